#pragma once

#include "model/plan/edits.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace portolan {

/// A cell of pasted text, or a whole row, that was not taken.
struct RefusedCell
{
    std::int64_t line = 0; ///< of the pasted text, from 1
    QString column;        ///< as the text or the table calls it; empty: the whole row
    QString reason;
    QString text;
};

/// What pasted text comes to.
struct Paste
{
    Edit edit; ///< takes the good rows, all or none
    int added = 0;
    int changed = 0;
    std::vector<RefusedCell> refused; ///< their rows are not in the edit
    QStringList unknownColumns;
};

/// Rows as a spreadsheet copies them: cells separated by tabs, those with line ends in quotation marks. With
/// a header row, columns may come in any order and be left out; they are called as in Columns<Row> or as in
/// `titles`, which has what the user reads for each of them, and case does not count. Without one, cells are
/// the columns in their order. References are by name, several of them separated by ';'. A row with the name
/// of one that the plan has changes it in the cells that are given; others are added. An empty cell makes
/// empty what can be, and else keeps the value. Refuses text that has
/// no row that can be taken.
template <class Row>
Result<Paste> pastedRows(const Plan &plan, const QString &text, const QStringList &titles = {});

/// The rows with a header row, as pastedRows reads them. Without titles the header has the names of the
/// columns.
template <class Row>
QString copiedRows(const Plan &plan, const std::vector<Id<Row>> &rows, const QStringList &titles = {});

/// The same for a table by its kind.
Result<Paste> pastedRows(RowKind kind, const Plan &plan, const QString &text, const QStringList &titles = {});

} // namespace portolan

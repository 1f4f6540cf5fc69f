#pragma once

#include "model/plan/edits.h"
#include "model/plan/plan.h"
#include "model/plan/why.h"

#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

namespace portolan {

/// One column of a table of rows, with the row type taken out: how a cell reads and how it is changed.
struct ColumnSpec
{
    QString title;
    bool isNumber = false;                                       ///< right-aligned
    std::function<QString(const Plan &, std::int64_t id)> shown; ///< rounded for reading
    std::function<QString(const Plan &, std::int64_t id)> exact; ///< for hovering, editing and copying
    std::function<double(const Plan &, std::int64_t id)> rank;   ///< sorts numbers; NaN sorts last
    std::function<QStringList(const Plan &)> choices;            ///< what may be chosen; none: free text
    std::function<QStringList(const Plan &)> choiceWords;        ///< how the choices read
    bool choosesSeveral = false;
    std::function<Result<Plan>(const Plan &, std::int64_t id, const QString &text)> set;
};

/// A table of the plan for showing and editing.
struct TableSpec
{
    RowKind kind = RowKind::Node;
    const char *table = "";
    std::vector<ColumnSpec> columns;
    std::function<std::vector<std::int64_t>(const Plan &)> ids;
    /// Adds a row with a name that is free and otherwise standard values; not for every table.
    std::function<Result<Plan>(const Plan &)> addNew;
};

/// Of each row type.
template <class Row>
TableSpec tableSpec();

/// The fields of a row as they are shown, with the titles of their columns.
template <class Row>
QList<std::pair<QString, QString>> shownFields(const Plan &plan, std::int64_t id)
{
    QList<std::pair<QString, QString>> fields;
    for (const ColumnSpec &column : tableSpec<Row>().columns)
        fields.append({column.title, column.shown(plan, id)});
    return fields;
}

} // namespace portolan

#pragma once

#include "views/report/paper.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace portolan {

struct PaperColumn
{
    QString title;
    double weight = 1; ///< of the width, beside the other columns
    Qt::Alignment alignment = Qt::AlignLeft;
};

struct PaperRow
{
    QStringList cells;
    std::optional<QRgb> mark; ///< a bar at the left edge, beside a word that says the same
    bool isTotal = false;
};

struct PaperTable
{
    std::vector<PaperColumn> columns;
    std::vector<PaperRow> rows;
    QString whenEmpty; ///< a sentence in place of a table without rows
};

/// Draws the table from here down, over as many pages as it takes; the header is repeated on each. Cells
/// wrap, and one that would be higher than eight lines ends with an ellipsis.
void drawTable(Paper &paper, const PaperTable &table);
/// The space that a heading should leave for it: header and a few rows.
double leastHeight(const PaperTable &table);

} // namespace portolan

#include "views/pages/figuretable.h"

#include "views/charts/palette.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

namespace portolan {

FigureTable::FigureTable(const QString &accessibleName, QWidget *parent) : QTableWidget(parent)
{
    setAccessibleName(accessibleName);
    setEditTriggers(NoEditTriggers);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    horizontalHeader()->setHighlightSections(false);
    connect(this, &QTableWidget::cellClicked, this, &FigureTable::ask);
}

void FigureTable::setTitles(const QStringList &titles)
{
    setColumnCount(static_cast<int>(titles.size()));
    setHorizontalHeaderLabels(titles);
}

void FigureTable::setFigures(const std::vector<std::vector<FigureCell>> &rows)
{
    const bool isFirst = m_cells.empty();
    m_cells = rows;
    setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            const FigureCell &cell = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            auto *shown = item(row, column);
            if (!shown) {
                shown = new QTableWidgetItem;
                setItem(row, column, shown);
            }
            shown->setText(cell.text);
            shown->setToolTip(cell.exact.isEmpty() ? cell.text : cell.exact);
            shown->setTextAlignment((cell.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            QFont face = font();
            face.setBold(cell.tone != CellTone::Plain);
            shown->setFont(face);
            const bool isAlert = cell.tone == CellTone::Near || cell.tone == CellTone::Over;
            const Meaning meaning = cell.tone == CellTone::Over ? Meaning::AlertOver : Meaning::AlertNear;
            const QColor ground = colorOf(meaning, palette());
            shown->setBackground(isAlert ? QBrush(ground) : QBrush());
            shown->setForeground(isAlert ? QBrush(inkOn(ground)) : QBrush());
            if (cell.isNumber && row == 0)
                horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    if (isFirst)
        resizeColumnsToContents();
}

void FigureTable::ask(int row, int column)
{
    if (row < 0 || row >= static_cast<int>(m_cells.size()))
        return;
    const FigureCell &cell = m_cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    if (cell.line.line >= 0)
        emit whyAsked(cell.line);
    else if (cell.row.id != 0)
        emit rowChosen(cell.row);
}

void FigureTable::copySelected() const
{
    QStringList lines;
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column) {
            if (item(row, column) && item(row, column)->isSelected()) {
                const FigureCell &cell =
                    m_cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                cells.append(cell.exact.isEmpty() ? cell.text : cell.exact);
            }
        }
        if (!cells.isEmpty())
            lines.append(cells.join(u'\t'));
    }
    QApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

void FigureTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        return copySelected();
    if (event->key() == Qt::Key_F1 || event->key() == Qt::Key_Return)
        return ask(currentRow(), currentColumn());
    QTableWidget::keyPressEvent(event);
}

} // namespace portolan

#include "views/pages/figuretable.h"

#include "views/charts/palette.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>
#include <numeric>

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
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this] {
        if (!m_isFitting)
            m_isSetByReader = true;
    });
}

void FigureTable::setTitles(const QStringList &titles)
{
    m_isFitting = true;
    setColumnCount(static_cast<int>(titles.size()));
    setHorizontalHeaderLabels(titles);
    m_isFitting = false;
}

void FigureTable::setFigures(const std::vector<std::vector<FigureCell>> &rows)
{
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
    fitColumns();
}

bool FigureTable::isOfWords(int column) const
{
    return std::none_of(m_cells.begin(), m_cells.end(), [column](const std::vector<FigureCell> &row) {
        return row[static_cast<std::size_t>(column)].isNumber;
    });
}

void FigureTable::shareSpace(std::vector<int> &widths, int space) const
{
    std::vector<std::size_t> words;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        if (isOfWords(static_cast<int>(column)))
            words.push_back(column);
    }
    const auto isNarrower = [&](std::size_t a, std::size_t b) { return widths[a] < widths[b]; };
    const int least = fontMetrics().averageCharWidth() * 15;
    int missing = std::accumulate(widths.begin(), widths.end(), -space);
    while (missing > 0 && !words.empty()) {
        int &widest = widths[*std::max_element(words.begin(), words.end(), isNarrower)];
        if (widest <= least)
            return;
        const int less = std::min({missing, std::max(1, widest / 8), widest - least});
        widest -= less;
        missing -= less;
    }
    if (missing < 0 && !words.empty() && words.back() + 1 == widths.size())
        widths[words.back()] -= missing;
}

void FigureTable::fitColumns()
{
    if (m_isSetByReader || m_cells.empty())
        return;
    m_isFitting = true;
    const int most = fontMetrics().averageCharWidth() * 90;
    std::vector<int> widths;
    for (int column = 0; column < columnCount(); ++column) {
        const int wanted = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        widths.push_back(std::min(wanted + 6, most));
    }
    shareSpace(widths, viewport()->width());
    for (int column = 0; column < columnCount(); ++column)
        setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    m_isFitting = false;
}

void FigureTable::resizeEvent(QResizeEvent *event)
{
    QTableWidget::resizeEvent(event);
    fitColumns();
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

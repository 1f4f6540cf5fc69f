#include "views/report/papertable.h"

namespace portolan {

namespace {
constexpr double padding = 4 * Paper::point;
constexpr int mostLines = 8;

class TablePainter
{
public:
    TablePainter(Paper &paper, const PaperTable &table) : m_paper(paper), m_table(table)
    {
        double weights = 0;
        for (const PaperColumn &column : table.columns)
            weights += column.weight;
        double x = paper.left();
        for (const PaperColumn &column : table.columns) {
            const double width = paper.width() * column.weight / weights;
            m_places.push_back({x, width});
            x += width;
        }
    }

    void draw()
    {
        header();
        bool isShaded = false;
        for (const PaperRow &row : m_table.rows) {
            const double height = heightOf(row.cells, TextStyle::Small);
            if (m_paper.remaining() < height) {
                m_paper.ensure(m_paper.height());
                header();
                isShaded = false;
            }
            this->row(row, height, isShaded);
            isShaded = !isShaded;
        }
        m_paper.moveDown(6 * Paper::point);
    }

private:
    struct Place
    {
        double x = 0, width = 0;
    };

    double heightOf(const QStringList &cells, TextStyle style) const
    {
        double most = 0;
        for (std::size_t i = 0; i < m_places.size(); ++i)
            most = std::max(
                most, textHeight(cellText(cells, i), setting(i, style), m_places[i].width - 2 * padding));
        return most + 2 * padding;
    }

    /// A figure that is wider than its column breaks before its unit, not within it.
    static QString cellText(const QStringList &cells, std::size_t column)
    {
        return cells.value(static_cast<qsizetype>(column)).replace(u'\u00a0', u' ');
    }

    Setting setting(std::size_t column, TextStyle style) const
    {
        return {style, m_table.columns[column].alignment, ink::text, mostLines};
    }

    void header()
    {
        QStringList titles;
        for (const PaperColumn &column : m_table.columns)
            titles.append(column.title);
        const double height = heightOf(titles, TextStyle::Small);
        QPainter &painter = m_paper.painter();
        painter.fillRect(QRectF(m_paper.left(), m_paper.y(), m_paper.width(), height),
                         QColor::fromRgb(ink::accent));
        cells(titles, 0xffffffff);
        m_paper.moveDown(height);
    }

    void row(const PaperRow &row, double height, bool isShaded)
    {
        QPainter &painter = m_paper.painter();
        const QRectF place(m_paper.left(), m_paper.y(), m_paper.width(), height);
        if (isShaded && !row.isTotal)
            painter.fillRect(place, QColor::fromRgb(ink::shade));
        painter.setPen(QPen(QColor::fromRgb(row.isTotal ? ink::accent : ink::rule),
                            (row.isTotal ? 1.0 : 0.4) * Paper::point));
        const QLineF edge = row.isTotal ? QLineF(place.topLeft(), place.topRight())
                                        : QLineF(place.bottomLeft(), place.bottomRight());
        painter.drawLine(edge);
        if (row.mark)
            painter.fillRect(QRectF(place.left(), place.top(), 2.4 * Paper::point, height),
                             QColor::fromRgb(*row.mark));
        cells(row.cells, row.isTotal ? ink::accent : ink::text);
        m_paper.moveDown(height);
    }

    void cells(const QStringList &texts, QRgb color)
    {
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            Setting how = setting(i, TextStyle::Small);
            how.color = color;
            drawText(m_paper.painter(),
                     {m_places[i].x + padding, m_paper.y() + padding, m_places[i].width - 2 * padding, 0},
                     cellText(texts, i), how);
        }
    }

    Paper &m_paper;
    const PaperTable &m_table;
    std::vector<Place> m_places;
};
} // namespace

void drawTable(Paper &paper, const PaperTable &table)
{
    if (table.rows.empty()) {
        paper.paragraph(table.whenEmpty);
        return;
    }
    paper.ensure(leastHeight(table));
    TablePainter(paper, table).draw();
}

double leastHeight(const PaperTable &table)
{
    return (table.rows.empty() ? 20 : 70) * Paper::point;
}

} // namespace portolan

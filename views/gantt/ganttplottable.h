#pragma once

#include "views/gantt/ganttrows.h"

#include <memory>
#include <qcustomplot.h>

namespace portolan {

/// A bar that is being dragged: where it would lie.
struct GanttGhost
{
    int row = -1;
    Moment start, finish;
};

/// All bars, brackets, diamonds and arrows in one plottable. Keys are seconds since 1970-01-01 UTC, values
/// are rows; only what lies in the visible part is drawn, so that the number of rows does not matter.
class GanttPlottable : public QCPAbstractPlottable
{
    Q_OBJECT

public:
    GanttPlottable(QCPAxis *keyAxis, QCPAxis *valueAxis);

    void setRows(std::shared_ptr<const GanttRows> rows) { m_rows = std::move(rows); }
    const GanttRows &rows() const { return *m_rows; }
    void setSelectedRow(int row) { m_selectedRow = row; }
    void setToday(std::optional<Moment> today) { m_today = today; }

    /// Where the bar of the row lies, in pixels; null where it has none.
    QRectF barPlace(int row) const;
    /// First and one past the last visible row.
    std::pair<int, int> visibleRows() const;
    /// Shades the days without work; belongs below the grid.
    void drawCalendar(QCPPainter *painter) const;
    /// Names at the left of the axis rect.
    void drawNames(QCPPainter *painter) const;
    void drawGhost(QCPPainter *painter, const GanttGhost &ghost) const;

    double selectTest(const QPointF &pos, bool onlySelectable, QVariant *details) const override;
    QCPRange getKeyRange(bool &foundRange, QCP::SignDomain) const override;
    QCPRange getValueRange(bool &foundRange, QCP::SignDomain, const QCPRange &) const override;

protected:
    void draw(QCPPainter *painter) override;
    void drawLegendIcon(QCPPainter *, const QRectF &) const override {}

private:
    double xOf(Moment moment) const { return keyAxis()->coordToPixel(static_cast<double>(moment.seconds)); }
    QRectF rowBand(int row) const;
    void drawBar(QCPPainter *painter, const GanttRow &row, const QRectF &place) const;
    void drawBracket(QCPPainter *painter, const GanttRow &row, const QRectF &place) const;
    void drawDiamond(QCPPainter *painter, const QRectF &place) const;
    void drawSlack(QCPPainter *painter, const GanttRow &row, const QRectF &place) const;
    void drawLabel(QCPPainter *painter, const GanttRow &row, const QRectF &place) const;
    void drawLink(QCPPainter *painter, const GanttLink &link) const;
    void drawToday(QCPPainter *painter) const;

    std::shared_ptr<const GanttRows> m_rows = std::make_shared<const GanttRows>();
    int m_selectedRow = -1;
    std::optional<Moment> m_today;
};

} // namespace portolan

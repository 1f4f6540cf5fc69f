#pragma once

#include "views/charts/chart.h"
#include "views/gantt/ganttplottable.h"

class QScrollBar;

namespace portolan {

enum class GanttZoom
{
    Whole,
    Month,
    Week,
    Day
};

/// Waves and tasks over time. Dragging a bar asks to move it, dragging its right end to resize it; the wheel
/// zooms about the pointer and scrolls over the names. Up and down select a row, Ctrl with left and right
/// moves it by a day, with Shift as well it resizes by a day.
class GanttChart : public Chart
{
    Q_OBJECT

public:
    explicit GanttChart(QWidget *parent = nullptr);

    /// Keeps the selected row, the zoom and the place.
    void showRows(std::shared_ptr<const GanttRows> rows);
    const GanttRows &rows() const { return m_bars->rows(); }
    void setToday(std::optional<Moment> today);
    void zoomTo(GanttZoom zoom);
    void selectRow(int row);
    int selectedRow() const { return m_selected; }
    QRectF barPlace(int row) const { return m_bars->barPlace(row); }

    // For paper: how high a chart of so many rows is, and which row is the first.
    int heightFor(int rowCount) const;
    void scrollToRow(int row);

    /// The width of the names at the left and the free space at the right, for charts that stand below.
    int nameWidth() const;
    static int endWidth() { return 18; }

    Sheet sheet() const override;

Q_SIGNALS:
    void rowChosen(const portolan::RowRef &row);
    void moveAsked(portolan::TaskId task, portolan::Moment start);
    void resizeAsked(portolan::TaskId task, portolan::TimeSpan duration);

protected:
    int pointCount() const override { return static_cast<int>(rows().rows.size()); }
    int pointAt(const QPointF &pixel) const override;
    QRectF pointPlace(int point) const override;
    QString pointText(int point) const override;
    LineRef pointLine(int point) const override;
    void colour() override;

    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class Grip
    {
        None,
        Body,
        End
    };
    void setUpAxes();
    int rowHeight() const;
    int rowAt(double y) const;
    Grip gripAt(int row, const QPointF &pixel) const;
    void fitRows();
    void showDragged(const QPointF &pixel);
    void askForDragged();
    void nudge(int way, bool resizes);
    void chooseRow(int row);
    TimeSpan step() const;

    GanttPlottable *m_bars;
    QScrollBar *m_scroll;
    int m_selected = -1;
    Grip m_grip = Grip::None;
    QPointF m_grabbed;
    GanttGhost m_ghost;
};

} // namespace portolan

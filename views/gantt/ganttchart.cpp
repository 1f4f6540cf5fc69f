#include "views/gantt/ganttchart.h"

#include "views/charts/drawing.h"
#include "views/charts/timeaxis.h"
#include "views/format/numbers.h"

#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace portolan {

GanttChart::GanttChart(QWidget *parent)
    : Chart(parent), m_bars(new GanttPlottable(xAxis, yAxis)), m_scroll(new QScrollBar(Qt::Vertical, this))
{
    describe(tr("Schedule"),
             tr("Waves and tasks over time. Up and down choose a row, Ctrl with left and right "
                "moves it by a day."));
    addLayer(QStringLiteral("calendar"), layer(QStringLiteral("grid")), QCustomPlot::limBelow);
    new Drawing(this, QStringLiteral("calendar"),
                [this](QCPPainter *painter) { m_bars->drawCalendar(painter); });
    auto *names = new Drawing(this, QStringLiteral("axes"),
                              [this](QCPPainter *painter) { m_bars->drawNames(painter); });
    names->clipTo([this] {
        const QRect frame = axisRect()->rect();
        return QRect(0, frame.top(), frame.left() + 1, frame.height());
    });
    new Drawing(this, QStringLiteral("mark"),
                [this](QCPPainter *painter) { m_bars->drawGhost(painter, m_ghost); });
    setUpAxes();
    m_scroll->setFocusPolicy(Qt::NoFocus);
    connect(m_scroll, &QScrollBar::valueChanged, this, [this] { replot(QCustomPlot::rpQueuedReplot); });
    connect(this, &QCustomPlot::afterLayout, this, &GanttChart::fitRows);
    setEmptyText(tr("No tasks yet"));
    refresh();
}

void GanttChart::setUpAxes()
{
    xAxis->setVisible(false);
    xAxis2->setVisible(true);
    xAxis2->grid()->setVisible(true);
    connect(xAxis, qOverload<const QCPRange &>(&QCPAxis::rangeChanged), xAxis2,
            qOverload<const QCPRange &>(&QCPAxis::setRange));
    yAxis->setVisible(false);
    yAxis->setRangeReversed(true);
}

void GanttChart::showRows(std::shared_ptr<const GanttRows> rows)
{
    const RowRef selected = m_selected >= 0 ? this->rows().rows[static_cast<std::size_t>(m_selected)].row
                                            : RowRef{RowKind::Settings, 0};
    const Zone zone = rows->calendar.zone();
    m_bars->setRows(std::move(rows));
    m_ghost = {};
    m_grip = Grip::None;
    m_selected = this->rows().indexOf(selected);
    m_bars->setSelectedRow(m_selected);
    useTimeAxis(xAxis, zone);
    useTimeAxis(xAxis2, zone);
    setEmptyText(this->rows().rows.empty() ? tr("No tasks yet") : QString());
    const double from = static_cast<double>(this->rows().start.seconds);
    const double to = static_cast<double>(this->rows().finish.seconds);
    if (to > from)
        setWholeSpan(QCPRange(from - (to - from) * 0.02, to + (to - from) * 0.1));
    refresh();
}

void GanttChart::setToday(std::optional<Moment> today)
{
    m_bars->setToday(today);
    replot(QCustomPlot::rpQueuedReplot);
}

void GanttChart::colour()
{
    setSideMargins(nameWidth(), endWidth());
    axisRect()->setMinimumMargins(QMargins(0, 0, 0, 6));
    const Frame frame = frameOf(palette());
    const auto color = [this](Meaning meaning) { return colorOf(meaning, palette()); };
    const QPen thick(frame.ink, 2);
    setKey({{tr("Wave"), KeyShape::Fill, Qt::NoPen, color(Meaning::Wave)},
            {tr("Task"), KeyShape::Fill, QPen(color(Meaning::Task).darker(120)), color(Meaning::Task)},
            {tr("Critical path"), KeyShape::Fill, thick, color(Meaning::Critical)},
            {tr("Milestone"), KeyShape::Diamond, QPen(color(Meaning::Task)), color(Meaning::Task)},
            {tr("Slack"), KeyShape::Line, QPen(color(Meaning::Slack), 1.5, Qt::DotLine), {}},
            {tr("Today"), KeyShape::Line, QPen(color(Meaning::Today), 2, Qt::DashDotLine), {}}});
}

int GanttChart::nameWidth() const
{
    return QFontMetrics(font()).averageCharWidth() * 30;
}

int GanttChart::rowHeight() const
{
    return QFontMetrics(font()).height() * 8 / 5;
}

int GanttChart::heightFor(int rowCount) const
{
    // Key, two lines of ticks and their distances.
    return rowCount * rowHeight() + QFontMetrics(font()).height() * 5;
}

void GanttChart::scrollToRow(int row)
{
    m_scroll->setMaximum(std::max(m_scroll->maximum(), row * rowHeight()));
    m_scroll->setValue(row * rowHeight());
}

void GanttChart::fitRows()
{
    const int height = std::max(1, axisRect()->height());
    const int needed = pointCount() * rowHeight();
    m_scroll->setPageStep(height);
    m_scroll->setSingleStep(rowHeight());
    const double top = static_cast<double>(m_scroll->value()) / rowHeight();
    yAxis->setRange(top, top + static_cast<double>(height) / rowHeight());
    m_scroll->setVisible(needed > height);
    m_scroll->setGeometry(width() - 14, axisRect()->top(), 14, height);
    const QSignalBlocker quiet(m_scroll);
    m_scroll->setMaximum(std::max({0, needed - height, m_scroll->value() < needed ? m_scroll->value() : 0}));
}

void GanttChart::resizeEvent(QResizeEvent *event)
{
    Chart::resizeEvent(event);
    m_scroll->setMaximum(std::max(0, pointCount() * rowHeight() - axisRect()->height()));
}

int GanttChart::rowAt(double y) const
{
    const int row = static_cast<int>(std::floor(yAxis->pixelToCoord(y)));
    const QRect frame = axisRect()->rect();
    return y >= frame.top() && y <= frame.bottom() && row >= 0 && row < pointCount() ? row : -1;
}

int GanttChart::pointAt(const QPointF &pixel) const
{
    const int row = rowAt(pixel.y());
    if (row < 0 || pixel.x() < axisRect()->left())
        return row;
    const QRectF place = m_bars->barPlace(row).adjusted(-3, -6, 6, 6);
    return place.contains(pixel) ? row : -1;
}

QRectF GanttChart::pointPlace(int point) const
{
    return m_bars->barPlace(point).intersected(axisRect()->rect());
}

QString GanttChart::pointText(int point) const
{
    const GanttRow &row = rows().rows[static_cast<std::size_t>(point)];
    if (!row.start)
        return tr("%1: no tasks yet").arg(row.name);
    const Zone &zone = rows().calendar.zone();
    QStringList lines{
        row.name,
        tr("%1 to %2").arg(momentText(*row.start, zone, locale()), momentText(row.finish, zone, locale()))};
    if (row.kind == GanttKind::Milestone)
        lines[1] = momentText(row.finish, zone, locale());
    if (row.isCritical)
        lines.append(tr("On the critical path: any delay moves the finish"));
    else if (row.kind != GanttKind::Wave)
        lines.append(tr("Slack: %1 of working time").arg(timeSpanText(row.totalSlack, locale())));
    if (row.gate == GateState::Open)
        lines.append(tr("Its gate is open: what follows waits for a decision"));
    return lines.join(u'\n');
}

LineRef GanttChart::pointLine(int point) const
{
    return rows().rows[static_cast<std::size_t>(point)].line;
}

TimeSpan GanttChart::step() const
{
    const double secondsPerPixel = xAxis->range().size() / std::max(1, axisRect()->width());
    return secondsPerPixel < 900 ? TimeSpan::hours(1) : TimeSpan::days(1);
}

void GanttChart::zoomTo(GanttZoom zoom)
{
    const double width = std::max(1, axisRect()->width());
    const double middle = xAxis->range().center();
    const auto show = [&](double seconds, double pixels) {
        const double half = seconds * width / pixels / 2;
        xAxis->setRange(middle - half, middle + half);
    };
    switch (zoom) {
    case GanttZoom::Whole:
        xAxis->setRange(wholeSpan());
        break;
    case GanttZoom::Month:
        show(30 * 86400.0, 90);
        break;
    case GanttZoom::Week:
        show(7 * 86400.0, 90);
        break;
    case GanttZoom::Day:
        show(86400.0, 60);
        break;
    }
    replot(QCustomPlot::rpQueuedReplot);
}

void GanttChart::selectRow(int row)
{
    if (row < 0 || row >= pointCount() || row == m_selected)
        return;
    m_selected = row;
    m_bars->setSelectedRow(row);
    const int top = row * rowHeight();
    if (top < m_scroll->value())
        m_scroll->setValue(top);
    else if (top + rowHeight() > m_scroll->value() + axisRect()->height())
        m_scroll->setValue(top + rowHeight() - axisRect()->height());
    setAccessibleDescription(pointText(row));
    replot(QCustomPlot::rpQueuedReplot);
}

Sheet GanttChart::sheet() const
{
    Sheet sheet{{tr("Name"), tr("Start (UTC)"), tr("Finish (UTC)"), tr("Slack (hours)"), tr("Critical")}, {}};
    for (const GanttRow &row : rows().rows) {
        if (!row.start)
            continue;
        sheet.rows.append(
            {row.name, row.start->toText(), row.finish.toText(),
             row.kind == GanttKind::Wave ? QString() : QString::number(row.totalSlack.inHours(), 'f', 2),
             row.isCritical ? tr("yes") : tr("no")});
    }
    return sheet;
}

} // namespace portolan

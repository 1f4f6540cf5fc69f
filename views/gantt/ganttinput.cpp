#include "views/gantt/ganttchart.h"

#include "views/format/numbers.h"

#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

// How pointer, wheel and keys act on the Gantt chart.

namespace portolan {

namespace {

constexpr double endGrip = 6;
constexpr int longestHoliday = 60;

/// The same time on the next day (the one before, where way is negative) on which the row can be at work.
Moment dayAway(const GanttRows &rows, const GanttRow &row, Moment moment, int way)
{
    const QDateTime local = rows.calendar.zone().local(moment);
    QDate date = local.date().addDays(way);
    for (int i = 0; i < longestHoliday && !row.isElapsed && !rows.calendar.isWorkingDay(date); ++i)
        date = date.addDays(way);
    return rows.calendar.zone().at(QDateTime(date, local.time()));
}

} // namespace

GanttChart::Grip GanttChart::gripAt(int row, const QPointF &pixel) const
{
    if (row < 0 || pixel.x() < axisRect()->left())
        return Grip::None;
    const GanttRow &shown = rows().rows[static_cast<std::size_t>(row)];
    if (!shown.task.isSet())
        return Grip::None;
    const bool isAtEnd = std::abs(pixel.x() - m_bars->barPlace(row).right()) <= endGrip;
    return isAtEnd && shown.kind == GanttKind::Task ? Grip::End : Grip::Body;
}

void GanttChart::chooseRow(int row)
{
    if (row < 0)
        return;
    selectRow(row);
    Q_EMIT rowChosen(rows().rows[static_cast<std::size_t>(row)].row);
}

void GanttChart::mousePressEvent(QMouseEvent *event)
{
    const int row = pointAt(event->position());
    const Grip grip = event->button() == Qt::LeftButton ? gripAt(row, event->position()) : Grip::None;
    if (event->button() == Qt::LeftButton)
        chooseRow(rowAt(event->position().y()));
    if (grip == Grip::None)
        return Chart::mousePressEvent(event);
    setFocus(Qt::MouseFocusReason);
    m_grip = grip;
    m_grabbed = event->position();
    const GanttRow &shown = rows().rows[static_cast<std::size_t>(row)];
    m_ghost = {row, *shown.start, shown.finish};
    event->accept();
}

void GanttChart::showDragged(const QPointF &pixel)
{
    const GanttRow &shown = rows().rows[static_cast<std::size_t>(m_ghost.row)];
    const double away = xAxis->pixelToCoord(pixel.x()) - xAxis->pixelToCoord(m_grabbed.x());
    const TimeSpan shift{static_cast<std::int64_t>(away)};
    const Zone &zone = rows().calendar.zone();
    QString text;
    if (m_grip == Grip::End) {
        const TimeSpan duration = durationUntil(rows(), shown, shown.finish + shift);
        m_ghost.finish =
            shown.isElapsed ? *shown.start + duration : rows().calendar.add(*shown.start, duration);
        text = tr("%1: %2, until %3")
                   .arg(shown.name, timeSpanText(duration, locale()),
                        momentText(m_ghost.finish, zone, locale()));
    } else {
        m_ghost.start = startNear(rows(), shown, *shown.start + shift, step());
        m_ghost.finish = m_ghost.start + (shown.finish - *shown.start);
        text = tr("%1: not before %2").arg(shown.name, momentText(m_ghost.start, zone, locale()));
    }
    layer(QStringLiteral("mark"))->replot();
    QToolTip::showText(mapToGlobal(pixel.toPoint()), text, this);
}

void GanttChart::mouseMoveEvent(QMouseEvent *event)
{
    const bool isDrag = (event->position() - m_grabbed).manhattanLength() >= 4 || m_ghost.row >= 0;
    if (m_grip != Grip::None && isDrag)
        return showDragged(event->position());
    Chart::mouseMoveEvent(event);
    if (event->buttons() != Qt::NoButton)
        return;
    switch (gripAt(pointAt(event->position()), event->position())) {
    case Grip::None:
        unsetCursor();
        break;
    case Grip::Body:
        setCursor(Qt::SizeAllCursor);
        break;
    case Grip::End:
        setCursor(Qt::SizeHorCursor);
        break;
    }
}

void GanttChart::askForDragged()
{
    const GanttGhost ghost = std::exchange(m_ghost, GanttGhost{});
    const Grip grip = std::exchange(m_grip, Grip::None);
    layer(QStringLiteral("mark"))->replot();
    QToolTip::hideText();
    // A copy: what is asked for may come back as other rows before this returns.
    const GanttRow shown = rows().rows[static_cast<std::size_t>(ghost.row)];
    if (grip == Grip::End && ghost.finish != shown.finish)
        Q_EMIT resizeAsked(shown.task, durationUntil(rows(), shown, ghost.finish));
    else if (grip == Grip::Body && ghost.start != *shown.start)
        Q_EMIT moveAsked(shown.task, ghost.start);
}

void GanttChart::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_grip == Grip::None)
        return Chart::mouseReleaseEvent(event);
    const bool isClick = (event->position() - m_grabbed).manhattanLength() < 4;
    if (!isClick)
        return askForDragged();
    const int row = std::exchange(m_ghost, GanttGhost{}).row;
    m_grip = Grip::None;
    layer(QStringLiteral("mark"))->replot();
    if (pointLine(row).line >= 0)
        Q_EMIT whyAsked(pointLine(row));
}

void GanttChart::wheelEvent(QWheelEvent *event)
{
    const bool scrolls =
        event->position().x() < axisRect()->left() || event->modifiers().testFlag(Qt::ShiftModifier);
    if (!scrolls)
        return Chart::wheelEvent(event);
    const QPoint turned = event->angleDelta();
    const int steps = turned.y() != 0 ? turned.y() : turned.x();
    m_scroll->setValue(m_scroll->value() - steps * 3 * m_scroll->singleStep() / 120);
    event->accept();
}

void GanttChart::nudge(int way, bool resizes)
{
    if (m_selected < 0)
        return;
    const GanttRow shown = rows().rows[static_cast<std::size_t>(m_selected)];
    if (!shown.task.isSet() || !shown.start)
        return;
    if (!resizes)
        Q_EMIT moveAsked(shown.task, dayAway(rows(), shown, *shown.start, way));
    else if (shown.kind == GanttKind::Task)
        Q_EMIT resizeAsked(shown.task,
                           durationUntil(rows(), shown, dayAway(rows(), shown, shown.finish, way)));
}

void GanttChart::keyPressEvent(QKeyEvent *event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const int page = std::max(1, axisRect()->height() / rowHeight() - 1);
    const auto choose = [this](int row) { chooseRow(std::clamp(row, 0, std::max(0, pointCount() - 1))); };
    if (pointCount() == 0)
        return QCustomPlot::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Up:
        return choose(m_selected - 1);
    case Qt::Key_Down:
        return choose(m_selected + 1);
    case Qt::Key_PageUp:
        return choose(m_selected - page);
    case Qt::Key_PageDown:
        return choose(m_selected + page);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(pointCount() - 1);
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int way = event->key() == Qt::Key_Left ? -1 : 1;
        if (control)
            return nudge(way, shift);
        xAxis->moveRange(way * xAxis->range().size() * 0.1);
        return replot(QCustomPlot::rpQueuedReplot);
    }
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        xAxis->scaleRange(event->key() == Qt::Key_Plus ? 0.8 : 1.25);
        return replot(QCustomPlot::rpQueuedReplot);
    case Qt::Key_Return:
    case Qt::Key_F1:
        if (m_selected >= 0 && pointLine(m_selected).line >= 0)
            Q_EMIT whyAsked(pointLine(m_selected));
        return;
    case Qt::Key_Escape:
        m_ghost = {};
        m_grip = Grip::None;
        return layer(QStringLiteral("mark"))->replot();
    default:
        QCustomPlot::keyPressEvent(event);
    }
}

} // namespace portolan

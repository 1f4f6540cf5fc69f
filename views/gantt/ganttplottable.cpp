#include "views/gantt/ganttplottable.h"

#include "views/charts/palette.h"
#include "views/format/numbers.h"

#include <algorithm>
#include <cmath>

namespace portolan {

GanttPlottable::GanttPlottable(QCPAxis *keyAxis, QCPAxis *valueAxis)
    : QCPAbstractPlottable(keyAxis, valueAxis)
{
    setSelectable(QCP::stNone);
}

double GanttPlottable::selectTest(const QPointF &, bool, QVariant *) const
{
    return -1; // the widget asks for rows itself
}

QCPRange GanttPlottable::getKeyRange(bool &foundRange, QCP::SignDomain) const
{
    foundRange = m_rows->finish > m_rows->start;
    return {static_cast<double>(m_rows->start.seconds), static_cast<double>(m_rows->finish.seconds)};
}

QCPRange GanttPlottable::getValueRange(bool &foundRange, QCP::SignDomain, const QCPRange &) const
{
    foundRange = !m_rows->rows.empty();
    return {0, static_cast<double>(m_rows->rows.size())};
}

std::pair<int, int> GanttPlottable::visibleRows() const
{
    const QCPRange range = valueAxis()->range();
    const int count = static_cast<int>(m_rows->rows.size());
    return {std::clamp(static_cast<int>(std::floor(range.lower)), 0, count),
            std::clamp(static_cast<int>(std::ceil(range.upper)), 0, count)};
}

QRectF GanttPlottable::rowBand(int row) const
{
    const double top = valueAxis()->coordToPixel(row);
    const QRect frame = keyAxis()->axisRect()->rect();
    return {static_cast<double>(frame.left()), top, static_cast<double>(frame.width()),
            valueAxis()->coordToPixel(row + 1) - top};
}

QRectF GanttPlottable::barPlace(int row) const
{
    const GanttRow &shown = m_rows->rows[static_cast<std::size_t>(row)];
    if (!shown.start)
        return {};
    const QRectF band = rowBand(row);
    const double height = band.height() * (shown.kind == GanttKind::Wave ? 0.3 : 0.56);
    const double left = xOf(*shown.start);
    const double top = band.top() + (band.height() - height) / 2;
    if (shown.kind == GanttKind::Milestone)
        return {left - height / 2, top, height, height};
    return {left, top, std::max(2.0, xOf(shown.finish) - left), height};
}

void GanttPlottable::draw(QCPPainter *painter)
{
    painter->setFont(mParentPlot->font());
    const auto [first, last] = visibleRows();
    if (m_selectedRow >= first && m_selectedRow < last) {
        QColor band = mParentPlot->palette().color(QPalette::Highlight);
        band.setAlphaF(0.16F);
        painter->fillRect(rowBand(m_selectedRow), band);
    }
    std::vector<int> links;
    for (int row = first; row < last; ++row) {
        const auto &own = m_rows->linksOf[static_cast<std::size_t>(row)];
        links.insert(links.end(), own.begin(), own.end());
    }
    std::sort(links.begin(), links.end());
    links.erase(std::unique(links.begin(), links.end()), links.end());
    for (const int link : links)
        drawLink(painter, m_rows->links[static_cast<std::size_t>(link)]);
    const QRectF frame = keyAxis()->axisRect()->rect();
    for (int row = first; row < last; ++row) {
        const GanttRow &shown = m_rows->rows[static_cast<std::size_t>(row)];
        const QRectF place = barPlace(row);
        const double end = std::max(place.right(), shown.start ? xOf(shown.lateFinish) : 0) + 120;
        if (shown.start && place.left() <= frame.right() && end >= frame.left())
            drawBar(painter, shown, place);
    }
    drawToday(painter);
}

void GanttPlottable::drawBar(QCPPainter *painter, const GanttRow &row, const QRectF &place) const
{
    const QPalette palette = mParentPlot->palette();
    const QColor color = colorOf(row.isCritical ? Meaning::Critical : Meaning::Task, palette);
    if (row.kind == GanttKind::Wave)
        return drawBracket(painter, row, place);
    drawSlack(painter, row, place);
    // The critical path is told by a thick frame as well as by its colour.
    painter->setPen(row.isCritical ? QPen(frameOf(palette).ink, 2) : QPen(color.darker(120), 1));
    painter->setBrush(color);
    if (row.kind == GanttKind::Milestone)
        drawDiamond(painter, place);
    else
        painter->drawRoundedRect(place, 2, 2);
    drawLabel(painter, row, place);
}

void GanttPlottable::drawBracket(QCPPainter *painter, const GanttRow &row, const QRectF &place) const
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(colorOf(Meaning::Wave, mParentPlot->palette()));
    const double foot = std::min(place.height(), place.width() / 2);
    const double bottom = place.bottom() + place.height() * 0.7;
    painter->drawPolygon(QPolygonF{place.topLeft(), place.topRight(), QPointF(place.right(), bottom),
                                   QPointF(place.right() - foot, place.bottom()),
                                   QPointF(place.left() + foot, place.bottom()),
                                   QPointF(place.left(), bottom)});
    drawLabel(painter, row, place);
}

void GanttPlottable::drawDiamond(QCPPainter *painter, const QRectF &place) const
{
    const QPointF middle = place.center();
    painter->drawPolygon(QPolygonF{QPointF(middle.x(), place.top()), QPointF(place.right(), middle.y()),
                                   QPointF(middle.x(), place.bottom()), QPointF(place.left(), middle.y())});
}

void GanttPlottable::drawSlack(QCPPainter *painter, const GanttRow &row, const QRectF &place) const
{
    const double until = xOf(row.lateFinish);
    if (row.isCritical || until <= place.right() + 1)
        return;
    const double y = place.center().y();
    painter->setPen(QPen(colorOf(Meaning::Slack, mParentPlot->palette()), 1.5, Qt::DotLine));
    painter->drawLine(QPointF(place.right(), y), QPointF(until, y));
    painter->setPen(QPen(colorOf(Meaning::Slack, mParentPlot->palette()), 1.5));
    painter->drawLine(QPointF(until, y - 4), QPointF(until, y + 4));
}

void GanttPlottable::drawLabel(QCPPainter *painter, const GanttRow &row, const QRectF &place) const
{
    const Frame frame = frameOf(mParentPlot->palette());
    // Behind the slack, and clear of the arrow that leaves the bar.
    double left = std::max(place.right(), row.isCritical ? 0.0 : xOf(row.lateFinish)) + 10;
    if (row.gate) {
        // An open gate is hollow, a passed one full.
        const double side = std::min(12.0, rowBand(0).height() * 0.5);
        const QRectF sign(left, place.center().y() - side / 2, side, side);
        painter->setPen(QPen(frame.ink, 1.2));
        painter->setBrush(*row.gate == GateState::Open
                              ? QBrush(frame.ground)
                              : QBrush(colorOf(Meaning::Spot, mParentPlot->palette())));
        painter->drawPolygon(
            QPolygonF{sign.topLeft(), QPointF(sign.right(), sign.center().y()), sign.bottomLeft()});
        left = sign.right() + 5;
    }
    const QLocale locale = mParentPlot->locale();
    const QString format =
        locale.language() == QLocale::Chinese ? QStringLiteral("M月d日") : QStringLiteral("d MMM");
    const QString text = locale.toString(m_rows->calendar.zone().local(row.finish).date(), format);
    painter->setPen(frame.faintInk);
    painter->drawText(QRectF(left, place.center().y() - 20, 120, 40), Qt::AlignLeft | Qt::AlignVCenter, text);
}

void GanttPlottable::drawLink(QCPPainter *painter, const GanttLink &link) const
{
    const QRectF from = barPlace(link.from);
    const QRectF to = barPlace(link.to);
    if (from.isNull() || to.isNull())
        return;
    const bool leavesAtEnd = link.link == Link::FinishStart || link.link == Link::FinishFinish;
    const bool entersAtStart = link.link == Link::FinishStart || link.link == Link::StartStart;
    const QPointF start(leavesAtEnd ? from.right() : from.left(), from.center().y());
    const QPointF end(entersAtStart ? to.left() : to.right(), to.center().y());
    const double out = start.x() + (leavesAtEnd ? 6 : -6);
    const double in = end.x() + (entersAtStart ? -8 : 8);
    const bool isFree = entersAtStart ? in >= out : in <= out;
    QPolygonF path{start, QPointF(out, start.y())};
    if (!isFree) {
        const double between = end.y() > start.y() ? to.top() - 3 : to.bottom() + 3;
        path << QPointF(out, between) << QPointF(in, between);
    }
    path << QPointF(isFree ? out : in, end.y()) << end;
    const QPalette palette = mParentPlot->palette();
    const QColor color = link.isCritical ? colorOf(Meaning::Critical, palette) : frameOf(palette).faintInk;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(color, link.isCritical ? 1.6 : 1));
    painter->drawPolyline(path);
    const double back = entersAtStart ? -5 : 5;
    painter->setPen(Qt::NoPen);
    painter->setBrush(color);
    painter->drawPolygon(QPolygonF{end, end + QPointF(back, -3), end + QPointF(back, 3)});
}

void GanttPlottable::drawToday(QCPPainter *painter) const
{
    if (!m_today)
        return;
    const QRect frame = keyAxis()->axisRect()->rect();
    const double x = xOf(*m_today);
    if (x < frame.left() || x > frame.right())
        return;
    painter->setPen(QPen(colorOf(Meaning::Today, mParentPlot->palette()), 2, Qt::DashDotLine));
    painter->drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
}

void GanttPlottable::drawCalendar(QCPPainter *painter) const
{
    const QCPRange range = keyAxis()->range();
    const QRect frame = keyAxis()->axisRect()->rect();
    // Days of less than two pixels would be a grey haze.
    if (range.size() / 86400 > frame.width() / 2.0 || m_rows->rows.empty())
        return;
    const Zone &zone = m_rows->calendar.zone();
    QDate day = zone.local({static_cast<std::int64_t>(range.lower)}).date();
    const QDate last = zone.local({static_cast<std::int64_t>(range.upper)}).date();
    const QColor shade = frameOf(mParentPlot->palette()).shade;
    for (; day <= last; day = day.addDays(1)) {
        if (m_rows->calendar.isWorkingDay(day))
            continue;
        const double left = xOf(zone.startOfDay(day));
        const double right = xOf(zone.startOfDay(day.addDays(1)));
        painter->fillRect(QRectF(left, frame.top(), right - left, frame.height()), shade);
    }
}

void GanttPlottable::drawNames(QCPPainter *painter) const
{
    const QRect frame = keyAxis()->axisRect()->rect();
    const Frame colors = frameOf(mParentPlot->palette());
    const auto [first, last] = visibleRows();
    QFont bold = mParentPlot->font();
    bold.setBold(true);
    for (int row = first; row < last; ++row) {
        const GanttRow &shown = m_rows->rows[static_cast<std::size_t>(row)];
        const QRectF band = rowBand(row);
        QRectF place(8 + 16.0 * shown.depth, band.top(), frame.left() - 16 - 16.0 * shown.depth,
                     band.height());
        if (row == m_selectedRow) {
            QColor selected = mParentPlot->palette().color(QPalette::Highlight);
            selected.setAlphaF(0.16F);
            painter->fillRect(QRectF(0, band.top(), frame.left(), band.height()), selected);
        }
        painter->setFont(shown.kind == GanttKind::Wave ? bold : mParentPlot->font());
        painter->setPen(shown.start ? colors.ink : colors.faintInk);
        painter->drawText(
            place, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter->font()).elidedText(shown.name, Qt::ElideRight, place.width()));
    }
    painter->setPen(QPen(colors.grid, 1));
    painter->drawLine(frame.topLeft(), frame.bottomLeft());
}

void GanttPlottable::drawGhost(QCPPainter *painter, const GanttGhost &ghost) const
{
    if (ghost.row < 0)
        return;
    const QRectF place = barPlace(ghost.row);
    const QColor ink = frameOf(mParentPlot->palette()).ink;
    QColor fill = mParentPlot->palette().color(QPalette::Highlight);
    fill.setAlphaF(0.4F);
    painter->setPen(QPen(ink, 1.4, Qt::DashLine));
    painter->setBrush(fill);
    const double left = xOf(ghost.start);
    if (m_rows->rows[static_cast<std::size_t>(ghost.row)].kind == GanttKind::Milestone)
        return drawDiamond(painter,
                           QRectF(left - place.width() / 2, place.top(), place.width(), place.height()));
    painter->drawRoundedRect(
        QRectF(left, place.top(), std::max(2.0, xOf(ghost.finish) - left), place.height()), 2, 2);
}

} // namespace portolan

#include "views/charts/demandchart.h"

#include "views/charts/drawing.h"
#include "views/charts/valueaxis.h"
#include "views/format/numbers.h"

#include <cmath>

namespace portolan {

DemandChart::DemandChart(QWidget *parent) : Chart(parent)
{
    describe(tr("Demand over time"),
             tr("Active accelerators for each hour with percentiles. Arrow keys go through the hours."));
    new Drawing(this, QStringLiteral("grid"), [this](QCPPainter *painter) { drawMissing(painter); });
    m_graph = addGraph();
    m_graph->setLineStyle(QCPGraph::lsStepLeft);
    m_graph->setSelectable(QCP::stNone);
    yAxis->setLabel(tr("Active accelerators"));
    yAxis->setSubTicks(false);
    yAxis->setTicker(QSharedPointer<ScaledTicker>::create(1.0));
    xAxis->grid()->setVisible(false);
    setEmptyText(tr("Nothing measured yet"));
    refresh();
}

void DemandChart::showDemand(const DemandResult &demand, const Zone &zone)
{
    m_firstHour = demand.fleet.firstHour;
    m_active = demand.fleet.active;
    m_zone = zone;
    useTimeAxis(xAxis, zone);
    QVector<double> keys;
    QVector<double> values;
    double most = 1;
    for (int hour = 0; hour < pointCount(); ++hour) {
        const double value = m_active[static_cast<std::size_t>(hour)];
        keys.append(keyOf(hour));
        values.append(value);
        if (!std::isnan(value))
            most = std::max(most, value);
    }
    if (!keys.isEmpty() && !std::isnan(values.last())) {
        keys.append(keyOf(pointCount()));
        values.append(values.last());
    }
    m_graph->setData(keys, values, true);
    if (pointCount() > 0)
        setWholeSpan(QCPRange(keyOf(0), keyOf(pointCount())));
    yAxis->setRange(0, most * 1.12);
    showPercentiles(demand.activePercentiles);
    setEmptyText(pointCount() > 0 ? QString() : tr("Nothing measured yet"));
    refresh();
}

void DemandChart::showPercentiles(const std::optional<Distribution> &distribution)
{
    for (auto *line : m_lines)
        removeItem(line);
    for (auto *label : m_labels)
        removeItem(label);
    m_lines.clear();
    m_labels.clear();
    if (!distribution)
        return;
    const std::array<std::pair<QString, double>, 3> shown{
        std::pair{tr("Median %1"), distribution->p50}, std::pair{tr("95th percentile %1"), distribution->p95},
        std::pair{tr("99th percentile %1"), distribution->p99}};
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const auto &[name, value] = shown[i];
        auto *line = new QCPItemStraightLine(this);
        line->setSelectable(false);
        line->point1->setCoords(0, value);
        line->point2->setCoords(1, value);
        m_lines.push_back(line);
        auto *label = new QCPItemText(this);
        label->setSelectable(false);
        label->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
        label->position->setCoords(0.995, value);
        // Above its line, or below where the next percentile is too near.
        const bool isCrowded =
            i + 1 < shown.size() && shown[i + 1].second - value < yAxis->range().size() * 0.09;
        label->setPositionAlignment(Qt::AlignRight | (isCrowded ? Qt::AlignTop : Qt::AlignBottom));
        label->setPadding(QMargins(3, 0, 3, 0));
        label->setText(name.arg(decimalText(value, 1, locale())));
        m_labels.push_back(label);
    }
}

void DemandChart::colour()
{
    const QColor color = colorOf(Meaning::Demand, palette());
    QColor fill = color;
    fill.setAlphaF(0.25F);
    m_graph->setPen(QPen(color, 1));
    m_graph->setBrush(fill);
    const std::array styles{Qt::DotLine, Qt::DashLine, Qt::SolidLine};
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i]->setPen(QPen(colorOf(Meaning::Percentile, palette()), 1.2, styles[i % styles.size()]));
    QColor ground = frameOf(palette()).ground;
    ground.setAlphaF(0.8F);
    for (auto *label : m_labels) {
        label->setColor(frameOf(palette()).ink);
        label->setFont(font());
        label->setBrush(ground);
    }
}

void DemandChart::drawMissing(QCPPainter *painter) const
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(brushOf(Meaning::Missing, palette()));
    const QRect frame = axisRect()->rect();
    int from = -1;
    for (int hour = 0; hour <= pointCount(); ++hour) {
        const bool isMissing = hour < pointCount() && std::isnan(m_active[static_cast<std::size_t>(hour)]);
        if (isMissing && from < 0)
            from = hour;
        if (isMissing || from < 0)
            continue;
        const double left = std::max<double>(frame.left(), xAxis->coordToPixel(keyOf(from)));
        const double right = std::min<double>(frame.right(), xAxis->coordToPixel(keyOf(hour)));
        if (right > left)
            painter->drawRect(QRectF(left, frame.top(), right - left, frame.height()));
        from = -1;
    }
}

int DemandChart::pointAt(const QPointF &pixel) const
{
    if (!axisRect()->rect().contains(pixel.toPoint()))
        return -1;
    const double hour = std::floor((xAxis->pixelToCoord(pixel.x()) - keyOf(0)) / 3600);
    return hour >= 0 && hour < pointCount() ? static_cast<int>(hour) : -1;
}

QRectF DemandChart::pointPlace(int point) const
{
    const double value = m_active[static_cast<std::size_t>(point)];
    const double x = (xAxis->coordToPixel(keyOf(point)) + xAxis->coordToPixel(keyOf(point + 1))) / 2;
    const double y = std::isnan(value) ? axisRect()->rect().bottom() : yAxis->coordToPixel(value);
    return {x - 4, y - 4, 8, 8};
}

QString DemandChart::pointText(int point) const
{
    const QString when = momentText({(m_firstHour + point) * 3600}, m_zone, locale());
    const double value = m_active[static_cast<std::size_t>(point)];
    if (std::isnan(value))
        return tr("%1: nothing measured").arg(when);
    return tr("%1: %2 active accelerators").arg(when, decimalText(value, 1, locale()));
}

Sheet DemandChart::sheet() const
{
    Sheet sheet{{tr("Hour (UTC)"), tr("Active accelerators")}, {}};
    for (int hour = 0; hour < pointCount(); ++hour) {
        const double value = m_active[static_cast<std::size_t>(hour)];
        sheet.rows.append({Moment{(m_firstHour + hour) * 3600}.toText(),
                           std::isnan(value) ? QString() : QString::number(value, 'f', 6)});
    }
    return sheet;
}

} // namespace portolan

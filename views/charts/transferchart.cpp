#include "views/charts/transferchart.h"

#include "views/charts/drawing.h"
#include "views/format/numbers.h"

#include <algorithm>
#include <cmath>

namespace portolan {

TransferChart::TransferChart(QWidget *parent) : Chart(parent)
{
    describe(tr("Transfers"),
             tr("When each dataset travels and on which road. Arrow keys go through the datasets."));
    new Drawing(this, QStringLiteral("main"), [this](QCPPainter *painter) { drawBars(painter); });
    yAxis->setRangeReversed(true);
    yAxis->setSubTicks(false);
    yAxis->grid()->setVisible(false);
    setEmptyText(tr("No dataset travels yet"));
    refresh();
}

void TransferChart::gather(const TransferResult &transfer, const Plan &plan)
{
    m_bars.clear();
    for (const DatasetTransfer &travel : transfer.datasets) {
        const Dataset *dataset = plan.datasets.find(travel.dataset);
        const Road *road = plan.roads.find(travel.road);
        if (!dataset || !road || !travel.start || !travel.ready)
            continue;
        Bar bar{travel.dataset,
                dataset->name,
                road->name,
                road->kind == RoadKind::Line,
                dataset->temperature,
                *travel.start,
                *travel.ready,
                travel.sent,
                {}};
        for (const RoadOption &option : travel.options) {
            if (option.road == travel.road)
                bar.line = option.durationLine;
        }
        m_bars.push_back(bar);
    }
    std::stable_sort(m_bars.begin(), m_bars.end(),
                     [](const Bar &a, const Bar &b) { return a.start < b.start; });
}

void TransferChart::showTransfers(const TransferResult &transfer, const Plan &plan)
{
    m_zone = plan.general().zone;
    gather(transfer, plan);
    useTimeAxis(xAxis, m_zone);
    auto names = QSharedPointer<QCPAxisTickerText>::create();
    for (int i = 0; i < pointCount(); ++i) {
        const QString &name = m_bars[static_cast<std::size_t>(i)].name;
        names->addTick(i + 0.5, QFontMetrics(font()).elidedText(name, Qt::ElideRight, 160));
    }
    yAxis->setTicker(names);
    yAxis->setRange(0, std::max(1, pointCount()));
    if (!m_bars.empty()) {
        const auto last = std::max_element(m_bars.begin(), m_bars.end(),
                                           [](const Bar &a, const Bar &b) { return a.ready < b.ready; });
        const auto from = static_cast<double>(m_bars.front().start.seconds);
        const auto to = static_cast<double>(last->ready.seconds);
        const double air = std::max(3600.0, (to - from) * 0.03);
        setWholeSpan(QCPRange(from - air, to + air));
    }
    setEmptyText(m_bars.empty() ? tr("No dataset travels yet") : QString());
    refresh();
}

void TransferChart::colour() {}

void TransferChart::drawBars(QCPPainter *painter) const
{
    painter->setFont(font());
    for (int i = 0; i < pointCount(); ++i) {
        const Bar &bar = m_bars[static_cast<std::size_t>(i)];
        const QRectF place = pointPlace(i);
        // Lines are plain and shipped media striped, so that colour is not the only sign.
        const QColor color = colorOf(bar.isLine ? Meaning::Task : Meaning::DualRunning, palette());
        painter->setPen(QPen(color, 1));
        painter->setBrush(QBrush(color, bar.isLine ? Qt::SolidPattern : Qt::BDiagPattern));
        painter->drawRoundedRect(place, 2, 2);
        drawRoad(painter, place, bar);
    }
}

/// The road's name in its bar, or beside it where the bar is too short.
void TransferChart::drawRoad(QCPPainter *painter, const QRectF &place, const Bar &bar) const
{
    const double needed = QFontMetricsF(font()).horizontalAdvance(bar.road) + 8;
    const Frame frame = frameOf(palette());
    QRectF text(place.left() + 6, place.top() + 1, needed, place.height() - 2);
    QColor ink = frame.ink;
    if (needed + 8 > place.width()) {
        const bool fitsRight = place.right() + needed + 6 < axisRect()->rect().right();
        text.moveLeft(fitsRight ? place.right() + 2 : place.left() - needed - 2);
    } else if (bar.isLine) {
        ink = inkOn(colorOf(Meaning::Task, palette()));
    } else {
        painter->fillRect(text, frame.ground);
    }
    painter->setPen(ink);
    painter->drawText(text, Qt::AlignCenter, bar.road);
}

int TransferChart::pointAt(const QPointF &pixel) const
{
    if (!axisRect()->rect().contains(pixel.toPoint()))
        return -1;
    const int row = static_cast<int>(std::floor(yAxis->pixelToCoord(pixel.y())));
    return row >= 0 && row < pointCount() ? row : -1;
}

QRectF TransferChart::pointPlace(int point) const
{
    const Bar &bar = m_bars[static_cast<std::size_t>(point)];
    const double left = xAxis->coordToPixel(static_cast<double>(bar.start.seconds));
    const double right = xAxis->coordToPixel(static_cast<double>(bar.ready.seconds));
    const double top = yAxis->coordToPixel(point);
    const double height = yAxis->coordToPixel(point + 1) - top;
    const double bulk = std::min(height * 0.66, 22.0);
    return {left, top + (height - bulk) / 2, std::max(2.0, right - left), bulk};
}

QString TransferChart::pointText(int point) const
{
    const Bar &bar = m_bars[static_cast<std::size_t>(point)];
    return tr("%1 over %2: %3\n%4 to %5 (%6)")
        .arg(bar.name, bar.road, bytesText(bar.sent, locale()), momentText(bar.start, m_zone, locale()),
             momentText(bar.ready, m_zone, locale()), timeSpanText(bar.ready - bar.start, locale()));
}

LineRef TransferChart::pointLine(int point) const
{
    return m_bars[static_cast<std::size_t>(point)].line;
}

void TransferChart::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isClick = (event->position().toPoint() - mMousePressPos).manhattanLength() < 4;
    Chart::mouseReleaseEvent(event);
    const int point = pointAt(event->position());
    if (isClick && event->button() == Qt::LeftButton && point >= 0)
        Q_EMIT rowChosen(rowRef(m_bars[static_cast<std::size_t>(point)].dataset));
}

Sheet TransferChart::sheet() const
{
    Sheet sheet{{tr("Dataset"), tr("Road"), tr("Start (UTC)"), tr("Ready (UTC)"), tr("Sent (bytes)")}, {}};
    for (const Bar &bar : m_bars)
        sheet.rows.append(
            {bar.name, bar.road, bar.start.toText(), bar.ready.toText(), QString::number(bar.sent.count)});
    return sheet;
}

} // namespace portolan

#include "views/charts/heatmap.h"

#include "views/charts/drawing.h"
#include "views/format/numbers.h"

#include <cmath>

namespace portolan {

namespace {

QString dayName(const QLocale &locale, int day)
{
    return locale.standaloneDayName(day + 1, QLocale::ShortFormat);
}

} // namespace

WeekHeatMap::WeekHeatMap(QWidget *parent) : Chart(parent), m_scale(new QCPColorScale(this))
{
    describe(
        tr("Weekly profile"),
        tr("Average of active accelerators for each week day and hour. Arrow keys go through the hours."));
    new Drawing(this, QStringLiteral("main"), [this](QCPPainter *painter) { drawCells(painter); });
    m_scale->setType(QCPAxis::atRight);
    m_scale->setBarWidth(12);
    m_scale->axis()->setSubTicks(false);
    plotLayout()->addElement(0, 1, m_scale);
    auto *margins = new QCPMarginGroup(this);
    axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, margins);
    m_scale->setMarginGroup(QCP::msTop | QCP::msBottom, margins);
    setUpAxes();
    setEmptyText(tr("Nothing measured yet"));
    refresh();
}

void WeekHeatMap::setUpAxes()
{
    xAxis->setRange(0, 24);
    xAxis->setLabel(tr("Hour of the day"));
    auto hours = QSharedPointer<QCPAxisTickerFixed>::create();
    hours->setTickStep(3);
    xAxis->setTicker(hours);
    yAxis->setRange(0, 7);
    yAxis->setRangeReversed(true);
    for (QCPAxis *axis : {xAxis, yAxis}) {
        axis->setSubTicks(false);
        axis->grid()->setVisible(false);
    }
}

void WeekHeatMap::showWeek(const DemandResult &demand)
{
    m_week = demand.week;
    m_most = 0;
    m_isEmpty = true;
    for (const Measured &cell : m_week) {
        if (cell.value) {
            m_most = std::max(m_most, *cell.value);
            m_isEmpty = false;
        }
    }
    if (m_most <= 0)
        m_most = 1;
    setEmptyText(m_isEmpty ? tr("Nothing measured yet") : QString());
    refresh();
}

void WeekHeatMap::colour()
{
    auto days = QSharedPointer<QCPAxisTickerText>::create();
    for (int day = 0; day < 7; ++day)
        days->addTick(day + 0.5, dayName(locale(), day));
    yAxis->setTicker(days);
    QCPColorGradient gradient;
    gradient.clearColorStops();
    gradient.setColorStopAt(0, cellColor(0));
    gradient.setColorStopAt(1, cellColor(m_most));
    m_scale->setGradient(gradient);
    m_scale->setDataRange(QCPRange(0, m_most));
    const Frame frame = frameOf(palette());
    QCPAxis *axis = m_scale->axis();
    axis->setTickLabelColor(frame.ink);
    axis->setLabelColor(frame.ink);
    axis->setTickLabelFont(font());
    axis->setLabelFont(font());
    axis->setBasePen(QPen(frame.faintInk));
    axis->setTickPen(QPen(frame.faintInk));
    axis->setLabel(tr("Active accelerators"));
    m_scale->setVisible(!m_isEmpty);
}

QColor WeekHeatMap::cellColor(double value) const
{
    const QColor from = frameOf(palette()).shade;
    const QColor to = colorOf(Meaning::Demand, palette());
    const double share = std::clamp(value / m_most, 0.0, 1.0);
    const auto part = [share](int a, int b) { return qRound(a + (b - a) * share); };
    return QColor(part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue()));
}

void WeekHeatMap::drawCells(QCPPainter *painter) const
{
    if (m_isEmpty)
        return;
    painter->setAntialiasing(false);
    painter->setFont(font());
    const QFontMetricsF metrics(font());
    for (int cell = 0; cell < 168; ++cell) {
        const QRectF place = pointPlace(cell);
        painter->setPen(QPen(frameOf(palette()).ground, 1));
        const auto &value = m_week[static_cast<std::size_t>(cell)].value;
        if (!value) {
            painter->setBrush(brushOf(Meaning::Missing, palette()));
            painter->drawRect(place);
            continue;
        }
        const QColor color = cellColor(*value);
        painter->setBrush(color);
        painter->drawRect(place);
        const QString text = locale().toString(*value, 'f', m_most < 20 ? 1 : 0);
        if (metrics.horizontalAdvance(text) + 6 > place.width() || metrics.height() > place.height())
            continue;
        painter->setPen(inkOn(color));
        painter->drawText(place, Qt::AlignCenter, text);
    }
}

int WeekHeatMap::pointAt(const QPointF &pixel) const
{
    if (m_isEmpty || !axisRect()->rect().contains(pixel.toPoint()))
        return -1;
    const int hour = std::clamp(static_cast<int>(std::floor(xAxis->pixelToCoord(pixel.x()))), 0, 23);
    const int day = std::clamp(static_cast<int>(std::floor(yAxis->pixelToCoord(pixel.y()))), 0, 6);
    return day * 24 + hour;
}

QRectF WeekHeatMap::pointPlace(int point) const
{
    const int day = point / 24;
    const int hour = point % 24;
    return {QPointF(xAxis->coordToPixel(hour), yAxis->coordToPixel(day)),
            QPointF(xAxis->coordToPixel(hour + 1), yAxis->coordToPixel(day + 1))};
}

QString WeekHeatMap::pointText(int point) const
{
    const Measured &cell = m_week[static_cast<std::size_t>(point)];
    const QString day = locale().standaloneDayName(point / 24 + 1, QLocale::LongFormat);
    const QString from = QTime(point % 24, 0).toString(QStringLiteral("HH:mm"));
    if (!cell.value)
        return tr("%1 %2: nothing measured").arg(day, from);
    return tr("%1 %2: %3 active accelerators on average\n%4 of the expected samples")
        .arg(day, from, decimalText(*cell.value, 2, locale()), percentText(cell.coverage(), locale()));
}

Sheet WeekHeatMap::sheet() const
{
    Sheet sheet{{tr("Week day"), tr("Hour"), tr("Active accelerators"), tr("Share of expected samples")}, {}};
    for (int cell = 0; cell < 168; ++cell) {
        const Measured &measured = m_week[static_cast<std::size_t>(cell)];
        sheet.rows.append({locale().standaloneDayName(cell / 24 + 1, QLocale::LongFormat),
                           QString::number(cell % 24),
                           measured.value ? QString::number(*measured.value, 'f', 6) : QString(),
                           QString::number(measured.coverage(), 'f', 4)});
    }
    return sheet;
}

} // namespace portolan

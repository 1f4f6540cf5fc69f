#include "views/charts/breakevenchart.h"

#include "views/charts/costchart.h"
#include "views/charts/valueaxis.h"
#include "views/format/numbers.h"

#include <cmath>

namespace portolan {

BreakEvenChart::BreakEvenChart(QWidget *parent)
    : Chart(parent), m_stay(addGraph()), m_move(addGraph()), m_line(new QCPItemStraightLine(this)),
      m_label(new QCPItemText(this))
{
    describe(
        tr("Staying against moving"),
        tr("What staying and moving have cost by the end of each month. Arrow keys go through the months."));
    m_stay->setSelectable(QCP::stNone);
    m_move->setSelectable(QCP::stNone);
    m_line->setSelectable(false);
    m_label->setSelectable(false);
    m_label->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    m_label->setPadding(QMargins(4, 1, 4, 1));
    xAxis->grid()->setVisible(false);
    yAxis->setSubTicks(false);
    setEmptyText(tr("No cost yet: choose a price book"));
    refresh();
}

void BreakEvenChart::showTotals(const CostResult &cost, const Zone &zone)
{
    m_zone = zone;
    m_breakEven = cost.breakEven;
    m_months.clear();
    useTimeAxis(xAxis, zone);
    Money stay;
    Money move;
    QVector<double> keys;
    QVector<double> stays;
    QVector<double> moves;
    for (const MonthTotal &total : cost.months) {
        stay += total.stay;
        move += total.move;
        m_months.push_back({total.month, stay, move, total.moveLine});
        keys.append(endOf(total.month));
        stays.append(coordinate(stay));
        moves.append(coordinate(move));
    }
    if (!keys.isEmpty()) {
        setWholeSpan(QCPRange(endOf(m_months.front().month + -1), keys.last()));
        keys.prepend(endOf(m_months.front().month + -1));
        stays.prepend(0);
        moves.prepend(0);
        const double top = std::max(stays.last(), moves.last());
        yAxis->setRange(0, top > 0 ? top * 1.08 : 1);
        const ValueScale scale = moneyScale(top, stay.currency, locale());
        yAxis->setTicker(QSharedPointer<ScaledTicker>::create(scale.divisor));
        yAxis->setLabel(scale.unit);
    }
    m_stay->setData(keys, stays, true);
    m_move->setData(keys, moves, true);
    setEmptyText(keys.isEmpty() ? tr("No cost yet: choose a price book") : QString());
    markBreakEven();
    refresh();
}

void BreakEvenChart::markBreakEven()
{
    m_line->setVisible(m_breakEven.has_value());
    m_label->setVisible(m_breakEven.has_value());
    if (!m_breakEven || m_months.empty())
        return;
    const double key = endOf(*m_breakEven);
    m_line->point1->setCoords(key, 0);
    m_line->point2->setCoords(key, 1);
    m_label->position->setCoords(key, 0.96);
    const bool isLate = key > (wholeSpan().lower + wholeSpan().upper) / 2;
    m_label->setPositionAlignment((isLate ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
    m_label->setText(tr("Break-even %1").arg(monthText(*m_breakEven, locale())));
}

double BreakEvenChart::endOf(Month month) const
{
    return static_cast<double>(m_zone.startOfDay((month + 1).firstDay()).seconds);
}

void BreakEvenChart::colour()
{
    m_stay->setPen(QPen(colorOf(Meaning::Staying, palette()), 2.4, Qt::DashLine));
    m_move->setPen(QPen(colorOf(Meaning::Moving, palette()), 2.4));
    m_line->setPen(QPen(frameOf(palette()).ink, 1.2, Qt::DotLine));
    m_label->setColor(frameOf(palette()).ink);
    m_label->setFont(font());
    m_label->setBrush(frameOf(palette()).ground);
    setKey({{tr("Staying"), KeyShape::Line, m_stay->pen(), {}},
            {partText(Meaning::Moving), KeyShape::Line, m_move->pen(), {}}});
}

int BreakEvenChart::pointAt(const QPointF &pixel) const
{
    if (m_months.empty() || !axisRect()->rect().contains(pixel.toPoint()))
        return -1;
    int nearest = 0;
    for (int i = 1; i < pointCount(); ++i) {
        const auto away = [&](int point) {
            const double x = xAxis->coordToPixel(endOf(m_months[static_cast<std::size_t>(point)].month));
            return std::abs(x - pixel.x());
        };
        if (away(i) < away(nearest))
            nearest = i;
    }
    return nearest;
}

QRectF BreakEvenChart::pointPlace(int point) const
{
    const Sums &sums = m_months[static_cast<std::size_t>(point)];
    const double x = xAxis->coordToPixel(endOf(sums.month));
    const double stay = yAxis->coordToPixel(coordinate(sums.stay));
    const double move = yAxis->coordToPixel(coordinate(sums.move));
    return {x - 4, std::min(stay, move) - 4, 8, std::abs(stay - move) + 8};
}

QString BreakEvenChart::pointText(int point) const
{
    const Sums &sums = m_months[static_cast<std::size_t>(point)];
    return tr("By the end of %1\nStaying: %2\nMoving: %3\nDifference: %4")
        .arg(monthText(sums.month, locale()), exactMoneyText(sums.stay, locale()),
             exactMoneyText(sums.move, locale()), exactMoneyText(sums.stay - sums.move, locale()));
}

LineRef BreakEvenChart::pointLine(int point) const
{
    return m_months[static_cast<std::size_t>(point)].line;
}

Sheet BreakEvenChart::sheet() const
{
    Sheet sheet{{tr("Month"), tr("Currency"), tr("Staying, in total"), tr("Moving, in total")}, {}};
    for (const Sums &sums : m_months)
        sheet.rows.append({sums.month.toText(), sums.move.currency.toText(), plainAmount(sums.stay),
                           plainAmount(sums.move)});
    return sheet;
}

} // namespace portolan

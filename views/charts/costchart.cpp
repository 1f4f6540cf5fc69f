#include "views/charts/costchart.h"

#include "views/charts/timeaxis.h"
#include "views/charts/valueaxis.h"
#include "views/format/numbers.h"

#include <QCoreApplication>
#include <cmath>

namespace portolan {

namespace {

/// From the bottom of the stack to its top.
constexpr std::array stackOrder{Meaning::Staying, Meaning::DualRunning, Meaning::Reserved, Meaning::OnDemand,
                                Meaning::Spot,    Meaning::Storage,     Meaning::OneOff};

} // namespace

QString partText(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Staying:
        return QCoreApplication::translate("CostPart", "Owned cluster");
    case Meaning::DualRunning:
        return QCoreApplication::translate("CostPart", "Dual running");
    case Meaning::Reserved:
        return QCoreApplication::translate("CostPart", "Reserved");
    case Meaning::OnDemand:
        return QCoreApplication::translate("CostPart", "On demand");
    case Meaning::Spot:
        return QCoreApplication::translate("CostPart", "Spot");
    case Meaning::Storage:
        return QCoreApplication::translate("CostPart", "Cloud storage");
    case Meaning::OneOff:
        return QCoreApplication::translate("CostPart", "One-off costs");
    case Meaning::Moving:
        return QCoreApplication::translate("CostPart", "Moving");
    case Meaning::Budget:
        return QCoreApplication::translate("CostPart", "Budget");
    case Meaning::AlertNear:
        return QCoreApplication::translate("CostPart", "Near the budget");
    case Meaning::AlertOver:
        return QCoreApplication::translate("CostPart", "Over budget");
    case Meaning::Critical:
    case Meaning::Demand:
    case Meaning::Percentile:
    case Meaning::Task:
    case Meaning::Wave:
    case Meaning::Slack:
    case Meaning::Today:
    case Meaning::Missing:
        break;
    }
    return {};
}

CostChart::CostChart(QWidget *parent) : Chart(parent)
{
    describe(
        tr("Cost per month"),
        tr("What the move costs each month, by kind, against the budget. Arrow keys go through the months."));
    QCPBars *below = nullptr;
    for (const Meaning meaning : stackOrder) {
        auto *bars = new QCPBars(xAxis, yAxis);
        bars->setSelectable(QCP::stNone);
        bars->setStackingGap(0);
        if (below)
            bars->moveAbove(below);
        below = bars;
        m_bars[meaning] = bars;
    }
    m_budget = addGraph();
    m_budget->setLineStyle(QCPGraph::lsStepLeft);
    m_near = addGraph();
    m_over = addGraph();
    for (QCPGraph *graph : {m_near, m_over})
        graph->setLineStyle(QCPGraph::lsNone);
    for (QCPGraph *graph : {m_budget, m_near, m_over})
        graph->setSelectable(QCP::stNone);
    xAxis->grid()->setVisible(false);
    yAxis->setSubTicks(false);
    setEmptyText(tr("No cost yet: choose a price book"));
    refresh();
}

void CostChart::gather(const CostResult &cost, const BudgetResult &budget)
{
    m_months.clear();
    for (const MonthTotal &total : cost.months)
        m_months.push_back({total.month, {}, total.move, std::nullopt, std::nullopt, total.moveLine});
    if (m_months.empty())
        return;
    const auto at = [this](Month month) -> MonthStack * {
        const int place = month - m_months.front().month;
        return place >= 0 && place < pointCount() ? &m_months[static_cast<std::size_t>(place)] : nullptr;
    };
    for (const CashLine &line : cost.move) {
        if (MonthStack *stack = at(line.month))
            stack->parts[meaningOf(line.kind)] += line.amount;
    }
    for (const BudgetCell &cell : budget.cells) {
        MonthStack *stack = at(cell.month);
        if (stack && cell.limit)
            stack->budget = stack->budget ? *stack->budget + *cell.limit : *cell.limit;
    }
    for (const Alert &alert : budget.alerts) {
        MonthStack *stack = at(alert.month);
        if (stack && stack->alert != AlertLevel::Over)
            stack->alert = alert.level;
    }
}

void CostChart::showCost(const CostResult &cost, const BudgetResult &budget, const Zone &zone)
{
    m_zone = zone;
    useTimeAxis(xAxis, zone);
    gather(cost, budget);
    fillBars();
    fillBudget();
    const double top = most();
    yAxis->setRange(0, top > 0 ? top * 1.12 : 1);
    if (!m_months.empty()) {
        const ValueScale scale = moneyScale(top, m_months.front().total.currency, locale());
        yAxis->setTicker(QSharedPointer<ScaledTicker>::create(scale.divisor));
        yAxis->setLabel(scale.unit);
        setWholeSpan(QCPRange(startOf(m_months.front().month), startOf(m_months.back().month + 1)));
    }
    setEmptyText(m_months.empty() ? tr("No cost yet: choose a price book") : QString());
    refresh();
}

void CostChart::fillBars()
{
    for (const auto &[meaning, bars] : m_bars) {
        QVector<double> keys;
        QVector<double> values;
        for (const MonthStack &stack : m_months) {
            const auto part = stack.parts.find(meaning);
            if (part == stack.parts.end() || part->second.isZero())
                continue;
            keys.append(middleOf(stack.month));
            values.append(coordinate(part->second));
        }
        bars->setData(keys, values, true);
        bars->setWidth(24.0 * 86400);
    }
}

void CostChart::fillBudget()
{
    m_budget->data()->clear();
    m_near->data()->clear();
    m_over->data()->clear();
    for (const MonthStack &stack : m_months) {
        const double value = stack.budget ? coordinate(*stack.budget) : std::nan("");
        m_budget->addData(startOf(stack.month), value);
        if (stack.budget) {
            m_budget->addData(startOf(stack.month + 1), value);
        }
        if (stack.alert) {
            QCPGraph *marks = *stack.alert == AlertLevel::Over ? m_over : m_near;
            marks->addData(middleOf(stack.month), coordinate(stack.total) + most() * 0.05);
        }
    }
}

double CostChart::most() const
{
    double most = 0;
    for (const MonthStack &stack : m_months) {
        most = std::max(most, coordinate(stack.total));
        if (stack.budget)
            most = std::max(most, coordinate(*stack.budget));
    }
    return most;
}

double CostChart::startOf(Month month) const
{
    return static_cast<double>(m_zone.startOfDay(month.firstDay()).seconds);
}

void CostChart::colour()
{
    const QColor ground = frameOf(palette()).ground;
    for (const auto &[meaning, bars] : m_bars) {
        bars->setBrush(brushOf(meaning, palette()));
        bars->setPen(QPen(meaning == Meaning::OneOff ? colorOf(meaning, palette()) : ground, 0.7));
    }
    m_budget->setPen(QPen(colorOf(Meaning::Budget, palette()), 2, Qt::DashLine));
    const QColor outline = frameOf(palette()).ink;
    m_near->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssTriangle, QPen(outline, 1),
                                            colorOf(Meaning::AlertNear, palette()), 9));
    m_over->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssTriangleInverted, QPen(outline, 1),
                                            colorOf(Meaning::AlertOver, palette()), 10));
    showKey();
}

void CostChart::showKey()
{
    std::vector<KeyEntry> entries;
    for (const Meaning meaning : stackOrder) {
        if (!m_bars[meaning]->data()->isEmpty())
            entries.push_back(
                {partText(meaning), KeyShape::Fill, m_bars[meaning]->pen(), m_bars[meaning]->brush()});
    }
    const bool hasBudget = std::any_of(m_months.begin(), m_months.end(),
                                       [](const MonthStack &stack) { return stack.budget.has_value(); });
    if (hasBudget)
        entries.push_back({partText(Meaning::Budget), KeyShape::Line, m_budget->pen(), {}});
    const QPen outline(frameOf(palette()).ink, 1);
    if (!m_near->data()->isEmpty())
        entries.push_back({partText(Meaning::AlertNear), KeyShape::TriangleUp, outline,
                           colorOf(Meaning::AlertNear, palette())});
    if (!m_over->data()->isEmpty())
        entries.push_back({partText(Meaning::AlertOver), KeyShape::TriangleDown, outline,
                           colorOf(Meaning::AlertOver, palette())});
    setKey(std::move(entries));
}

int CostChart::pointAt(const QPointF &pixel) const
{
    if (m_months.empty() || !axisRect()->rect().contains(pixel.toPoint()))
        return -1;
    const double key = xAxis->pixelToCoord(pixel.x());
    for (int i = 0; i < pointCount(); ++i) {
        const Month month = m_months[static_cast<std::size_t>(i)].month;
        if (key >= startOf(month) && key < startOf(month + 1))
            return i;
    }
    return -1;
}

QRectF CostChart::pointPlace(int point) const
{
    const MonthStack &stack = m_months[static_cast<std::size_t>(point)];
    const double half = 12.0 * 86400;
    return QRectF(QPointF(xAxis->coordToPixel(middleOf(stack.month) - half),
                          yAxis->coordToPixel(coordinate(stack.total))),
                  QPointF(xAxis->coordToPixel(middleOf(stack.month) + half), yAxis->coordToPixel(0)))
        .intersected(axisRect()->rect());
}

QString CostChart::pointText(int point) const
{
    const MonthStack &stack = m_months[static_cast<std::size_t>(point)];
    QStringList lines{
        tr("%1: %2").arg(monthText(stack.month, locale()), exactMoneyText(stack.total, locale()))};
    for (auto meaning = stackOrder.rbegin(); meaning != stackOrder.rend(); ++meaning) {
        const auto part = stack.parts.find(*meaning);
        if (part != stack.parts.end() && !part->second.isZero())
            lines.append(tr("%1: %2").arg(partText(*meaning), exactMoneyText(part->second, locale())));
    }
    if (stack.budget)
        lines.append(tr("%1: %2").arg(partText(Meaning::Budget), exactMoneyText(*stack.budget, locale())));
    if (stack.alert)
        lines.append(partText(*stack.alert == AlertLevel::Over ? Meaning::AlertOver : Meaning::AlertNear));
    return lines.join(u'\n');
}

LineRef CostChart::pointLine(int point) const
{
    return m_months[static_cast<std::size_t>(point)].line;
}

Sheet CostChart::sheet() const
{
    Sheet sheet;
    sheet.header = {tr("Month"), tr("Currency")};
    for (const Meaning meaning : stackOrder)
        sheet.header.append(partText(meaning));
    sheet.header += QStringList{tr("Total"), partText(Meaning::Budget)};
    for (const MonthStack &stack : m_months) {
        QStringList row{stack.month.toText(), stack.total.currency.toText()};
        for (const Meaning meaning : stackOrder) {
            const auto part = stack.parts.find(meaning);
            row.append(part == stack.parts.end() ? QStringLiteral("0") : plainAmount(part->second));
        }
        row += QStringList{plainAmount(stack.total), stack.budget ? plainAmount(*stack.budget) : QString()};
        sheet.rows.append(row);
    }
    return sheet;
}

} // namespace portolan

#include "model/cost/tco.h"

#include "model/plan/assumptions.h"
#include "model/plan/currency.h"

#include <algorithm>

namespace portolan {

namespace {

Month monthOfPurchase(const Plan &plan, const Node &node)
{
    return Month::of(node.purchased.value_or(plan.general().start));
}

} // namespace

OwnedNodes::OwnedNodes(const Plan &plan, Lines &lines, std::vector<Finding> &findings)
    : m_plan(plan), m_lines(lines)
{
    for (const Node &node : plan.nodes) {
        if (!node.purchased)
            findings.push_back({FindingKind::NoPurchaseDate, Severity::Note, rowRef(node.id), {}});
        if (node.price && !converted(plan, *node.price, plan.general().currency))
            findings.push_back(
                {FindingKind::MissingRate, Severity::Blocking, rowRef(node.id), {*node.price}});
    }
}

OwnedAmount OwnedNodes::depreciation(const Node &node, Month month)
{
    const Decimal years = assumed(m_plan, AssumptionKey::DepreciationYears);
    const auto months = std::max<std::int64_t>(1, scaledHalfEven(years.micros, 12, Decimal::one));
    const std::int64_t age = month - monthOfPurchase(m_plan, node);
    const bool isOver = age < 0 || age >= months;
    const Key key{OwnedCost::Depreciation, node.id, isOver ? 1 : 0, 0};
    if (const auto kept = m_kept.find(key); kept != m_kept.end())
        return kept->second;
    const Known price = priceOf(node);
    const Known residual = assumption("residual share", AssumptionKey::ResidualShare);
    const Money whole = price.money - times(price.money, residual.number);
    return keep(key, isOver ? Money{0, price.money.currency} : times(whole, 1, months), Formula::Depreciation,
                {price.operand,
                 residual.operand,
                 {"months", Decimal::whole(months), AssumptionKey::DepreciationYears},
                 {"from month", monthOfPurchase(m_plan, node), rowRef(node.id)}});
}

OwnedAmount OwnedNodes::energy(const Node &node, std::int64_t hours, Decimal busy)
{
    const Key key{OwnedCost::Energy, node.id, hours, busy.micros};
    if (const auto kept = m_kept.find(key); kept != m_kept.end())
        return kept->second;
    const Known kilowatts = kilowattsOf(node);
    const Known idle = assumption("idle power share", AssumptionKey::IdlePowerShare);
    const Known usage = assumption("PUE", AssumptionKey::PowerUsage);
    const Money price = assumedMoney(m_plan, AssumptionKey::EnergyPrice);
    const std::int64_t load =
        idle.number.micros + scaledHalfEven(Decimal::one - idle.number.micros, busy.micros, Decimal::one);
    // Micro-kWh, so that the money is the only thing that rounds to less than a millionth.
    const std::int64_t drawn = scaledHalfEven(kilowatts.number.micros * hours, load, Decimal::one);
    const Money amount = times(times(price, {drawn}), usage.number);
    return keep(key, amount, Formula::Energy,
                {kilowatts.operand,
                 idle.operand,
                 {"busy share", busy, {}},
                 {"hours", TimeSpan::hours(hours), {}},
                 usage.operand,
                 {"price per kWh", price, AssumptionKey::EnergyPrice}});
}

OwnedAmount OwnedNodes::space(const Node &node)
{
    const Known kilowatts = kilowattsOf(node);
    const Known price = assumption("price per kW and month", AssumptionKey::SpacePrice);
    return keep({OwnedCost::Space, node.id}, times(price.money, kilowatts.number), Formula::Space,
                {kilowatts.operand, price.operand});
}

OwnedAmount OwnedNodes::maintenance(const Node &node)
{
    const Known price = priceOf(node);
    const Known share = assumption("maintenance share", AssumptionKey::MaintenanceShare);
    return keep({OwnedCost::Maintenance, node.id}, times(price.money, share.number.micros, Decimal::one * 12),
                Formula::Maintenance, {price.operand, share.operand});
}

OwnedAmount OwnedNodes::staff(const Node &node)
{
    const Known staff = assumption("staff per node", AssumptionKey::StaffPerNode);
    return keep({OwnedCost::Staff, node.id}, times(staff.money, 1, 12), Formula::Staff,
                {staff.operand, {"node", {}, rowRef(node.id)}});
}

OwnedNodes::Known OwnedNodes::priceOf(const Node &node) const
{
    const auto price = node.price ? converted(m_plan, *node.price, m_plan.general().currency) : std::nullopt;
    if (price)
        return {{"node price", *price, rowRef(node.id)}, *price, {}};
    return assumption("node price", AssumptionKey::NodePrice);
}

OwnedNodes::Known OwnedNodes::kilowattsOf(const Node &node) const
{
    if (node.kilowatts)
        return {{"kilowatts", *node.kilowatts, rowRef(node.id)}, {}, *node.kilowatts};
    return assumption("kilowatts", AssumptionKey::NodeKilowatts);
}

OwnedNodes::Known OwnedNodes::assumption(const char *role, AssumptionKey key) const
{
    const Decimal number = assumed(m_plan, key);
    const Money money{number.micros, m_plan.general().currency};
    if (isMoney(kindOf(key).unit))
        return {{role, money, key}, money, number};
    return {{role, number, key}, {}, number};
}

OwnedAmount OwnedNodes::keep(const Key &key, const Money &amount, Formula formula,
                             std::vector<Operand> operands)
{
    const auto [at, isNew] = m_kept.try_emplace(key);
    if (isNew)
        at->second = {amount, m_lines.add({formula, amount, std::move(operands)})};
    return at->second;
}

} // namespace portolan

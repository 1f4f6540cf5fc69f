#include "model/placement/termcosts.h"

#include "model/plan/assumptions.h"
#include "model/usage/commitment.h"

#include <algorithm>
#include <cmath>

namespace portolan {

namespace {

constexpr std::int64_t monthHours = 730;

Decimal monthHoursAsDecimal()
{
    return Decimal::whole(monthHours);
}

/// The workload's demand in cards of the candidate.
struct Equivalents
{
    Decimal mean;
    std::vector<double> hours;
    LineRef line;
};

Equivalents equivalents(const TermCostInput &input, Lines &lines)
{
    Equivalents demand;
    const Decimal present = Decimal::nearest(std::clamp(*input.demand.mean, 0.0, 1e9));
    demand.mean = {scaledHalfEven(present.micros, input.equivalence.micros, Decimal::one)};
    for (const double active : input.demand.curve.active)
        demand.hours.push_back(active * input.equivalence.toDouble());
    const Origin origin =
        input.demand.line.line >= 0 ? Origin(input.demand.line) : Origin(rowRef(input.workload.id));
    std::vector<Operand> operands{{"accelerators", present, origin}};
    const AcceleratorFact *old = acceleratorFact(input.demand.accelerator);
    if (input.isKnownToScale && old && old->teraflops && input.candidate.fact) {
        operands.push_back({"old throughput", Decimal::nearest(*old->teraflops), {}});
        operands.push_back({"new throughput", Decimal::nearest(*input.candidate.fact->teraflops), {}});
    }
    demand.line = lines.add({Formula::EquivalentDemand, demand.mean, operands});
    return demand;
}

LineRef priceLine(const TermCostInput &input, const CandidatePrice &price, Lines &lines)
{
    std::vector<Operand> operands{{"machine price", price.asRead, price.origin}};
    if (price.rate)
        operands.push_back({"exchange rate", price.rate->rate, rowRef(price.rate->id)});
    operands.push_back({"accelerators per machine", Decimal::nearest(input.candidate.acceleratorCount), {}});
    return lines.add({Formula::Product, price.perAccelerator, operands});
}

PlacementOption missing(Term term, Reason reason)
{
    PlacementOption option;
    option.term = term;
    option.reason = reason;
    return option;
}

PlacementOption priced(Term term, const Money &perMonth, LineRef line)
{
    PlacementOption option;
    option.term = term;
    option.perMonth = perMonth;
    option.line = line;
    return option;
}

Operand priceOperand(const char *role, const TermCostInput &input, const CandidatePrice &price, Lines &lines)
{
    return {role, price.perAccelerator, priceLine(input, price, lines)};
}

PlacementOption onDemand(const TermCostInput &input, const Equivalents &demand, Lines &lines)
{
    const auto &price = input.candidate.onDemand;
    if (!price)
        return missing(Term::OnDemand,
                       input.candidate.withoutRate ? Reason::NoExchangeRate : Reason::NoOffering);
    const GpuHours hours{demand.mean.micros * monthHours};
    const Money cost = overHours(price->perAccelerator, hours.micros);
    const Operand rate = priceOperand("on-demand price", input, *price, lines);
    const LineRef line = lines.add(
        {Formula::Product,
         cost,
         {{"accelerators", demand.mean, demand.line}, {"hours per month", monthHoursAsDecimal(), {}}, rate}});
    return priced(Term::OnDemand, cost, line);
}

/// How much to commit to, and the accelerator-hours of a month above it.
struct Commitment
{
    std::int64_t accelerators = 0;
    GpuHours overflow;
};

Commitment commitment(const Equivalents &demand, const CandidatePrice &reserved,
                      const std::optional<CandidatePrice> &onDemand)
{
    // Without a price on demand nothing can be bought above the commitment, so it covers every hour.
    const CostRatio ratio = onDemand
                                ? CostRatio{reserved.perAccelerator.micros, onDemand->perAccelerator.micros}
                                : CostRatio{0, 1};
    Commitment result;
    result.accelerators = commitmentQuantile(demand.hours, ratio);
    const CommittedUse use = committedUse(demand.hours, result.accelerators);
    if (use.measuredHours > 0)
        result.overflow = {scaledHalfEven(use.overflow.micros, monthHours, use.measuredHours)};
    else
        result.accelerators = (demand.mean.micros + Decimal::one - 1) / Decimal::one;
    return result;
}

PlacementOption reserved(const TermCostInput &input, const Equivalents &demand,
                         const PlacementOption &onDemandOption, Lines &lines)
{
    const auto &price = input.candidate.reserved;
    const auto &other = input.candidate.onDemand;
    if (!price)
        return missing(Term::Reserved, Reason::NoReservedPrice);
    const Commitment plan = commitment(demand, *price, other);
    // To commit to nothing is to buy on demand: the same figure, so that neither looks cheaper by a rounding.
    if (plan.accelerators == 0 && onDemandOption.perMonth)
        return priced(Term::Reserved, *onDemandOption.perMonth, onDemandOption.line);
    const Operand rate = priceOperand("reserved price", input, *price, lines);
    std::vector<Operand> rule{{"accelerators", demand.mean, demand.line}, rate};
    std::optional<Operand> overflowRate;
    if (other) {
        overflowRate = priceOperand("on-demand price", input, *other, lines);
        rule.push_back(*overflowRate);
    }
    const Decimal committed = Decimal::whole(plan.accelerators);
    const LineRef size = lines.add({Formula::Newsvendor, committed, rule});
    Money cost = overHours(price->perAccelerator, committed.micros * monthHours);
    LineRef line =
        lines.add({Formula::CommittedCost,
                   cost,
                   {{"committed", committed, size}, {"hours per month", monthHoursAsDecimal(), {}}, rate}});
    if (overflowRate && plan.overflow.micros > 0) {
        const Money above = overHours(other->perAccelerator, plan.overflow.micros);
        const LineRef aboveLine = lines.add(
            {Formula::OverflowCost, above, {{"overflow hours", plan.overflow, demand.line}, *overflowRate}});
        const Operand committedCost{"committed cost", cost, line};
        cost += above;
        line = lines.add({Formula::Sum, cost, {committedCost, {"overflow cost", above, aboveLine}}});
    }
    return priced(Term::Reserved, cost, line);
}

LineRef reworkLine(const TermCostInput &input, Lines &lines)
{
    std::vector<Operand> operands;
    const auto add = [&](const char *role, AssumptionKey key) {
        operands.push_back({role, assumed(input.plan, key), key});
    };
    add("mtbf", AssumptionKey::SpotMtbf);
    add("checkpoint write", AssumptionKey::CheckpointWrite);
    add("checkpoint restore", AssumptionKey::CheckpointRestore);
    return lines.add({Formula::ReworkFactor, input.spotRework, operands});
}

PlacementOption spot(const TermCostInput &input, const Equivalents &demand, Lines &lines)
{
    const auto &price = input.candidate.spot;
    if (!input.workload.checkpoints)
        return missing(Term::Spot, Reason::NotCheckpointed);
    if (!price)
        return missing(Term::Spot, Reason::NoSpotPrice);
    const Money useful = overHours(price->perAccelerator, demand.mean.micros * monthHours);
    const Money cost = times(useful, input.spotRework);
    const Operand rate = priceOperand("spot price", input, *price, lines);
    const LineRef line = lines.add({Formula::SpotCost,
                                    cost,
                                    {{"accelerators", demand.mean, demand.line},
                                     {"hours per month", monthHoursAsDecimal(), {}},
                                     rate,
                                     {"rework", input.spotRework, reworkLine(input, lines)}}});
    return priced(Term::Spot, cost, line);
}

} // namespace

std::vector<PlacementOption> termCosts(const TermCostInput &input, Lines &lines)
{
    const Equivalents demand = equivalents(input, lines);
    const PlacementOption asNeeded = onDemand(input, demand, lines);
    return {reserved(input, demand, asNeeded, lines), asNeeded, spot(input, demand, lines)};
}

} // namespace portolan

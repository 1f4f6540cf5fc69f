#include "model/placement/fit.h"

#include <algorithm>
#include <tuple>

namespace portolan {

namespace {

bool isSameCard(const FitInput &input, const Candidate &candidate)
{
    if (input.fact || candidate.fact)
        return input.fact == candidate.fact;
    return !input.accelerator.isEmpty() &&
           input.accelerator.trimmed().compare(candidate.accelerator.trimmed(), Qt::CaseInsensitive) == 0;
}

bool isQuoted(const Candidate &candidate)
{
    return candidate.quote.isSet();
}

bool isPriced(const Candidate &candidate)
{
    return candidate.onDemand || candidate.reserved || candidate.spot;
}

/// How the candidate's card compares with the present one.
struct Comparison
{
    bool isPossible = true;
    bool isKnown = false;
    Decimal equivalence = Decimal::whole(1);
};

Comparison compared(const FitInput &input, const Candidate &candidate)
{
    if (isSameCard(input, candidate))
        return {true, true, Decimal::whole(1)};
    const AcceleratorFact *old = input.fact;
    const bool isOldKnown = old && old->teraflops;
    if (isOldKnown && candidate.fact && candidate.fact->teraflops)
        return {true, true, Decimal::nearest(*old->teraflops / *candidate.fact->teraflops)};
    const bool isUsersChoice = isQuoted(candidate) || candidate.key == input.workload.pinnedOffering;
    return {isUsersChoice || !isOldKnown, false, Decimal::whole(1)};
}

bool hasEnoughMemory(const FitInput &input, const Candidate &candidate)
{
    const bool isPinned = candidate.key == input.workload.pinnedOffering;
    const AcceleratorFact *old = input.fact;
    if (!candidate.fact)
        return true;
    if (input.workload.memoryPerAccelerator)
        return candidate.fact->memory >= *input.workload.memoryPerAccelerator;
    return isPinned || !old || candidate.fact->memory >= old->memory;
}

bool isInRegion(const Candidate &candidate, const QString &region)
{
    const QString own = candidate.region.trimmed();
    return region.isEmpty() || (isQuoted(candidate) && own.isEmpty()) ||
           own.compare(region, Qt::CaseInsensitive) == 0;
}

QString targetRegion(const Plan &plan)
{
    const Site *target = plan.sites.find(plan.general().target);
    return target ? target->region.trimmed() : QString();
}

/// Smaller is better: quotes first, then machines that keep together the cards that work together, then what
/// has an on-demand price, then the price of the work that one present card does in an hour.
auto rank(const FitInput &input, const Candidate &candidate, Decimal equivalence)
{
    const bool splits = candidate.acceleratorCount < input.cardsTogether;
    const auto &price = candidate.onDemand   ? candidate.onDemand
                        : candidate.reserved ? candidate.reserved
                                             : candidate.spot;
    return std::tuple(!isQuoted(candidate), splits, !candidate.onDemand,
                      times(price->perAccelerator, equivalence).micros, candidate.key);
}

/// Takes the candidate where it is possible and better than what was found before.
void consider(const FitInput &input, const Candidate &candidate, Fit &best)
{
    const Comparison comparison = compared(input, candidate);
    if (!comparison.isPossible)
        return;
    if (!hasEnoughMemory(input, candidate)) {
        if (best.reason == Reason::NoOffering)
            best.reason = Reason::MemoryTooSmall;
        return;
    }
    if (candidate.withoutRate && !best.withoutRate)
        best.withoutRate = candidate.withoutRate;
    if (!isPriced(candidate)) {
        if (candidate.withoutRate)
            best.reason = Reason::NoExchangeRate;
        return;
    }
    if (best.candidate &&
        rank(input, *best.candidate, best.equivalence) <= rank(input, candidate, comparison.equivalence))
        return;
    best.candidate = &candidate;
    best.equivalence = comparison.equivalence;
    best.isKnownToScale = comparison.isKnown;
}

Fit pinned(const FitInput &input)
{
    Fit result;
    const auto &all = input.candidates;
    const auto at = std::find_if(all.begin(), all.end(), [&](const Candidate &candidate) {
        return candidate.key == input.workload.pinnedOffering;
    });
    if (at == all.end())
        result.isPinGone = true;
    else
        consider(input, *at, result);
    return result;
}

} // namespace

Fit fit(const FitInput &input)
{
    if (!input.workload.pinnedOffering.isEmpty())
        return pinned(input);
    Fit best;
    const QString region = targetRegion(input.plan);
    for (const Candidate &candidate : input.candidates) {
        if (isInRegion(candidate, region))
            consider(input, candidate, best);
    }
    return best;
}

} // namespace portolan

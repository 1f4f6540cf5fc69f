#pragma once

#include "model/placement/candidates.h"

namespace portolan {

/// What the cloud terms of one workload are priced from.
struct TermCostInput
{
    const Plan &plan;
    const Workload &workload;
    const WorkloadDemand &demand; ///< with a mean
    const Candidate &candidate;
    Decimal equivalence; ///< cards of the candidate that do the work of one present card
    bool isKnownToScale; ///< both throughputs are known
    Decimal spotRework;  ///< at least 1
};

/// Reserved, on demand and spot for a month of 730 h, in this order, with a line for each figure. A term that
/// cannot be had has a reason in place of a price.
std::vector<PlacementOption> termCosts(const TermCostInput &input, Lines &lines);

} // namespace portolan

#pragma once

#include "model/plan/plan.h"

#include <vector>

namespace portolan {

/// The part of a node that a workload has.
struct NodeShare
{
    NodeId node;
    WorkloadId workload;
    double share = 1; ///< above 0, at most 1; those of a node add up to 1
};

/// How the nodes are divided among the workloads that name them: in proportion to the accelerators that each
/// states; one that states none, or zero, counts as the mean of the others, and where none states any they
/// have equal parts. In order of nodes, then workloads; a node that no workload names is not in it.
std::vector<NodeShare> nodeShares(const Plan &plan);

} // namespace portolan

#include "model/plan/shares.h"

#include <map>

namespace portolan {

namespace {

/// 0 where nothing usable is stated.
double stated(const Workload &workload)
{
    return workload.statedAccelerators ? std::max(0.0, workload.statedAccelerators->toDouble()) : 0.0;
}

void divide(NodeId node, const std::vector<const Workload *> &workloads, std::vector<NodeShare> &shares)
{
    double sum = 0;
    int stating = 0;
    for (const Workload *workload : workloads) {
        sum += stated(*workload);
        stating += stated(*workload) > 0 ? 1 : 0;
    }
    const double silent = stating > 0 ? sum / stating : 1.0;
    const double whole = sum + silent * (static_cast<double>(workloads.size()) - stating);
    for (const Workload *workload : workloads) {
        const double part = stated(*workload) > 0 ? stated(*workload) : silent;
        shares.push_back({node, workload->id, part / whole});
    }
}

} // namespace

std::vector<NodeShare> nodeShares(const Plan &plan)
{
    std::map<NodeId, std::vector<const Workload *>> users;
    for (const Workload &workload : plan.workloads) {
        for (const NodeId node : workload.nodes) {
            auto &at = users[node];
            if (plan.nodes.find(node) && (at.empty() || at.back() != &workload))
                at.push_back(&workload);
        }
    }
    std::vector<NodeShare> shares;
    for (const auto &[node, workloads] : users)
        divide(node, workloads, shares);
    return shares;
}

} // namespace portolan

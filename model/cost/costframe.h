#pragma once

#include "model/cost/cashflow.h"
#include "model/cost/ledger.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace portolan {

/// A month of the horizon in the plan's zone.
struct MonthSpan
{
    Month month;
    Moment from;
    Moment to;

    std::int64_t hours() const { return (to - from).seconds / 3600; }
    std::int64_t seconds() const { return (to - from).seconds; }
};

/// When a wave begins, when its work runs at the new place, and when its old capacity is switched off.
struct WaveDates
{
    Moment start;
    Moment cutover;
    Moment switchOff;
};

/// What all parts of a cash flow share while it is being computed.
struct CostFrame
{
    explicit CostFrame(const CostInput &costInput);

    const CostInput &input;
    const Plan &plan;
    Currency currency;
    std::vector<MonthSpan> months;
    std::map<WaveId, WaveDates> waves; ///< of every wave of the plan
    Lines lines{Stage::Cost};
    std::vector<Finding> findings;
    Ledger stay;
    Ledger move;

    const WorkloadPlacement *placementOf(WorkloadId workload) const;
    const WorkloadDemand *demandOf(WorkloadId workload) const;
    /// It is in a wave and placed on an offering.
    bool moves(const Workload &workload) const;
    /// Position of the month; before the first counts as the first; nothing after the last.
    std::optional<int> monthAt(Moment moment) const;
    /// (1 + yearly)^(month ÷ 12), from the plan's start: what grows by so much a year.
    static double grown(Decimal yearly, int month);
    /// The one team of all these, or an unset one.
    TeamId commonTeam(const std::set<TeamId> &teams) const;

private:
    std::map<WorkloadId, const WorkloadPlacement *> m_placements;
    std::map<WorkloadId, const WorkloadDemand *> m_demands;
};

/// The parts of the cash flow. Each adds its amounts to both ledgers of the frame.
void addOwnedNodes(CostFrame &frame);
std::vector<CapacityMix> addRentedCapacity(CostFrame &frame);
void addOneOffCosts(CostFrame &frame);

} // namespace portolan

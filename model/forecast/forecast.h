#pragma once

#include "model/budget/alerts.h"
#include "model/cost/cashflow.h"
#include "model/placement/placement.h"
#include "model/plan/planhistory.h"
#include "model/schedule/schedule.h"
#include "model/transfer/transfer.h"
#include "model/usage/demand.h"

#include <memory>
#include <stop_token>

namespace portolan {

/// All that a forecast is computed from.
struct ForecastInput
{
    SharedPlan plan;
    UsageShelf usage;
    PriceShelf prices;
};

/// The demand stage's result with what it belongs to.
struct DemandStage
{
    DemandInput input;
    DemandResult result;
    std::vector<WorkloadDemand> workloads;          ///< as plan.workloads
    std::vector<std::pair<NodeId, Measured>> nodes; ///< each node's samples; value: mean utilisation, 0 to 1
    std::vector<NodeId> cardNodes; ///< as result.cards: the node of the card, unset where it is in none
    Lines lines{Stage::Demand};
    std::vector<Finding> findings;
};

struct ScheduleStage
{
    ScheduleInput input;
    ScheduleResult result;
    Moment finishAtLowRate; ///< the finish if no line carries more than 75 % of its nominal rate
};

/// Everything computed from one plan; immutable. Stages are shared between forecasts where their inputs were
/// the same.
struct Forecast
{
    SharedPlan plan;                       ///< as the user has it
    SharedPlan scenario;                   ///< as the scenario in use has it: what the figures are of
    std::shared_ptr<const PriceBook> book; ///< in use, or empty
    std::shared_ptr<const DemandStage> demand;
    std::shared_ptr<const PlacementResult> placement;
    std::shared_ptr<const TransferResult> transfer;
    std::shared_ptr<const ScheduleStage> schedule;
    std::shared_ptr<const CostResult> cost;
    std::shared_ptr<const BudgetResult> budget;
    std::vector<Finding> findings; ///< of all stages, in their order, and of the plan as a whole

    const Line &line(LineRef ref) const;
    std::int64_t blockingFindings() const;
};

using SharedForecast = std::shared_ptr<const Forecast>;

/// Runs the chain. Stages whose inputs are the same as in `previous` are taken from it. Empty when stopped.
SharedForecast forecast(const ForecastInput &input, const SharedForecast &previous, std::stop_token stop);

} // namespace portolan

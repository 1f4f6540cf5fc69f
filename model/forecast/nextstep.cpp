#include "model/forecast/nextstep.h"

#include <algorithm>

namespace portolan {

std::vector<Step> openSteps(const Forecast &forecast)
{
    const Plan &plan = *forecast.plan;
    const bool hasMoving = std::any_of(plan.workloads.begin(), plan.workloads.end(),
                                       [](const Workload &work) { return work.wave.isSet(); });
    const bool isEveryWaveTasked = std::all_of(plan.waves.begin(), plan.waves.end(), [&](const Wave &wave) {
        return std::any_of(plan.tasks.begin(), plan.tasks.end(),
                           [&](const Task &task) { return task.wave == wave.id; });
    });
    const std::pair<bool, Step> checks[]{
        {plan.nodes.isEmpty(), Step::AddNodes},
        {forecast.demand->result.samples.presentSamples == 0, Step::ImportUsage},
        {plan.workloads.isEmpty(), Step::AddWorkloads},
        {!forecast.book && plan.quotes.isEmpty(), Step::ChoosePriceBook},
        {!plan.general().target.isSet(), Step::ChooseTarget},
        {plan.datasets.isEmpty(), Step::AddDatasets},
        {!plan.datasets.isEmpty() && plan.roads.isEmpty(), Step::AddRoads},
        {plan.waves.isEmpty(), Step::AddWaves},
        {!plan.waves.isEmpty() && !plan.workloads.isEmpty() && !hasMoving, Step::AssignWaves},
        {!isEveryWaveTasked, Step::AddTasks},
        {plan.budgets.isEmpty(), Step::AddBudgets},
        {forecast.blockingFindings() > 0, Step::ClearBlocking}};
    std::vector<Step> open;
    for (const auto &[isOpen, step] : checks) {
        if (isOpen)
            open.push_back(step);
    }
    return open;
}

} // namespace portolan

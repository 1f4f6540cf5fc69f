#pragma once

#include "model/forecast/forecast.h"

#include <vector>

namespace portolan {

/// What a plan needs before it can say when and for how much, in the order in which it is best done.
enum class Step
{
    AddNodes,
    ImportUsage,
    AddWorkloads,
    ChoosePriceBook,
    ChooseTarget,
    AddDatasets,
    AddRoads,
    AddWaves,
    AssignWaves, ///< no workload moves yet
    AddTasks,
    AddBudgets,
    ClearBlocking
};

/// The steps that are still open; the first is the next. Empty for a plan that is ready to be printed.
std::vector<Step> openSteps(const Forecast &forecast);

} // namespace portolan

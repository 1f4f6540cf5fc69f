#include "model/plan/plan.h"

#include <algorithm>

namespace portolan {

std::int64_t nextId(const Plan &plan)
{
    std::int64_t most = 0;
    forEachTable(plan, [&](const auto &table) {
        if (!table.isEmpty())
            most = std::max(most, table.at(table.size() - 1).id.value);
    });
    return most + 1;
}

Plan underScenario(const Plan &plan, ScenarioId scenario)
{
    const Scenario *chosen = plan.scenarios.find(scenario);
    if (!chosen)
        return plan;
    Plan result = plan;
    std::int64_t id = nextId(plan);
    for (const Override &change : chosen->overrides) {
        const auto same = [&](const Assumption &row) { return row.key == change.key; };
        const auto found = std::find_if(plan.assumptions.begin(), plan.assumptions.end(), same);
        Assumption row = found != plan.assumptions.end() ? *found : Assumption{{id++}, change.key, {}, {}};
        row.value = change.value;
        row.source = chosen->name;
        result.assumptions = result.assumptions.with(row);
    }
    return result;
}

} // namespace portolan

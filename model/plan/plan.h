#pragma once

#include "model/plan/inventory.h"
#include "model/plan/means.h"
#include "model/plan/table.h"
#include "model/plan/work.h"

#include <functional>
#include <tuple>

namespace portolan {

/// All that a user can edit. A value: once shared it does not change, and whatever else is shown is computed
/// from it. References point to rows that exist, ids are unique over all tables, and there is exactly one
/// Settings row.
struct Plan
{
    Table<Settings> settings;
    Table<Site> sites;
    Table<Node> nodes;
    Table<Team> teams;
    Table<ExternalService> services;
    Table<License> licenses;
    Table<Road> roads;
    Table<Dataset> datasets;
    Table<Wave> waves;
    Table<Workload> workloads;
    Table<Task> tasks;
    Table<Dependency> dependencies;
    Table<Gate> gates;
    Table<Budget> budgets;
    Table<Assumption> assumptions;
    Table<PriceBookRef> priceBooks;
    Table<Quote> quotes;
    Table<UsageRef> usage;
    Table<ExchangeRate> exchangeRates;
    Table<Scenario> scenarios;

    const Settings &general() const { return settings.at(0); }
    bool operator==(const Plan &) const = default;
};

/// The tables of a plan, in an order in which a row refers to earlier ones where it can.
inline constexpr auto planTables =
    std::tuple{&Plan::settings,   &Plan::sites,        &Plan::nodes, &Plan::teams,         &Plan::services,
               &Plan::licenses,   &Plan::roads,        &Plan::waves, &Plan::datasets,      &Plan::workloads,
               &Plan::tasks,      &Plan::dependencies, &Plan::gates, &Plan::budgets,       &Plan::assumptions,
               &Plan::priceBooks, &Plan::quotes,       &Plan::usage, &Plan::exchangeRates, &Plan::scenarios};

template <class Row>
Table<Row> &tableOf(Plan &plan)
{
    return std::apply(
        [&](auto... member) -> Table<Row> & {
            Table<Row> *found = nullptr;
            const auto look = [&](auto &table) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(table)>, Table<Row>>)
                    found = &table;
            };
            (look(plan.*member), ...);
            return *found;
        },
        planTables);
}

template <class Row>
const Table<Row> &tableOf(const Plan &plan)
{
    return tableOf<Row>(const_cast<Plan &>(plan));
}

/// Calls visit(table) for each table of the plan.
template <class Visit>
void forEachTable(const Plan &plan, Visit visit)
{
    std::apply([&](auto... member) { (visit(plan.*member), ...); }, planTables);
}

template <class Visit>
void forEachTable(Plan &plan, Visit visit)
{
    std::apply([&](auto... member) { (visit(plan.*member), ...); }, planTables);
}

/// The id for the next row: one above the largest in the plan.
std::int64_t nextId(const Plan &plan);

/// The plan as the named scenario has it: its overrides in place of the assumptions.
Plan underScenario(const Plan &plan, ScenarioId scenario);

} // namespace portolan

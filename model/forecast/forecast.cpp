#include "model/forecast/forecast.h"

#include "model/cost/spot.h"
#include "model/cost/tco.h"
#include "model/forecast/gatherdemand.h"
#include "model/forecast/gatherschedule.h"
#include "model/plan/assumptions.h"

#include <algorithm>

namespace portolan {

namespace {
/// Whether the tables are the same in both plans; assumptions, which a scenario rebuilds, by their values.
template <class... Rows>
bool same(const Plan &a, const Plan &b, Table<Rows> Plan::*...tables)
{
    return (
        (((a.*tables).isSameAs(b.*tables)) || (std::is_same_v<Rows, Assumption> && a.*tables == b.*tables)) &&
        ...);
}

std::shared_ptr<const PriceBook> bookInUse(const Plan &plan, const PriceShelf &prices)
{
    for (const PriceBookRef &ref : plan.priceBooks) {
        const auto found = prices.find(ref.content);
        if (ref.inUse && found != prices.end())
            return found->second;
    }
    return nullptr;
}

QString contentInUse(const Plan &plan)
{
    const auto found = std::find_if(plan.priceBooks.begin(), plan.priceBooks.end(),
                                    [](const PriceBookRef &ref) { return ref.inUse; });
    return found == plan.priceBooks.end() ? QString() : found->content;
}

PlacementInput placementInput(const Plan &plan, const DemandStage &demand,
                              std::shared_ptr<const PriceBook> book)
{
    PlacementInput input{plan, std::move(book), contentInUse(plan), demand.workloads, {}, {}};
    input.stayPerMonth = ownedPerMonth(plan, demand.workloads);
    Lines lines(Stage::Placement);
    input.spotRework = std::get<Decimal>(lines.at(reworkFactor(plan, lines)).value);
    return input;
}

CostInput costInput(const Forecast &forecast)
{
    CostInput input{*forecast.scenario,
                    forecast.book,
                    forecast.demand->workloads,
                    *forecast.placement,
                    *forecast.transfer,
                    forecast.schedule->result,
                    forecast.schedule->input.tasks,
                    {}};
    for (const Task &task : forecast.scenario->tasks)
        input.taskKinds[task.id.value] = task.kind;
    return input;
}

BudgetInput budgetInput(const Forecast &forecast)
{
    return {*forecast.scenario, forecast.cost->move, Month::of(forecast.scenario->general().start),
            forecast.scenario->general().horizonMonths};
}

/// Money assumptions that are zero and that nobody gave a source for count as nothing, which has to be said.
void findUnset(const Plan &plan, std::vector<Finding> &findings)
{
    for (const Assumption &row : plan.assumptions) {
        if (isMoney(kindOf(row.key).unit) && row.value.micros == 0 && row.source.isEmpty())
            findings.push_back({FindingKind::ZeroAssumption, Severity::Warning, rowRef(row.id), {}});
    }
}

template <class Row>
bool isNeededElsewhere(const Plan &plan, Id<Row> id, QList<Id<Row>> Workload::*needs)
{
    return std::any_of(plan.workloads.begin(), plan.workloads.end(),
                       [&](const Workload &work) { return work.wave.isSet() && (work.*needs).contains(id); });
}

/// What workloads that move need and what is bound to where they are now.
void findBound(const Plan &plan, std::vector<Finding> &findings)
{
    for (const License &license : plan.licenses) {
        const bool isBound =
            license.binding == LicenseBinding::Hardware || license.binding == LicenseBinding::Address;
        if (isBound && isNeededElsewhere(plan, license.id, &Workload::licenses))
            findings.push_back({FindingKind::LicenseBound, Severity::Warning, rowRef(license.id), {}});
    }
    for (const ExternalService &service : plan.services) {
        if (service.boundToSite && isNeededElsewhere(plan, service.id, &Workload::services))
            findings.push_back({FindingKind::ServiceBound, Severity::Warning, rowRef(service.id), {}});
    }
}

void collectFindings(Forecast &forecast)
{
    const auto take = [&](const std::vector<Finding> &some) {
        forecast.findings.insert(forecast.findings.end(), some.begin(), some.end());
    };
    findUnset(*forecast.scenario, forecast.findings);
    findBound(*forecast.scenario, forecast.findings);
    take(forecast.demand->findings);
    take(forecast.placement->findings);
    take(forecast.transfer->findings);
    take(forecast.schedule->result.findings);
    take(forecast.cost->findings);
    take(forecast.budget->findings);
}

/// The stage of the previous forecast where it was made from the same, else what `make` gives.
template <class Stage, class Make>
std::shared_ptr<const Stage> kept(bool isSame, const std::shared_ptr<const Stage> &previous, Make make)
{
    return isSame ? previous : make();
}
} // namespace

const Line &Forecast::line(LineRef ref) const
{
    switch (ref.stage) {
    case Stage::Demand:
        return demand->lines.at(ref);
    case Stage::Placement:
        return placement->lines.at(ref);
    case Stage::Transfer:
        return transfer->lines.at(ref);
    case Stage::Schedule:
        return schedule->result.lines.at(ref);
    case Stage::Cost:
        return cost->lines.at(ref);
    case Stage::Budget:
        return budget->lines.at(ref);
    }
    Q_UNREACHABLE();
}

std::int64_t Forecast::blockingFindings() const
{
    return std::count_if(findings.begin(), findings.end(),
                         [](const Finding &finding) { return finding.severity == Severity::Blocking; });
}

SharedForecast forecast(const ForecastInput &input, const SharedForecast &previous, std::stop_token stop)
{
    auto result = std::make_shared<Forecast>();
    result->plan = input.plan;
    result->scenario =
        std::make_shared<const Plan>(underScenario(*input.plan, input.plan->general().scenario));
    result->book = bookInUse(*input.plan, input.prices);
    const Plan &plan = *result->scenario;
    const Forecast none;
    const Forecast &old = previous ? *previous : none;
    const Plan &was = previous ? *previous->scenario : plan;

    const bool sameDemand = previous && same(plan, was, &Plan::settings, &Plan::nodes, &Plan::workloads,
                                             &Plan::usage, &Plan::assumptions);
    result->demand = kept(sameDemand, old.demand, [&] { return demandStage(plan, input.usage, stop); });
    if (stop.stop_requested())
        return nullptr;
    const bool samePlacement = previous && result->demand == old.demand && result->book == old.book &&
                               same(plan, was, &Plan::sites, &Plan::waves, &Plan::datasets, &Plan::quotes,
                                    &Plan::priceBooks, &Plan::exchangeRates);
    result->placement = kept(samePlacement, old.placement, [&] {
        return std::make_shared<const PlacementResult>(
            placement(placementInput(plan, *result->demand, result->book), stop));
    });
    const bool samePassage =
        previous && same(plan, was, &Plan::settings, &Plan::datasets, &Plan::roads, &Plan::waves,
                         &Plan::workloads, &Plan::tasks, &Plan::dependencies, &Plan::gates, &Plan::licenses,
                         &Plan::services, &Plan::exchangeRates);
    const Passage moved = samePassage ? Passage{old.transfer, old.schedule} : passage(plan, stop);
    if (stop.stop_requested())
        return nullptr;
    result->transfer = moved.transfer;
    result->schedule = moved.schedule;
    const bool sameCost = previous && result->placement == old.placement &&
                          result->transfer == old.transfer && result->schedule == old.schedule &&
                          same(plan, was, &Plan::teams);
    result->cost = kept(sameCost, old.cost, [&] {
        return std::make_shared<const CostResult>(cashFlow(costInput(*result), stop));
    });
    const bool sameBudget =
        previous && result->cost == old.cost && same(plan, was, &Plan::budgets, &Plan::teams);
    result->budget = kept(sameBudget, old.budget, [&] {
        return std::make_shared<const BudgetResult>(budgetAlerts(budgetInput(*result), stop));
    });
    if (stop.stop_requested())
        return nullptr;
    collectFindings(*result);
    return result;
}

} // namespace portolan

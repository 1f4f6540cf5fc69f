#include "model/plan/edits.h"

#include "model/plan/assumptions.h"
#include "model/plan/names.h"
#include "model/plan/references.h"
#include "model/plan/rowrules.h"

#include <QCoreApplication>
#include <algorithm>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Edits)
};

/// What is wrong with the row as part of the plan: a reference to nothing, or a rule of its kind.
template <class Row>
std::optional<Refusal> objection(const Plan &plan, const Row &row)
{
    bool isDangling = false;
    forEachReference(row,
                     [&](const auto &id) { isDangling = isDangling || (id.isSet() && !exists(plan, id)); });
    if (isDangling)
        return Refusal{
            Words::tr("This refers to something that the plan does not have any more; choose again.")};
    return brokenRule(plan, row);
}

Refusal gone()
{
    return {Words::tr("This is not in the plan any more; somebody removed it.")};
}
} // namespace

Plan newPlan(const QString &name, Currency currency, const Zone &zone, const QDate &start)
{
    Plan plan;
    Settings settings;
    settings.id = {1};
    settings.name = name;
    settings.currency = currency;
    settings.zone = zone;
    settings.start = start;
    plan.settings = plan.settings.with(settings);
    Site site;
    site.id = {2};
    site.name = Words::tr("Machine room");
    site.zone = zone;
    plan.sites = plan.sites.with(site);
    // The standard prices are in CNY; in another currency each has to be asked for.
    for (const auto &[key, word] : Names<AssumptionKey>::list) {
        if (isMoney(kindOf(key).unit) && currency.toText() != QStringLiteral("CNY"))
            plan.assumptions = plan.assumptions.with(Assumption{{nextId(plan)}, key, {}, {}});
    }
    return plan;
}

template <class Row>
Result<Plan> addRow(const Plan &plan, Row row)
{
    if constexpr (std::is_same_v<Row, Settings>)
        return Refusal{Words::tr("A plan has its settings already; change them instead.")};
    row.id = {nextId(plan)};
    if (auto refusal = objection(plan, row))
        return *refusal;
    Plan result = plan;
    tableOf<Row>(result) = tableOf<Row>(result).with(std::move(row));
    return result;
}

template <class Row>
Result<Plan> changeRow(const Plan &plan, const Row &row)
{
    const Row *present = tableOf<Row>(plan).find(row.id);
    if (!present)
        return gone();
    if (*present == row)
        return plan;
    if (auto refusal = objection(plan, row))
        return *refusal;
    Plan result = plan;
    tableOf<Row>(result) = tableOf<Row>(result).with(row);
    return result;
}

template <class Row>
Result<Plan> removeRow(const Plan &plan, Id<Row> id)
{
    if constexpr (std::is_same_v<Row, Settings>)
        return Refusal{Words::tr("A plan cannot be without its settings.")};
    if (!exists(plan, id))
        return gone();
    Plan result = plan;
    tableOf<Row>(result) = tableOf<Row>(result).without(id);
    return withoutDangling(std::move(result));
}

Result<Plan> removeRow(const Plan &plan, RowRef row)
{
    Result<Plan> result = gone();
    int kind = 0;
    forEachTable(plan, [&](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        if (kind++ == static_cast<int>(row.kind))
            result = removeRow(plan, Id<Row>{row.id});
    });
    return result;
}

template Result<Plan> addRow(const Plan &, Settings);
template Result<Plan> changeRow(const Plan &, const Settings &);
template Result<Plan> removeRow(const Plan &, Id<Settings>);
template Result<Plan> addRow(const Plan &, Site);
template Result<Plan> changeRow(const Plan &, const Site &);
template Result<Plan> removeRow(const Plan &, Id<Site>);
template Result<Plan> addRow(const Plan &, Node);
template Result<Plan> changeRow(const Plan &, const Node &);
template Result<Plan> removeRow(const Plan &, Id<Node>);
template Result<Plan> addRow(const Plan &, Team);
template Result<Plan> changeRow(const Plan &, const Team &);
template Result<Plan> removeRow(const Plan &, Id<Team>);
template Result<Plan> addRow(const Plan &, ExternalService);
template Result<Plan> changeRow(const Plan &, const ExternalService &);
template Result<Plan> removeRow(const Plan &, Id<ExternalService>);
template Result<Plan> addRow(const Plan &, License);
template Result<Plan> changeRow(const Plan &, const License &);
template Result<Plan> removeRow(const Plan &, Id<License>);
template Result<Plan> addRow(const Plan &, Road);
template Result<Plan> changeRow(const Plan &, const Road &);
template Result<Plan> removeRow(const Plan &, Id<Road>);
template Result<Plan> addRow(const Plan &, Dataset);
template Result<Plan> changeRow(const Plan &, const Dataset &);
template Result<Plan> removeRow(const Plan &, Id<Dataset>);
template Result<Plan> addRow(const Plan &, Wave);
template Result<Plan> changeRow(const Plan &, const Wave &);
template Result<Plan> removeRow(const Plan &, Id<Wave>);
template Result<Plan> addRow(const Plan &, Workload);
template Result<Plan> changeRow(const Plan &, const Workload &);
template Result<Plan> removeRow(const Plan &, Id<Workload>);
template Result<Plan> addRow(const Plan &, Task);
template Result<Plan> changeRow(const Plan &, const Task &);
template Result<Plan> removeRow(const Plan &, Id<Task>);
template Result<Plan> addRow(const Plan &, Dependency);
template Result<Plan> changeRow(const Plan &, const Dependency &);
template Result<Plan> removeRow(const Plan &, Id<Dependency>);
template Result<Plan> addRow(const Plan &, Gate);
template Result<Plan> changeRow(const Plan &, const Gate &);
template Result<Plan> removeRow(const Plan &, Id<Gate>);
template Result<Plan> addRow(const Plan &, Budget);
template Result<Plan> changeRow(const Plan &, const Budget &);
template Result<Plan> removeRow(const Plan &, Id<Budget>);
template Result<Plan> addRow(const Plan &, Assumption);
template Result<Plan> changeRow(const Plan &, const Assumption &);
template Result<Plan> removeRow(const Plan &, Id<Assumption>);
template Result<Plan> addRow(const Plan &, PriceBookRef);
template Result<Plan> changeRow(const Plan &, const PriceBookRef &);
template Result<Plan> removeRow(const Plan &, Id<PriceBookRef>);
template Result<Plan> addRow(const Plan &, Quote);
template Result<Plan> changeRow(const Plan &, const Quote &);
template Result<Plan> removeRow(const Plan &, Id<Quote>);
template Result<Plan> addRow(const Plan &, UsageRef);
template Result<Plan> changeRow(const Plan &, const UsageRef &);
template Result<Plan> removeRow(const Plan &, Id<UsageRef>);
template Result<Plan> addRow(const Plan &, ExchangeRate);
template Result<Plan> changeRow(const Plan &, const ExchangeRate &);
template Result<Plan> removeRow(const Plan &, Id<ExchangeRate>);
template Result<Plan> addRow(const Plan &, Scenario);
template Result<Plan> changeRow(const Plan &, const Scenario &);
template Result<Plan> removeRow(const Plan &, Id<Scenario>);

Result<Plan> mergeNodes(const Plan &plan, const std::vector<Node> &nodes)
{
    Plan result = plan;
    for (Node node : nodes) {
        const auto same = [&](const Node &row) { return row.name.trimmed() == node.name.trimmed(); };
        const auto found = std::find_if(result.nodes.begin(), result.nodes.end(), same);
        const bool isKnown = found != result.nodes.end();
        if (isKnown)
            node.id = found->id;
        Result<Plan> next = isKnown ? changeRow(result, node) : addRow(result, node);
        if (!next)
            return next;
        result = std::move(*next);
    }
    return result;
}

Result<Plan> setAssumption(const Plan &plan, AssumptionKey key, Decimal value, const QString &source)
{
    const AssumptionId present = assumptionRow(plan, key);
    const Assumption row{present, key, value, source};
    return present.isSet() ? changeRow(plan, row) : addRow(plan, row);
}

Result<Plan> moveTask(const Plan &plan, TaskId task, Moment start)
{
    const Task *present = plan.tasks.find(task);
    if (!present)
        return gone();
    Task moved = *present;
    moved.notBefore = start;
    return changeRow(plan, moved);
}

Result<Plan> resizeTask(const Plan &plan, TaskId task, TimeSpan duration)
{
    const Task *present = plan.tasks.find(task);
    if (!present)
        return gone();
    Task resized = *present;
    resized.duration = duration;
    return changeRow(plan, resized);
}

Result<Plan> useScenario(const Plan &plan, ScenarioId scenario)
{
    Settings settings = plan.general();
    settings.scenario = scenario;
    return changeRow(plan, settings);
}

Result<Plan> usePriceBook(const Plan &plan, const QString &name, const QString &content)
{
    Plan result = plan;
    bool isKnown = false;
    for (PriceBookRef book : plan.priceBooks) {
        book.inUse = book.content == content;
        isKnown = isKnown || book.inUse;
        result.priceBooks = result.priceBooks.with(book);
    }
    if (isKnown)
        return result;
    return addRow(result, PriceBookRef{{}, name, content, true});
}

Result<Plan> addUsage(const Plan &plan, const QString &name, const QString &content)
{
    return addRow(plan, UsageRef{{}, name, content});
}

} // namespace portolan

#include "model/plan/rowrules.h"

#include "model/plan/assumptions.h"
#include "model/plan/names.h"

#include <QCoreApplication>
#include <QSet>
#include <set>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RowRules)
};

using Broken = std::optional<Refusal>;

template <class Row>
Broken brokenName(const Table<Row> &table, const Row &row)
{
    const QString name = row.name.trimmed();
    if (name.isEmpty())
        return Refusal{Words::tr("The name is empty; give it one.")};
    for (const Row &other : table) {
        if (other.id != row.id && other.name.trimmed() == name)
            return Refusal{Words::tr("There is another “%1”; choose a different name.").arg(name)};
    }
    return std::nullopt;
}

Broken outside(bool isOutside, const QString &name, const QString &field, const QString &range)
{
    if (!isOutside)
        return std::nullopt;
    return Refusal{Words::tr("“%1”: %2 must be %3.").arg(name, field, range)};
}

/// The first rule of several that is broken.
template <class... Rules>
Broken firstOf(const Rules &...rules)
{
    Broken found;
    ((found ? void() : void(found = rules)), ...);
    return found;
}

bool isNegative(const std::optional<Money> &money)
{
    return money && money->micros < 0;
}

/// Whether waiting for `from` makes `to` wait for itself.
bool closesLoop(const Plan &plan, const Dependency &link)
{
    QSet<std::int64_t> seen;
    QList<std::int64_t> open{link.to.value};
    while (!open.isEmpty()) {
        const std::int64_t task = open.takeLast();
        if (task == link.from.value)
            return true;
        if (seen.contains(task))
            continue;
        seen.insert(task);
        for (const Dependency &next : plan.dependencies) {
            if (next.id != link.id && next.from.value == task)
                open.append(next.to.value);
        }
    }
    return false;
}
} // namespace

Broken brokenRule(const Plan &plan, const Settings &row)
{
    for (const Budget &budget : plan.budgets) {
        if (budget.perMonth.currency != row.currency) {
            return Refusal{
                Words::tr("The plan has budgets in %1; remove them before it gets another currency.")
                    .arg(budget.perMonth.currency.toText())};
        }
    }
    const std::set<int> days(row.workingDays.begin(), row.workingDays.end());
    const bool badDays = days.empty() || *days.begin() < 1 || *days.rbegin() > 7;
    if (row.name.trimmed().isEmpty())
        return Refusal{Words::tr("The plan's name is empty; give it one.")};
    if (!row.currency.isKnown())
        return Refusal{Words::tr("The plan has no currency; write its code, for example CNY.")};
    if (!row.start.isValid() || row.start.year() < 1990 || row.start.year() > 2200)
        return Refusal{Words::tr("The plan's start must be a date between 1990 and 2200.")};
    return firstOf(
        outside(row.horizonMonths < 1 || row.horizonMonths > 120, row.name, Words::tr("the horizon"),
                Words::tr("1 to 120 months")),
        outside(badDays, row.name, Words::tr("the working days"),
                Words::tr("one or more of 1 (Monday) to 7")),
        outside(row.dayStartMinute < 0 || row.dayEndMinute > 1440 || row.dayStartMinute >= row.dayEndMinute,
                row.name, Words::tr("the working day"),
                Words::tr("from an earlier to a later minute of one day")));
}

Broken brokenRule(const Plan &plan, const Site &row)
{
    return brokenName(plan.sites, row);
}

Broken brokenRule(const Plan &plan, const Node &row)
{
    std::set<int> indexes;
    bool hasTwins = false;
    bool isBad = false;
    for (const Accelerator &card : row.accelerators) {
        hasTwins = hasTwins || !indexes.insert(card.index).second;
        isBad = isBad || card.index < 0 || card.memory.count < 0;
    }
    const bool badNumber = row.cpuCores.value_or(1) < 1 || row.memory.value_or(Bytes{1}).count < 1;
    return firstOf(
        brokenName(plan.nodes, row),
        outside(hasTwins, row.name, Words::tr("the index of each accelerator"), Words::tr("used once")),
        outside(isBad, row.name, Words::tr("an accelerator's index and memory"), Words::tr("zero or more")),
        outside(badNumber, row.name, Words::tr("cores and memory"), Words::tr("more than zero, or empty")),
        outside(isNegative(row.price), row.name, Words::tr("the price"), Words::tr("zero or more")),
        outside(row.kilowatts.value_or(Decimal{}).micros < 0, row.name, Words::tr("the power"),
                Words::tr("zero or more kW")));
}

Broken brokenRule(const Plan &plan, const Team &row)
{
    return brokenName(plan.teams, row);
}

Broken brokenRule(const Plan &plan, const ExternalService &row)
{
    return firstOf(
        brokenName(plan.services, row),
        outside(row.leadDays < 0, row.name, Words::tr("the lead time"), Words::tr("zero or more days")));
}

Broken brokenRule(const Plan &plan, const License &row)
{
    return firstOf(
        brokenName(plan.licenses, row),
        outside(row.leadDays < 0, row.name, Words::tr("the lead time"), Words::tr("zero or more days")),
        outside(isNegative(row.transferPrice), row.name, Words::tr("the price"), Words::tr("zero or more")));
}

Broken brokenRule(const Plan &plan, const Road &row)
{
    const bool isLine = row.kind == RoadKind::Line;
    const bool hasNegativePrice = isNegative(row.pricePerMonth) || isNegative(row.pricePerGigabyte) ||
                                  isNegative(row.setupPrice) || isNegative(row.pricePerDeviceTrip);
    const bool hasNegativeDays =
        row.leadDays.value_or(0) < 0 || row.shipDays < 0 || row.returnDays < 0 || row.ingestDays < 0;
    return firstOf(
        brokenName(plan.roads, row),
        outside(isLine && row.bandwidth.bitsPerSecond <= 0, row.name, Words::tr("the bandwidth"),
                Words::tr("more than zero, for example 1 Gbit/s")),
        outside(isLine && (row.efficiency.micros <= 0 || row.efficiency.micros > Decimal::one), row.name,
                Words::tr("the efficiency"), Words::tr("above 0 and at most 1")),
        outside(!isLine && row.deviceCapacity.count <= 0, row.name, Words::tr("the device's capacity"),
                Words::tr("more than zero, for example 80 TB")),
        outside(!isLine && row.copyBytesPerSecond <= 0, row.name, Words::tr("the copy speed"),
                Words::tr("more than zero bytes a second")),
        outside(!isLine && row.devices < 1, row.name, Words::tr("the number of devices"),
                Words::tr("one or more")),
        outside(hasNegativeDays, row.name, Words::tr("each number of days"), Words::tr("zero or more")),
        outside(hasNegativePrice, row.name, Words::tr("each price"), Words::tr("zero or more")));
}

Broken brokenRule(const Plan &plan, const Dataset &row)
{
    return firstOf(
        brokenName(plan.datasets, row),
        outside(row.size.count < 0, row.name, Words::tr("the size"), Words::tr("zero or more")),
        outside(row.files.value_or(0) < 0, row.name, Words::tr("the number of files"),
                Words::tr("zero or more")),
        outside(row.changePerDay.count < 0, row.name, Words::tr("the change a day"),
                Words::tr("zero or more")),
        outside(row.growthPerYear.micros < -Decimal::one || row.growthPerYear.micros > 100 * Decimal::one,
                row.name, Words::tr("the growth a year"), Words::tr("from -100 % to 10,000 %")),
        outside(row.compressionRatio.micros <= 0 || row.compressionRatio.micros > 2 * Decimal::one, row.name,
                Words::tr("the compression ratio"), Words::tr("above 0 and at most 2")),
        outside(row.duplicateShare.micros < 0 || row.duplicateShare.micros >= Decimal::one, row.name,
                Words::tr("the duplicate share"), Words::tr("from 0 to below 1")));
}

Broken brokenRule(const Plan &plan, const Wave &row)
{
    return firstOf(brokenName(plan.waves, row),
                   outside(row.rollbackDays < 0 || row.rollbackDays > 3650, row.name,
                           Words::tr("the rollback window"), Words::tr("0 to 3,650 days")));
}

Broken brokenRule(const Plan &plan, const Workload &row)
{
    return firstOf(brokenName(plan.workloads, row),
                   outside(row.statedAccelerators.value_or(Decimal{}).micros < 0, row.name,
                           Words::tr("the stated demand"), Words::tr("zero or more accelerators")),
                   outside(row.memoryPerAccelerator.value_or(Bytes{}).count < 0, row.name,
                           Words::tr("the memory needed"), Words::tr("zero or more")));
}

Broken brokenRule(const Plan &, const Task &row)
{
    if (row.name.trimmed().isEmpty())
        return Refusal{Words::tr("The task's name is empty; give it one.")};
    return outside(row.duration.value_or(TimeSpan{}).seconds < 0 ||
                       row.duration.value_or(TimeSpan{}) > TimeSpan::days(3650),
                   row.name, Words::tr("the duration"), Words::tr("0 to 3,650 days"));
}

Broken brokenRule(const Plan &plan, const Dependency &row)
{
    const Task *from = plan.tasks.find(row.from);
    const Task *to = plan.tasks.find(row.to);
    if (!from || !to)
        return Refusal{Words::tr("A link needs two tasks; choose both.")};
    for (const Dependency &other : plan.dependencies) {
        if (other.id != row.id && other.from == row.from && other.to == row.to)
            return Refusal{Words::tr("“%1” and “%2” are linked already.").arg(from->name, to->name)};
    }
    if (row.from == row.to || closesLoop(plan, row)) {
        return Refusal{
            Words::tr("“%2” cannot wait for “%1”: “%1” already waits for “%2”. Remove that link first.")
                .arg(from->name, to->name)};
    }
    return std::nullopt;
}

Broken brokenRule(const Plan &plan, const Gate &row)
{
    if (!row.task.isSet())
        return Refusal{Words::tr("A gate needs a task after which it stands; choose one.")};
    return brokenName(plan.gates, row);
}

Broken brokenRule(const Plan &plan, const Budget &row)
{
    const Team *team = plan.teams.find(row.team);
    if (!team)
        return Refusal{Words::tr("A budget belongs to a team; choose one.")};
    if (row.perMonth.currency != plan.general().currency) {
        return Refusal{Words::tr("The budget of “%1” must be in the plan's currency, %2.")
                           .arg(team->name, plan.general().currency.toText())};
    }
    return firstOf(
        outside(row.last < row.first, team->name, Words::tr("the last month"),
                Words::tr("the first month or later")),
        outside(row.perMonth.micros < 0, team->name, Words::tr("the budget"), Words::tr("zero or more")));
}

Broken brokenRule(const Plan &plan, const Assumption &row)
{
    for (const Assumption &other : plan.assumptions) {
        if (other.id != row.id && other.key == row.key)
            return Refusal{Words::tr("The plan has this assumption already; change it instead.")};
    }
    const AssumptionKind &kind = kindOf(row.key);
    return outside(row.value < kind.least || row.value > kind.most, nameOf(row.key), Words::tr("the value"),
                   Words::tr("from %1 to %2").arg(kind.least.toText(), kind.most.toText()));
}

Broken brokenRule(const Plan &plan, const PriceBookRef &row)
{
    if (row.content.isEmpty())
        return Refusal{Words::tr("“%1” has no prices; import the price book first.").arg(row.name)};
    return brokenName(plan.priceBooks, row);
}

Broken brokenRule(const Plan &, const Quote &row)
{
    if (row.provider.trimmed().isEmpty() || row.offering.trimmed().isEmpty())
        return Refusal{Words::tr("A quote needs a provider and the name of what is offered.")};
    const bool isReserved = row.term == Term::Reserved;
    return firstOf(outside(row.term == Term::Stay, row.offering, Words::tr("the term"),
                           Words::tr("on-demand, reserved or spot")),
                   outside(row.accelerator.trimmed().isEmpty(), row.offering, Words::tr("the accelerator"),
                           Words::tr("named, for example A100-SXM4-80GB")),
                   outside(row.acceleratorCount < 1, row.offering, Words::tr("the number of accelerators"),
                           Words::tr("one or more")),
                   outside(isReserved ? row.termMonths < 1 : row.termMonths != 0, row.offering,
                           Words::tr("the term in months"),
                           Words::tr("one or more for a reservation, else empty")),
                   outside(row.perHour.micros <= 0 || !row.perHour.currency.isKnown(), row.offering,
                           Words::tr("the price an hour"), Words::tr("more than zero, with its currency")));
}

Broken brokenRule(const Plan &plan, const UsageRef &row)
{
    if (row.content.isEmpty())
        return Refusal{Words::tr("“%1” has no measurements; import its logs first.").arg(row.name)};
    for (const UsageRef &other : plan.usage) {
        if (other.id != row.id && other.content == row.content)
            return Refusal{
                Words::tr("The same measurements are in the plan already, as “%1”.").arg(other.name)};
    }
    return std::nullopt;
}

Broken brokenRule(const Plan &, const ExchangeRate &row)
{
    const QString name = row.from.toText() + u'/' + row.to.toText();
    if (!row.from.isKnown() || !row.to.isKnown() || row.from == row.to)
        return Refusal{
            Words::tr("An exchange rate needs two different currencies, for example USD and CNY.")};
    return firstOf(outside(row.rate.micros <= 0, name, Words::tr("the rate"), Words::tr("more than zero")),
                   outside(!row.date.isValid(), name, Words::tr("the date"),
                           Words::tr("the day on which the rate held")));
}

Broken brokenRule(const Plan &plan, const Scenario &row)
{
    std::set<AssumptionKey> keys;
    for (const Override &change : row.overrides) {
        const AssumptionKind &kind = kindOf(change.key);
        if (!keys.insert(change.key).second)
            return Refusal{Words::tr("“%1” sets the same assumption twice.").arg(row.name)};
        if (auto broken =
                outside(change.value < kind.least || change.value > kind.most, row.name, nameOf(change.key),
                        Words::tr("from %1 to %2").arg(kind.least.toText(), kind.most.toText())))
            return broken;
    }
    return brokenName(plan.scenarios, row);
}

} // namespace portolan

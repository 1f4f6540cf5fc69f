#include "model/placement/placement.h"

#include "model/placement/fit.h"
#include "model/placement/termcosts.h"

#include <algorithm>
#include <array>
#include <set>

namespace portolan {

namespace {

constexpr int oldAfterDays = 90;

/// What is noticed, each thing once.
class Notes
{
public:
    void add(Finding finding) { m_findings.push_back(std::move(finding)); }

    void missingRate(const Plan &plan, Currency from, Severity severity)
    {
        auto [at, isNew] = m_rates.try_emplace(from, severity);
        at->second = std::max(at->second, severity);
        m_own = plan.general().currency;
        m_settings = rowRef(plan.general().id);
    }

    /// Whether the price was not yet called old.
    bool isFirst(const QString &offering, Term term) { return m_old.emplace(offering, term).second; }

    std::vector<Finding> all() const
    {
        std::vector<Finding> findings = m_findings;
        for (const auto &[from, severity] : m_rates)
            findings.push_back({FindingKind::MissingRate,
                                severity,
                                m_settings,
                                {Money{Decimal::one, from}, Money{Decimal::one, m_own}}});
        return findings;
    }

private:
    std::vector<Finding> m_findings;
    std::map<Currency, Severity> m_rates;
    std::set<std::pair<QString, Term>> m_old;
    Currency m_own;
    RowRef m_settings;
};

/// What the placement of one workload is made from, beside the input.
struct Work
{
    const PlacementInput &input;
    const std::vector<Candidate> &candidates;
    PlacementResult &result;
    Notes &notes;
};

bool mayLeave(const Plan &plan, const Workload &workload)
{
    return std::all_of(workload.datasets.begin(), workload.datasets.end(), [&](DatasetId id) {
        const Dataset *dataset = plan.datasets.find(id);
        return !dataset || dataset->mayLeave;
    });
}

std::optional<Term> pin(const Workload &workload)
{
    if (workload.pinnedTerm)
        return workload.pinnedTerm;
    return workload.method == Method::Stay ? std::optional(Term::Stay) : std::nullopt;
}

PriceRef priceRef(const std::optional<CandidatePrice> &price)
{
    const PriceRef *ref = price ? std::get_if<PriceRef>(&price->origin) : nullptr;
    return ref ? *ref : PriceRef{};
}

std::optional<Money> perHour(const std::optional<CandidatePrice> &price)
{
    return price ? std::optional(price->perAccelerator) : std::nullopt;
}

ChosenOffering chosen(const Candidate &candidate, Decimal equivalence)
{
    ChosenOffering offering;
    offering.key = candidate.key;
    offering.accelerator = candidate.accelerator;
    offering.acceleratorCount = candidate.acceleratorCount;
    offering.equivalence = equivalence.toDouble();
    offering.onDemand = perHour(candidate.onDemand);
    offering.reserved = perHour(candidate.reserved);
    offering.reservedMonths = candidate.reserved ? candidate.reserved->months : 0;
    offering.spot = perHour(candidate.spot);
    offering.onDemandPrice = priceRef(candidate.onDemand);
    offering.reservedPrice = priceRef(candidate.reserved);
    offering.spotPrice = priceRef(candidate.spot);
    if (candidate.quote.isSet())
        offering.quote = rowRef(candidate.quote);
    return offering;
}

PlacementOption stayOption(const Work &work, WorkloadId workload)
{
    PlacementOption option;
    const auto price = work.input.stayPerMonth.find(workload);
    if (price == work.input.stayPerMonth.end()) {
        option.reason = Reason::NoOffering;
        return option;
    }
    option.perMonth = price->second;
    option.line = work.result.lines.add(
        {Formula::Sum, price->second, {{"stay per month", price->second, rowRef(workload)}}});
    return option;
}

std::vector<PlacementOption> without(Reason reason)
{
    std::vector<PlacementOption> options;
    for (const Term term : {Term::Reserved, Term::OnDemand, Term::Spot}) {
        options.emplace_back().term = term;
        options.back().reason = reason;
    }
    return options;
}

/// How many cards of one machine a workload's work spans: training and simulation exchange data at each step
/// and lose by being spread over more machines; machines of up to eight cards are common.
int cardsTogether(const Plan &plan, const Workload &workload)
{
    switch (workload.kind) {
    case WorkloadKind::Inference:
    case WorkloadKind::Development:
    case WorkloadKind::Rendering:
        return 1;
    case WorkloadKind::Training:
    case WorkloadKind::FineTuning:
    case WorkloadKind::Simulation:
        break;
    }
    qsizetype most = 1;
    for (const NodeId id : workload.nodes) {
        if (const Node *node = plan.nodes.find(id))
            most = std::max(most, node->accelerators.size());
    }
    return static_cast<int>(std::min<qsizetype>(most, 8));
}

/// The cloud's terms for a workload; fills in the offering.
std::vector<PlacementOption> cloudOptions(Work &work, const Workload &workload, const WorkloadDemand &demand,
                                          WorkloadPlacement &placed)
{
    const bool moves = workload.wave.isSet();
    if (work.candidates.empty())
        return without(Reason::NoPriceBook);
    const Fit found = fit({work.input.plan, work.candidates, workload, demand.accelerator,
                           acceleratorFact(demand.accelerator), cardsTogether(work.input.plan, workload)});
    if (found.withoutRate && moves)
        work.notes.missingRate(work.input.plan, *found.withoutRate,
                               found.candidate ? Severity::Warning : Severity::Blocking);
    if (!found.candidate) {
        if (found.isPinGone)
            work.notes.add({FindingKind::PinnedOfferingGone, Severity::Blocking, rowRef(workload.id), {}});
        else if (moves && found.reason != Reason::NoExchangeRate)
            work.notes.add({FindingKind::NoOffering, Severity::Blocking, rowRef(workload.id), {}});
        return without(found.reason);
    }
    placed.offering = chosen(*found.candidate, found.equivalence);
    if (!found.isKnownToScale && moves)
        work.notes.add({FindingKind::UnknownAccelerator, Severity::Warning, rowRef(workload.id), {}});
    if (!demand.mean)
        return without(Reason::NoDemand);
    return termCosts({work.input.plan, workload, demand, *found.candidate, found.equivalence,
                      found.isKnownToScale, std::max(work.input.spotRework, Decimal::whole(1))},
                     work.result.lines);
}

const PlacementOption *optionFor(const WorkloadPlacement &placed, Term term)
{
    const auto at = std::find_if(placed.options.begin(), placed.options.end(),
                                 [term](const PlacementOption &option) { return option.term == term; });
    return at == placed.options.end() ? nullptr : &*at;
}

/// The cheapest option; of equal ones the one that binds least.
const PlacementOption *cheapest(const WorkloadPlacement &placed)
{
    const PlacementOption *best = nullptr;
    for (const Term term : {Term::Stay, Term::OnDemand, Term::Reserved, Term::Spot}) {
        const PlacementOption *option = optionFor(placed, term);
        if (option && option->perMonth && (!best || option->perMonth->micros < best->perMonth->micros))
            best = option;
    }
    return best;
}

/// Whether the offering has what the term needs, with or without a demand that gives it a monthly figure.
bool canHave(const WorkloadPlacement &placed, const Workload &workload, Term term)
{
    if (term == Term::Stay)
        return true;
    if (!placed.offering)
        return false;
    switch (term) {
    case Term::Reserved:
        return placed.offering->reserved.has_value();
    case Term::OnDemand:
        return placed.offering->onDemand.has_value();
    case Term::Spot:
        return workload.checkpoints && placed.offering->spot.has_value();
    case Term::Stay:
        break;
    }
    return true;
}

void choose(Work &work, const Workload &workload, WorkloadPlacement &placed)
{
    const auto wanted = pin(workload);
    const auto refusePin = [&] {
        if (wanted && *wanted != Term::Stay)
            work.notes.add({FindingKind::PinRefused, Severity::Warning, rowRef(workload.id), {}});
    };
    if (!workload.wave.isSet()) {
        refusePin();
        placed.reasons = {Reason::NoWave};
        return;
    }
    if (!mayLeave(work.input.plan, workload)) {
        refusePin();
        placed.reasons = {Reason::DataMayNotLeave};
        return;
    }
    if (wanted && canHave(placed, workload, *wanted)) {
        placed.term = *wanted;
        placed.reasons = {Reason::Pinned};
        return;
    }
    if (placed.offering)
        refusePin(); // without an offering another finding has said so
    const PlacementOption *best = cheapest(placed);
    const PlacementOption *asNeeded = optionFor(placed, Term::OnDemand);
    placed.term = best ? best->term : Term::Stay;
    const bool hasCloudPrice =
        std::any_of(placed.options.begin(), placed.options.end(),
                    [](const auto &option) { return option.term != Term::Stay && option.perMonth; });
    placed.reasons = {hasCloudPrice || !asNeeded ? Reason::Cheapest : asNeeded->reason};
}

void noteOldPrice(Work &work, const WorkloadPlacement &placed)
{
    if (!placed.offering || (work.input.book && work.input.book->isExample))
        return; // made-up prices have no age, and the finding about the example says more
    const auto check = [&](const PriceRef &price, Term term) {
        const QDate asOf = QDate::fromString(price.asOf, Qt::ISODate);
        const qint64 days = asOf.isValid() ? asOf.daysTo(work.input.plan.general().start) : 0;
        if (days > oldAfterDays && work.notes.isFirst(placed.offering->key, term))
            work.notes.add(
                {FindingKind::OldPrice, Severity::Warning, rowRef(placed.workload), {Decimal::whole(days)}});
    };
    switch (placed.term) {
    case Term::Reserved:
        return check(placed.offering->reservedPrice, Term::Reserved);
    case Term::OnDemand:
        return check(placed.offering->onDemandPrice, Term::OnDemand);
    case Term::Spot:
        return check(placed.offering->spotPrice, Term::Spot);
    case Term::Stay:
        return;
    }
}

Method methodFor(const Workload &workload, Term term)
{
    if (term == Term::Stay)
        return Method::Stay;
    return workload.method == Method::Stay ? Method::Container : workload.method;
}

WorkloadPlacement placedWorkload(Work &work, const Workload &workload, const WorkloadDemand &demand)
{
    WorkloadPlacement placed;
    placed.workload = workload.id;
    placed.options = {stayOption(work, workload.id)};
    if (!demand.mean)
        work.notes.add({FindingKind::NoDemand, Severity::Warning, rowRef(workload.id), {}});
    std::vector<PlacementOption> cloud = cloudOptions(work, workload, demand, placed);
    if (!mayLeave(work.input.plan, workload)) {
        cloud = without(Reason::DataMayNotLeave);
        placed.offering.reset();
    }
    placed.options.insert(placed.options.end(), cloud.begin(), cloud.end());
    choose(work, workload, placed);
    placed.method = methodFor(workload, placed.term);
    noteOldPrice(work, placed);
    return placed;
}

void noteWholePlan(const PlacementInput &input, bool hasCandidates, Notes &notes)
{
    const bool moves = std::any_of(input.plan.workloads.begin(), input.plan.workloads.end(),
                                   [](const Workload &workload) { return workload.wave.isSet(); });
    const RowRef settings = rowRef(input.plan.general().id);
    if (moves && !hasCandidates)
        notes.add({FindingKind::NoPriceBook, Severity::Blocking, settings, {}});
    if (moves && !input.plan.sites.find(input.plan.general().target))
        notes.add({FindingKind::NoTarget, Severity::Warning, settings, {}});
    if (!input.book || !input.book->isExample)
        return;
    RowRef book = settings;
    for (const PriceBookRef &ref : input.plan.priceBooks) {
        if (ref.inUse)
            book = {RowKind::PriceBook, ref.id.value};
    }
    notes.add({FindingKind::ExamplePrices, Severity::Warning, book, {}});
}

} // namespace

PlacementResult placement(const PlacementInput &input, std::stop_token stop)
{
    PlacementResult result;
    Notes notes;
    const std::vector<Candidate> all = candidates(input);
    noteWholePlan(input, !all.empty(), notes);
    Work work{input, all, result, notes};
    for (std::size_t i = 0; i < input.plan.workloads.size() && !stop.stop_requested(); ++i) {
        const Workload &workload = input.plan.workloads.at(i);
        const bool isThere = i < input.demands.size() && input.demands[i].workload == workload.id;
        result.workloads.push_back(
            placedWorkload(work, workload, isThere ? input.demands[i] : WorkloadDemand{}));
    }
    result.findings = notes.all();
    return result;
}

} // namespace portolan

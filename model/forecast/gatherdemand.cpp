#include "model/forecast/gatherdemand.h"

#include "model/plan/assumptions.h"
#include "model/plan/shares.h"

#include <QHash>
#include <algorithm>
#include <cmath>

namespace portolan {

namespace {
QString bareHost(const QString &host)
{
    return host.section(u'.', 0, 0).trimmed().toLower();
}

QString cardName(const UsageSeries &series)
{
    return series.uuid.isEmpty() ? bareHost(series.host) + u'#' + QString::number(series.index) : series.uuid;
}

/// One series of both; where both have samples in an hour, the later one's count.
UsageSeries joined(const UsageSeries &earlier, const UsageSeries &later)
{
    UsageSeries result = later;
    const auto end = [](const UsageSeries &s) {
        return s.firstHour + static_cast<std::int64_t>(s.hours.size());
    };
    result.firstHour = std::min(earlier.firstHour, later.firstHour);
    const std::int64_t last = std::max(end(earlier), end(later));
    result.hours.assign(static_cast<std::size_t>(last - result.firstHour), {});
    const auto put = [&](const UsageSeries &from) {
        for (std::size_t i = 0; i < from.hours.size(); ++i) {
            const auto at = static_cast<std::size_t>(from.firstHour - result.firstHour) + i;
            if (from.hours[i].samples > 0)
                result.hours[at] = from.hours[i];
        }
    };
    put(earlier);
    put(later);
    for (std::size_t bin = 0; bin < result.perCent.size(); ++bin)
        result.perCent[bin] = earlier.perCent[bin] + later.perCent[bin];
    return result;
}

/// Every card of the plan's datasets once, with the dataset that keeps it alive and its expected step.
struct Cards
{
    std::vector<std::shared_ptr<const UsageDataset>> datasets;
    std::vector<const UsageSeries *> series;
    std::vector<TimeSpan> steps;
    std::vector<QString> contents; ///< of which dataset each came from last
};

Cards cardsOf(const Plan &plan, const UsageShelf &usage)
{
    Cards cards;
    QHash<QString, std::size_t> known;
    for (const UsageRef &ref : plan.usage) {
        const auto found = usage.find(ref.content);
        if (found == usage.end())
            continue;
        cards.datasets.push_back(found->second);
        for (const UsageSeries &series : found->second->series) {
            const QString name = cardName(series);
            const auto at = known.constFind(name);
            if (at == known.constEnd()) {
                known.insert(name, cards.series.size());
                cards.series.push_back(&series);
                cards.steps.push_back(found->second->step);
                cards.contents.push_back(ref.content);
                continue;
            }
            const auto both = std::make_shared<UsageDataset>();
            both->series.push_back(joined(*cards.series[*at], series));
            cards.series[*at] = &both->series.front();
            cards.contents[*at] = ref.content;
            cards.datasets.push_back(both);
        }
    }
    return cards;
}

/// The node of each card.
std::vector<NodeId> nodesOfCards(const Plan &plan, const std::vector<const UsageSeries *> &series)
{
    QHash<QString, NodeId> byUuid;
    QHash<QString, NodeId> byHost;
    for (const Node &node : plan.nodes) {
        byHost.insert(bareHost(node.name), node.id);
        for (const Accelerator &card : node.accelerators) {
            if (!card.uuid.isEmpty())
                byUuid.insert(card.uuid, node.id);
        }
    }
    std::vector<NodeId> nodes;
    for (const UsageSeries *card : series)
        nodes.push_back(byUuid.value(card->uuid, byHost.value(bareHost(card->host))));
    return nodes;
}

DemandInput demandInput(const Plan &plan, Cards cards, const std::vector<NodeId> &cardNodes)
{
    DemandInput input;
    input.busyThreshold = assumed(plan, AssumptionKey::BusyThreshold);
    input.zone = plan.general().zone;
    input.groups = static_cast<int>(plan.workloads.size());
    QHash<std::int64_t, int> groupOf;
    for (const Workload &work : plan.workloads)
        groupOf.insert(work.id.value, static_cast<int>(groupOf.size()));
    QHash<std::int64_t, QList<CardShare>> sharesOf;
    for (const NodeShare &share : nodeShares(plan))
        sharesOf[share.node.value].append({0, groupOf.value(share.workload.value), share.share});
    for (std::size_t card = 0; card < cardNodes.size(); ++card) {
        for (CardShare share : sharesOf.value(cardNodes[card].value)) {
            share.series = static_cast<int>(card);
            input.shares.push_back(share);
        }
    }
    input.datasets = std::move(cards.datasets);
    input.series = std::move(cards.series);
    input.steps = std::move(cards.steps);
    return input;
}

/// The line of a workload's mean: measured, or stated.
LineRef meanLine(DemandStage &stage, const Workload &work, const WorkloadDemand &demand,
                 const QString &content)
{
    if (!demand.mean)
        return {};
    const Decimal mean = Decimal::nearest(*demand.mean);
    if (demand.curve.active.empty()) {
        return stage.lines.add({Formula::Measured, mean, {{"stated demand", mean, rowRef(work.id)}}});
    }
    const UsageSource source{content, Decimal::nearest(demand.curve.samples.coverage())};
    return stage.lines.add({Formula::BusyAccelerators,
                            mean,
                            {{"usage", source.coverage, source},
                             {"workload", Decimal::whole(work.nodes.size()), rowRef(work.id)},
                             {"threshold", stage.input.busyThreshold, AssumptionKey::BusyThreshold}}});
}

WorkloadDemand workloadDemand(DemandStage &stage, const Plan &plan, std::size_t position,
                              const QString &content)
{
    const Workload &work = plan.workloads.at(position);
    WorkloadDemand demand;
    demand.workload = work.id;
    for (const NodeId node : work.nodes) {
        const Node *row = plan.nodes.find(node);
        if (demand.accelerator.isEmpty() && row && !row->accelerators.isEmpty())
            demand.accelerator = row->accelerators.first().model;
    }
    const DemandCurve &curve = stage.result.groups[position];
    std::vector<double> measured;
    std::copy_if(curve.active.begin(), curve.active.end(), std::back_inserter(measured),
                 [](double cards) { return !std::isnan(cards); });
    if (!measured.empty()) {
        demand.curve = curve;
        demand.mean = curve.samples.value;
        demand.peak = percentile(measured, 95);
    } else if (work.statedAccelerators) {
        demand.mean = work.statedAccelerators->toDouble();
        demand.peak = demand.mean;
    }
    demand.line = meanLine(stage, work, demand, content);
    return demand;
}

void sumByNode(DemandStage &stage, const Plan &plan)
{
    for (const Node &node : plan.nodes) {
        Measured all;
        double sum = 0;
        for (std::size_t card = 0; card < stage.cardNodes.size(); ++card) {
            const CardUse &use = stage.result.cards[card];
            if (stage.cardNodes[card] != node.id)
                continue;
            all.expectedSamples += use.mean.expectedSamples;
            all.presentSamples += use.mean.presentSamples;
            sum += use.mean.value.value_or(0) * static_cast<double>(use.mean.presentSamples);
        }
        if (all.presentSamples > 0)
            all.value = sum / static_cast<double>(all.presentSamples);
        stage.nodes.emplace_back(node.id, all);
    }
}

void findWhatIsMissing(DemandStage &stage, const Plan &plan)
{
    constexpr double enough = 0.8;
    for (const auto &[node, samples] : stage.nodes) {
        if (plan.nodes.find(node)->accelerators.isEmpty())
            continue;
        if (samples.presentSamples == 0)
            stage.findings.push_back({FindingKind::NoUsage, Severity::Warning, rowRef(node), {}});
        else if (samples.coverage() < enough)
            stage.findings.push_back({FindingKind::LowCoverage,
                                      Severity::Warning,
                                      rowRef(node),
                                      {Decimal::nearest(samples.coverage())}});
    }
    if (stage.result.idleCards > 0) {
        stage.findings.push_back({FindingKind::IdleAccelerators,
                                  Severity::Note,
                                  rowRef(plan.general().id),
                                  {Decimal::whole(stage.result.idleCards)}});
    }
}
} // namespace

std::shared_ptr<const DemandStage> demandStage(const Plan &plan, const UsageShelf &usage,
                                               std::stop_token stop)
{
    auto stage = std::make_shared<DemandStage>();
    Cards cards = cardsOf(plan, usage);
    const std::vector<QString> contents = cards.contents;
    stage->cardNodes = nodesOfCards(plan, cards.series);
    stage->input = demandInput(plan, std::move(cards), stage->cardNodes);
    stage->result = demand(stage->input, stop);
    if (stop.stop_requested())
        return nullptr;
    for (std::size_t position = 0; position < plan.workloads.size(); ++position) {
        const auto isOfGroup = [&](const CardShare &share) {
            return share.group == static_cast<int>(position);
        };
        const auto first = std::find_if(stage->input.shares.begin(), stage->input.shares.end(), isOfGroup);
        const QString content = first == stage->input.shares.end()
                                    ? QString()
                                    : contents[static_cast<std::size_t>(first->series)];
        stage->workloads.push_back(workloadDemand(*stage, plan, position, content));
    }
    sumByNode(*stage, plan);
    findWhatIsMissing(*stage, plan);
    return stage;
}

} // namespace portolan

#include "model/cost/costframe.h"
#include "model/cost/tco.h"
#include "model/plan/assumptions.h"
#include "model/plan/shares.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace portolan {

namespace {

/// Shares and times become whole weights, so that amounts divide exactly.
constexpr double weightOfWhole = 1 << 20;

/// A workload's part in a node. Without moments it stays.
struct Tenant
{
    const Workload *workload = nullptr; ///< nullptr: nobody's node
    double share = 1;
    double busy = 0; ///< of the node's cards, in the plan's first month
    std::optional<Moment> cutover;
    std::optional<Moment> switchOff;
};

/// A tenant's part of a node's time in a month, or what nobody pays any more.
struct Slice
{
    const Tenant *tenant = nullptr; ///< nullptr: nobody
    bool isDual = false;
    std::int64_t seconds = 0;
    double running = 1; ///< share of what mere running costs
    double working = 0; ///< busy share of the cards
};

struct OwnedNode
{
    const Node *node = nullptr;
    std::vector<Tenant> tenants;
};

double cardsOf(const Node &node)
{
    return static_cast<double>(node.accelerators.size());
}

/// Cards that each workload has, a part of a node counting as that part of its cards.
std::map<WorkloadId, double> cardsOfWorkloads(const Plan &plan, const std::vector<NodeShare> &shares)
{
    std::map<WorkloadId, double> cards;
    for (const NodeShare &share : shares)
        cards[share.workload] += share.share * cardsOf(*plan.nodes.find(share.node));
    return cards;
}

Tenant tenantOf(const CostFrame &frame, const NodeShare &share, double cardsOfWorkload)
{
    Tenant tenant;
    tenant.workload = frame.plan.workloads.find(share.workload);
    tenant.share = share.share;
    const WorkloadDemand *demand = frame.demandOf(share.workload);
    if (demand && demand->mean && cardsOfWorkload > 0)
        tenant.busy = std::max(0.0, *demand->mean) * share.share / cardsOfWorkload;
    if (frame.moves(*tenant.workload)) {
        const WaveDates &dates = frame.waves.at(tenant.workload->wave);
        tenant.cutover = dates.cutover;
        tenant.switchOff = dates.switchOff;
    }
    return tenant;
}

std::vector<OwnedNode> ownedNodes(const CostFrame &frame)
{
    const std::vector<NodeShare> shares = nodeShares(frame.plan);
    const std::map<WorkloadId, double> cards = cardsOfWorkloads(frame.plan, shares);
    std::vector<OwnedNode> nodes;
    auto share = shares.begin();
    for (const Node &node : frame.plan.nodes) {
        OwnedNode owned{&node, {}};
        for (; share != shares.end() && share->node == node.id; ++share)
            owned.tenants.push_back(tenantOf(frame, *share, cards.at(share->workload)));
        if (owned.tenants.empty())
            owned.tenants.push_back({});
        const Site *site = frame.plan.sites.find(node.site);
        if (!site || site->kind == SiteKind::Owned)
            nodes.push_back(std::move(owned));
    }
    return nodes;
}

std::vector<Slice> slicesOfStay(const OwnedNode &node, const MonthSpan &month)
{
    std::vector<Slice> slices;
    for (const Tenant &tenant : node.tenants)
        slices.push_back({&tenant, false, month.seconds(), tenant.share, tenant.busy});
    return slices;
}

bool isThere(const Tenant &tenant, Moment moment)
{
    return !tenant.switchOff || *tenant.switchOff > moment;
}

/// What each tenant has of the node between two moments in which nothing changes. Those that remain share
/// what those that have left no longer pay, because the machine runs for them all the same.
void addSlices(const OwnedNode &node, Moment from, Moment to, std::vector<Slice> &slices)
{
    const std::int64_t seconds = (to - from).seconds;
    double remaining = 0;
    for (const Tenant &tenant : node.tenants)
        remaining += isThere(tenant, from) ? tenant.share : 0;
    if (remaining <= 0)
        slices.push_back({nullptr, false, seconds, 1, 0});
    // One is exactly one, so that a plan in which nobody moves costs to the last digit what staying costs.
    const double whole = std::abs(remaining - 1) < 1e-9 ? 1 : remaining;
    for (const Tenant &tenant : node.tenants) {
        const bool isDual = tenant.cutover && *tenant.cutover <= from;
        if (isThere(tenant, from))
            slices.push_back({&tenant, isDual, seconds, tenant.share / whole, tenant.busy});
        else
            slices.push_back({nullptr, false, seconds, 0, tenant.busy});
    }
}

std::vector<Slice> slicesOfMove(const OwnedNode &node, const MonthSpan &month)
{
    std::set<Moment> moments{month.from, month.to};
    for (const Tenant &tenant : node.tenants) {
        for (const auto &moment : {tenant.cutover, tenant.switchOff}) {
            if (moment && *moment > month.from && *moment < month.to)
                moments.insert(*moment);
        }
    }
    std::vector<Slice> slices;
    for (auto from = moments.begin(), to = std::next(from); to != moments.end(); ++from, ++to)
        addSlices(node, *from, *to, slices);
    return slices;
}

/// A node's costs of one month, those that its mere running causes and the energy that its work adds.
struct NodeMonth
{
    std::vector<std::pair<CostKind, OwnedAmount>> running;
    OwnedAmount working;
};

class NodeCosts
{
public:
    explicit NodeCosts(CostFrame &frame)
        : m_frame(frame), m_nodes(frame.plan, frame.lines, frame.findings),
          m_growth(assumed(frame.plan, AssumptionKey::DemandGrowth)),
          m_idle(assumed(frame.plan, AssumptionKey::IdlePowerShare))
    {
    }

    void add(const OwnedNode &owned)
    {
        for (int month = 0; month < static_cast<int>(m_frame.months.size()); ++month) {
            const MonthSpan &span = m_frame.months[static_cast<std::size_t>(month)];
            const NodeMonth costs = costsOf(owned, month, span.hours());
            post(m_frame.stay, month, costs, slicesOfStay(owned, span));
            post(m_frame.move, month, costs, slicesOfMove(owned, span));
        }
    }

    /// What each tenant has of a month of so many hours at the plan's start.
    void addTo(std::map<WorkloadId, Money> &perMonth, const OwnedNode &owned, std::int64_t hours)
    {
        const NodeMonth costs = costsOf(owned, 0, hours);
        const std::vector<Slice> slices = slicesOfStay(owned, {{}, {0}, {hours * 3600}});
        const Weights weights = weightsOf(slices);
        std::vector<Money> parts = divided(costs.working.amount, weights.working);
        for (const auto &[kind, cost] : costs.running) {
            const std::vector<Money> running = divided(cost.amount, weights.running);
            std::transform(parts.begin(), parts.end(), running.begin(), parts.begin(), std::plus<>());
        }
        for (std::size_t i = 0; i < slices.size(); ++i)
            perMonth[slices[i].tenant->workload->id] += parts[i];
    }

private:
    struct Weights
    {
        std::vector<std::int64_t> running, working;
    };
    static Weights weightsOf(const std::vector<Slice> &slices)
    {
        Weights weights;
        for (const Slice &slice : slices) {
            const double seconds = static_cast<double>(slice.seconds) * weightOfWhole;
            weights.running.push_back(std::llround(seconds * slice.running));
            weights.working.push_back(std::llround(seconds * slice.working));
        }
        return weights;
    }

    NodeMonth costsOf(const OwnedNode &owned, int month, std::int64_t hours)
    {
        const MonthSpan &span = m_frame.months[static_cast<std::size_t>(month)];
        const Node &node = *owned.node;
        double busy = 0;
        for (const Tenant &tenant : owned.tenants)
            busy += tenant.busy;
        busy = std::min(1.0, busy * CostFrame::grown(m_growth, month));
        const Decimal share = Decimal::nearest(busy);
        const OwnedAmount energy = m_nodes.energy(node, hours, share);
        const std::int64_t load =
            m_idle.micros + scaledHalfEven(Decimal::one - m_idle.micros, share.micros, Decimal::one);
        const Money idle = load > 0 ? times(energy.amount, m_idle.micros, load) : Money{};
        return {{{CostKind::Depreciation, m_nodes.depreciation(node, span.month)},
                 {CostKind::Energy, {idle, energy.line}},
                 {CostKind::Space, m_nodes.space(node)},
                 {CostKind::Maintenance, m_nodes.maintenance(node)},
                 {CostKind::Staff, m_nodes.staff(node)}},
                {energy.amount - idle, energy.line}};
    }

    void post(Ledger &ledger, int month, const NodeMonth &costs, const std::vector<Slice> &slices)
    {
        const Weights weights = weightsOf(slices);
        for (const auto &[kind, cost] : costs.running)
            post(ledger, {month, kind, {}, {}}, slices, divided(cost.amount, weights.running), cost.line);
        std::vector<Money> parts = divided(costs.working.amount, weights.working);
        // Work that has left for the cloud draws nothing here any more.
        for (std::size_t i = 0; i < slices.size(); ++i) {
            if (slices[i].isDual)
                parts[i] = {};
        }
        post(ledger, {month, CostKind::Energy, {}, {}}, slices, parts, costs.working.line);
    }

    void post(Ledger &ledger, Account account, const std::vector<Slice> &slices,
              const std::vector<Money> &parts, LineRef line)
    {
        const CostKind kind = account.kind;
        for (std::size_t i = 0; i < slices.size(); ++i) {
            const Tenant *tenant = slices[i].tenant;
            if (!tenant)
                continue;
            account.kind = slices[i].isDual ? CostKind::DualRunning : kind;
            account.team = tenant->workload ? tenant->workload->team : TeamId{};
            account.wave = tenant->workload && tenant->cutover && &ledger == &m_frame.move
                               ? tenant->workload->wave
                               : WaveId{};
            ledger.add(account, parts[i], line);
        }
    }

    CostFrame &m_frame;
    OwnedNodes m_nodes;
    Decimal m_growth;
    Decimal m_idle;
};

/// Workloads whose mean demand comes to exceed what they have: staying would then mean to buy.
void noteOutgrown(CostFrame &frame)
{
    const auto cards = cardsOfWorkloads(frame.plan, nodeShares(frame.plan));
    const Decimal growth = assumed(frame.plan, AssumptionKey::DemandGrowth);
    for (const auto &[workload, have] : cards) {
        const WorkloadDemand *demand = frame.demandOf(workload);
        if (!demand || !demand->mean || have <= 0)
            continue;
        for (int month = 0; month < static_cast<int>(frame.months.size()); ++month) {
            const double need = *demand->mean * CostFrame::grown(growth, month);
            if (need <= have * (1 + 1e-9))
                continue;
            frame.findings.push_back({FindingKind::OutgrowsNodes,
                                      Severity::Note,
                                      rowRef(workload),
                                      {frame.months[static_cast<std::size_t>(month)].month,
                                       Decimal::nearest(need), Decimal::nearest(have)}});
            break;
        }
    }
}

constexpr std::int64_t hoursOfSteadyMonth = 730;

} // namespace

std::map<WorkloadId, Money> ownedPerMonth(const Plan &plan, const std::vector<WorkloadDemand> &demands)
{
    CostInput input;
    input.plan = plan;
    input.demands = demands;
    CostFrame frame(input);
    std::map<WorkloadId, Money> perMonth;
    NodeCosts costs(frame);
    for (const OwnedNode &node : ownedNodes(frame)) {
        if (node.tenants.front().workload && !frame.months.empty())
            costs.addTo(perMonth, node, hoursOfSteadyMonth);
    }
    return perMonth;
}

void addOwnedNodes(CostFrame &frame)
{
    NodeCosts costs(frame);
    for (const OwnedNode &node : ownedNodes(frame))
        costs.add(node);
    noteOutgrown(frame);
}

} // namespace portolan

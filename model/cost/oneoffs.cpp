#include "model/cost/costframe.h"
#include "model/plan/assumptions.h"
#include "model/plan/currency.h"

#include <algorithm>

namespace portolan {

namespace {

constexpr std::int64_t bytesOfGigabyte = 1'000'000'000;

/// What costs money once, in the month in which it falls.
class OneOffs
{
public:
    explicit OneOffs(CostFrame &frame) : m_frame(frame) {}

    void addWaves()
    {
        const Money work = assumedMoney(m_frame.plan, AssumptionKey::MigrationWork);
        for (const Wave &wave : m_frame.plan.waves) {
            std::set<TeamId> teams;
            for (const Workload &workload : m_frame.plan.workloads) {
                if (workload.wave == wave.id && m_frame.moves(workload))
                    teams.insert(workload.team);
            }
            if (teams.empty() && !carriesData(wave.id))
                continue;
            Line line{Formula::Sum, work, {{"migration work", work, AssumptionKey::MigrationWork}}};
            add({CostKind::MigrationWork, m_frame.commonTeam(teams), wave.id},
                m_frame.waves.at(wave.id).start, std::move(line));
        }
    }

    void addLicenses()
    {
        for (const License &license : m_frame.plan.licenses) {
            const Workload *first = nullptr;
            std::set<TeamId> teams;
            for (const Workload &workload : m_frame.plan.workloads) {
                if (!m_frame.moves(workload) || !workload.licenses.contains(license.id))
                    continue;
                teams.insert(workload.team);
                if (!first || cutover(workload) < cutover(*first))
                    first = &workload;
            }
            const auto price =
                first ? inPlanCurrency(license.transferPrice, rowRef(license.id)) : std::nullopt;
            if (!price)
                continue;
            Line line{Formula::Sum, *price, {{"licence transfer", *price, rowRef(license.id)}}};
            add({CostKind::License, m_frame.commonTeam(teams), first->wave}, cutover(*first),
                std::move(line));
        }
    }

    void addRoads()
    {
        for (const Road &road : m_frame.plan.roads) {
            std::vector<const DatasetTransfer *> carried;
            for (const DatasetTransfer &transfer : m_frame.input.transfer.datasets) {
                if (transfer.road == road.id && transfer.wave.isSet() && transfer.start && transfer.ready)
                    carried.push_back(&transfer);
            }
            if (carried.empty())
                continue;
            for (const DatasetTransfer *transfer : carried)
                addCarried(road, *transfer);
            if (road.kind == RoadKind::Line)
                addLine(road, carried);
        }
    }

private:
    struct Where
    {
        CostKind kind;
        TeamId team;
        WaveId wave;
    };

    void add(const Where &where, Moment when, Line line)
    {
        const auto month = m_frame.monthAt(when);
        const Money amount = std::get<Money>(line.value);
        if (!month || amount.isZero())
            return;
        m_frame.move.add({*month, where.kind, where.team, where.wave}, amount,
                         m_frame.lines.add(std::move(line)));
    }

    std::optional<Money> inPlanCurrency(const std::optional<Money> &price, RowRef row)
    {
        if (!price)
            return std::nullopt;
        const auto turned = converted(m_frame.plan, *price, m_frame.currency);
        if (!turned) {
            m_frame.findings.push_back({FindingKind::MissingRate, Severity::Blocking, row, {*price}});
            return std::nullopt;
        }
        return turned;
    }

    Moment cutover(const Workload &workload) const { return m_frame.waves.at(workload.wave).cutover; }

    bool carriesData(WaveId wave) const
    {
        const auto &datasets = m_frame.input.transfer.datasets;
        return std::any_of(datasets.begin(), datasets.end(), [wave](const DatasetTransfer &transfer) {
            return transfer.wave == wave && transfer.ready;
        });
    }

    TeamId teamOf(DatasetId dataset) const
    {
        std::set<TeamId> teams;
        for (const Workload &workload : m_frame.plan.workloads) {
            if (workload.datasets.contains(dataset))
                teams.insert(workload.team);
        }
        return m_frame.commonTeam(teams);
    }

    /// What one dataset's bytes, devices and order cost, when its transfer starts.
    void addCarried(const Road &road, const DatasetTransfer &transfer)
    {
        const Where where{CostKind::Transfer, teamOf(transfer.dataset), transfer.wave};
        const RowRef row = rowRef(road.id);
        if (const auto price = inPlanCurrency(road.pricePerGigabyte, row))
            add(where, *transfer.start,
                {Formula::TransferPrice,
                 times(*price, transfer.sent.count, bytesOfGigabyte),
                 {{"bytes sent", transfer.sent, rowRef(transfer.dataset)}, {"price per GB", *price, row}}});
        if (road.kind != RoadKind::Media)
            return;
        if (const auto price = inPlanCurrency(road.setupPrice, row))
            add(where, *transfer.start, {Formula::Sum, *price, {{"setup price", *price, row}}});
        const auto price = inPlanCurrency(road.pricePerDeviceTrip, row);
        if (!price || road.deviceCapacity.count <= 0)
            return;
        const std::int64_t trips =
            (transfer.sent.count + road.deviceCapacity.count - 1) / road.deviceCapacity.count;
        add(where, *transfer.start,
            {Formula::Product,
             times(*price, trips, 1),
             {{"device trips", Decimal::whole(trips), rowRef(transfer.dataset)},
              {"price per trip", *price, row}}});
    }

    /// A line is ordered once and paid by the month from its first use until its last transfer is ready.
    void addLine(const Road &road, const std::vector<const DatasetTransfer *> &carried)
    {
        Moment first = *carried.front()->start;
        Moment last = *carried.front()->ready;
        std::set<TeamId> teams;
        std::set<WaveId> waves;
        for (const DatasetTransfer *transfer : carried) {
            first = std::min(first, *transfer->start);
            last = std::max(last, *transfer->ready);
            teams.insert(teamOf(transfer->dataset));
            waves.insert(transfer->wave);
        }
        const Where where{CostKind::Transfer, m_frame.commonTeam(teams),
                          waves.size() == 1 ? *waves.begin() : WaveId{}};
        const RowRef row = rowRef(road.id);
        if (const auto price = inPlanCurrency(road.setupPrice, row))
            add(where, first, {Formula::Sum, *price, {{"setup price", *price, row}}});
        const auto price = inPlanCurrency(road.pricePerMonth, row);
        if (!price)
            return;
        const QDateTime start = m_frame.plan.general().zone.local(first);
        Moment begin = first;
        for (int month = 1; begin < last || month == 1; ++month) {
            add(where, begin, {Formula::Sum, *price, {{"price per month", *price, row}}});
            begin = Moment::fromDateTime(start.addMonths(month));
        }
    }

    CostFrame &m_frame;
};

} // namespace

void addOneOffCosts(CostFrame &frame)
{
    OneOffs costs(frame);
    costs.addWaves();
    costs.addLicenses();
    costs.addRoads();
}

} // namespace portolan

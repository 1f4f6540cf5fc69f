#include "model/transfer/transfer.h"

#include "model/transfer/roadprice.h"
#include "model/transfer/roadtime.h"

#include <algorithm>
#include <cmath>

namespace portolan {

namespace {

bool moves(const Workload &workload)
{
    return workload.wave.isSet() && workload.method != Method::Stay && workload.pinnedTerm != Term::Stay;
}

bool isMovingWorkNeeding(const Plan &plan, DatasetId dataset)
{
    return std::any_of(plan.workloads.begin(), plan.workloads.end(), [&](const Workload &workload) {
        return moves(workload) && workload.datasets.contains(dataset);
    });
}

/// The dataset's own wave, else the first in plan order with a workload that needs it.
WaveId waveOf(const Plan &plan, const Dataset &dataset)
{
    if (dataset.wave.isSet())
        return dataset.wave;
    for (const Wave &wave : plan.waves) {
        for (const Workload &workload : plan.workloads) {
            if (workload.wave == wave.id && moves(workload) && workload.datasets.contains(dataset.id))
                return wave.id;
        }
    }
    return {};
}

TimeSpan leadOf(const Road &road)
{
    return TimeSpan::days(road.leadDays.value_or(0));
}

/// From the order to the last byte: what roads are compared by.
TimeSpan waitFor(const Road &road, const RoadOption &option)
{
    return road.kind == RoadKind::Line ? leadOf(road) + *option.duration : *option.duration;
}

/// What one dataset takes of one road.
struct Carriage
{
    std::optional<TimeSpan> duration;
    Bytes carried;
    Bytes residual;
    std::int64_t trips = 0;
    int rounds = 0;
    bool converges = true;
};

Carriage carriage(const Dataset &dataset, const Road &road)
{
    const Bytes bytes = bytesToSend(dataset);
    if (road.kind == RoadKind::Line) {
        const auto copy = preCopy(dataset, road);
        if (!copy || !copy->converges)
            return {.duration = {}, .carried = bytes, .residual = {}, .converges = !copy};
        return {.duration = lineDuration(copy->carried, road.bandwidth, road.efficiency),
                .carried = copy->carried,
                .residual = copy->residual,
                .rounds = copy->rounds};
    }
    const auto trips = mediaTrips(bytes, road);
    if (!trips)
        return {.duration = {}, .carried = bytes, .residual = {}};
    // What changes from the order on has to follow, and no more than all of it.
    const double changed = static_cast<double>(dataset.changePerDay.count) * trips->duration.inDays();
    Dataset follow = dataset;
    follow.size.count = changed < static_cast<double>(dataset.size.count) ? static_cast<std::int64_t>(changed)
                                                                          : dataset.size.count;
    return {.duration = trips->duration,
            .carried = bytes,
            .residual = bytesToSend(follow),
            .trips = trips->trips,
            .rounds = trips->rounds};
}

Line durationLine(const Dataset &dataset, const Road &road, const Carriage &carriage)
{
    const Origin from = rowRef(road.id);
    const Bytes bytes = bytesToSend(dataset);
    if (road.kind == RoadKind::Media) {
        return {
            .formula = Formula::MediaTime,
            .value = *carriage.duration,
            .operands = {{"bytes", bytes, rowRef(dataset.id)},
                         {"lead", leadOf(road), from},
                         {"copies", mediaTrips(bytes, road)->copying, from},
                         {"shipping", TimeSpan::days(std::int64_t(road.shipDays) + road.returnDays), from},
                         {"ingest", TimeSpan::days(road.ingestDays), from},
                         {"rounds", Decimal::whole(carriage.rounds), from}}};
    }
    Line line{.formula = Formula::TransferTime,
              .value = *carriage.duration,
              .operands = {{"bytes", bytes, rowRef(dataset.id)}}};
    if (carriage.carried > bytes)
        line.operands.push_back({"changes", carriage.carried - bytes, rowRef(dataset.id)});
    line.operands.push_back({"rate", road.bandwidth, from});
    line.operands.push_back({"efficiency", road.efficiency, from});
    return line;
}

class Transfer
{
public:
    explicit Transfer(const TransferInput &input) : m_input(input), m_plan(input.plan)
    {
        for (const Road &road : m_plan.roads) {
            if (const auto price = priceWithoutRate(m_plan, road))
                m_result.findings.push_back(
                    {FindingKind::MissingRate, Severity::Blocking, rowRef(road.id), {*price}});
        }
    }

    void consider(const Dataset &dataset);
    void sendOverLines();
    void sendOnMedia();
    void sumRoads();
    TransferResult take() { return std::move(m_result); }

private:
    using Place = std::size_t;

    std::vector<RoadOption> options(const Dataset &dataset);
    void choose(const Dataset &dataset, DatasetTransfer &transfer);
    const RoadOption *best(const std::vector<RoadOption> &options) const;
    const RoadOption *fastest(const std::vector<RoadOption> &options) const;
    const RoadOption *cheaper(const RoadOption *a, const RoadOption *b) const;
    void judge(DatasetTransfer &transfer) const;
    void reportMissing(const Dataset &dataset, const DatasetTransfer &transfer);
    TimeSpan lastSync(const DatasetTransfer &transfer, const Road &road) const;
    void send(Place place, Moment start);
    void sendOver(const Road &line);
    void reportLateLine(const Road &line, WaveId wave);
    Moment begin(WaveId wave) const
    {
        const auto found = m_input.waveStarts.find(wave);
        return found == m_input.waveStarts.end() ? m_input.start : std::max(m_input.start, found->second);
    }
    const Road &road(RoadId id) const { return *m_plan.roads.find(id); }
    bool comesBefore(Place a, Place b) const;

    const TransferInput &m_input;
    const Plan &m_plan;
    TransferResult m_result;
};

std::vector<RoadOption> Transfer::options(const Dataset &dataset)
{
    std::vector<RoadOption> result;
    for (const Road &road : m_plan.roads) {
        RoadOption option{.road = road.id, .duration = {}, .price = {}, .durationLine = {}, .priceLine = {}};
        const Carriage found = carriage(dataset, road);
        option.duration = found.duration;
        if (!found.duration) {
            option.verdict = found.converges ? RoadVerdict::NotOrderable : RoadVerdict::DoesNotConverge;
            result.push_back(option);
            continue;
        }
        option.durationLine = m_result.lines.add(durationLine(dataset, road, found));
        RoadPrice price = roadPrice(m_plan, road, {found.carried, found.trips, *found.duration});
        if (price.price) {
            option.price = price.price;
            option.priceLine = m_result.lines.add(std::move(price.line));
        }
        result.push_back(option);
    }
    return result;
}

void Transfer::consider(const Dataset &dataset)
{
    DatasetTransfer transfer;
    transfer.dataset = dataset.id;
    transfer.wave = waveOf(m_plan, dataset);
    transfer.sent = bytesToSend(dataset);
    transfer.options = options(dataset);
    if (!dataset.mayLeave || !transfer.wave.isSet()) {
        for (RoadOption &option : transfer.options)
            option.verdict = dataset.mayLeave ? RoadVerdict::StaysHere : RoadVerdict::MayNotLeave;
        if (!dataset.mayLeave && isMovingWorkNeeding(m_plan, dataset.id))
            m_result.findings.push_back(
                {FindingKind::DatasetMayNotLeave, Severity::Blocking, rowRef(dataset.id), {}});
        transfer.wave = {};
    } else {
        choose(dataset, transfer);
    }
    m_result.datasets.push_back(std::move(transfer));
}

/// The cheaper of two, one without a price last, the faster of equals; the first where all is equal.
const RoadOption *Transfer::cheaper(const RoadOption *a, const RoadOption *b) const
{
    if (a->price.has_value() != b->price.has_value())
        return a->price ? a : b;
    if (a->price && a->price->micros != b->price->micros)
        return a->price->micros < b->price->micros ? a : b;
    return waitFor(road(b->road), *b) < waitFor(road(a->road), *a) ? b : a;
}

const RoadOption *Transfer::fastest(const std::vector<RoadOption> &options) const
{
    const RoadOption *found = nullptr;
    for (const RoadOption &option : options) {
        if (option.duration &&
            (!found || waitFor(road(option.road), option) < waitFor(road(found->road), *found)))
            found = &option;
    }
    return found;
}

const RoadOption *Transfer::best(const std::vector<RoadOption> &options) const
{
    const RoadOption *quick = fastest(options);
    if (!quick)
        return nullptr;
    const std::int64_t shortest = waitFor(road(quick->road), *quick).seconds;
    const RoadOption *found = quick;
    for (const RoadOption &option : options) {
        if (!option.duration)
            continue;
        const std::int64_t wait = waitFor(road(option.road), option).seconds;
        if (m_input.choice == RoadChoice::Cheapest || wait - shortest <= shortest / 10)
            found = cheaper(found, &option);
    }
    return found;
}

void Transfer::choose(const Dataset &dataset, DatasetTransfer &transfer)
{
    const RoadOption *chosen = nullptr;
    if (dataset.road.isSet()) {
        for (const RoadOption &option : transfer.options) {
            if (option.road == dataset.road && option.duration)
                chosen = &option;
        }
    } else {
        chosen = best(transfer.options);
    }
    if (!chosen)
        return reportMissing(dataset, transfer);
    transfer.road = chosen->road;
    const Carriage carried = carriage(dataset, road(transfer.road));
    transfer.rounds = carried.rounds;
    transfer.residual = carried.residual;
    judge(transfer);
    transfer.lastSync = lastSync(transfer, road(transfer.road));
}

/// Says of each road why it is or is not the one.
void Transfer::judge(DatasetTransfer &transfer) const
{
    const auto chosen = std::find_if(transfer.options.begin(), transfer.options.end(),
                                     [&](const RoadOption &option) { return option.road == transfer.road; });
    const bool isPinned = m_plan.datasets.find(transfer.dataset)->road.isSet();
    const TimeSpan wait = waitFor(road(chosen->road), *chosen);
    chosen->verdict = isPinned ? RoadVerdict::Pinned : RoadVerdict::Chosen;
    for (RoadOption &option : transfer.options) {
        if (&option == &*chosen || !option.duration)
            continue;
        const bool isDearer =
            option.price && (!chosen->price || option.price->micros > chosen->price->micros);
        const bool isSlower = waitFor(road(option.road), option) > wait;
        const bool isDearFirst = isDearer && (m_input.choice == RoadChoice::Cheapest || !isSlower);
        option.verdict = isDearFirst ? RoadVerdict::Dearer
                         : isSlower  ? RoadVerdict::Slower
                         : isPinned  ? RoadVerdict::PassedOver
                                     : RoadVerdict::Dearer;
    }
}

void Transfer::reportMissing(const Dataset &dataset, const DatasetTransfer &transfer)
{
    for (const RoadOption &option : transfer.options) {
        if (option.verdict != RoadVerdict::DoesNotConverge ||
            (dataset.road.isSet() && option.road != dataset.road))
            continue;
        m_result.findings.push_back(
            {FindingKind::DoesNotConverge,
             Severity::Blocking,
             rowRef(dataset.id),
             {dataset.changePerDay, Bytes{std::llround(bytesPerDay(road(option.road)))}}});
        return;
    }
    m_result.findings.push_back({FindingKind::NoRoad, Severity::Blocking, rowRef(dataset.id), {}});
}

TimeSpan Transfer::lastSync(const DatasetTransfer &transfer, const Road &taken) const
{
    if (taken.kind == RoadKind::Line)
        return *lineDuration(transfer.residual, taken.bandwidth, taken.efficiency);
    if (transfer.residual.count == 0)
        return {};
    std::optional<TimeSpan> shortest;
    for (const Road &line : m_plan.roads) {
        if (line.kind != RoadKind::Line)
            continue;
        const auto time = lineDuration(transfer.residual, line.bandwidth, line.efficiency);
        if (time && (!shortest || *time < *shortest))
            shortest = time;
    }
    return shortest ? *shortest : mediaTrips(transfer.residual, taken)->duration;
}

/// Hot before warm before cold, then by wave, then as the plan has them.
bool Transfer::comesBefore(Place a, Place b) const
{
    const auto key = [&](Place place) {
        const DatasetTransfer &transfer = m_result.datasets[place];
        return std::tuple(m_plan.datasets.find(transfer.dataset)->temperature, transfer.wave, place);
    };
    return key(a) < key(b);
}

void Transfer::send(Place place, Moment start)
{
    DatasetTransfer &transfer = m_result.datasets[place];
    const auto option =
        std::find_if(transfer.options.begin(), transfer.options.end(),
                     [&](const RoadOption &candidate) { return candidate.road == transfer.road; });
    transfer.start = start;
    transfer.ready = start + *option->duration;
}

void Transfer::reportLateLine(const Road &line, WaveId wave)
{
    const auto begins = m_input.waveStarts.find(wave);
    const Moment ready = m_input.start + leadOf(line);
    if (begins == m_input.waveStarts.end() || ready <= begins->second)
        return;
    m_result.findings.push_back(
        {FindingKind::LineTooLate, Severity::Warning, rowRef(line.id), {ready, begins->second}});
}

void Transfer::sendOver(const Road &line)
{
    std::vector<Place> waiting;
    for (Place place = 0; place < m_result.datasets.size(); ++place) {
        if (m_result.datasets[place].road == line.id)
            waiting.push_back(place);
    }
    std::vector<WaveId> waves;
    for (const Place place : waiting)
        waves.push_back(m_result.datasets[place].wave);
    std::sort(waves.begin(), waves.end());
    waves.erase(std::unique(waves.begin(), waves.end()), waves.end());
    for (const WaveId wave : waves)
        reportLateLine(line, wave);
    std::sort(waiting.begin(), waiting.end(), [this](Place a, Place b) { return comesBefore(a, b); });
    Moment free = m_input.start + leadOf(line);
    while (!waiting.empty()) {
        const auto beginsBy = [&](Moment now) {
            return std::find_if(waiting.begin(), waiting.end(),
                                [&](Place place) { return begin(m_result.datasets[place].wave) <= now; });
        };
        auto next = beginsBy(free);
        if (next == waiting.end()) {
            free = begin(m_result.datasets[waiting.front()].wave);
            for (const Place place : waiting)
                free = std::min(free, begin(m_result.datasets[place].wave));
            next = beginsBy(free);
        }
        send(*next, free);
        free = *m_result.datasets[*next].ready;
        waiting.erase(next);
    }
}

void Transfer::sendOverLines()
{
    for (const Road &line : m_plan.roads) {
        if (line.kind == RoadKind::Line)
            sendOver(line);
    }
}

void Transfer::sendOnMedia()
{
    for (Place place = 0; place < m_result.datasets.size(); ++place) {
        const DatasetTransfer &transfer = m_result.datasets[place];
        if (transfer.road.isSet() && road(transfer.road).kind == RoadKind::Media)
            send(place, begin(transfer.wave));
    }
}

void Transfer::sumRoads()
{
    for (const Road &road : m_plan.roads) {
        std::optional<RoadUse> use;
        for (const DatasetTransfer &transfer : m_result.datasets) {
            if (transfer.road != road.id || !transfer.start)
                continue;
            const Carriage taken = carriage(*m_plan.datasets.find(transfer.dataset), road);
            if (!use)
                use = RoadUse{road.id, *transfer.start, *transfer.ready, {}, 0, {}, {}};
            use->from = std::min(use->from, *transfer.start);
            use->until = std::max(use->until, *transfer.ready);
            use->bytes = use->bytes + taken.carried;
            use->deviceTrips += taken.trips;
        }
        if (!use)
            continue;
        RoadPrice price = roadPrice(m_plan, road, {use->bytes, use->deviceTrips, use->until - use->from});
        use->price = price.price;
        if (price.price)
            use->line = m_result.lines.add(std::move(price.line));
        m_result.roads.push_back(*use);
    }
}

} // namespace

TransferResult transfer(const TransferInput &input, std::stop_token stop)
{
    Transfer work(input);
    for (const Dataset &dataset : input.plan.datasets) {
        if (stop.stop_requested())
            return {};
        work.consider(dataset);
    }
    work.sendOverLines();
    work.sendOnMedia();
    work.sumRoads();
    return work.take();
}

} // namespace portolan

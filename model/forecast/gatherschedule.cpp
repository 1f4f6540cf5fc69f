#include "model/forecast/gatherschedule.h"

#include "model/schedule/wavetasks.h"

#include <algorithm>

namespace portolan {

namespace {
using Starts = std::map<WaveId, Moment>;

bool isCopy(TaskKind kind)
{
    return kind == TaskKind::CopyHot || kind == TaskKind::CopyRest;
}

/// From the first start to the last arrival of the datasets that a copy task stands for.
struct Copying
{
    Moment from, until;
};

std::optional<Copying> copying(const Plan &plan, const TransferResult &transfer, const Task &task)
{
    std::optional<Copying> span;
    for (const DatasetTransfer &sent : transfer.datasets) {
        const Dataset *dataset = plan.datasets.find(sent.dataset);
        const bool isHot = dataset->temperature == Temperature::Hot;
        if (sent.wave != task.wave || isHot != (task.kind == TaskKind::CopyHot) || !sent.start || !sent.ready)
            continue;
        if (!span)
            span = Copying{*sent.start, *sent.ready};
        span->from = std::min(span->from, *sent.start);
        span->until = std::max(span->until, *sent.ready);
    }
    return span;
}

ScheduleInput scheduleOf(const Plan &plan, const TransferResult &transfer)
{
    std::map<TaskId, TimeSpan> durations;
    std::map<TaskId, Moment> bounds;
    for (const Task &task : plan.tasks) {
        if (!isCopy(task.kind))
            continue;
        if (const auto span = copying(plan, transfer, task)) {
            durations[task.id] = span->until - span->from;
            bounds[task.id] = span->from;
        }
    }
    return scheduleInput(plan, durations, bounds);
}

/// When the schedule lets the copying of each wave begin: with the start of its copy of hot data.
Starts startsOf(const Plan &plan, const ScheduleResult &schedule)
{
    Starts starts;
    for (const Task &task : plan.tasks) {
        const ScheduledTask *dates = schedule.find(task.id.value);
        if (task.kind == TaskKind::CopyHot && dates)
            starts[task.wave] = dates->earlyStart;
    }
    return starts;
}

/// The plan with lines that carry at most the share of their nominal rate that cautious guides reckon with.
Plan withLowRates(Plan plan)
{
    constexpr Decimal low{750'000};
    const Table<Road> roads = plan.roads;
    for (Road road : roads) {
        road.efficiency = std::min(road.efficiency, low);
        plan.roads = plan.roads.with(road);
    }
    return plan;
}

struct Chain
{
    std::shared_ptr<TransferResult> transfer;
    std::shared_ptr<ScheduleStage> schedule;
};

Chain chain(const Plan &plan, std::stop_token stop)
{
    constexpr int mostRounds = 8;
    TransferInput input{plan, plan.general().zone.startOfDay(plan.general().start)};
    auto stage = std::make_shared<ScheduleStage>(ScheduleStage{scheduleOf(plan, {}), {}, {}});
    stage->result = schedule(stage->input, stop);
    auto moved = std::make_shared<TransferResult>();
    for (int round = 0; round < mostRounds && !stop.stop_requested(); ++round) {
        input.waveStarts = startsOf(plan, stage->result);
        *moved = transfer(input, stop);
        stage->input = scheduleOf(plan, *moved);
        stage->result = schedule(stage->input, stop);
        if (startsOf(plan, stage->result) == input.waveStarts)
            break;
    }
    return {std::move(moved), std::move(stage)};
}
} // namespace

Passage passage(const Plan &plan, std::stop_token stop)
{
    const Chain asPlanned = chain(plan, stop);
    const Chain atLowRate = chain(withLowRates(plan), stop);
    if (stop.stop_requested())
        return {};
    ScheduleResult &result = asPlanned.schedule->result;
    const std::vector<Finding> findings = waveFindings(plan, result);
    result.findings.insert(result.findings.end(), findings.begin(), findings.end());
    asPlanned.schedule->finishAtLowRate = std::max(atLowRate.schedule->result.finish, result.finish);
    return {asPlanned.transfer, asPlanned.schedule};
}

} // namespace portolan

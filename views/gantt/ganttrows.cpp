#include "views/gantt/ganttrows.h"

#include "model/schedule/wavetasks.h"

#include <algorithm>
#include <map>

namespace portolan {

namespace {

GanttRow taskRow(const Task &task, const ScheduledTask &times)
{
    GanttRow row;
    row.row = rowRef(task.id);
    row.task = task.id;
    row.name = task.name;
    row.depth = task.wave.isSet() ? 1 : 0;
    row.start = times.earlyStart;
    row.finish = times.earlyFinish;
    row.lateFinish = times.lateFinish;
    row.totalSlack = times.totalSlack;
    row.isCritical = times.isCritical;
    row.line = times.line;
    row.kind = times.earlyStart == times.earlyFinish ? GanttKind::Milestone : GanttKind::Task;
    return row;
}

GanttRow waveRow(const Wave &wave, const std::vector<GanttRow> &tasks)
{
    GanttRow row;
    row.kind = GanttKind::Wave;
    row.row = rowRef(wave.id);
    row.name = wave.name;
    for (const GanttRow &task : tasks) {
        row.start = row.start ? std::min(*row.start, *task.start) : *task.start;
        row.finish = std::max(row.finish, task.finish);
        row.isCritical = row.isCritical || task.isCritical;
    }
    row.lateFinish = row.finish;
    return row;
}

/// All tasks that are scheduled, by wave, in plan order.
std::map<WaveId, std::vector<GanttRow>> tasksByWave(const Plan &plan, const ScheduleStage &schedule)
{
    std::map<std::int64_t, const ScheduledTask *> times;
    for (const ScheduledTask &task : schedule.result.tasks)
        times[task.id] = &task;
    std::map<std::int64_t, bool> elapsed;
    for (const ScheduleTask &task : schedule.input.tasks)
        elapsed[task.id] = task.isElapsed;
    std::map<TaskId, GateState> gates;
    for (const Gate &gate : plan.gates) {
        // Of several gates after a task the one that still holds counts.
        const auto [at, isFirst] = gates.try_emplace(gate.task, gate.state);
        if (!isFirst && gate.state == GateState::Open)
            at->second = GateState::Open;
    }
    std::map<WaveId, std::vector<GanttRow>> rows;
    for (const Task &task : plan.tasks) {
        const auto at = times.find(task.id.value);
        if (at == times.end())
            continue;
        GanttRow row = taskRow(task, *at->second);
        row.isElapsed = elapsed[task.id.value];
        if (const auto gate = gates.find(task.id); gate != gates.end())
            row.gate = gate->second;
        rows[task.wave].push_back(row);
    }
    return rows;
}

void addLinks(GanttRows &shown, const Plan &plan, const ScheduleResult &result)
{
    std::map<std::int64_t, int> rowOf;
    for (std::size_t i = 0; i < shown.rows.size(); ++i) {
        if (shown.rows[i].task.isSet())
            rowOf[shown.rows[i].task.value] = static_cast<int>(i);
    }
    std::map<std::int64_t, std::int64_t> drivenBy;
    for (const ScheduledTask &task : result.tasks)
        drivenBy[task.id] = task.drivenBy;
    shown.linksOf.resize(shown.rows.size());
    for (const Dependency &dependency : plan.dependencies) {
        const auto from = rowOf.find(dependency.from.value);
        const auto to = rowOf.find(dependency.to.value);
        if (from == rowOf.end() || to == rowOf.end())
            continue;
        const bool isCritical = shown.rows[static_cast<std::size_t>(from->second)].isCritical &&
                                shown.rows[static_cast<std::size_t>(to->second)].isCritical &&
                                drivenBy[dependency.to.value] == dependency.from.value;
        const int link = static_cast<int>(shown.links.size());
        shown.links.push_back({from->second, to->second, dependency.link, isCritical});
        shown.linksOf[static_cast<std::size_t>(from->second)].push_back(link);
        shown.linksOf[static_cast<std::size_t>(to->second)].push_back(link);
    }
}

} // namespace

int GanttRows::indexOf(RowRef row) const
{
    const auto at =
        std::find_if(rows.begin(), rows.end(), [row](const GanttRow &shown) { return shown.row == row; });
    return at == rows.end() ? -1 : static_cast<int>(at - rows.begin());
}

GanttRows ganttRows(const Plan &plan, const ScheduleStage &schedule)
{
    GanttRows shown;
    shown.calendar = schedule.input.calendar;
    shown.start = schedule.result.start;
    shown.finish = schedule.result.finish;
    auto byWave = tasksByWave(plan, schedule);
    for (const Wave &wave : plan.waves) {
        const auto &tasks = byWave[wave.id];
        shown.rows.push_back(waveRow(wave, tasks));
        shown.rows.insert(shown.rows.end(), tasks.begin(), tasks.end());
    }
    const auto &own = byWave[WaveId()];
    shown.rows.insert(shown.rows.end(), own.begin(), own.end());
    addLinks(shown, plan, schedule.result);
    return shown;
}

TimeSpan durationUntil(const GanttRows &rows, const GanttRow &row, Moment end)
{
    if (!row.start)
        return {};
    const TimeSpan wanted = row.isElapsed ? end - *row.start : rows.calendar.between(*row.start, end);
    const TimeSpan least = TimeSpan::minutes(30);
    const TimeSpan rounded = std::max(least, TimeSpan::minutes((wanted.seconds + 900) / 1800 * 30));
    return row.isElapsed ? rounded : statedTime(rounded, rows.calendar);
}

Moment startNear(const GanttRows &rows, const GanttRow &row, Moment wanted, TimeSpan step)
{
    const Zone &zone = rows.calendar.zone();
    const QDateTime local = zone.local(wanted + TimeSpan{step.seconds / 2});
    Moment start = zone.startOfDay(local.date());
    if (step < TimeSpan::days(1))
        start = zone.at(QDateTime(local.date(), QTime(local.time().hour(), 0)));
    return row.isElapsed ? start : rows.calendar.nextWorking(start);
}

} // namespace portolan

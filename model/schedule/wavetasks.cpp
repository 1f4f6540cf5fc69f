#include "model/schedule/wavetasks.h"

#include <algorithm>

namespace portolan {

namespace {

bool isElapsed(TaskKind kind)
{
    return kind == TaskKind::CopyHot || kind == TaskKind::CopyRest || kind == TaskKind::Rollback;
}

Moment planStart(const Plan &plan)
{
    return plan.general().zone.startOfDay(plan.general().start);
}

TimeSpan durationOf(const Plan &plan, const Task &task, const std::map<TaskId, TimeSpan> &computed,
                    const WorkCalendar &calendar)
{
    if (task.duration)
        return isElapsed(task.kind) ? *task.duration : workingTime(*task.duration, calendar);
    const auto found = computed.find(task.id);
    return found != computed.end() ? found->second : standardDuration(plan, task, calendar);
}

std::optional<Moment> boundOf(const Plan &plan, const Task &task, const std::map<TaskId, Moment> &ready)
{
    std::optional<Moment> bound = task.notBefore;
    const auto later = [&bound](Moment moment) { bound = bound ? std::max(*bound, moment) : moment; };
    const Wave *wave = plan.waves.find(task.wave);
    if (wave && wave->notBefore)
        later(plan.general().zone.startOfDay(*wave->notBefore));
    if (const auto found = ready.find(task.id); found != ready.end())
        later(found->second);
    return bound;
}

/// The early start of the wave's first cutover.
std::optional<Moment> cutoverStart(const Plan &plan, WaveId wave, const ScheduleResult &result)
{
    std::optional<Moment> first;
    for (const Task &task : plan.tasks) {
        if (task.wave != wave || task.kind != TaskKind::CutOver)
            continue;
        const ScheduledTask *scheduled = result.find(task.id.value);
        if (scheduled && (!first || scheduled->earlyStart < *first))
            first = scheduled->earlyStart;
    }
    return first;
}

void addGates(const Plan &plan, const ScheduleResult &result, std::vector<Finding> &findings)
{
    for (const Gate &gate : plan.gates) {
        if (gate.state != GateState::Open)
            continue;
        Finding finding{FindingKind::GateOpen, Severity::Note, rowRef(gate.id), {}};
        if (const ScheduledTask *held = result.find(gate.task.value))
            finding.values.emplace_back(held->earlyFinish);
        findings.push_back(std::move(finding));
    }
}

void addLicenses(const Plan &plan, const ScheduleResult &result, std::vector<Finding> &findings)
{
    std::map<WaveId, std::optional<Moment>> cutovers;
    for (const Wave &wave : plan.waves)
        cutovers[wave.id] = cutoverStart(plan, wave.id, result);
    for (const License &license : plan.licenses) {
        std::optional<Moment> first;
        for (const Workload &workload : plan.workloads) {
            const auto cutover = cutovers.find(workload.wave);
            if (workload.licenses.contains(license.id) && cutover != cutovers.end() && cutover->second)
                first = first ? std::min(*first, *cutover->second) : *cutover->second;
        }
        const TimeSpan lead = TimeSpan::days(license.leadDays);
        if (first && planStart(plan) + lead > *first)
            findings.push_back({FindingKind::LicenseLate,
                                Severity::Warning,
                                rowRef(license.id),
                                {lead, *first - planStart(plan)}});
    }
}

void addBareWaves(const Plan &plan, std::vector<Finding> &findings)
{
    for (const Wave &wave : plan.waves) {
        const bool moves = std::any_of(plan.workloads.begin(), plan.workloads.end(),
                                       [&](const Workload &workload) { return workload.wave == wave.id; });
        const bool hasTasks = std::any_of(plan.tasks.begin(), plan.tasks.end(),
                                          [&](const Task &task) { return task.wave == wave.id; });
        if (moves && !hasTasks)
            findings.push_back({FindingKind::WaveWithoutTasks, Severity::Warning, rowRef(wave.id), {}});
    }
}

} // namespace

TimeSpan workingTime(TimeSpan stated, const WorkCalendar &calendar)
{
    constexpr std::int64_t day = 86'400;
    return {stated.seconds / day * calendar.dayLength().seconds + stated.seconds % day};
}

TimeSpan statedTime(TimeSpan working, const WorkCalendar &calendar)
{
    constexpr std::int64_t day = 86'400;
    const std::int64_t length = calendar.dayLength().seconds;
    return length > 0 ? TimeSpan{working.seconds / length * day + working.seconds % length} : working;
}

WorkCalendar projectCalendar(const Settings &settings)
{
    std::array<bool, 7> days{};
    for (const int day : settings.workingDays) {
        if (day >= 1 && day <= 7)
            days[static_cast<std::size_t>(day - 1)] = true;
    }
    return WorkCalendar(settings.zone, days, {{settings.dayStartMinute, settings.dayEndMinute}},
                        std::set<QDate>(settings.holidays.begin(), settings.holidays.end()));
}

TimeSpan standardDuration(const Plan &plan, const Task &task, const WorkCalendar &calendar)
{
    const std::int64_t day = calendar.dayLength().seconds;
    switch (task.kind) {
    case TaskKind::Assess:
    case TaskKind::Environment:
    case TaskKind::Validate:
        return {5 * day};
    case TaskKind::CutOver:
    case TaskKind::SwitchOff:
    case TaskKind::Own:
        return {day};
    case TaskKind::Rollback: {
        const Wave *wave = plan.waves.find(task.wave);
        return TimeSpan::days(wave ? wave->rollbackDays : 0);
    }
    case TaskKind::CopyHot:
    case TaskKind::CopyRest:
        return {};
    }
    return {};
}

ScheduleInput scheduleInput(const Plan &plan, const std::map<TaskId, TimeSpan> &computedDurations,
                            const std::map<TaskId, Moment> &readyBounds)
{
    ScheduleInput input{planStart(plan), projectCalendar(plan.general()), {}, {}};
    for (const Task &task : plan.tasks) {
        input.tasks.push_back({.id = task.id.value,
                               .duration = durationOf(plan, task, computedDurations, input.calendar),
                               .isElapsed = isElapsed(task.kind),
                               .notBefore = boundOf(plan, task, readyBounds),
                               .notAfter = std::nullopt,
                               .wave = task.wave});
    }
    for (const Dependency &link : plan.dependencies)
        input.links.push_back({link.from.value, link.to.value, link.link,
                               workingTime(link.lag, input.calendar)});
    return input;
}

std::vector<Finding> waveFindings(const Plan &plan, const ScheduleResult &result)
{
    std::vector<Finding> findings;
    addGates(plan, result, findings);
    addLicenses(plan, result, findings);
    addBareWaves(plan, findings);
    return findings;
}

} // namespace portolan

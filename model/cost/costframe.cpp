#include "model/cost/costframe.h"

#include <algorithm>
#include <cmath>

namespace portolan {

namespace {

/// Of the wave's tasks of a kind, or of all of them: the first start and the last finish.
struct Span
{
    std::optional<Moment> start;
    std::optional<Moment> finish;

    void include(const ScheduledTask &task)
    {
        start = start ? std::min(*start, task.earlyStart) : task.earlyStart;
        finish = finish ? std::max(*finish, task.earlyFinish) : task.earlyFinish;
    }
};

WaveDates datesOf(const CostInput &input, const Wave &wave)
{
    Span all, cutover, switchOff;
    for (const ScheduleTask &task : input.tasks) {
        const ScheduledTask *scheduled = task.wave == wave.id ? input.schedule.find(task.id) : nullptr;
        if (!scheduled)
            continue;
        all.include(*scheduled);
        const auto kind = input.taskKinds.find(task.id);
        if (kind != input.taskKinds.end() && kind->second == TaskKind::CutOver)
            cutover.include(*scheduled);
        if (kind != input.taskKinds.end() && kind->second == TaskKind::SwitchOff)
            switchOff.include(*scheduled);
    }
    const Settings &general = input.plan.general();
    const Moment planned = general.zone.startOfDay(wave.notBefore.value_or(general.start));
    WaveDates dates;
    dates.start = all.start.value_or(planned);
    dates.cutover = cutover.finish.value_or(all.finish.value_or(planned));
    const Moment rolledBack = dates.cutover + TimeSpan::days(wave.rollbackDays);
    dates.switchOff = std::max(dates.cutover, switchOff.finish.value_or(rolledBack));
    return dates;
}

std::vector<MonthSpan> horizonOf(const Settings &general)
{
    std::vector<MonthSpan> months;
    const Month first = Month::of(general.start);
    Moment from = general.zone.startOfDay(first.firstDay());
    for (int month = 0; month < general.horizonMonths; ++month) {
        const Moment to = general.zone.startOfDay((first + (month + 1)).firstDay());
        months.push_back({first + month, from, to});
        from = to;
    }
    return months;
}

} // namespace

CostFrame::CostFrame(const CostInput &costInput)
    : input(costInput), plan(costInput.plan), currency(costInput.plan.general().currency),
      months(horizonOf(costInput.plan.general()))
{
    for (const Wave &wave : plan.waves)
        waves[wave.id] = datesOf(input, wave);
    for (const WorkloadPlacement &placed : input.placement.workloads)
        m_placements[placed.workload] = &placed;
    for (const WorkloadDemand &demand : input.demands)
        m_demands[demand.workload] = &demand;
}

const WorkloadPlacement *CostFrame::placementOf(WorkloadId workload) const
{
    const auto found = m_placements.find(workload);
    return found == m_placements.end() ? nullptr : found->second;
}

const WorkloadDemand *CostFrame::demandOf(WorkloadId workload) const
{
    const auto found = m_demands.find(workload);
    return found == m_demands.end() ? nullptr : found->second;
}

bool CostFrame::moves(const Workload &workload) const
{
    const WorkloadPlacement *placed = placementOf(workload.id);
    return placed && placed->term != Term::Stay && placed->offering && waves.contains(workload.wave);
}

std::optional<int> CostFrame::monthAt(Moment moment) const
{
    for (std::size_t month = 0; month < months.size(); ++month) {
        if (moment < months[month].to)
            return static_cast<int>(month);
    }
    return std::nullopt;
}

double CostFrame::grown(Decimal yearly, int month)
{
    return std::pow(1 + yearly.toDouble(), month / 12.0);
}

TeamId CostFrame::commonTeam(const std::set<TeamId> &teams) const
{
    return teams.size() == 1 ? *teams.begin() : TeamId{};
}

} // namespace portolan

#include "model/schedule/schedule.h"

#include "model/schedule/network.h"

#include <algorithm>

namespace portolan {

namespace {

/// What the passes know of a task: its dates and where they lie on the axis of working time.
struct Dates
{
    Moment earlyStart, earlyFinish, lateStart, lateFinish;
    std::int64_t es = 0, ef = 0, ls = 0, lf = 0;
    int driver = -1;
};

enum class Sort
{
    Working,
    Milestone,
    Elapsed
};

bool leavesFinish(Link link)
{
    return link == Link::FinishStart || link == Link::FinishFinish;
}

bool reachesStart(Link link)
{
    return link == Link::FinishStart || link == Link::StartStart;
}

class Passes
{
public:
    Passes(const ScheduleInput &input, const Network &network)
        : m_input(input),
          m_calendar(input.calendar.hasWorkingTime() ? input.calendar
                                                     : WorkCalendar::elapsed(input.calendar.zone())),
          m_network(network), m_dates(input.tasks.size())
    {
    }

    bool forward(const std::stop_token &stop)
    {
        m_finish = m_input.start;
        for (const int task : m_network.order) {
            if (stop.stop_requested())
                return false;
            placeEarly(task);
            m_finish = std::max(m_finish, m_dates[static_cast<std::size_t>(task)].earlyFinish);
        }
        return true;
    }

    bool backward(const std::stop_token &stop)
    {
        for (auto task = m_network.order.rbegin(); task != m_network.order.rend(); ++task) {
            if (stop.stop_requested())
                return false;
            placeLate(*task);
        }
        return true;
    }

    Moment finish() const { return m_finish; }
    ScheduledTask scheduled(int task) const;

private:
    const ScheduleTask &taskAt(int task) const { return m_input.tasks[static_cast<std::size_t>(task)]; }
    const Dates &datesAt(int task) const { return m_dates[static_cast<std::size_t>(task)]; }

    Sort sortOf(int task) const
    {
        const ScheduleTask &row = taskAt(task);
        if (row.duration.seconds <= 0)
            return Sort::Milestone;
        return row.isElapsed ? Sort::Elapsed : Sort::Working;
    }

    /// The moment as a start of such a task.
    Moment asStart(Sort sort, Moment moment) const
    {
        if (sort == Sort::Elapsed ||
            (sort == Sort::Milestone && m_calendar.previousWorking(moment) == moment))
            return moment;
        return m_calendar.nextWorking(moment);
    }

    Moment earliestBy(const NetworkLink &link, Sort sort, TimeSpan duration) const;
    Moment latestBy(const NetworkLink &link, TimeSpan duration) const;
    void placeEarly(int task);
    void placeLate(int task);
    void placeLateElapsed(int task);
    std::int64_t freeSlack(int task) const;

    const ScheduleInput &m_input;
    const WorkCalendar m_calendar;
    const Network &m_network;
    std::vector<Dates> m_dates;
    Moment m_finish;
};

/// The start that a link allows at the earliest, not yet a start of work.
Moment Passes::earliestBy(const NetworkLink &link, Sort sort, TimeSpan duration) const
{
    const Dates &from = datesAt(link.from);
    const bool finish = leavesFinish(link.link);
    Moment bound = finish ? from.earlyFinish : from.earlyStart;
    if (link.lag.seconds != 0) {
        const std::int64_t reached = (finish ? from.ef : from.es) + link.lag.seconds;
        bound = finish ? m_calendar.firstAt(reached) : m_calendar.lastAt(reached);
    }
    if (reachesStart(link.link) || sort == Sort::Milestone)
        return bound;
    if (sort == Sort::Elapsed)
        return bound - duration;
    return m_calendar.lastAt(m_calendar.position(bound) - duration.seconds);
}

void Passes::placeEarly(int task)
{
    const ScheduleTask &row = taskAt(task);
    const Sort sort = sortOf(task);
    Dates &dates = m_dates[static_cast<std::size_t>(task)];
    dates.earlyStart = asStart(sort, std::max(m_input.start, row.notBefore.value_or(m_input.start)));
    for (const NetworkLink &link : m_network.into(task)) {
        const Moment start = asStart(sort, earliestBy(link, sort, row.duration));
        if (start > dates.earlyStart) {
            dates.earlyStart = start;
            dates.driver = link.from;
        }
    }
    dates.es = m_calendar.position(dates.earlyStart);
    if (sort == Sort::Working) {
        dates.ef = dates.es + row.duration.seconds;
        dates.earlyFinish = m_calendar.firstAt(dates.ef);
    } else {
        dates.earlyFinish = sort == Sort::Elapsed ? dates.earlyStart + row.duration : dates.earlyStart;
        dates.ef = m_calendar.position(dates.earlyFinish);
    }
}

/// The finish that a link allows at the latest to an elapsed task.
Moment Passes::latestBy(const NetworkLink &link, TimeSpan duration) const
{
    const Dates &to = datesAt(link.to);
    const bool start = reachesStart(link.link);
    Moment bound = start ? to.lateStart : to.lateFinish;
    if (link.lag.seconds != 0)
        bound = m_calendar.lastAt((start ? to.ls : to.lf) - link.lag.seconds);
    return leavesFinish(link.link) ? bound : bound + duration;
}

void Passes::placeLateElapsed(int task)
{
    const ScheduleTask &row = taskAt(task);
    Dates &dates = m_dates[static_cast<std::size_t>(task)];
    dates.lateFinish = std::min(m_finish, row.notAfter.value_or(m_finish));
    for (const NetworkLink &link : m_network.outOf(task))
        dates.lateFinish = std::min(dates.lateFinish, latestBy(link, row.duration));
    dates.lateStart = dates.lateFinish - row.duration;
    dates.lf = m_calendar.position(dates.lateFinish);
    dates.ls = m_calendar.position(dates.lateStart);
}

void Passes::placeLate(int task)
{
    const Sort sort = sortOf(task);
    if (sort == Sort::Elapsed)
        return placeLateElapsed(task);
    const ScheduleTask &row = taskAt(task);
    const std::int64_t length = sort == Sort::Working ? row.duration.seconds : 0;
    Dates &dates = m_dates[static_cast<std::size_t>(task)];
    dates.lf = m_calendar.position(std::min(m_finish, row.notAfter.value_or(m_finish)));
    for (const NetworkLink &link : m_network.outOf(task)) {
        const Dates &to = datesAt(link.to);
        const std::int64_t bound = (reachesStart(link.link) ? to.ls : to.lf) - link.lag.seconds;
        dates.lf = std::min(dates.lf, leavesFinish(link.link) ? bound : bound + length);
    }
    dates.ls = dates.lf - length;
    if (sort == Sort::Milestone) {
        dates.lateFinish = dates.lf == dates.ef ? dates.earlyFinish : m_calendar.firstAt(dates.lf);
        dates.lateStart = dates.lateFinish;
        return;
    }
    dates.lateFinish = m_calendar.firstAt(dates.lf);
    dates.lateStart = m_calendar.lastAt(dates.ls);
}

/// How far the task can move before the first of what follows it, or the finish, moves.
std::int64_t Passes::freeSlack(int task) const
{
    const Dates &dates = datesAt(task);
    std::int64_t slack = m_calendar.position(m_finish) - dates.ef;
    for (const NetworkLink &link : m_network.outOf(task)) {
        const Dates &to = datesAt(link.to);
        const std::int64_t left = leavesFinish(link.link) ? dates.ef : dates.es;
        const std::int64_t reached = reachesStart(link.link) ? to.es : to.ef;
        slack = std::min(slack, reached - link.lag.seconds - left);
    }
    // An elapsed task's two ends can have different working time before them.
    slack = std::min({slack, dates.ls - dates.es, dates.lf - dates.ef});
    return std::max<std::int64_t>(slack, 0);
}

ScheduledTask Passes::scheduled(int task) const
{
    const Dates &dates = datesAt(task);
    const TimeSpan total{std::min(dates.ls - dates.es, dates.lf - dates.ef)};
    return {.id = taskAt(task).id,
            .earlyStart = dates.earlyStart,
            .earlyFinish = dates.earlyFinish,
            .lateStart = dates.lateStart,
            .lateFinish = dates.lateFinish,
            .totalSlack = total,
            .freeSlack = {freeSlack(task)},
            .isCritical = total.seconds <= 0,
            .drivenBy = dates.driver < 0 ? 0 : taskAt(dates.driver).id,
            .line = {Stage::Schedule, task}};
}

/// One line a task, in their order, so that a line can name the one of the task that drives it.
Line dateLine(const ScheduleTask &row, const ScheduledTask &task, int driver)
{
    const Origin own = rowRef(TaskId{row.id});
    const Origin from = driver < 0 ? own : Origin(LineRef{Stage::Schedule, driver});
    return {.formula = Formula::CalendarDate,
            .value = task.earlyFinish,
            .operands = {{"start", task.earlyStart, from}, {"duration", row.duration, own}}};
}

void nameLoops(const ScheduleInput &input, const Network &network, ScheduleResult &result)
{
    for (const std::vector<int> &loop : network.loops) {
        for (const int task : loop)
            result.loop.push_back(input.tasks[static_cast<std::size_t>(task)].id);
        result.findings.push_back(
            {.kind = FindingKind::TaskLoop,
             .severity = Severity::Blocking,
             .row = rowRef(TaskId{input.tasks[static_cast<std::size_t>(loop.front())].id}),
             .values = {Decimal::whole(static_cast<std::int64_t>(loop.size()))}});
    }
}

} // namespace

const ScheduledTask *ScheduleResult::find(std::int64_t id) const
{
    const auto found =
        std::find_if(tasks.begin(), tasks.end(), [id](const ScheduledTask &task) { return task.id == id; });
    return found == tasks.end() ? nullptr : &*found;
}

ScheduleResult schedule(const ScheduleInput &input, std::stop_token stop)
{
    ScheduleResult result;
    result.start = input.start;
    result.finish = input.start;
    const Network network(input);
    Passes passes(input, network);
    if (!passes.forward(stop) || !passes.backward(stop))
        return result;
    const int count = static_cast<int>(input.tasks.size());
    result.tasks.reserve(input.tasks.size());
    for (int task = 0; task < count; ++task) {
        result.tasks.push_back(passes.scheduled(task));
        const ScheduledTask &done = result.tasks.back();
        const int driver = done.drivenBy == 0 ? -1 : network.indexOf(done.drivenBy);
        result.lines.add(dateLine(input.tasks[static_cast<std::size_t>(task)], done, driver));
    }
    result.finish = passes.finish();
    nameLoops(input, network, result);
    return result;
}

} // namespace portolan

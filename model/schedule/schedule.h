#pragma once

#include "model/plan/finding.h"
#include "model/plan/plan.h"
#include "model/schedule/calendar.h"

#include <map>
#include <stop_token>

namespace portolan {

struct ScheduleTask
{
    std::int64_t id = 0;
    TimeSpan duration; ///< working, or elapsed time
    bool isElapsed = false;
    std::optional<Moment> notBefore = std::nullopt;
    std::optional<Moment> notAfter = std::nullopt; ///< finish no later than
    WaveId wave = {};
};

struct ScheduleLink
{
    std::int64_t from = 0;
    std::int64_t to = 0;
    Link link = Link::FinishStart;
    TimeSpan lag; ///< working time of the project calendar
};

struct ScheduleInput
{
    Moment start;
    WorkCalendar calendar;
    std::vector<ScheduleTask> tasks;
    std::vector<ScheduleLink> links;
};

struct ScheduledTask
{
    std::int64_t id = 0;
    Moment earlyStart, earlyFinish, lateStart, lateFinish;
    TimeSpan totalSlack; ///< working time of the project calendar
    TimeSpan freeSlack;
    bool isCritical = false;
    std::int64_t drivenBy = 0; ///< the task whose link set the early start; 0: the start or a constraint
    LineRef line;              ///< why its early finish
};

struct ScheduleResult
{
    std::vector<ScheduledTask> tasks; ///< as in the input
    Moment start, finish;
    std::vector<std::int64_t>
        loop; ///< tasks that wait for one another; they are scheduled without those links
    Lines lines{Stage::Schedule};
    std::vector<Finding> findings;

    const ScheduledTask *find(std::int64_t id) const;
};

/// Forward and backward pass over working time (critical path method; Kelley and Walker 1959, with the four
/// links of precedence diagrams). Early dates are the earliest that all links, the start and notBefore allow;
/// late dates keep the finish and notAfter. A task that ends with the day finishes then; what follows starts
/// with the next working time. A milestone stays where what it waits for ended; elapsed tasks run through
/// nights and holidays. Links inside a loop are left out and the loop is a blocking finding; links to ids
/// that no task has are ignored. Without any working time in the calendar all time counts. Empty when
/// stopped.
ScheduleResult schedule(const ScheduleInput &input, std::stop_token stop);

} // namespace portolan

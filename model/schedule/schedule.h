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
    std::optional<Moment> notBefore;
    std::optional<Moment> notAfter; ///< finish no later than
    WaveId wave;
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

/// Forward and backward pass over working time (critical path method). Early dates are the earliest that all
/// links and constraints allow; late dates keep the finish. A task that ends with the day finishes then; what
/// follows starts with the next working time.
ScheduleResult schedule(const ScheduleInput &input, std::stop_token stop);

} // namespace portolan

#pragma once

#include "model/plan/finding.h"
#include "model/plan/plan.h"
#include "model/schedule/schedule.h"

#include <map>
#include <vector>

namespace portolan {

/// The working time of the plan: its working days, the span between start and end of day, its holidays.
WorkCalendar projectCalendar(const Settings &settings);

/// A stated duration or lag as working time: each whole day in it is a working day of the calendar, whatever its
/// length, and what is left are hours and minutes as they stand. "3d" is three working days, "90m" an hour and a half.
TimeSpan workingTime(TimeSpan stated, const WorkCalendar &calendar);
/// The other way: working time as it is stated.
TimeSpan statedTime(TimeSpan working, const WorkCalendar &calendar);

/// How long a step takes where neither the plan nor a computation says so: assess, environment and validate
/// five working days, cut over, switch off and own steps one; a rollback window has its wave's days and a
/// copy nothing, for without a transfer there is nothing to copy.
TimeSpan standardDuration(const Plan &plan, const Task &task, const WorkCalendar &calendar);

/// The plan's tasks and links. A task lasts as long as it says, else as computed, else as is standard; copies
/// and rollback windows are elapsed time, everything else is working time. A task starts neither before its
/// own bound, nor its wave's, nor the one in readyBounds. An open gate holds nothing: see waveFindings.
ScheduleInput scheduleInput(const Plan &plan, const std::map<TaskId, TimeSpan> &computedDurations,
                            const std::map<TaskId, Moment> &readyBounds);

/// What the dates mean for gates and licences: each open gate (values: when what it holds could start), each
/// licence that needs longer than from the plan's start to the cutover of the first wave that takes it along
/// (values: lead time, time to the cutover), each wave that work moves with but that has no tasks.
std::vector<Finding> waveFindings(const Plan &plan, const ScheduleResult &result);

} // namespace portolan

#pragma once

#include "model/forecast/forecast.h"

#include <optional>
#include <vector>

namespace portolan {

enum class GanttKind
{
    Wave, ///< spans its tasks
    Task,
    Milestone
};

/// A row of the Gantt chart: what stands at the left and what is drawn beside it.
struct GanttRow
{
    GanttKind kind = GanttKind::Task;
    RowRef row;
    TaskId task; ///< unset for a wave
    QString name;
    int depth = 0;
    std::optional<Moment> start; ///< missing: a wave without tasks
    Moment finish, lateFinish;
    TimeSpan totalSlack; ///< working time
    bool isCritical = false;
    bool isElapsed = false; ///< its duration is clock time
    std::optional<GateState> gate;
    LineRef line;
};

/// An arrow between two rows, by their positions.
struct GanttLink
{
    int from = 0;
    int to = 0;
    Link link = Link::FinishStart;
    bool isCritical = false;
};

/// What a Gantt chart shows, without how.
struct GanttRows
{
    std::vector<GanttRow> rows; ///< each wave with its tasks below it, in plan order; tasks without wave last
    std::vector<GanttLink> links;
    std::vector<std::vector<int>> linksOf; ///< positions in links, by row
    Moment start, finish;
    WorkCalendar calendar = WorkCalendar::elapsed(Zone());

    int indexOf(RowRef row) const; ///< -1 where it is not shown
};

GanttRows ganttRows(const Plan &plan, const ScheduleStage &schedule);

/// The duration that makes the row end at `end`: working or clock time as the task counts, at least half an
/// hour.
TimeSpan durationUntil(const GanttRows &rows, const GanttRow &row, Moment end);
/// A start in whole steps (an hour or a day) that suits the row: the next working moment, or clock time.
Moment startNear(const GanttRows &rows, const GanttRow &row, Moment wanted, TimeSpan step);

} // namespace portolan

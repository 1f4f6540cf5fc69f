#pragma once

#include "model/units/timespan.h"
#include "model/units/zone.h"

#include <QDate>
#include <array>
#include <set>
#include <utility>
#include <vector>

namespace portolan {

/// Working time: spans of minutes of the day on working week days, none on holidays. Minutes are of local
/// wall time; a span in which the clocks change is as much shorter or longer as it really is. Offsets of the
/// zone are those that it has from 1970 to 2200.
class WorkCalendar
{
public:
    using Span = std::pair<int, int>; ///< from, to; 0 ≤ from < to ≤ 1440

    /// workingDays[0] is Monday. Empty spans are dropped, overlapping ones joined.
    WorkCalendar(Zone zone, std::array<bool, 7> workingDays, std::vector<Span> hours,
                 std::set<QDate> holidays);
    /// All hours of all days.
    static WorkCalendar elapsed(Zone zone);

    bool hasWorkingTime() const;
    bool isWorkingDay(const QDate &date) const;
    /// The moment as a start of work: the first at or after it with work behind it.
    Moment nextWorking(Moment moment) const;
    /// The moment as an end of work: the last at or before it with work before it. 08:00 becomes 17:00 of
    /// the day before.
    Moment previousWorking(Moment moment) const;
    /// Working time added: the result is an end of work, and nextWorking gives the start of what follows.
    /// Where the time is negative it is taken away, and the result is a start of work.
    Moment add(Moment moment, TimeSpan working) const;
    TimeSpan between(Moment from, Moment to) const; ///< working time, negative where to is before from
    /// All of a working day's time, 0 where no hours are given.
    TimeSpan dayLength() const;
    const Zone &zone() const { return m_zone; }

    // Working time as an axis: whole working seconds from an origin that is fixed for this calendar. Links
    // and slack are differences on it.
    std::int64_t position(Moment moment) const;
    Moment firstAt(std::int64_t position) const; ///< where the work up to the position ends
    Moment lastAt(std::int64_t position) const;  ///< where the work after the position starts

private:
    /// A working span of the week in seconds from Monday 00:00, and the work of the week before it.
    struct WeekSpan
    {
        std::int64_t from, to, before;
    };
    /// A holiday on a working day: local second at which it begins, position there, work lost before it and
    /// with it.
    struct LostDay
    {
        std::int64_t from, position, lostBefore, lostAfter;
    };
    /// From this UTC second on the zone has the offset; correction makes the position run on evenly.
    struct Shift
    {
        std::int64_t utc, offset, correction, position;
    };

    void buildWeek();
    void buildLostDays();
    void buildShifts();
    std::int64_t weekPosition(std::int64_t local) const;
    std::int64_t wallPosition(std::int64_t local) const;
    std::int64_t firstLocalAt(std::int64_t position) const;
    std::int64_t lastLocalAt(std::int64_t position) const;

    Zone m_zone;
    std::array<bool, 7> m_workingDays;
    std::vector<Span> m_hours;
    std::set<QDate> m_holidays;
    std::vector<WeekSpan> m_week;
    std::int64_t m_weekTotal = 0;
    std::vector<LostDay> m_lostDays;
    std::vector<Shift> m_shifts;
};

} // namespace portolan

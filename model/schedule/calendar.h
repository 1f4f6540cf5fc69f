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
/// wall time.
class WorkCalendar
{
public:
    using Span = std::pair<int, int>; ///< from, to; 0 ≤ from < to ≤ 1440

    WorkCalendar(Zone zone, std::array<bool, 7> workingDays, std::vector<Span> hours,
                 std::set<QDate> holidays);
    /// All hours of all days.
    static WorkCalendar elapsed(Zone zone);

    bool hasWorkingTime() const;
    bool isWorkingDay(const QDate &date) const;
    /// The first working moment at or after; the last at or before.
    Moment nextWorking(Moment moment) const;
    Moment previousWorking(Moment moment) const;
    /// Working time added or, where negative, taken away. A result that falls on the end of a span stays
    /// there when it finishes something; nextWorking gives the start of what follows.
    Moment add(Moment moment, TimeSpan working) const;
    TimeSpan between(Moment from, Moment to) const; ///< working time, negative where to is before from
    const Zone &zone() const { return m_zone; }

private:
    Zone m_zone;
    std::array<bool, 7> m_workingDays;
    std::vector<Span> m_hours;
    std::set<QDate> m_holidays;
};

} // namespace portolan

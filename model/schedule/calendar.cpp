#include "model/schedule/calendar.h"

#include <algorithm>

namespace portolan {

namespace {

constexpr std::int64_t daySeconds = 86'400;
constexpr std::int64_t weekSeconds = 7 * daySeconds;
// 1970-01-01 was a Thursday; weeks count from the Monday before.
constexpr std::int64_t mondayBeforeEpoch = -3 * daySeconds;
// No working time beyond this is ever asked for in earnest; it keeps products of weeks inside 64 bits.
constexpr std::int64_t farthest = 40'000'000'000'000;

std::int64_t floorDivided(std::int64_t value, std::int64_t by)
{
    const std::int64_t quotient = value / by;
    return value % by < 0 ? quotient - 1 : quotient;
}

std::int64_t localStart(const QDate &date)
{
    return (date.toJulianDay() - QDate(1970, 1, 1).toJulianDay()) * daySeconds;
}

std::vector<WorkCalendar::Span> joined(std::vector<WorkCalendar::Span> spans)
{
    std::sort(spans.begin(), spans.end());
    std::vector<WorkCalendar::Span> result;
    for (const auto &[from, to] : spans) {
        const int first = std::max(from, 0);
        const int last = std::min(to, 1440);
        if (first >= last)
            continue;
        if (!result.empty() && first <= result.back().second)
            result.back().second = std::max(result.back().second, last);
        else
            result.emplace_back(first, last);
    }
    return result;
}

} // namespace

WorkCalendar::WorkCalendar(Zone zone, std::array<bool, 7> workingDays, std::vector<Span> hours,
                           std::set<QDate> holidays)
    : m_zone(std::move(zone)), m_workingDays(workingDays), m_hours(joined(std::move(hours))),
      m_holidays(std::move(holidays))
{
    buildWeek();
    buildLostDays();
    buildShifts();
}

WorkCalendar WorkCalendar::elapsed(Zone zone)
{
    return WorkCalendar(std::move(zone), {true, true, true, true, true, true, true}, {{0, 1440}}, {});
}

void WorkCalendar::buildWeek()
{
    for (std::int64_t day = 0; day < 7; ++day) {
        if (!m_workingDays[static_cast<std::size_t>(day)])
            continue;
        for (const auto &[from, to] : m_hours) {
            m_week.push_back({day * daySeconds + from * 60, day * daySeconds + to * 60, m_weekTotal});
            m_weekTotal += (to - from) * 60;
        }
    }
}

void WorkCalendar::buildLostDays()
{
    std::int64_t lost = 0;
    for (const QDate &date : m_holidays) {
        if (!date.isValid() || !m_workingDays[static_cast<std::size_t>(date.dayOfWeek() - 1)])
            continue;
        const std::int64_t from = localStart(date);
        const std::int64_t day = dayLength().seconds;
        m_lostDays.push_back({from, weekPosition(from) - lost, lost, lost + day});
        lost += day;
    }
}

void WorkCalendar::buildShifts()
{
    const QDateTime first(QDate(1970, 1, 1), QTime(0, 0), Qt::UTC);
    const QDateTime last(QDate(2200, 1, 1), QTime(0, 0), Qt::UTC);
    m_shifts.push_back({-farthest, m_zone.qt().offsetFromUtc(first), 0, 0});
    m_shifts.back().position = wallPosition(-farthest + m_shifts.back().offset);
    if (!m_zone.qt().hasTransitions())
        return;
    for (const QTimeZone::OffsetData &data : m_zone.qt().transitions(first, last)) {
        const Shift &before = m_shifts.back();
        if (data.offsetFromUtc == before.offset)
            continue;
        const std::int64_t utc = data.atUtc.toSecsSinceEpoch();
        const std::int64_t reached = wallPosition(utc + before.offset) + before.correction;
        const std::int64_t correction = reached - wallPosition(utc + data.offsetFromUtc);
        m_shifts.push_back({utc, data.offsetFromUtc, correction, reached});
    }
}

TimeSpan WorkCalendar::dayLength() const
{
    std::int64_t seconds = 0;
    for (const auto &[from, to] : m_hours)
        seconds += (to - from) * 60;
    return {seconds};
}

bool WorkCalendar::hasWorkingTime() const
{
    return m_weekTotal > 0;
}

bool WorkCalendar::isWorkingDay(const QDate &date) const
{
    return date.isValid() && !m_hours.empty() &&
           m_workingDays[static_cast<std::size_t>(date.dayOfWeek() - 1)] && !m_holidays.contains(date);
}

/// Position without holidays.
std::int64_t WorkCalendar::weekPosition(std::int64_t local) const
{
    const std::int64_t week = floorDivided(local - mondayBeforeEpoch, weekSeconds);
    const std::int64_t second = local - mondayBeforeEpoch - week * weekSeconds;
    const auto after = std::upper_bound(m_week.begin(), m_week.end(), second,
                                        [](std::int64_t s, const WeekSpan &span) { return s < span.from; });
    if (after == m_week.begin())
        return week * m_weekTotal;
    const WeekSpan &span = *(after - 1);
    return week * m_weekTotal + span.before + std::min(second, span.to) - span.from;
}

/// Position on the wall clock, as if the clocks never changed.
std::int64_t WorkCalendar::wallPosition(std::int64_t local) const
{
    const auto after = std::upper_bound(m_lostDays.begin(), m_lostDays.end(), local,
                                        [](std::int64_t l, const LostDay &day) { return l < day.from; });
    if (after == m_lostDays.begin())
        return weekPosition(local);
    const LostDay &day = *(after - 1);
    if (local < day.from + daySeconds)
        return day.position;
    return weekPosition(local) - day.lostAfter;
}

std::int64_t WorkCalendar::firstLocalAt(std::int64_t position) const
{
    const auto after = std::lower_bound(m_lostDays.begin(), m_lostDays.end(), position,
                                        [](const LostDay &day, std::int64_t p) { return day.position < p; });
    const std::int64_t wanted = position + (after == m_lostDays.begin() ? 0 : (after - 1)->lostAfter);
    const std::int64_t week = floorDivided(wanted - 1, m_weekTotal);
    const std::int64_t rest = wanted - week * m_weekTotal;
    const auto span = std::lower_bound(m_week.begin(), m_week.end(), rest,
                                       [](const WeekSpan &s, std::int64_t r) { return s.before < r; }) -
                      1;
    return mondayBeforeEpoch + week * weekSeconds + span->from + rest - span->before;
}

std::int64_t WorkCalendar::lastLocalAt(std::int64_t position) const
{
    const auto after = std::upper_bound(m_lostDays.begin(), m_lostDays.end(), position,
                                        [](std::int64_t p, const LostDay &day) { return p < day.position; });
    const std::int64_t wanted = position + (after == m_lostDays.begin() ? 0 : (after - 1)->lostAfter);
    const std::int64_t week = floorDivided(wanted, m_weekTotal);
    const std::int64_t rest = wanted - week * m_weekTotal;
    const auto span = std::upper_bound(m_week.begin(), m_week.end(), rest,
                                       [](std::int64_t r, const WeekSpan &s) { return r < s.before; }) -
                      1;
    return mondayBeforeEpoch + week * weekSeconds + span->from + rest - span->before;
}

std::int64_t WorkCalendar::position(Moment moment) const
{
    const std::int64_t utc = std::clamp(moment.seconds, -farthest, farthest);
    const auto after = std::upper_bound(m_shifts.begin() + 1, m_shifts.end(), utc,
                                        [](std::int64_t s, const Shift &shift) { return s < shift.utc; });
    const Shift &shift = *(after - 1);
    return wallPosition(utc + shift.offset) + shift.correction;
}

Moment WorkCalendar::firstAt(std::int64_t position) const
{
    const std::int64_t wanted = std::clamp(position, -farthest, farthest);
    const auto after =
        std::lower_bound(m_shifts.begin() + 1, m_shifts.end(), wanted,
                         [](const Shift &shift, std::int64_t p) { return shift.position < p; });
    const Shift &shift = *(after - 1);
    return {firstLocalAt(wanted - shift.correction) - shift.offset};
}

Moment WorkCalendar::lastAt(std::int64_t position) const
{
    const std::int64_t wanted = std::clamp(position, -farthest, farthest);
    const auto after =
        std::upper_bound(m_shifts.begin() + 1, m_shifts.end(), wanted,
                         [](std::int64_t p, const Shift &shift) { return p < shift.position; });
    const Shift &shift = *(after - 1);
    return {lastLocalAt(wanted - shift.correction) - shift.offset};
}

Moment WorkCalendar::nextWorking(Moment moment) const
{
    return hasWorkingTime() ? lastAt(position(moment)) : moment;
}

Moment WorkCalendar::previousWorking(Moment moment) const
{
    return hasWorkingTime() ? firstAt(position(moment)) : moment;
}

Moment WorkCalendar::add(Moment moment, TimeSpan working) const
{
    if (working.seconds == 0 || !hasWorkingTime())
        return moment;
    const std::int64_t reached = position(moment) + std::clamp(working.seconds, -farthest, farthest);
    return working.seconds > 0 ? firstAt(reached) : lastAt(reached);
}

TimeSpan WorkCalendar::between(Moment from, Moment to) const
{
    return {position(to) - position(from)};
}

} // namespace portolan

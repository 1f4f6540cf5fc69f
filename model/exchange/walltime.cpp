#include "model/exchange/walltime.h"

#include <cstring>

namespace portolan {

namespace {
constexpr std::int64_t daySeconds = 86'400;

/// Takes digits and signs from the front of a text.
class Digits
{
public:
    explicit Digits(QByteArrayView text) : m_at(text.begin()), m_end(text.end()) {}

    /// A number of `least` to `most` digits, or -1.
    int number(int least, int most)
    {
        int value = 0;
        int count = 0;
        for (; m_at < m_end && count < most && *m_at >= '0' && *m_at <= '9'; ++m_at, ++count)
            value = value * 10 + (*m_at - '0');
        return count >= least ? value : -1;
    }
    bool take(char wanted)
    {
        if (m_at >= m_end || *m_at != wanted)
            return false;
        ++m_at;
        return true;
    }
    bool isAtEnd() const { return m_at >= m_end; }

private:
    const char *m_at;
    const char *m_end;
};

/// Days since 1970 in the Gregorian calendar, or nothing for dates that do not exist.
std::optional<std::int64_t> dayNumber(int year, int month, int day)
{
    static const qint64 epoch = QDate(1970, 1, 1).toJulianDay();
    const QDate date(year, month, day);
    if (year < 1000 || !date.isValid())
        return std::nullopt;
    return date.toJulianDay() - epoch;
}

std::optional<std::int64_t> dateAtFront(Digits &digits)
{
    const int year = digits.number(4, 4);
    const char sign = digits.take('/') ? '/' : digits.take('-') ? '-' : 0;
    const int month = digits.number(1, 2);
    const bool isDate = sign != 0 && digits.take(sign);
    const int day = digits.number(1, 2);
    return isDate ? dayNumber(year, month, day) : std::nullopt;
}

/// Seconds of the day, or -1.
std::int64_t clockAtFront(Digits &digits)
{
    const int hour = digits.number(1, 2);
    const bool hasMinute = digits.take(':');
    const int minute = digits.number(2, 2);
    const bool hasSecond = digits.take(':');
    const int second = hasSecond ? digits.number(2, 2) : 0;
    if (hasSecond && (digits.take('.') || digits.take(',')) && digits.number(1, 9) < 0)
        return -1;
    const bool isClock =
        hasMinute && hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 61;
    return isClock ? hour * 3600 + minute * 60 + second : -1;
}

/// The offset that stands behind; `isSound` becomes false where anything else does.
std::optional<std::int64_t> offsetAtEnd(Digits &digits, bool &isSound)
{
    if (digits.isAtEnd())
        return std::nullopt;
    digits.take(' ');
    std::int64_t offset = 0;
    if (!digits.take('Z')) {
        const int sign = digits.take('+') ? 1 : digits.take('-') ? -1 : 0;
        const int hour = digits.number(2, 2);
        digits.take(':');
        const int minute = digits.number(2, 2);
        isSound = sign != 0 && hour >= 0 && hour < 15 && minute >= 0 && minute < 60;
        offset = sign * (hour * 3600 + minute * 60);
    }
    isSound = isSound && digits.isAtEnd();
    return offset;
}
} // namespace

std::optional<WallTime> WallTimeReader::read(QByteArrayView text)
{
    constexpr qsizetype dateLength = sizeof m_date;
    const bool isSameDay =
        m_hasDate && text.size() > dateLength && std::memcmp(text.data(), m_date, dateLength) == 0;
    Digits digits(isSameDay ? text.sliced(dateLength) : text);
    if (!isSameDay) {
        const auto day = dateAtFront(digits);
        if (!day)
            return std::nullopt;
        m_dayStart = *day * daySeconds;
        // Only a date of full width can be told by its first ten characters.
        m_hasDate = text.size() > dateLength && (text[dateLength] == ' ' || text[dateLength] == 'T');
        if (m_hasDate)
            std::memcpy(m_date, text.data(), dateLength);
    }
    if (!digits.take(' ') && !digits.take('T'))
        return std::nullopt;
    const std::int64_t clock = clockAtFront(digits);
    bool isSound = clock >= 0;
    const auto offset = offsetAtEnd(digits, isSound);
    if (!isSound)
        return std::nullopt;
    return WallTime{m_dayStart + clock - offset.value_or(0), offset};
}

void ZoneClock::look(std::int64_t day)
{
    const auto instant = [](std::int64_t seconds) { return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC); };
    const std::int64_t from = (day - 1) * daySeconds;
    const std::int64_t to = (day + 2) * daySeconds;
    m_day = day;
    m_periods.assign(1, {std::numeric_limits<std::int64_t>::min(), m_zone.offsetFromUtc(instant(from))});
    for (const QTimeZone::OffsetData &change : m_zone.transitions(instant(from), instant(to))) {
        if (change.offsetFromUtc != m_periods.back().offset)
            m_periods.push_back({change.atUtc.toSecsSinceEpoch(), change.offsetFromUtc});
    }
}

ZoneClock::Reading ZoneClock::utc(std::int64_t wallSeconds)
{
    const std::int64_t day = wallSeconds / daySeconds - (wallSeconds % daySeconds < 0 ? 1 : 0);
    if (day != m_day)
        look(day);
    std::optional<std::int64_t> first;
    std::int64_t second = 0;
    std::int64_t before = m_periods.front().offset;
    for (std::size_t i = 0; i < m_periods.size(); ++i) {
        const std::int64_t utc = wallSeconds - m_periods[i].offset;
        const bool isAfter = utc >= m_periods[i].from;
        const bool isBeforeNext = i + 1 == m_periods.size() || utc < m_periods[i + 1].from;
        if (isAfter)
            before = m_periods[i].offset;
        if (!isAfter || !isBeforeNext)
            continue;
        first = first.value_or(utc);
        second = utc;
    }
    if (!first)
        return {wallSeconds - before, wallSeconds - before, true};
    return {*first, second, false};
}

} // namespace portolan

#pragma once

#include "model/units/zone.h"

#include <QByteArrayView>
#include <optional>
#include <vector>

namespace portolan {

/// A time as a log writes it, read digit by digit.
struct WallTime
{
    std::int64_t seconds = 0;                  ///< since 1970 by the clock on the wall, or UTC with an offset
    std::optional<std::int64_t> offsetSeconds; ///< stated in the text; seconds are UTC then
};

/// Reads "2026/07/14 09:00:44.579" as nvidia-smi writes it, also with '-' in the date, 'T' between, without
/// leading zeros, without seconds, and with a 'Z' or an offset behind. Fractions of a second are dropped.
class WallTimeReader
{
public:
    std::optional<WallTime> read(QByteArrayView text);

private:
    char m_date[10] = {}; ///< of the last time that had two-digit parts
    std::int64_t m_dayStart = 0;
    bool m_hasDate = false;
};

/// Turns clock times of a zone into UTC, fast for times of the same day.
class ZoneClock
{
public:
    explicit ZoneClock(const Zone &zone) : m_zone(zone.qt()) {}

    /// A time that the clock shows twice has two readings; one that it skips is read as if the clock had not
    /// been put forward.
    struct Reading
    {
        std::int64_t first = 0;
        std::int64_t second = 0; ///< equals first but for repeated times
        bool isSkipped = false;
    };
    Reading utc(std::int64_t wallSeconds);

private:
    struct Period
    {
        std::int64_t from = 0; ///< UTC
        std::int64_t offset = 0;
    };
    void look(std::int64_t day);

    QTimeZone m_zone;
    std::int64_t m_day = std::numeric_limits<std::int64_t>::min();
    std::vector<Period> m_periods; ///< around m_day, in order of time; never empty after look
};

} // namespace portolan

#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>
#include <compare>
#include <cstdint>
#include <optional>

namespace portolan {

/// A length of time in whole seconds.
struct TimeSpan
{
    std::int64_t seconds = 0;

    static constexpr TimeSpan minutes(std::int64_t n) { return {n * 60}; }
    static constexpr TimeSpan hours(std::int64_t n) { return {n * 3600}; }
    static constexpr TimeSpan days(std::int64_t n) { return {n * 86400}; }
    constexpr std::int64_t wholeMinutes() const { return seconds / 60; }
    double inDays() const { return static_cast<double>(seconds) / 86400.0; }
    double inHours() const { return static_cast<double>(seconds) / 3600.0; }
    /// Reads "90m", "8h", "3d", "2w", and a bare number as days; decimals with '.' are fine ("1.5d").
    /// Days and weeks here are of 24 hours and 7 days; working time is the calendar's business.
    static std::optional<TimeSpan> fromText(const QString &text);
    /// The largest unit that is exact: "2w", "36h", "90m", "45s".
    QString toText() const;

    friend constexpr auto operator<=>(const TimeSpan &, const TimeSpan &) = default;
    friend constexpr TimeSpan operator+(TimeSpan a, TimeSpan b) { return {a.seconds + b.seconds}; }
    friend constexpr TimeSpan operator-(TimeSpan a, TimeSpan b) { return {a.seconds - b.seconds}; }
};

/// A point in time: whole seconds since 1970-01-01 UTC.
struct Moment
{
    std::int64_t seconds = 0;

    /// Reads RFC 3339 with an offset or Z.
    static std::optional<Moment> fromText(const QString &text);
    static Moment fromDateTime(const QDateTime &time) { return {time.toSecsSinceEpoch()}; }
    QDateTime toUtc() const { return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC); }
    /// RFC 3339 in UTC: "2026-03-01T00:00:00Z".
    QString toText() const;

    friend constexpr auto operator<=>(const Moment &, const Moment &) = default;
    friend constexpr Moment operator+(Moment a, TimeSpan b) { return {a.seconds + b.seconds}; }
    friend constexpr Moment operator-(Moment a, TimeSpan b) { return {a.seconds - b.seconds}; }
    friend constexpr TimeSpan operator-(Moment a, Moment b) { return {a.seconds - b.seconds}; }
};

/// A calendar month. Months count and add: {2026, 12} + 1 is {2027, 1}.
struct Month
{
    int index = 0; ///< year × 12 + month − 1

    static constexpr Month of(int year, int month) { return {year * 12 + month - 1}; }
    static Month of(const QDate &date) { return of(date.year(), date.month()); }
    /// Reads "2026-03".
    static std::optional<Month> fromText(const QString &text);
    QString toText() const;
    constexpr int year() const { return index / 12; }
    constexpr int month() const { return index % 12 + 1; }
    QDate firstDay() const { return QDate(year(), month(), 1); }

    friend constexpr auto operator<=>(const Month &, const Month &) = default;
    friend constexpr Month operator+(Month a, int months) { return {a.index + months}; }
    friend constexpr int operator-(Month a, Month b) { return a.index - b.index; }
};

} // namespace portolan

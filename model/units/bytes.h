#pragma once

#include "model/units/timespan.h"

#include <QString>
#include <compare>
#include <cstdint>
#include <optional>

namespace portolan {

/// A size in bytes. TB is 10^12, TiB is 2^40; text keeps what was meant by choosing the unit that is exact.
struct Bytes
{
    std::int64_t count = 0;

    static constexpr Bytes terabytes(std::int64_t n) { return {n * 1'000'000'000'000}; }
    static constexpr Bytes gigabytes(std::int64_t n) { return {n * 1'000'000'000}; }
    /// Reads "100 TB", "80 GiB", "1.5 PB", "81559 MiB", and a bare number as bytes.
    static std::optional<Bytes> fromText(const QString &text);
    /// The unit in which the exact size is shortest, with at most three places: "1.5 TB", "80 GiB".
    QString toText() const;

    friend constexpr auto operator<=>(const Bytes &, const Bytes &) = default;
    friend constexpr Bytes operator+(Bytes a, Bytes b) { return {a.count + b.count}; }
    friend constexpr Bytes operator-(Bytes a, Bytes b) { return {a.count - b.count}; }
};

/// A data rate in bits per second, decimal: 1 Gbit/s is 10^9.
struct Bandwidth
{
    std::int64_t bitsPerSecond = 0;

    static constexpr Bandwidth gigabits(std::int64_t n) { return {n * 1'000'000'000}; }
    static constexpr Bandwidth megabits(std::int64_t n) { return {n * 1'000'000}; }
    /// Reads "1 Gbit/s", "200 Mbps", "10G", and a bare number as bit/s.
    static std::optional<Bandwidth> fromText(const QString &text);
    QString toText() const;

    friend constexpr auto operator<=>(const Bandwidth &, const Bandwidth &) = default;
};

/// Accelerator time, exact to a millionth of an hour; counts may be fractional (half a card for an hour is
/// 0.5).
struct GpuHours
{
    std::int64_t micros = 0;

    static GpuHours nearest(double hours);
    double toDouble() const { return static_cast<double>(micros) / 1e6; }

    friend constexpr auto operator<=>(const GpuHours &, const GpuHours &) = default;
    friend constexpr GpuHours operator+(GpuHours a, GpuHours b) { return {a.micros + b.micros}; }
    friend constexpr GpuHours operator-(GpuHours a, GpuHours b) { return {a.micros - b.micros}; }
};

} // namespace portolan

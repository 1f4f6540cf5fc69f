#pragma once

#include "model/forecast/forecast.h"

#include <QByteArray>

namespace portolan {

/// A forecast as JSON, UTF-8, two spaces of indent, keys in a fixed order; the same forecast gives the same
/// bytes. Money is in integer micro-units of `currency`, times are RFC 3339 in UTC, durations name their
/// unit. Every figure that has one names its line as {"stage","line"} under `…Why`; the lines with their
/// formulas, operands and origins are under `lines`.
QByteArray forecastJson(const Forecast &forecast);

/// The findings alone, as they are in the forecast.
QByteArray findingsJson(const Forecast &forecast);

/// The same for the measured demand alone.
struct UsageQuery
{
    enum class Measure
    {
        Active,
        Equivalents,
        Samples
    };
    Measure measure = Measure::Active;
    std::vector<double> percentiles{50, 90, 95, 99};
    std::optional<Moment> from, to;
};
QByteArray usageJson(const Forecast &forecast, const UsageQuery &query);

} // namespace portolan

#pragma once

#include "model/units/decimal.h"
#include "model/usage/dataset.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace portolan {

/// A figure with the share of the samples that should be there.
struct Measured
{
    std::optional<double> value; ///< missing where nothing was measured
    std::int64_t expectedSamples = 0;
    std::int64_t presentSamples = 0;
    double coverage() const
    {
        return expectedSamples > 0
                   ? std::min(1.0, static_cast<double>(presentSamples) / static_cast<double>(expectedSamples))
                   : 0.0;
    }
};

/// One card's history and the group (a workload's number) that it counts for, in parts of the whole.
struct CardShare
{
    int series = 0;   ///< position in DemandInput::series
    int group = 0;    ///< 0 ≤ group < DemandInput::groups
    double share = 1; ///< of the card; the shares of a card add up to at most 1
};

struct DemandInput
{
    std::vector<std::shared_ptr<const UsageDataset>> datasets; ///< keeps the series alive
    std::vector<const UsageSeries *> series;
    std::vector<TimeSpan> steps; ///< expected step of each series
    std::vector<CardShare> shares;
    int groups = 0;
    Decimal busyThreshold; ///< mean utilisation of an hour from which the card counts as active
    Zone zone;             ///< of the weekly profile
};

/// Accelerators by hour; an hour in which nothing was measured is missing (NaN).
struct DemandCurve
{
    std::int64_t firstHour = 0;
    std::vector<double> active;      ///< cards at or above the threshold
    std::vector<double> equivalents; ///< sum of mean utilisation
    Measured samples;                ///< value: mean of active
};

/// Percentiles of the values that are not NaN, linear interpolation (Hyndman and Fan's type 7); nothing where
/// there are none. `percent` is 0 to 100.
struct Distribution
{
    double p50 = 0, p90 = 0, p95 = 0, p99 = 0, most = 0, mean = 0;
};
std::optional<Distribution> distribution(std::vector<double> values);
std::optional<double> percentile(std::vector<double> values, double percent);

struct CardUse
{
    int series = 0;
    Measured mean;       ///< utilisation, 0 to 1
    double p95 = 0;      ///< of the hourly means
    double most = 0;     ///< largest hourly mean
    bool isIdle = false; ///< below 30 % in every measured hour
    /// Mean utilisation for each hour from DemandResult::firstHour, NaN where missing. Empty for a card
    /// without samples, and for all where cards × hours are more than mostHourlyCells.
    std::vector<float> hourly;
};

inline constexpr std::int64_t mostHourlyCells = 1 << 27;

struct DemandResult
{
    std::int64_t firstHour = 0;
    std::int64_t hours = 0;
    DemandCurve fleet; ///< every series whole, whatever the shares; all curves cover the same hours
    std::vector<DemandCurve> groups; ///< a group without cards has an empty curve
    std::vector<CardUse> cards;      ///< as DemandInput::series
    std::array<Measured, 168> week;  ///< active accelerators, Monday 0 h first, local time
    std::optional<Distribution> activePercentiles;
    std::optional<Distribution> equivalentPercentiles;
    std::optional<Distribution> samplePercentiles; ///< over the samples themselves, per cent
    GpuHours activeHours;
    GpuHours equivalentHours;
    std::int64_t idleCards = 0;
    Measured samples;
};

/// Demand from usage. Cards with no sample in an hour do not count in it, and an hour without any sample is
/// missing. Expected samples are those from a series' first to its last hour at its step, or those present
/// where the step is not known or they are more. Empty when stopped.
DemandResult demand(const DemandInput &input, std::stop_token stop);

} // namespace portolan

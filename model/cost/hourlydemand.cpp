#include "model/cost/hourlydemand.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace portolan {

namespace {

constexpr std::int64_t hoursOfWeek = 168;

std::size_t inCycle(std::int64_t hour, std::size_t length)
{
    const auto size = static_cast<std::int64_t>(length);
    return static_cast<std::size_t>(((hour % size) + size) % size);
}

/// The mean of each hour of the week as counted from the curve's first hour; NaN where nothing was measured.
std::array<double, hoursOfWeek> weekOf(const std::vector<double> &active, double otherwise)
{
    std::array<double, hoursOfWeek> sums{};
    std::array<int, hoursOfWeek> counts{};
    for (std::size_t hour = 0; hour < active.size(); ++hour) {
        if (std::isnan(active[hour]))
            continue;
        sums[hour % hoursOfWeek] += active[hour];
        ++counts[hour % hoursOfWeek];
    }
    for (std::size_t hour = 0; hour < sums.size(); ++hour)
        sums[hour] = counts[hour] > 0 ? sums[hour] / counts[hour] : otherwise;
    return sums;
}

/// The curve without holes, as whole weeks; empty where nothing was measured.
std::vector<double> wholeWeeks(const std::vector<double> &active)
{
    double sum = 0;
    int measured = 0;
    for (const double value : active) {
        sum += std::isnan(value) ? 0 : value;
        measured += std::isnan(value) ? 0 : 1;
    }
    if (measured == 0)
        return {};
    const auto week = weekOf(active, sum / measured);
    std::vector<double> cycle = active;
    cycle.resize((active.size() + hoursOfWeek - 1) / hoursOfWeek * hoursOfWeek, std::nan(""));
    for (std::size_t hour = 0; hour < cycle.size(); ++hour) {
        if (std::isnan(cycle[hour]))
            cycle[hour] = week[hour % hoursOfWeek];
    }
    return cycle;
}

} // namespace

std::size_t HourGrid::hourAt(Moment moment) const
{
    const std::int64_t seconds = std::max<std::int64_t>(0, (moment - from).seconds);
    return std::min(static_cast<std::size_t>((seconds + 3599) / 3600), hours());
}

HourGrid hourGrid(const CostFrame &frame)
{
    HourGrid grid;
    grid.starts.push_back(0);
    if (!frame.months.empty())
        grid.from = frame.months.front().from;
    for (const MonthSpan &month : frame.months)
        grid.starts.push_back(static_cast<std::size_t>((month.to - grid.from).seconds / 3600));
    return grid;
}

std::vector<double> hourlyDemand(const WorkloadDemand &demand, const HourGrid &grid, Decimal growth)
{
    std::vector<double> cycle = wholeWeeks(demand.curve.active);
    if (cycle.empty())
        cycle.assign(1, demand.mean.value_or(0.0));
    std::vector<double> hours;
    hours.reserve(grid.hours());
    const std::int64_t first = grid.from.seconds / 3600 - demand.curve.firstHour;
    std::size_t at = inCycle(first, cycle.size());
    for (std::size_t month = 0; month + 1 < grid.starts.size(); ++month) {
        const double factor = CostFrame::grown(growth, static_cast<int>(month));
        for (std::size_t hour = grid.starts[month]; hour < grid.starts[month + 1]; ++hour) {
            hours.push_back(std::max(0.0, cycle[at]) * factor);
            at = at + 1 == cycle.size() ? 0 : at + 1;
        }
    }
    return hours;
}

} // namespace portolan

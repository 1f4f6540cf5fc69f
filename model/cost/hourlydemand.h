#pragma once

#include "model/cost/costframe.h"

#include <vector>

namespace portolan {

/// The hours of the horizon: whole hours from the first month's beginning, and where each month begins.
struct HourGrid
{
    Moment from;
    std::vector<std::size_t> starts; ///< by month, and the end

    std::size_t hours() const { return starts.back(); }
    /// The first hour that begins at or after the moment; the end for those beyond.
    std::size_t hourAt(Moment moment) const;
};
HourGrid hourGrid(const CostFrame &frame);

/// The demand in each hour of the horizon, in accelerators of the workload's own model. A measured curve is
/// played again and again, each hour in its hour of the week (UTC), so that peaks stay what they are; a
/// missing hour counts as the mean of its hour of the week, or of the curve. Where nothing was measured the
/// mean holds all the time. It grows by (1 + growth)^(month ÷ 12) from the first month on.
std::vector<double> hourlyDemand(const WorkloadDemand &demand, const HourGrid &grid, Decimal growth);

} // namespace portolan

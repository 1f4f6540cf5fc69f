#pragma once

#include "model/units/bytes.h"

#include <cstdint>
#include <span>

namespace portolan {

/// What an hour that is committed costs, to what the same hour costs when it is bought as needed:
/// part ÷ whole, both in the same unit and whole above 0.
struct CostRatio
{
    std::int64_t part = 0;
    std::int64_t whole = 1;
};

/// How many accelerators to commit to over the whole of a demand curve (one value an hour): the largest whole
/// number whose last accelerator is used for more than part ÷ whole of the measured hours, that is, the
/// (1 − part ÷ whole) quantile of demand. No other commitment costs less with the overflow bought as needed.
/// This is the newsvendor rule; for fractional demand an hour counts with the part of the accelerator that is
/// used in it. Hours that are missing (NaN) do not count; without a measured hour the answer is 0.
std::int64_t commitmentQuantile(std::span<const double> demand, CostRatio ratio);

/// What a commitment does for a demand curve, over its measured hours.
struct CommittedUse
{
    std::int64_t measuredHours = 0;
    GpuHours used;     ///< Σ min(demand, committed)
    GpuHours overflow; ///< Σ max(0, demand − committed)
};

/// Each hour's demand counts to a millionth of an accelerator, so used and overflow add up to the demand.
CommittedUse committedUse(std::span<const double> demand, std::int64_t committed);

} // namespace portolan

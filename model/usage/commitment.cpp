#include "model/usage/commitment.h"

#include "model/units/decimal.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <vector>

namespace portolan {

namespace {

__extension__ using Wide = __int128;

std::vector<std::int64_t> measuredMicros(std::span<const double> demand)
{
    std::vector<std::int64_t> micros;
    micros.reserve(demand.size());
    for (const double accelerators : demand) {
        if (!std::isnan(accelerators))
            micros.push_back(std::max<std::int64_t>(0, GpuHours::nearest(accelerators).micros));
    }
    return micros;
}

/// Whether the number-th accelerator is used for more of the hours than the ratio asks.
bool isWorthCommitting(const std::vector<std::int64_t> &demand, std::int64_t number, CostRatio ratio)
{
    Wide used = 0;
    const std::int64_t below = (number - 1) * Decimal::one;
    for (const std::int64_t micros : demand)
        used += std::clamp<std::int64_t>(micros - below, 0, Decimal::one);
    return used * ratio.whole > Wide{ratio.part} * static_cast<std::int64_t>(demand.size()) * Decimal::one;
}

} // namespace

std::int64_t commitmentQuantile(std::span<const double> demand, CostRatio ratio)
{
    Q_ASSERT(ratio.whole > 0 && ratio.part >= 0);
    const std::vector<std::int64_t> hours = measuredMicros(demand);
    if (hours.empty())
        return 0;
    // Each further accelerator is used no more than the one before it, so the last worthy one can be
    // bisected.
    const std::int64_t most = *std::max_element(hours.begin(), hours.end());
    std::int64_t worthy = 0;
    std::int64_t unworthy = most / Decimal::one + 2;
    while (unworthy - worthy > 1) {
        const std::int64_t middle = worthy + (unworthy - worthy) / 2;
        (isWorthCommitting(hours, middle, ratio) ? worthy : unworthy) = middle;
    }
    return worthy;
}

CommittedUse committedUse(std::span<const double> demand, std::int64_t committed)
{
    CommittedUse use;
    const std::int64_t limit = committed * Decimal::one;
    for (const std::int64_t micros : measuredMicros(demand)) {
        ++use.measuredHours;
        use.used.micros += std::min(micros, limit);
        use.overflow.micros += std::max<std::int64_t>(0, micros - limit);
    }
    return use;
}

} // namespace portolan

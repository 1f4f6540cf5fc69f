#include "model/transfer/roadtime.h"

#include "model/transfer/transfer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace portolan {

namespace {

__extension__ using Wide = __int128;

// About a hundred thousand years: dates beyond it mean nothing, and sums of such spans fit 64 bits.
constexpr std::int64_t longest = 3'000'000'000'000;
constexpr std::int64_t mostTrips = 1'000'000;

std::int64_t dividedUp(Wide value, Wide by)
{
    const Wide result = (value + by - 1) / by;
    return result > longest ? longest : static_cast<std::int64_t>(result);
}

Bytes reduced(Bytes bytes, const Dataset &dataset)
{
    const std::int64_t unique =
        std::clamp<std::int64_t>(Decimal::one - dataset.duplicateShare.micros, 0, Decimal::one);
    const std::int64_t once = scaledHalfEven(std::max<std::int64_t>(bytes.count, 0), unique, Decimal::one);
    return {scaledHalfEven(once, std::max<std::int64_t>(dataset.compressionRatio.micros, 0), Decimal::one)};
}

} // namespace

std::optional<TimeSpan> lineDuration(Bytes bytes, Bandwidth rate, Decimal efficiency)
{
    if (rate.bitsPerSecond <= 0 || efficiency.micros <= 0)
        return std::nullopt;
    const Wide bits = Wide(std::max<std::int64_t>(bytes.count, 0)) * 8 * Decimal::one;
    return TimeSpan{dividedUp(bits, Wide(rate.bitsPerSecond) * efficiency.micros)};
}

Bytes bytesToSend(const Dataset &dataset)
{
    return reduced(dataset.size, dataset);
}

PreCopy preCopy(Bytes size, Bytes changePerDay, double bytesPerDay, const PreCopyLimits &limits)
{
    PreCopy result;
    const double share = static_cast<double>(changePerDay.count) / bytesPerDay;
    result.converges = share < 1.0;
    // A change rate far above the line's would overflow within a few rounds; it never converges anyway.
    const double growth = std::min(share, 1.0);
    result.residual = size;
    do {
        ++result.rounds;
        result.carried.count +=
            std::min(result.residual.count, std::numeric_limits<std::int64_t>::max() - result.carried.count);
        result.residual.count = std::llround(static_cast<double>(result.residual.count) * growth);
    } while (result.residual.count > 0 && result.residual >= limits.enough && result.rounds < limits.rounds);
    return result;
}

double bytesPerDay(const Road &line)
{
    return static_cast<double>(line.bandwidth.bitsPerSecond) * line.efficiency.toDouble() * 86'400.0 / 8.0;
}

std::optional<PreCopy> preCopy(const Dataset &dataset, const Road &line)
{
    if (line.bandwidth.bitsPerSecond <= 0 || line.efficiency.micros <= 0)
        return std::nullopt;
    const Bytes size = bytesToSend(dataset);
    return preCopy(size, reduced(dataset.changePerDay, dataset), bytesPerDay(line),
                   {.enough = {size.count / 10'000}});
}

std::optional<MediaTrips> mediaTrips(Bytes bytes, const Road &media)
{
    if (media.deviceCapacity.count <= 0 || media.copyBytesPerSecond <= 0 || media.devices < 1)
        return std::nullopt;
    MediaTrips result;
    result.trips = std::max<std::int64_t>(1, dividedUp(bytes.count, media.deviceCapacity.count));
    if (result.trips > mostTrips)
        return std::nullopt;
    result.rounds = static_cast<int>(dividedUp(result.trips, media.devices));
    std::int64_t left = bytes.count;
    for (int round = 0; round < result.rounds; ++round) {
        const std::int64_t used =
            std::min<std::int64_t>(media.devices, result.trips - std::int64_t(round) * media.devices);
        const Wide capacity = Wide(media.deviceCapacity.count) * used;
        const std::int64_t carried = capacity < left ? static_cast<std::int64_t>(capacity) : left;
        result.copying.seconds += dividedUp(carried, Wide(used) * media.copyBytesPerSecond);
        left -= carried;
    }
    if (media.ingestDays == 0)
        result.copying.seconds *= 2;
    const std::int64_t daysPerRound = std::int64_t(media.shipDays) + media.returnDays + media.ingestDays;
    result.duration =
        TimeSpan::days(media.leadDays.value_or(0) + daysPerRound * result.rounds) + result.copying;
    return result;
}

} // namespace portolan

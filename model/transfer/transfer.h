#pragma once

#include "model/plan/finding.h"
#include "model/plan/plan.h"

#include <map>
#include <stop_token>
#include <vector>

namespace portolan {

/// What makes one road better than another.
enum class RoadChoice
{
    Fastest, ///< and of those within a tenth of the fastest, the cheapest
    Cheapest ///< roads without a price last; of equal ones the fastest
};

struct TransferInput
{
    Plan plan;
    Moment start;                             ///< when copying may begin at the earliest
    std::map<WaveId, Moment> waveStarts = {}; ///< when copying for a wave may begin, where that is later
    RoadChoice choice = RoadChoice::Fastest;
};

enum class RoadVerdict
{
    Chosen,
    Pinned,
    Slower,
    Dearer,
    NotOrderable,
    DoesNotConverge,
    MayNotLeave,
    StaysHere,
    PassedOver ///< neither slower nor dearer, but another road is pinned
};

/// One dataset over one road, alone on it.
struct RoadOption
{
    RoadId road;
    /// Missing where it never ends. A line's without the wait for it, a medium's from the order on.
    std::optional<TimeSpan> duration;
    std::optional<Money> price; ///< missing where the road has no price
    RoadVerdict verdict = RoadVerdict::Slower;
    LineRef durationLine;
    LineRef priceLine;
};

/// How a dataset travels. Lines carry one dataset after another: hot before warm before cold, then by wave.
struct DatasetTransfer
{
    DatasetId dataset;
    WaveId wave; ///< with which it moves; unset: it stays
    RoadId road; ///< unset: none
    Bytes sent;  ///< after compression and deduplication
    std::optional<Moment> start;
    std::optional<Moment> ready;
    TimeSpan lastSync;               ///< to bring over what changed meanwhile
    int rounds = 0;                  ///< passes over a line, the first one included, or trips of the media
    Bytes residual;                  ///< what the last sync carries
    std::vector<RoadOption> options; ///< as plan.roads
};

/// What all datasets together use of a road.
struct RoadUse
{
    RoadId road;
    Moment from, until;
    Bytes bytes;
    std::int64_t deviceTrips = 0;
    std::optional<Money> price; ///< setup once, months begun once
    LineRef line;
};

struct TransferResult
{
    std::vector<DatasetTransfer> datasets; ///< as plan.datasets
    std::vector<RoadUse> roads;            ///< those in use, as plan.roads
    Lines lines{Stage::Transfer};
    std::vector<Finding> findings;
};

/// bytes × 8 ÷ (rate × efficiency), rounded up to seconds. Refuses (no value) a rate or an efficiency of
/// zero.
std::optional<TimeSpan> lineDuration(Bytes bytes, Bandwidth rate, Decimal efficiency);
/// Bytes that travel: size × (1 − duplicates) × compression ratio.
Bytes bytesToSend(const Dataset &dataset);

/// A road for each dataset that moves, and when its copy runs. Pins go first; a pinned road that cannot carry
/// the dataset is a finding and is not replaced. A dataset moves with its own wave, else with the first wave
/// of a workload that needs it. Whenever a line is free it takes, of the datasets whose wave has begun, hot
/// before warm before cold, then by wave; media travel side by side, each dataset on its own order. The last
/// sync of data that went by media runs over the fastest line, and without any over the media again. Empty
/// when stopped.
TransferResult transfer(const TransferInput &input, std::stop_token stop);

} // namespace portolan

#pragma once

#include "model/plan/finding.h"
#include "model/plan/plan.h"

#include <stop_token>

namespace portolan {

struct TransferInput
{
    Plan plan;
    Moment start; ///< when copying may begin at the earliest
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
    StaysHere
};

/// One dataset over one road, alone on it.
struct RoadOption
{
    RoadId road;
    std::optional<TimeSpan> duration; ///< missing where it never ends
    std::optional<Money> price;       ///< missing where the road has no price
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
    std::vector<RoadOption> options; ///< as plan.roads
};

struct TransferResult
{
    std::vector<DatasetTransfer> datasets; ///< as plan.datasets
    Lines lines{Stage::Transfer};
    std::vector<Finding> findings;
};

/// bytes × 8 ÷ (rate × efficiency), rounded up to seconds. Refuses (no value) a rate or an efficiency of
/// zero.
std::optional<TimeSpan> lineDuration(Bytes bytes, Bandwidth rate, Decimal efficiency);
/// Bytes that travel: size × (1 − duplicates) × compression ratio.
Bytes bytesToSend(const Dataset &dataset);

/// The fastest road that is allowed for each dataset; of roads within a tenth of it, the cheapest. Pins go
/// first.
TransferResult transfer(const TransferInput &input, std::stop_token stop);

} // namespace portolan

#pragma once

#include "model/plan/plan.h"

#include <optional>

namespace portolan {

/// Copying again what changed while copying, until little is left (pre-copy, as virtual machines are moved).
struct PreCopy
{
    int rounds = 0; ///< the first copy included
    Bytes carried;  ///< in all rounds
    Bytes residual; ///< left for the last sync
    bool converges = true;
};

/// When to stop: a residual below so many bytes, or so many rounds.
struct PreCopyLimits
{
    Bytes enough;
    int rounds = 50;
};

/// Each round carries what changed during the one before: d(k+1) = d(k) × change ÷ rate. Converges where
/// less changes a day than the line carries in one; else the result is what stands after the last round.
PreCopy preCopy(Bytes size, Bytes changePerDay, double bytesPerDay, const PreCopyLimits &limits);

/// The same for a dataset over a line: changes are reduced like the rest, and a ten-thousandth of the size is
/// little enough. Refuses (no value) a line that carries nothing.
std::optional<PreCopy> preCopy(const Dataset &dataset, const Road &line);

/// Bytes a day that a line carries: bandwidth × efficiency ÷ 8 × 86,400.
double bytesPerDay(const Road &line);

/// How a dataset travels on media.
struct MediaTrips
{
    std::int64_t trips = 0; ///< of single devices
    int rounds = 0;         ///< of all devices at the same time
    TimeSpan copying;       ///< onto the devices, all rounds; and off them where ingest has no days
    TimeSpan duration;
};

/// Lead, then for each round: the device comes, is filled, goes back and is read in. The devices of a round
/// are filled at the same time and share its bytes evenly. Without ingest days reading in takes as long as
/// filling. Refuses (no value) media that hold or copy nothing, or that would need more than a million trips.
std::optional<MediaTrips> mediaTrips(Bytes bytes, const Road &media);

} // namespace portolan

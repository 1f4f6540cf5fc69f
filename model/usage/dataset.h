#pragma once

#include "model/units/bytes.h"
#include "model/units/timespan.h"
#include "model/units/zone.h"

#include <QString>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace portolan {

/// One hour of one card. Utilisation in hundredths of a per cent; an hour without samples is missing, not
/// idle.
struct HourRollup
{
    std::uint32_t sum = 0;  ///< of the samples' utilisation
    std::uint16_t most = 0; ///< the largest sample
    std::uint16_t samples = 0;
    bool operator==(const HourRollup &) const = default;
};

/// The history of one card. hours[0] begins at firstHour; there are no holes in the vector, only hours
/// without samples.
struct UsageSeries
{
    QString host;
    int index = 0;
    QString uuid;
    QString model;
    std::int64_t firstHour = 0; ///< hours since 1970-01-01 UTC
    std::vector<HourRollup> hours;
    std::array<std::uint32_t, 101> perCent{}; ///< samples by utilisation rounded to whole per cent
    bool operator==(const UsageSeries &) const = default;
};

/// Measured utilisation from one import. Immutable and named by its content.
struct UsageDataset
{
    QString source;                  ///< what was imported, as the user reads it
    Zone zone;                       ///< in which its times were written
    TimeSpan step;                   ///< median time between the samples of a card
    std::vector<UsageSeries> series; ///< by host, then index
    bool operator==(const UsageDataset &) const = default;
};

/// A dataset as bytes and back: a head (all but the hours, with a SHA-256 of the whole) and a compressed
/// chunk per series and 4096 hours, in order of series and part. Storage keeps them as they are.
struct UsageChunk
{
    int series = 0;
    int part = 0;
    QByteArray bytes;
};
QByteArray packedHead(const UsageDataset &dataset);
std::vector<UsageChunk> packedChunks(const UsageDataset &dataset);
/// The dataset, or an empty pointer where the bytes are damaged, lack a chunk, or say what cannot be: the
/// bytes are untrusted, and no more memory is taken than they account for. Chunks may come in any order.
std::shared_ptr<const UsageDataset> unpacked(const QByteArray &head, const std::vector<UsageChunk> &chunks);

/// Hexadecimal SHA-256 of the dataset's content, whatever it was compressed with: its name.
QString contentName(const UsageDataset &dataset);

/// The datasets at hand by content name.
using UsageShelf = std::map<QString, std::shared_ptr<const UsageDataset>>;

} // namespace portolan

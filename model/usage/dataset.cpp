#include "model/usage/dataset.h"

#include "model/usage/bytestream.h"

#include <QCryptographicHash>
#include <numeric>

namespace portolan {

namespace {

const QByteArray magic = QByteArrayLiteral("PTLUSE");
constexpr std::uint64_t formatVersion = 1;
constexpr qsizetype digestSize = 32;
constexpr std::size_t chunkHours = 4096;
constexpr int bytesPerHour = 8;
// From 1970 to 2100: beyond these the bytes are not ours.
constexpr std::uint64_t mostHours = 1'139'568;
constexpr std::uint64_t mostStep = 366 * 86'400;
constexpr std::uint64_t largestIndex = 1'000'000;
// A series in the head takes at least its seven numbers and lengths.
constexpr qsizetype leastSeriesBytes = 7;
constexpr std::uint32_t fullUtilization = 10'000;

std::size_t chunkCount(std::size_t hours)
{
    return (hours + chunkHours - 1) / chunkHours;
}

/// Byte by byte in planes (all lowest bytes first), since bytes of one weight resemble each other.
QByteArray planes(const HourRollup *hours, std::size_t count)
{
    QByteArray raw(static_cast<qsizetype>(count * bytesPerHour), Qt::Uninitialized);
    char *to = raw.data();
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t word = std::uint64_t{hours[i].sum} | std::uint64_t{hours[i].most} << 32 |
                                   std::uint64_t{hours[i].samples} << 48;
        for (std::size_t plane = 0; plane < bytesPerHour; ++plane)
            to[plane * count + i] = static_cast<char>(word >> (8 * plane));
    }
    return raw;
}

QByteArray rawChunk(const UsageSeries &series, std::size_t part)
{
    const std::size_t from = part * chunkHours;
    return planes(series.hours.data() + from, std::min(chunkHours, series.hours.size() - from));
}

QByteArray headBody(const UsageDataset &dataset)
{
    ByteWriter writer;
    writer.number(formatVersion);
    writer.text(dataset.source);
    writer.text(dataset.zone.toText());
    writer.number(static_cast<std::uint64_t>(dataset.step.seconds));
    writer.number(dataset.series.size());
    for (const UsageSeries &series : dataset.series) {
        writer.text(series.host);
        writer.number(static_cast<std::uint64_t>(series.index));
        writer.text(series.uuid);
        writer.text(series.model);
        writer.number(static_cast<std::uint64_t>(series.firstHour));
        writer.number(series.hours.size());
        const auto bins = std::count_if(series.perCent.begin(), series.perCent.end(),
                                        [](std::uint32_t samples) { return samples > 0; });
        writer.number(static_cast<std::uint64_t>(bins));
        for (std::size_t bin = 0; bin < series.perCent.size(); ++bin) {
            if (series.perCent[bin] == 0)
                continue;
            writer.number(bin);
            writer.number(series.perCent[bin]);
        }
    }
    return writer.bytes();
}

QByteArray digest(const UsageDataset &dataset, const QByteArray &body)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(body);
    for (const UsageSeries &series : dataset.series) {
        for (std::size_t part = 0; part < chunkCount(series.hours.size()); ++part)
            hash.addData(rawChunk(series, part));
    }
    return hash.result();
}

/// What the head says of a series; its hours come from the chunks.
struct SeriesHead
{
    UsageSeries series;
    std::size_t hours = 0;
};

std::optional<SeriesHead> readSeries(ByteReader &reader)
{
    SeriesHead head;
    head.series.host = reader.text();
    head.series.index = static_cast<int>(reader.number(largestIndex));
    head.series.uuid = reader.text();
    head.series.model = reader.text();
    head.series.firstHour = static_cast<std::int64_t>(reader.number(mostHours));
    head.hours = reader.number(mostHours - static_cast<std::uint64_t>(head.series.firstHour));
    const std::uint64_t bins = reader.number(head.series.perCent.size());
    std::uint64_t least = 0;
    for (std::uint64_t i = 0; i < bins && reader.isSound(); ++i) {
        const std::uint64_t bin = reader.number(head.series.perCent.size() - 1);
        const std::uint64_t samples = reader.number(std::numeric_limits<std::uint32_t>::max());
        if (bin < least || samples == 0)
            return std::nullopt;
        least = bin + 1;
        head.series.perCent[bin] = static_cast<std::uint32_t>(samples);
    }
    return reader.isSound() ? std::optional(std::move(head)) : std::nullopt;
}

struct Head
{
    UsageDataset dataset; ///< without series
    std::vector<SeriesHead> series;
};

std::optional<Head> readHead(QByteArrayView body)
{
    ByteReader reader(body);
    if (reader.number(formatVersion) != formatVersion)
        return std::nullopt;
    Head head;
    head.dataset.source = reader.text();
    const auto zone = Zone::fromText(reader.text());
    head.dataset.step.seconds = static_cast<std::int64_t>(reader.number(mostStep));
    const std::uint64_t count = reader.number(static_cast<std::uint64_t>(body.size()) / leastSeriesBytes);
    if (!zone || !reader.isSound())
        return std::nullopt;
    head.dataset.zone = *zone;
    for (std::uint64_t i = 0; i < count; ++i) {
        auto series = readSeries(reader);
        if (!series)
            return std::nullopt;
        head.series.push_back(std::move(*series));
    }
    return reader.isAtEnd() ? std::optional(std::move(head)) : std::nullopt;
}

bool isPossible(const HourRollup &hour)
{
    return hour.most <= fullUtilization && hour.sum >= hour.most &&
           hour.sum <= std::uint32_t{hour.most} * hour.samples;
}

/// Adds the hours of one chunk; false where the bytes are not `count` hours.
bool addHours(const QByteArray &bytes, std::size_t count, std::vector<HourRollup> &hours)
{
    const auto size = static_cast<qsizetype>(count * bytesPerHour);
    // qCompress puts the size in front, but qUncompress goes on beyond it: only a bound on the compressed
    // bytes bounds what they can become (deflate makes at most 1032 of one).
    const qsizetype longest = size + size / 1000 + 64;
    if (bytes.size() < 5 || bytes.size() > longest)
        return false;
    std::uint32_t stated = 0;
    for (qsizetype i = 0; i < 4; ++i)
        stated = stated << 8 | static_cast<std::uint8_t>(bytes[i]);
    if (stated != static_cast<std::uint32_t>(size))
        return false;
    const QByteArray raw = qUncompress(bytes);
    if (raw.size() != size)
        return false;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint64_t word = 0;
        for (std::size_t plane = 0; plane < bytesPerHour; ++plane) {
            const auto byte = static_cast<std::uint8_t>(raw[static_cast<qsizetype>(plane * count + i)]);
            word |= std::uint64_t{byte} << (8 * plane);
        }
        hours.push_back({.sum = static_cast<std::uint32_t>(word),
                         .most = static_cast<std::uint16_t>(word >> 32),
                         .samples = static_cast<std::uint16_t>(word >> 48)});
        if (!isPossible(hours.back()))
            return false;
    }
    return true;
}

using ChunkPlace = std::pair<int, int>;

bool addSeries(const std::map<ChunkPlace, const UsageChunk *> &chunks, SeriesHead head, UsageDataset &dataset)
{
    const int number = static_cast<int>(dataset.series.size());
    for (std::size_t part = 0; part < chunkCount(head.hours); ++part) {
        const auto at = chunks.find({number, static_cast<int>(part)});
        const std::size_t count = std::min(chunkHours, head.hours - part * chunkHours);
        if (at == chunks.end() || !addHours(at->second->bytes, count, head.series.hours))
            return false;
    }
    std::uint64_t samples = 0;
    for (const HourRollup &hour : head.series.hours)
        samples += hour.samples;
    const auto &bins = head.series.perCent;
    if (std::accumulate(bins.begin(), bins.end(), std::uint64_t{0}) != samples)
        return false;
    dataset.series.push_back(std::move(head.series));
    return true;
}

} // namespace

QByteArray packedHead(const UsageDataset &dataset)
{
    const QByteArray body = headBody(dataset);
    return magic + digest(dataset, body) + body;
}

std::vector<UsageChunk> packedChunks(const UsageDataset &dataset)
{
    std::vector<UsageChunk> chunks;
    for (std::size_t i = 0; i < dataset.series.size(); ++i) {
        for (std::size_t part = 0; part < chunkCount(dataset.series[i].hours.size()); ++part) {
            chunks.push_back({.series = static_cast<int>(i),
                              .part = static_cast<int>(part),
                              .bytes = qCompress(rawChunk(dataset.series[i], part))});
        }
    }
    return chunks;
}

std::shared_ptr<const UsageDataset> unpacked(const QByteArray &head, const std::vector<UsageChunk> &chunks)
{
    if (!head.startsWith(magic) || head.size() < magic.size() + digestSize)
        return nullptr;
    const QByteArray body = head.mid(magic.size() + digestSize);
    auto read = readHead(body);
    if (!read)
        return nullptr;
    std::size_t expected = 0;
    for (const SeriesHead &series : read->series)
        expected += chunkCount(series.hours);
    std::map<ChunkPlace, const UsageChunk *> places;
    for (const UsageChunk &chunk : chunks)
        places[{chunk.series, chunk.part}] = &chunk;
    if (chunks.size() != expected || places.size() != expected)
        return nullptr;
    auto dataset = std::make_shared<UsageDataset>(std::move(read->dataset));
    for (SeriesHead &series : read->series) {
        if (!addSeries(places, std::move(series), *dataset))
            return nullptr;
    }
    return digest(*dataset, body) == head.mid(magic.size(), digestSize) ? dataset : nullptr;
}

QString contentName(const UsageDataset &dataset)
{
    return QString::fromLatin1(digest(dataset, headBody(dataset)).toHex());
}

} // namespace portolan

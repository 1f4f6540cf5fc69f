#include "model/usage/rollup.h"

namespace portolan {

namespace {

constexpr std::int64_t earliest = 946'684'800; // 2000-01-01
constexpr std::int64_t latest = 4'102'444'800; // 2100-01-01
constexpr int fullUtilization = 10'000;
constexpr std::uint16_t notAvailable = 0xffff;
constexpr std::int64_t hourSeconds = 3600;
constexpr std::int64_t longestStep = 86'400;
// A card whose time stamps are further apart than a day on average has a wrong clock somewhere; its hours
// would be mostly invented, and could be far more than the file has bytes.
constexpr std::int64_t sparsestHours = 24;
constexpr std::int64_t spareStamps = 30;

std::uint64_t zigzag(std::int64_t value)
{
    return (static_cast<std::uint64_t>(value) << 1) ^ (value < 0 ? ~std::uint64_t{0} : 0);
}

/// How often each distance between neighbouring time stamps of a card occurs, in seconds.
class Steps
{
public:
    void count(std::int64_t seconds) { ++m_counts[static_cast<std::size_t>(std::min(seconds, longestStep))]; }
    TimeSpan median() const
    {
        std::int64_t total = 0;
        for (const std::int64_t count : m_counts)
            total += count;
        std::int64_t below = 0;
        for (std::size_t seconds = 0; seconds < m_counts.size(); ++seconds) {
            below += m_counts[seconds];
            if (below > 0 && 2 * below >= total)
                return {static_cast<std::int64_t>(seconds)};
        }
        return {};
    }

private:
    std::vector<std::int64_t> m_counts = std::vector<std::int64_t>(longestStep + 1);
};

void addSample(UsageSeries &series, std::int64_t time, std::uint16_t utilization)
{
    HourRollup &hour = series.hours[static_cast<std::size_t>(time / hourSeconds - series.firstHour)];
    hour.sum += utilization;
    hour.most = std::max(hour.most, utilization);
    ++hour.samples;
    ++series.perCent[static_cast<std::size_t>((utilization + 50) / 100)];
}

} // namespace

UsageRollup::Card UsageRollup::card(const QString &host, int index, const QString &uuid, const QString &model)
{
    const auto [at, isNew] =
        m_places.try_emplace({host, uuid, uuid.isEmpty() ? index : -1}, static_cast<Card>(m_cards.size()));
    if (isNew)
        m_cards.emplace_back(host, index, uuid, model);
    else if (m_cards[static_cast<std::size_t>(at->second)].index != index)
        ++m_renumbered;
    return at->second;
}

void UsageRollup::add(Card card, std::int64_t time, int utilization)
{
    if (utilization < 0 || utilization > fullUtilization)
        ++m_outOfRange;
    else
        append(m_cards[static_cast<std::size_t>(card)], time, static_cast<std::uint16_t>(utilization));
}

void UsageRollup::addMissing(Card card, std::int64_t time)
{
    append(m_cards[static_cast<std::size_t>(card)], time, notAvailable);
}

void UsageRollup::append(Samples &samples, std::int64_t time, std::uint16_t utilization)
{
    if (time < earliest || time >= latest) {
        ++m_outOfRange;
        return;
    }
    samples.inOrder = samples.inOrder && time > samples.last;
    std::uint64_t distance = zigzag(time - samples.last);
    for (; distance >= 0x80; distance >>= 7)
        samples.bytes.push_back(static_cast<std::uint8_t>(distance | 0x80));
    samples.bytes.push_back(static_cast<std::uint8_t>(distance));
    samples.bytes.push_back(static_cast<std::uint8_t>(utilization & 0xff));
    samples.bytes.push_back(static_cast<std::uint8_t>(utilization >> 8));
    samples.last = time;
    ++samples.count;
}

void UsageRollup::absorb(UsageRollup &&other)
{
    for (Samples &samples : other.m_cards) {
        const Card at = card(samples.host, samples.index, samples.uuid, samples.model);
        Samples &own = m_cards[static_cast<std::size_t>(at)];
        if (own.count == 0) {
            const int index = own.index;
            own = std::move(samples);
            own.index = index;
            continue;
        }
        for (const Stamp &stamp : stamps(samples))
            append(own, stamp.time, stamp.utilization);
    }
    m_outOfRange += other.m_outOfRange;
    m_renumbered += other.m_renumbered;
    other = UsageRollup();
}

std::vector<UsageRollup::Stamp> UsageRollup::stamps(const Samples &samples)
{
    std::vector<Stamp> all;
    all.reserve(static_cast<std::size_t>(samples.count));
    std::int64_t time = 0;
    for (auto at = samples.bytes.begin(); at != samples.bytes.end();) {
        std::uint64_t bits = 0;
        int shift = 0;
        for (; (*at & 0x80) != 0; ++at, shift += 7)
            bits |= std::uint64_t{*at & 0x7fU} << shift;
        bits |= std::uint64_t{*at++} << shift;
        time += static_cast<std::int64_t>((bits >> 1) ^ (~(bits & 1) + 1));
        const auto utilization = static_cast<std::uint16_t>(at[0] | at[1] << 8);
        at += 2;
        all.push_back({time, utilization});
    }
    return all;
}

std::int64_t UsageRollup::dropDuplicates(std::vector<Stamp> &stamps)
{
    std::stable_sort(stamps.begin(), stamps.end(), [](const Stamp &a, const Stamp &b) {
        const bool aMissing = a.utilization == notAvailable;
        const bool bMissing = b.utilization == notAvailable;
        return std::tie(a.time, aMissing) < std::tie(b.time, bMissing);
    });
    const auto end = std::unique(stamps.begin(), stamps.end(),
                                 [](const Stamp &a, const Stamp &b) { return a.time == b.time; });
    const auto dropped = stamps.end() - end;
    stamps.erase(end, stamps.end());
    return dropped;
}

UsageRollup::Built UsageRollup::build(const QString &source, const Zone &zone) const
{
    Built built;
    built.dataset.source = source;
    built.dataset.zone = zone;
    built.report.outOfRange = m_outOfRange;
    built.report.renumbered = m_renumbered;
    Steps steps;
    for (const Samples &samples : m_cards) {
        std::vector<Stamp> all = stamps(samples);
        if (!samples.inOrder)
            built.report.duplicates += dropDuplicates(all);
        if (all.empty())
            continue;
        UsageSeries series;
        series.host = samples.host;
        series.index = samples.index;
        series.uuid = samples.uuid;
        series.model = samples.model;
        series.firstHour = all.front().time / hourSeconds;
        const std::int64_t hours = all.back().time / hourSeconds - series.firstHour + 1;
        if (hours > sparsestHours * (static_cast<std::int64_t>(all.size()) + spareStamps)) {
            ++built.report.refusedSeries;
            continue;
        }
        series.hours.resize(static_cast<std::size_t>(hours));
        std::int64_t missing = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i > 0)
                steps.count(all[i].time - all[i - 1].time);
            if (all[i].utilization == notAvailable)
                ++missing;
            else
                addSample(series, all[i].time, all[i].utilization);
        }
        built.report.missing += missing;
        built.report.samples += static_cast<std::int64_t>(all.size()) - missing;
        built.dataset.series.push_back(std::move(series));
    }
    built.dataset.step = steps.median();
    std::stable_sort(built.dataset.series.begin(), built.dataset.series.end(),
                     [](const UsageSeries &a, const UsageSeries &b) {
                         return std::tie(a.host, a.index, a.uuid) < std::tie(b.host, b.index, b.uuid);
                     });
    return built;
}

} // namespace portolan

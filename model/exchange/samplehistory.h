#pragma once

#include "model/exchange/samplefleet.h"
#include "model/usage/dataset.h"

#include <memory>
#include <vector>

namespace portolan {

/// What was measured on the sample's cards minute by minute: long training runs at a plateau with pauses,
/// shorter batches, a service that never sleeps, development in office hours, unused cards, a node that was
/// down for two days, pauses of the collector, and cells that were not available.
class SampleHistory
{
public:
    explicit SampleHistory(const SampleSize &size);
    ~SampleHistory();
    SampleHistory(const SampleHistory &) = delete;
    SampleHistory &operator=(const SampleHistory &) = delete;

    static constexpr std::uint8_t notAvailable = 254;
    static constexpr std::uint8_t noRow = 255;

    const SampleSize &size() const { return m_size; }
    int minutes() const { return m_size.days * 24 * 60; }
    /// Utilisation of a card in whole per cent by minute, or one of the two above.
    std::vector<std::uint8_t> utilization(int node, int card) const;
    /// When the host's collector samples a minute, in UTC seconds.
    std::int64_t timeOf(int node, int minute) const;

private:
    struct Schedules;
    SampleSize m_size;
    std::int64_t m_start = 0;
    std::unique_ptr<Schedules> m_schedules;
};

/// The same history as hour rollups: what an import of the sample's logs gives.
UsageDataset sampleUsage(const SampleSize &size, const QString &source);

} // namespace portolan

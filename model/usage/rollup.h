#pragma once

#include "model/usage/dataset.h"

#include <tuple>

namespace portolan {

/// What became of the samples that were added.
struct RollupReport
{
    std::int64_t samples = 0;       ///< that count
    std::int64_t missing = 0;       ///< time stamps without a value
    std::int64_t duplicates = 0;    ///< the same card and second again; the first with a value counts
    std::int64_t outOfRange = 0;    ///< time before 2000 or after 2099, or utilisation not within 0 to 100 %
    std::int64_t refusedSeries = 0; ///< cards with fewer than one time stamp a day over their span
    std::int64_t renumbered = 0;    ///< cards that changed their index; the first index stays
};

/// Turns samples into hour rollups. Samples may come in any order; in order of time per card is fastest. One
/// builder belongs to one thread; several are joined by absorb. Takes three to five bytes a sample until
/// build.
class UsageRollup
{
public:
    using Card = int;

    /// The handle of a card, the same for the same card. A card is its UUID on its host, or its index where
    /// the UUID is empty. Costs a look-up: keep the handle while the row names the same card.
    Card card(const QString &host, int index, const QString &uuid, const QString &model);
    /// A sample at a time in UTC seconds since 1970; utilisation in hundredths of a per cent, 0 to 10,000.
    void add(Card card, std::int64_t time, int utilization);
    /// A time stamp at which the utilisation was not available: the hour is expected, but not measured.
    void addMissing(Card card, std::int64_t time);
    /// Takes over the samples of another builder, as if they had been added here now.
    void absorb(UsageRollup &&other);

    int cards() const { return static_cast<int>(m_cards.size()); }

    struct Built
    {
        UsageDataset dataset;
        RollupReport report;
    };
    /// Series by host, index and UUID; the step is the median time between a card's neighbouring time stamps,
    /// the smaller of the two in the middle, and zero where no card has two.
    Built build(const QString &source, const Zone &zone) const;

private:
    struct Samples
    {
        Samples(const QString &ofHost, int atIndex, const QString &withUuid, const QString &ofModel)
            : host(ofHost), uuid(withUuid), model(ofModel), index(atIndex)
        {
        }
        QString host, uuid, model;
        int index = 0;
        std::vector<std::uint8_t> bytes; ///< per sample: zigzag varint seconds since the last, utilisation
        std::int64_t last = 0;
        std::int64_t count = 0;
        bool inOrder = true; ///< strictly ascending times
    };
    struct Stamp
    {
        std::int64_t time = 0;
        std::uint16_t utilization = 0;
    };
    void append(Samples &samples, std::int64_t time, std::uint16_t utilization);
    static std::vector<Stamp> stamps(const Samples &samples);
    static std::int64_t dropDuplicates(std::vector<Stamp> &stamps);

    std::vector<Samples> m_cards;
    std::map<std::tuple<QString, QString, int>, Card> m_places;
    std::int64_t m_outOfRange = 0;
    std::int64_t m_renumbered = 0;
};

} // namespace portolan

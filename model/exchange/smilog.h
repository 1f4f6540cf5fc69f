#pragma once

#include "model/exchange/format.h"
#include "model/exchange/smicolumns.h"
#include "model/exchange/walltime.h"
#include "model/usage/rollup.h"

#include <map>

namespace portolan {

/// A card as its log last named it.
struct SeenCard
{
    int index = 0;
    QString uuid;
    QString model;
    Bytes memory;
    QString driver;
    std::int64_t last = 0; ///< UTC seconds of its last row
};

/// Reads one log of nvidia-smi into a rollup. Rows are read as bytes; text is made of them only for a card
/// that was not seen before and for a row that is refused.
class SmiLog
{
public:
    SmiLog(const ImportOptions &options, UsageRollup &rollup, FileReport &report);

    /// Calls progress with the bytes of the file that are done.
    Result<Done> read(const QString &path, const std::function<void(std::int64_t)> &progress,
                      std::stop_token stop);

    const QString &host() const { return m_host; }
    std::vector<SeenCard> cards() const;
    std::int64_t values() const { return m_values; } ///< that were there

private:
    enum class Fault
    {
        NoHeader,
        CellCount,
        Binary,
        Time,
        Year,
        Utilization,
        Range,
        Card,
        CardCount,
        Cut
    };
    struct Card
    {
        QByteArray uuid, index; ///< as the log writes them
        UsageRollup::Card handle = 0;
        SeenCard seen;
    };

    void lines(QByteArrayView chunk);
    void line(QByteArrayView text, bool isWhole);
    void header(QByteArrayView text);
    std::optional<Fault> row(QByteArrayView text, bool isWhole);
    bool split(QByteArrayView text);
    QByteArrayView cell(int column) const;
    bool mayBeCut(bool isWhole) const;
    Card *card(Fault &fault);
    Card *addCard(QByteArrayView uuid, QByteArrayView index, Fault &fault);
    std::optional<std::int64_t> time(const WallTime &wall, std::int64_t last);
    void countMissing(QByteArrayView word);
    void refuse(Fault fault, QByteArrayView text);
    QString reason(Fault fault) const;
    QString columnOf(Fault fault) const;
    std::optional<Refusal> objection() const;
    void addNotes();

    const ImportOptions &m_options;
    UsageRollup &m_rollup;
    FileReport &m_report;
    QString m_host;
    SmiColumns m_columns;
    std::vector<QByteArrayView> m_cells;
    std::vector<Card> m_cards;
    std::size_t m_nextCard = 0;
    WallTimeReader m_times;
    std::optional<ZoneClock> m_clock;
    std::int64_t m_line = 0;
    std::optional<Refusal> m_refusal; ///< that ends the reading
    std::map<QByteArray, std::int64_t> m_missing;
    std::int64_t m_values = 0;
    std::int64_t m_repeated = 0;
    std::int64_t m_skipped = 0;
    std::int64_t m_from = std::numeric_limits<std::int64_t>::max();
    std::int64_t m_to = std::numeric_limits<std::int64_t>::min();
};

} // namespace portolan

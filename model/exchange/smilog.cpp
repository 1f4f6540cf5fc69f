#include "model/exchange/smilog.h"

#include "model/exchange/csvtext.h"
#include "model/exchange/hostname.h"
#include "model/exchange/textchunks.h"

#include <QCoreApplication>
#include <cstring>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(NvidiaSmi)
};

constexpr std::size_t mostCards = 1024;
constexpr int mostIndex = 1023;
constexpr std::size_t mostMissingWords = 16;
constexpr std::size_t mostRefusedRows = 1000;
constexpr std::int64_t earliest = 946'684'800; // 2000-01-01
constexpr std::int64_t latest = 4'102'444'800; // 2100-01-01
constexpr int fullUtilization = 10'000;

bool isSpace(char character)
{
    return character == ' ' || character == '\t' || character == '\r';
}

QByteArrayView trimmed(QByteArrayView text)
{
    const char *from = text.begin();
    const char *to = text.end();
    while (from < to && isSpace(*from))
        ++from;
    while (to > from && isSpace(to[-1]))
        --to;
    if (to - from > 1 && *from == '"' && to[-1] == '"') {
        ++from;
        --to;
    }
    return {from, to - from};
}

/// What nvidia-smi writes where it has no value: "[N/A]", "[Not Supported]", "[Unknown Error]", "ERR!" and
/// whatever else it puts in brackets.
bool isMissing(QByteArrayView cell)
{
    if (cell.isEmpty() || cell[0] == '[')
        return true;
    static const QList<QByteArray> words{"n/a",           "na",          "err!",   "-",
                                         "nan",           "none",        "null",   "unknown error",
                                         "not supported", "gpu is lost", "unknown"};
    return words.contains(cell.toByteArray().toLower());
}

/// Hundredths of a per cent of "97 %", "97" or "97.5 %" (or with a comma where that is no separator), or
/// nothing. Further places are dropped.
std::optional<int> utilization(QByteArrayView cell, char separator)
{
    int value = 0;
    int places = -1;
    const char *at = cell.begin();
    const bool isNegative = at < cell.end() && *at == '-';
    at += isNegative ? 1 : 0;
    const char *const first = at;
    for (; at < cell.end(); ++at) {
        const bool isPoint = *at == '.' || (*at == ',' && separator != ',');
        if (isPoint && places < 0 && at > first) {
            places = 0;
            continue;
        }
        if (*at < '0' || *at > '9')
            break;
        if (places < 2 && value < 1'000'000)
            value = value * 10 + (*at - '0');
        places += places >= 0 && places < 2 ? 1 : 0;
    }
    for (int place = std::max(places, 0); place < 2; ++place)
        value *= 10;
    const QByteArrayView unit = trimmed({at, cell.end() - at});
    if (at == first || !(unit.isEmpty() || (unit.size() == 1 && unit[0] == '%')))
        return std::nullopt;
    return isNegative ? -value : value;
}

/// A quick look, for there may be many rows that are refused.
bool mayBeHeader(QByteArrayView text)
{
    return text.contains("timestamp") || text.contains("utilization.gpu");
}

QString text(QByteArrayView cell)
{
    return isMissing(cell) ? QString() : QString::fromUtf8(cell);
}
} // namespace

SmiLog::SmiLog(const ImportOptions &options, UsageRollup &rollup, FileReport &report)
    : m_options(options), m_rollup(rollup), m_report(report)
{
    if (options.zone)
        m_clock.emplace(*options.zone);
}

Result<Done> SmiLog::read(const QString &path, const std::function<void(std::int64_t)> &progress,
                          std::stop_token stop)
{
    m_host = hostFromPath(path);
    TextChunks chunks(path);
    if (const auto opened = chunks.open(); !opened)
        return opened;
    for (;;) {
        if (stop.stop_requested())
            return Refusal{Words::tr("Stopped. Nothing was imported.")};
        const Result<QByteArrayView> chunk = chunks.next();
        if (!chunk)
            return Refusal{chunk.error()};
        if (chunk->isEmpty())
            break;
        lines(*chunk);
        if (m_refusal)
            return *m_refusal;
        progress(chunks.bytesRead());
    }
    if (auto refusal = objection())
        return *refusal;
    m_report.series = static_cast<std::int64_t>(cards().size());
    m_report.from = Moment{m_from};
    m_report.to = Moment{m_to};
    addNotes();
    return Done{};
}

void SmiLog::lines(QByteArrayView chunk)
{
    const char *at = chunk.begin();
    const char *const end = chunk.end();
    while (at < end && !m_refusal) {
        const auto *stop =
            static_cast<const char *>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)));
        const bool isWhole = stop != nullptr;
        if (!isWhole)
            stop = end;
        ++m_line;
        line({at, stop - at}, isWhole);
        at = stop + 1;
    }
}

void SmiLog::line(QByteArrayView text, bool isWhole)
{
    while (!text.isEmpty() && isSpace(text.back()))
        text = text.first(text.size() - 1);
    if (text.isEmpty())
        return;
    const std::optional<Fault> fault = row(text, isWhole);
    if (m_refusal)
        return;
    if (fault && (m_cells.empty() || mayBeHeader(text)) && isSmiHeader(text))
        return header(text);
    if (fault && *fault == Fault::NoHeader && m_cells.empty() && hasSmiTime(text)) {
        m_refusal = Refusal{
            Words::tr("Line %1: the log has no header row, so the meaning of its columns is not known. "
                      "Name them in their order (on the command line with --columns "
                      "\"timestamp,index,utilization.gpu\"), or log without noheader.")
                .arg(m_line)};
        return;
    }
    ++m_report.rowsRead;
    if (fault)
        refuse(*fault, text);
    else
        ++m_report.rowsAccepted;
}

void SmiLog::header(QByteArrayView text)
{
    const Result<SmiColumns> read = smiColumns(text);
    if (!read && m_cells.empty()) {
        m_refusal = Refusal{read.error()};
        return;
    }
    if (!read)
        m_report.notes.append(
            Words::tr("The header row in line %1 does not serve, and the rows below it are refused: %2")
                .arg(m_line)
                .arg(read.error()));
    m_columns = read ? *read : SmiColumns();
    m_cells.assign(static_cast<std::size_t>(std::max(1, m_columns.count)), {});
}

std::optional<SmiLog::Fault> SmiLog::row(QByteArrayView text, bool isWhole)
{
    if (m_cells.empty() && !m_options.columns.isEmpty() && !isSmiHeader(text)) {
        const Result<SmiColumns> stated = smiColumns(m_options.columns, text);
        if (!stated) {
            m_refusal = Refusal{stated.error()};
            return Fault::NoHeader;
        }
        m_columns = *stated;
        m_cells.assign(static_cast<std::size_t>(m_columns.count), {});
    }
    if (!m_columns.isUsable())
        return Fault::NoHeader;
    if (!split(text))
        return std::memchr(text.data(), 0, static_cast<std::size_t>(text.size())) ? Fault::Binary
                                                                                  : Fault::CellCount;
    const auto wall = m_times.read(cell(m_columns.timestamp));
    if (!wall)
        return Fault::Time;
    if (mayBeCut(isWhole))
        return Fault::Cut;
    const QByteArrayView use = cell(m_columns.utilization);
    const auto value = utilization(use, m_columns.separator);
    const bool missing = !value && isMissing(use);
    if (!value && !missing)
        return Fault::Utilization;
    if (value && (*value < 0 || *value > fullUtilization))
        return Fault::Range;
    Fault fault = Fault::Card;
    Card *const of = card(fault);
    if (!of)
        return fault;
    const auto utc = time(*wall, of->seen.last);
    if (!utc || *utc < earliest || *utc >= latest)
        return Fault::Year;
    of->seen.last = *utc;
    m_from = std::min(m_from, *utc);
    m_to = std::max(m_to, *utc);
    if (missing) {
        m_rollup.addMissing(of->handle, *utc);
        countMissing(use);
        return std::nullopt;
    }
    m_rollup.add(of->handle, *utc, *value);
    ++m_values;
    return std::nullopt;
}

bool SmiLog::split(QByteArrayView text)
{
    const char *at = text.begin();
    const char *const end = text.end();
    const std::size_t wanted = m_cells.size();
    for (std::size_t count = 0; count < wanted; ++count) {
        const auto *stop = static_cast<const char *>(
            std::memchr(at, m_columns.separator, static_cast<std::size_t>(end - at)));
        m_cells[count] = {at, (stop ? stop : end) - at};
        if (!stop)
            return count + 1 == wanted;
        at = stop + 1;
    }
    return false;
}

QByteArrayView SmiLog::cell(int column) const
{
    return column < 0 ? QByteArrayView() : trimmed(m_cells[static_cast<std::size_t>(column)]);
}

/// Whether the line ends without a line end in a cell of which a part would pass for the whole.
bool SmiLog::mayBeCut(bool isWhole) const
{
    const int last = m_columns.count - 1;
    if (isWhole)
        return false;
    if (last == m_columns.utilization)
        return !cell(last).endsWith('%');
    return last == m_columns.timestamp || last == m_columns.index || last == m_columns.uuid ||
           last == m_columns.busId || last == m_columns.name || last == m_columns.memory ||
           last == m_columns.driver;
}

/// The card of the row; rows mostly name the cards in turn.
SmiLog::Card *SmiLog::card(Fault &fault)
{
    const QByteArrayView uuid = cell(m_columns.uuid >= 0 ? m_columns.uuid : m_columns.busId);
    const QByteArrayView index = cell(m_columns.index);
    for (std::size_t tried = 0; tried < m_cards.size(); ++tried) {
        const std::size_t at = m_nextCard < m_cards.size() ? m_nextCard : 0;
        m_nextCard = at + 1;
        if (m_cards[at].uuid == uuid && m_cards[at].index == index)
            return &m_cards[at];
    }
    return addCard(uuid, index, fault);
}

SmiLog::Card *SmiLog::addCard(QByteArrayView uuid, QByteArrayView index, Fault &fault)
{
    Card added{uuid.toByteArray(), index.toByteArray(), 0, {}};
    bool isNumber = false;
    added.seen.index = added.index.toInt(&isNumber);
    added.seen.uuid = text(uuid);
    if (m_columns.index < 0 || isMissing(index)) {
        added.seen.index = static_cast<int>(m_cards.size());
        isNumber = !added.seen.uuid.isEmpty();
    }
    if (!isNumber || added.seen.index < 0 || added.seen.index > mostIndex)
        return nullptr;
    if (m_cards.size() >= mostCards) {
        fault = Fault::CardCount;
        return nullptr;
    }
    added.seen.model = text(cell(m_columns.name));
    added.seen.driver = text(cell(m_columns.driver));
    const QString memory = text(cell(m_columns.memory));
    bool isBare = false;
    const double bare = memory.toDouble(&isBare);
    if (isBare && bare > 0 && bare < 1e9)
        added.seen.memory = {static_cast<std::int64_t>(bare) * m_columns.memoryUnit};
    else
        added.seen.memory = Bytes::fromText(memory).value_or(Bytes());
    added.handle = m_rollup.card(m_host, added.seen.index, added.seen.uuid, added.seen.model);
    m_cards.push_back(std::move(added));
    m_nextCard = m_cards.size();
    return &m_cards.back();
}

/// UTC of a time in the log. Of the two readings of a repeated time the later one, if the card's last row was
/// after the earlier one.
std::optional<std::int64_t> SmiLog::time(const WallTime &wall, std::int64_t last)
{
    if (wall.offsetSeconds)
        return wall.seconds;
    if (!m_clock) {
        m_refusal =
            Refusal{Words::tr("Line %1: the times in this log have no time zone. Say in which one its host "
                              "keeps its clock, such as Asia/Shanghai (on the command line with "
                              "--time-zone).")
                        .arg(m_line)};
        return std::nullopt;
    }
    const ZoneClock::Reading reading = m_clock->utc(wall.seconds);
    m_skipped += reading.isSkipped ? 1 : 0;
    m_repeated += reading.first != reading.second ? 1 : 0;
    return reading.first < last ? reading.second : reading.first;
}

void SmiLog::countMissing(QByteArrayView word)
{
    ++m_report.valuesMissing;
    const auto known = m_missing.find(word.toByteArray());
    if (known != m_missing.end())
        ++known->second;
    else if (m_missing.size() < mostMissingWords)
        m_missing.emplace(word.toByteArray(), 1);
}

void SmiLog::refuse(Fault fault, QByteArrayView text)
{
    ++m_report.rowsRefused;
    if (m_report.refused.size() < mostRefusedRows)
        m_report.refused.push_back(
            {m_line, columnOf(fault), reason(fault),
             shortened(QString::fromUtf8(text.first(std::min<qsizetype>(text.size(), 1000))))});
}

QString SmiLog::columnOf(Fault fault) const
{
    switch (fault) {
    case Fault::Time:
    case Fault::Year:
        return QStringLiteral("timestamp");
    case Fault::Utilization:
    case Fault::Range:
        return QStringLiteral("utilization.gpu");
    case Fault::Card:
        return m_columns.uuid >= 0 ? QStringLiteral("uuid") : QStringLiteral("index");
    case Fault::NoHeader:
    case Fault::CellCount:
    case Fault::Binary:
    case Fault::CardCount:
    case Fault::Cut:
        break;
    }
    return {};
}

QString SmiLog::reason(Fault fault) const
{
    switch (fault) {
    case Fault::NoHeader:
        return Words::tr("There is no header row above that names the columns.");
    case Fault::CellCount:
        return Words::tr("The row has another number of cells than the header row, which has %1.")
            .arg(m_columns.count);
    case Fault::Binary:
        return Words::tr(
            "The row has binary content; the disk or the host may have failed while it was written.");
    case Fault::Time:
        return Words::tr("The time is not one like 2026/07/14 09:00:44.579.");
    case Fault::Year:
        return Words::tr("The time is before 2000 or after 2099: the clock of the host was wrong.");
    case Fault::Utilization:
        return Words::tr("The utilization is neither a per cent value like 97 % nor marked as missing.");
    case Fault::Range:
        return Words::tr("The utilization is not within 0 to 100 %.");
    case Fault::Card:
        return Words::tr("The row names no accelerator: neither a uuid nor an index from 0 to 1023.");
    case Fault::CardCount:
        return Words::tr("The log names more than 1024 accelerators; one host does not have so many.");
    case Fault::Cut:
        return Words::tr("The last line has no end, so its last value may be cut off.");
    }
    return {};
}

/// Why nothing of the file can be used.
std::optional<Refusal> SmiLog::objection() const
{
    if (m_cells.empty())
        return Refusal{
            Words::tr("The file has no header row with timestamp and utilization.gpu. Is it a log of "
                      "nvidia-smi --query-gpu=… --format=csv?")};
    if (m_report.rowsRead == 0)
        return Refusal{
            Words::tr("The log has a header row and nothing below it. Leave it out, or log again.")};
    if (m_report.rowsAccepted == 0)
        return Refusal{Words::tr("No row of the log can be used. Line %1: %2")
                           .arg(m_report.refused.front().line)
                           .arg(m_report.refused.front().reason)};
    return std::nullopt;
}

void SmiLog::addNotes()
{
    m_report.notes.prepend(Words::tr("Host: %1, from the name of the file.").arg(m_host));
    QStringList words;
    for (const auto &[word, count] : m_missing)
        words.append(QStringLiteral("%1 × %2").arg(count).arg(word.isEmpty() ? QStringLiteral("\"\"")
                                                                             : QString::fromUtf8(word)));
    if (!words.isEmpty())
        m_report.notes.append(
            Words::tr("Rows without a value of utilization.gpu: %1.").arg(words.join(QStringLiteral(", "))));
    if (m_values == 0)
        m_report.notes.append(
            Words::tr("The log has no utilization data: every value is missing, which is not 0 %. Under "
                      "MIG nvidia-smi does not measure it; DCGM does (DCGM_FI_PROF_GR_ENGINE_ACTIVE)."));
    if (m_repeated > 0)
        m_report.notes.append(
            Words::tr("%1 rows fall into an hour that the clock of %2 shows twice; they were taken in "
                      "the order of the file.")
                .arg(m_repeated)
                .arg(m_options.zone->toText()));
    if (m_skipped > 0)
        m_report.notes.append(
            Words::tr("%1 rows have a time that the clock of %2 skips; they were read as if it had not "
                      "been put forward. Check the time zone.")
                .arg(m_skipped)
                .arg(m_options.zone->toText()));
}

std::vector<SeenCard> SmiLog::cards() const
{
    std::vector<SeenCard> seen;
    std::vector<UsageRollup::Card> handles;
    for (auto card = m_cards.rbegin(); card != m_cards.rend(); ++card) {
        if (std::find(handles.begin(), handles.end(), card->handle) != handles.end())
            continue;
        handles.push_back(card->handle);
        seen.push_back(card->seen);
    }
    return seen;
}

} // namespace portolan

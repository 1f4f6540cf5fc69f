#include "model/exchange/nvidiasmi.h"

#include "model/exchange/smilog.h"
#include "model/exchange/textform.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <set>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(NvidiaSmi)
};

using CardsByHost = std::map<QString, std::vector<SeenCard>>;

QString recognise(const QString &, const QByteArray &head)
{
    int looked = 0;
    for (const QString &line : decodedHead(head).split(u'\n')) {
        if (line.trimmed().isEmpty())
            continue;
        const QByteArray bytes = line.toUtf8();
        if (isSmiHeader(bytes))
            return Words::tr("the header row names fields of nvidia-smi");
        static const QRegularExpression row(QStringLiteral(
            "[0-9]{4}/[0-9]{2}/[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}\\s*([,;\\t]|$)"));
        if (row.match(line).hasMatch())
            return Words::tr("the times are as nvidia-smi writes them");
        if (++looked == 10)
            break;
    }
    return {};
}

/// The newest of the cards that a host was seen with: an index and a uuid stand for one card each.
Node nodeOf(const QString &host, std::vector<SeenCard> cards)
{
    std::stable_sort(cards.begin(), cards.end(),
                     [](const SeenCard &a, const SeenCard &b) { return a.last > b.last; });
    Node node;
    node.name = host;
    std::set<int> indexes;
    std::set<QString> uuids;
    for (const SeenCard &card : cards) {
        if (indexes.contains(card.index) || uuids.contains(card.uuid))
            continue;
        indexes.insert(card.index);
        if (!card.uuid.isEmpty())
            uuids.insert(card.uuid);
        node.accelerators.append({card.index, card.model, card.memory, card.uuid});
        if (node.driver.isEmpty())
            node.driver = card.driver;
    }
    std::sort(node.accelerators.begin(), node.accelerators.end(),
              [](const Accelerator &a, const Accelerator &b) { return a.index < b.index; });
    return node;
}

QString sourceName(const QStringList &paths)
{
    const QFileInfo first(paths.first());
    if (paths.size() == 1)
        return first.fileName();
    const bool sameFolder = std::all_of(paths.begin(), paths.end(), [&](const QString &path) {
        return QFileInfo(path).absolutePath() == first.absolutePath();
    });
    const QString folder = QFileInfo(first.absolutePath()).fileName();
    return sameFolder && !folder.isEmpty()
               ? Words::tr("%1 (%n file(s))", nullptr, static_cast<int>(paths.size())).arg(folder)
               : Words::tr("%1 and %n other file(s)", nullptr, static_cast<int>(paths.size()) - 1)
                     .arg(first.fileName());
}

QStringList rollupNotes(const RollupReport &report)
{
    QStringList notes;
    if (report.duplicates > 0)
        notes.append(
            Words::tr(
                "All logs: %1 rows repeat a second of the same accelerator; the first with a value counts.")
                .arg(report.duplicates));
    if (report.renumbered > 0)
        notes.append(
            Words::tr("All logs: %n accelerator(s) changed their index, as a restart may do; they were kept "
                      "apart by uuid.",
                      nullptr, static_cast<int>(report.renumbered)));
    if (report.refusedSeries > 0)
        notes.append(Words::tr(
            "All logs: %n accelerator(s) were left out, for they have less than a row a day; look at "
            "their times.",
            nullptr, static_cast<int>(report.refusedSeries)));
    return notes;
}

/// What the files gave so far.
struct Logs
{
    UsageRollup rollup;
    std::vector<FileReport> reports;
    CardsByHost cards;
    std::int64_t values = 0;
};

/// Reads the files one after another.
Result<Done> readLogs(const QStringList &paths, const ImportOptions &options, std::stop_token stop,
                      Logs &logs)
{
    std::int64_t total = 0;
    for (const QString &path : paths)
        total += QFileInfo(path).size();
    std::int64_t before = 0;
    for (const QString &path : paths) {
        FileReport report;
        report.file = path;
        SmiLog log(options, logs.rollup, report);
        const auto progress = [&](std::int64_t done) {
            if (options.progress)
                options.progress(std::min(before + done, total), total);
        };
        if (const auto read = log.read(path, progress, stop); !read)
            return Refusal{Words::tr("%1: %2").arg(path, read.error())};
        before += QFileInfo(path).size();
        logs.values += log.values();
        auto &seen = logs.cards[log.host()];
        const std::vector<SeenCard> added = log.cards();
        seen.insert(seen.end(), added.begin(), added.end());
        logs.reports.push_back(std::move(report));
    }
    return Done{};
}

Result<Done> read(const QStringList &paths, const ImportOptions &options, Imported &result,
                  std::stop_token stop)
{
    Logs logs;
    if (const auto read = readLogs(paths, options, stop, logs); !read)
        return read;
    const UsageRollup::Built built = logs.rollup.build(sourceName(paths), options.zone.value_or(Zone()));
    logs.reports.front().notes.append(rollupNotes(built.report));
    if (logs.values > 0 && !built.dataset.series.empty())
        result.usage = std::make_shared<const UsageDataset>(built.dataset);
    for (auto &[host, seen] : logs.cards)
        result.measuredNodes.push_back(nodeOf(host, std::move(seen)));
    std::move(logs.reports.begin(), logs.reports.end(), std::back_inserter(result.files));
    return Done{};
}
} // namespace

ReadFormat nvidiaSmiFormat()
{
    return {QStringLiteral("nvidia-smi"),
            Words::tr("Log of nvidia-smi"),
            {QStringLiteral("csv"), QStringLiteral("log"), QStringLiteral("txt")},
            true,
            recognise,
            read};
}

} // namespace portolan

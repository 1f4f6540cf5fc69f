#pragma once

#include "model/catalog/pricebook.h"
#include "model/plan/edits.h"
#include "model/units/result.h"
#include "model/usage/dataset.h"

#include <QStringList>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace portolan {

/// A row that was not taken: where, and what to do about it.
struct RefusedRow
{
    std::int64_t line = 0; ///< 1 is the first line of the file
    QString column;        ///< empty: the whole row
    QString reason;
    QString text; ///< of the row, shortened to 200 characters
};

/// What became of one file.
struct FileReport
{
    QString file;
    QString format;
    QString recognisedBy; ///< the sign that told the format
    std::int64_t rowsRead = 0;
    std::int64_t rowsAccepted = 0;
    std::int64_t valuesMissing = 0;  ///< cells that say "not available"
    std::int64_t rowsRefused = 0;    ///< all of them
    std::vector<RefusedRow> refused; ///< the first thousand
    QStringList notes;               ///< unknown columns and the like
    std::optional<Moment> from, to;
    std::int64_t series = 0;
};

/// Files read into what they are, not yet applied to a plan.
struct Imported
{
    std::vector<FileReport> files;
    std::vector<Node> nodes;
    std::shared_ptr<const UsageDataset> usage;
    std::shared_ptr<const PriceBook> prices;
    std::vector<QString> nodeSites;  ///< as nodes: the name of its site, empty where the file names none
    std::vector<Node> measuredNodes; ///< hosts of usage logs with the cards that the logs name
};

/// How the user wants files read.
struct ImportOptions
{
    QString format;           ///< key of a format; empty: recognised
    std::optional<Zone> zone; ///< of times without an offset; formats that need it refuse without
    std::function<void(std::int64_t done, std::int64_t total)>
        progress;        ///< bytes; called from the importing thread
    QStringList columns; ///< of files without a header row
};

/// One format that can be read. The registry has one for each file in exchange that reads.
struct ReadFormat
{
    QString key;   ///< for --as: "node-list"
    QString title; ///< what the user reads
    QStringList suffixes;
    bool needsZone = false;
    /// Why the beginning of a file (up to 64 KiB) is of this format, or an empty text.
    std::function<QString(const QString &path, const QByteArray &head)> recognise;
    /// Reads files of this format into `result`; a refusal means that nothing of them can be used.
    std::function<Result<Done>(const QStringList &paths, const ImportOptions &, Imported &result,
                               std::stop_token)>
        read;
};

/// One format that a plan can be written in.
struct WriteFormat
{
    QString key;   ///< for --as: "plan-json", or the table's name with "-csv" behind: "nodes-csv"
    QString title; ///< what the user reads
    QString suffix;
    std::function<Result<QByteArray>(const Plan &)> content;
};

const std::vector<ReadFormat> &readFormats();
const std::vector<WriteFormat> &writeFormats();

/// Writes the plan in the format with the key or, where that is empty, in the one that the file's name says:
/// "nodes.csv" is the table of nodes, "x.json" the plan. The file is replaced only when all is written.
Result<Done> exportPlan(const Plan &plan, const QString &path, const QString &key);

/// Reads files and folders (all files in them, in name order). Nothing of a file whose format is not
/// recognised is used, and the refusal names it. Stopping gives a refusal and leaves nothing.
Result<Imported> importFiles(const QStringList &paths, const ImportOptions &options, std::stop_token stop);

/// The edit that takes what was imported into a plan.
Edit importEdit(const Imported &imported);

} // namespace portolan

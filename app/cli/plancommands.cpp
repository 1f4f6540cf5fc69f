#include "app/cli/command.h"
#include "model/catalog/bundled.h"
#include "model/exchange/importjson.h"
#include "model/exchange/sampleplan.h"
#include "model/storage/planfile.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTimeZone>
#include <nlohmann/json.hpp>

namespace portolan::cli {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Moment now()
{
    return Moment::fromDateTime(QDateTime::currentDateTimeUtc());
}

/// The books that ship, by content; the example in CNY first because it is the sample's own.
PlanContents withBooks(std::vector<SampleBook> &named)
{
    PlanContents contents;
    for (const auto &book : bundledPriceBooks()) {
        const QString content = priceBookContentName(*book);
        contents.prices[content] = book;
        named.insert(book->isExample ? named.begin() : named.end(), SampleBook{book->name, content});
    }
    return contents;
}

Result<PlanContents> sampleContents()
{
    std::vector<SampleBook> books;
    PlanContents contents = withBooks(books);
    auto sample = samplePlan({{}, books});
    if (!sample)
        return Refusal{sample.error()};
    contents.plan = std::make_shared<const Plan>(sample->plan);
    contents.usage[contentName(*sample->usage)] = sample->usage;
    return contents;
}

struct NewOptions
{
    std::string path;
    bool isSample = false;
};

Exit runNew(const NewOptions &options)
{
    const QString path = QString::fromStdString(options.path);
    PlanContents contents;
    if (options.isSample) {
        auto sample = sampleContents();
        if (!sample)
            return refuse(sample.error());
        contents = std::move(*sample);
    } else {
        const Zone zone = Zone::fromText(QString::fromUtf8(QTimeZone::systemTimeZoneId())).value_or(Zone());
        contents.plan = std::make_shared<const Plan>(newPlan(QFileInfo(path).completeBaseName(),
                                                             *Currency::fromText(QStringLiteral("CNY")), zone,
                                                             QDate::currentDate()));
    }
    const auto file = PlanFile::create(path, contents);
    return file ? Exit::Done : refuse(file.error());
}

struct ImportCommand
{
    std::string plan;
    std::vector<std::string> files;
    std::string format, zone, columns, mapping;
    bool isDryRun = false;
    bool asJson = false;
};

Result<QStringList> columnNames(const std::string &given)
{
    QString text = QString::fromStdString(given);
    if (text.startsWith(u'@')) {
        QFile file(text.mid(1));
        if (!file.open(QIODevice::ReadOnly))
            return Refusal{Words::tr("The column names in “%1” cannot be read: %2")
                               .arg(file.fileName(), file.errorString())};
        text = QString::fromUtf8(file.readLine());
    }
    const QChar separator = text.contains(u'\t') ? u'\t' : text.contains(u';') ? u';' : u',';
    QStringList names;
    for (const QString &name : text.split(separator, Qt::SkipEmptyParts))
        names.append(name.trimmed());
    return names;
}

Result<ImportOptions> importOptions(const ImportCommand &command)
{
    ImportOptions options;
    options.format = QString::fromStdString(command.format);
    if (!command.mapping.empty())
        return Refusal{Words::tr("Column mappings are not available yet; name the columns with --columns.")};
    if (!command.zone.empty()) {
        options.zone = Zone::fromText(QString::fromStdString(command.zone));
        if (!options.zone) {
            return Refusal{Words::tr("“%1” is not a time zone; write it like “Asia/Shanghai”.")
                               .arg(QString::fromStdString(command.zone))};
        }
    }
    auto columns = columnNames(command.columns);
    if (!columns)
        return Refusal{columns.error()};
    options.columns = *columns;
    return options;
}

void showReport(const Imported &imported)
{
    for (const FileReport &report : imported.files) {
        tell(Words::tr("%1: %2 (%3), %4 rows read, %5 taken, %6 refused, %7 values missing")
                 .arg(report.file, report.format, report.recognisedBy)
                 .arg(report.rowsRead)
                 .arg(report.rowsAccepted)
                 .arg(report.rowsRefused)
                 .arg(report.valuesMissing));
        for (const QString &note : report.notes)
            tell(QStringLiteral("  ") + note);
        for (const RefusedRow &row : report.refused)
            tell(QStringLiteral("  %1:%2: %3 %4").arg(report.file).arg(row.line).arg(row.column, row.reason));
    }
}

/// Applies the import to the file; the plan after it.
Result<Plan> applied(OpenPlan &open, const Imported &imported, bool isDryRun)
{
    const Result<Plan> after = importEdit(imported)(*open.contents.plan);
    if (!after || isDryRun)
        return after;
    UsageShelf usage;
    PriceShelf prices;
    if (imported.usage)
        usage[contentName(*imported.usage)] = imported.usage;
    if (imported.prices)
        prices[priceBookContentName(*imported.prices)] = imported.prices;
    const PlanStep step{std::make_shared<const Plan>(*after), Words::tr("Import"), now()};
    const auto saved = open.file->save(open.contents.plan, {step}, usage, prices);
    if (!saved)
        return Refusal{saved.error()};
    return after;
}

Exit runImport(const ImportCommand &command)
{
    auto open = openPlan(QString::fromStdString(command.plan), OpenMode::ReadWrite);
    if (!open)
        return refuse(open.error());
    if (open->file->isReadOnly() && !command.isDryRun) {
        const auto holder = open->file->heldBy();
        return refuse(holder ? Words::tr("“%1” is open elsewhere, by %2 on %3; close it there first.")
                                   .arg(open->file->path(), holder->user, holder->host)
                             : Words::tr("“%1” may not be written; change its permissions or work on a copy.")
                                   .arg(open->file->path()));
    }
    const auto options = importOptions(command);
    if (!options)
        return refuse(options.error());
    QStringList paths;
    for (const std::string &file : command.files)
        paths.append(QString::fromStdString(file));
    const auto imported = importFiles(paths, *options, {});
    if (!imported)
        return refuse(imported.error());
    const auto after = applied(*open, *imported, command.isDryRun);
    if (!after)
        return refuse(after.error());
    if (command.asJson)
        print(importJson(*imported, rowChanges(*open->contents.plan, *after), !command.isDryRun));
    else
        showReport(*imported);
    return Exit::Done;
}

Exit runFormats(bool asJson)
{
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const ReadFormat &format : readFormats()) {
        all.push_back({{"key", format.key.toStdString()},
                       {"title", format.title.toStdString()},
                       {"suffixes", format.suffixes.join(u',').toStdString()},
                       {"needsTimeZone", format.needsZone}});
        if (!asJson)
            print(QStringLiteral("%1  %2\n").arg(format.key, -16).arg(format.title).toUtf8());
    }
    if (asJson)
        print(QByteArray::fromStdString(all.dump(2)) + '\n');
    return Exit::Done;
}
} // namespace

void addNew(CLI::App &app, Run &run)
{
    auto options = std::make_shared<NewOptions>();
    CLI::App *command = app.add_subcommand("new", "Make a plan file");
    command->add_option("PLAN", options->path, "The file to make")->required();
    command->add_flag("--sample", options->isSample, "Fill it with the sample plan");
    command->callback([options, &run] { run = [options] { return runNew(*options); }; });
}

void addImport(CLI::App &app, Run &run)
{
    auto options = std::make_shared<ImportCommand>();
    CLI::App *command =
        app.add_subcommand("import", "Read inventories, usage logs and price books into a plan");
    command->add_option("PLAN", options->plan)->required();
    command->add_option("FILE", options->files, "Files or folders")->required();
    command->add_option("--as", options->format, "Format; see `formats`");
    command->add_option("--time-zone", options->zone,
                        "Of times without an offset, for example Asia/Shanghai");
    command->add_option("--columns", options->columns, "Names for a file without a header row, or @FILE");
    command->add_option("--mapping", options->mapping)->group("");
    command->add_flag("--dry-run", options->isDryRun, "Report, and change nothing");
    command->add_flag("--json", options->asJson, "Answer as JSON");
    command->callback([options, &run] { run = [options] { return runImport(*options); }; });
}

void addFormats(CLI::App &app, Run &run)
{
    auto asJson = std::make_shared<bool>(false);
    CLI::App *command = app.add_subcommand("formats", "List the formats that can be imported");
    command->add_flag("--json", *asJson, "Answer as JSON");
    command->callback([asJson, &run] { run = [asJson] { return runFormats(*asJson); }; });
}

} // namespace portolan::cli

#include "app/cli/command.h"
#include "app/language.h"
#include "model/exchange/planjson.h"
#include "model/exchange/tables.h"
#include "model/forecast/forecast.h"
#include "views/report/report.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace portolan::cli {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

struct ReportCommand
{
    std::string plan, path, language, scenario, date;
};

Exit runReport(const ReportCommand &command)
{
    const auto open = openPlan(QString::fromStdString(command.plan), OpenMode::ReadOnly);
    if (!open)
        return refuse(open.error());
    const auto plan = underNamed(open->contents.plan, command.scenario);
    if (!plan)
        return refuse(plan.error());
    Language language;
    const QLocale locale = command.language.empty()
                               ? Language::ofSystem()
                               : *Language::named(QString::fromStdString(command.language));
    language.use(locale);
    const QDate date = command.date.empty()
                           ? QDate::currentDate()
                           : QDate::fromString(QString::fromStdString(command.date), Qt::ISODate);
    if (!date.isValid())
        return refuse(Words::tr("“%1” is not a date; write it like “2026-03-02”.")
                          .arg(QString::fromStdString(command.date)));
    const SharedForecast result = forecast({*plan, open->contents.usage, open->contents.prices}, nullptr, {});
    const QString path = QString::fromStdString(command.path);
    const auto written = writeReport(*result, {locale, date}, path);
    if (!written)
        return refuse(written.error());
    return result->blockingFindings() > 0 ? Exit::BlockingFinding : Exit::Done;
}

struct ExportCommand
{
    std::string plan, path, format;
};

Result<Done> writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return Refusal{Words::tr("“%1” cannot be written: %2.").arg(path, file.errorString())};
    return Done{};
}

/// One file for each table that has rows, in a folder.
Result<Done> writeTables(const Plan &plan, const QString &folder)
{
    if (!QDir().mkpath(folder))
        return Refusal{Words::tr("The folder “%1” cannot be made.").arg(folder)};
    for (const QString &table : tableNames()) {
        const auto csv = tableCsv(plan, table);
        if (!csv)
            return Refusal{csv.error()};
        if (const auto written = writeFile(QDir(folder).filePath(table + QStringLiteral(".csv")), *csv);
            !written)
            return written;
    }
    return Done{};
}

Exit runExport(const ExportCommand &command)
{
    const auto open = openPlan(QString::fromStdString(command.plan), OpenMode::ReadOnly);
    if (!open)
        return refuse(open.error());
    const QString path = QString::fromStdString(command.path);
    QString format = QString::fromStdString(command.format);
    if (format.isEmpty())
        format = QFileInfo(path).suffix().toLower();
    Result<Done> written = Refusal{Words::tr("“%1” is not a format that can be written; use --as json, csv "
                                             "(a table, by the file's name) or tables (a folder).")
                                       .arg(format)};
    if (format == QStringLiteral("json")) {
        written = writeFile(path, planJson(*open->contents.plan));
    } else if (format == QStringLiteral("tables")) {
        written = writeTables(*open->contents.plan, path);
    } else if (format == QStringLiteral("csv")) {
        const auto csv = tableCsv(*open->contents.plan, QFileInfo(path).completeBaseName());
        written = csv ? writeFile(path, *csv) : Result<Done>(Refusal{csv.error()});
    }
    return written ? Exit::Done : refuse(written.error());
}
} // namespace

void addReport(CLI::App &app, Run &run)
{
    auto options = std::make_shared<ReportCommand>();
    CLI::App *command = app.add_subcommand("report", "Print the plan for management as a PDF");
    command->add_option("PLAN", options->plan)->required();
    command->add_option("-o,--output", options->path, "The PDF to write")->required();
    command->add_option("--language", options->language)->check(CLI::IsMember({"en", "zh_CN"}));
    command->add_option("--scenario", options->scenario, "The name of a scenario of the plan");
    command->add_option("--date", options->date, "The day to print, instead of today");
    command->callback([options, &run] { run = [options] { return runReport(*options); }; });
}

void addExport(CLI::App &app, Run &run)
{
    auto options = std::make_shared<ExportCommand>();
    CLI::App *command = app.add_subcommand("export", "Write the plan as JSON, or its tables as CSV");
    command->add_option("PLAN", options->plan)->required();
    command->add_option("-o,--output", options->path, "nodes.csv writes that table")->required();
    command->add_option("--as", options->format,
                        "json, csv (one table, by the file's name) or tables (a folder)");
    command->callback([options, &run] { run = [options] { return runExport(*options); }; });
}

} // namespace portolan::cli

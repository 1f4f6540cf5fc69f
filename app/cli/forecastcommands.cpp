#include "app/cli/command.h"
#include "model/exchange/forecastjson.h"
#include "views/format/figures.h"
#include "views/format/findingtext.h"
#include "views/format/numbers.h"
#include "views/format/words.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>

namespace portolan::cli {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

struct ForecastCommand
{
    std::string plan, scenario;
    bool asJson = false;
};

Result<SharedForecast> forecastOf(const PlanContents &contents, const std::string &scenario)
{
    const auto plan = underNamed(contents.plan, scenario);
    if (!plan)
        return Refusal{plan.error()};
    return forecast({*plan, contents.usage, contents.prices}, nullptr, {});
}

Exit exitOf(const Forecast &forecast)
{
    return forecast.blockingFindings() > 0 ? Exit::BlockingFinding : Exit::Done;
}

void showFindings(const Forecast &forecast)
{
    for (const Finding &finding : forecast.findings) {
        tell(QStringLiteral("%1: %2: %3")
                 .arg(word(finding.severity), nameOfRow(*forecast.plan, finding.row),
                      findingText(finding, *forecast.plan)));
    }
}

Exit runForecast(const ForecastCommand &command)
{
    const auto open = openPlan(QString::fromStdString(command.plan), OpenMode::ReadOnly);
    if (!open)
        return refuse(open.error());
    const auto result = forecastOf(open->contents, command.scenario);
    if (!result)
        return refuse(result.error());
    if (command.asJson)
        print(forecastJson(**result));
    else
        print(summaryLines(**result).join(u'\n').toUtf8() + '\n');
    return exitOf(**result);
}

Exit runCheck(const ForecastCommand &command)
{
    const auto open = openPlan(QString::fromStdString(command.plan), OpenMode::ReadOnly);
    if (!open)
        return refuse(open.error());
    const auto result = forecastOf(open->contents, {});
    if (!result)
        return refuse(result.error());
    if (command.asJson)
        print(findingsJson(**result));
    else
        showFindings(**result);
    return exitOf(**result);
}

struct UsageCommand
{
    std::string plan, measure = "active", from, to;
    std::vector<double> percentiles{50, 90, 95, 99};
    bool asJson = false;
};

Result<UsageQuery> usageQuery(const UsageCommand &command)
{
    UsageQuery query;
    query.percentiles = command.percentiles;
    if (command.measure == "allocated")
        return Refusal{Words::tr(
            "Allocated accelerators come from a scheduler's records, which cannot be imported yet.")};
    query.measure = command.measure == "equivalents" ? UsageQuery::Measure::Equivalents
                    : command.measure == "samples"   ? UsageQuery::Measure::Samples
                                                     : UsageQuery::Measure::Active;
    for (const auto &[text, time] :
         {std::pair(command.from, &query.from), std::pair(command.to, &query.to)}) {
        if (text.empty())
            continue;
        *time = Moment::fromText(QString::fromStdString(text));
        if (!*time) {
            return Refusal{
                Words::tr("“%1” is not a time with its offset; write it like “2026-03-02T09:00:00+08:00”.")
                    .arg(QString::fromStdString(text))};
        }
    }
    if (query.measure == UsageQuery::Measure::Samples && (query.from || query.to))
        return Refusal{Words::tr(
            "Percentiles of samples are kept for the whole history only; leave --from and --to away.")};
    return query;
}

Exit runUsage(const UsageCommand &command)
{
    const auto query = usageQuery(command);
    if (!query)
        return refuse(query.error());
    const auto open = openPlan(QString::fromStdString(command.plan), OpenMode::ReadOnly);
    if (!open)
        return refuse(open.error());
    const auto result = forecastOf(open->contents, {});
    if (!result)
        return refuse(result.error());
    if (command.asJson)
        print(usageJson(**result, *query));
    else
        print(usageLines(**result).join(u'\n').toUtf8() + '\n');
    return Exit::Done;
}
} // namespace

void addForecast(CLI::App &app, Run &run)
{
    auto options = std::make_shared<ForecastCommand>();
    CLI::App *command = app.add_subcommand("forecast", "Compute dates, money and findings");
    command->add_option("PLAN", options->plan)->required();
    command->add_option("--scenario", options->scenario, "The name of a scenario of the plan");
    command->add_flag("--json", options->asJson, "Answer as JSON");
    command->callback([options, &run] { run = [options] { return runForecast(*options); }; });
}

void addCheck(CLI::App &app, Run &run)
{
    auto options = std::make_shared<ForecastCommand>();
    CLI::App *command = app.add_subcommand("check", "List what is missing, wrong or late");
    command->add_option("PLAN", options->plan)->required();
    command->add_flag("--json", options->asJson, "Answer as JSON");
    command->callback([options, &run] { run = [options] { return runCheck(*options); }; });
}

void addUsage(CLI::App &app, Run &run)
{
    auto options = std::make_shared<UsageCommand>();
    CLI::App *command = app.add_subcommand("usage", "Say how many accelerators were busy");
    command->add_option("PLAN", options->plan)->required();
    command->add_option("--measure", options->measure)
        ->check(CLI::IsMember({"allocated", "active", "equivalents", "samples"}));
    command->add_option("--percentile", options->percentiles)->check(CLI::Range(0.0, 100.0));
    command->add_option("--from", options->from);
    command->add_option("--to", options->to);
    command->add_flag("--json", options->asJson, "Answer as JSON");
    command->callback([options, &run] { run = [options] { return runUsage(*options); }; });
}

} // namespace portolan::cli

#include "views/report/reportsections.h"

#include "model/plan/names.h"
#include "views/format/findingtext.h"
#include "views/format/numbers.h"
#include "views/format/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

constexpr QRgb blockingMark = 0xffd55e00;
constexpr QRgb warningMark = 0xffe69f00;
constexpr QRgb noteMark = 0xff8a939c;

QRgb markOf(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return noteMark;
    case Severity::Warning:
        return warningMark;
    case Severity::Blocking:
        return blockingMark;
    }
    return noteMark;
}

template <class Row>
QString nameIn(const Plan &plan, Id<Row> id)
{
    return id.isSet() ? nameOfRow(plan, rowRef(id)) : missingSign();
}

/// The earliest start and latest finish of the wave's tasks, and the end of its cutover.
struct WaveSpan
{
    std::optional<Moment> start, finish, cutOver;
};

WaveSpan spanOf(const ReportContent &content, WaveId wave)
{
    WaveSpan span;
    for (const Task &task : content.plan().tasks) {
        const ScheduledTask *dates = content.forecast.schedule->result.find(task.id.value);
        if (task.wave != wave || !dates)
            continue;
        span.start = span.start ? std::min(*span.start, dates->earlyStart) : dates->earlyStart;
        span.finish = span.finish ? std::max(*span.finish, dates->earlyFinish) : dates->earlyFinish;
        if (task.kind == TaskKind::CutOver)
            span.cutOver = dates->earlyFinish;
    }
    return span;
}

std::optional<Money> priceOf(const WorkloadPlacement &placed, Term term)
{
    for (const PlacementOption &option : placed.options) {
        if (option.term == term)
            return option.perMonth;
    }
    return std::nullopt;
}

/// The paper's face draws curly quotation marks as wide as a Chinese character, which tears English apart.
QString quotedFor(const QLocale &locale, QString text)
{
    if (locale.language() != QLocale::Chinese)
        text.replace(u'“', u'"').replace(u'”', u'"');
    return text;
}
} // namespace

PaperTable yearTable(const ReportContent &content)
{
    const QLocale &locale = content.locale();
    std::map<int, std::pair<Money, Money>> years;
    for (const MonthTotal &month : content.forecast.cost->months) {
        years[month.month.year()].first += month.stay;
        years[month.month.year()].second += month.move;
    }
    PaperTable table{{{Words::tr("Year"), 1},
                      {Words::tr("Staying"), 1.4, Qt::AlignRight},
                      {Words::tr("Moving"), 1.4, Qt::AlignRight},
                      {Words::tr("Moving less staying"), 1.4, Qt::AlignRight}},
                     {},
                     Words::tr("There are no months to show.")};
    for (const auto &[year, money] : years)
        table.rows.push_back(
            {{QString::number(year), moneyText(money.first, locale), moneyText(money.second, locale),
              moneyText(money.second - money.first, locale)},
             std::nullopt,
             false});
    const CostResult &cost = *content.forecast.cost;
    table.rows.push_back(
        {{Words::tr("All months"), moneyText(cost.stayTotal, locale), moneyText(cost.moveTotal, locale),
          moneyText(cost.moveTotal - cost.stayTotal, locale)},
         std::nullopt,
         true});
    return table;
}

PaperTable waveTable(const ReportContent &content)
{
    const Plan &plan = content.plan();
    const Zone &zone = plan.general().zone;
    PaperTable table{{{word(RowKind::Wave), 2.2},
                      {manyWord(RowKind::Workload), 1, Qt::AlignRight},
                      {manyWord(RowKind::Dataset), 1, Qt::AlignRight},
                      {Words::tr("Begins"), 1.3},
                      {Words::tr("Cut over by"), 1.3},
                      {Words::tr("Rollback window"), 1.2, Qt::AlignRight},
                      {Words::tr("Old capacity off"), 1.3}},
                     {},
                     Words::tr("The plan has no waves yet, so nothing moves.")};
    for (const Wave &wave : plan.waves) {
        const auto inWave = [&](const auto &row) { return row.wave == wave.id; };
        const WaveSpan span = spanOf(content, wave.id);
        table.rows.push_back(
            {{wave.name,
              countText(std::count_if(plan.workloads.begin(), plan.workloads.end(), inWave),
                        content.locale()),
              countText(std::count_if(content.forecast.transfer->datasets.begin(),
                                      content.forecast.transfer->datasets.end(), inWave),
                        content.locale()),
              dayText(span.start, zone, content.locale()), dayText(span.cutOver, zone, content.locale()),
              timeSpanText(TimeSpan::days(wave.rollbackDays), content.locale()),
              dayText(span.finish, zone, content.locale())},
             std::nullopt,
             false});
    }
    return table;
}

PaperTable placementTable(const ReportContent &content)
{
    const QLocale &locale = content.locale();
    const Plan &plan = content.plan();
    PaperTable table{{{word(RowKind::Workload), 2.4},
                      {word(RowKind::Wave), 1.5},
                      {Words::tr("Busy cards"), 0.8, Qt::AlignRight},
                      {Words::tr("Placement", "Placement"), 1.2},
                      {Words::tr("Offering"), 2},
                      {Words::tr("Month, staying"), 1.5, Qt::AlignRight},
                      {Words::tr("Month, as placed"), 1.5, Qt::AlignRight},
                      {Words::tr("Because"), 1.3}},
                     {},
                     Words::tr("The plan has no workloads yet.")};
    const auto &demands = content.forecast.demand->workloads;
    for (std::size_t i = 0; i < content.forecast.placement->workloads.size(); ++i) {
        const WorkloadPlacement &placed = content.forecast.placement->workloads[i];
        const Workload *workload = plan.workloads.find(placed.workload);
        if (!workload)
            continue;
        QStringList reasons;
        for (const Reason reason : placed.reasons)
            reasons.append(word(reason));
        const std::optional<double> &mean = demands[i].mean;
        table.rows.push_back(
            {{workload->name, nameIn(plan, workload->wave),
              mean ? decimalText(*mean, 1, locale) : missingSign(), word(placed.term),
              placed.offering ? placed.offering->key : missingSign(),
              moneyText(priceOf(placed, Term::Stay), locale), moneyText(priceOf(placed, placed.term), locale),
              reasons.join(QStringLiteral("; "))},
             std::nullopt,
             false});
    }
    return table;
}

PaperTable transferTable(const ReportContent &content)
{
    const QLocale &locale = content.locale();
    const Plan &plan = content.plan();
    const Zone &zone = plan.general().zone;
    PaperTable table{{{word(RowKind::Dataset), 2},
                      {Words::tr("Temperature"), 1.2},
                      {Words::tr("Size"), 0.9, Qt::AlignRight},
                      {Words::tr("To send"), 0.9, Qt::AlignRight},
                      {word(RowKind::Road), 1.4},
                      {Words::tr("Takes"), 1, Qt::AlignRight},
                      {Words::tr("Costs"), 1.1, Qt::AlignRight},
                      {Words::tr("Starts"), 1.2},
                      {Words::tr("Ready"), 1.2}},
                     {},
                     Words::tr("The plan has no datasets yet.")};
    for (const DatasetTransfer &moved : content.forecast.transfer->datasets) {
        const Dataset *dataset = plan.datasets.find(moved.dataset);
        if (!dataset)
            continue;
        const auto option = std::find_if(moved.options.begin(), moved.options.end(),
                                         [&](const RoadOption &road) { return road.road == moved.road; });
        const bool has = moved.road.isSet() && option != moved.options.end();
        table.rows.push_back({{dataset->name, word(dataset->temperature), bytesText(dataset->size, locale),
                               has ? bytesText(moved.sent, locale) : missingSign(), nameIn(plan, moved.road),
                               has ? timeSpanText(option->duration, locale) : missingSign(),
                               has ? moneyText(option->price, locale) : missingSign(),
                               dayText(moved.start, zone, locale), dayText(moved.ready, zone, locale)},
                              std::nullopt,
                              false});
    }
    return table;
}

PaperTable findingTable(const ReportContent &content)
{
    PaperTable table{
        {{Words::tr("Severity"), 0.8}, {Words::tr("Subject"), 1.4}, {Words::tr("Finding and cure"), 5}},
        {},
        Words::tr("Nothing was found that needs attention.")};
    for (const Severity severity : {Severity::Blocking, Severity::Warning, Severity::Note}) {
        for (const Finding &finding : content.forecast.findings) {
            if (finding.severity == severity)
                table.rows.push_back(
                    {{word(severity), word(finding.kind),
                      quotedFor(content.locale(), findingText(finding, content.plan(), content.locale()))},
                     markOf(severity),
                     false});
        }
    }
    return table;
}

PaperTable alertTable(const ReportContent &content)
{
    const QLocale &locale = content.locale();
    PaperTable table{{{Words::tr("Alert"), 1.2},
                      {word(RowKind::Team), 1.4},
                      {Words::tr("Month"), 1},
                      {Words::tr("Planned"), 1.2, Qt::AlignRight},
                      {Words::tr("Limit"), 1.2, Qt::AlignRight},
                      {Words::tr("Most of it for"), 1.3}},
                     {},
                     Words::tr("No team's planned spend comes near its budget.")};
    for (const Alert &alert : content.forecast.budget->alerts)
        table.rows.push_back(
            {{word(alert.level), nameIn(content.plan(), alert.team), monthText(alert.month, locale),
              moneyText(alert.planned, locale), moneyText(alert.limit, locale), word(alert.cause)},
             alert.level == AlertLevel::Over ? blockingMark : warningMark,
             false});
    return table;
}

PaperTable assumptionTable(const ReportContent &content)
{
    const Plan &plan = content.plan();
    PaperTable table{{{word(RowKind::Assumption), 2.1},
                      {Words::tr("Value"), 1.3, Qt::AlignRight},
                      {Words::tr("Source"), 1.7},
                      {Words::tr("What it means"), 3.4}},
                     {},
                     {}};
    for (const auto &[key, name] : Names<AssumptionKey>::list) {
        const Assumption *row = plan.assumptions.find(assumptionRow(plan, key));
        const QString source = !row                    ? Words::tr("Standard value of the program")
                               : row->source.isEmpty() ? Words::tr("Not stated")
                                                       : row->source;
        table.rows.push_back(
            {{word(key), assumptionText(key, assumed(plan, key), plan.general().currency, content.locale()),
              source, explanation(key)},
             std::nullopt,
             false});
    }
    return table;
}

} // namespace portolan

#include "views/format/figures.h"

#include "views/format/findingtext.h"
#include "views/format/numbers.h"

#include <QCoreApplication>
#include <algorithm>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Figures)
};

Figure costFigure(const Forecast &forecast, const QLocale &locale)
{
    Figure figure{Words::tr("Cost a month, now and after"),
                  missingSign(),
                  {},
                  Words::tr("Nothing can be priced yet."),
                  {}};
    const auto &months = forecast.cost->months;
    if (months.empty())
        return figure;
    const Money now = months.front().stay;
    figure.line = months.front().stayLine;
    const auto steady = steadyMonth(forecast);
    if (!steady) {
        figure.value = shortMoneyText(now, locale);
        figure.exact = exactMoneyText(now, locale);
        figure.note = Words::tr("The move ends after the horizon; lengthen it to see the cost after.");
        return figure;
    }
    const MonthTotal &after = months[*steady];
    figure.value = Words::tr("%1 → %2").arg(shortMoneyText(now, locale), shortMoneyText(after.move, locale));
    figure.exact = Words::tr("%1 → %2").arg(exactMoneyText(now, locale), exactMoneyText(after.move, locale));
    figure.note = Words::tr("After: %1; staying would cost %2 then.")
                      .arg(monthText(after.month, locale), shortMoneyText(after.stay, locale));
    figure.line = after.moveLine;
    return figure;
}

Figure peakFigure(const Forecast &forecast, const QLocale &locale)
{
    Figure figure{Words::tr("Dearest month"), missingSign(), {}, {}, {}};
    const auto &months = forecast.cost->months;
    const auto dearest =
        std::max_element(months.begin(), months.end(), [](const MonthTotal &a, const MonthTotal &b) {
            return a.move.micros < b.move.micros;
        });
    if (dearest == months.end())
        return figure;
    figure.value = shortMoneyText(dearest->move, locale);
    figure.exact = exactMoneyText(dearest->move, locale);
    figure.note = monthText(dearest->month, locale);
    figure.line = dearest->moveLine;
    return figure;
}

Figure breakEvenFigure(const Forecast &forecast, const QLocale &locale)
{
    const CostResult &cost = *forecast.cost;
    Figure figure{Words::tr("Break-even"), {}, {}, {}, cost.breakEvenLine};
    const int horizon = forecast.plan->general().horizonMonths;
    figure.value = cost.breakEven ? monthText(*cost.breakEven, locale)
                                  : Words::tr("not within %n month(s)", nullptr, horizon);
    figure.exact = figure.value;
    const Money difference = cost.moveTotal - cost.stayTotal;
    figure.note =
        difference.micros <= 0
            ? Words::tr("Moving saves %1 over the horizon.").arg(shortMoneyText(-difference, locale))
            : Words::tr("Moving costs %1 more over the horizon.").arg(shortMoneyText(difference, locale));
    return figure;
}

Figure finishFigure(const Forecast &forecast, const QLocale &locale)
{
    const ScheduleStage &schedule = *forecast.schedule;
    Figure figure{Words::tr("Finish"), missingSign(), {}, Words::tr("No wave has tasks yet."), {}};
    if (schedule.result.tasks.empty())
        return figure;
    const Zone &zone = forecast.plan->general().zone;
    figure.value = dayText(schedule.result.finish, zone, locale);
    figure.exact = momentText(schedule.result.finish, zone, locale);
    figure.note = schedule.finishAtLowRate == schedule.result.finish
                      ? Words::tr("Also if lines carry only 75% of their rate.")
                      : Words::tr("Up to %1 if lines carry only 75% of their rate.")
                            .arg(dayText(schedule.finishAtLowRate, zone, locale));
    for (const ScheduledTask &task : schedule.result.tasks) {
        if (task.earlyFinish == schedule.result.finish)
            figure.line = task.line;
    }
    return figure;
}

Figure usageFigure(const Forecast &forecast, const QLocale &locale)
{
    std::int64_t known = 0;
    std::int64_t all = 0;
    for (const auto &[node, samples] : forecast.demand->nodes) {
        const Node *row = forecast.plan->nodes.find(node);
        if (!row || row->accelerators.isEmpty())
            continue;
        ++all;
        known += samples.presentSamples > 0 ? 1 : 0;
    }
    Figure figure{
        Words::tr("Nodes with usage"), missingSign(), {}, Words::tr("No nodes with accelerators yet."), {}};
    if (all == 0)
        return figure;
    figure.value = Words::tr("%1 of %2").arg(countText(known, locale), countText(all, locale));
    figure.exact = figure.value;
    figure.note = known > 0 ? Words::tr("%1 of the expected samples are there.")
                                  .arg(percentText(forecast.demand->result.samples.coverage(), locale))
                            : Words::tr("Import utilisation logs to size by measurement.");
    return figure;
}

Figure findingFigure(const Forecast &forecast, const QLocale &locale)
{
    const std::int64_t blocking = forecast.blockingFindings();
    const auto warnings =
        std::count_if(forecast.findings.begin(), forecast.findings.end(),
                      [](const Finding &finding) { return finding.severity == Severity::Warning; });
    return {Words::tr("Open blocking findings"),
            countText(blocking, locale),
            countText(blocking, locale),
            Words::tr("%n warning(s) beside them.", nullptr, static_cast<int>(warnings)),
            {}};
}
} // namespace

std::optional<std::size_t> steadyMonth(const Forecast &forecast)
{
    if (forecast.schedule->result.tasks.empty())
        return forecast.cost->months.empty() ? std::nullopt : std::optional<std::size_t>(0);
    const Zone &zone = forecast.plan->general().zone;
    const Month finish = Month::of(zone.local(forecast.schedule->result.finish).date());
    const auto &months = forecast.cost->months;
    for (std::size_t at = 0; at < months.size(); ++at) {
        if (months[at].month > finish)
            return at;
    }
    return std::nullopt;
}

std::vector<Figure> sixFigures(const Forecast &forecast, const QLocale &locale)
{
    return {costFigure(forecast, locale),   peakFigure(forecast, locale),  breakEvenFigure(forecast, locale),
            finishFigure(forecast, locale), usageFigure(forecast, locale), findingFigure(forecast, locale)};
}

QStringList summaryLines(const Forecast &forecast, const QLocale &locale)
{
    const Plan &plan = *forecast.plan;
    std::int64_t cards = 0;
    for (const Node &node : plan.nodes)
        cards += node.accelerators.size();
    QStringList lines;
    lines.append(Words::tr("%1: %2 nodes, %3 accelerators, %4 workloads, %5 waves")
                     .arg(plan.general().name,
                          countText(static_cast<std::int64_t>(plan.nodes.size()), locale),
                          countText(cards, locale),
                          countText(static_cast<std::int64_t>(plan.workloads.size()), locale),
                          countText(static_cast<std::int64_t>(plan.waves.size()), locale)));
    for (const Figure &figure : sixFigures(forecast, locale))
        lines.append(Words::tr("%1: %2. %3").arg(figure.title, figure.value, figure.note));
    lines.append(
        Words::tr("Staying %1, moving %2 over %n month(s)", nullptr, plan.general().horizonMonths)
            .arg(moneyText(forecast.cost->stayTotal, locale), moneyText(forecast.cost->moveTotal, locale)));
    lines.append(Words::tr("%n budget alert(s)", nullptr, static_cast<int>(forecast.budget->alerts.size())));
    const auto blocking =
        std::find_if(forecast.findings.begin(), forecast.findings.end(),
                     [](const Finding &finding) { return finding.severity == Severity::Blocking; });
    lines.append(blocking == forecast.findings.end() ? Words::tr("Nothing blocks the plan.")
                                                     : findingText(*blocking, plan, locale));
    return lines;
}

QStringList usageLines(const Forecast &forecast, const QLocale &locale)
{
    const DemandResult &demand = forecast.demand->result;
    if (!demand.activePercentiles)
        return {Words::tr("The plan has no usage; import utilisation logs.")};
    const Distribution &active = *demand.activePercentiles;
    const auto number = [&](double value) { return decimalText(value, 1, locale); };
    return {
        Words::tr("Active accelerators: mean %1, p50 %2, p90 %3, p95 %4, p99 %5, most %6")
            .arg(number(active.mean), number(active.p50), number(active.p90), number(active.p95),
                 number(active.p99), number(active.most)),
        Words::tr("Accelerator hours: %1 active, %2 by utilisation")
            .arg(gpuHoursText(demand.activeHours, locale), gpuHoursText(demand.equivalentHours, locale)),
        Words::tr("Below 30% all the time: %n accelerator(s)", nullptr, static_cast<int>(demand.idleCards)),
        Words::tr("Samples: %1 of %2 expected (%3)")
            .arg(countText(demand.samples.presentSamples, locale),
                 countText(demand.samples.expectedSamples, locale),
                 percentText(demand.samples.coverage(), locale))};
}

} // namespace portolan

#include "model/exchange/forecastjson.h"

#include "model/exchange/resultnames.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace portolan {

namespace {
using Json = nlohmann::ordered_json;

std::string utf8(const QString &text)
{
    return text.toStdString();
}

template <class Enum>
std::string word(Enum value)
{
    return nameOf(value).toStdString();
}

Json orNull(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? Json(*value) : Json(nullptr);
}

Json micros(const std::optional<Money> &money)
{
    return money ? Json(money->micros) : Json(nullptr);
}

Json why(LineRef ref)
{
    return ref.line < 0 ? Json(nullptr) : Json{{"stage", word(ref.stage)}, {"line", ref.line}};
}

Json quantityJson(const Quantity &quantity)
{
    struct Visitor
    {
        Json operator()(std::monostate) const { return nullptr; }
        Json operator()(Decimal value) const { return {{"unit", "number"}, {"micros", value.micros}}; }
        Json operator()(const Money &value) const
        {
            return {{"unit", utf8(value.currency.toText())}, {"micros", value.micros}};
        }
        Json operator()(Bytes value) const { return {{"unit", "bytes"}, {"value", value.count}}; }
        Json operator()(Bandwidth value) const { return {{"unit", "bit/s"}, {"value", value.bitsPerSecond}}; }
        Json operator()(GpuHours value) const
        {
            return {{"unit", "acceleratorHours"}, {"micros", value.micros}};
        }
        Json operator()(TimeSpan value) const { return {{"unit", "seconds"}, {"value", value.seconds}}; }
        Json operator()(Moment value) const { return {{"unit", "time"}, {"value", utf8(value.toText())}}; }
        Json operator()(Month value) const { return {{"unit", "month"}, {"value", utf8(value.toText())}}; }
    };
    return std::visit(Visitor{}, quantity);
}

Json rowJson(const Plan &plan, RowRef row)
{
    return {{"row", word(row.kind)}, {"id", row.id}, {"name", utf8(nameOfRow(plan, row))}};
}

Json originJson(const Plan &plan, const Origin &origin)
{
    struct Visitor
    {
        const Plan &plan;
        Json operator()(std::monostate) const { return nullptr; }
        Json operator()(RowRef row) const { return rowJson(plan, row); }
        Json operator()(AssumptionKey key) const { return {{"assumption", word(key)}}; }
        Json operator()(const PriceRef &price) const
        {
            return {{"price", utf8(price.item)},
                    {"book", utf8(price.book)},
                    {"asOf", utf8(price.asOf)},
                    {"source", utf8(price.source)}};
        }
        Json operator()(const UsageSource &usage) const
        {
            return {{"usage", utf8(usage.content)}, {"coverage", usage.coverage.toDouble()}};
        }
        Json operator()(LineRef ref) const { return why(ref); }
    };
    return std::visit(Visitor{plan}, origin);
}

Json linesJson(const Plan &plan, const Lines &lines)
{
    Json all = Json::array();
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        const Line &line = lines.at({lines.stage(), i});
        Json operands = Json::array();
        for (const Operand &operand : line.operands) {
            operands.push_back({{"role", operand.role},
                                {"value", quantityJson(operand.value)},
                                {"from", originJson(plan, operand.origin)}});
        }
        all.push_back({{"formula", word(line.formula)},
                       {"value", quantityJson(line.value)},
                       {"operands", std::move(operands)}});
    }
    return all;
}

Json percentilesJson(const std::optional<Distribution> &distribution)
{
    if (!distribution)
        return nullptr;
    return {{"50", distribution->p50},
            {"90", distribution->p90},
            {"95", distribution->p95},
            {"99", distribution->p99}};
}

Json demandJson(const Forecast &forecast)
{
    const DemandStage &stage = *forecast.demand;
    const DemandResult &result = stage.result;
    Json workloads = Json::array();
    for (const WorkloadDemand &demand : stage.workloads) {
        workloads.push_back({{"name", utf8(nameOfRow(*forecast.plan, rowRef(demand.workload)))},
                             {"meanAccelerators", orNull(demand.mean)},
                             {"meanWhy", why(demand.line)},
                             {"p95Accelerators", orNull(demand.peak)},
                             {"expectedSamples", demand.curve.samples.expectedSamples},
                             {"presentSamples", demand.curve.samples.presentSamples}});
    }
    const bool hasUsage = result.samples.presentSamples > 0;
    return {{"meanActive", orNull(result.fleet.samples.value)},
            {"activePercentiles", percentilesJson(result.activePercentiles)},
            {"activeHours", hasUsage ? Json(result.activeHours.toDouble()) : Json(nullptr)},
            {"equivalentHours", hasUsage ? Json(result.equivalentHours.toDouble()) : Json(nullptr)},
            {"idleAccelerators", hasUsage ? Json(result.idleCards) : Json(nullptr)},
            {"expectedSamples", result.samples.expectedSamples},
            {"presentSamples", result.samples.presentSamples},
            {"workloads", std::move(workloads)}};
}

Json offeringJson(const ChosenOffering &offering)
{
    return {{"key", utf8(offering.key)},
            {"accelerator", utf8(offering.accelerator)},
            {"acceleratorCount", offering.acceleratorCount},
            {"equivalence", offering.equivalence},
            {"onDemandMicrosPerAcceleratorHour", micros(offering.onDemand)},
            {"reservedMicrosPerAcceleratorHour", micros(offering.reserved)},
            {"reservedMonths", offering.reservedMonths},
            {"spotMicrosPerAcceleratorHour", micros(offering.spot)}};
}

Json placementJson(const Forecast &forecast)
{
    Json all = Json::array();
    for (const WorkloadPlacement &placed : forecast.placement->workloads) {
        Json options = Json::array();
        for (const PlacementOption &option : placed.options) {
            options.push_back({{"term", word(option.term)},
                               {"microsPerMonth", micros(option.perMonth)},
                               {"why", why(option.line)},
                               {"reason", word(option.reason)}});
        }
        Json reasons = Json::array();
        for (const Reason reason : placed.reasons)
            reasons.push_back(word(reason));
        all.push_back({{"workload", utf8(nameOfRow(*forecast.plan, rowRef(placed.workload)))},
                       {"term", word(placed.term)},
                       {"method", word(placed.method)},
                       {"offering", placed.offering ? offeringJson(*placed.offering) : Json(nullptr)},
                       {"options", std::move(options)},
                       {"reasons", std::move(reasons)}});
    }
    return all;
}

Json momentJson(const std::optional<Moment> &moment)
{
    return moment ? Json(utf8(moment->toText())) : Json(nullptr);
}

Json transferJson(const Forecast &forecast)
{
    Json all = Json::array();
    for (const DatasetTransfer &sent : forecast.transfer->datasets) {
        Json options = Json::array();
        for (const RoadOption &option : sent.options) {
            options.push_back({{"road", utf8(nameOfRow(*forecast.plan, rowRef(option.road)))},
                               {"days", option.duration ? Json(option.duration->inDays()) : Json(nullptr)},
                               {"daysWhy", why(option.durationLine)},
                               {"micros", micros(option.price)},
                               {"microsWhy", why(option.priceLine)},
                               {"verdict", word(option.verdict)}});
        }
        all.push_back({{"dataset", utf8(nameOfRow(*forecast.plan, rowRef(sent.dataset)))},
                       {"wave", utf8(nameOfRow(*forecast.plan, rowRef(sent.wave)))},
                       {"road", utf8(nameOfRow(*forecast.plan, rowRef(sent.road)))},
                       {"bytesSent", sent.sent.count},
                       {"startsAt", momentJson(sent.start)},
                       {"readyAt", momentJson(sent.ready)},
                       {"lastSyncMinutes", sent.lastSync.wholeMinutes()},
                       {"options", std::move(options)}});
    }
    return {{"datasets", std::move(all)}};
}

Json scheduleJson(const Forecast &forecast)
{
    Json tasks = Json::array();
    for (const ScheduledTask &task : forecast.schedule->result.tasks) {
        const Task *row = forecast.plan->tasks.find({task.id});
        tasks.push_back({{"id", task.id},
                         {"name", utf8(row ? row->name : QString())},
                         {"wave", utf8(row ? nameOfRow(*forecast.plan, rowRef(row->wave)) : QString())},
                         {"earlyStart", utf8(task.earlyStart.toText())},
                         {"earlyFinish", utf8(task.earlyFinish.toText())},
                         {"lateStart", utf8(task.lateStart.toText())},
                         {"lateFinish", utf8(task.lateFinish.toText())},
                         {"totalSlackMinutes", task.totalSlack.wholeMinutes()},
                         {"critical", task.isCritical},
                         {"drivenBy", task.drivenBy}});
    }
    const bool hasTasks = !forecast.schedule->result.tasks.empty();
    const auto time = [&](Moment moment) { return hasTasks ? Json(utf8(moment.toText())) : Json(nullptr); };
    return {{"finish", time(forecast.schedule->result.finish)},
            {"finishAtLowRate", time(forecast.schedule->finishAtLowRate)},
            {"tasks", std::move(tasks)}};
}

Json capacityJson(const Forecast &forecast)
{
    Json all = Json::array();
    for (const CapacityMix &mix : forecast.cost->capacity) {
        Json workloads = Json::array();
        for (const WorkloadId id : mix.workloads)
            workloads.push_back(utf8(nameOfRow(*forecast.plan, rowRef(id))));
        all.push_back({{"offering", utf8(mix.offering)},
                       {"workloads", std::move(workloads)},
                       {"committed", mix.committed},
                       {"termMonths", mix.termMonths},
                       {"coverage", mix.coverage},
                       {"utilization", mix.utilization},
                       {"committedMicrosPerMonth", mix.committedPerMonth.micros},
                       {"onDemandMicrosPerMonth", mix.onDemandPerMonth.micros},
                       {"spotMicrosPerMonth", mix.spotPerMonth.micros},
                       {"allOnDemandMicrosPerMonth", mix.allOnDemandPerMonth.micros},
                       {"why", why(mix.line)}});
    }
    return {{"classes", std::move(all)}};
}

Json cashLinesJson(const Plan &plan, const std::vector<CashLine> &lines, Month month)
{
    Json all = Json::array();
    for (const CashLine &line : lines) {
        if (line.month != month)
            continue;
        all.push_back({{"kind", word(line.kind)},
                       {"team", utf8(nameOfRow(plan, rowRef(line.team)))},
                       {"wave", utf8(nameOfRow(plan, rowRef(line.wave)))},
                       {"micros", line.amount.micros},
                       {"why", why(line.line)}});
    }
    return all;
}

Json cashJson(const Forecast &forecast)
{
    const CostResult &cost = *forecast.cost;
    Json months = Json::array();
    for (const MonthTotal &total : cost.months) {
        months.push_back({{"month", utf8(total.month.toText())},
                          {"lines", cashLinesJson(*forecast.plan, cost.move, total.month)},
                          {"totalMicros", total.move.micros},
                          {"totalWhy", why(total.moveLine)},
                          {"stayLines", cashLinesJson(*forecast.plan, cost.stay, total.month)},
                          {"stayMicros", total.stay.micros},
                          {"stayWhy", why(total.stayLine)}});
    }
    return {{"months", std::move(months)},
            {"stayTotalMicros", cost.stayTotal.micros},
            {"stayTotalWhy", why(cost.stayTotalLine)},
            {"moveTotalMicros", cost.moveTotal.micros},
            {"moveTotalWhy", why(cost.moveTotalLine)},
            {"stayPresentValueMicros", cost.stayPresentValue.micros},
            {"movePresentValueMicros", cost.movePresentValue.micros},
            {"peakMonthMicros", cost.peakMonth.micros},
            {"breakEvenMonth", cost.breakEven ? Json(utf8(cost.breakEven->toText())) : Json(nullptr)},
            {"breakEvenWhy", why(cost.breakEvenLine)}};
}

Json alertsJson(const Forecast &forecast)
{
    Json all = Json::array();
    for (const Alert &alert : forecast.budget->alerts) {
        all.push_back({{"severity", word(alert.level)},
                       {"budget", utf8(nameOfRow(*forecast.plan, rowRef(alert.team)))},
                       {"month", utf8(alert.month.toText())},
                       {"plannedMicros", alert.planned.micros},
                       {"limitMicros", alert.limit.micros},
                       {"cause", word(alert.cause)}});
    }
    return all;
}

Json findingList(const Forecast &forecast)
{
    Json all = Json::array();
    for (const Finding &finding : forecast.findings) {
        Json values = Json::array();
        for (const Quantity &value : finding.values)
            values.push_back(quantityJson(value));
        all.push_back({{"kind", word(finding.kind)},
                       {"severity", word(finding.severity)},
                       {"about", rowJson(*forecast.plan, finding.row)},
                       {"values", std::move(values)}});
    }
    return all;
}

QByteArray written(const Json &json)
{
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}
} // namespace

QByteArray forecastJson(const Forecast &forecast)
{
    const Plan &plan = *forecast.plan;
    const Scenario *scenario = plan.scenarios.find(plan.general().scenario);
    const Json json{{"plan", utf8(plan.general().name)},
                    {"scenario", scenario ? Json(utf8(scenario->name)) : Json(nullptr)},
                    {"currency", utf8(plan.general().currency.toText())},
                    {"priceBook", forecast.book ? Json(utf8(forecast.book->name)) : Json(nullptr)},
                    {"demand", demandJson(forecast)},
                    {"placement", placementJson(forecast)},
                    {"transfer", transferJson(forecast)},
                    {"schedule", scheduleJson(forecast)},
                    {"capacity", capacityJson(forecast)},
                    {"cash", cashJson(forecast)},
                    {"alerts", alertsJson(forecast)},
                    {"findings", findingList(forecast)},
                    {"lines",
                     {{"demand", linesJson(plan, forecast.demand->lines)},
                      {"placement", linesJson(plan, forecast.placement->lines)},
                      {"transfer", linesJson(plan, forecast.transfer->lines)},
                      {"schedule", linesJson(plan, forecast.schedule->result.lines)},
                      {"cost", linesJson(plan, forecast.cost->lines)},
                      {"budget", linesJson(plan, forecast.budget->lines)}}}};
    return written(json);
}

QByteArray findingsJson(const Forecast &forecast)
{
    return written(Json{{"findings", findingList(forecast)}});
}

namespace {
/// The measured hours of a curve between two times.
std::vector<double> hoursBetween(const DemandCurve &curve, const std::vector<double> &values,
                                 const UsageQuery &query)
{
    std::vector<double> hours;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Moment start{(curve.firstHour + static_cast<std::int64_t>(i)) * 3600};
        const bool isInside = (!query.from || start >= *query.from) && (!query.to || start < *query.to);
        if (isInside && !std::isnan(values[i]))
            hours.push_back(values[i]);
    }
    return hours;
}

Json curveFigures(const DemandCurve &curve, const UsageQuery &query)
{
    const bool isActive = query.measure == UsageQuery::Measure::Active;
    const std::vector<double> hours = hoursBetween(curve, isActive ? curve.active : curve.equivalents, query);
    Json percentiles = Json::object();
    for (const double percent : query.percentiles)
        percentiles[QString::number(percent).toStdString()] = orNull(percentile(hours, percent));
    const auto all = distribution(hours);
    double sum = 0;
    for (const double value : hours)
        sum += value;
    return {{"percentiles", std::move(percentiles)},
            {"mean", orNull(all ? std::optional(all->mean) : std::nullopt)},
            {"max", orNull(all ? std::optional(all->most) : std::nullopt)},
            {"acceleratorHours", hours.empty() ? Json(nullptr) : Json(sum)},
            {"expectedSamples", curve.samples.expectedSamples},
            {"presentSamples", curve.samples.presentSamples}};
}

Json sampleFigures(const DemandStage &stage, const UsageQuery &query)
{
    std::array<std::uint64_t, 101> bins{};
    std::uint64_t count = 0;
    double sum = 0;
    for (const UsageSeries *series : stage.input.series) {
        for (std::size_t bin = 0; bin < bins.size(); ++bin) {
            bins[bin] += series->perCent[bin];
            count += series->perCent[bin];
        }
        for (const HourRollup &hour : series->hours)
            sum += hour.sum / 100.0;
    }
    const auto at = [&](double rank) {
        std::uint64_t below = 0;
        for (std::size_t bin = 0; bin < bins.size(); ++bin) {
            below += bins[bin];
            if (static_cast<double>(below) > rank)
                return static_cast<double>(bin);
        }
        return 100.0;
    };
    Json percentiles = Json::object();
    for (const double percent : query.percentiles) {
        const double rank = percent / 100.0 * (static_cast<double>(count) - 1);
        const double low = at(std::floor(rank));
        const double value = low + (at(std::ceil(rank)) - low) * (rank - std::floor(rank));
        percentiles[QString::number(percent).toStdString()] = count > 0 ? Json(value) : Json(nullptr);
    }
    return {{"percentiles", std::move(percentiles)},
            {"mean", count > 0 ? Json(sum / static_cast<double>(count)) : Json(nullptr)},
            {"max", count > 0 ? Json(at(static_cast<double>(count) - 1)) : Json(nullptr)},
            {"acceleratorHours", nullptr},
            {"expectedSamples", stage.result.samples.expectedSamples},
            {"presentSamples", stage.result.samples.presentSamples}};
}
} // namespace

QByteArray usageJson(const Forecast &forecast, const UsageQuery &query)
{
    const DemandStage &stage = *forecast.demand;
    const bool isSamples = query.measure == UsageQuery::Measure::Samples;
    const Moment first{stage.result.firstHour * 3600};
    const Moment last = first + TimeSpan::hours(stage.result.hours);
    const char *measures[] = {"active", "equivalents", "samples"};
    Json json{
        {"measure", measures[static_cast<int>(query.measure)]},
        {"unit", isSamples ? "percent" : "accelerators"},
        {"from", stage.result.hours > 0 ? Json(utf8(std::max(first, query.from.value_or(first)).toText()))
                                        : Json(nullptr)},
        {"to", stage.result.hours > 0 ? Json(utf8(std::min(last, query.to.value_or(last)).toText()))
                                      : Json(nullptr)},
        {"stepMinutes", isSamples && !stage.input.steps.empty() ? stage.input.steps.front().wholeMinutes()
                                                                : std::int64_t(60)}};
    json.update(isSamples ? sampleFigures(stage, query) : curveFigures(stage.result.fleet, query));
    Json groups = Json::array();
    if (!isSamples) {
        for (const WorkloadDemand &demand : stage.workloads) {
            Json group{{"name", utf8(nameOfRow(*forecast.plan, rowRef(demand.workload)))}};
            group.update(curveFigures(demand.curve, query));
            groups.push_back(std::move(group));
        }
    }
    json["groups"] = std::move(groups);
    return written(json);
}

} // namespace portolan

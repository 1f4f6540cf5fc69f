#include "model/exchange/solvecost.h"

#include "model/cost/capacity.h"
#include "model/cost/spot.h"
#include "model/cost/tco.h"
#include "model/exchange/jsonfields.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <cmath>
#include <limits>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SolveCost)
};

constexpr std::int64_t mostMicros = 1'000'000'000'000'000'000;
constexpr std::int64_t mostHours = 500'000;

QString placed(const QString &outer, const char *list, std::size_t at)
{
    const QString inner = QStringLiteral("%1[%2]").arg(QLatin1String(list)).arg(at);
    return outer.isEmpty() ? inner : outer + u'.' + inner;
}

/// Reads the capacity problem; the first error stays in m_error.
class CapacityReader
{
public:
    CapacityReader(const QString &folder) : m_folder(folder) {}
    Result<CapacityProblem> read(const Json &json);

private:
    CapacityClass readClass(const Json &json, const QString &place);
    TermOption readTerm(const Json &json, const QString &place);
    TermStarts readStarts(const Json &json, const QString &place);
    HourlyOption readHourly(const Json &json, const QString &place);
    std::vector<std::int64_t> readDemand(const Json &json, const QString &place);
    std::vector<std::int64_t> readDemandCsv(const Json &json, const QString &place);
    void fail(const QString &sentence)
    {
        if (m_error.isEmpty())
            m_error = sentence;
    }

    QString m_folder;
    QString m_error;
    Currency m_currency;
};

Result<CapacityProblem> CapacityReader::read(const Json &json)
{
    JsonFields fields(json, {}, m_error);
    CapacityProblem problem;
    problem.hours = fields.whole("hours", 1, mostHours).value_or(0);
    fields.require("hours");
    const QString code = fields.requiredText("currency");
    const auto currency = Currency::fromText(code);
    if (m_error.isEmpty() && !currency)
        fail(Words::tr("“%1” is not a currency code; write it like “USD”.").arg(code));
    m_currency = currency.value_or(Currency());
    problem.currency = m_currency;
    if (const auto budget = fields.whole("upfrontBudgetMicros", 0, mostMicros))
        problem.upfrontBudget = Money{*budget, m_currency};
    fields.require("classes");
    if (const Json *classes = fields.array("classes")) {
        for (std::size_t at = 0; at < classes->size(); ++at)
            problem.classes.push_back(readClass((*classes)[at], placed({}, "classes", at)));
    }
    fields.refuseUnknown();
    if (!m_error.isEmpty())
        return Refusal{m_error};
    return problem;
}

CapacityClass CapacityReader::readClass(const Json &json, const QString &place)
{
    CapacityClass result;
    JsonFields fields(json, place, m_error);
    result.name = fields.requiredText("name");
    fields.require("demand");
    if (const Json *demand = fields.any("demand"))
        result.demand = readDemand(*demand, fields.placeOf("demand"));
    if (const Json *options = fields.array("options")) {
        for (std::size_t at = 0; at < options->size(); ++at)
            result.options.push_back(readTerm((*options)[at], placed(place, "options", at)));
    }
    if (const Json *hourly = fields.array("hourly")) {
        for (std::size_t at = 0; at < hourly->size(); ++at)
            result.hourly.push_back(readHourly((*hourly)[at], placed(place, "hourly", at)));
    }
    fields.refuseUnknown();
    return result;
}

TermOption CapacityReader::readTerm(const Json &json, const QString &place)
{
    TermOption term;
    JsonFields fields(json, place, m_error);
    term.name = fields.requiredText("name");
    term.termHours = fields.whole("termHours", 1, mostHours).value_or(1);
    fields.require("termHours");
    term.price = {fields.whole("priceMicros", 0, mostMicros).value_or(0), m_currency};
    fields.require("priceMicros");
    term.starts.any = true;
    if (const Json *starts = fields.any("starts"))
        term.starts = readStarts(*starts, fields.placeOf("starts"));
    const QString atEnd = fields.text("atEnd");
    if (!atEnd.isEmpty() && atEnd != QStringLiteral("full") && atEnd != QStringLiteral("prorate"))
        fail(Words::tr("%1 must be “full” or “prorate”.").arg(fields.placeOf("atEnd")));
    term.atEnd = atEnd == QStringLiteral("prorate") ? AtEnd::Prorate : AtEnd::Full;
    term.capPerStart = fields.whole("capPerStart", 0, mostMicros);
    // Of the price, what is paid at once matters only under a budget for it, which is refused.
    fields.whole("upfrontMicros", 0, mostMicros);
    fields.refuseUnknown();
    return term;
}

TermStarts CapacityReader::readStarts(const Json &json, const QString &place)
{
    TermStarts starts;
    if (json.is_string() && json.get<std::string>() == "any") {
        starts.any = true;
    } else if (json.is_object()) {
        JsonFields fields(json, place, m_error);
        starts.every = fields.whole("every", 1, mostHours).value_or(1);
        fields.require("every");
        fields.refuseUnknown();
    } else if (json.is_array()) {
        for (const Json &hour : json) {
            if (!hour.is_number_integer() || hour.get<std::int64_t>() < 0)
                fail(Words::tr("%1 must hold hours from 0 on.").arg(place));
            else
                starts.listed.push_back(hour.get<std::int64_t>());
        }
    } else {
        fail(Words::tr("%1 must be \"any\", {\"every\": hours} or a list of hours.").arg(place));
    }
    return starts;
}

HourlyOption CapacityReader::readHourly(const Json &json, const QString &place)
{
    HourlyOption hourly;
    JsonFields fields(json, place, m_error);
    hourly.name = fields.requiredText("name");
    hourly.perHour = {fields.whole("microsPerHour", 0, mostMicros).value_or(0), m_currency};
    fields.require("microsPerHour");
    hourly.cap = fields.whole("cap", 0, mostMicros);
    fields.refuseUnknown();
    return hourly;
}

std::vector<std::int64_t> CapacityReader::readDemand(const Json &json, const QString &place)
{
    if (json.is_object())
        return readDemandCsv(json, place);
    std::vector<std::int64_t> demand;
    if (!json.is_array())
        fail(
            Words::tr("%1 must be a list of units, one value an hour, or {\"csv\", \"column\"}.").arg(place));
    else
        for (const Json &units : json) {
            if (!units.is_number_integer())
                fail(Words::tr("%1 must hold whole numbers of units.").arg(place));
            else
                demand.push_back(units.get<std::int64_t>());
        }
    return demand;
}

std::vector<std::int64_t> CapacityReader::readDemandCsv(const Json &json, const QString &place)
{
    JsonFields fields(json, place, m_error);
    const QString name = fields.requiredText("csv");
    const QString column = fields.requiredText("column");
    fields.refuseUnknown();
    if (!m_error.isEmpty())
        return {};
    QFile file(QFileInfo(name).isAbsolute() ? name : m_folder + u'/' + name);
    if (!file.open(QIODevice::ReadOnly)) {
        fail(Words::tr("“%1” cannot be read: %2.").arg(name, file.errorString()));
        return {};
    }
    const QStringList titles = QString::fromUtf8(file.readLine()).trimmed().split(u',');
    const qsizetype wanted = titles.indexOf(column);
    if (wanted < 0) {
        fail(Words::tr("“%1” has no column “%2”; it has: %3.")
                 .arg(name, column, titles.join(QStringLiteral(", "))));
        return {};
    }
    std::vector<std::int64_t> demand;
    for (std::int64_t line = 2; !file.atEnd(); ++line) {
        const QString text = QString::fromUtf8(file.readLine()).trimmed();
        bool isNumber = false;
        const std::int64_t units = text.split(u',').value(wanted).toLongLong(&isNumber);
        if (text.isEmpty())
            continue;
        if (!isNumber) {
            fail(Words::tr("“%1”, line %2: “%3” is not a whole number of units.")
                     .arg(name)
                     .arg(line)
                     .arg(column));
            return {};
        }
        demand.push_back(units);
    }
    return demand;
}

Json classJson(const ClassCapacity &capacity)
{
    Json purchases = Json::array();
    for (const TermPurchase &bought : capacity.purchases) {
        purchases.push_back({{"option", bought.option.toStdString()},
                             {"startHour", bought.startHour},
                             {"count", bought.count}});
    }
    Json hours = Json::object();
    for (const auto &[name, units] : capacity.unitHours)
        hours[name.toStdString()] = units;
    return {{"name", capacity.name.toStdString()},  {"totalMicros", capacity.total.micros},
            {"boundMicros", capacity.bound.micros}, {"purchases", std::move(purchases)},
            {"unitHours", std::move(hours)},        {"coverage", capacity.coverage},
            {"utilization", capacity.utilization}};
}
} // namespace

Result<QByteArray> solveCapacityJson(const QByteArray &in, const QString &folder)
{
    const auto json = parsedJson(in);
    if (!json)
        return Refusal{json.error()};
    const auto problem = CapacityReader(folder).read(*json);
    if (!problem)
        return Refusal{problem.error()};
    QElapsedTimer timer;
    timer.start();
    const auto answer = solveCapacity(*problem);
    if (!answer)
        return Refusal{answer.error()};
    Json classes = Json::array();
    for (const ClassCapacity &capacity : answer->classes)
        classes.push_back(classJson(capacity));
    return writtenJson({{"totalMicros", answer->total.micros},
                        {"boundMicros", answer->bound.micros},
                        {"proven", answer->isProven},
                        {"seconds", static_cast<double>(timer.nsecsElapsed()) / 1e9},
                        {"classes", std::move(classes)}});
}

Result<QByteArray> solveSpotJson(const QByteArray &in)
{
    const auto json = parsedJson(in);
    if (!json)
        return Refusal{json.error()};
    QString error;
    JsonFields fields(*json, {}, error);
    constexpr double most = 1e7;
    SpotJob job;
    fields.require("workHours");
    fields.require("mtbfHours");
    job.work = fields.number("workHours", 0, most).value_or(0);
    job.mtbf = fields.number("mtbfHours", 0, most).value_or(0);
    job.checkpoint = fields.number("checkpointHours", 0, most).value_or(0);
    job.restore = fields.number("restoreHours", 0, most).value_or(0);
    job.wait = fields.number("waitHours", 0, most).value_or(0);
    job.nodes = static_cast<int>(fields.whole("nodes", 1, 100'000).value_or(1));
    job.notice = fields.truth("notice").value_or(false);
    const auto onDemand = fields.whole("onDemandMicrosPerHour", 0, mostMicros / 1'000'000);
    const auto spot = fields.whole("spotMicrosPerHour", 0, mostMicros / 1'000'000);
    const auto seed = fields.whole("seed", 0, std::numeric_limits<std::int64_t>::max()).value_or(1);
    fields.refuseUnknown();
    if (!error.isEmpty())
        return Refusal{error};
    const auto run = spotRun(job);
    if (!run)
        return Refusal{run.error()};
    const SpotSpread spread = simulatedSpread(job, *run, static_cast<std::uint64_t>(seed));
    const auto cost = [&](const std::optional<std::int64_t> &price, double hours) {
        const Decimal nodeHours = Decimal::nearest(hours * job.nodes);
        return price ? Json(scaledHalfEven(*price, nodeHours.micros, Decimal::one)) : Json(nullptr);
    };
    return writtenJson({{"intervalHours",
                         {{"young", run->intervals.young},
                          {"dalyFirst", run->intervals.dalyFirst},
                          {"dalyHigher", run->intervals.dalyHigher},
                          {"exact", run->intervals.exact}}},
                        {"makespanHours", run->makespan},
                        {"interruptions", run->interruptions},
                        {"billedHours", run->billed},
                        {"spotMicros", cost(spot, run->billed)},
                        {"onDemandMicros", cost(onDemand, job.work)},
                        {"p50Hours", spread.p50},
                        {"p90Hours", spread.p90}});
}

namespace {
Json yearJson(const OwnYear &year)
{
    return {{"capitalMicros", year.capital.micros},         {"resaleMicros", year.resale.micros},
            {"capitalCostMicros", year.capitalCost.micros}, {"spaceMicros", year.space.micros},
            {"maintenanceMicros", year.maintenance.micros}, {"staffMicros", year.staff.micros},
            {"softwareMicros", year.software.micros},       {"fixedMicros", year.fixed().micros},
            {"idleEnergyMicros", year.idleEnergy.micros},   {"fullEnergyMicros", year.fullEnergy.micros}};
}

OwnCase ownCase(JsonFields &fields, Currency currency)
{
    constexpr double most = 1e9;
    const auto amount = [&](const char *key) {
        return Money{Decimal::nearest(fields.number(key, 0, most).value_or(0)).micros, currency};
    };
    const auto share = [&](const char *key, double highest, double absent = 0) {
        return Decimal::nearest(fields.number(key, 0, highest).value_or(absent));
    };
    OwnCase own;
    fields.require("node_price");
    own.nodePrice = amount("node_price");
    own.nodes = static_cast<int>(fields.whole("nodes", 1, 100'000).value_or(1));
    own.acceleratorsPerNode = static_cast<int>(fields.whole("gpus_per_node", 1, 1'000).value_or(8));
    own.networkShare = share("network_storage_pct", 10);
    own.installShare = share("install_pct", 10);
    own.years = static_cast<int>(fields.whole("life_y", 1, 30).value_or(4));
    own.resaleShare = share("resale_pct", 1);
    own.discountRate = share("wacc", 1);
    own.kilowatts = share("it_kw", most);
    own.busyLoad = share("load_factor_when_busy", 1, 1);
    own.idleLoad = share("load_factor_idle", 1);
    own.powerUsage = share("pue", 5, 1);
    own.energyPrice = amount("usd_per_kwh");
    own.spacePrice = amount("colo_usd_per_kw_month");
    own.maintenanceShare = share("maintenance_pct_of_capex_per_y", 1);
    own.staff = amount("staff_usd_per_y");
    own.softwarePerAccelerator = amount("software_usd_per_gpu_y");
    return own;
}
} // namespace

Result<QByteArray> solveTcoJson(const QByteArray &in)
{
    const auto json = parsedJson(in);
    if (!json)
        return Refusal{json.error()};
    QString error;
    JsonFields fields(*json, {}, error);
    const QString code = fields.text("currency");
    const auto currency = Currency::fromText(code.isEmpty() ? QStringLiteral("USD") : code);
    if (!currency)
        return Refusal{Words::tr("“%1” is not a currency code; write it like “USD”.").arg(code)};
    const OwnCase own = ownCase(fields, *currency);
    const auto rent = fields.number("rent_usd_per_gpu_h", 0, 1e6);
    fields.refuseUnknown();
    if (!error.isEmpty())
        return Refusal{error};
    const OwnYear year = ownYear(own);
    Json perHour = Json::object();
    for (const int percent : {30, 50, 70, 90}) {
        const auto used = year.perUsedHour(Decimal{percent * 10'000});
        perHour[std::to_string(percent)] = used ? Json(used->micros) : Json(nullptr);
    }
    Json breakEven = nullptr;
    if (rent) {
        const auto use = year.breakEven({Decimal::nearest(*rent).micros, *currency});
        breakEven = use ? Json(*use) : Json(nullptr);
    }
    return writtenJson({{"currency", currency->toText().toStdString()},
                        {"microsPerUsedHour", std::move(perHour)},
                        {"breakEvenUtilization", std::move(breakEven)},
                        {"acceleratorHoursPerYear", year.acceleratorHours},
                        {"year", yearJson(year)}});
}

} // namespace portolan

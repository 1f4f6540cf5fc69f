#include "model/exchange/solvetransfer.h"

#include "model/exchange/jsonfields.h"
#include "model/exchange/resultnames.h"
#include "model/transfer/roadtime.h"
#include "model/transfer/transfer.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SolveTransfer)
};

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t mostDays = 36'500;
constexpr std::int64_t gigabyte = 1'000'000'000;
// A hundred petabytes, with fifty rounds of changes, are counted exactly.
constexpr std::int64_t mostBytes = 100'000'000'000'000'000;

/// The sum, or the largest number where it would be larger.
std::int64_t plus(std::int64_t a, std::int64_t b)
{
    std::int64_t sum = 0;
    return __builtin_add_overflow(a, b, &sum) ? most : sum;
}

QString indexed(const char *list, std::size_t place)
{
    return QStringLiteral("%1[%2]").arg(QLatin1String(list)).arg(place);
}

/// Reads the file into a plan with one wave that takes all datasets along.
class TransferReader
{
public:
    Result<TransferInput> read(const Json &json);
    bool hasCurrency() const { return m_hasCurrency; }
    int offset() const { return m_offset; }

private:
    Moment start(JsonFields &fields);
    Currency currency(JsonFields &fields);
    RoadChoice choice(JsonFields &fields);
    Dataset dataset(const Json &json, std::size_t place);
    Road road(const Json &json, std::size_t place);
    void readLine(JsonFields &fields, Road &road);
    void readMedia(JsonFields &fields, Road &road);
    std::optional<Money> price(JsonFields &fields, const char *key);
    Decimal decimal(JsonFields &fields, const char *key, double highest, Decimal absent);
    std::int64_t required(JsonFields &fields, const char *key);

    QString m_error;
    Currency m_currency;
    bool m_hasCurrency = false;
    int m_offset = 0;
};

const WaveId onlyWave{1};

std::int64_t TransferReader::required(JsonFields &fields, const char *key)
{
    fields.require(key);
    return fields.whole(key, 1, most).value_or(1);
}

Decimal TransferReader::decimal(JsonFields &fields, const char *key, double highest, Decimal absent)
{
    const auto read = fields.number(key, 0, highest);
    return read ? Decimal::nearest(*read) : absent;
}

std::optional<Money> TransferReader::price(JsonFields &fields, const char *key)
{
    const auto micros = fields.whole(key, 0, most);
    return micros ? std::optional(Money{*micros, m_currency}) : std::nullopt;
}

Moment TransferReader::start(JsonFields &fields)
{
    const QString text = fields.requiredText("start");
    const auto moment = readTime(text, Zone());
    // Copies of thousands of years must still have a date.
    if (!moment || moment->seconds < 0 || moment->seconds > 100'000'000'000) {
        fields.fail(
            Words::tr("start must be a time such as \"2027-01-04T08:00:00+08:00\", not “%1”.").arg(text));
        return {};
    }
    const QDateTime read = QDateTime::fromString(text, Qt::ISODate);
    m_offset = read.timeSpec() == Qt::OffsetFromUTC ? read.offsetFromUtc() : 0;
    return *moment;
}

Currency TransferReader::currency(JsonFields &fields)
{
    const QString text = fields.text("currency");
    m_hasCurrency = !text.isEmpty();
    // XXX stands for no currency in ISO 4217.
    const auto read = Currency::fromText(m_hasCurrency ? text : QStringLiteral("XXX"));
    if (!read)
        fields.fail(Words::tr("currency must be three letters such as \"CNY\"."));
    return read.value_or(Currency());
}

RoadChoice TransferReader::choice(JsonFields &fields)
{
    const QString text = fields.text("choose");
    if (text == QStringLiteral("cheapest"))
        return RoadChoice::Cheapest;
    if (!text.isEmpty() && text != QStringLiteral("fastest"))
        fields.fail(Words::tr("choose must be \"cheapest\" or \"fastest\"."));
    return RoadChoice::Fastest;
}

Dataset TransferReader::dataset(const Json &json, std::size_t place)
{
    JsonFields fields(json, indexed("datasets", place), m_error);
    fields.refuseLater({"hotShare", "neededBy"});
    Dataset dataset;
    dataset.name = fields.requiredText("name");
    dataset.wave = onlyWave;
    fields.require("bytes");
    dataset.size = {fields.whole("bytes", 0, mostBytes).value_or(0)};
    dataset.files = fields.whole("files", 0, most);
    dataset.changePerDay = {fields.whole("changeBytesPerDay", 0, mostBytes).value_or(0)};
    dataset.compressionRatio = decimal(fields, "compressionRatio", 2, Decimal::whole(1));
    dataset.duplicateShare = decimal(fields, "duplicateShare", 1, {});
    fields.refuseUnknown();
    return dataset;
}

void TransferReader::readLine(JsonFields &fields, Road &road)
{
    fields.refuseLater({"windows", "caps", "rttMs", "lossShare", "mssBytes", "windowBytes", "streams",
                        "secondsPerFile", "concurrency", "readerBytesPerSecond", "writerBytesPerSecond"});
    road.bandwidth = {required(fields, "bitsPerSecond")};
    road.efficiency = decimal(fields, "efficiency", 1, Decimal::whole(1));
    if (road.efficiency.micros == 0)
        fields.fail(Words::tr("%1 must be above 0.").arg(fields.placeOf("efficiency")));
    road.pricePerMonth = price(fields, "priceMicrosPerMonth");
}

void TransferReader::readMedia(JsonFields &fields, Road &road)
{
    fields.refuseLater({"secondsPerFile", "concurrency", "readerBytesPerSecond", "writerBytesPerSecond"});
    road.deviceCapacity = {required(fields, "usableBytes")};
    road.copyBytesPerSecond = required(fields, "copyBytesPerSecond");
    const auto days = [&](const char *key) {
        return static_cast<int>(fields.whole(key, 0, mostDays).value_or(0));
    };
    road.leadDays = days("prepareDays");
    road.shipDays = days("shipDays");
    road.returnDays = days("returnDays");
    road.ingestDays = days("ingestDays");
    road.devices = static_cast<int>(fields.whole("devices", 1, 100'000).value_or(1));
    road.pricePerDeviceTrip = price(fields, "priceMicrosPerDeviceTrip");
    // For the engine no ingest days mean that reading in takes as long as filling; here they mean no time.
    if (road.ingestDays == 0)
        road.copyBytesPerSecond = std::min(road.copyBytesPerSecond, most / 2) * 2;
}

Road TransferReader::road(const Json &json, std::size_t place)
{
    JsonFields fields(json, indexed("roads", place), m_error);
    Road road;
    road.name = fields.requiredText("name");
    const QString kind = fields.requiredText("kind");
    const auto read = named<RoadKind>(kind);
    if (!read)
        fields.fail(Words::tr("%1 must be \"line\" or \"media\".").arg(fields.placeOf("kind")));
    road.kind = read.value_or(RoadKind::Line);
    if (road.kind == RoadKind::Line)
        readLine(fields, road);
    else
        readMedia(fields, road);
    road.setupPrice = price(fields, "priceMicrosSetup");
    if (const auto once = price(fields, "priceMicros")) {
        if (road.setupPrice)
            fields.fail(Words::tr("%1 and priceMicrosSetup are the same. Leave one out.")
                            .arg(fields.placeOf("priceMicros")));
        road.setupPrice = once;
    }
    road.pricePerGigabyte = price(fields, "priceMicrosPerGigabyte");
    fields.refuseUnknown();
    return road;
}

Result<TransferInput> TransferReader::read(const Json &json)
{
    JsonFields fields(json, {}, m_error);
    TransferInput input;
    input.start = start(fields);
    input.choice = choice(fields);
    m_currency = currency(fields);
    Settings settings;
    settings.id = SettingsId{1};
    settings.currency = m_currency;
    input.plan.settings = Table<Settings>::of({settings});
    Wave wave;
    wave.id = onlyWave;
    input.plan.waves = Table<Wave>::of({wave});
    std::int64_t id = 1;
    std::vector<Road> roads;
    std::vector<Dataset> datasets;
    fields.require("roads");
    fields.require("datasets");
    if (const Json *list = fields.array("roads")) {
        for (std::size_t place = 0; place < list->size() && m_error.isEmpty(); ++place) {
            roads.push_back(road((*list)[place], place));
            roads.back().id = RoadId{++id};
        }
    }
    if (const Json *list = fields.array("datasets")) {
        for (std::size_t place = 0; place < list->size() && m_error.isEmpty(); ++place) {
            datasets.push_back(dataset((*list)[place], place));
            datasets.back().id = DatasetId{++id};
        }
    }
    fields.refuseUnknown();
    std::int64_t bytes = 0;
    for (const Dataset &dataset : datasets)
        bytes = plus(bytes, dataset.size.count);
    if (bytes > mostBytes)
        fields.fail(Words::tr("The datasets hold more than 100 PB together. Split them over several files."));
    input.plan.roads = Table<Road>::of(std::move(roads));
    input.plan.datasets = Table<Dataset>::of(std::move(datasets));
    if (!m_error.isEmpty())
        return Refusal{m_error};
    return input;
}

std::string written(Moment moment, int offset)
{
    return QDateTime::fromSecsSinceEpoch(moment.seconds, Qt::OffsetFromUTC, offset)
        .toString(Qt::ISODate)
        .toStdString();
}

/// The part of the road's time that is the longest.
std::string limit(const Road &road, const MediaTrips &trips)
{
    const std::int64_t days = std::int64_t(road.shipDays) + road.returnDays + road.ingestDays;
    return TimeSpan::days(days * trips.rounds) > trips.copying ? "shipping" : "copying";
}

Json datasetJson(const Plan &plan, const DatasetTransfer &transfer, int offset)
{
    const Dataset &dataset = *plan.datasets.find(transfer.dataset);
    Json json{{"name", dataset.name.toStdString()}};
    const Road *road = plan.roads.find(transfer.road);
    if (!road) {
        const bool diverges =
            std::any_of(transfer.options.begin(), transfer.options.end(), [](const RoadOption &option) {
                return option.verdict == RoadVerdict::DoesNotConverge;
            });
        for (const char *key : {"road", "startsAt", "readyAt", "days", "limitedBy", "rounds", "residualBytes",
                                "cutoverMinutes"})
            json[key] = nullptr;
        json["converges"] = !diverges;
        return json;
    }
    const bool isLine = road->kind == RoadKind::Line;
    json["road"] = road->name.toStdString();
    json["startsAt"] = written(*transfer.start, offset);
    json["readyAt"] = written(*transfer.ready, offset);
    json["days"] = (*transfer.ready - *transfer.start).inDays();
    json["limitedBy"] = isLine ? "link" : limit(*road, *mediaTrips(transfer.sent, *road));
    json["rounds"] = transfer.rounds;
    json["residualBytes"] = transfer.residual.count;
    json["cutoverMinutes"] = isLine ? static_cast<double>(transfer.residual.count) / bytesPerDay(*road) * 1440
                                    : static_cast<double>(transfer.lastSync.seconds) / 60;
    json["converges"] = true;
    return json;
}

/// What a dataset costs at least over the road: bytes, and device trips in parts.
std::int64_t leastMicros(const Road &road, Bytes bytes)
{
    std::int64_t micros = 0;
    if (road.pricePerGigabyte)
        micros = times(*road.pricePerGigabyte, bytes.count, gigabyte).micros;
    if (road.kind == RoadKind::Media && road.pricePerDeviceTrip)
        micros = plus(micros, times(*road.pricePerDeviceTrip, bytes.count, road.deviceCapacity.count).micros);
    return micros;
}

/// Missing where a road in use has no price, or a dataset has no road: a bound for something else.
std::optional<std::int64_t> bound(const Plan &plan, const TransferResult &result)
{
    std::int64_t total = 0;
    for (const DatasetTransfer &transfer : result.datasets) {
        std::optional<std::int64_t> least;
        for (const RoadOption &option : transfer.options) {
            if (!option.duration || !option.price)
                continue;
            const std::int64_t micros = leastMicros(*plan.roads.find(option.road), transfer.sent);
            least = least ? std::min(*least, micros) : micros;
        }
        if (!least)
            return std::nullopt;
        total = plus(total, *least);
    }
    return total;
}

std::optional<std::int64_t> cost(const TransferResult &result)
{
    std::int64_t total = 0;
    for (const RoadUse &use : result.roads) {
        if (!use.price)
            return std::nullopt;
        total = plus(total, use.price->micros);
    }
    return total;
}

std::string aboutName(const Plan &plan, RowRef row)
{
    if (const Dataset *dataset = plan.datasets.find(DatasetId{row.id}))
        return dataset->name.toStdString();
    const Road *road = plan.roads.find(RoadId{row.id});
    return road ? road->name.toStdString() : std::string();
}

Json resultJson(const TransferInput &input, const TransferResult &result, const TransferReader &reader)
{
    Json datasets = Json::array();
    Moment last = input.start;
    for (const DatasetTransfer &transfer : result.datasets) {
        datasets.push_back(datasetJson(input.plan, transfer, reader.offset()));
        last = std::max(last, transfer.ready.value_or(last));
    }
    Json findings = Json::array();
    for (const Finding &finding : result.findings)
        findings.push_back({{"kind", nameOf(finding.kind).toStdString()},
                            {"severity", nameOf(finding.severity).toStdString()},
                            {"about", aboutName(input.plan, finding.row)}});
    const auto micros = cost(result);
    const auto least = micros ? bound(input.plan, result) : std::nullopt;
    Json json{{"datasets", std::move(datasets)}, {"days", (last - input.start).inDays()}};
    if (reader.hasCurrency())
        json["currency"] = input.plan.general().currency.toText().toStdString();
    json["costMicros"] = micros ? Json(*micros) : Json(nullptr);
    json["boundMicros"] = least ? Json(*least) : Json(nullptr);
    json["findings"] = std::move(findings);
    return json;
}

} // namespace

Result<QByteArray> solveTransferJson(const QByteArray &in)
{
    const Result<Json> json = parsedJson(in);
    if (!json)
        return Refusal{json.error()};
    TransferReader reader;
    const Result<TransferInput> input = reader.read(*json);
    if (!input)
        return Refusal{input.error()};
    const TransferResult result = transfer(*input, {});
    for (const DatasetTransfer &transfer : result.datasets) {
        // Years beyond four digits have no spelling in RFC 3339.
        if (transfer.ready && transfer.ready->seconds >= 253'402'200'000)
            return Refusal{Words::tr("“%1” would not be over before the year 9999. Give it a faster road.")
                               .arg(input->plan.datasets.find(transfer.dataset)->name)};
    }
    return writtenJson(resultJson(*input, result, reader));
}

} // namespace portolan

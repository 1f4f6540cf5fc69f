#include "model/catalog/pricebookjson.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace portolan {

namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

constexpr qsizetype mostBytes = 64 * 1024 * 1024;
constexpr int deepest = 8;
constexpr const char *formatName = "portolan-price-book";
constexpr int formatVersion = 1;

template <class Enum>
struct Word
{
    Enum value;
    const char *text;
};

constexpr std::array unitWords{Word<PriceUnit>{PriceUnit::Hour, "hour"},
                               Word<PriceUnit>{PriceUnit::Day, "day"},
                               Word<PriceUnit>{PriceUnit::Month, "month"},
                               Word<PriceUnit>{PriceUnit::GigabyteMonth, "gigabyte-month"},
                               Word<PriceUnit>{PriceUnit::Gigabyte, "gigabyte"},
                               Word<PriceUnit>{PriceUnit::Once, "once"},
                               Word<PriceUnit>{PriceUnit::Job, "job"}};
constexpr std::array termWords{Word<PriceTerm>{PriceTerm::OnDemand, "on-demand"},
                               Word<PriceTerm>{PriceTerm::Reserved, "reserved"},
                               Word<PriceTerm>{PriceTerm::Spot, "spot"}};
constexpr std::array scopeWords{Word<PriceScope>{PriceScope::Machine, "machine"},
                                Word<PriceScope>{PriceScope::Accelerator, "accelerator"}};
constexpr std::array kindWords{
    Word<ItemKind>{ItemKind::Storage, "storage"}, Word<ItemKind>{ItemKind::Egress, "egress"},
    Word<ItemKind>{ItemKind::Line, "line"}, Word<ItemKind>{ItemKind::Device, "device"}};

/// The active currency codes of ISO 4217. A code outside the list is a slip (RMB for CNY) more often than
/// money.
constexpr const char *currencyCodes =
    " AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD "
    "CDF "
    "CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD "
    "HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD "
    "LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK "
    "PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS "
    "TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG ";

template <class Enum, std::size_t N>
const char *wordOf(const std::array<Word<Enum>, N> &words, Enum value)
{
    for (const Word<Enum> &word : words) {
        if (word.value == value)
            return word.text;
    }
    return "";
}

bool isPerMonth(PriceUnit unit)
{
    return unit == PriceUnit::Month || unit == PriceUnit::GigabyteMonth;
}

OrderedJson written(const Price &price)
{
    OrderedJson json;
    json["value"] = Decimal{price.value.micros}.toText().toStdString();
    json["currency"] = price.value.currency.toText().toStdString();
    json["unit"] = wordOf(unitWords, price.unit);
    if (isPerMonth(price.unit))
        json["monthHours"] = price.monthHours;
    json["term"] = wordOf(termWords, price.term);
    if (price.term == PriceTerm::Reserved)
        json["termMonths"] = price.termMonths;
    json["scope"] = wordOf(scopeWords, price.scope);
    json["asOf"] = price.asOf.toString(Qt::ISODate).toStdString();
    json["source"] = price.source.toStdString();
    json["confidence"] = price.confidence.toStdString();
    return json;
}

OrderedJson written(const Offering &offering)
{
    OrderedJson json;
    json["key"] = offering.key.toStdString();
    json["provider"] = offering.provider.toStdString();
    json["region"] = offering.region.toStdString();
    json["name"] = offering.name.toStdString();
    json["accelerator"] = offering.accelerator.toStdString();
    json["acceleratorCount"] = offering.acceleratorCount;
    if (offering.cpus)
        json["cpus"] = *offering.cpus;
    if (offering.memoryGib)
        json["memoryGib"] = *offering.memoryGib;
    json["prices"] = OrderedJson::array();
    for (const Price &price : offering.prices)
        json["prices"].push_back(written(price));
    return json;
}

OrderedJson written(const PricedItem &item)
{
    OrderedJson json;
    json["key"] = item.key.toStdString();
    json["provider"] = item.provider.toStdString();
    json["region"] = item.region.toStdString();
    json["name"] = item.name.toStdString();
    json["kind"] = wordOf(kindWords, item.kind);
    if (item.kind == ItemKind::Storage)
        json["storageClass"] = item.storageClass.toStdString();
    json["price"] = written(item.price);
    return json;
}

template <class Row>
OrderedJson writtenByKey(const std::vector<Row> &rows)
{
    std::vector<const Row *> sorted;
    for (const Row &row : rows)
        sorted.push_back(&row);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Row *a, const Row *b) { return a->key < b->key; });
    OrderedJson json = OrderedJson::array();
    for (const Row *row : sorted)
        json.push_back(written(*row));
    return json;
}

/// One object of the book while it is read. The first thing that is wrong is kept, and what is read after it
/// does not matter.
class Entry
{
    Q_DECLARE_TR_FUNCTIONS(PriceBookJson)

public:
    Entry(const Json &json, QString where, std::optional<Refusal> &refusal)
        : m_json(json), m_where(std::move(where)), m_refusal(refusal)
    {
        if (!json.is_object())
            refuse(tr("%1 must be an object in braces.").arg(m_where));
    }

    const QString &where() const { return m_where; }
    void nameIt(const QString &where) { m_where = where; }

    void refuse(const QString &sentence)
    {
        if (!m_refusal)
            m_refusal = Refusal{sentence};
    }

    const Json *find(const char *field)
    {
        m_known.insert(field);
        if (!m_json.is_object())
            return nullptr;
        const auto at = m_json.find(field);
        return at == m_json.end() ? nullptr : &*at;
    }

    const Json *need(const char *field)
    {
        const Json *found = find(field);
        if (!found)
            refuse(tr("%1: the field “%2” is missing.").arg(m_where, QLatin1String(field)));
        return found;
    }

    QString textOf(const char *field, const Json *json)
    {
        if (!json)
            return {};
        if (!json->is_string()) {
            refuse(tr("%1: “%2” must be text in quotation marks.").arg(m_where, QLatin1String(field)));
            return {};
        }
        return QString::fromStdString(json->get_ref<const std::string &>());
    }
    QString text(const char *field) { return textOf(field, find(field)); }

    QString neededText(const char *field)
    {
        const QString read = textOf(field, need(field));
        if (read.trimmed().isEmpty())
            refuse(tr("%1: “%2” must not be empty.").arg(m_where, QLatin1String(field)));
        return read;
    }

    /// A whole number from 1 to `most`.
    int countOf(const char *field, const Json *json, int most)
    {
        const bool isCount = json && json->is_number_integer() && *json >= 1 && *json <= most;
        if (json && !isCount)
            refuse(tr("%1: “%2” must be a whole number from 1 to %3.")
                       .arg(m_where, QLatin1String(field))
                       .arg(most));
        return isCount ? json->get<int>() : 0;
    }

    double positiveOf(const char *field, const Json *json)
    {
        const double read = json && json->is_number() ? json->get<double>() : 0;
        const bool isGood = std::isfinite(read) && read > 0 && read <= 1e9;
        if (json && !isGood)
            refuse(tr("%1: “%2” must be a number above 0.").arg(m_where, QLatin1String(field)));
        return isGood ? read : 0;
    }

    QDate date(const char *field)
    {
        const QString read = neededText(field);
        const QDate day = read.size() == 10 ? QDate::fromString(read, Qt::ISODate) : QDate();
        if (!day.isValid())
            refuse(tr("%1: “%2” must be a date such as 2026-03-01, not “%3”.")
                       .arg(m_where, QLatin1String(field), read.left(60)));
        return day;
    }

    template <class Enum, std::size_t N>
    Enum word(const char *field, const std::array<Word<Enum>, N> &words)
    {
        const QString read = neededText(field);
        QStringList choices;
        for (const Word<Enum> &candidate : words) {
            if (read == QLatin1String(candidate.text))
                return candidate.value;
            choices.append(QLatin1String(candidate.text));
        }
        refuse(tr("%1: “%2” must be one of %3, not “%4”.")
                   .arg(m_where, QLatin1String(field), choices.join(QStringLiteral(", ")), read.left(60)));
        return words[0].value;
    }

    void refuseOtherFields()
    {
        if (!m_json.is_object())
            return;
        for (const auto &[field, value] : m_json.items()) {
            if (!m_known.contains(field))
                refuse(tr("%1: “%2” is not a field of a price book.")
                           .arg(m_where, QString::fromStdString(field).left(60)));
        }
    }

private:
    const Json &m_json;
    QString m_where;
    std::optional<Refusal> &m_refusal;
    std::set<std::string> m_known;
};

/// What is read so far and the first refusal.
struct Reading
{
    Q_DECLARE_TR_FUNCTIONS(PriceBookJson)

public:
    PriceBook book;
    std::optional<Refusal> refusal;

    Price price(const Json &json, const QString &where)
    {
        Entry entry(json, where, refusal);
        Price price;
        price.value = money(entry);
        price.unit = entry.word("unit", unitWords);
        price.term = entry.word("term", termWords);
        price.scope = entry.word("scope", scopeWords);
        readTerm(entry, price);
        readMonth(entry, price);
        price.asOf = entry.date("asOf");
        price.source = entry.neededText("source");
        price.confidence = entry.text("confidence");
        entry.refuseOtherFields();
        return price;
    }

    Offering offering(const Json &json, const QString &where)
    {
        Entry entry(json, where, refusal);
        Offering offering;
        readName(entry, offering);
        offering.accelerator = entry.neededText("accelerator");
        offering.acceleratorCount = entry.positiveOf("acceleratorCount", entry.need("acceleratorCount"));
        if (const Json *cpus = entry.find("cpus"))
            offering.cpus = entry.countOf("cpus", cpus, 1'000'000);
        if (const Json *memory = entry.find("memoryGib"))
            offering.memoryGib = entry.positiveOf("memoryGib", memory);
        const Json *prices = entry.need("prices");
        if (prices && (!prices->is_array() || prices->empty()))
            entry.refuse(tr("%1: “prices” must be a list with at least one price.").arg(entry.where()));
        else if (prices) {
            for (std::size_t i = 0; i < prices->size(); ++i)
                offering.prices.push_back(
                    price((*prices)[i], tr("%1, prices[%2]").arg(entry.where()).arg(i)));
        }
        entry.refuseOtherFields();
        return offering;
    }

    PricedItem item(const Json &json, const QString &where)
    {
        Entry entry(json, where, refusal);
        PricedItem item;
        readName(entry, item);
        item.kind = entry.word("kind", kindWords);
        item.storageClass = entry.text("storageClass");
        const bool isClass =
            item.storageClass == u"hot" || item.storageClass == u"warm" || item.storageClass == u"cold";
        if (item.kind == ItemKind::Storage && !isClass)
            entry.refuse(tr("%1: “storageClass” must be one of hot, warm, cold.").arg(entry.where()));
        if (item.kind != ItemKind::Storage && !item.storageClass.isEmpty())
            entry.refuse(tr("%1: only storage has a “storageClass”.").arg(entry.where()));
        if (const Json *itemPrice = entry.need("price"))
            item.price = price(*itemPrice, tr("%1, price").arg(entry.where()));
        entry.refuseOtherFields();
        return item;
    }

private:
    template <class Row>
    void readName(Entry &entry, Row &row)
    {
        row.key = entry.neededText("key");
        entry.nameIt(entry.where() + QStringLiteral(" “%1”").arg(row.key.left(120)));
        row.provider = entry.neededText("provider");
        row.region = entry.text("region");
        row.name = entry.neededText("name");
    }

    Money money(Entry &entry)
    {
        const QString text = entry.neededText("value");
        const auto value = Decimal::fromText(text);
        if (!value)
            entry.refuse(tr("%1: the value “%2” must be a decimal number with at most six places, such as "
                            "\"55.04\".")
                             .arg(entry.where(), text.left(60)));
        else if (value->micros <= 0)
            entry.refuse(tr("%1: the value “%2” must be above 0. Leave out a price that is not known.")
                             .arg(entry.where(), text));
        const QString code = entry.neededText("currency");
        const auto currency = Currency::fromText(code);
        const bool isListed =
            code.size() == 3 && QLatin1String(currencyCodes).contains(QString(u' ' + code + u' '));
        if (!currency || !isListed)
            entry.refuse(tr("%1: “%2” is not a currency code of ISO 4217, such as CNY or USD.")
                             .arg(entry.where(), code.left(60)));
        return value && currency && isListed ? Money{value->micros, *currency} : Money{};
    }

    void readTerm(Entry &entry, Price &price)
    {
        const Json *months = entry.find("termMonths");
        if (price.term == PriceTerm::Reserved && !months)
            entry.refuse(
                tr("%1: a reserved price needs “termMonths”, the months of its term.").arg(entry.where()));
        else if (price.term != PriceTerm::Reserved && months)
            entry.refuse(tr("%1: only a reserved price has “termMonths”.").arg(entry.where()));
        price.termMonths = entry.countOf("termMonths", months, 120);
    }

    void readMonth(Entry &entry, Price &price)
    {
        const Json *hours = entry.find("monthHours");
        if (hours && !isPerMonth(price.unit))
            entry.refuse(tr("%1: only a price per month has “monthHours”.").arg(entry.where()));
        if (hours)
            price.monthHours = entry.countOf("monthHours", hours, 744);
    }
};

std::optional<Refusal> refusedText(const QByteArray &json)
{
    if (json.size() > mostBytes)
        return Refusal{QCoreApplication::translate(
            "PriceBookJson", "The price book has more than 64 MiB. Split it by provider or region.")};
    if (json.trimmed().isEmpty())
        return Refusal{QCoreApplication::translate("PriceBookJson", "The price book is empty.")};
    int line = 1;
    int depth = 0;
    bool inText = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        const bool startsLine = i == 0 || json[i - 1] == '\n';
        const auto starts = [&](const char *mark) { return json.mid(i, 7) == mark; };
        if (startsLine && (starts("<<<<<<<") || starts(">>>>>>>") || starts("=======")))
            return Refusal{QCoreApplication::translate("PriceBookJson",
                                                       "Line %1 of the price book is a conflict mark of a "
                                                       "version control system. Resolve the conflict first.")
                               .arg(line)};
        if (c == '\n')
            ++line;
        else if (inText && c == '\\')
            ++i;
        else if (c == '"')
            inText = !inText;
        else if (!inText && (c == '[' || c == '{') && ++depth > deepest)
            return Refusal{QCoreApplication::translate("PriceBookJson",
                                                       "Line %1 of the price book is nested too deeply.")
                               .arg(line)};
        else if (!inText && (c == ']' || c == '}'))
            --depth;
    }
    return std::nullopt;
}

/// The JSON as a tree. An object in which a field stands twice is refused: one of the two would be lost.
Result<Json> parsed(const QByteArray &json)
{
    std::vector<std::set<std::string>> open;
    std::string twice;
    const auto watch = [&](int, Json::parse_event_t event, Json &value) {
        if (event == Json::parse_event_t::object_start)
            open.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            open.pop_back();
        else if (event == Json::parse_event_t::key &&
                 !open.back().insert(value.get_ref<const std::string &>()).second && twice.empty())
            twice = value.get_ref<const std::string &>();
        return true;
    };
    try {
        Json tree = Json::parse(json.begin(), json.end(), watch);
        if (!twice.empty())
            return Refusal{
                QCoreApplication::translate("PriceBookJson",
                                            "The field “%1” stands twice in one object of the price book.")
                    .arg(QString::fromStdString(twice).left(60))};
        return tree;
    } catch (const Json::parse_error &error) {
        const auto at = std::min<qsizetype>(static_cast<qsizetype>(error.byte), json.size());
        const auto line = json.left(at).count('\n') + 1;
        if (static_cast<qsizetype>(error.byte) > json.size())
            return Refusal{QCoreApplication::translate("PriceBookJson",
                                                       "The price book ends too early, in line %1. Copy or "
                                                       "download it again.")
                               .arg(line)};
        return Refusal{QCoreApplication::translate("PriceBookJson",
                                                   "The price book is not JSON: line %1 cannot be read.")
                           .arg(line)};
    } catch (const Json::exception &) {
        return Refusal{QCoreApplication::translate("PriceBookJson", "The price book is not JSON.")};
    }
}

/// The rows of the list under the field, by key; two with one key are refused.
template <class Row>
std::vector<Row> rows(Reading &reading, Entry &head, const char *field,
                      Row (Reading::*read)(const Json &, const QString &))
{
    std::vector<Row> rows;
    const Json *list = head.need(field);
    if (!list)
        return rows;
    if (!list->is_array()) {
        head.refuse(QCoreApplication::translate("PriceBookJson", "“%1” must be a list in square brackets.")
                        .arg(QLatin1String(field)));
        return rows;
    }
    for (std::size_t i = 0; i < list->size() && !reading.refusal; ++i)
        rows.push_back(
            (reading.*read)((*list)[i], QStringLiteral("%1[%2]").arg(QLatin1String(field)).arg(i)));
    std::stable_sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.key < b.key; });
    const auto same = std::adjacent_find(rows.begin(), rows.end(),
                                         [](const Row &a, const Row &b) { return a.key == b.key; });
    if (same != rows.end())
        head.refuse(QCoreApplication::translate("PriceBookJson",
                                                "“%1” has the key “%2” twice. Each row needs its own.")
                        .arg(QLatin1String(field), same->key.left(120)));
    return rows;
}

void readHead(Reading &reading, Entry &head)
{
    if (head.neededText("format") != QLatin1String(formatName))
        head.refuse(
            QCoreApplication::translate("PriceBookJson", "This is not a price book: “format” must be “%1”.")
                .arg(QLatin1String(formatName)));
    const int version = head.countOf("version", head.need("version"), 1'000'000);
    if (version > formatVersion)
        head.refuse(QCoreApplication::translate(
                        "PriceBookJson", "The price book has format version %1, and this program reads "
                                         "version %2. A newer program is needed.")
                        .arg(version)
                        .arg(formatVersion));
    reading.book.name = head.neededText("name");
    reading.book.asOf = head.date("asOf");
    reading.book.note = head.text("note");
    const Json *isExample = head.find("isExample");
    if (isExample && !isExample->is_boolean())
        head.refuse(QCoreApplication::translate("PriceBookJson", "“isExample” must be true or false."));
    else if (isExample)
        reading.book.isExample = isExample->get<bool>();
}

} // namespace

QByteArray priceBookJson(const PriceBook &book)
{
    OrderedJson json;
    json["format"] = formatName;
    json["version"] = formatVersion;
    json["name"] = book.name.toStdString();
    json["asOf"] = book.asOf.toString(Qt::ISODate).toStdString();
    json["isExample"] = book.isExample;
    json["note"] = book.note.toStdString();
    json["offerings"] = writtenByKey(book.offerings);
    json["items"] = writtenByKey(book.items);
    return QByteArray::fromStdString(json.dump(1)) + '\n';
}

Result<PriceBook> readPriceBookJson(const QByteArray &json)
{
    if (auto refusal = refusedText(json))
        return *refusal;
    const Result<Json> tree = parsed(json);
    if (!tree)
        return Refusal{tree.error()};
    Reading reading;
    Entry head(*tree, QCoreApplication::translate("PriceBookJson", "The price book"), reading.refusal);
    readHead(reading, head);
    reading.book.offerings = rows(reading, head, "offerings", &Reading::offering);
    reading.book.items = rows(reading, head, "items", &Reading::item);
    head.refuseOtherFields();
    if (reading.refusal)
        return *reading.refusal;
    return reading.book;
}

} // namespace portolan

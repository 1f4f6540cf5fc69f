#include "model/exchange/planjson.h"

#include "model/plan/celltext.h"
#include "model/plan/references.h"
#include "model/plan/rowrules.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>
#include <set>

namespace portolan {

namespace {
using Json = nlohmann::ordered_json;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlanJson)
};

constexpr int version = 1;
constexpr qsizetype mostBytes = 64 * 1024 * 1024;
constexpr int deepest = 8;

template <class Row>
Json rowsOf(const Table<Row> &table)
{
    Json rows = Json::array();
    for (const Row &row : table) {
        Json cells = Json::object();
        cells["id"] = row.id.value;
        forEachColumn<Row>(
            [&](const auto &column) { cells[column.name] = cellText(row.*column.member).toStdString(); });
        rows.push_back(std::move(cells));
    }
    return rows;
}

QString textOf(const std::string &text)
{
    return QString::fromStdString(text).left(80);
}

/// Reads tables until the first thing that is wrong.
class PlanReader
{
public:
    Plan plan;
    std::optional<Refusal> refusal;

    template <class Row>
    void read(const Json &rows)
    {
        m_table = QLatin1String(Columns<Row>::table);
        if (!rows.is_array())
            return refuse(0, Words::tr("it is not a list of rows"));
        std::vector<Row> read;
        for (std::size_t at = 0; at < rows.size() && !refusal; ++at)
            read.push_back(row<Row>(rows[at], at + 1));
        tableOf<Row>(plan) = Table<Row>::of(std::move(read));
    }

    template <class Row>
    void check(const Table<Row> &table)
    {
        m_table = QLatin1String(Columns<Row>::table);
        for (std::size_t at = 0; at < table.size() && !refusal; ++at) {
            forEachReference(table.at(at), [&](const auto &id) {
                if (id.isSet() && !exists(plan, id))
                    refuse(at + 1, Words::tr("it refers to a row that is not there (%1)").arg(id.value));
            });
            const auto broken = refusal ? std::nullopt : brokenRule(plan, table.at(at));
            if (broken)
                refuse(at + 1, broken->sentence);
        }
    }

private:
    template <class Row>
    Row row(const Json &cells, std::size_t number)
    {
        Row row;
        if (!cells.is_object()) {
            refuse(number, Words::tr("it is not a row of named cells"));
            return row;
        }
        const auto id = cells.find("id");
        if (id == cells.end() || !id->is_number_integer() || id->template get<std::int64_t>() <= 0)
            refuse(number, Words::tr("its id is not a whole number above 0"));
        else
            row.id = {id->template get<std::int64_t>()};
        if (!refusal && !m_ids.insert(row.id.value).second)
            refuse(number, Words::tr("its id %1 stands twice").arg(row.id.value));
        for (const auto &[name, value] : cells.items()) {
            if (!refusal && name != "id")
                readColumn(row, name, value, number);
        }
        return row;
    }

    template <class Row>
    void readColumn(Row &row, const std::string &name, const Json &value, std::size_t number)
    {
        bool isKnown = false;
        forEachColumn<Row>([&](const auto &column) {
            if (name != column.name)
                return;
            isKnown = true;
            if (!value.is_string())
                return refuse(number, Words::tr("the cell %1 is not a text").arg(textOf(name)));
            const auto broken =
                readCell(QString::fromStdString(value.template get<std::string>()), row.*column.member);
            if (broken)
                refuse(number, Words::tr("the cell %1: %2").arg(textOf(name), broken->sentence));
        });
        if (!isKnown)
            refuse(number, Words::tr("there is no column \"%1\"").arg(textOf(name)));
    }

    void refuse(std::size_t number, const QString &what)
    {
        if (!refusal)
            refusal = Refusal{Words::tr("Table %1, row %2: %3. Correct the file, or export it again.")
                                  .arg(m_table)
                                  .arg(number)
                                  .arg(what)};
    }

    QString m_table;
    std::set<std::int64_t> m_ids;
};

/// The document, or why it is none. Nesting is bounded, so that no file can exhaust the stack.
Result<Json> parsed(const QByteArray &bytes)
{
    bool isDeep = false;
    const auto watch = [&isDeep](int depth, Json::parse_event_t, Json &) {
        isDeep = isDeep || depth > deepest;
        return !isDeep;
    };
    Json json = bytes.size() > mostBytes ? Json() : Json::parse(bytes.begin(), bytes.end(), watch, false);
    if (json.is_discarded() || isDeep || !json.is_object())
        return Refusal{Words::tr(
            "The file is not a plan in JSON, or it is cut off or longer than 64 MiB. Export it again.")};
    const auto format = json.find("format");
    if (format == json.end() || *format != "portolan-plan")
        return Refusal{Words::tr("The JSON does not call itself a plan (\"format\": \"portolan-plan\").")};
    const auto stated = json.find("version");
    if (stated == json.end() || !stated->is_number_integer() || *stated != version)
        return Refusal{
            Words::tr("The plan is in another version of the format than %1. Open it with the program that "
                      "wrote it.")
                .arg(version)};
    return json;
}
} // namespace

QByteArray planJson(const Plan &plan)
{
    Json json;
    json["format"] = "portolan-plan";
    json["version"] = version;
    forEachTable(plan, [&](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        json[Columns<Row>::table] = rowsOf(table);
    });
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

Result<Plan> readPlanJson(const QByteArray &bytes)
{
    const Result<Json> json = parsed(bytes);
    if (!json)
        return Refusal{json.error()};
    PlanReader reader;
    std::size_t known = 2;
    forEachTable(Plan(), [&](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        const auto rows = json->find(Columns<Row>::table);
        if (rows == json->end())
            return;
        ++known;
        if (!reader.refusal)
            reader.read<Row>(*rows);
    });
    if (!reader.refusal && known != json->size())
        return Refusal{Words::tr("The plan has a table that this program does not know. Use a newer one.")};
    if (!reader.refusal && reader.plan.settings.size() != 1)
        return Refusal{Words::tr("A plan has exactly one row of settings, and this file has %1.")
                           .arg(reader.plan.settings.size())};
    if (!reader.refusal)
        forEachTable(std::as_const(reader.plan), [&](const auto &table) { reader.check(table); });
    if (reader.refusal)
        return *reader.refusal;
    return reader.plan;
}

} // namespace portolan

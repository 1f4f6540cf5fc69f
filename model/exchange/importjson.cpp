#include "model/exchange/importjson.h"

#include <nlohmann/json.hpp>

namespace portolan {

namespace {
using Json = nlohmann::ordered_json;

Json fileJson(const FileReport &report)
{
    Json refused = Json::array();
    for (const RefusedRow &row : report.refused) {
        refused.push_back({{"line", row.line},
                           {"column", row.column.toStdString()},
                           {"reason", row.reason.toStdString()},
                           {"text", row.text.toStdString()}});
    }
    Json notes = Json::array();
    for (const QString &note : report.notes)
        notes.push_back(note.toStdString());
    const auto time = [](const std::optional<Moment> &moment) {
        return moment ? Json(moment->toText().toStdString()) : Json(nullptr);
    };
    return {{"file", report.file.toStdString()},
            {"format", report.format.toStdString()},
            {"recognisedBy", report.recognisedBy.toStdString()},
            {"rows",
             {{"read", report.rowsRead},
              {"accepted", report.rowsAccepted},
              {"refused", report.rowsRefused},
              {"missing", report.valuesMissing}}},
            {"refused", std::move(refused)},
            {"notes", std::move(notes)},
            {"from", time(report.from)},
            {"to", time(report.to)},
            {"series", report.series}};
}

template <class Row>
void count(const Table<Row> &before, const Table<Row> &after, RowChanges &changes)
{
    if (before.isSameAs(after))
        return;
    for (const Row &row : after) {
        const Row *was = before.find(row.id);
        changes.added += was ? 0 : 1;
        changes.changed += was && !(*was == row) ? 1 : 0;
    }
    for (const Row &row : before)
        changes.removed += after.find(row.id) ? 0 : 1;
}
} // namespace

RowChanges rowChanges(const Plan &before, const Plan &after)
{
    RowChanges changes;
    std::apply([&](auto... table) { (count(before.*table, after.*table, changes), ...); }, planTables);
    return changes;
}

QByteArray importJson(const Imported &imported, const RowChanges &changes, bool applied)
{
    Json files = Json::array();
    for (const FileReport &report : imported.files)
        files.push_back(fileJson(report));
    const Json json{
        {"files", std::move(files)},
        {"changes", {{"added", changes.added}, {"changed", changes.changed}, {"removed", changes.removed}}},
        {"applied", applied}};
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

} // namespace portolan

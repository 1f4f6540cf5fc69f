#include "model/storage/schema.h"

#include "model/plan/columns.h"

#include <QCoreApplication>
#include <QSet>

#include <map>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlanFile)
};

// What the rows of the plan refer to by content is kept here, in blobs that only their own modules read.
constexpr const char *usageHeads = "CREATE TABLE usage_heads (content TEXT PRIMARY KEY, head BLOB NOT NULL)";
constexpr const char *usageChunks =
    "CREATE TABLE usage_chunks (content TEXT NOT NULL REFERENCES usage_heads (content), "
    "series INTEGER NOT NULL, part INTEGER NOT NULL, bytes BLOB NOT NULL, "
    "PRIMARY KEY (content, series, part))";
constexpr const char *priceContents =
    "CREATE TABLE price_contents (content TEXT PRIMARY KEY, book BLOB NOT NULL)";
constexpr const char *audit = "CREATE TABLE audit (id INTEGER PRIMARY KEY, at TEXT NOT NULL, "
                              "what TEXT NOT NULL, changes TEXT NOT NULL DEFAULT '')";

/// The column's type: references are checked by SQLite at the end of a transaction, all else is cell text.
template <class Row>
QByteArray typeOf(const Id<Row> &)
{
    return " INTEGER REFERENCES " + quoted(Columns<Row>::table) + " (id) DEFERRABLE INITIALLY DEFERRED";
}

template <class Value>
QByteArray typeOf(const Value &)
{
    return " TEXT NOT NULL";
}

template <class Row>
QByteArray tableStatement(const Table<Row> &)
{
    QByteArray sql = "CREATE TABLE " + quoted(Columns<Row>::table) + " (id INTEGER PRIMARY KEY";
    forEachColumn<Row>([&]<class Value>(const Column<Row, Value> &column) {
        sql += ", " + quoted(column.name) + typeOf(Value{});
    });
    return sql + ")";
}

/// Steps from the format of their place, counted from 1, to the next. A step that has been released is never
/// changed.
struct Step
{
    const char *sql;
};
constexpr Step steps[] = {
    // 1 to 2: the audit trail says which tables an edit changed.
    {"ALTER TABLE audit ADD COLUMN changes TEXT NOT NULL DEFAULT ''"},
};
static_assert(std::size(steps) == planFormat - 1);

using Shape = std::map<QString, QSet<QString>>;

Shape shapeOf(Database &database)
{
    Shape shape;
    Statement tables(database, "SELECT name FROM sqlite_schema WHERE type = 'table'");
    while (tables.step())
        shape.emplace(tables.text(0), QSet<QString>());
    for (auto &[table, columns] : shape) {
        Statement list(database, "SELECT name FROM pragma_table_xinfo(?1)");
        list.bind(1, table);
        while (list.step())
            columns.insert(list.text(0));
    }
    return shape;
}

const Shape &ourShape()
{
    static const Shape shape = [] {
        Database empty(QString(), DatabaseAccess::Memory);
        for (const QByteArray &sql : schemaStatements())
            empty.run(sql.constData());
        Q_ASSERT(empty.isOk());
        return shapeOf(empty);
    }();
    return shape;
}

Refusal misses(const QString &path, const QString &what)
{
    return {Words::tr("“%1” is no whole plan: it has no “%2”. Take a copy from before it was changed.")
                .arg(path, what)};
}

Refusal hasForeign(const QString &path, const QString &what)
{
    return {Words::tr("“%1” holds “%2”, which this program does not write; another program has changed it. "
                      "Take a copy from before that.")
                .arg(path, what)};
}
} // namespace

QByteArray quoted(const char *name)
{
    return '"' + QByteArray(name).replace('"', "\"\"") + '"';
}

QList<QByteArray> schemaStatements()
{
    QList<QByteArray> statements;
    const Plan empty;
    forEachTable(empty, [&](const auto &table) { statements.append(tableStatement(table)); });
    statements.append({usageHeads, usageChunks, priceContents, audit});
    return statements;
}

std::optional<Refusal> migrate(Database &database, const QString &path, std::int64_t format)
{
    if (format < 1 || format > planFormat) {
        return Refusal{
            Words::tr("“%1” is of format %2, which no program writes; it is damaged. Take an older copy.")
                .arg(path, QString::number(format))};
    }
    for (std::int64_t step = format; step < planFormat; ++step)
        database.run(steps[step - 1].sql);
    if (format < planFormat)
        database.run(("PRAGMA user_version=" + QByteArray::number(planFormat)).constData());
    return std::nullopt;
}

std::optional<Refusal> schemaFault(Database &database, const QString &path)
{
    // Views, triggers, own indexes, and virtual tables, which have no page of their own.
    Statement others(database, "SELECT name FROM sqlite_schema WHERE type NOT IN ('table', 'index') OR "
                               "(type = 'index' AND sql IS NOT NULL) OR (type = 'table' AND rootpage = 0)");
    if (others.step())
        return hasForeign(path, others.text(0));
    const Shape found = shapeOf(database);
    if (!database.isOk())
        return std::nullopt;
    for (const auto &[table, columns] : ourShape()) {
        const auto at = found.find(table);
        if (at == found.end())
            return misses(path, table);
        for (const QString &column : columns) {
            if (!at->second.contains(column))
                return misses(path, table + u'.' + column);
        }
        for (const QString &column : at->second) {
            if (!columns.contains(column))
                return hasForeign(path, table + u'.' + column);
        }
    }
    for (const auto &[table, columns] : found) {
        if (!ourShape().contains(table))
            return hasForeign(path, table);
    }
    return std::nullopt;
}

} // namespace portolan

#include "model/storage/rows.h"

#include "model/plan/references.h"
#include "model/plan/rowrules.h"
#include "model/storage/cells.h"
#include "model/storage/schema.h"

#include <QCoreApplication>
#include <QSet>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlanFile)
};

constexpr std::int64_t mostRows = 1'000'000;

struct Change
{
    int added = 0;
    int changed = 0;
    int removed = 0;
    QStringList fields;

    QString toText(const char *table) const
    {
        QString text;
        for (const auto &[sign, count] : {std::pair{u'+', added}, {u'~', changed}, {u'-', removed}}) {
            if (count > 0)
                text += QStringLiteral(" %1%2").arg(QChar(sign)).arg(count);
        }
        if (text.isEmpty())
            return text;
        const QString which = fields.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(fields.join(u' '));
        return QLatin1String(table) + text + which;
    }
};

template <class Row>
QByteArray columnNames(const char *between, const char *behind = "")
{
    QByteArray names;
    forEachColumn<Row>([&](const auto &column) { names += between + quoted(column.name) + behind; });
    return names;
}

template <class Row>
QByteArray selectSql()
{
    return "SELECT id" + columnNames<Row>(", ") + " FROM " + quoted(Columns<Row>::table) + " ORDER BY id";
}

template <class Row>
QByteArray insertSql()
{
    return "INSERT INTO " + quoted(Columns<Row>::table) + " (id" + columnNames<Row>(", ") + ") VALUES (?" +
           QByteArray(", ?").repeated(std::tuple_size_v<decltype(Columns<Row>::list)>) + ")";
}

template <class Row>
QByteArray updateSql()
{
    return "UPDATE " + quoted(Columns<Row>::table) + " SET id = ?" + columnNames<Row>(", ", " = ?") +
           " WHERE id = ?1";
}

template <class Row>
QByteArray deleteSql()
{
    return "DELETE FROM " + quoted(Columns<Row>::table) + " WHERE id = ?";
}

template <class Row>
void bindCell(Statement &statement, int at, Id<Row> id)
{
    if (id.isSet())
        statement.bind(at, id.value);
    else
        statement.bindNull(at);
}

template <class Value>
void bindCell(Statement &statement, int at, const Value &value)
{
    statement.bind(at, storedText(value));
}

template <class Row>
void put(Statement &statement, const Row &row)
{
    statement.reset();
    statement.bind(1, row.id.value);
    int at = 1;
    forEachColumn<Row>([&](const auto &column) { bindCell(statement, ++at, row.*column.member); });
    statement.step();
}

template <class Row>
void noteFields(QStringList &fields, const Row &before, const Row &after)
{
    forEachColumn<Row>([&](const auto &column) {
        const QString name = QLatin1String(column.name);
        if (!(before.*column.member == after.*column.member) && !fields.contains(name))
            fields.append(name);
    });
}

template <class Row>
Change writeTable(Database &database, const Table<Row> &before, const Table<Row> &after)
{
    Change change;
    if (before.isSameAs(after))
        return change;
    Statement insert(database, insertSql<Row>());
    Statement update(database, updateSql<Row>());
    Statement remove(database, deleteSql<Row>());
    auto was = before.begin();
    auto is = after.begin();
    while (was != before.end() || is != after.end()) {
        if (was == before.end() || (is != after.end() && is->id < was->id)) {
            put(insert, *is++);
            ++change.added;
        } else if (is == after.end() || was->id < is->id) {
            remove.reset();
            remove.bind(1, (was++)->id.value);
            remove.step();
            ++change.removed;
        } else {
            const Row &old = *was++;
            const Row &now = *is++;
            if (&old == &now || old == now)
                continue;
            put(update, now);
            noteFields(change.fields, old, now);
            ++change.changed;
        }
    }
    return change;
}

Refusal badCell(const QString &path, const QString &place, const QString &why)
{
    return {Words::tr("“%1” cannot be read at %2: %3").arg(path, place, why)};
}

QString placeOf(const char *table, std::int64_t id)
{
    return QStringLiteral("%1 %2").arg(QLatin1String(table)).arg(id);
}

template <class Row>
std::optional<Refusal> takeCell(const Statement &statement, int at, Id<Row> &id)
{
    id = {};
    if (statement.isNull(at))
        return std::nullopt;
    if (!statement.isInteger(at) || statement.integer(at) <= 0)
        return Refusal{Words::tr("a reference is no number of a row.")};
    id.value = statement.integer(at);
    return std::nullopt;
}

template <class Value>
std::optional<Refusal> takeCell(const Statement &statement, int at, Value &value)
{
    if (!statement.isText(at))
        return Refusal{Words::tr("a cell that should be text is not.")};
    return readStored(statement.text(at), value);
}

template <class Row>
std::optional<Refusal> readTable(Database &database, const QString &path, Table<Row> &table)
{
    std::vector<Row> rows;
    std::optional<Refusal> fault;
    Statement select(database, selectSql<Row>());
    while (!fault && select.step()) {
        Row row;
        row.id.value = select.integer(0);
        int at = 0;
        forEachColumn<Row>([&](const auto &column) {
            ++at;
            if (fault)
                return;
            if (auto refusal = takeCell(select, at, row.*column.member)) {
                fault = badCell(
                    path, placeOf(Columns<Row>::table, row.id.value) + u'.' + QLatin1String(column.name),
                    refusal->sentence);
            }
        });
        if (row.id.value <= 0 || row.id.value >= std::numeric_limits<std::int64_t>::max() / 2)
            fault = badCell(path, placeOf(Columns<Row>::table, row.id.value),
                            Words::tr("its number is out of range."));
        rows.push_back(std::move(row));
    }
    table = Table<Row>::of(std::move(rows));
    return fault;
}

/// The plan that a rule is asked about: without the other rows of the table, so that a large file is checked
/// in linear time (a name used twice harms nothing), and with the budget's own currency, for the plan's may
/// have changed since.
template <class Row>
Plan without(const Plan &plan)
{
    Plan context = plan;
    tableOf<Row>(context) = {};
    return context;
}

template <>
Plan without<Settings>(const Plan &plan)
{
    return plan;
}

std::optional<Refusal> ruleBroken(Plan &context, const Budget &row)
{
    Settings settings = context.general();
    settings.currency = row.perMonth.currency;
    context.settings = context.settings.with(settings);
    return brokenRule(context, row);
}

template <class Row>
std::optional<Refusal> ruleBroken(Plan &context, const Row &row)
{
    return brokenRule(context, row);
}

template <class Row>
std::optional<Refusal> tableFault(const Plan &plan, const QString &path, const Table<Row> &table,
                                  QSet<std::int64_t> &ids)
{
    Plan context = without<Row>(plan);
    for (const Row &row : table) {
        const QString place = placeOf(Columns<Row>::table, row.id.value);
        if (ids.contains(row.id.value))
            return badCell(path, place, Words::tr("another row has the same number."));
        ids.insert(row.id.value);
        bool dangles = false;
        forEachReference(row,
                         [&](const auto &id) { dangles = dangles || (id.isSet() && !exists(plan, id)); });
        if (dangles)
            return badCell(path, place, Words::tr("it refers to a row that does not exist."));
        if (auto broken = ruleBroken(context, row))
            return badCell(path, place, broken->sentence);
    }
    return std::nullopt;
}

/// Whether tasks wait for each other in a circle: taking away tasks that wait for none leaves some.
bool hasLoop(const Plan &plan)
{
    QHash<std::int64_t, int> waits;
    QHash<std::int64_t, QList<std::int64_t>> followers;
    for (const Dependency &link : plan.dependencies) {
        ++waits[link.to.value];
        followers[link.from.value].append(link.to.value);
    }
    QList<std::int64_t> free;
    for (const Task &task : plan.tasks) {
        if (waits.value(task.id.value) == 0)
            free.append(task.id.value);
    }
    std::size_t taken = 0;
    while (!free.isEmpty()) {
        ++taken;
        for (const std::int64_t next : followers.value(free.takeLast())) {
            if (--waits[next] == 0)
                free.append(next);
        }
    }
    return taken < plan.tasks.size();
}

std::optional<Refusal> planFault(const Plan &plan, const QString &path)
{
    if (plan.settings.size() != 1) {
        return badCell(path, QLatin1String(Columns<Settings>::table),
                       Words::tr("there must be exactly one row."));
    }
    std::optional<Refusal> fault;
    QSet<std::int64_t> ids;
    forEachTable(plan, [&](const auto &table) {
        if (!fault)
            fault = tableFault(plan, path, table, ids);
    });
    if (!fault && hasLoop(plan)) {
        fault = badCell(path, QLatin1String(Columns<Dependency>::table),
                        Words::tr("tasks wait for each other in a circle."));
    }
    return fault;
}

template <class Row>
std::int64_t rowCount(Database &database, const Table<Row> &)
{
    return database.number(("SELECT count(*) FROM " + quoted(Columns<Row>::table)).constData());
}
} // namespace

QString writeDifferences(Database &database, const Plan &before, const Plan &after)
{
    QStringList changes;
    std::apply(
        [&](auto... member) {
            const auto write = [&]<class Row>(const Table<Row> &was, const Table<Row> &is) {
                const QString text = writeTable(database, was, is).toText(Columns<Row>::table);
                if (!text.isEmpty())
                    changes.append(text);
            };
            (write(before.*member, after.*member), ...);
        },
        planTables);
    return changes.join(QStringLiteral("; "));
}

Result<Plan> readRows(Database &database, const QString &path)
{
    Plan plan;
    std::int64_t rows = 0;
    forEachTable(std::as_const(plan), [&](const auto &table) { rows += rowCount(database, table); });
    if (rows > mostRows) {
        return Refusal{Words::tr("“%1” has %2 rows; a plan of more than %3 cannot be opened.")
                           .arg(path, QString::number(rows), QString::number(mostRows))};
    }
    std::optional<Refusal> fault;
    forEachTable(plan, [&](auto &table) {
        if (!fault)
            fault = readTable(database, path, table);
    });
    if (!fault && database.isOk())
        fault = planFault(plan, path);
    if (fault)
        return *fault;
    return plan;
}

} // namespace portolan

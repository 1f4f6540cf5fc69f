#include "model/exchange/pastetable.h"

#include "model/exchange/csvtext.h"
#include "model/exchange/namedcell.h"

#include <QCoreApplication>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PasteTable)
};

template <class Row>
QStringList columnNames()
{
    QStringList names;
    forEachColumn<Row>([&](const auto &column) { names.append(QLatin1String(column.name)); });
    return names;
}

QString plain(QString title)
{
    return title.remove(u' ').remove(u'_').toLower();
}

/// The place among the columns, or -1.
qsizetype placeOf(const QString &title, const QStringList &names, const QStringList &titles)
{
    for (const QStringList &list : {names, titles}) {
        for (qsizetype at = 0; at < list.size(); ++at) {
            if (!title.isEmpty() && plain(list[at]) == plain(title))
                return at;
        }
    }
    return -1;
}

/// Which column each cell of a row is.
struct Header
{
    QList<qsizetype> places; ///< -1: unknown
    bool isWritten = false;  ///< it is the first row of the text
    QStringList unknown;
};

/// A first row of which at least half the cells are names of columns is a header.
Header headerOf(const CsvRow &first, const QStringList &names, const QStringList &titles)
{
    Header header;
    qsizetype known = 0;
    for (const QString &cell : first.cells) {
        const qsizetype place = placeOf(cell, names, titles);
        known += place >= 0 ? 1 : 0;
        const bool isNew = place >= 0 && !header.places.contains(place);
        header.places.append(isNew ? place : -1);
        if (!isNew && !cell.isEmpty())
            header.unknown.append(cell);
    }
    header.isWritten = known > 0 && 2 * known >= first.cells.size();
    if (header.isWritten)
        return header;
    header = {};
    for (qsizetype at = 0; at < names.size(); ++at)
        header.places.append(at);
    return header;
}

/// A row's name in the plan, or what stands for it.
template <class Row>
QString nameIn(const Plan &plan, Row row)
{
    if constexpr (requires { row.name; })
        return row.name;
    Plan with = plan;
    row.id = {nextId(plan)};
    tableOf<Row>(with) = tableOf<Row>(with).with(row);
    return nameOfRow(with, rowRef(row.id));
}

/// The row of the plan that the other one means; a quote has no name of its own and is always added, unless
/// it is there already.
template <class Row>
const Row *meant(const Plan &plan, const Row &row)
{
    const QString name = nameIn(plan, row).trimmed();
    for (const Row &present : tableOf<Row>(plan)) {
        if constexpr (std::is_same_v<Row, Quote>) {
            Quote same = present;
            same.id = row.id;
            if (same == row)
                return &present;
        } else if (nameOfRow(plan, rowRef(present.id)).trimmed().compare(name, Qt::CaseInsensitive) == 0) {
            return &present;
        }
    }
    return nullptr;
}

/// An empty cell makes a field empty that can be so, and leaves any other as it is.
template <class Value>
void clear(Value &field)
{
    constexpr bool canBeEmpty = requires
    {
        field.reset();
    }
    || requires
    {
        field.isSet();
    }
    || requires
    {
        field.clear();
    };
    if constexpr (canBeEmpty)
        field = Value();
}

/// Reads the cells into the row; what is wrong with the first that cannot be read.
template <class Row>
std::optional<RefusedCell> readCells(const Plan &plan, const CsvRow &cells, const Header &header, Row &row)
{
    std::optional<RefusedCell> refused;
    qsizetype place = 0;
    forEachColumn<Row>([&](const auto &column) {
        const qsizetype at = header.places.indexOf(place++);
        if (refused || at < 0 || at >= cells.cells.size())
            return;
        const QString &cell = cells.cells[at];
        if (cell.trimmed().isEmpty())
            return clear(row.*column.member);
        if (auto refusal = readNamed(plan, cell, row.*column.member))
            refused = RefusedCell{cells.line, QLatin1String(column.name), refusal->sentence, shortened(cell)};
    });
    return refused;
}

/// Takes row after row into a plan that has the earlier ones.
template <class Row>
class Pasting
{
public:
    Pasting(const Plan &plan, const Header &header) : m_plan(plan), m_header(header) {}

    void take(const CsvRow &cells)
    {
        if (cells.cells.size() > m_header.places.size())
            return refuse({cells.line, {}, tooMany(), rowText(cells, u' ')});
        Row read;
        if (const auto refused = readCells(m_plan, cells, m_header, read))
            return refuse(*refused);
        const Row *present = meant(m_plan, read);
        Row row = present ? *present : Row();
        readCells(m_plan, cells, m_header, row);
        Result<Plan> next = present ? changeRow(m_plan, row) : addRow(m_plan, row);
        if (!next)
            return refuse({cells.line, {}, next.error(), rowText(cells, u' ')});
        const bool isChange = present && !(row == *present);
        (present ? m_paste.changed : m_paste.added) += !present || isChange ? 1 : 0;
        m_rows.push_back(row);
        m_plan = std::move(*next);
    }

    Result<Paste> finished()
    {
        if (m_rows.empty() && m_paste.refused.empty())
            return Refusal{Words::tr("There is nothing to paste below the header row.")};
        if (m_rows.empty())
            return Refusal{Words::tr("Nothing was pasted. Line %1: %2")
                               .arg(m_paste.refused.front().line)
                               .arg(m_paste.refused.front().reason)};
        m_paste.unknownColumns = m_header.unknown;
        m_paste.edit = [rows = m_rows](const Plan &plan) {
            Result<Plan> result = plan;
            for (const Row &row : rows) {
                result = row.id.isSet() ? changeRow(*result, row) : addRow(*result, row);
                if (!result)
                    break;
            }
            return result;
        };
        return m_paste;
    }

private:
    QString tooMany() const
    {
        return Words::tr("The row has more cells than the table has columns (%1).")
            .arg(m_header.places.size());
    }
    void refuse(const RefusedCell &cell) { m_paste.refused.push_back(cell); }

    Plan m_plan;
    const Header &m_header;
    std::vector<Row> m_rows;
    Paste m_paste;
};

QString tabbed(QString cell)
{
    if (!cell.contains(u'\t') && !cell.contains(u'\n') && !cell.contains(u'"') && cell == cell.trimmed())
        return cell;
    return u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}
} // namespace

template <class Row>
Result<Paste> pastedRows(const Plan &plan, const QString &text, const QStringList &titles)
{
    if (text.size() > mostCsvBytes)
        return Refusal{Words::tr("The text to paste is longer than 64 MiB. Paste it in parts.")};
    const Result<CsvText> table = readCsv(text, u'\t');
    if (!table)
        return Refusal{table.error()};
    if (table->rows.empty())
        return Refusal{Words::tr("There is no text to paste. Copy rows first.")};
    const Header header = headerOf(table->rows.front(), columnNames<Row>(), titles);
    Pasting<Row> pasting(plan, header);
    for (std::size_t at = header.isWritten ? 1 : 0; at < table->rows.size(); ++at)
        pasting.take(table->rows[at]);
    return pasting.finished();
}

template <class Row>
QString copiedRows(const Plan &plan, const std::vector<Id<Row>> &rows, const QStringList &titles)
{
    QStringList header = titles.isEmpty() ? columnNames<Row>() : titles;
    std::transform(header.begin(), header.end(), header.begin(), tabbed);
    QString text = header.join(u'\t') + u'\n';
    for (const Id<Row> id : rows) {
        const Row *row = tableOf<Row>(plan).find(id);
        if (!row)
            continue;
        QStringList cells;
        forEachColumn<Row>(
            [&](const auto &column) { cells.append(tabbed(namedText(plan, row->*column.member))); });
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

Result<Paste> pastedRows(RowKind kind, const Plan &plan, const QString &text, const QStringList &titles)
{
    Result<Paste> result = Refusal{Words::tr("Nothing can be pasted here.")};
    int place = 0;
    forEachTable(plan, [&](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        if (place++ == static_cast<int>(kind))
            result = pastedRows<Row>(plan, text, titles);
    });
    return result;
}

template Result<Paste> pastedRows<Settings>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Settings>> &, const QStringList &);
template Result<Paste> pastedRows<Site>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Site>> &, const QStringList &);
template Result<Paste> pastedRows<Node>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Node>> &, const QStringList &);
template Result<Paste> pastedRows<Team>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Team>> &, const QStringList &);
template Result<Paste> pastedRows<ExternalService>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<ExternalService>> &, const QStringList &);
template Result<Paste> pastedRows<License>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<License>> &, const QStringList &);
template Result<Paste> pastedRows<Road>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Road>> &, const QStringList &);
template Result<Paste> pastedRows<Wave>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Wave>> &, const QStringList &);
template Result<Paste> pastedRows<Dataset>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Dataset>> &, const QStringList &);
template Result<Paste> pastedRows<Workload>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Workload>> &, const QStringList &);
template Result<Paste> pastedRows<Task>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Task>> &, const QStringList &);
template Result<Paste> pastedRows<Dependency>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Dependency>> &, const QStringList &);
template Result<Paste> pastedRows<Gate>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Gate>> &, const QStringList &);
template Result<Paste> pastedRows<Budget>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Budget>> &, const QStringList &);
template Result<Paste> pastedRows<Assumption>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Assumption>> &, const QStringList &);
template Result<Paste> pastedRows<PriceBookRef>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<PriceBookRef>> &, const QStringList &);
template Result<Paste> pastedRows<Quote>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Quote>> &, const QStringList &);
template Result<Paste> pastedRows<UsageRef>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<UsageRef>> &, const QStringList &);
template Result<Paste> pastedRows<ExchangeRate>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<ExchangeRate>> &, const QStringList &);
template Result<Paste> pastedRows<Scenario>(const Plan &, const QString &, const QStringList &);
template QString copiedRows(const Plan &, const std::vector<Id<Scenario>> &, const QStringList &);

} // namespace portolan

#include "model/exchange/nodelist.h"

#include "model/exchange/csvtext.h"
#include "model/exchange/nodecells.h"
#include "model/exchange/nodecolumns.h"
#include "model/exchange/smicolumns.h"
#include "model/exchange/textform.h"

#include <QCoreApplication>
#include <map>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(NodeList)
};

constexpr std::size_t mostRefusedRows = 1000;
constexpr int mostCores = 65'536;

/// A server as one row gives it.
struct ListedNode
{
    std::int64_t line = 0;
    QString text;
    Node node;
    QString site;
};

/// What is wrong with a cell.
struct CellFault
{
    QString column;
    QString reason;
};

bool isMissing(const QString &cell)
{
    static const QStringList words{QStringLiteral("n/a"),     QStringLiteral("na"),   QStringLiteral("-"),
                                   QStringLiteral("unknown"), QStringLiteral("none"), QStringLiteral("null"),
                                   QStringLiteral("未知"),    QStringLiteral("无")};
    return words.contains(cell.toLower());
}

/// Reads the cells of one row into a server.
class NodeRow
{
public:
    NodeRow(const std::vector<NodeHeading> &headings, const CsvRow &row) : m_headings(headings), m_row(row) {}

    std::int64_t missing() const { return m_missing; }

    std::optional<CellFault> read(ListedNode &listed)
    {
        if (m_row.cells.size() != static_cast<qsizetype>(m_headings.size()))
            return CellFault{
                {},
                Words::tr("The row has %1 cells and the header row %2. Look for a separator or a "
                          "quotation mark too few or too many.")
                    .arg(m_row.cells.size())
                    .arg(m_headings.size())};
        for (std::size_t at = 0; at < m_headings.size() && !m_fault; ++at)
            readCell(m_headings[at], m_row.cells[static_cast<qsizetype>(at)], listed);
        if (!m_fault && listed.node.name.isEmpty())
            m_fault = CellFault{columnName(NodeColumn::Name), Words::tr("The row has no host name. Add it.")};
        if (!m_fault)
            take(listed.node.accelerators, cardsOf(m_cards), columnName(NodeColumn::Accelerators));
        listed.node.notes = m_notes.join(QStringLiteral("; "));
        return m_fault;
    }

private:
    template <class Field, class Value>
    void take(Field &field, const Result<Value> &read, const QString &title)
    {
        if (read)
            field = *read;
        else
            m_fault = CellFault{title, read.error()};
    }

    void readCell(const NodeHeading &heading, const QString &written, ListedNode &listed)
    {
        const QString cell = written.trimmed();
        if (cell.isEmpty())
            return;
        if (!heading.column) {
            m_notes.append(heading.title.isEmpty() ? cell : heading.title + QStringLiteral(": ") + cell);
            return;
        }
        if (isMissing(cell)) {
            ++m_missing;
            return;
        }
        readKnown(heading, cell, listed);
    }

    void readKnown(const NodeHeading &heading, const QString &cell, ListedNode &listed)
    {
        Node &node = listed.node;
        switch (*heading.column) {
        case NodeColumn::Name:
            node.name = cell;
            break;
        case NodeColumn::Site:
            listed.site = cell;
            break;
        case NodeColumn::Model:
            node.model = cell;
            break;
        case NodeColumn::Accelerators:
            m_cards.cards = cell;
            break;
        case NodeColumn::AcceleratorModel:
            m_cards.model = cell;
            break;
        case NodeColumn::Interconnect:
            node.interconnect = cell;
            break;
        case NodeColumn::Os:
            node.os = cell;
            break;
        case NodeColumn::Driver:
            node.driver = cell;
            break;
        case NodeColumn::Cuda:
            node.cuda = cell;
            break;
        case NodeColumn::Notes:
            m_notes.prepend(cell);
            break;
        case NodeColumn::AcceleratorCount:
        case NodeColumn::AcceleratorMemory:
        case NodeColumn::CpuCores:
        case NodeColumn::Memory:
        case NodeColumn::Purchased:
        case NodeColumn::Price:
        case NodeColumn::Kilowatts:
            readMeasure(heading, cell, node);
            break;
        }
    }

    void readMeasure(const NodeHeading &heading, const QString &cell, Node &node)
    {
        const NodeColumn column = *heading.column;
        if (column == NodeColumn::AcceleratorCount)
            take(m_cards.count, countCell(cell, 1024), heading.title);
        else if (column == NodeColumn::AcceleratorMemory)
            take(m_cards.memory, sizeCell(cell, heading.unit), heading.title);
        else if (column == NodeColumn::CpuCores)
            take(node.cpuCores, countCell(cell, mostCores), heading.title);
        else if (column == NodeColumn::Memory)
            take(node.memory, sizeCell(cell, heading.unit), heading.title);
        else if (column == NodeColumn::Purchased)
            take(node.purchased, dayCell(cell), heading.title);
        else if (column == NodeColumn::Price)
            take(node.price, priceCell(cell, heading.unit), heading.title);
        else
            take(node.kilowatts, kilowattCell(cell, heading.unit), heading.title);
        if (node.cpuCores == 0)
            m_fault = CellFault{heading.title,
                                Words::tr("A server has at least one core. Correct it, or leave it empty.")};
    }

    const std::vector<NodeHeading> &m_headings;
    const CsvRow &m_row;
    CardCells m_cards;
    QStringList m_notes;
    std::optional<CellFault> m_fault;
    std::int64_t m_missing = 0;
};

void refuse(FileReport &report, const ListedNode &row, const CellFault &fault)
{
    ++report.rowsRefused;
    report.refused.push_back({row.line, fault.column, fault.reason, row.text});
}

/// Of rows for one server takes the one that all agree on, and refuses the others.
void takeOnce(const std::vector<ListedNode> &rows, Imported &result, FileReport &report)
{
    std::map<QString, std::vector<const ListedNode *>> byName;
    for (const ListedNode &row : rows)
        byName[row.node.name.toLower()].push_back(&row);
    for (const ListedNode &row : rows) {
        const auto &same = byName[row.node.name.toLower()];
        const bool agree = std::all_of(same.begin(), same.end(), [&](const ListedNode *other) {
            return other->node == row.node && other->site == row.site;
        });
        const auto before = std::find_if(result.nodes.begin(), result.nodes.end(), [&](const Node &node) {
            return node.name.compare(row.node.name, Qt::CaseInsensitive) == 0;
        });
        const std::int64_t other = same.front() == &row ? same.back()->line : same.front()->line;
        if (!agree)
            refuse(report, row,
                   {columnName(NodeColumn::Name),
                    Words::tr("Line %1 says something else about %2. Keep one of the two.")
                        .arg(other)
                        .arg(row.node.name)});
        else if (same.front() != &row)
            refuse(report, row,
                   {columnName(NodeColumn::Name),
                    Words::tr("Line %1 says the same about %2 already.").arg(other).arg(row.node.name)});
        else if (before != result.nodes.end())
            refuse(report, row,
                   {columnName(NodeColumn::Name),
                    Words::tr("Another file of this import has %1 already. Import them one after the "
                              "other.")
                        .arg(row.node.name)});
        else {
            result.nodes.push_back(row.node);
            result.nodeSites.push_back(row.site);
            ++report.rowsAccepted;
        }
    }
}

Result<std::vector<NodeHeading>> headingsOf(const CsvText &table, FileReport &report)
{
    if (table.rows.empty())
        return Refusal{Words::tr("The file is empty. Choose another one, or export it again.")};
    const std::vector<NodeHeading> headings = nodeHeadings(table.rows.front().cells);
    const bool hasName = std::any_of(headings.begin(), headings.end(), [](const NodeHeading &heading) {
        return heading.column == NodeColumn::Name;
    });
    if (!hasName)
        return Refusal{
            Words::tr("The header row (%1) has no column for the host name. Call it name, host or 主机名.")
                .arg(rowText(table.rows.front(), table.separator))};
    if (table.rows.size() == 1)
        return Refusal{Words::tr("The list has a header row and nothing below it.")};
    QStringList unknown;
    for (const NodeHeading &heading : headings) {
        if (!heading.column && !heading.title.isEmpty())
            unknown.append(heading.title);
    }
    if (!unknown.isEmpty())
        report.notes.append(
            Words::tr("Columns without a place of their own were kept in the notes of each server: %1.")
                .arg(unknown.join(QStringLiteral(", "))));
    return headings;
}

Result<Done> readFile(const QString &path, Imported &result)
{
    FileReport report;
    report.file = path;
    const Result<QByteArray> bytes = wholeFile(path);
    if (!bytes)
        return Refusal{bytes.error()};
    const Result<CsvText> table = readCsv(*bytes);
    if (!table)
        return Refusal{table.error()};
    const auto headings = headingsOf(*table, report);
    if (!headings)
        return Refusal{headings.error()};
    std::vector<ListedNode> rows;
    for (std::size_t at = 1; at < table->rows.size(); ++at) {
        const CsvRow &row = table->rows[at];
        ListedNode listed{row.line, rowText(row, table->separator), {}, {}};
        NodeRow reader(*headings, row);
        ++report.rowsRead;
        if (const auto fault = reader.read(listed))
            refuse(report, listed, *fault);
        else
            rows.push_back(std::move(listed));
        report.valuesMissing += reader.missing();
    }
    takeOnce(rows, result, report);
    std::stable_sort(report.refused.begin(), report.refused.end(),
                     [](const RefusedRow &a, const RefusedRow &b) { return a.line < b.line; });
    if (report.rowsAccepted == 0)
        return Refusal{Words::tr("No row of the list can be used. Line %1: %2")
                           .arg(report.refused.front().line)
                           .arg(report.refused.front().reason)};
    report.refused.resize(std::min(report.refused.size(), mostRefusedRows));
    result.files.push_back(std::move(report));
    return Done{};
}

Result<Done> read(const QStringList &paths, const ImportOptions &options, Imported &result,
                  std::stop_token stop)
{
    for (qsizetype at = 0; at < paths.size(); ++at) {
        if (stop.stop_requested())
            return Refusal{Words::tr("Stopped. Nothing was imported.")};
        if (const auto done = readFile(paths[at], result); !done)
            return Refusal{Words::tr("%1: %2").arg(paths[at], done.error())};
        if (options.progress)
            options.progress(at + 1, paths.size());
    }
    return Done{};
}

/// A header row with a host name and something else of ours.
QString recognise(const QString &, const QByteArray &head)
{
    QString first;
    for (const QString &line : decodedHead(head).split(u'\n')) {
        first = line.trimmed();
        if (!first.isEmpty() && !first.startsWith(QLatin1String("sep="), Qt::CaseInsensitive))
            break;
    }
    if (first.isEmpty() || isSmiHeader(first.toUtf8()))
        return {};
    const Result<CsvText> table = readCsv(first.toUtf8());
    if (!table || table->rows.empty())
        return {};
    int known = 0;
    bool hasName = false;
    for (const NodeHeading &heading : nodeHeadings(table->rows.front().cells)) {
        known += heading.column ? 1 : 0;
        hasName = hasName || heading.column == NodeColumn::Name;
    }
    return hasName && known > 1 ? Words::tr("the header row names a host and what it has") : QString();
}
} // namespace

ReadFormat nodeListFormat()
{
    return {QStringLiteral("node-list"),
            Words::tr("List of servers"),
            {QStringLiteral("csv"), QStringLiteral("tsv"), QStringLiteral("txt")},
            false,
            recognise,
            read};
}

} // namespace portolan

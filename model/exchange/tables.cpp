#include "model/exchange/tables.h"

#include "model/exchange/namedcell.h"

#include <QCoreApplication>

namespace portolan {

namespace {
QString csvCell(QString cell)
{
    const bool isPlain = !cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n') &&
                         !cell.contains(u'\r') && cell == cell.trimmed();
    return isPlain ? cell : u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

template <class Row>
QByteArray csvOf(const Plan &plan)
{
    QStringList names;
    forEachColumn<Row>([&](const auto &column) { names.append(QLatin1String(column.name)); });
    QByteArray text = csvLine(names);
    for (const Row &row : tableOf<Row>(plan)) {
        QStringList cells;
        forEachColumn<Row>([&](const auto &column) { cells.append(namedText(plan, row.*column.member)); });
        text += csvLine(cells);
    }
    return text;
}
} // namespace

QStringList tableNames()
{
    QStringList names;
    forEachTable(Plan(), [&](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        names.append(QLatin1String(Columns<Row>::table));
    });
    return names;
}

Result<QByteArray> tableCsv(const Plan &plan, const QString &name, CsvMark mark)
{
    QByteArray text = mark == CsvMark::ByteOrderMark ? QByteArray("\xEF\xBB\xBF") : QByteArray();
    bool isKnown = false;
    forEachTable(plan, [&](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        if (name != QLatin1String(Columns<Row>::table))
            return;
        isKnown = true;
        text += csvOf<Row>(plan);
    });
    if (!isKnown)
        return Refusal{QCoreApplication::translate("Tables", "There is no table \"%1\". Known are: %2.")
                           .arg(name, tableNames().join(QStringLiteral(", ")))};
    return text;
}

QByteArray csvLine(const QStringList &cells)
{
    QStringList written;
    for (const QString &cell : cells)
        written.append(csvCell(cell));
    return (written.join(u',') + QStringLiteral("\r\n")).toUtf8();
}

} // namespace portolan

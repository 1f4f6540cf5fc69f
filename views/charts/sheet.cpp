#include "views/charts/sheet.h"

namespace portolan {

namespace {

QString csvCell(const QString &text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    return u'"' + QString(text).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString csvRow(const QStringList &row)
{
    QStringList cells;
    for (const QString &cell : row)
        cells.append(csvCell(cell));
    return cells.join(u',') + QStringLiteral("\r\n");
}

} // namespace

QByteArray csvOf(const Sheet &sheet)
{
    QString text = csvRow(sheet.header);
    for (const QStringList &row : sheet.rows)
        text += csvRow(row);
    return QByteArray("\xEF\xBB\xBF") + text.toUtf8();
}

} // namespace portolan

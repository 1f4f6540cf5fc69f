#pragma once

#include <QByteArray>
#include <QStringList>
#include <QVector>

namespace portolan {

/// What a chart shows, as a table: numbers in full with '.' as the point, units in the header.
struct Sheet
{
    QStringList header;
    QVector<QStringList> rows;
};

/// RFC 4180 with a byte order mark, so that spreadsheets read Chinese.
QByteArray csvOf(const Sheet &sheet);

} // namespace portolan

#pragma once

#include "model/units/result.h"

#include <QByteArrayView>
#include <QStringList>

namespace portolan {

/// Where a log of `nvidia-smi --query-gpu` has what we read, as positions from 0; -1 where it has not.
struct SmiColumns
{
    char separator = ',';
    int count = 0;
    int timestamp = -1;
    int utilization = -1;
    int index = -1;
    int uuid = -1;
    int busId = -1;
    int name = -1;
    int memory = -1;
    int driver = -1;
    std::int64_t memoryUnit = 1024 * 1024; ///< bytes, of cells without a unit

    bool isUsable() const
    {
        return timestamp >= 0 && utilization >= 0 && (uuid >= 0 || index >= 0 || busId >= 0);
    }
};

/// Whether the line is a header row: it names a time stamp or a utilisation, or two other fields of
/// nvidia-smi.
bool isSmiHeader(QByteArrayView line);
/// Whether a cell of the line is a time as nvidia-smi writes it.
bool hasSmiTime(QByteArrayView line);

/// The columns of a header row, "utilization.gpu [%]" or "utilization.gpu". Refuses one that lacks a time
/// stamp, the utilisation, or what tells cards apart, and a utilisation in another unit than per cent.
Result<SmiColumns> smiColumns(QByteArrayView header);
/// The same for columns that the user named, in a file with this line.
Result<SmiColumns> smiColumns(const QStringList &names, QByteArrayView line);

} // namespace portolan

#pragma once

#include "model/plan/plan.h"
#include "model/units/result.h"

#include <QByteArray>
#include <QStringList>

namespace portolan {

/// The tables by the names that files give them, as Columns has them: "sites", "nodes", …
QStringList tableNames();

enum class CsvMark
{
    None,
    ByteOrderMark ///< by which Excel tells UTF-8
};

/// A table of the plan as CSV (RFC 4180: commas, CRLF, quotation marks where needed), in UTF-8, with a header
/// row of column names and references as the names of rows. Refuses a name that is no table.
Result<QByteArray> tableCsv(const Plan &plan, const QString &table, CsvMark mark = CsvMark::None);

/// One row of cells in the same form.
QByteArray csvLine(const QStringList &cells);

} // namespace portolan

#pragma once

#include "model/exchange/format.h"

namespace portolan {

/// How many rows differ between two plans.
struct RowChanges
{
    std::int64_t added = 0;
    std::int64_t changed = 0;
    std::int64_t removed = 0;
};
RowChanges rowChanges(const Plan &before, const Plan &after);

/// The report of an import as JSON: what became of each file and each refused row, and of the plan.
QByteArray importJson(const Imported &imported, const RowChanges &changes, bool applied);

} // namespace portolan

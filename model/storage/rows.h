#pragma once

#include "model/plan/plan.h"
#include "model/storage/database.h"
#include "model/units/result.h"

namespace portolan {

/// Writes the rows that differ between the two plans, inside the caller's transaction. Gives what changed, a
/// table after the other: "nodes +12 ~3 -1 (price notes)" for rows added, changed and removed, and the fields
/// that changed.
QString writeDifferences(Database &database, const Plan &before, const Plan &after);

/// Reads all rows and checks that they make a plan: one settings row, ids used once, references to rows that
/// exist, no loop of dependencies, and each row within the rules of edits. The sentence names the place.
Result<Plan> readRows(Database &database, const QString &path);

} // namespace portolan

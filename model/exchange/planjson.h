#pragma once

#include "model/plan/plan.h"
#include "model/units/result.h"

#include <QByteArray>

namespace portolan {

/// The whole plan as JSON, UTF-8, the same bytes for equal plans:
///
///     { "format": "portolan-plan", "version": 1, "sites": [ { "id": 2, "name": "Machine room", … } ], … }
///
/// Tables and columns come in the order of the plan and of Columns; cells are text as cellText writes it, and
/// references are ids. What is not known is an empty text.
QByteArray planJson(const Plan &plan);

/// Reads it again. A table or column that is left out is empty or has its standard value. Refuses, naming
/// table and row: what is not JSON of this format and version, more than 64 MiB, unknown tables and columns,
/// cells that cannot be read, ids that are not above 0 or stand twice, references to rows that are not there,
/// rows that break a rule of the plan, and a plan without exactly one row of settings.
Result<Plan> readPlanJson(const QByteArray &json);

} // namespace portolan

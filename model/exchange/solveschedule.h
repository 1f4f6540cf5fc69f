#pragma once

#include "model/units/result.h"

#include <QByteArray>

namespace portolan {

/// The dates of tasks from a JSON file: `{"start","calendar":{"zone","workingDays","hours","holidays"},
/// "tasks":[{"id","name","minutes","after":[{"id","type","lagMinutes"}],"constraint":{"type","at"}}]}`.
/// Minutes are working minutes. Ids are texts or whole numbers. Without a calendar, or parts of it: UTC,
/// Monday to Friday, 08:00–12:00 and 13:00–17:00. A time without offset is one of the calendar's zone. The
/// constraints are start-no-earlier-than (SNET) and finish-no-later-than (FNLT). Resources are read and bind
/// nothing; levelling, other constraints and MSPDI are refused. Times come out in the calendar's zone.
Result<QByteArray> solveScheduleJson(const QByteArray &in);

} // namespace portolan

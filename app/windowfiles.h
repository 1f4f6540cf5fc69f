#pragma once

#include "app/session.h"

class QWidget;

namespace portolan {

// What the window writes to files, each with the question where to.

QString planFilter();
QString askPlanPath(QWidget *window, const Session &session);
Result<Done> printReport(QWidget *window, Session &session);
Result<Done> exportAllTables(QWidget *window, Session &session);
/// The edits that the file remembers, newest first.
Result<Done> showAuditTrail(QWidget *window, Session &session);

} // namespace portolan

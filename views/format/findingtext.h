#pragma once

#include "model/budget/alerts.h"
#include "model/plan/finding.h"
#include "model/plan/plan.h"

#include <QLocale>
#include <QString>

namespace portolan {

/// What an engine noticed, as a sentence that names the row and the cure, in the language in use.
QString findingText(const Finding &finding, const Plan &plan, const QLocale &locale = QLocale());

/// A team's month near or over its limit, with what takes most of it.
QString alertText(const Alert &alert, const Plan &plan, const QLocale &locale = QLocale());

} // namespace portolan

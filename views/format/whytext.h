#pragma once

#include "model/forecast/forecast.h"

#include <QLocale>
#include <QString>
#include <QStringList>
#include <vector>

namespace portolan {

/// One input of a figure, ready to be read: what it is, how much, where it came from, and what a click on it
/// leads to (nothing, a row, an assumption, a price, a history, or an earlier line).
struct WhyOperand
{
    QString role;
    QString value;  ///< a dash where it is not known, empty where the operand only names its origin
    QString exact;  ///< for hovering
    QString origin; ///< empty where the figure is a constant of the formula
    Origin target;
};

/// Why a figure is what it is.
struct WhyText
{
    QString title;
    QString value;
    QString exact;
    QString sentence; ///< the formula in words
    std::vector<WhyOperand> operands;
};

/// The explanation of a line of the forecast, in the language in use. A reference to no line, or to one of a
/// stage that was not computed, has an empty title.
WhyText why(const Forecast &forecast, LineRef line, const QLocale &locale = QLocale());

/// The line, or nullptr where the forecast has none.
const Line *lineOf(const Forecast &forecast, LineRef line);

/// A heading for the formula and the formula in words.
QString word(Formula formula);
QString sentence(Formula formula);

/// What the operand is in its formula. Spaces, hyphens and case do not matter in a role. Asserts that it is
/// one of allRoles.
QString roleText(const char *role);
QStringList allRoles();
/// Where a figure came from, with the day and the source of a price and the coverage of a history.
QString originText(const Forecast &forecast, const Origin &origin, const QLocale &locale = QLocale());

} // namespace portolan

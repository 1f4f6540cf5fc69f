#pragma once

#include "model/forecast/forecast.h"

#include <QLocale>
#include <QString>
#include <QStringList>
#include <vector>

namespace portolan {

/// A figure for people who decide: what it is, its value, and what makes it up.
struct Figure
{
    QString title;
    QString value;
    QString exact;
    QString note; ///< what to compare it with, or what is missing
    LineRef line; ///< unset where the figure is a count
};

/// Cost a month now and after the move, the dearest month, break-even, finish with its range, the share of
/// the inventory with usage, and the open blocking findings; in this order.
std::vector<Figure> sixFigures(const Forecast &forecast, const QLocale &locale = QLocale());

/// The month from which everything has moved and nothing old runs on: the one after the finish, if the
/// horizon has it.
std::optional<std::size_t> steadyMonth(const Forecast &forecast);

/// The whole plan in ten lines.
QStringList summaryLines(const Forecast &forecast, const QLocale &locale = QLocale());
/// The measured demand, its percentiles and its coverage, a line each.
QStringList usageLines(const Forecast &forecast, const QLocale &locale = QLocale());

} // namespace portolan

#pragma once

#include "model/forecast/forecast.h"
#include "model/units/result.h"

#include <QDate>
#include <QLocale>
#include <QString>

namespace portolan {

struct ReportOptions
{
    QLocale locale; ///< of numbers and dates; texts come in the language of the installed translator
    QDate date;     ///< printed on every page and kept as the file's date
};

/// Writes the plan and its forecast as a PDF: A4, vectors, text that can be selected and searched, fonts
/// embedded, an outline. The same forecast and options give the same bytes. Refuses, and leaves the path as
/// it was, where the font is not installed, there is no forecast, or the file cannot be written. Needs a
/// QApplication, on any platform.
Result<Done> writeReport(const Forecast &forecast, const ReportOptions &options, const QString &path);

} // namespace portolan

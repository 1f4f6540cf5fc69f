#pragma once

#include "model/forecast/forecast.h"
#include "views/report/paper.h"
#include "views/report/papertable.h"
#include "views/report/report.h"

namespace portolan {

class Chart;

/// What the sections are made of. The forecast has all its stages.
struct ReportContent
{
    const Forecast &forecast;
    const ReportOptions &options;

    const Plan &plan() const { return *forecast.scenario; }
    const QLocale &locale() const { return options.locale; }
};

// Each draws its part from where the paper is; none knows what comes before or after.
void drawTitleAndSummary(Paper &paper, const ReportContent &content);
void drawCost(Paper &paper, const ReportContent &content);
void drawSchedule(Paper &paper, const ReportContent &content);
void drawGantt(Paper &paper, const ReportContent &content);

/// A chart is laid out in pixels of 3/4 point, so that its text is as large as a table's.
inline constexpr double chartPixel = 0.75 * Paper::point;
void setForPaper(Chart &chart, const QLocale &locale);
/// Gives the chart its size before it is painted: its ticks depend on the width that it has by then.
void layOutAs(Chart &chart, const QSize &size);

PaperTable yearTable(const ReportContent &content);
PaperTable waveTable(const ReportContent &content);
PaperTable placementTable(const ReportContent &content);
PaperTable transferTable(const ReportContent &content);
PaperTable findingTable(const ReportContent &content);
PaperTable alertTable(const ReportContent &content);
PaperTable assumptionTable(const ReportContent &content);
PaperTable priceTable(const ReportContent &content);

} // namespace portolan

#pragma once

#include "model/forecast/forecast.h"
#include "views/report/paper.h"
#include "views/report/papertable.h"
#include "views/report/report.h"

namespace portolan {

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

PaperTable yearTable(const ReportContent &content);
PaperTable waveTable(const ReportContent &content);
PaperTable placementTable(const ReportContent &content);
PaperTable transferTable(const ReportContent &content);
PaperTable findingTable(const ReportContent &content);
PaperTable alertTable(const ReportContent &content);
PaperTable assumptionTable(const ReportContent &content);
PaperTable priceTable(const ReportContent &content);

} // namespace portolan

#include "views/charts/breakevenchart.h"
#include "views/charts/costchart.h"
#include "views/report/reportsections.h"

#include <QCoreApplication>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// Draws the chart over the width of the page and so high, and moves below it.
void drawChart(Paper &paper, Chart &chart, double height)
{
    paper.ensure(height);
    const QRectF place(paper.left(), paper.y(), paper.width(), height);
    const QSize layout = QSizeF(place.width() / chartPixel, height / chartPixel).toSize();
    layOutAs(chart, layout);
    chart.paint(paper.painter(), place, layout);
    paper.moveDown(height + 6 * Paper::point);
}
} // namespace

void setForPaper(Chart &chart, const QLocale &locale)
{
    QFont font = paperFont(TextStyle::Small);
    font.setPixelSize(11);
    chart.setPalette(paperPalette());
    chart.setFont(font);
    chart.setLocale(locale);
}

void layOutAs(Chart &chart, const QSize &size)
{
    chart.resize(size);
    chart.replot();
}

void drawCost(Paper &paper, const ReportContent &content)
{
    constexpr double height = 210 * Paper::point;
    const Zone &zone = content.plan().general().zone;
    paper.heading(Words::tr("Cost against budget, month by month"), height);
    CostChart months;
    setForPaper(months, content.locale());
    months.showCost(*content.forecast.cost, *content.forecast.budget, zone);
    drawChart(paper, months, height);
    paper.heading(Words::tr("Staying against moving, added up"), height);
    BreakEvenChart totals;
    setForPaper(totals, content.locale());
    totals.showTotals(*content.forecast.cost, zone);
    drawChart(paper, totals, height);
    drawTable(paper, yearTable(content));
}

void drawSchedule(Paper &paper, const ReportContent &content)
{
    const PaperTable waves = waveTable(content);
    paper.heading(Words::tr("Waves and schedule"), leastHeight(waves));
    drawTable(paper, waves);
}

} // namespace portolan

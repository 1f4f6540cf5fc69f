#include "views/format/words.h"
#include "views/gantt/ganttchart.h"
#include "views/report/reportsections.h"

namespace portolan {

namespace {
/// How many rows fit into so many pixels, at least one.
int rowsIn(const GanttChart &chart, int pixels)
{
    int count = 1;
    while (chart.heightFor(count + 1) <= pixels)
        ++count;
    return count;
}
} // namespace

void drawGantt(Paper &paper, const ReportContent &content)
{
    const auto rows =
        std::make_shared<const GanttRows>(ganttRows(content.plan(), *content.forecast.schedule));
    if (rows->rows.empty())
        return;
    paper.newPage(QPageLayout::Landscape);
    paper.heading(word(Stage::Schedule), 0);
    GanttChart chart;
    setForPaper(chart, content.locale());
    const int count = static_cast<int>(rows->rows.size());
    for (int first = 0; first < count;) {
        const QSize room = (QSizeF(paper.width(), paper.remaining()) / chartPixel).toSize();
        const int here = std::min(count - first, rowsIn(chart, room.height()));
        const QSize layout(room.width(), std::min(room.height(), chart.heightFor(here)));
        chart.showRows(rows);
        layOutAs(chart, layout);
        chart.zoomTo(GanttZoom::Whole);
        chart.scrollToRow(first);
        chart.paint(paper.painter(), {paper.left(), paper.y(), paper.width(), layout.height() * chartPixel},
                    layout);
        first += here;
        if (first < count)
            paper.newPage(QPageLayout::Landscape);
    }
}

} // namespace portolan

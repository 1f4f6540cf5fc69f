#include "views/report/report.h"

#include "views/format/numbers.h"
#include "views/report/pdffile.h"
#include "views/report/reportsections.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSaveFile>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

void drawSection(Paper &paper, const QString &title, const PaperTable &table)
{
    paper.heading(title, leastHeight(table));
    drawTable(paper, table);
}

void drawDocument(Paper &paper, const ReportContent &content)
{
    drawTitleAndSummary(paper, content);
    paper.newPage();
    drawCost(paper, content);
    drawGantt(paper, content);
    paper.newPage();
    drawSchedule(paper, content);
    drawSection(paper, Words::tr("Where each workload goes"), placementTable(content));
    drawSection(paper, Words::tr("How the data gets there"), transferTable(content));
    drawSection(paper, Words::tr("Risks and open findings"), findingTable(content));
    drawSection(paper, Words::tr("Budget alerts"), alertTable(content));
    drawSection(paper, Words::tr("Assumptions"), assumptionTable(content));
    drawSection(paper, Words::tr("Prices used and their sources"), priceTable(content));
}

struct Drawn
{
    QByteArray pdf;
    int pages = 0;
    std::vector<PageMark> marks;
};

Drawn drawn(const ReportContent &content, int pages)
{
    Drawn result;
    QBuffer buffer(&result.pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    const QString &name = content.plan().general().name;
    Paper paper(writer, {Words::tr("%1 – migration plan").arg(name),
                         dateText(content.options.date, content.locale()), pages, content.locale()});
    drawDocument(paper, content);
    paper.painter().end();
    result.pages = paper.pageCount();
    result.marks = paper.marks();
    return result;
}

std::optional<Refusal> whyNot(const Forecast &forecast)
{
    const bool isWhole = forecast.plan && forecast.scenario && forecast.demand && forecast.placement &&
                         forecast.transfer && forecast.schedule && forecast.cost && forecast.budget;
    if (!isWhole)
        return Refusal{
            Words::tr("There is no forecast to print yet. Wait until it is computed and try again.")};
    if (!hasPaperFamily())
        return Refusal{Words::tr("The report needs the font “%1”, which is not installed. Install the Debian "
                                 "package “%2” and try again.")
                           .arg(paperFamily(), QStringLiteral("fonts-wqy-microhei"))};
    return std::nullopt;
}
} // namespace

Result<Done> writeReport(const Forecast &forecast, const ReportOptions &options, const QString &path)
{
    if (const auto refusal = whyNot(forecast))
        return *refusal;
    const ReportContent content{forecast, options};
    // How many pages there are is known once they were drawn; the second time the footers say it.
    const int pages = drawn(content, 0).pages;
    const Drawn document = drawn(content, pages);
    const QString name = content.plan().general().name;
    const auto finished =
        finishedPdf(document.pdf, {Words::tr("%1 – migration plan").arg(name),
                                   Words::tr("Migration of a GPU cluster to the cloud"),
                                   options.locale.bcp47Name(), options.date, document.marks});
    if (!finished)
        return Refusal{finished.error()};
    QSaveFile file(path);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && file.write(*finished) == finished->size() && file.commit();
    if (!isWritten)
        return Refusal{Words::tr("The report could not be written to “%1”: %2. Choose another place.")
                           .arg(path, file.errorString())};
    return Done{};
}

} // namespace portolan

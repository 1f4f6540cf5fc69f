#include "views/format/figures.h"
#include "views/format/numbers.h"
#include "views/format/words.h"
#include "views/report/reportsections.h"

#include <QCoreApplication>
#include <algorithm>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

void drawTile(QPainter &painter, const QRectF &place, const Figure &figure)
{
    constexpr double p = Paper::point;
    painter.fillRect(place, QColor::fromRgb(ink::shade));
    painter.fillRect(QRectF(place.left(), place.top(), place.width(), 2 * p), QColor::fromRgb(ink::accent));
    const QRectF inner = place.adjusted(9 * p, 9 * p, -9 * p, -6 * p);
    double y = inner.top();
    y += drawText(painter, {inner.left(), y, inner.width(), 0}, figure.title,
                  {TextStyle::Small, Qt::AlignLeft, ink::faint, 1});
    y += 4 * p;
    y += drawText(painter, {inner.left(), y, inner.width(), 0}, figure.value,
                  {TextStyle::Figure, Qt::AlignLeft, ink::text, 1});
    y += 3 * p;
    drawText(painter, {inner.left(), y, inner.width(), 0}, figure.note,
             {TextStyle::Small, Qt::AlignLeft, ink::faint, 2});
}

void drawTiles(Paper &paper, const ReportContent &content)
{
    constexpr double gap = 10 * Paper::point;
    constexpr double height = 72 * Paper::point;
    const double width = (paper.width() - gap) / 2;
    const std::vector<Figure> all = sixFigures(content.forecast, content.locale());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const double x = paper.left() + (i % 2 == 0 ? 0 : width + gap);
        drawTile(paper.painter(), {x, paper.y(), width, height}, all[i]);
        if (i % 2 == 1)
            paper.moveDown(height + gap);
    }
}

/// What the plan comes to, in a few sentences.
QStringList verdict(const ReportContent &content)
{
    const CostResult &cost = *content.forecast.cost;
    const QLocale &locale = content.locale();
    const bool isCheaper = cost.moveTotal.micros < cost.stayTotal.micros;
    const Money difference = isCheaper ? cost.stayTotal - cost.moveTotal : cost.moveTotal - cost.stayTotal;
    const double share = cost.stayTotal.micros > 0 ? static_cast<double>(difference.micros) /
                                                         static_cast<double>(cost.stayTotal.micros)
                                                   : 0.0;
    const QString months = countText(static_cast<std::int64_t>(cost.months.size()), locale);
    const Settings &settings = content.plan().general();
    QStringList sentences;
    sentences.append(
        (isCheaper ? Words::tr("Over %1 months moving costs %2 and staying %3: moving saves %4 (%5).")
                   : Words::tr("Over %1 months moving costs %2 and staying %3: moving costs %4 (%5) more."))
            .arg(months, moneyText(cost.moveTotal, locale), moneyText(cost.stayTotal, locale),
                 moneyText(difference, locale), percentText(share, locale)));
    sentences.append(
        Words::tr("At today's value of money it is %1 against %2.")
            .arg(moneyText(cost.movePresentValue, locale), moneyText(cost.stayPresentValue, locale)));
    sentences.append(Words::tr("The move begins on %1 and ends on %2, in waves: %3.")
                         .arg(dateText(settings.start, locale),
                              dayText(content.forecast.schedule->result.finish, settings.zone, locale),
                              countText(static_cast<std::int64_t>(content.plan().waves.size()), locale)));
    if (content.forecast.book && content.forecast.book->isExample)
        sentences.append(
            Words::tr("The prices are made-up examples: no decision should rest on the figures before "
                      "quotes replace them."));
    return sentences;
}

QString subtitle(const ReportContent &content)
{
    const Settings &settings = content.plan().general();
    const Scenario *scenario = content.plan().scenarios.find(settings.scenario);
    return Words::tr("Plan from %1 over %2 months · scenario: %3 · currency: %4")
        .arg(dateText(settings.start, content.locale()), countText(settings.horizonMonths, content.locale()),
             scenario ? scenario->name : Words::tr("the plan as it stands"), settings.currency.toText());
}
} // namespace

void drawTitleAndSummary(Paper &paper, const ReportContent &content)
{
    constexpr double p = Paper::point;
    paper.moveDown(14 * p);
    QPainter &painter = paper.painter();
    const auto line = [&](const QString &text, const Setting &setting, double after) {
        paper.moveDown(drawText(painter, {paper.left(), paper.y(), paper.width(), 0}, text, setting) + after);
    };
    line(Words::tr("Migration plan: from our own GPU cluster to the cloud"),
         {TextStyle::Body, Qt::AlignLeft, ink::faint, 1}, 4 * p);
    paper.mark(content.plan().general().name);
    line(content.plan().general().name, {TextStyle::Title, Qt::AlignLeft, ink::accent, 3}, 4 * p);
    line(subtitle(content), {TextStyle::Small, Qt::AlignLeft, ink::faint, 2}, 6 * p);
    paper.heading(Words::tr("Summary for management"), 200 * p);
    paper.moveDown(2 * p);
    for (const QString &sentence : verdict(content))
        paper.paragraph(sentence);
    paper.moveDown(6 * p);
    drawTiles(paper, content);
    PaperTable blocking = findingTable(content);
    std::erase_if(blocking.rows,
                  [](const PaperRow &row) { return row.cells.value(0) != word(Severity::Blocking); });
    constexpr std::size_t most = 8;
    if (blocking.rows.size() > most)
        blocking.rows.resize(most);
    if (blocking.rows.empty())
        return;
    paper.heading(Words::tr("What stands in the way"), leastHeight(blocking));
    drawTable(paper, blocking);
}

} // namespace portolan

#include "views/pages/overviewpage.h"

#include "views/charts/costchart.h"
#include "views/format/figures.h"
#include "views/format/findingtext.h"
#include "views/format/numbers.h"
#include "views/format/words.h"
#include "views/pages/figuretable.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace portolan {

OverviewPage::OverviewPage(PlanDocument &document, QWidget *parent)
    : Page(document, parent), m_chart(new CostChart(this)), m_waves(new FigureTable(tr("Waves"), this)),
      m_findings(new FigureTable(tr("Findings"), this)), m_missing(new QLabel(this)),
      m_next(new QPushButton(this))
{
    // Large letters in a small window need more height than there is.
    auto *scroller = new QScrollArea(this);
    scroller->setFrameShape(QFrame::NoFrame);
    scroller->setWidgetResizable(true);
    auto *content = new QWidget(scroller);
    scroller->setWidget(content);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroller);
    auto *layout = new QVBoxLayout(content);
    layout->addWidget(figureStrip());
    layout->addWidget(stepBox());
    m_chart->setMinimumHeight(fontMetrics().height() * 16);
    auto *split = new QSplitter(Qt::Vertical, content);
    split->addWidget(m_chart);
    auto *lower = new QSplitter(Qt::Horizontal, split);
    lower->setMinimumHeight(fontMetrics().height() * 9);
    lower->addWidget(m_waves);
    lower->addWidget(m_findings);
    lower->setSizes({400, 500});
    split->addWidget(lower);
    split->setSizes({500, 400});
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    layout->addWidget(split, 1);
    m_waves->setTitles(
        {tr("Wave"), tr("Start"), tr("Cutover"), tr("Way back until"), tr("Finish"), tr("Workloads")});
    m_findings->setTitles({tr("Severity"), tr("Finding")});
    for (FigureTable *table : {m_waves, m_findings}) {
        connect(table, &FigureTable::whyAsked, this, &Page::whyAsked);
        connect(table, &FigureTable::rowChosen, this, &Page::rowChosen);
    }
    connect(m_chart, &Chart::whyAsked, this, &Page::whyAsked);
    connect(m_chart, &Chart::refused, this, &Page::refused);
}

QWidget *OverviewPage::figureStrip()
{
    auto *strip = new QWidget(this);
    m_grid = new QGridLayout(strip);
    m_grid->setContentsMargins(0, 0, 0, 0);
    constexpr int count = 6;
    m_tileLines.resize(count);
    for (int i = 0; i < count; ++i) {
        auto *tile = new QToolButton(strip);
        tile->setObjectName(QStringLiteral("tile"));
        tile->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        tile->setAutoRaise(false);
        auto *inner = new QVBoxLayout(tile);
        for (const char *name : {"title", "value", "note"}) {
            auto *label = new QLabel(tile);
            label->setObjectName(QString::fromLatin1(name));
            label->setAttribute(Qt::WA_TransparentForMouseEvents);
            label->setWordWrap(true);
            inner->addWidget(label);
        }
        inner->addStretch(1);
        tile->setMinimumHeight(fontMetrics().height() * 5);
        connect(tile, &QToolButton::clicked, this, [this, i] {
            const LineRef line = m_tileLines[static_cast<std::size_t>(i)];
            if (line.line >= 0)
                emit whyAsked(line);
        });
        m_tiles.push_back(tile);
    }
    arrangeTiles(count);
    return strip;
}

void OverviewPage::arrangeTiles(int columns)
{
    if (columns == m_tileColumns)
        return;
    m_tileColumns = columns;
    const int count = static_cast<int>(m_tiles.size());
    for (int i = 0; i < count; ++i) {
        m_grid->addWidget(m_tiles[static_cast<std::size_t>(i)], i / columns, i % columns);
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    }
}

void OverviewPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const int count = static_cast<int>(m_tiles.size());
    const bool isNarrow = width() < count * fontMetrics().averageCharWidth() * 22;
    arrangeTiles(isNarrow ? count / 2 : count);
}

QWidget *OverviewPage::stepBox()
{
    auto *box = new QWidget(this);
    auto *layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    m_missing->setWordWrap(true);
    layout->addWidget(m_missing, 1);
    layout->addWidget(m_next);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_step)
            emit wanted(wishOf(*m_step));
    });
    return box;
}

void OverviewPage::showForecast(const SharedForecast &forecast)
{
    showFigures(*forecast);
    m_chart->setVisible(forecast->cost->stayTotal.micros != 0 || forecast->cost->moveTotal.micros != 0);
    m_chart->showCost(*forecast->cost, *forecast->budget, forecast->plan->general().zone);
    showWaves(*forecast);
    showSteps(*forecast);
}

void OverviewPage::showFigures(const Forecast &forecast)
{
    const std::vector<Figure> figures = sixFigures(forecast);
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const Figure &figure = figures[i];
        QToolButton *tile = m_tiles[i];
        const auto set = [&](const char *name, const QString &text, int size, bool isBold) {
            auto *label = tile->findChild<QLabel *>(QString::fromLatin1(name));
            QFont face = font();
            face.setPointSizeF(face.pointSizeF() * size / 100.0);
            face.setBold(isBold);
            label->setFont(face);
            label->setText(text);
        };
        set("title", figure.title, 100, false);
        set("value", figure.value, 130, true);
        set("note", figure.note, 90, false);
        tile->setToolTip(figure.exact);
        tile->setAccessibleName(figure.title + QStringLiteral(": ") + figure.value);
        tile->setAccessibleDescription(figure.note);
        m_tileLines[i] = figure.line;
    }
}

namespace {
struct WaveDates
{
    std::optional<Moment> start, cutOver, rollback, finish;
    LineRef line;
};

WaveDates datesOf(const Forecast &forecast, WaveId wave)
{
    WaveDates dates;
    for (const Task &task : forecast.plan->tasks) {
        const ScheduledTask *scheduled = forecast.schedule->result.find(task.id.value);
        if (task.wave != wave || !scheduled)
            continue;
        dates.start = std::min(dates.start.value_or(scheduled->earlyStart), scheduled->earlyStart);
        if (!dates.finish || scheduled->earlyFinish >= *dates.finish) {
            dates.finish = scheduled->earlyFinish;
            dates.line = scheduled->line;
        }
        if (task.kind == TaskKind::CutOver)
            dates.cutOver = scheduled->earlyFinish;
        if (task.kind == TaskKind::Rollback)
            dates.rollback = scheduled->earlyFinish;
    }
    return dates;
}
} // namespace

void OverviewPage::showWaves(const Forecast &forecast)
{
    const Zone &zone = forecast.plan->general().zone;
    std::vector<std::vector<FigureCell>> rows;
    for (const Wave &wave : forecast.plan->waves) {
        const WaveDates dates = datesOf(forecast, wave.id);
        const auto day = [&](const std::optional<Moment> &moment, LineRef line = {}) {
            return FigureCell{dayText(moment, zone), moment ? momentText(*moment, zone) : notKnown(), line};
        };
        const auto moves = std::count_if(forecast.plan->workloads.begin(), forecast.plan->workloads.end(),
                                         [&](const Workload &work) { return work.wave == wave.id; });
        rows.push_back({{wave.name, {}, {}, rowRef(wave.id), false, CellTone::Strong},
                        day(dates.start),
                        day(dates.cutOver),
                        day(dates.rollback),
                        day(dates.finish, dates.line),
                        {countText(moves), {}, {}, {}, true}});
    }
    m_waves->setFigures(rows);
}

void OverviewPage::showSteps(const Forecast &forecast)
{
    const std::vector<Step> steps = openSteps(forecast);
    m_step = steps.empty() ? std::nullopt : std::optional(steps.front());
    QStringList missing;
    for (const Step step : steps)
        missing.append(stepText(step));
    m_missing->setText(steps.empty() ? tr("Nothing is missing: the plan can be printed.")
                                     : tr("Still to do: %1").arg(missing.join(QStringLiteral(" · "))));
    m_next->setVisible(!steps.empty());
    if (m_step)
        m_next->setText(stepText(*m_step));
    std::vector<Finding> sorted = forecast.findings;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Finding &a, const Finding &b) { return a.severity > b.severity; });
    std::vector<std::vector<FigureCell>> rows;
    for (const Finding &finding : sorted) {
        const QString text = findingText(finding, *forecast.plan);
        rows.push_back({{word(finding.severity),
                         {},
                         {},
                         finding.row,
                         false,
                         finding.severity == Severity::Blocking ? CellTone::Over : CellTone::Plain},
                        {text, text, {}, finding.row}});
    }
    m_findings->setFigures(rows);
}

QString stepText(Step step)
{
    switch (step) {
    case Step::AddNodes:
        return OverviewPage::tr("Import the node list");
    case Step::ImportUsage:
        return OverviewPage::tr("Import utilisation logs");
    case Step::AddWorkloads:
        return OverviewPage::tr("Add the workloads");
    case Step::ChoosePriceBook:
        return OverviewPage::tr("Choose a price book");
    case Step::ChooseTarget:
        return OverviewPage::tr("Choose the target site");
    case Step::AddDatasets:
        return OverviewPage::tr("Add the datasets");
    case Step::AddRoads:
        return OverviewPage::tr("Add lines or media for the data");
    case Step::AddWaves:
        return OverviewPage::tr("Add the waves");
    case Step::AssignWaves:
        return OverviewPage::tr("Give workloads their wave");
    case Step::AddTasks:
        return OverviewPage::tr("Give each wave its tasks");
    case Step::AddBudgets:
        return OverviewPage::tr("Add the teams' budgets");
    case Step::ClearBlocking:
        return OverviewPage::tr("Clear the blocking findings");
    }
    Q_UNREACHABLE();
}

Wish wishOf(Step step)
{
    switch (step) {
    case Step::AddNodes:
    case Step::ImportUsage:
        return Wish::Import;
    case Step::AddWorkloads:
    case Step::AssignWaves:
        return Wish::Workloads;
    case Step::AddDatasets:
        return Wish::Datasets;
    case Step::ChoosePriceBook:
        return Wish::PriceBook;
    case Step::ChooseTarget:
        return Wish::Settings;
    case Step::AddRoads:
        return Wish::Roads;
    case Step::AddWaves:
        return Wish::Waves;
    case Step::AddTasks:
        return Wish::Schedule;
    case Step::AddBudgets:
        return Wish::Budget;
    case Step::ClearBlocking:
        return Wish::Findings;
    }
    Q_UNREACHABLE();
}

} // namespace portolan

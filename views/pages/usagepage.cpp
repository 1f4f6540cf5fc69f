#include "views/pages/usagepage.h"

#include "views/charts/demandchart.h"
#include "views/charts/heatmap.h"
#include "views/format/numbers.h"
#include "views/pages/figuretable.h"
#include "views/pages/invitation.h"

#include <QHeaderView>
#include <QSplitter>
#include <QStackedLayout>
#include <QTabWidget>
#include <QVBoxLayout>

namespace portolan {

namespace {

using Row = std::vector<FigureCell>;

FigureCell number(double value, int places = 1)
{
    return {decimalText(value, places), decimalText(value, 6), {}, {}, true};
}

FigureCell percent(double share, CellTone tone = CellTone::Plain)
{
    return {percentText(share), decimalText(share * 100, 4) + u'%', {}, {}, true, tone};
}

FigureCell missing()
{
    return {missingSign(), notKnown(), {}, {}, true};
}

/// Below four fifths of the expected samples a figure is not to be trusted.
FigureCell coverage(const Measured &samples)
{
    FigureCell cell =
        percent(samples.coverage(), samples.coverage() < 0.8 ? CellTone::Near : CellTone::Plain);
    cell.exact = UsagePage::tr("%1 of %2 expected samples")
                     .arg(countText(samples.presentSamples), countText(samples.expectedSamples));
    return cell;
}

Row distributionRow(const QString &name, const std::optional<Distribution> &values, const Measured &samples)
{
    Row row{{name}};
    if (!values)
        row.insert(row.end(), 6, missing());
    else
        for (const double value :
             {values->mean, values->p50, values->p90, values->p95, values->p99, values->most})
            row.push_back(number(value));
    row.push_back(coverage(samples));
    return row;
}

} // namespace

UsagePage::UsagePage(PlanDocument &document, QWidget *parent)
    : Page(document, parent), m_stack(new QStackedLayout(this)), m_invitation(new Invitation(this)),
      m_figures(new FigureTable(tr("Figures of usage"), this)), m_week(new WeekHeatMap(this)),
      m_demand(new DemandChart(this)), m_tabs(new QTabWidget(this)),
      m_workloads(new FigureTable(tr("Demand by workload"), this)),
      m_idle(new FigureTable(tr("Idle accelerators"), this)),
      m_nodes(new FigureTable(tr("Coverage by node"), this))
{
    m_stack->addWidget(m_invitation);
    m_stack->addWidget(content());
    m_invitation->invite(
        tr("Here you see how busy your accelerators are: the demand hour by hour, the weekly "
           "profile and the cards that idle. It is read from nvidia-smi logs of your nodes."),
        tr("Import usage logs…"));
    m_figures->setTitles({tr("Measure"), tr("Mean"), tr("Median"), tr("90th percentile"),
                          tr("95th percentile"), tr("99th percentile"), tr("Peak"),
                          tr("Share of expected samples")});
    m_workloads->setTitles({tr("Workload"), tr("Accelerator"), tr("Mean"), tr("95th percentile"),
                            tr("Share of expected samples")});
    m_idle->setTitles({tr("Node"), tr("Card"), tr("Accelerator"), tr("Mean utilisation"),
                       tr("95th percentile"), tr("Busiest hour"), tr("Share of expected samples")});
    m_nodes->setTitles({tr("Node"), tr("Mean utilisation"), tr("Samples"), tr("Expected samples"),
                        tr("Share of expected samples")});
    connectParts();
}

QWidget *UsagePage::content()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->addWidget(m_figures);
    m_figures->setMaximumHeight(fontMetrics().height() * 4 + 60);
    auto *split = new QSplitter(Qt::Vertical, content);
    auto *charts = new QSplitter(Qt::Horizontal, split);
    charts->addWidget(m_week);
    charts->addWidget(m_demand);
    charts->setStretchFactor(0, 1);
    charts->setStretchFactor(1, 1);
    split->addWidget(charts);
    m_tabs->addTab(m_workloads, tr("Workloads"));
    m_tabs->addTab(m_idle, tr("Idle accelerators"));
    m_tabs->addTab(m_nodes, tr("Coverage by node"));
    split->addWidget(m_tabs);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    layout->addWidget(split, 1);
    return content;
}

void UsagePage::connectParts()
{
    for (FigureTable *table : {m_figures, m_workloads, m_idle, m_nodes}) {
        connect(table, &FigureTable::whyAsked, this, &Page::whyAsked);
        connect(table, &FigureTable::rowChosen, this, &Page::rowChosen);
    }
    connect(m_week, &Chart::refused, this, &Page::refused);
    connect(m_demand, &Chart::refused, this, &Page::refused);
    connect(m_invitation, &Invitation::accepted, this, [this] { emit wanted(Wish::Import); });
}

void UsagePage::showForecast(const SharedForecast &forecast)
{
    const bool hasUsage = forecast && forecast->demand && forecast->demand->result.samples.presentSamples > 0;
    m_stack->setCurrentIndex(hasUsage ? 1 : 0);
    if (!hasUsage)
        return;
    const Plan &plan = *forecast->scenario;
    const DemandStage &stage = *forecast->demand;
    showFigures(stage.result);
    m_week->showWeek(stage.result);
    m_demand->showDemand(stage.result, plan.general().zone);
    showWorkloads(plan, stage);
    showIdle(plan, stage);
    showNodes(plan, stage);
}

void UsagePage::showFigures(const DemandResult &demand)
{
    m_figures->setFigures(
        {distributionRow(tr("Active accelerators"), demand.activePercentiles, demand.samples),
         distributionRow(tr("Fully used accelerators (equivalents)"), demand.equivalentPercentiles,
                         demand.samples),
         distributionRow(tr("Utilisation of a card, per cent"), demand.samplePercentiles, demand.samples)});
}

void UsagePage::showWorkloads(const Plan &plan, const DemandStage &stage)
{
    std::vector<Row> rows;
    for (const WorkloadDemand &demand : stage.workloads) {
        const Workload *workload = plan.workloads.find(demand.workload);
        if (!workload)
            continue;
        FigureCell mean = demand.mean ? number(*demand.mean) : missing();
        mean.line = demand.line;
        const bool isMeasured = demand.curve.samples.expectedSamples > 0;
        rows.push_back({{workload->name, {}, {}, rowRef(workload->id)},
                        {demand.accelerator},
                        mean,
                        demand.peak ? number(*demand.peak) : missing(),
                        isMeasured ? coverage(demand.curve.samples)
                                   : FigureCell{tr("stated, not measured"), {}, {}, {}, true}});
    }
    m_workloads->setFigures(rows);
}

void UsagePage::showIdle(const Plan &plan, const DemandStage &stage)
{
    std::vector<Row> rows;
    const auto &cards = stage.result.cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto place = static_cast<std::size_t>(cards[i].series);
        if (!cards[i].isIdle || place >= stage.input.series.size())
            continue;
        const UsageSeries &series = *stage.input.series[place];
        const NodeId node = i < stage.cardNodes.size() ? stage.cardNodes[i] : NodeId();
        const Node *known = plan.nodes.find(node);
        rows.push_back({{known ? known->name : series.host, {}, {}, known ? rowRef(node) : RowRef{}},
                        {countText(series.index), series.uuid, {}, {}, true},
                        {series.model},
                        cards[i].mean.value ? percent(*cards[i].mean.value) : missing(),
                        percent(cards[i].p95),
                        percent(cards[i].most),
                        coverage(cards[i].mean)});
    }
    m_idle->setFigures(rows);
    m_tabs->setTabText(m_tabs->indexOf(m_idle),
                       tr("%n idle accelerator(s)", nullptr, static_cast<int>(rows.size())));
    m_tabs->setTabToolTip(m_tabs->indexOf(m_idle), tr("Below 30% in every hour that was measured"));
}

void UsagePage::showNodes(const Plan &plan, const DemandStage &stage)
{
    std::vector<Row> rows;
    for (const auto &[id, samples] : stage.nodes) {
        const Node *node = plan.nodes.find(id);
        if (!node)
            continue;
        const bool isMeasured = samples.expectedSamples > 0;
        rows.push_back(
            {{node->name, {}, {}, rowRef(id)},
             samples.value ? percent(*samples.value) : missing(),
             {countText(samples.presentSamples), {}, {}, {}, true},
             {countText(samples.expectedSamples), {}, {}, {}, true},
             isMeasured ? coverage(samples) : FigureCell{tr("no usage"), {}, {}, {}, true, CellTone::Near}});
    }
    m_nodes->setFigures(rows);
}

} // namespace portolan

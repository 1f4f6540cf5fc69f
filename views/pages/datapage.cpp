#include "views/pages/datapage.h"

#include "views/charts/transferchart.h"
#include "views/format/numbers.h"
#include "views/format/words.h"
#include "views/pages/figuretable.h"
#include "views/pages/invitation.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace portolan {

namespace {

bool isChosen(const RoadOption &option)
{
    return option.verdict == RoadVerdict::Chosen || option.verdict == RoadVerdict::Pinned;
}

/// The verdict, with by how much a road loses where that can be said.
QString verdictText(const RoadOption &option, const DatasetTransfer &travel)
{
    const auto best = std::find_if(travel.options.begin(), travel.options.end(), isChosen);
    const bool comparable = best != travel.options.end();
    if (option.verdict == RoadVerdict::Slower && comparable && option.duration && best->duration &&
        *option.duration > *best->duration)
        return DataPage::tr("Slower by %1").arg(timeSpanText(*option.duration - *best->duration));
    if (option.verdict == RoadVerdict::Dearer && comparable && option.price && best->price)
        return DataPage::tr("Dearer by %1").arg(moneyText(*option.price - *best->price));
    if (isChosen(option))
        return DataPage::tr("✓ %1").arg(word(option.verdict));
    return word(option.verdict);
}

} // namespace

DataPage::DataPage(PlanDocument &document, QWidget *parent)
    : Page(document, parent), m_stack(new QStackedLayout(this)), m_invitation(new Invitation(this)),
      m_roads(new FigureTable(tr("Datasets and roads"), this)), m_chart(new TransferChart(this)),
      m_pin(new QPushButton(tr("Use this road"), this)),
      m_release(new QPushButton(tr("Let the program choose"), this))
{
    m_stack->addWidget(m_invitation);
    m_stack->addWidget(content());
    m_invitation->invite(
        tr("Here you see how long each dataset takes over each line or medium, what it costs "
           "and which road is chosen. Add datasets and roads to the inventory first."),
        tr("Go to the inventory"));
    m_roads->setTitles({tr("Dataset"), tr("Size"), tr("Temperature"), tr("Road"), tr("Time"), tr("Cost"),
                        tr("Start"), tr("Ready"), tr("Verdict")});
    m_roads->setSelectionBehavior(QAbstractItemView::SelectRows);
    connect(m_roads, &FigureTable::whyAsked, this, &Page::whyAsked);
    connect(m_roads, &FigureTable::rowChosen, this, &Page::rowChosen);
    connect(m_roads, &QTableWidget::currentCellChanged, this, &DataPage::followCurrentRow);
    connect(m_chart, &Chart::whyAsked, this, &Page::whyAsked);
    connect(m_chart, &Chart::refused, this, &Page::refused);
    connect(m_chart, &TransferChart::rowChosen, this, &Page::rowChosen);
    connect(m_invitation, &Invitation::accepted, this,
            [this] { emit wanted(plan().datasets.isEmpty() ? Wish::Datasets : Wish::Roads); });
}

QWidget *DataPage::content()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    auto *split = new QSplitter(Qt::Vertical, content);
    auto *upper = new QWidget(split);
    auto *upperLayout = new QVBoxLayout(upper);
    upperLayout->setContentsMargins(0, 0, 0, 0);
    upperLayout->addWidget(m_roads, 1);
    upperLayout->addWidget(buttons());
    split->addWidget(upper);
    split->addWidget(m_chart);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    layout->addWidget(split);
    return content;
}

QWidget *DataPage::buttons()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addStretch(1);
    layout->addWidget(m_pin);
    layout->addWidget(m_release);
    m_pin->setEnabled(false);
    m_release->setEnabled(false);
    connect(m_pin, &QPushButton::clicked, this, [this] {
        if (current())
            pin(current()->road);
    });
    connect(m_release, &QPushButton::clicked, this, [this] { pin({}); });
    return row;
}

const DataPage::Choice *DataPage::current() const
{
    const int row = m_roads->currentRow();
    return row >= 0 && row < static_cast<int>(m_choices.size()) ? &m_choices[static_cast<std::size_t>(row)]
                                                                : nullptr;
}

void DataPage::followCurrentRow()
{
    const Choice *choice = current();
    const Dataset *dataset = choice ? plan().datasets.find(choice->dataset) : nullptr;
    m_pin->setEnabled(dataset && choice->road.isSet() && dataset->road != choice->road);
    m_release->setEnabled(dataset && dataset->road.isSet());
}

void DataPage::pin(RoadId road)
{
    const Choice *choice = current();
    const Dataset *present = choice ? plan().datasets.find(choice->dataset) : nullptr;
    if (!present)
        return;
    Dataset dataset = *present;
    dataset.road = road;
    const QString what = road.isSet() ? tr("Pin the road of %1") : tr("Let the road of %1 be chosen");
    const auto refusal = document().apply(what.arg(dataset.name),
                                          [dataset](const Plan &plan) { return changeRow(plan, dataset); });
    if (refusal)
        emit refused(refusal->sentence);
    followCurrentRow();
}

void DataPage::showForecast(const SharedForecast &forecast)
{
    const bool hasData = forecast && forecast->transfer && !forecast->scenario->datasets.isEmpty() &&
                         !forecast->scenario->roads.isEmpty();
    m_stack->setCurrentIndex(hasData ? 1 : 0);
    if (!hasData)
        return;
    showRoads(*forecast->scenario, *forecast->transfer);
    m_chart->showTransfers(*forecast->transfer, *forecast->scenario);
    followCurrentRow();
}

void DataPage::showRoads(const Plan &plan, const TransferResult &transfer)
{
    std::vector<std::vector<FigureCell>> rows;
    m_choices.clear();
    const Zone &zone = plan.general().zone;
    for (const DatasetTransfer &travel : transfer.datasets) {
        const Dataset *dataset = plan.datasets.find(travel.dataset);
        for (const RoadOption &option : travel.options) {
            const Road *road = plan.roads.find(option.road);
            if (!dataset || !road)
                continue;
            const bool chosen = isChosen(option);
            const CellTone tone = chosen ? CellTone::Strong : CellTone::Plain;
            const auto day = [&](const std::optional<Moment> &moment) {
                return FigureCell{chosen ? dayText(moment, zone) : QString(),
                                  chosen && moment ? momentText(*moment, zone) : QString(),
                                  {},
                                  {},
                                  true,
                                  tone};
            };
            rows.push_back({{dataset->name, {}, {}, rowRef(dataset->id), false, tone},
                            {bytesText(dataset->size),
                             exactBytesText(dataset->size),
                             {},
                             rowRef(dataset->id),
                             true,
                             tone},
                            {word(dataset->temperature), {}, {}, {}, false, tone},
                            {road->name, {}, {}, rowRef(road->id), false, tone},
                            {timeSpanText(option.duration),
                             option.duration ? exactTimeSpanText(*option.duration) : notKnown(),
                             option.durationLine,
                             {},
                             true,
                             tone},
                            {moneyText(option.price),
                             option.price ? exactMoneyText(*option.price) : notKnown(),
                             option.priceLine,
                             {},
                             true,
                             tone},
                            day(travel.start),
                            day(travel.ready),
                            {verdictText(option, travel), {}, {}, {}, false, tone}});
            m_choices.push_back({travel.dataset, option.road});
        }
    }
    m_roads->setFigures(rows);
}

} // namespace portolan

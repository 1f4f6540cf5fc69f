#include "views/pages/costpage.h"

#include "views/charts/breakevenchart.h"
#include "views/charts/costchart.h"
#include "views/format/numbers.h"
#include "views/format/words.h"
#include "views/pages/assumptiontable.h"
#include "views/pages/figuretable.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace portolan {

namespace {
FigureCell money(const std::optional<Money> &amount, LineRef line, const QString &whyNot = {})
{
    return {moneyText(amount), amount ? exactMoneyText(*amount) : whyNot, line, {}, true};
}

const PlacementOption *optionOf(const WorkloadPlacement &placed, Term term)
{
    for (const PlacementOption &option : placed.options) {
        if (option.term == term)
            return &option;
    }
    return nullptr;
}
} // namespace

CostPage::CostPage(PlanDocument &document, const PasteEdit &paste, QWidget *parent)
    : Page(document, parent), m_book(new QLabel(this)), m_tabs(new QTabWidget(this)),
      m_placement(new FigureTable(tr("Placement of workloads"), this)),
      m_months(new FigureTable(tr("Cost by month"), this)),
      m_capacity(new FigureTable(tr("Capacity mix"), this)),
      m_assumptions(new AssumptionTable(document, this)), m_breakEven(new BreakEvenChart(this)),
      m_cost(new CostChart(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(bookRow());
    auto *split = new QSplitter(Qt::Vertical, this);
    auto *charts = new QSplitter(Qt::Horizontal, split);
    charts->addWidget(m_breakEven);
    charts->addWidget(m_cost);
    split->addWidget(charts);
    split->addWidget(m_tabs);
    split->setSizes({400, 450});
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    layout->addWidget(split, 1);
    m_tabs->addTab(m_placement, tr("Workloads"));
    m_tabs->addTab(m_months, tr("Months"));
    m_tabs->addTab(m_capacity, tr("Capacity"));
    m_tabs->addTab(m_assumptions, tr("Assumptions"));
    addTable<Quote>(paste, tr("Prices that somebody offered you. They go before the price book."));
    addTable<ExchangeRate>(paste,
                           tr("Rates between the currency of prices and the plan's own, each with its day."));
    addTable<Scenario>(paste, tr("Named what-ifs: assumptions that differ from the plan's."));
    m_placement->setTitles({tr("Workload"), tr("Placement"), tr("Stay, a month"), tr("Reserved, a month"),
                            tr("On demand, a month"), tr("Spot, a month"), tr("Offering"), tr("Reason")});
    m_months->setTitles(
        {tr("Month"), tr("Staying"), tr("Moving"), tr("Difference"), tr("Difference so far")});
    m_capacity->setTitles({tr("Offering"), tr("Committed accelerators"), tr("Term"), tr("Coverage"),
                           tr("Utilisation of the commitment"), tr("Reserved, a month"),
                           tr("On demand, a month"), tr("Spot, a month"), tr("All on demand, a month")});
    for (FigureTable *table : {m_placement, m_months, m_capacity}) {
        connect(table, &FigureTable::whyAsked, this, &Page::whyAsked);
        connect(table, &FigureTable::rowChosen, this, &Page::rowChosen);
    }
    for (Chart *chart : {static_cast<Chart *>(m_breakEven), static_cast<Chart *>(m_cost)}) {
        connect(chart, &Chart::whyAsked, this, &Page::whyAsked);
        connect(chart, &Chart::refused, this, &Page::refused);
    }
    connect(m_assumptions, &AssumptionTable::refused, this, &Page::refused);
}

QWidget *CostPage::bookRow()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_book->setWordWrap(true);
    layout->addWidget(m_book, 1);
    auto *choose = new QPushButton(tr("Choose price book…"), row);
    connect(choose, &QPushButton::clicked, this, [this] { emit wanted(Wish::PriceBook); });
    layout->addWidget(choose);
    return row;
}

template <class Row>
void CostPage::addTable(const PasteEdit &paste, const QString &invitation)
{
    auto *table = new RowTable(document(), tableSpec<Row>(), paste, m_tabs);
    table->setInvitation(invitation);
    connect(table, &RowTable::refused, this, &Page::refused);
    connect(table, &RowTable::rowChosen, this, &Page::rowChosen);
    m_tabs->addTab(table, manyWord(rowKind<Row>()));
}

void CostPage::showForecast(const SharedForecast &forecast)
{
    const PriceBook *book = forecast->book.get();
    m_book->setText(book ? tr("Prices: %1, as of %2").arg(book->name, dateText(book->asOf))
                         : tr("No price book is in use: nothing in the cloud can be priced."));
    const Zone &zone = forecast->plan->general().zone;
    m_breakEven->showTotals(*forecast->cost, zone);
    m_cost->showCost(*forecast->cost, *forecast->budget, zone);
    showPlacement(*forecast);
    showMonths(*forecast);
    showCapacity(*forecast);
}

void CostPage::showPlacement(const Forecast &forecast)
{
    std::vector<std::vector<FigureCell>> rows;
    for (const WorkloadPlacement &placed : forecast.placement->workloads) {
        std::vector<FigureCell> cells;
        cells.push_back(
            {nameOfRow(*forecast.plan, rowRef(placed.workload)), {}, {}, rowRef(placed.workload)});
        cells.push_back({word(placed.term), {}, {}, rowRef(placed.workload), false, CellTone::Strong});
        for (const Term term : {Term::Stay, Term::Reserved, Term::OnDemand, Term::Spot}) {
            const PlacementOption *option = optionOf(placed, term);
            FigureCell cell = option ? money(option->perMonth, option->line, word(option->reason))
                                     : money(std::nullopt, {});
            cell.tone = placed.term == term ? CellTone::Strong : CellTone::Plain;
            cells.push_back(cell);
        }
        cells.push_back({placed.offering ? placed.offering->key : missingSign()});
        QStringList reasons;
        for (const Reason reason : placed.reasons)
            reasons.append(word(reason));
        cells.push_back({reasons.join(QStringLiteral(" · "))});
        rows.push_back(std::move(cells));
    }
    m_placement->setFigures(rows);
}

void CostPage::showMonths(const Forecast &forecast)
{
    std::vector<std::vector<FigureCell>> rows;
    Money sum;
    for (const MonthTotal &total : forecast.cost->months) {
        const Money difference = total.move - total.stay;
        sum += difference;
        rows.push_back({{monthText(total.month)},
                        money(total.stay, total.stayLine),
                        money(total.move, total.moveLine),
                        money(difference, {}),
                        money(sum, {})});
    }
    const CostResult &cost = *forecast.cost;
    if (!rows.empty()) {
        rows.push_back({{tr("Total"), {}, {}, {}, false, CellTone::Strong},
                        money(cost.stayTotal, cost.stayTotalLine),
                        money(cost.moveTotal, cost.moveTotalLine),
                        money(cost.moveTotal - cost.stayTotal, {}),
                        money(sum, {})});
    }
    m_months->setFigures(rows);
}

void CostPage::showCapacity(const Forecast &forecast)
{
    std::vector<std::vector<FigureCell>> rows;
    for (const CapacityMix &mix : forecast.cost->capacity) {
        rows.push_back(
            {{mix.offering, {}, mix.line, {}},
             {countText(mix.committed), {}, mix.line, {}, true},
             {mix.termMonths > 0 ? tr("%n month(s)", nullptr, mix.termMonths) : missingSign()},
             {percentText(mix.coverage), {}, mix.line, {}, true},
             {mix.committed > 0 ? percentText(mix.utilization) : missingSign(), {}, mix.line, {}, true},
             money(mix.committedPerMonth, mix.line),
             money(mix.onDemandPerMonth, mix.line),
             money(mix.spotPerMonth, mix.line),
             money(mix.allOnDemandPerMonth, mix.line)});
    }
    m_capacity->setFigures(rows);
}

void CostPage::showAssumption(AssumptionKey key)
{
    m_tabs->setCurrentWidget(m_assumptions);
    m_assumptions->showKey(key);
}

} // namespace portolan

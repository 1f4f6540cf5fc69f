#include "views/pages/budgetpage.h"

#include "model/plan/assumptions.h"
#include "views/format/numbers.h"
#include "views/format/words.h"
#include "views/pages/figuretable.h"

#include <QSplitter>
#include <QVBoxLayout>
#include <map>

namespace portolan {

BudgetPage::BudgetPage(PlanDocument &document, const PasteEdit &paste, QWidget *parent)
    : Page(document, parent), m_matrix(new FigureTable(tr("Planned spend by team and month"), this)),
      m_alerts(new FigureTable(tr("Alerts"), this)),
      m_budgets(new RowTable(document, tableSpec<Budget>(), paste, this))
{
    auto *layout = new QVBoxLayout(this);
    auto *split = new QSplitter(Qt::Vertical, this);
    split->addWidget(m_matrix);
    auto *lower = new QSplitter(Qt::Horizontal, split);
    lower->addWidget(m_alerts);
    lower->addWidget(m_budgets);
    lower->setSizes({600, 400});
    split->addWidget(lower);
    split->setSizes({500, 400});
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    layout->addWidget(split);
    m_budgets->setInvitation(tr("What a team may spend each month, from a first to a last month."));
    m_alerts->setTitles(
        {tr("Month"), tr("Team"), tr("Alert"), tr("Planned"), tr("Limit"), tr("Share"), tr("Mostly")});
    for (FigureTable *table : {m_matrix, m_alerts}) {
        connect(table, &FigureTable::whyAsked, this, &Page::whyAsked);
        connect(table, &FigureTable::rowChosen, this, &Page::rowChosen);
    }
    connect(m_budgets, &RowTable::refused, this, &Page::refused);
    connect(m_budgets, &RowTable::rowChosen, this, &Page::rowChosen);
}

void BudgetPage::showForecast(const SharedForecast &forecast)
{
    showMatrix(*forecast);
    showAlerts(*forecast);
}

namespace {
QString shareText(const Money &planned, const Money &limit)
{
    if (limit.micros <= 0)
        return missingSign();
    return percentText(static_cast<double>(planned.micros) / static_cast<double>(limit.micros));
}
} // namespace

void BudgetPage::showMatrix(const Forecast &forecast)
{
    QStringList titles{tr("Month")};
    std::map<int, std::vector<const BudgetCell *>> months;
    for (const BudgetCell &cell : forecast.budget->cells)
        months[cell.month.index].push_back(&cell);
    const double near = assumed(*forecast.scenario, AssumptionKey::AlertShare).toDouble();
    std::vector<std::vector<FigureCell>> rows;
    for (const auto &[index, cells] : months) {
        std::vector<FigureCell> row{{monthText(Month{index})}};
        for (const BudgetCell *cell : cells) {
            if (months.begin()->first == index) {
                const QString team =
                    cell->team.isSet() ? nameOfRow(*forecast.plan, rowRef(cell->team)) : tr("No team");
                titles << tr("%1\nplanned").arg(team) << tr("%1\nlimit").arg(team);
            }
            CellTone tone = CellTone::Plain;
            if (cell->limit && cell->planned.micros > cell->limit->micros)
                tone = CellTone::Over;
            else if (cell->limit && static_cast<double>(cell->planned.micros) >=
                                        near * static_cast<double>(cell->limit->micros))
                tone = CellTone::Near;
            // The sign says what the colour says.
            const QString sign = tone == CellTone::Over   ? QStringLiteral("▲ ")
                                 : tone == CellTone::Near ? QStringLiteral("△ ")
                                                          : QString();
            row.push_back(
                {sign + moneyText(cell->planned), exactMoneyText(cell->planned), cell->line, {}, true, tone});
            row.push_back({moneyText(cell->limit),
                           cell->limit ? exactMoneyText(*cell->limit) : notKnown(),
                           {},
                           {},
                           true});
        }
        rows.push_back(std::move(row));
    }
    m_matrix->setTitles(titles);
    m_matrix->setFigures(rows);
}

void BudgetPage::showAlerts(const Forecast &forecast)
{
    std::vector<std::vector<FigureCell>> rows;
    for (const Alert &alert : forecast.budget->alerts) {
        const CellTone tone = alert.level == AlertLevel::Over ? CellTone::Over : CellTone::Near;
        rows.push_back({{monthText(alert.month)},
                        {nameOfRow(*forecast.plan, rowRef(alert.team)), {}, {}, rowRef(alert.team)},
                        {word(alert.level), {}, {}, rowRef(alert.budget), false, tone},
                        {moneyText(alert.planned), exactMoneyText(alert.planned), {}, {}, true},
                        {moneyText(alert.limit), exactMoneyText(alert.limit), {}, {}, true},
                        {shareText(alert.planned, alert.limit), {}, {}, {}, true},
                        {word(alert.cause)}});
    }
    m_alerts->setFigures(rows);
}

} // namespace portolan

#pragma once

#include "model/budget/alerts.h"
#include "model/cost/cashflow.h"
#include "views/charts/chart.h"

#include <map>

namespace portolan {

/// What the move costs each month, stacked by what the money is for, against the budget.
class CostChart : public Chart
{
    Q_OBJECT

public:
    explicit CostChart(QWidget *parent = nullptr);
    void showCost(const CostResult &cost, const BudgetResult &budget, const Zone &zone);
    Sheet sheet() const override;

protected:
    int pointCount() const override { return static_cast<int>(m_months.size()); }
    int pointAt(const QPointF &pixel) const override;
    QRectF pointPlace(int point) const override;
    QString pointText(int point) const override;
    LineRef pointLine(int point) const override;
    void colour() override;

private:
    struct MonthStack
    {
        Month month;
        std::map<Meaning, Money> parts;
        Money total;
        std::optional<Money> budget;
        std::optional<AlertLevel> alert;
        LineRef line;
    };
    void gather(const CostResult &cost, const BudgetResult &budget);
    void fillBars();
    void fillBudget();
    void showKey();
    double startOf(Month month) const;
    double middleOf(Month month) const { return (startOf(month) + startOf(month + 1)) / 2; }
    double most() const;

    std::vector<MonthStack> m_months;
    Zone m_zone;
    std::map<Meaning, QCPBars *> m_bars;
    QCPGraph *m_budget;
    QCPGraph *m_near;
    QCPGraph *m_over;
};

/// The word for a part of the stack, as legends and tables have it.
QString partText(Meaning meaning);

} // namespace portolan

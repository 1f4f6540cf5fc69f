#pragma once

#include "model/cost/cashflow.h"
#include "views/charts/chart.h"

namespace portolan {

/// What staying and moving have cost by the end of each month, with the month at which moving has paid off.
class BreakEvenChart : public Chart
{
    Q_OBJECT

public:
    explicit BreakEvenChart(QWidget *parent = nullptr);
    void showTotals(const CostResult &cost, const Zone &zone);
    Sheet sheet() const override;

protected:
    int pointCount() const override { return static_cast<int>(m_months.size()); }
    int pointAt(const QPointF &pixel) const override;
    QRectF pointPlace(int point) const override;
    QString pointText(int point) const override;
    LineRef pointLine(int point) const override;
    void colour() override;

private:
    struct Sums
    {
        Month month;
        Money stay, move;
        LineRef line;
    };
    double endOf(Month month) const;
    void markBreakEven();

    std::vector<Sums> m_months;
    std::optional<Month> m_breakEven;
    Zone m_zone;
    QCPGraph *m_stay;
    QCPGraph *m_move;
    QCPItemStraightLine *m_line;
    QCPItemText *m_label;
};

} // namespace portolan

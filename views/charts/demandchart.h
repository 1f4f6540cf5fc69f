#pragma once

#include "model/usage/demand.h"
#include "views/charts/chart.h"

namespace portolan {

/// Active accelerators hour by hour with the percentiles; hours without measurement are hatched.
class DemandChart : public Chart
{
    Q_OBJECT

public:
    explicit DemandChart(QWidget *parent = nullptr);
    void showDemand(const DemandResult &demand, const Zone &zone);
    Sheet sheet() const override;

protected:
    int pointCount() const override { return static_cast<int>(m_active.size()); }
    int pointAt(const QPointF &pixel) const override;
    QRectF pointPlace(int point) const override;
    QString pointText(int point) const override;
    void colour() override;

private:
    void showPercentiles(const std::optional<Distribution> &distribution);
    void drawMissing(QCPPainter *painter) const;
    double keyOf(int hour) const { return static_cast<double>((m_firstHour + hour) * 3600); }

    std::int64_t m_firstHour = 0;
    std::vector<double> m_active;
    Zone m_zone;
    QCPGraph *m_graph;
    std::vector<QCPItemStraightLine *> m_lines;
    std::vector<QCPItemText *> m_labels;
};

} // namespace portolan

#pragma once

#include "model/usage/demand.h"
#include "views/charts/chart.h"

namespace portolan {

/// Active accelerators by week day and hour of the day. Cells in which nothing was measured are hatched.
class WeekHeatMap : public Chart
{
    Q_OBJECT

public:
    explicit WeekHeatMap(QWidget *parent = nullptr);
    void showWeek(const DemandResult &demand);
    Sheet sheet() const override;

protected:
    int pointCount() const override { return m_isEmpty ? 0 : 168; }
    int pointAt(const QPointF &pixel) const override;
    QRectF pointPlace(int point) const override;
    QString pointText(int point) const override;
    void colour() override;

private:
    void drawCells(QCPPainter *painter) const;
    QColor cellColor(double value) const;
    void setUpAxes();

    std::array<Measured, 168> m_week{};
    double m_most = 1;
    bool m_isEmpty = true;
    QCPColorScale *m_scale;
};

} // namespace portolan

#pragma once

#include "model/transfer/transfer.h"
#include "views/charts/chart.h"

namespace portolan {

/// When each dataset travels and on which road.
class TransferChart : public Chart
{
    Q_OBJECT

public:
    explicit TransferChart(QWidget *parent = nullptr);
    void showTransfers(const TransferResult &transfer, const Plan &plan);
    Sheet sheet() const override;

Q_SIGNALS:
    void rowChosen(const portolan::RowRef &row);

protected:
    int pointCount() const override { return static_cast<int>(m_bars.size()); }
    int pointAt(const QPointF &pixel) const override;
    QRectF pointPlace(int point) const override;
    QString pointText(int point) const override;
    LineRef pointLine(int point) const override;
    void colour() override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    struct Bar
    {
        DatasetId dataset;
        QString name, road;
        bool isLine = true;
        Temperature temperature = Temperature::Hot;
        Moment start, ready;
        Bytes sent;
        LineRef line;
    };
    void gather(const TransferResult &transfer, const Plan &plan);
    void drawRoad(QCPPainter *painter, const QRectF &place, const Bar &bar) const;
    void drawBars(QCPPainter *painter) const;

    std::vector<Bar> m_bars;
    Zone m_zone;
};

} // namespace portolan

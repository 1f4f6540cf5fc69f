#pragma once

#include "model/forecast/nextstep.h"
#include "views/pages/page.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace portolan {

class CostChart;
class FigureTable;

/// The six figures, cost against budget, the waves, what is missing and the next step.
class OverviewPage : public Page
{
    Q_OBJECT

public:
    explicit OverviewPage(PlanDocument &document, QWidget *parent = nullptr);
    void showForecast(const SharedForecast &forecast) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *figureStrip();
    void arrangeTiles(int columns);
    QWidget *stepBox();
    void showFigures(const Forecast &forecast);
    void showWaves(const Forecast &forecast);
    void showSteps(const Forecast &forecast);

    QGridLayout *m_grid = nullptr;
    int m_tileColumns = 0;
    std::vector<QToolButton *> m_tiles;
    std::vector<LineRef> m_tileLines;
    CostChart *m_chart;
    FigureTable *m_waves;
    FigureTable *m_findings;
    QLabel *m_missing;
    QPushButton *m_next;
    std::optional<Step> m_step;
};

/// What to do, as the text of a button, and where the window leads for it.
QString stepText(Step step);
Wish wishOf(Step step);

} // namespace portolan

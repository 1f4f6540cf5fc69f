#pragma once

#include "views/pages/page.h"

class QStackedLayout;
class QTabWidget;

namespace portolan {

class DemandChart;
class FigureTable;
class Invitation;
class WeekHeatMap;

/// How busy the accelerators have been, and how sure that is.
class UsagePage : public Page
{
    Q_OBJECT

public:
    explicit UsagePage(PlanDocument &document, QWidget *parent = nullptr);
    void showForecast(const SharedForecast &forecast) override;

private:
    QWidget *content();
    void connectParts();
    void showFigures(const DemandResult &demand);
    void showWorkloads(const Plan &plan, const DemandStage &stage);
    void showIdle(const Plan &plan, const DemandStage &stage);
    void showNodes(const Plan &plan, const DemandStage &stage);

    QStackedLayout *m_stack;
    Invitation *m_invitation;
    FigureTable *m_figures;
    WeekHeatMap *m_week;
    DemandChart *m_demand;
    QTabWidget *m_tabs;
    FigureTable *m_workloads;
    FigureTable *m_idle;
    FigureTable *m_nodes;
};

} // namespace portolan

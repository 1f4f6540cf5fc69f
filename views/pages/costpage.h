#pragma once

#include "views/pages/page.h"
#include "views/tables/rowtable.h"

class QLabel;
class QTabWidget;

namespace portolan {

class AssumptionTable;
class BreakEvenChart;
class CostChart;
class FigureTable;

/// Where each workload goes and what that costs: by workload, by month, by class of capacity; the prices and
/// the assumptions behind it.
class CostPage : public Page
{
    Q_OBJECT

public:
    CostPage(PlanDocument &document, const PasteEdit &paste, QWidget *parent = nullptr);
    void showForecast(const SharedForecast &forecast) override;
    void showAssumption(AssumptionKey key);

private:
    QWidget *bookRow();
    template <class Row>
    void addTable(const PasteEdit &paste, const QString &invitation);
    void showPlacement(const Forecast &forecast);
    void showMonths(const Forecast &forecast);
    void showCapacity(const Forecast &forecast);

    QLabel *m_book;
    QTabWidget *m_tabs;
    FigureTable *m_placement;
    FigureTable *m_months;
    FigureTable *m_capacity;
    AssumptionTable *m_assumptions;
    BreakEvenChart *m_breakEven;
    CostChart *m_cost;
};

} // namespace portolan

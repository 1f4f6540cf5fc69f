#pragma once

#include "views/pages/page.h"
#include "views/tables/rowtable.h"

namespace portolan {

class FigureTable;

/// Planned spend of each team in each month against its budget, with the alerts; and the budgets themselves.
class BudgetPage : public Page
{
    Q_OBJECT

public:
    BudgetPage(PlanDocument &document, const PasteEdit &paste, QWidget *parent = nullptr);
    void showForecast(const SharedForecast &forecast) override;

private:
    void showMatrix(const Forecast &forecast);
    void showAlerts(const Forecast &forecast);

    FigureTable *m_matrix;
    FigureTable *m_alerts;
    RowTable *m_budgets;
};

} // namespace portolan

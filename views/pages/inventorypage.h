#pragma once

#include "views/pages/page.h"
#include "views/tables/rowtable.h"

class QTabWidget;

namespace portolan {

/// What there is, as tables: nodes, accelerators, datasets, workloads, services, licences, teams and the rest
/// of the rows that are typed in.
class InventoryPage : public Page
{
    Q_OBJECT

public:
    InventoryPage(PlanDocument &document, const PasteEdit &paste, QWidget *parent = nullptr);
    void showForecast(const SharedForecast &forecast) override;
    /// Brings the row into view; false where its table is on another page.
    bool showRow(const RowRef &row);
    void showTable(RowKind kind);

private:
    template <class Row>
    void addTable(const QString &invitation);

    PasteEdit m_paste;
    QTabWidget *m_tabs;
    std::vector<RowTable *> m_tables;
    class FigureTable *m_cards;
};

} // namespace portolan

#pragma once

#include "views/pages/page.h"

#include <vector>

class QPushButton;
class QStackedLayout;

namespace portolan {

class FigureTable;
class Invitation;
class TransferChart;

/// Time and cost of each dataset over each road, which road is chosen, and why the others are not.
class DataPage : public Page
{
    Q_OBJECT

public:
    explicit DataPage(PlanDocument &document, QWidget *parent = nullptr);
    void showForecast(const SharedForecast &forecast) override;

private:
    struct Choice
    {
        DatasetId dataset;
        RoadId road;
    };
    QWidget *content();
    QWidget *buttons();
    void showRoads(const Plan &plan, const TransferResult &transfer);
    void pin(RoadId road);
    void followCurrentRow();
    const Choice *current() const;

    QStackedLayout *m_stack;
    Invitation *m_invitation;
    FigureTable *m_roads;
    TransferChart *m_chart;
    QPushButton *m_pin;
    QPushButton *m_release;
    std::vector<Choice> m_choices; ///< as the rows of the table
};

} // namespace portolan

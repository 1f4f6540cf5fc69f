#pragma once

#include "model/plan/plandocument.h"

#include <QTableWidget>

namespace portolan {

/// What is believed: each assumption with its value, unit and source, to be changed in place. A value that a
/// scenario in use overrides is shown, and changed, in the scenario.
class AssumptionTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit AssumptionTable(PlanDocument &document, QWidget *parent = nullptr);
    void showPlan();
    void showKey(AssumptionKey key);

signals:
    void refused(const QString &sentence);

private:
    void change(QTableWidgetItem *item);
    void fillRow(int row, AssumptionKey key);

    PlanDocument &m_document;
    bool m_isFilling = false;
};

} // namespace portolan

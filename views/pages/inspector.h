#pragma once

#include "model/forecast/forecast.h"
#include "model/plan/plandocument.h"

#include <QWidget>

class QLabel;
class QTextBrowser;
class QTableWidget;

namespace portolan {

/// What is known of what was chosen: a row's fields, and why a figure is what it is, each input with a link
/// to where it comes from.
class Inspector : public QWidget
{
    Q_OBJECT

public:
    explicit Inspector(PlanDocument &document, QWidget *parent = nullptr);

    void showForecast(const SharedForecast &forecast);
    void showRow(const RowRef &row);
    void showWhy(const LineRef &line);

signals:
    void rowWanted(const portolan::RowRef &row);
    void assumptionWanted(portolan::AssumptionKey key);

private:
    void fillRow();
    void fillWhy();
    QString operandHtml(const struct WhyOperand &operand, int number) const;
    void follow(const QUrl &link);

    PlanDocument &m_document;
    SharedForecast m_forecast;
    RowRef m_row;
    LineRef m_line;
    std::vector<LineRef> m_trail; ///< the figures from which the reader came
    QLabel *m_rowTitle;
    QTableWidget *m_fields;
    QTextBrowser *m_why;
};

} // namespace portolan

#pragma once

#include "model/forecast/forecast.h"
#include "model/plan/plandocument.h"

#include <QWidget>

namespace portolan {

/// What a page can ask the window for.
enum class Wish
{
    Import,
    PriceBook,
    Settings,
    Inventory,
    Workloads, ///< a table of the inventory, as the next three
    Datasets,
    Roads,
    Waves,
    Usage,
    Cost,
    Data,
    Schedule,
    Budget,
    Findings
};

/// A page of the window. It shows a forecast and turns gestures into edits of the document; edits that are
/// refused are told through `refused`. A figure that is clicked, or on which F1 is pressed, asks for its
/// line.
class Page : public QWidget
{
    Q_OBJECT

public:
    explicit Page(PlanDocument &document, QWidget *parent = nullptr) : QWidget(parent), m_document(document)
    {
    }

    /// Shows what was computed. Called after every new forecast; the page keeps its selection and scroll
    /// position.
    virtual void showForecast(const SharedForecast &forecast) = 0;

Q_SIGNALS:
    void whyAsked(const portolan::LineRef &line);
    void rowChosen(const portolan::RowRef &row);
    void refused(const QString &sentence);
    /// The page offers what it needs: an import, a price book, another page.
    void wanted(portolan::Wish wish);

protected:
    PlanDocument &document() { return m_document; }
    const Plan &plan() const { return *m_document.plan(); }

private:
    PlanDocument &m_document;
};

} // namespace portolan

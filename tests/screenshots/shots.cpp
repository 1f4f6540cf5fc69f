#include "tests/screenshots/shots.h"

#include "views/charts/chart.h"
#include "views/dialogs/commandpalette.h"
#include "views/dialogs/importdialog.h"
#include "views/dialogs/newplandialog.h"
#include "views/dialogs/pricebookdialog.h"
#include "views/dialogs/settingsdialog.h"
#include "views/pages/figuretable.h"
#include "views/tables/rowtable.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace portolan {

namespace {
/// A click on the first figure of the table that can be asked why.
bool askTable(FigureTable &table, const QSignalSpy &asked)
{
    for (int row = 0; row < table.rowCount(); ++row) {
        for (int column = 0; column < table.columnCount(); ++column) {
            const QPoint place = table.visualItemRect(table.item(row, column)).center();
            if (!table.viewport()->rect().contains(place))
                continue;
            QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, place);
            if (!asked.isEmpty())
                return true;
        }
    }
    return false;
}

/// A click on the first place of the chart that answers.
bool askChart(Chart &chart, const QSignalSpy &asked)
{
    constexpr int step = 12;
    for (int y = chart.height() / 4; y < chart.height(); y += step) {
        for (int x = chart.width() / 3; x < chart.width(); x += step) {
            QTest::mouseClick(&chart, Qt::LeftButton, {}, {x, y});
            if (!asked.isEmpty())
                return true;
        }
    }
    return false;
}

void askWhy(Page &page)
{
    const QSignalSpy asked(&page, &Page::whyAsked);
    for (QToolButton *tile : page.findChildren<QToolButton *>(QStringLiteral("tile"))) {
        tile->click();
        if (!asked.isEmpty())
            return;
    }
    for (FigureTable *table : page.findChildren<FigureTable *>()) {
        if (table->isVisible() && askTable(*table, asked))
            return;
    }
    for (Chart *chart : page.findChildren<Chart *>()) {
        if (chart->isVisible() && askChart(*chart, asked))
            return;
    }
}

/// Properties of the first row of the tables in sight.
void chooseRow(Page &page)
{
    for (RowTable *table : page.findChildren<RowTable *>()) {
        if (table->isVisible() && table->model().rowCount() > 0)
            table->view().setCurrentIndex(table->view().model()->index(0, 0));
    }
}
} // namespace

void Shots::takePages(Session &session)
{
    MainWindow window(session);
    window.resize(m_look.size);
    window.show();
    const QList<std::pair<Wish, QString>> pages{
        {Wish::Findings, QStringLiteral("overview")}, {Wish::Inventory, QStringLiteral("inventory")},
        {Wish::Usage, QStringLiteral("usage")},       {Wish::Cost, QStringLiteral("cost")},
        {Wish::Data, QStringLiteral("data")},         {Wish::Schedule, QStringLiteral("schedule")},
        {Wish::Budget, QStringLiteral("budget")}};
    for (const auto &[wish, name] : pages) {
        window.openPage(wish);
        QApplication::processEvents();
        takePage(window, name);
    }
}

void Shots::takePage(MainWindow &window, const QString &name)
{
    for (Page *page : window.findChildren<Page *>()) {
        if (!page->isVisible())
            continue;
        chooseRow(*page);
        askWhy(*page);
        take(window, name);
        for (QTabWidget *tabs : page->findChildren<QTabWidget *>()) {
            for (int tab = 1; tabs->isVisible() && tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                QApplication::processEvents();
                chooseRow(*page);
                take(window, QStringLiteral("%1-tab%2").arg(name).arg(tab + 1));
            }
        }
    }
}

void Shots::takeDialogs(Session &session)
{
    MainWindow window(session);
    NewPlanDialog plan(QDate(2026, 1, 5), &window);
    takeDialog(plan, QStringLiteral("newplan"));
    ImportDialog files({QStringLiteral("/srv/logs"), QStringLiteral("/srv/nodes.csv")},
                       session.document().plan()->general().zone, &window);
    takeDialog(files, QStringLiteral("import"));
    FileReport report;
    report.file = QStringLiteral("nodes.csv");
    report.format = QStringLiteral("nodelist");
    report.rowsRead = 17;
    report.rowsAccepted = 16;
    report.rowsRefused = 1;
    report.refused.push_back(
        {18, QStringLiteral("gpu_count"), QStringLiteral("…"), QStringLiteral("node17,x")});
    ImportReportDialog outcome({report}, &window);
    takeDialog(outcome, QStringLiteral("importreport"));
    QString inUse;
    for (const PriceBookRef &book : session.document().plan()->priceBooks) {
        if (book.inUse)
            inUse = book.content;
    }
    PriceBookDialog books(session.books(), inUse, &window);
    takeDialog(books, QStringLiteral("pricebook"));
    PlanSettingsDialog settings(session.document(), &window);
    takeDialog(settings, QStringLiteral("settings"));
    CommandPalette palette(window.allActions(), &window);
    takeDialog(palette, QStringLiteral("palette"));
}

void Shots::takeDialog(QWidget &dialog, const QString &name)
{
    dialog.show();
    QApplication::processEvents();
    take(dialog, name);
    dialog.hide();
}

void Shots::take(QWidget &widget, const QString &name)
{
    QApplication::processEvents();
    const QString file =
        QStringLiteral("%1-%2-%3-%4x%5.png")
            .arg(name,
                 m_look.locale.language() == QLocale::Chinese ? QStringLiteral("zh_CN")
                                                              : QStringLiteral("en"),
                 m_look.theme == Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"))
            .arg(m_look.size.width())
            .arg(m_look.size.height());
    if (!widget.grab().save(m_folder.filePath(file)))
        ++m_failures;
}

} // namespace portolan

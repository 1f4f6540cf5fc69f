#pragma once

#include "app/preferences.h"
#include "app/session.h"
#include "views/pages/page.h"

#include <QMainWindow>

class QComboBox;
class QLabel;
class QListWidget;
class QStackedWidget;

namespace portolan {

class CostPage;
class Inspector;
class InventoryPage;

/// The window: pages at the left, the chosen one in the middle, the inspector at the right, running work
/// below.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Session &session, QWidget *parent = nullptr);

    void openPage(Wish page);
    Wish page() const;
    /// Every action, for the palette and the menus.
    QList<QAction *> allActions() const;
    /// Asks how the files are to be read, then reads them.
    void offerImport(const QStringList &paths);

signals:
    void languageWanted(const QLocale &locale);
    void themeWanted(portolan::Theme theme);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    friend class WindowActions;
    void buildPages();
    void addPage(Wish wish, const QString &title, Page *page);
    void buildTop();
    void buildDocks();
    void connectSession();
    void tell(const QString &sentence);
    void showForecast(const SharedForecast &forecast);
    void showCounts(const Forecast &forecast);
    void fitPageNames();
    void openTable(RowKind kind);
    void showTitle();
    void showScenarios();
    void showRow(const RowRef &row);
    void grant(Wish wish);
    void choosePriceBook();

    Session &m_session;
    QListWidget *m_names;
    QStackedWidget *m_stack;
    QList<std::pair<Wish, Page *>> m_pages;
    InventoryPage *m_inventory = nullptr;
    CostPage *m_cost = nullptr;
    Inspector *m_inspector = nullptr;
    QLabel *m_saveState = nullptr;
    QComboBox *m_scenario = nullptr;
    class WindowActions *m_actions = nullptr;
};

} // namespace portolan

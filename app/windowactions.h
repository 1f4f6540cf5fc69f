#pragma once

#include "app/session.h"

#include <QAction>
#include <QObject>
#include <functional>

class QMenu;
class QToolBar;

namespace portolan {

class MainWindow;

/// What can be done, once: as menus, as buttons at the top, with keys, and in the palette.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    WindowActions(MainWindow &window, Session &session);

    void fill(QToolBar &bar);
    void addView(QAction *action);
    QList<QAction *> all() const { return m_all; }
    void import();

private:
    struct Entry
    {
        QString text;
        QKeySequence keys;
        QString icon; ///< name in the icon theme
        std::function<void()> run;
    };
    QAction *add(QMenu *menu, const Entry &entry);
    void addFileActions();
    void addEditActions();
    void addPlanActions();
    void addViewActions();
    void addHelpActions();
    void makeNew();
    void openFile();
    void saveAs();
    void print();
    void exportTables();
    void showAudit();
    void showUndo();
    void check(const Result<Done> &result);

    MainWindow &m_window;
    Session &m_session;
    QList<QAction *> m_all;
    QMenu *m_view = nullptr;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_palette = nullptr;
};

} // namespace portolan

#include "app/windowactions.h"

#include "app/language.h"
#include "app/mainwindow.h"
#include "app/windowfiles.h"
#include "views/dialogs/commandpalette.h"
#include "views/dialogs/newplandialog.h"

#include <QDate>
#include <QFileDialog>
#include <QIcon>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolBar>
#include <QToolButton>

namespace portolan {

WindowActions::WindowActions(MainWindow &window, Session &session)
    : QObject(&window), m_window(window), m_session(session)
{
    addFileActions();
    addEditActions();
    addPlanActions();
    addViewActions();
    addHelpActions();
    connect(&session.document(), &PlanDocument::changed, this, &WindowActions::showUndo);
    showUndo();
}

QAction *WindowActions::add(QMenu *menu, const Entry &entry)
{
    auto *action = new QAction(QIcon::fromTheme(entry.icon), entry.text, this);
    action->setShortcut(entry.keys);
    connect(action, &QAction::triggered, this, entry.run);
    menu->addAction(action);
    m_all.append(action);
    return action;
}

void WindowActions::check(const Result<Done> &result)
{
    if (!result)
        QMessageBox::warning(&m_window, tr("Portolan"), result.error());
}

void WindowActions::addFileActions()
{
    QMenu *menu = m_window.menuBar()->addMenu(tr("&File"));
    add(menu, {tr("&New plan…"), QKeySequence::New, QStringLiteral("document-new"), [this] { makeNew(); }});
    add(menu, {tr("&Open…"), QKeySequence::Open, QStringLiteral("document-open"), [this] { openFile(); }});
    add(menu, {tr("Open the &sample plan"), {}, {}, [this] { check(m_session.startSample()); }});
    QMenu *recent = menu->addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] {
        recent->clear();
        for (const QString &path : Preferences().recentFiles()) {
            recent->addAction(path, this, [this, path] { check(m_session.openFile(path)); });
        }
        recent->setEnabled(true);
    });
    add(menu,
        {tr("Save &as…"), QKeySequence::SaveAs, QStringLiteral("document-save-as"), [this] { saveAs(); }});
    menu->addSeparator();
    add(menu, {tr("&Import files…"), QKeySequence(QStringLiteral("Ctrl+I")),
               QStringLiteral("document-import"), [this] { import(); }});
    add(menu, {tr("Import a &folder…"), QKeySequence(QStringLiteral("Ctrl+Shift+I")), {}, [this] {
                   const QString folder = QFileDialog::getExistingDirectory(&m_window, tr("Import a folder"));
                   if (!folder.isEmpty())
                       m_window.offerImport({folder});
               }});
    add(menu, {tr("Export &tables…"), {}, {}, [this] { exportTables(); }});
    add(menu,
        {tr("&Print as PDF…"), QKeySequence::Print, QStringLiteral("document-print"), [this] { print(); }});
    menu->addSeparator();
    add(menu, {tr("What was &changed…"), {}, {}, [this] { showAudit(); }});
    add(menu,
        {tr("&Quit"), QKeySequence::Quit, QStringLiteral("application-exit"), [this] { m_window.close(); }});
}

void WindowActions::addEditActions()
{
    QMenu *menu = m_window.menuBar()->addMenu(tr("&Edit"));
    m_undo = add(menu, {tr("&Undo"), QKeySequence::Undo, QStringLiteral("edit-undo"),
                        [this] { m_session.document().undo(); }});
    m_redo = add(menu, {tr("&Redo"), QKeySequence::Redo, QStringLiteral("edit-redo"),
                        [this] { m_session.document().redo(); }});
}

void WindowActions::addPlanActions()
{
    QMenu *menu = m_window.menuBar()->addMenu(tr("&Plan"));
    add(menu, {tr("Plan &settings…"), QKeySequence(QStringLiteral("Ctrl+,")), {}, [this] {
                   m_window.grant(Wish::Settings);
               }});
    add(menu, {tr("Choose &price book…"), QKeySequence(QStringLiteral("Ctrl+B")), {}, [this] {
                   m_window.grant(Wish::PriceBook);
               }});
}

void WindowActions::addViewActions()
{
    m_view = m_window.menuBar()->addMenu(tr("&View"));
    const QList<std::pair<Wish, QString>> pages{
        {Wish::Findings, tr("Overview")}, {Wish::Inventory, tr("Inventory")},
        {Wish::Usage, tr("Usage")},       {Wish::Cost, tr("Placement and cost")},
        {Wish::Data, tr("Data")},         {Wish::Schedule, tr("Schedule")},
        {Wish::Budget, tr("Budget")}};
    for (qsizetype i = 0; i < pages.size(); ++i) {
        const Wish wish = pages[i].first;
        add(m_view, {pages[i].second, QKeySequence(QStringLiteral("Alt+%1").arg(i + 1)), {}, [this, wish] {
                         m_window.openPage(wish);
                     }});
    }
    m_view->addSeparator();
    QMenu *languages = m_view->addMenu(tr("&Language"));
    for (const QLocale &locale : Language::all()) {
        add(languages,
            {locale.nativeLanguageName(), {}, {}, [this, locale] { emit m_window.languageWanted(locale); }});
    }
    QMenu *themes = m_view->addMenu(tr("&Colours"));
    const QList<std::pair<Theme, QString>> names{
        {Theme::System, tr("As the system")}, {Theme::Light, tr("Light")}, {Theme::Dark, tr("Dark")}};
    for (const auto &[theme, name] : names)
        add(themes, {name, {}, {}, [this, theme = theme] { emit m_window.themeWanted(theme); }});
}

void WindowActions::addHelpActions()
{
    QMenu *menu = m_window.menuBar()->addMenu(tr("&Help"));
    m_palette =
        add(menu, {tr("&Commands…"), QKeySequence(QStringLiteral("Ctrl+Shift+P")),
                   QStringLiteral("system-search"), [this] { CommandPalette(m_all, &m_window).exec(); }});
    add(menu,
        {tr("&About Portolan"), {}, QStringLiteral("help-about"), [this] {
             QMessageBox::about(&m_window, tr("About Portolan"),
                                tr("Portolan %1 charts the passage of a GPU cluster to the cloud. "
                                   "It works without an account and without a network.\n\n"
                                   "Free software under the GNU General Public License, version 3 or later.")
                                    .arg(QStringLiteral(PORTOLAN_VERSION)));
         }});
}

void WindowActions::addView(QAction *action)
{
    m_view->addAction(action);
    m_all.append(action);
}

void WindowActions::fill(QToolBar &bar)
{
    for (QAction *action : {m_undo, m_redo, m_palette}) {
        bar.addAction(action);
        if (auto *button = qobject_cast<QToolButton *>(bar.widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
}

void WindowActions::showUndo()
{
    const PlanDocument &document = m_session.document();
    m_undo->setEnabled(document.canUndo());
    m_redo->setEnabled(document.canRedo());
    m_undo->setText(document.canUndo() ? tr("Undo: %1").arg(document.undoWhat()) : tr("Undo"));
    m_redo->setText(document.canRedo() ? tr("Redo: %1").arg(document.redoWhat()) : tr("Redo"));
}

void WindowActions::makeNew()
{
    NewPlanDialog dialog(QDate::currentDate(), &m_window);
    if (dialog.exec() == QDialog::Accepted)
        check(m_session.startNew(dialog.plan()));
}

void WindowActions::openFile()
{
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Open a plan"), {}, planFilter());
    if (path.isEmpty())
        return;
    const auto opened = m_session.openFile(path);
    if (opened)
        Preferences().addRecentFile(path);
    check(opened);
}

void WindowActions::saveAs()
{
    const QString path = askPlanPath(&m_window, m_session);
    if (path.isEmpty())
        return;
    const auto saved = m_session.saveAs(path);
    if (saved)
        Preferences().addRecentFile(path);
    check(saved);
}

void WindowActions::import()
{
    m_window.offerImport(QFileDialog::getOpenFileNames(&m_window, tr("Import files")));
}

void WindowActions::print()
{
    check(printReport(&m_window, m_session));
}

void WindowActions::exportTables()
{
    check(exportAllTables(&m_window, m_session));
}

void WindowActions::showAudit()
{
    check(showAuditTrail(&m_window, m_session));
}

} // namespace portolan

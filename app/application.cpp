#include "app/application.h"

#include "views/format/numbers.h"

#include <QMessageBox>
#include <QTimer>

namespace portolan {

Application::Application(const QString &dataFolder, QObject *parent) : QObject(parent), m_session(dataFolder)
{
    const Preferences preferences;
    m_language.use(preferences.language());
    applyTheme(preferences.theme());
    m_window = std::make_unique<MainWindow>(m_session);
    showWindow();
}

void Application::showWindow()
{
    connect(m_window.get(), &MainWindow::languageWanted, this, [this](const QLocale &locale) {
        Preferences().setLanguage(locale);
        // The window cannot go while one of its own menus is still at work.
        QTimer::singleShot(0, this, [this, locale] { speak(locale); });
    });
    connect(m_window.get(), &MainWindow::themeWanted, this, [](Theme theme) {
        Preferences().setTheme(theme);
        applyTheme(theme);
    });
}

void Application::speak(const QLocale &locale)
{
    m_language.use(locale);
    const bool wasVisible = m_window->isVisible();
    const QByteArray geometry = m_window->saveGeometry();
    const Wish page = m_window->page();
    m_window = std::make_unique<MainWindow>(m_session);
    showWindow();
    m_window->restoreGeometry(geometry);
    m_window->openPage(page);
    if (wasVisible)
        m_window->show();
}

bool Application::offerLeftOver()
{
    for (const LeftOver &plan : leftOverPlans(m_session.untitledFolder())) {
        const auto answer = QMessageBox::question(
            m_window.get(), tr("Portolan"),
            tr("“%1” was never saved under a name and is still there, as of %2. Open it?")
                .arg(plan.name,
                     momentText(plan.lastSaved, Zone::fromText(QStringLiteral("UTC")).value_or(Zone()))),
            QMessageBox::Open | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Open);
        if (answer == QMessageBox::Open && m_session.openFile(plan.path))
            return true;
        if (answer == QMessageBox::Discard) {
            if (const auto discarded = discardUntitled(plan.path, m_session.untitledFolder()); !discarded)
                QMessageBox::warning(m_window.get(), tr("Portolan"), discarded.error());
        }
    }
    return false;
}

void Application::start(const QString &path)
{
    m_window->show();
    if (!path.isEmpty()) {
        const auto opened = m_session.openFile(path);
        if (opened) {
            Preferences().addRecentFile(path);
            return;
        }
        QMessageBox::warning(m_window.get(), tr("Portolan"), opened.error());
    } else if (offerLeftOver()) {
        return;
    }
    if (const auto started = m_session.startSample(); !started)
        QMessageBox::warning(m_window.get(), tr("Portolan"), started.error());
}

} // namespace portolan

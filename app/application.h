#pragma once

#include "app/language.h"
#include "app/mainwindow.h"
#include "app/preferences.h"
#include "app/session.h"

#include <QObject>
#include <memory>

namespace portolan {

/// The running program: one session, and the window that shows it. Another language makes the window anew.
class Application : public QObject
{
    Q_OBJECT

public:
    explicit Application(const QString &dataFolder, QObject *parent = nullptr);

    Session &session() { return m_session; }
    MainWindow &window() { return *m_window; }
    /// The file, or what was left over by a crash, or the sample plan.
    void start(const QString &path);
    void speak(const QLocale &locale);

private:
    void showWindow();
    bool offerLeftOver();

    Session m_session;
    Language m_language;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace portolan

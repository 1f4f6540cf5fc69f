#pragma once

#include "app/mainwindow.h"
#include "app/session.h"

#include <QDir>
#include <QLocale>

namespace portolan {

/// How the pictures of one round look; their names say it.
struct Look
{
    QLocale locale;
    Theme theme = Theme::Light;
    QSize size;
    int fontPercent = 100;
};

/// Writes pictures of the pages and dialogs as PAGE-LANGUAGE-THEME-SIZE.png.
class Shots
{
public:
    Shots(QDir folder, Look look) : m_folder(std::move(folder)), m_look(std::move(look)) {}

    void takePages(Session &session);
    void takeDialogs(Session &session);
    /// Pictures that could not be written.
    int failures() const { return m_failures; }

private:
    void takePage(MainWindow &window, const QString &name);
    void takeDialog(QWidget &dialog, const QString &name);
    void take(QWidget &widget, const QString &name);

    QDir m_folder;
    Look m_look;
    int m_failures = 0;
};

} // namespace portolan

#pragma once

#include <QLocale>
#include <QStringList>

namespace portolan {

enum class Theme
{
    System,
    Light,
    Dark
};

/// What the user wants of the program, on this machine.
class Preferences
{
public:
    QLocale language() const;
    void setLanguage(const QLocale &locale);
    Theme theme() const;
    void setTheme(Theme theme);
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
};

/// Puts the theme's colours on the application.
void applyTheme(Theme theme);

} // namespace portolan

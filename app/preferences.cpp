#include "app/preferences.h"

#include "app/language.h"

#include <QApplication>
#include <QPalette>
#include <QSettings>
#include <QStyle>
#include <QStyleFactory>

namespace portolan {

namespace {
const QString languageKey = QStringLiteral("language");
const QString themeKey = QStringLiteral("theme");
const QString recentKey = QStringLiteral("recent");

QPalette darkPalette()
{
    QPalette dark;
    const QColor window(37, 39, 42);
    const QColor base(27, 28, 31);
    const QColor ink(228, 228, 230);
    const QColor faint(140, 142, 146);
    dark.setColor(QPalette::Window, window);
    dark.setColor(QPalette::WindowText, ink);
    dark.setColor(QPalette::Base, base);
    dark.setColor(QPalette::AlternateBase, QColor(33, 35, 38));
    dark.setColor(QPalette::ToolTipBase, window);
    dark.setColor(QPalette::ToolTipText, ink);
    dark.setColor(QPalette::PlaceholderText, faint);
    dark.setColor(QPalette::Text, ink);
    dark.setColor(QPalette::Button, QColor(48, 50, 54));
    dark.setColor(QPalette::ButtonText, ink);
    dark.setColor(QPalette::BrightText, Qt::white);
    dark.setColor(QPalette::Link, QColor(110, 180, 240));
    dark.setColor(QPalette::LinkVisited, QColor(170, 150, 230));
    dark.setColor(QPalette::Highlight, QColor(38, 100, 160));
    dark.setColor(QPalette::HighlightedText, Qt::white);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        dark.setColor(QPalette::Disabled, role, faint);
    return dark;
}
} // namespace

QLocale Preferences::language() const
{
    const auto stored = Language::named(QSettings().value(languageKey).toString());
    return stored ? *stored : Language::ofSystem();
}

void Preferences::setLanguage(const QLocale &locale)
{
    QSettings().setValue(languageKey, locale.name());
}

Theme Preferences::theme() const
{
    return static_cast<Theme>(qBound(0, QSettings().value(themeKey, 0).toInt(), 2));
}

void Preferences::setTheme(Theme theme)
{
    QSettings().setValue(themeKey, static_cast<int>(theme));
}

QStringList Preferences::recentFiles() const
{
    return QSettings().value(recentKey).toStringList();
}

void Preferences::addRecentFile(const QString &path)
{
    constexpr qsizetype most = 8;
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    QSettings().setValue(recentKey, files.mid(0, most));
}

void applyTheme(Theme theme)
{
    switch (theme) {
    case Theme::System:
        QApplication::setPalette(QPalette());
        return;
    case Theme::Light:
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setPalette(QApplication::style()->standardPalette());
        return;
    case Theme::Dark:
        // The platform's own style may paint light whatever the palette says.
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setPalette(darkPalette());
        return;
    }
}

} // namespace portolan

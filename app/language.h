#pragma once

#include <QList>
#include <QLocale>
#include <QTranslator>

namespace portolan {

/// The language of the program: English, which the sources are in, or Chinese. Numbers and dates follow it.
class Language
{
public:
    static QList<QLocale> all();
    /// The one of all() that the system's settings ask for.
    static QLocale ofSystem();
    /// "en", "zh_CN"; nothing for others.
    static std::optional<QLocale> named(const QString &name);

    /// Loads the texts and sets the default locale. Widgets that exist are told by the toolkit.
    void use(const QLocale &locale);

private:
    QTranslator m_own;
    QTranslator m_toolkit;
};

} // namespace portolan

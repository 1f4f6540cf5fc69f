#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace portolan {

QList<QLocale> Language::all()
{
    return {QLocale(QLocale::English, QLocale::UnitedStates), QLocale(QLocale::Chinese, QLocale::China)};
}

QLocale Language::ofSystem()
{
    const bool isChinese = QLocale::system().language() == QLocale::Chinese;
    return isChinese ? all().last() : all().first();
}

std::optional<QLocale> Language::named(const QString &name)
{
    for (const QLocale &locale : all()) {
        if (locale.name() == name || locale.name().section(u'_', 0, 0) == name)
            return locale;
    }
    return std::nullopt;
}

void Language::use(const QLocale &locale)
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_toolkit);
    QLocale::setDefault(locale);
    // English has a file of its own for plural forms.
    if (m_own.load(QStringLiteral(":/translations/portolan_%1.qm").arg(locale.name().section(u'_', 0, 0))))
        QCoreApplication::installTranslator(&m_own);
    if (m_toolkit.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_toolkit);
}

} // namespace portolan

#include "app/language.h"
#include "tests/screenshots/shots.h"
#include "views/report/report.h"

#include <QApplication>
#include <QEventLoop>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdio>

namespace {
using namespace portolan;

/// The sample plan in the language in use, with its forecast. False after a minute without one.
bool loadSample(Session &session)
{
    QEventLoop loop;
    QObject::connect(&session, &Session::forecastReady, &loop, &QEventLoop::quit);
    QTimer::singleShot(60'000, &loop, [&loop] { loop.exit(1); });
    return session.startSample() && loop.exec() == 0;
}

/// The pages of the PDF as pictures; false where one of the two tools fails.
bool takeReport(const Session &session, const SharedForecast &forecast, const QDir &folder,
                const QLocale &locale)
{
    const QString name =
        QStringLiteral("report-") +
        (locale.language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en"));
    const QString path = folder.filePath(name + QStringLiteral(".pdf"));
    const auto written = writeReport(*forecast, {locale, session.document().plan()->general().start}, path);
    if (!written) {
        std::fprintf(stderr, "%s\n", qPrintable(written.error()));
        return false;
    }
    return QProcess::execute(QStringLiteral("pdftoppm"),
                             {QStringLiteral("-png"), QStringLiteral("-r"), QStringLiteral("70"), path,
                              folder.filePath(name)}) == 0;
}
} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication toolkit(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("portolan-screenshots"));
    QCoreApplication::setOrganizationName(QStringLiteral("portolan-screenshots"));
    const QDir folder(argc == 2 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (argc != 2 || !folder.mkpath(QStringLiteral("."))) {
        std::fputs("Usage: portolan-screenshots DIR\n", stderr);
        return 2;
    }
    const QTemporaryDir plans;
    const QFont plain = QApplication::font();
    int failures = 0;
    for (const QLocale &locale : Language::all()) {
        Language language;
        language.use(locale);
        Session session(plans.path());
        if (!loadSample(session)) {
            std::fputs("The sample plan has no forecast.\n", stderr);
            return 1;
        }
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            for (const auto &[size, percent] : {std::pair{QSize(1600, 1000), 100}, {QSize(1280, 800), 150}}) {
                applyTheme(theme);
                QFont face = plain;
                face.setPointSizeF(plain.pointSizeF() * percent / 100.0);
                QApplication::setFont(face);
                Shots shots(folder, {locale, theme, size, percent});
                shots.takePages(session);
                shots.takeDialogs(session);
                failures += shots.failures();
            }
        }
        if (!takeReport(session, session.forecasts().last(), folder, locale))
            ++failures;
    }
    return failures == 0 ? 0 : 1;
}

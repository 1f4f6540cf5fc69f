#include "app/application.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QStandardPaths>

int main(int argc, char **argv)
{
    const QApplication toolkit(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("portolan"));
    QCoreApplication::setOrganizationName(QStringLiteral("portolan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PORTOLAN_VERSION));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/portolan.svg")));
    QGuiApplication::setDesktopFileName(QStringLiteral("portolan"));
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Charts the passage of a GPU cluster to the cloud"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("plan"),
                                 QStringLiteral("The plan to open; without it, the sample"),
                                 QStringLiteral("[plan]"));
    parser.process(toolkit);
    portolan::Application application(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                                      QStringLiteral("/untitled"));
    application.start(parser.positionalArguments().value(0));
    return QApplication::exec();
}

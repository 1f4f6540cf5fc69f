#include "app/cli/command.h"
#include "app/language.h"

#include <CLI/CLI.hpp>
#include <QApplication>

using namespace portolan;

int main(int argc, char **argv)
{
    // Painting a report needs a platform, never a display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("portolan-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PORTOLAN_VERSION));
    Language language;
    language.use(language.ofSystem());

    CLI::App parser("Charts the passage of a GPU cluster to the cloud");
    parser.require_subcommand(1);
    parser.set_version_flag("--version", PORTOLAN_VERSION);
    cli::Run run;
    cli::addNew(parser, run);
    cli::addImport(parser, run);
    cli::addFormats(parser, run);
    cli::addUsage(parser, run);
    cli::addForecast(parser, run);
    cli::addCheck(parser, run);
    cli::addReport(parser, run);
    cli::addExport(parser, run);
    cli::addSolve(parser, run);
    cli::addLater(parser, run, "compare");
    try {
        parser.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        const int code = parser.exit(error);
        return code == 0 ? 0 : static_cast<int>(cli::Exit::WrongUsage);
    }
    return static_cast<int>(run());
}

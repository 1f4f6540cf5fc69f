#pragma once

#include "model/storage/planfile.h"
#include "model/units/result.h"

#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

namespace CLI {
class App;
}

namespace portolan::cli {

/// What a script can rely on.
enum class Exit
{
    Done = 0,
    Refused = 1,
    WrongUsage = 2,
    BlockingFinding = 3
};

/// Results go to standard output alone, everything else to standard error.
void print(const QByteArray &bytes);
void tell(const QString &sentence);
Exit refuse(const QString &sentence);

/// An open plan file with its contents.
struct OpenPlan
{
    std::unique_ptr<PlanFile> file;
    PlanContents contents;
};
Result<OpenPlan> openPlan(const QString &path, OpenMode mode);

/// The plan with the named scenario in use; without a name as it stands.
Result<SharedPlan> underNamed(const SharedPlan &plan, const std::string &scenario);

/// A command adds itself to the parser and, when it was called, runs. `run` is kept until then.
using Run = std::function<Exit()>;
void addNew(CLI::App &app, Run &run);
void addImport(CLI::App &app, Run &run);
void addFormats(CLI::App &app, Run &run);
void addUsage(CLI::App &app, Run &run);
void addForecast(CLI::App &app, Run &run);
void addCheck(CLI::App &app, Run &run);
void addReport(CLI::App &app, Run &run);
void addExport(CLI::App &app, Run &run);
void addSolve(CLI::App &app, Run &run);
/// A command that a later version brings: not in the help, and refused by a sentence.
void addLater(CLI::App &app, Run &run, const char *name);

} // namespace portolan::cli

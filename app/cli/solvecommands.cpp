#include "app/cli/command.h"
#include "model/exchange/solvecost.h"
#include "model/exchange/solveschedule.h"
#include "model/exchange/solvetransfer.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace portolan::cli {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

using Solve = std::function<Result<QByteArray>(const QByteArray &, const QString &folder)>;

Exit runSolve(const QString &path, const Solve &solve)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refuse(Words::tr("“%1” cannot be read: %2.").arg(path, file.errorString()));
    const auto answer = solve(file.readAll(), QFileInfo(path).absolutePath());
    if (!answer)
        return refuse(QStringLiteral("%1: %2").arg(path, answer.error()));
    print(*answer);
    return Exit::Done;
}

void addKind(CLI::App &solve, Run &run, const std::pair<const char *, const char *> &words, Solve how)
{
    auto path = std::make_shared<std::string>();
    CLI::App *command = solve.add_subcommand(words.first, words.second);
    command->add_option("FILE", *path, "The problem as JSON")->required();
    command->add_flag("--json")->description("The answer is JSON with or without it");
    command->callback(
        [path, how, &run] { run = [path, how] { return runSolve(QString::fromStdString(*path), how); }; });
}
} // namespace

void addSolve(CLI::App &app, Run &run)
{
    CLI::App *solve = app.add_subcommand("solve", "Solve one problem from a JSON file");
    solve->require_subcommand(1);
    const auto plain = [](Result<QByteArray> (*how)(const QByteArray &)) {
        return [how](const QByteArray &in, const QString &) { return how(in); };
    };
    addKind(*solve, run, {"transfer", "Which dataset takes which road, and when"}, plain(solveTransferJson));
    addKind(*solve, run, {"capacity", "The cheapest commitments for hourly demand"}, solveCapacityJson);
    addKind(*solve, run, {"spot", "What a job on spot capacity takes and costs"}, plain(solveSpotJson));
    addKind(*solve, run, {"tco", "Owning against renting"}, plain(solveTcoJson));
    addKind(*solve, run, {"schedule", "Early and late dates, slack and the critical path"},
            plain(solveScheduleJson));
    for (const char *name : {"placement", "rcpsp"})
        addLater(*solve, run, name);
}

} // namespace portolan::cli

#include "app/cli/command.h"

#include "model/plan/edits.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <cstdio>

namespace portolan::cli {

void print(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
    std::fflush(stdout);
}

void tell(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(sentence));
}

Exit refuse(const QString &sentence)
{
    tell(sentence);
    return Exit::Refused;
}

Result<OpenPlan> openPlan(const QString &path, OpenMode mode)
{
    auto file = PlanFile::open(path, mode);
    if (!file)
        return Refusal{file.error()};
    auto contents = (*file)->read();
    if (!contents)
        return Refusal{contents.error()};
    return OpenPlan{std::move(*file), std::move(*contents)};
}

Result<SharedPlan> underNamed(const SharedPlan &plan, const std::string &scenario)
{
    if (scenario.empty())
        return plan;
    const QString wanted = QString::fromStdString(scenario);
    QStringList names;
    for (const Scenario &row : plan->scenarios) {
        names.append(row.name);
        if (row.name.compare(wanted, Qt::CaseInsensitive) == 0)
            return std::make_shared<const Plan>(*useScenario(*plan, row.id));
    }
    return Refusal{QCoreApplication::translate("Cli", "The plan has no scenario “%1”; it has: %2.")
                       .arg(wanted, names.join(QStringLiteral(", ")))};
}

void addLater(CLI::App &app, Run &run, const char *name)
{
    CLI::App *command = app.add_subcommand(name)->group("")->allow_extras();
    command->callback([name = QString::fromUtf8(name), &run] {
        run = [name] {
            return refuse(QCoreApplication::translate(
                              "Cli", "“%1” is not in this version yet; `portolan-cli --help` lists what is.")
                              .arg(name));
        };
    });
}

} // namespace portolan::cli

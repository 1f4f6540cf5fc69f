#pragma once

#include "model/exchange/format.h"

#include <QFile>
#include <QTemporaryDir>
#include <cstdint>

namespace portolan {

/// Imports the bytes as a file of the format and stops the program where the outcome is neither a refusal in
/// words nor a report in which the rows add up and an edit that a plan can take.
inline void importOnce(const QByteArray &bytes, const QString &format)
{
    static const QTemporaryDir folder;
    static const Plan plan = newPlan(QStringLiteral("P"), {}, Zone(), QDate(2026, 3, 1));
    const QString path = folder.filePath(QStringLiteral("node01.csv"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("The temporary folder cannot be written.");
    file.close();
    ImportOptions options;
    options.format = format;
    options.zone = Zone::fromText(QStringLiteral("Europe/Berlin"));
    const auto imported = importFiles({path}, options, {});
    if (!imported) {
        if (imported.error().isEmpty())
            qFatal("A refusal without a sentence.");
        return;
    }
    const FileReport &report = imported->files.front();
    if (report.rowsRead != report.rowsAccepted + report.rowsRefused)
        qFatal("Rows are lost.");
    if (const auto taken = importEdit(*imported)(plan); !taken)
        qFatal("What was imported does not fit a plan: %s", qPrintable(taken.error()));
}

} // namespace portolan

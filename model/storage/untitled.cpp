#include "model/storage/untitled.h"

#include "model/storage/planfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlanFile)
};

const QString prefix = QStringLiteral("untitled-");
const QString suffix = QStringLiteral(".portolan");
} // namespace

Result<QString> untitledPath(const QString &folder)
{
    if (!QDir().mkpath(folder)) {
        return Refusal{Words::tr("The folder “%1” for plans without a name cannot be made; check your "
                                 "permissions and the space on the disk.")
                           .arg(folder)};
    }
    return QDir(folder).filePath(prefix + QUuid::createUuid().toString(QUuid::Id128) + suffix);
}

std::vector<LeftOver> leftOverPlans(const QString &folder)
{
    std::vector<LeftOver> found;
    const QDir dir(folder);
    for (const QFileInfo &file : dir.entryInfoList({prefix + u'*' + suffix}, QDir::Files, QDir::Time)) {
        // Opening for writing takes the hold, and so tells whether somebody else has it.
        const auto plan = PlanFile::open(file.filePath());
        if (!plan || (*plan)->isReadOnly())
            continue;
        if (const auto contents = (*plan)->read()) {
            found.push_back(
                {file.filePath(), contents->plan->general().name, Moment::fromDateTime(file.lastModified())});
        }
    }
    return found;
}

bool isUntitled(const QString &path, const QString &folder)
{
    const QFileInfo file(path);
    return file.absolutePath() == QFileInfo(folder).absoluteFilePath() &&
           file.fileName().startsWith(prefix) && file.fileName().endsWith(suffix);
}

Result<Done> discardUntitled(const QString &path, const QString &folder)
{
    if (!isUntitled(path, folder)) {
        return Refusal{Words::tr("“%1” is not a plan without a name, so it was not removed.").arg(path)};
    }
    HoldLock lock(path);
    if (lock.take() == HoldLock::Outcome::HeldByOther)
        return Refusal{Words::tr("“%1” is open in another window; close it there first.").arg(path)};
    if (!QFile::remove(path))
        return Refusal{Words::tr("“%1” cannot be removed; check your permissions.").arg(path)};
    QFile::remove(path + QStringLiteral("-journal"));
    return Done{};
}

} // namespace portolan

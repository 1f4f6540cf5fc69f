#include "model/storage/holdlock.h"

#include <QDir>
#include <QFileInfo>

namespace portolan {

HoldLock::HoldLock(const QString &planPath) : m_path(pathFor(planPath)), m_lock(m_path)
{
    // Age says nothing: a plan stays open for days. Only the end of its process frees it.
    m_lock.setStaleLockTime(0);
}

HoldLock::Outcome HoldLock::take()
{
    if (m_lock.tryLock(0))
        return Outcome::Held;
    return m_lock.error() == QLockFile::LockFailedError ? Outcome::HeldByOther : Outcome::Impossible;
}

PlanHolder HoldLock::holder() const
{
    PlanHolder holder;
    QString program;
    m_lock.getLockInfo(&holder.process, &holder.host, &program);
    holder.user = QFileInfo(m_path).owner();
    return holder;
}

QString HoldLock::pathFor(const QString &planPath)
{
    const QFileInfo plan(planPath);
    return plan.dir().filePath(u'.' + plan.fileName() + QStringLiteral(".lock"));
}

} // namespace portolan

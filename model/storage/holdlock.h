#pragma once

#include <QLockFile>
#include <QString>
#include <optional>

namespace portolan {

/// Who has a plan file open.
struct PlanHolder
{
    QString user;
    QString host;
    qint64 process = 0;
};

/// Says that a plan file is open for writing here: a small hidden file beside the plan, which goes when the
/// plan is closed. It names its process, so one that a killed process left behind is known as such and
/// replaced; a plan on a shared folder that another machine holds is never taken over.
class HoldLock
{
public:
    explicit HoldLock(const QString &planPath);

    enum class Outcome
    {
        Held,
        HeldByOther,
        Impossible ///< the folder may not be written to
    };
    Outcome take();
    /// After HeldByOther.
    PlanHolder holder() const;

    static QString pathFor(const QString &planPath);

private:
    QString m_path;
    QLockFile m_lock;
};

} // namespace portolan

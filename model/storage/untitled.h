#pragma once

#include "model/units/result.h"
#include "model/units/timespan.h"

#include <QString>
#include <vector>

namespace portolan {

// A plan that has no name yet is a file all the same, in the application's own data folder, so that it
// outlives a crash. The folder is the caller's to choose.

/// A free path for a new untitled plan in the folder, which is made where it is missing.
Result<QString> untitledPath(const QString &folder);

/// An untitled plan that no running program has open.
struct LeftOver
{
    QString path;
    QString name; ///< of the plan, as the user knows it
    Moment lastSaved;
};
/// Newest first. Files that are no plans, or damaged ones, are not among them and stay where they are.
std::vector<LeftOver> leftOverPlans(const QString &folder);

/// Whether the path is one of those that untitledPath gives for the folder.
bool isUntitled(const QString &path, const QString &folder);

/// Removes an untitled plan that is not wanted any more, or was saved under a name; never another file.
Result<Done> discardUntitled(const QString &path, const QString &folder);

} // namespace portolan

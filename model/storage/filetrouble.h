#pragma once

#include "model/storage/database.h"
#include "model/units/result.h"

namespace portolan {

/// What the database's failure means to the user who was reading or saving the file, as a sentence.
Refusal readingTrouble(const Database &database, const QString &path);
Refusal savingTrouble(const Database &database, const QString &path);

/// Why the file at the path is no plan that this program opens, told from its kind and its first bytes alone;
/// nothing where it may be one.
std::optional<Refusal> strangeFile(const QString &path);

/// The sentence for a format above the one that this program knows.
Refusal newerFormat(const QString &path, std::int64_t format);

} // namespace portolan

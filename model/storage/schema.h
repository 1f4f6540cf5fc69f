#pragma once

#include "model/storage/database.h"
#include "model/units/result.h"

#include <QStringList>

namespace portolan {

/// The format that this program writes, and the number by which SQLite files of ours are known ("PRTL").
inline constexpr int planFormat = 2;
inline constexpr std::int64_t planApplicationId = 0x5052544c;

/// The statements that make an empty plan file of the current format.
QList<QByteArray> schemaStatements();

/// Takes a file of an older format to the current one, step by step, inside the caller's transaction. Refuses
/// a format that no step leads from.
std::optional<Refusal> migrate(Database &database, const QString &path, std::int64_t format);

/// Why the file's tables are not those of the current format, or nothing: each table with its columns, and
/// nothing beside them.
std::optional<Refusal> schemaFault(Database &database, const QString &path);

/// The name in double quotes, as SQL has it.
QByteArray quoted(const char *name);

} // namespace portolan

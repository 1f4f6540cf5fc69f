#include "model/storage/filetrouble.h"

#include "model/storage/schema.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <sqlite3.h>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlanFile)
};

// The header of an SQLite file: https://www.sqlite.org/fileformat2.html, section 1.3.
constexpr qsizetype headerSize = 100;
constexpr qsizetype pageSizeAt = 16;
constexpr qsizetype pagesAt = 28;
constexpr qsizetype formatAt = 60;
constexpr qsizetype applicationAt = 68;

std::int64_t numberAt(const QByteArray &header, qsizetype at)
{
    return qFromBigEndian<qint32>(header.constData() + at);
}

/// Whether the file has fewer bytes than its header says; not asked while a write is under way or
/// interrupted, for then SQLite puts it right from the journal.
bool isCutShort(const QFile &file, const QByteArray &header)
{
    const std::int64_t stored = qFromBigEndian<quint16>(header.constData() + pageSizeAt);
    const std::int64_t pageSize = stored == 1 ? 65536 : stored;
    return file.size() < pageSize * qFromBigEndian<quint32>(header.constData() + pagesAt) &&
           !QFileInfo::exists(file.fileName() + QStringLiteral("-journal"));
}

Refusal damaged(const QString &path)
{
    return {Words::tr("“%1” is damaged and was not opened; nothing in it was changed. Take an older copy, or "
                      "a backup.")
                .arg(path)};
}
} // namespace

Refusal newerFormat(const QString &path, std::int64_t format)
{
    return {Words::tr("“%1” was written by a newer Portolan: it is of format %2, and this version reads up "
                      "to format %3. Open it with a version that reads format %2.")
                .arg(path, QString::number(format), QString::number(planFormat))};
}

Refusal readingTrouble(const Database &database, const QString &path)
{
    switch (database.code() & 0xff) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_ERROR:
    case SQLITE_CONSTRAINT:
    case SQLITE_TOOBIG:
    case SQLITE_SCHEMA:
    case SQLITE_MISMATCH:
        return damaged(path);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {Words::tr("“%1” is being written by another program; try again in a moment.").arg(path)};
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return {Words::tr("“%1” cannot be opened here; its last saving was interrupted, or its folder may "
                          "not be written to. Copy it with its “-journal” file to a folder of your own and "
                          "open it there.")
                    .arg(path)};
    case SQLITE_NOMEM:
        return {Words::tr("There is not enough memory to open “%1”; close other programs and try again.")
                    .arg(path)};
    }
    return {Words::tr("“%1” cannot be read from its disk (error %2); check the disk or the network drive.")
                .arg(path, QString::number(database.code()))};
}

Refusal savingTrouble(const Database &database, const QString &path)
{
    switch (database.code() & 0xff) {
    case SQLITE_FULL:
        return {Words::tr("“%1” cannot be saved because its disk is full; free some space. The file holds "
                          "the plan as it was last saved.")
                    .arg(path)};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {
            Words::tr("“%1” cannot be saved while another program reads or writes it; close that program.")
                .arg(path)};
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
    case SQLITE_CANTOPEN:
        return {Words::tr("“%1” cannot be saved because the file or its folder may not be written to; allow "
                          "writing, or save the plan elsewhere.")
                    .arg(path)};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return {Words::tr("“%1” was damaged while it was open and cannot be saved; save the plan under "
                          "another name.")
                    .arg(path)};
    }
    return {
        Words::tr("“%1” cannot be written to its disk (error %2); check the disk or the network drive, or "
                  "save the plan elsewhere.")
            .arg(path, QString::number(database.code()))};
}

std::optional<Refusal> strangeFile(const QString &path)
{
    const QFileInfo there(path);
    if (!there.exists())
        return Refusal{Words::tr("There is no file “%1”; check its name and folder.").arg(path)};
    if (there.isDir())
        return Refusal{Words::tr("“%1” is a folder; choose a plan file in it.").arg(path)};
    if (!there.isFile())
        return Refusal{Words::tr("“%1” is a device or a pipe; choose a plan file.").arg(path)};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return Refusal{
            Words::tr("“%1” may not be read by you; ask its owner for permission to read it.").arg(path)};
    }
    const QByteArray header = file.read(headerSize);
    if (header.isEmpty())
        return Refusal{Words::tr("“%1” is empty; take a copy that has something in it.").arg(path)};
    const QByteArray sign("SQLite format 3", 16);
    if (!header.startsWith(sign.left(header.size()))) {
        return Refusal{
            Words::tr("“%1” is not a plan; to read a table or a log, import it into a plan.").arg(path)};
    }
    if (header.size() < headerSize)
        return Refusal{Words::tr("“%1” ends too early; copy it again from where it came from.").arg(path)};
    if (numberAt(header, applicationAt) != planApplicationId)
        return Refusal{Words::tr("“%1” is a database of another program, not a plan.").arg(path)};
    if (numberAt(header, formatAt) > planFormat)
        return newerFormat(path, numberAt(header, formatAt));
    if (isCutShort(file, header))
        return Refusal{Words::tr("“%1” ends too early; copy it again from where it came from.").arg(path)};
    return std::nullopt;
}

} // namespace portolan

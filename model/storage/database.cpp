#include "model/storage/database.h"

#include <QFile>

#include <sqlite3.h>

namespace portolan {

namespace {
int flagsOf(DatabaseAccess access)
{
    switch (access) {
    case DatabaseAccess::ReadOnly:
        return SQLITE_OPEN_READONLY;
    case DatabaseAccess::ReadWrite:
        return SQLITE_OPEN_READWRITE;
    case DatabaseAccess::Create:
        return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case DatabaseAccess::Memory:
        return SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY;
    }
    return SQLITE_OPEN_READONLY;
}
} // namespace

Database::Database(const QString &path, DatabaseAccess access)
{
    const QByteArray name =
        access == DatabaseAccess::Memory ? QByteArray(":memory:") : QFile::encodeName(path);
    note(sqlite3_open_v2(name.constData(), &m_handle, flagsOf(access) | SQLITE_OPEN_NOMUTEX, nullptr));
    if (!isOk())
        return;
    sqlite3_extended_result_codes(m_handle, 1);
    sqlite3_busy_timeout(m_handle, 2000);
    distrust();
    if (access == DatabaseAccess::ReadWrite || access == DatabaseAccess::Create) {
        run("PRAGMA journal_mode=DELETE");
        run("PRAGMA synchronous=FULL");
    }
    run("PRAGMA foreign_keys=ON");
    run("PRAGMA temp_store=MEMORY");
}

Database::~Database()
{
    sqlite3_close_v2(m_handle);
}

/// A file that comes by mail must not run code of its own or take memory without bound.
void Database::distrust()
{
    for (const int setting : {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER,
                              SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_DQS_DDL, SQLITE_DBCONFIG_DQS_DML})
        sqlite3_db_config(m_handle, setting, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_limit(m_handle, SQLITE_LIMIT_LENGTH, 80 << 20);
    sqlite3_limit(m_handle, SQLITE_LIMIT_SQL_LENGTH, 100'000);
    sqlite3_limit(m_handle, SQLITE_LIMIT_COLUMN, 100);
    sqlite3_limit(m_handle, SQLITE_LIMIT_EXPR_DEPTH, 50);
    sqlite3_limit(m_handle, SQLITE_LIMIT_COMPOUND_SELECT, 10);
    sqlite3_limit(m_handle, SQLITE_LIMIT_VDBE_OP, 25'000);
    sqlite3_limit(m_handle, SQLITE_LIMIT_FUNCTION_ARG, 8);
    sqlite3_limit(m_handle, SQLITE_LIMIT_ATTACHED, 1);
    sqlite3_limit(m_handle, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100);
    sqlite3_limit(m_handle, SQLITE_LIMIT_TRIGGER_DEPTH, 1);
    run("PRAGMA cell_size_check=ON");
    run("PRAGMA mmap_size=0");
}

void Database::note(int code)
{
    const bool isFine = code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE;
    if (m_code == 0 && !isFine)
        m_code = code;
}

void Database::run(const char *sql)
{
    if (isOk())
        note(sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr));
}

std::int64_t Database::number(const char *sql, std::int64_t otherwise)
{
    Statement statement(*this, sql);
    return statement.step() ? statement.integer(0) : otherwise;
}

QString Database::word(const char *sql)
{
    Statement statement(*this, sql);
    return statement.step() ? statement.text(0) : QString();
}

void Database::copyFrom(Database &source)
{
    if (!isOk())
        return;
    sqlite3_backup *copy = sqlite3_backup_init(m_handle, "main", source.m_handle, "main");
    if (!copy) {
        note(sqlite3_extended_errcode(m_handle));
        return;
    }
    const int stepped = sqlite3_backup_step(copy, -1);
    note(sqlite3_backup_finish(copy));
    note(stepped);
}

bool Database::hasMoved()
{
    int moved = 0;
    const int code = sqlite3_file_control(m_handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return code == SQLITE_OK && moved != 0;
}

Statement::Statement(Database &database, const QByteArray &sql) : m_database(database)
{
    if (!database.isOk())
        return;
    database.note(sqlite3_prepare_v2(database.handle(), sql.constData(), static_cast<int>(sql.size()),
                                     &m_statement, nullptr));
}

Statement::~Statement()
{
    sqlite3_finalize(m_statement);
}

void Statement::bind(int parameter, std::int64_t value)
{
    if (m_database.isOk())
        m_database.note(sqlite3_bind_int64(m_statement, parameter, value));
}

void Statement::bind(int parameter, const QString &value)
{
    const QByteArray utf8 = value.toUtf8();
    // An empty array may have no address, and SQLite takes that for NULL.
    const char *bytes = utf8.isEmpty() ? "" : utf8.constData();
    if (m_database.isOk())
        m_database.note(sqlite3_bind_text64(m_statement, parameter, bytes,
                                            static_cast<sqlite3_uint64>(utf8.size()), SQLITE_TRANSIENT,
                                            SQLITE_UTF8));
}

void Statement::bind(int parameter, const QByteArray &blob)
{
    const char *bytes = blob.isEmpty() ? "" : blob.constData();
    if (m_database.isOk())
        m_database.note(sqlite3_bind_blob64(m_statement, parameter, bytes,
                                            static_cast<sqlite3_uint64>(blob.size()), SQLITE_TRANSIENT));
}

void Statement::bindNull(int parameter)
{
    if (m_database.isOk())
        m_database.note(sqlite3_bind_null(m_statement, parameter));
}

bool Statement::step()
{
    if (!m_database.isOk() || !m_statement)
        return false;
    const int code = sqlite3_step(m_statement);
    m_database.note(code);
    return code == SQLITE_ROW;
}

void Statement::reset()
{
    // The step has reported its failure already; reset would repeat it.
    sqlite3_reset(m_statement);
}

bool Statement::isInteger(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_INTEGER;
}

bool Statement::isText(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_TEXT;
}

bool Statement::isBlob(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_BLOB;
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

QString Statement::text(int column) const
{
    const auto *bytes = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    return QString::fromUtf8(bytes, sqlite3_column_bytes(m_statement, column));
}

QByteArray Statement::blob(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return QByteArray(bytes, sqlite3_column_bytes(m_statement, column));
}

Transaction::Transaction(Database &database) : m_database(database)
{
    m_database.run("BEGIN IMMEDIATE");
}

Transaction::~Transaction()
{
    if (m_open)
        sqlite3_exec(m_database.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

bool Transaction::commit()
{
    m_database.run("COMMIT");
    m_open = !m_database.isOk();
    return !m_open;
}

} // namespace portolan

#pragma once

#include <QByteArray>
#include <QString>
#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace portolan {

enum class DatabaseAccess
{
    ReadOnly,
    ReadWrite,
    Create,
    Memory
};

/// A connection to one SQLite file, set up to distrust it. The first failure stays until it is cleared, and
/// statements do nothing meanwhile: a sequence needs one check at its end.
class Database
{
public:
    Database(const QString &path, DatabaseAccess access);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    bool isOk() const { return m_code == 0; }
    /// SQLite's extended result code of the first failure; 0 is none.
    int code() const { return m_code; }
    void clearFailure() { m_code = 0; }
    void note(int code);

    void run(const char *sql);
    /// The first column of the first row, or the value given.
    std::int64_t number(const char *sql, std::int64_t otherwise = 0);
    QString word(const char *sql);
    /// Copies the whole content of another database into this one.
    void copyFrom(Database &source);
    /// Whether the file has been moved or deleted since it was opened.
    bool hasMoved();
    sqlite3 *handle() { return m_handle; }

private:
    void distrust();
    sqlite3 *m_handle = nullptr;
    int m_code = 0;
};

/// A statement with bound values; columns and parameters count from 0 and 1 as SQLite has it.
class Statement
{
public:
    Statement(Database &database, const QByteArray &sql);
    ~Statement();
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    void bind(int parameter, std::int64_t value);
    void bind(int parameter, const QString &value);
    void bind(int parameter, const QByteArray &blob);
    void bindNull(int parameter);
    /// Whether there is a row to read.
    bool step();
    /// For the next run, with the values to be bound again.
    void reset();

    bool isInteger(int column) const;
    bool isText(int column) const;
    bool isBlob(int column) const;
    bool isNull(int column) const;
    std::int64_t integer(int column) const;
    QString text(int column) const;
    QByteArray blob(int column) const;

private:
    Database &m_database;
    sqlite3_stmt *m_statement = nullptr;
};

/// A transaction that is rolled back unless it was committed.
class Transaction
{
public:
    explicit Transaction(Database &database);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    /// Whether all of it is on the disk.
    bool commit();

private:
    Database &m_database;
    bool m_open = true;
};

} // namespace portolan

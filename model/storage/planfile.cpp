#include "model/storage/planfile.h"

#include "model/storage/contents.h"
#include "model/storage/database.h"
#include "model/storage/filetrouble.h"
#include "model/storage/rows.h"
#include "model/storage/schema.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlanFile)
};

using DatabasePtr = std::unique_ptr<Database>;

/// Where the file really is, so that all names of it (links) share one lock and one journal.
QString realPath(const QString &path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return canonical.isEmpty() ? QFileInfo(path).absoluteFilePath() : canonical;
}

QString draftPath(const QString &path)
{
    const QFileInfo file(path);
    return QStringLiteral("%1/.%2.new-%3").arg(file.absolutePath(), file.fileName()).arg(::getpid());
}

void removeDraft(const QString &draft)
{
    QFile::remove(draft);
    QFile::remove(draft + QStringLiteral("-journal"));
}

void writeAudit(Database &database, const PlanStep &step, const QString &changes)
{
    Statement insert(database, "INSERT INTO audit (at, what, changes) VALUES (?, ?, ?)");
    insert.bind(1, step.when.toText());
    insert.bind(2, step.what);
    insert.bind(3, changes);
    insert.step();
}

/// Whether the file, or the folder with its list of names, is on the disk and not only in memory.
bool isOnDisk(const QString &path)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    const bool isSynced = file >= 0 && ::fsync(file) == 0;
    if (file >= 0)
        ::close(file);
    return isSynced;
}

bool isRenamed(const QString &from, const QString &to, Existing existing)
{
    if (existing == Existing::Refuse)
        return QFile::rename(from, to);
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

/// Puts the finished draft in place of nothing, or of the file that is there.
Result<Done> putInPlace(const QString &draft, const QString &path, Existing existing)
{
    if (isOnDisk(draft) && isRenamed(draft, path, existing)) {
        // Some network folders cannot be synced; the file itself has been.
        (void)isOnDisk(QFileInfo(path).absolutePath());
        return Done{};
    }
    removeDraft(draft);
    if (existing == Existing::Refuse && QFileInfo::exists(path))
        return Refusal{Words::tr("There is a file “%1” already; choose another name.").arg(path)};
    return Refusal{
        Words::tr("“%1” cannot be written; check the disk and your permissions, or choose another folder.")
            .arg(path)};
}

Result<Done> writeDraft(const QString &draft, const QString &path, const PlanContents &contents)
{
    removeDraft(draft);
    Database database(draft, DatabaseAccess::Create);
    Transaction transaction(database);
    database.run(("PRAGMA application_id=" + QByteArray::number(planApplicationId)).constData());
    database.run(("PRAGMA user_version=" + QByteArray::number(planFormat)).constData());
    for (const QByteArray &sql : schemaStatements())
        database.run(sql.constData());
    writeContents(database, contents.usage, contents.prices);
    writeDifferences(database, Plan{}, *contents.plan);
    if (!transaction.commit())
        return savingTrouble(database, path);
    return Done{};
}

std::optional<Refusal> headFault(Database &database, const QString &path)
{
    const std::int64_t application = database.number("PRAGMA application_id");
    const std::int64_t format = database.number("PRAGMA user_version");
    if (!database.isOk())
        return readingTrouble(database, path);
    if (application != planApplicationId)
        return Refusal{Words::tr("“%1” is a database of another program, not a plan.").arg(path)};
    if (format > planFormat)
        return newerFormat(path, format);
    return std::nullopt;
}

std::optional<Refusal> contentFault(Database &database, const QString &path)
{
    const QString found = database.word("PRAGMA quick_check(1)");
    if (database.isOk() && found != QStringLiteral("ok")) {
        return Refusal{
            Words::tr("“%1” is damaged and was not opened (%2); nothing in it was changed. Take an "
                      "older copy, or a backup.")
                .arg(path, found.simplified().left(120))};
    }
    return std::nullopt;
}

/// Checks the file and brings it to the current format. A file that may not be changed is migrated in memory.
Result<DatabasePtr> checked(DatabasePtr database, const QString &path, bool isReadOnly)
{
    if (auto fault = headFault(*database, path))
        return *fault;
    if (auto fault = contentFault(*database, path))
        return *fault;
    const std::int64_t format = database->number("PRAGMA user_version");
    if (isReadOnly && format < planFormat) {
        auto copy = std::make_unique<Database>(QString(), DatabaseAccess::Memory);
        copy->copyFrom(*database);
        database = std::move(copy);
    }
    std::optional<Refusal> fault;
    if (format == planFormat) {
        fault = schemaFault(*database, path);
    } else {
        Transaction transaction(*database);
        fault = migrate(*database, path, format);
        if (!fault)
            fault = schemaFault(*database, path);
        if (!fault)
            transaction.commit();
    }
    if (!database->isOk())
        return readingTrouble(*database, path);
    if (fault)
        return *fault;
    return database;
}
} // namespace

struct PlanFile::Connection
{
    std::unique_ptr<HoldLock> lock;
    std::optional<PlanHolder> holder;
    bool isReadOnly = false;
    DatabasePtr database;
};

PlanFile::PlanFile(QString path, std::unique_ptr<Connection> connection)
    : m_path(std::move(path)), m_connection(std::move(connection))
{
}

PlanFile::~PlanFile()
{
    // The database closes before the lock tells others that they may write.
    m_connection->database.reset();
}

Result<std::unique_ptr<PlanFile>> PlanFile::create(const QString &path, const PlanContents &contents)
{
    Q_ASSERT(contents.plan);
    if (QFileInfo::exists(path))
        return Refusal{Words::tr("There is a file “%1” already; choose another name.").arg(path)};
    const QString draft = draftPath(path);
    const Result<Done> written = writeDraft(draft, path, contents);
    if (!written) {
        removeDraft(draft);
        return Refusal{written.error()};
    }
    if (const auto placed = putInPlace(draft, path, Existing::Refuse); !placed)
        return Refusal{placed.error()};
    return open(path);
}

Result<std::unique_ptr<PlanFile>> PlanFile::open(const QString &path, OpenMode mode)
{
    if (auto refusal = strangeFile(path))
        return *refusal;
    const QString real = realPath(path);
    auto connection = std::make_unique<Connection>();
    connection->isReadOnly = mode == OpenMode::ReadOnly || !QFileInfo(real).isWritable();
    if (!connection->isReadOnly) {
        connection->lock = std::make_unique<HoldLock>(real);
        const HoldLock::Outcome outcome = connection->lock->take();
        connection->isReadOnly = outcome != HoldLock::Outcome::Held;
        if (outcome == HoldLock::Outcome::HeldByOther)
            connection->holder = connection->lock->holder();
    }
    auto database = std::make_unique<Database>(real, connection->isReadOnly ? DatabaseAccess::ReadOnly
                                                                            : DatabaseAccess::ReadWrite);
    auto opened = checked(std::move(database), path, connection->isReadOnly);
    if (!opened)
        return Refusal{opened.error()};
    connection->database = std::move(*opened);
    return std::unique_ptr<PlanFile>(new PlanFile(path, std::move(connection)));
}

bool PlanFile::isReadOnly() const
{
    return m_connection->isReadOnly;
}

std::optional<PlanHolder> PlanFile::heldBy() const
{
    return m_connection->holder;
}

Result<PlanContents> PlanFile::read()
{
    Database &database = *m_connection->database;
    database.clearFailure();
    // One transaction, so that an edit that the holder saves meanwhile is seen whole or not at all.
    database.run("BEGIN");
    auto plan = readRows(database, m_path);
    auto usage = readUsage(database, m_path);
    auto prices = readPrices(database, m_path);
    const bool isRead = database.isOk();
    Result<PlanContents> result = readingTrouble(database, m_path);
    database.clearFailure();
    database.run("ROLLBACK");
    if (!isRead)
        return result;
    if (!plan)
        return Refusal{plan.error()};
    if (!usage)
        return Refusal{usage.error()};
    if (!prices)
        return Refusal{prices.error()};
    return PlanContents{std::make_shared<const Plan>(std::move(*plan)), std::move(*usage),
                        std::move(*prices)};
}

Result<Done> PlanFile::save(const SharedPlan &before, const SharedPlan &after, const QString &what,
                            Moment when)
{
    return save(before, {PlanStep{after, what, when}}, {}, {});
}

Result<Done> PlanFile::keep(const UsageShelf &usage, const PriceShelf &prices)
{
    return save(nullptr, {}, usage, prices);
}

Result<Done> PlanFile::save(const SharedPlan &before, const std::vector<PlanStep> &steps,
                            const UsageShelf &usage, const PriceShelf &prices)
{
    if (m_connection->isReadOnly) {
        return Refusal{
            Words::tr("“%1” is open for reading only; save the plan under another name.").arg(m_path)};
    }
    Database &database = *m_connection->database;
    if (database.hasMoved()) {
        return Refusal{
            Words::tr("“%1” was moved, renamed or deleted while it was open; save the plan under a new name.")
                .arg(m_path)};
    }
    database.clearFailure();
    Transaction transaction(database);
    writeContents(database, usage, prices);
    SharedPlan last = before;
    for (const PlanStep &step : steps) {
        writeAudit(database, step, writeDifferences(database, *last, *step.plan));
        last = step.plan;
    }
    if (!transaction.commit())
        return savingTrouble(database, m_path);
    return Done{};
}

Result<Done> PlanFile::copyTo(const QString &path, Existing existing)
{
    HoldLock lock(realPath(path));
    if (lock.take() == HoldLock::Outcome::HeldByOther) {
        return Refusal{
            Words::tr("“%1” is open in another window or program; choose another name.").arg(path)};
    }
    const QString draft = draftPath(realPath(path));
    removeDraft(draft);
    Database &database = *m_connection->database;
    database.clearFailure();
    {
        Statement vacuum(database, "VACUUM INTO ?");
        vacuum.bind(1, draft);
        vacuum.step();
    }
    if (!database.isOk()) {
        removeDraft(draft);
        return savingTrouble(database, path);
    }
    return putInPlace(draft, realPath(path), existing);
}

Result<std::vector<PlanFile::AuditEntry>> PlanFile::audit()
{
    Database &database = *m_connection->database;
    database.clearFailure();
    std::vector<AuditEntry> entries;
    Statement select(database, "SELECT at, what, changes FROM audit ORDER BY id");
    while (select.step()) {
        const auto when = Moment::fromText(select.text(0));
        if (!when) {
            return Refusal{Words::tr("The audit trail of “%1” has an entry without a time; the file is "
                                     "damaged. Take an older copy, or a backup.")
                               .arg(m_path)};
        }
        entries.push_back({*when, select.text(1), select.text(2)});
    }
    if (!database.isOk())
        return readingTrouble(database, m_path);
    return entries;
}

} // namespace portolan

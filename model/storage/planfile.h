#pragma once

#include "model/catalog/pricebook.h"
#include "model/plan/planhistory.h"
#include "model/units/result.h"
#include "model/usage/dataset.h"

#include <QString>
#include <memory>

namespace portolan {

/// What a plan file holds beside its audit trail.
struct PlanContents
{
    SharedPlan plan;
    UsageShelf usage;
    PriceShelf prices;
};

/// Who has a plan file open.
struct PlanHolder
{
    QString user;
    QString host;
    qint64 process = 0;
};

enum class OpenMode
{
    ReadWrite,
    ReadOnly
};

/// A plan file that is open. One SQLite database with our application id; see DESIGN, section 6. Use from one
/// thread.
class PlanFile
{
public:
    ~PlanFile();
    PlanFile(const PlanFile &) = delete;
    PlanFile &operator=(const PlanFile &) = delete;

    /// Makes a file that must not exist yet, with the contents in it.
    static Result<std::unique_ptr<PlanFile>> create(const QString &path, const PlanContents &contents);
    /// Opens and checks a file. A file that another process holds, or that may not be written, opens
    /// read-only. Refuses what is no plan, is damaged, or is of a newer format, by a sentence.
    static Result<std::unique_ptr<PlanFile>> open(const QString &path, OpenMode mode = OpenMode::ReadWrite);

    const QString &path() const { return m_path; }
    bool isReadOnly() const;
    /// Who has it, where it opened read-only because somebody does.
    std::optional<PlanHolder> heldBy() const;
    Result<PlanContents> read();

    /// Writes what differs between the two plans, and the audit entry, in one transaction.
    Result<Done> save(const SharedPlan &before, const SharedPlan &after, const QString &what, Moment when);
    /// Adds what the shelves have and the file has not.
    Result<Done> keep(const UsageShelf &usage, const PriceShelf &prices);

    struct AuditEntry
    {
        Moment when;
        QString what;
        QString changes;
    };
    Result<std::vector<AuditEntry>> audit();

private:
    struct Connection;
    PlanFile(QString path, std::unique_ptr<Connection> connection);
    QString m_path;
    std::unique_ptr<Connection> m_connection;
};

} // namespace portolan

#pragma once

#include "model/catalog/pricebook.h"
#include "model/plan/planhistory.h"
#include "model/storage/holdlock.h"
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

/// One edit as the file takes it: the plan after it, its title and its time for the audit trail.
struct PlanStep
{
    SharedPlan plan;
    QString what;
    Moment when;
};

enum class OpenMode
{
    ReadWrite,
    ReadOnly
};

enum class Existing
{
    Refuse,
    Replace
};

/// A plan file that is open. One SQLite database with our application id; see DESIGN, section 6. Use from one
/// thread at a time. The text beside an audit entry's title names tables and fields as the file does:
/// "nodes +12 ~3 -1 (price)" for rows added, changed and removed, and the fields that changed.
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
    /// The same for several edits in a row, each with its own audit entry, and what their rows refer to: all
    /// of it is in the file afterwards, or nothing.
    Result<Done> save(const SharedPlan &before, const std::vector<PlanStep> &steps, const UsageShelf &usage,
                      const PriceShelf &prices);
    /// Adds what the shelves have and the file has not.
    Result<Done> keep(const UsageShelf &usage, const PriceShelf &prices);
    /// Makes another file with all that this one holds, audit trail and contents too, and without what was
    /// deleted from it. It appears whole or not at all; this file stays the open one. A file that somebody
    /// has open is never replaced.
    Result<Done> copyTo(const QString &path, Existing existing = Existing::Refuse);

    struct AuditEntry
    {
        Moment when;
        QString what;
        QString changes;
    };
    /// Oldest first.
    Result<std::vector<AuditEntry>> audit();

private:
    struct Connection;
    PlanFile(QString path, std::unique_ptr<Connection> connection);
    QString m_path;
    std::unique_ptr<Connection> m_connection;
};

} // namespace portolan

#pragma once

#include "model/plan/edits.h"
#include "model/plan/planhistory.h"

#include <QObject>
#include <optional>

namespace portolan {

/// The plan that is open. All edits go through apply; changed is the one signal.
class PlanDocument : public QObject
{
    Q_OBJECT

public:
    explicit PlanDocument(SharedPlan plan, QObject *parent = nullptr);

    const SharedPlan &plan() const { return m_history.current(); }
    bool isReadOnly() const { return m_readOnly; }
    void setReadOnly(bool readOnly);

    /// Applies the edit as one undo step titled `what`, which the user reads. Nothing if it worked, also when
    /// it changed nothing (then there is no step); else why not, and nothing has changed. Edits with the same
    /// non-empty merge key within a second are one step.
    std::optional<Refusal> apply(const QString &what, const Edit &edit, const QString &mergeKey = {});

    bool canUndo() const { return !m_readOnly && m_history.canUndo(); }
    bool canRedo() const { return !m_readOnly && m_history.canRedo(); }
    QString undoWhat() const { return m_history.undoWhat(); }
    QString redoWhat() const { return m_history.redoWhat(); }
    void undo();
    void redo();
    /// Another plan in place of this one, with an empty history.
    void open(SharedPlan plan);

Q_SIGNALS:
    /// The plan is another one. `what` is the title of the edit, undo or redo, for the audit trail.
    void changed(const QString &what);

private:
    PlanHistory m_history;
    bool m_readOnly = false;
};

} // namespace portolan

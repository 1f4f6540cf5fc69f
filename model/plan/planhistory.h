#pragma once

#include "model/plan/plan.h"

#include <QString>
#include <memory>
#include <vector>

namespace portolan {

using SharedPlan = std::shared_ptr<const Plan>;

/// The plans that a session went through, each with the title of the edit that led to it.
class PlanHistory
{
public:
    explicit PlanHistory(SharedPlan plan);

    const SharedPlan &current() const { return m_steps[m_position].plan; }
    /// A step after the current one; what was undone is dropped. The same non-empty merge key as the step
    /// before within a second of it (times in milliseconds) replaces that step.
    void push(const QString &what, SharedPlan plan, const QString &mergeKey, std::int64_t milliseconds);
    bool canUndo() const { return m_position > 0; }
    bool canRedo() const { return m_position + 1 < m_steps.size(); }
    QString undoWhat() const;
    QString redoWhat() const;
    void undo();
    void redo();

private:
    struct Step
    {
        QString what;
        SharedPlan plan;
        QString mergeKey;
        std::int64_t milliseconds = 0;
    };
    std::vector<Step> m_steps;
    std::size_t m_position = 0;
};

} // namespace portolan

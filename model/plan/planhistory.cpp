#include "model/plan/planhistory.h"

namespace portolan {

PlanHistory::PlanHistory(SharedPlan plan)
{
    Q_ASSERT(plan);
    m_steps.push_back({QString(), std::move(plan), QString(), 0});
}

void PlanHistory::push(const QString &what, SharedPlan plan, const QString &mergeKey,
                       std::int64_t milliseconds)
{
    const bool wasUndone = canRedo();
    m_steps.resize(m_position + 1);
    const Step &last = m_steps.back();
    const bool merges = !wasUndone && m_position > 0 && !mergeKey.isEmpty() && mergeKey == last.mergeKey &&
                        milliseconds - last.milliseconds <= 1000;
    if (merges)
        m_steps.pop_back();
    m_steps.push_back({what, std::move(plan), mergeKey, milliseconds});
    m_position = m_steps.size() - 1;
}

QString PlanHistory::undoWhat() const
{
    return canUndo() ? m_steps[m_position].what : QString();
}

QString PlanHistory::redoWhat() const
{
    return canRedo() ? m_steps[m_position + 1].what : QString();
}

void PlanHistory::undo()
{
    Q_ASSERT(canUndo());
    --m_position;
}

void PlanHistory::redo()
{
    Q_ASSERT(canRedo());
    ++m_position;
}

} // namespace portolan

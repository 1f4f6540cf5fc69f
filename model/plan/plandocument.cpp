#include "model/plan/plandocument.h"

#include <QDateTime>

namespace portolan {

PlanDocument::PlanDocument(SharedPlan plan, QObject *parent) : QObject(parent), m_history(std::move(plan)) {}

void PlanDocument::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
}

std::optional<Refusal> PlanDocument::apply(const QString &what, const Edit &edit, const QString &mergeKey)
{
    if (m_readOnly)
        return Refusal{tr("This plan is open for reading only; save a copy to change it.")};
    Result<Plan> result = edit(*plan());
    if (!result)
        return Refusal{result.error()};
    if (*result == *plan())
        return std::nullopt;
    m_history.push(what, std::make_shared<const Plan>(std::move(*result)), mergeKey,
                   QDateTime::currentMSecsSinceEpoch());
    Q_EMIT changed(what);
    return std::nullopt;
}

void PlanDocument::undo()
{
    if (!canUndo())
        return;
    const QString what = tr("Undo: %1").arg(undoWhat());
    m_history.undo();
    Q_EMIT changed(what);
}

void PlanDocument::redo()
{
    if (!canRedo())
        return;
    const QString what = tr("Redo: %1").arg(redoWhat());
    m_history.redo();
    Q_EMIT changed(what);
}

void PlanDocument::open(SharedPlan plan)
{
    m_history = PlanHistory(std::move(plan));
    Q_EMIT changed(tr("Opened"));
}

} // namespace portolan

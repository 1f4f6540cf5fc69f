#include "model/plan/edits.h"

#include <QCoreApplication>
#include <array>
#include <map>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TaskTemplate)
};

struct Step
{
    TaskKind kind;
    const char *name;
};

constexpr std::array<Step, 8> steps{
    {{TaskKind::Assess, QT_TRANSLATE_NOOP("TaskTemplate", "Assess")},
     {TaskKind::Environment, QT_TRANSLATE_NOOP("TaskTemplate", "Prepare environment")},
     {TaskKind::CopyHot, QT_TRANSLATE_NOOP("TaskTemplate", "Copy hot data")},
     {TaskKind::Validate, QT_TRANSLATE_NOOP("TaskTemplate", "Validate")},
     {TaskKind::CutOver, QT_TRANSLATE_NOOP("TaskTemplate", "Cut over")},
     {TaskKind::Rollback, QT_TRANSLATE_NOOP("TaskTemplate", "Rollback window")},
     {TaskKind::CopyRest, QT_TRANSLATE_NOOP("TaskTemplate", "Copy the rest")},
     {TaskKind::SwitchOff, QT_TRANSLATE_NOOP("TaskTemplate", "Switch off")}}};

// Copying waits for the environment that receives. The rest follows the hot data at once, so that a line never
// stands idle, beside validation and the rollback window; the old capacity is switched off after both.
constexpr std::array<std::pair<TaskKind, TaskKind>, 8> links{{{TaskKind::Assess, TaskKind::Environment},
                                                              {TaskKind::Environment, TaskKind::CopyHot},
                                                              {TaskKind::CopyHot, TaskKind::Validate},
                                                              {TaskKind::Validate, TaskKind::CutOver},
                                                              {TaskKind::CutOver, TaskKind::Rollback},
                                                              {TaskKind::CopyHot, TaskKind::CopyRest},
                                                              {TaskKind::Rollback, TaskKind::SwitchOff},
                                                              {TaskKind::CopyRest, TaskKind::SwitchOff}}};

/// The task of the kind in the wave before this one in plan order, if that wave has one.
TaskId inWaveBefore(const Plan &plan, WaveId wave, TaskKind kind)
{
    TaskId found;
    for (const Wave &earlier : plan.waves) {
        if (earlier.id == wave)
            break;
        for (const Task &task : plan.tasks) {
            if (task.wave == earlier.id && task.kind == kind)
                found = task.id;
        }
    }
    return found;
}

/// Adds rows one by one and remembers the first refusal.
class Builder
{
public:
    explicit Builder(const Plan &plan) : m_result(plan) {}

    template <class Row>
    Id<Row> add(Row row)
    {
        if (!m_result)
            return {};
        const Id<Row> id{nextId(*m_result)};
        m_result = addRow(*m_result, std::move(row));
        return id;
    }
    Result<Plan> result() const { return m_result; }

private:
    Result<Plan> m_result;
};
} // namespace

Result<Plan> addTemplateTasks(const Plan &plan, WaveId wave)
{
    const Wave *row = plan.waves.find(wave);
    if (!row)
        return Refusal{Words::tr("This wave is not in the plan any more.")};
    for (const Task &task : plan.tasks) {
        if (task.wave == wave)
            return Refusal{
                Words::tr("“%1” has tasks already; remove them to start from the template.").arg(row->name)};
    }
    Builder builder(plan);
    std::map<TaskKind, TaskId> made;
    for (const Step &step : steps) {
        Task task;
        task.name = Words::tr(step.name);
        task.wave = wave;
        task.kind = step.kind;
        made[step.kind] = builder.add(task);
    }
    for (const auto &[from, to] : links)
        builder.add(Dependency{{}, made[from], made[to], Link::FinishStart, {}});
    // What the first wave proves, drivers and images, is what the next one's environment is built from.
    const TaskId before = inWaveBefore(plan, wave, TaskKind::CutOver);
    if (before.isSet())
        builder.add(Dependency{{}, before, made[TaskKind::Environment], Link::FinishStart, {}});
    Gate gate;
    gate.name = Words::tr("%1: go or no-go").arg(row->name);
    gate.task = made[TaskKind::Validate];
    gate.criteria =
        Words::tr("Step time, final accuracy and loss curve of three to five real jobs agree on both sides.");
    builder.add(gate);
    return builder.result();
}

} // namespace portolan

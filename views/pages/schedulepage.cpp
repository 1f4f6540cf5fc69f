#include "views/pages/schedulepage.h"

#include "views/charts/costchart.h"
#include "views/charts/timeaxis.h"
#include "views/gantt/ganttchart.h"
#include "views/pages/invitation.h"

#include <QInputDialog>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace portolan {

std::vector<WaveId> wavesWithoutTasks(const Plan &plan)
{
    std::vector<WaveId> waves;
    for (const Wave &wave : plan.waves) {
        const bool hasTask = std::any_of(plan.tasks.begin(), plan.tasks.end(),
                                         [&](const Task &task) { return task.wave == wave.id; });
        if (!hasTask)
            waves.push_back(wave.id);
    }
    return waves;
}

SchedulePage::SchedulePage(PlanDocument &document, QWidget *parent)
    : Page(document, parent), m_stack(new QStackedLayout(this)), m_invitation(new Invitation(this)),
      m_gantt(new GanttChart(this)), m_cost(new CostChart(this)), m_axes(new TimeAxisGroup(this)),
      m_template(new QPushButton(tr("Add tasks from the template"), this)),
      m_add(new QPushButton(tr("Add task"), this)), m_duration(new QPushButton(tr("Set duration…"), this)),
      m_release(new QPushButton(tr("Release start"), this)),
      m_remove(new QPushButton(tr("Remove task"), this))
{
    m_stack->addWidget(m_invitation);
    m_stack->addWidget(content());
    m_invitation->invite(
        tr("Here you see when each wave moves, what is on the critical path, and what it costs "
           "meanwhile. Add a wave to the inventory first: what moves together."),
        tr("Go to the inventory"));
    m_template->setToolTip(tr("Gives each wave without tasks the steps of a move: assess, prepare, copy, "
                              "validate, cut over, keep the way back, switch off"));
    m_release->setToolTip(tr("Lets the task start as early as its dependencies allow"));
    connectParts();
    followSelection();
}

QWidget *SchedulePage::content()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->addWidget(buttons());
    auto *split = new QSplitter(Qt::Vertical, content);
    split->addWidget(m_gantt);
    split->addWidget(m_cost);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    layout->addWidget(split, 1);
    return content;
}

QWidget *SchedulePage::buttons()
{
    // A tool bar keeps behind its arrow what does not fit.
    auto *row = new QToolBar(this);
    for (QPushButton *button : {m_template, m_add, m_duration, m_release, m_remove})
        row->addWidget(button);
    row->addSeparator();
    addZooms(*row);
    return row;
}

void SchedulePage::addZooms(QToolBar &bar)
{
    const std::array<std::pair<QString, GanttZoom>, 4> zooms{
        std::pair{tr("All"), GanttZoom::Whole}, std::pair{tr("Months"), GanttZoom::Month},
        std::pair{tr("Weeks"), GanttZoom::Week}, std::pair{tr("Days"), GanttZoom::Day}};
    for (const auto &[text, zoom] : zooms) {
        auto *button = new QToolButton(this);
        button->setText(text);
        button->setToolTip(tr("Zoom the time axis"));
        connect(button, &QToolButton::clicked, this, [this, zoom = zoom] { m_gantt->zoomTo(zoom); });
        bar.addWidget(button);
    }
}

void SchedulePage::connectParts()
{
    m_axes->add(m_gantt->xAxis);
    m_axes->add(m_cost->xAxis);
    m_cost->setSideMargins(m_gantt->nameWidth(), GanttChart::endWidth());
    connect(m_template, &QPushButton::clicked, this, &SchedulePage::addTemplates);
    connect(m_add, &QPushButton::clicked, this, &SchedulePage::addTask);
    connect(m_duration, &QPushButton::clicked, this, &SchedulePage::setDuration);
    connect(m_release, &QPushButton::clicked, this, &SchedulePage::releaseTask);
    connect(m_remove, &QPushButton::clicked, this, &SchedulePage::removeTask);
    connect(m_gantt, &GanttChart::moveAsked, this, &SchedulePage::moveSelected);
    connect(m_gantt, &GanttChart::resizeAsked, this, &SchedulePage::resizeSelected);
    connect(m_gantt, &GanttChart::rowChosen, this, &Page::rowChosen);
    connect(m_gantt, &GanttChart::rowChosen, this, &SchedulePage::followSelection);
    connect(m_invitation, &Invitation::accepted, this, [this] { emit wanted(Wish::Waves); });
    for (Chart *chart : {static_cast<Chart *>(m_gantt), static_cast<Chart *>(m_cost)}) {
        connect(chart, &Chart::whyAsked, this, &Page::whyAsked);
        connect(chart, &Chart::refused, this, &Page::refused);
    }
}

void SchedulePage::showForecast(const SharedForecast &forecast)
{
    const bool hasWaves = forecast && forecast->schedule &&
                          (!forecast->scenario->waves.isEmpty() || !forecast->scenario->tasks.isEmpty());
    m_stack->setCurrentIndex(hasWaves ? 1 : 0);
    if (!hasWaves)
        return;
    const CostResult none;
    const BudgetResult noBudget;
    m_cost->showCost(forecast->cost ? *forecast->cost : none, forecast->budget ? *forecast->budget : noBudget,
                     forecast->scenario->general().zone);
    m_gantt->showRows(std::make_shared<const GanttRows>(ganttRows(*forecast->scenario, *forecast->schedule)));
    followSelection();
}

void SchedulePage::showToday(std::optional<Moment> today)
{
    m_gantt->setToday(today);
}

const Task *SchedulePage::selectedTask() const
{
    const int row = m_gantt->selectedRow();
    return row < 0 ? nullptr : plan().tasks.find(m_gantt->rows().rows[static_cast<std::size_t>(row)].task);
}

WaveId SchedulePage::selectedWave() const
{
    if (const Task *task = selectedTask())
        return task->wave;
    const int row = m_gantt->selectedRow();
    if (row < 0)
        return plan().waves.isEmpty() ? WaveId() : plan().waves.at(0).id;
    return WaveId{m_gantt->rows().rows[static_cast<std::size_t>(row)].row.id};
}

void SchedulePage::followSelection()
{
    const Task *task = selectedTask();
    m_template->setEnabled(!wavesWithoutTasks(plan()).empty());
    m_duration->setEnabled(task);
    m_release->setEnabled(task && task->notBefore);
    m_remove->setEnabled(task);
}

void SchedulePage::apply(const QString &what, const Edit &edit, const QString &mergeKey)
{
    if (const auto refusal = document().apply(what, edit, mergeKey))
        emit refused(refusal->sentence);
    followSelection();
}

void SchedulePage::moveSelected(TaskId task, Moment start)
{
    const Task *moved = plan().tasks.find(task);
    apply(
        tr("Move %1").arg(moved ? moved->name : QString()),
        [=](const Plan &plan) { return moveTask(plan, task, start); },
        QStringLiteral("move-task-%1").arg(task.value));
}

void SchedulePage::resizeSelected(TaskId task, TimeSpan duration)
{
    const Task *resized = plan().tasks.find(task);
    apply(
        tr("Set the duration of %1").arg(resized ? resized->name : QString()),
        [=](const Plan &plan) { return resizeTask(plan, task, duration); },
        QStringLiteral("resize-task-%1").arg(task.value));
}

void SchedulePage::addTemplates()
{
    const auto waves = wavesWithoutTasks(plan());
    apply(tr("Add tasks of %n wave(s)", nullptr, static_cast<int>(waves.size())),
          [waves](const Plan &plan) -> Result<Plan> {
              Result<Plan> result = plan;
              for (const WaveId wave : waves) {
                  if (result)
                      result = addTemplateTasks(*result, wave);
              }
              return result;
          });
}

void SchedulePage::addTask()
{
    Task task;
    task.name = tr("New task");
    task.wave = selectedWave();
    task.duration = TimeSpan::days(1);
    apply(tr("Add task"), [task](const Plan &plan) { return addRow(plan, task); });
}

void SchedulePage::setDuration()
{
    const Task *task = selectedTask();
    if (!task)
        return;
    bool isAccepted = false;
    const QString present = task->duration ? task->duration->toText() : QString();
    const QString text = QInputDialog::getText(
        this, tr("Duration"),
        tr("How long %1 takes, such as 90m, 8h or 3d. Empty: computed; 0: a milestone.").arg(task->name),
        QLineEdit::Normal, present, &isAccepted);
    if (!isAccepted)
        return;
    Task changed = *task;
    changed.duration = TimeSpan::fromText(text.trimmed());
    if (!changed.duration && !text.trimmed().isEmpty()) {
        emit refused(tr("“%1” is not a duration. Write a number and m, h, d or w, such as 8h.").arg(text));
        return;
    }
    apply(tr("Set the duration of %1").arg(task->name),
          [changed](const Plan &plan) { return changeRow(plan, changed); });
}

void SchedulePage::releaseTask()
{
    const Task *task = selectedTask();
    if (!task)
        return;
    Task changed = *task;
    changed.notBefore.reset();
    apply(tr("Release the start of %1").arg(task->name),
          [changed](const Plan &plan) { return changeRow(plan, changed); });
}

void SchedulePage::removeTask()
{
    const Task *task = selectedTask();
    if (!task)
        return;
    const TaskId id = task->id;
    apply(tr("Remove %1").arg(task->name), [id](const Plan &plan) { return removeRow(plan, id); });
}

} // namespace portolan

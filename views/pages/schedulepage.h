#pragma once

#include "views/gantt/ganttrows.h"
#include "views/pages/page.h"

class QPushButton;
class QStackedLayout;
class QToolBar;

namespace portolan {

class CostChart;
class GanttChart;
class Invitation;
class TimeAxisGroup;

/// The Gantt chart, and below it on the same time axis what each month costs against the budget.
class SchedulePage : public Page
{
    Q_OBJECT

public:
    explicit SchedulePage(PlanDocument &document, QWidget *parent = nullptr);
    void showForecast(const SharedForecast &forecast) override;
    /// Where the today line stands; the page has no clock.
    void showToday(std::optional<Moment> today);
    GanttChart &gantt() { return *m_gantt; }

private:
    QWidget *content();
    QWidget *buttons();
    void addZooms(QToolBar &bar);
    void connectParts();
    void apply(const QString &what, const Edit &edit, const QString &mergeKey = {});
    void addTemplates();
    void addTask();
    void setDuration();
    void releaseTask();
    void removeTask();
    void followSelection();
    const Task *selectedTask() const;
    WaveId selectedWave() const;
    void moveSelected(TaskId task, Moment start);
    void resizeSelected(TaskId task, TimeSpan duration);

    QStackedLayout *m_stack;
    Invitation *m_invitation;
    GanttChart *m_gantt;
    CostChart *m_cost;
    TimeAxisGroup *m_axes;
    QPushButton *m_template;
    QPushButton *m_add;
    QPushButton *m_duration;
    QPushButton *m_release;
    QPushButton *m_remove;
};

/// Waves that have no task yet.
std::vector<WaveId> wavesWithoutTasks(const Plan &plan);

} // namespace portolan

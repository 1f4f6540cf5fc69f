#include "tests/support/syntheticforecast.h"
#include "views/gantt/ganttrows.h"

#include <QTest>

using namespace portolan;

namespace {

GanttRows sampleRows()
{
    const SharedForecast forecast = syntheticForecast();
    return ganttRows(*forecast->scenario, *forecast->schedule);
}

GanttRow workingRow(const char *start, const char *finish)
{
    GanttRow row;
    row.start = *Moment::fromText(QString::fromLatin1(start));
    row.finish = *Moment::fromText(QString::fromLatin1(finish));
    return row;
}

} // namespace

class TestGanttRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wavesStandAboveTheirTasks();
    void aWaveSpansItsTasks();
    void everyLinkJoinsTheRowsOfItsTasks();
    void onlyDrivingLinksBetweenCriticalTasksAreCritical();
    void tasksWithoutDurationAreMilestones();
    void anOpenGateWins();
    void durationCountsWorkingTime();
    void durationOfClockTimeCountsNights();
    void startsGoToWorkingTime();
};

void TestGanttRows::wavesStandAboveTheirTasks()
{
    const SharedForecast forecast = syntheticForecast();
    const GanttRows shown = ganttRows(*forecast->scenario, *forecast->schedule);
    QCOMPARE(shown.rows.size(), forecast->scenario->waves.size() + forecast->scenario->tasks.size());
    WaveId wave;
    for (const GanttRow &row : shown.rows) {
        if (row.kind == GanttKind::Wave)
            wave = {row.row.id};
        else
            QCOMPARE(forecast->scenario->tasks.find(row.task)->wave, wave);
    }
}

void TestGanttRows::aWaveSpansItsTasks()
{
    const GanttRows shown = sampleRows();
    QVERIFY(shown.rows[0].kind == GanttKind::Wave);
    Moment last = shown.rows[1].finish;
    for (std::size_t i = 1; i < shown.rows.size() && shown.rows[i].kind != GanttKind::Wave; ++i) {
        QVERIFY(*shown.rows[i].start >= *shown.rows[0].start);
        last = std::max(last, shown.rows[i].finish);
    }
    QCOMPARE(shown.rows[0].finish, last);
}

void TestGanttRows::everyLinkJoinsTheRowsOfItsTasks()
{
    const SharedForecast forecast = syntheticForecast();
    const GanttRows shown = ganttRows(*forecast->scenario, *forecast->schedule);
    const auto &dependencies = forecast->scenario->dependencies;
    QCOMPARE(shown.links.size(), dependencies.size());
    for (std::size_t i = 0; i < shown.links.size(); ++i) {
        const GanttLink &link = shown.links[i];
        QCOMPARE(shown.rows[static_cast<std::size_t>(link.from)].task, dependencies.at(i).from);
        QCOMPARE(shown.rows[static_cast<std::size_t>(link.to)].task, dependencies.at(i).to);
        for (const int row : {link.from, link.to}) {
            const auto &own = shown.linksOf[static_cast<std::size_t>(row)];
            QVERIFY(std::count(own.begin(), own.end(), static_cast<int>(i)) == 1);
        }
    }
}

void TestGanttRows::onlyDrivingLinksBetweenCriticalTasksAreCritical()
{
    const GanttRows shown = sampleRows();
    int critical = 0;
    for (const GanttLink &link : shown.links) {
        if (!link.isCritical)
            continue;
        ++critical;
        const GanttRow &from = shown.rows[static_cast<std::size_t>(link.from)];
        const GanttRow &to = shown.rows[static_cast<std::size_t>(link.to)];
        QVERIFY(from.isCritical && to.isCritical && from.finish == *to.start);
    }
    QVERIFY(critical > 0);
    QVERIFY(critical < static_cast<int>(shown.links.size()));
}

void TestGanttRows::tasksWithoutDurationAreMilestones()
{
    const SharedForecast forecast = syntheticForecast();
    ScheduleStage stage = *forecast->schedule;
    stage.result.tasks[2].earlyFinish = stage.result.tasks[2].earlyStart;
    const GanttRows shown = ganttRows(*forecast->scenario, stage);
    const int row = shown.indexOf(rowRef(TaskId{stage.result.tasks[2].id}));
    QVERIFY(shown.rows[static_cast<std::size_t>(row)].kind == GanttKind::Milestone);
}

void TestGanttRows::anOpenGateWins()
{
    const SharedForecast forecast = syntheticForecast();
    Plan plan = *forecast->scenario;
    const TaskId task = plan.tasks.at(0).id;
    Gate passed;
    passed.id = {9001};
    passed.task = task;
    passed.state = GateState::Passed;
    Gate open = passed;
    open.id = {9002};
    open.state = GateState::Open;
    plan.gates = plan.gates.with(passed).with(open);
    const GanttRows shown = ganttRows(plan, *forecast->schedule);
    const auto &row = shown.rows[static_cast<std::size_t>(shown.indexOf(rowRef(task)))];
    QVERIFY(row.gate == GateState::Open);
}

void TestGanttRows::durationCountsWorkingTime()
{
    const GanttRows shown = sampleRows();
    // Friday 9:00 to Monday 13:00 in Shanghai: eight hours, which are a working day, and four.
    const GanttRow row = workingRow("2026-03-06T09:00:00+08:00", "2026-03-06T17:00:00+08:00");
    const Moment end = *Moment::fromText(QStringLiteral("2026-03-09T13:05:00+08:00"));
    QCOMPARE(durationUntil(shown, row, end), TimeSpan::days(1) + TimeSpan::hours(4));
    QCOMPARE(durationUntil(shown, row, *row.start - TimeSpan::days(3)), TimeSpan::minutes(30));
}

void TestGanttRows::durationOfClockTimeCountsNights()
{
    const GanttRows shown = sampleRows();
    GanttRow row = workingRow("2026-03-06T09:00:00+08:00", "2026-03-06T17:00:00+08:00");
    row.isElapsed = true;
    QCOMPARE(durationUntil(shown, row, *row.start + TimeSpan::days(3)), TimeSpan::days(3));
}

void TestGanttRows::startsGoToWorkingTime()
{
    const GanttRows shown = sampleRows();
    GanttRow row = workingRow("2026-03-06T09:00:00+08:00", "2026-03-06T17:00:00+08:00");
    const Moment saturday = *Moment::fromText(QStringLiteral("2026-03-07T08:20:00+08:00"));
    QCOMPARE(startNear(shown, row, saturday, TimeSpan::days(1)).toText(),
             QStringLiteral("2026-03-09T01:00:00Z"));
    row.isElapsed = true;
    QCOMPARE(startNear(shown, row, saturday, TimeSpan::hours(1)).toText(),
             QStringLiteral("2026-03-07T00:00:00Z"));
}

QTEST_MAIN(TestGanttRows)
#include "tst_ganttrows.moc"

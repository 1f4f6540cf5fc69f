#include "model/schedule/wavetasks.h"

#include "model/plan/edits.h"

#include <QTest>

using namespace portolan;

namespace {

/// One wave with the template's tasks, a workload in it and a licence for it. Starts on Monday 2027-01-04.
Plan planWithWave(int leadDays)
{
    Plan plan = newPlan(QStringLiteral("Test"), *Currency::fromText(QStringLiteral("CNY")),
                        *Zone::fromText(QStringLiteral("Asia/Shanghai")), QDate(2027, 1, 4));
    Wave wave;
    wave.name = QStringLiteral("First");
    plan = *addRow(plan, wave);
    plan = *addTemplateTasks(plan, plan.waves.at(0).id);
    License license;
    license.name = QStringLiteral("Solver");
    license.leadDays = leadDays;
    plan = *addRow(plan, license);
    Workload workload;
    workload.name = QStringLiteral("Training");
    workload.wave = plan.waves.at(0).id;
    workload.licenses = {plan.licenses.at(0).id};
    return *addRow(plan, workload);
}

TaskId taskOf(const Plan &plan, TaskKind kind)
{
    for (const Task &task : plan.tasks) {
        if (task.kind == kind)
            return task.id;
    }
    return {};
}

const ScheduleTask &inputTask(const ScheduleInput &input, TaskId id)
{
    return *std::find_if(input.tasks.begin(), input.tasks.end(),
                         [id](const ScheduleTask &task) { return task.id == id.value; });
}

QString local(const Plan &plan, Moment moment)
{
    return plan.general().zone.local(moment).toString(QStringLiteral("yyyy-MM-ddTHH:mm"));
}

QList<FindingKind> kinds(const std::vector<Finding> &findings)
{
    QList<FindingKind> result;
    for (const Finding &finding : findings)
        result.append(finding.kind);
    return result;
}

} // namespace

class TestWaveTasks : public QObject
{
    Q_OBJECT

private slots:
    void durationsAreGivenComputedOrStandard();
    void aDayOfADurationIsAWorkingDay();
    void boundsOfTaskWaveAndTransferHold();
    void theTemplateRunsFromStartToSwitchOff();
    void gatesHoldNothingButAreNoted();
    void licencesThatComeLateAreFound();
    void wavesWithoutTasksAreFound();
};

void TestWaveTasks::aDayOfADurationIsAWorkingDay()
{
    const WorkCalendar calendar(Zone(), {true, true, true, true, true, false, false}, {{540, 1020}}, {});
    QCOMPARE(workingTime(TimeSpan::days(3), calendar), TimeSpan::hours(24));
    QCOMPARE(workingTime(TimeSpan::minutes(90), calendar), TimeSpan::minutes(90));
    QCOMPARE(workingTime(TimeSpan::days(1) + TimeSpan::hours(4), calendar), TimeSpan::hours(12));
    QCOMPARE(workingTime(TimeSpan{0} - TimeSpan::days(2), calendar), TimeSpan{0} - TimeSpan::hours(16));
    QCOMPARE(statedTime(TimeSpan::hours(20), calendar), TimeSpan::days(2) + TimeSpan::hours(4));
    QCOMPARE(workingTime(TimeSpan::days(3), WorkCalendar::elapsed(Zone())), TimeSpan::days(3));
}

void TestWaveTasks::durationsAreGivenComputedOrStandard()
{
    Plan plan = planWithWave(0);
    const TaskId assess = taskOf(plan, TaskKind::Assess);
    plan = *resizeTask(plan, assess, TimeSpan::hours(16));
    const TaskId copy = taskOf(plan, TaskKind::CopyHot);
    const ScheduleInput input = scheduleInput(plan, {{copy, TimeSpan::hours(100)}, {assess, {1}}}, {});
    QCOMPARE(input.tasks.size(), std::size_t(8));
    QCOMPARE(inputTask(input, assess).duration, TimeSpan::hours(16));
    QVERIFY(!inputTask(input, assess).isElapsed);
    QCOMPARE(inputTask(input, copy).duration, TimeSpan::hours(100));
    QVERIFY(inputTask(input, copy).isElapsed);
    QCOMPARE(inputTask(input, taskOf(plan, TaskKind::CopyRest)).duration, TimeSpan{0});
    const ScheduleTask &rollback = inputTask(input, taskOf(plan, TaskKind::Rollback));
    QCOMPARE(rollback.duration, TimeSpan::days(21));
    QVERIFY(rollback.isElapsed);
    QCOMPARE(inputTask(input, taskOf(plan, TaskKind::Environment)).duration, TimeSpan::hours(40));
    QCOMPARE(inputTask(input, taskOf(plan, TaskKind::CutOver)).duration, TimeSpan::hours(8));
    QCOMPARE(input.links.size(), std::size_t(plan.dependencies.size()));
}

void TestWaveTasks::boundsOfTaskWaveAndTransferHold()
{
    Plan plan = planWithWave(0);
    Wave wave = plan.waves.at(0);
    wave.notBefore = QDate(2027, 2, 1);
    plan = *changeRow(plan, wave);
    const TaskId assess = taskOf(plan, TaskKind::Assess);
    const TaskId copy = taskOf(plan, TaskKind::CopyHot);
    const Moment ready{plan.general().zone.startOfDay(QDate(2027, 5, 1)).seconds};
    const ScheduleInput input = scheduleInput(plan, {}, {{copy, ready}, {assess, Moment{0}}});
    QCOMPARE(local(plan, *inputTask(input, assess).notBefore), QStringLiteral("2027-02-01T00:00"));
    QCOMPARE(*inputTask(input, copy).notBefore, ready);
}

void TestWaveTasks::theTemplateRunsFromStartToSwitchOff()
{
    const Plan plan = planWithWave(0);
    const ScheduleResult result =
        schedule(scheduleInput(plan, {{taskOf(plan, TaskKind::CopyHot), TimeSpan::hours(100)}}, {}), {});
    const auto task = [&](TaskKind kind) { return *result.find(taskOf(plan, kind).value); };
    QCOMPARE(local(plan, task(TaskKind::Assess).earlyStart), QStringLiteral("2027-01-04T09:00"));
    QCOMPARE(local(plan, task(TaskKind::Environment).earlyFinish), QStringLiteral("2027-01-15T17:00"));
    QCOMPARE(local(plan, task(TaskKind::CopyHot).earlyFinish), QStringLiteral("2027-01-19T21:00"));
    QCOMPARE(local(plan, task(TaskKind::Validate).earlyStart), QStringLiteral("2027-01-20T09:00"));
    QCOMPARE(local(plan, task(TaskKind::CutOver).earlyFinish), QStringLiteral("2027-01-27T17:00"));
    QCOMPARE(local(plan, task(TaskKind::Rollback).earlyFinish), QStringLiteral("2027-02-17T17:00"));
    QCOMPARE(local(plan, result.finish), QStringLiteral("2027-02-18T17:00"));
}

void TestWaveTasks::gatesHoldNothingButAreNoted()
{
    Plan plan = planWithWave(0);
    const ScheduleResult open = schedule(scheduleInput(plan, {}, {}), {});
    const std::vector<Finding> findings = waveFindings(plan, open);
    QCOMPARE(kinds(findings), QList<FindingKind>{FindingKind::GateOpen});
    QCOMPARE(findings[0].severity, Severity::Note);
    QCOMPARE(std::get<Moment>(findings[0].values[0]),
             open.find(taskOf(plan, TaskKind::Validate).value)->earlyFinish);
    Gate gate = plan.gates.at(0);
    gate.state = GateState::Passed;
    gate.decidedBy = QStringLiteral("Steering board");
    plan = *changeRow(plan, gate);
    const ScheduleResult passed = schedule(scheduleInput(plan, {}, {}), {});
    QCOMPARE(passed.finish, open.finish);
    QVERIFY(waveFindings(plan, passed).empty());
}

void TestWaveTasks::licencesThatComeLateAreFound()
{
    const Plan late = planWithWave(18);
    const ScheduleResult result = schedule(scheduleInput(late, {}, {}), {});
    QCOMPARE(local(late, result.find(taskOf(late, TaskKind::CutOver).value)->earlyStart),
             QStringLiteral("2027-01-25T09:00"));
    QVERIFY(!kinds(waveFindings(late, result)).contains(FindingKind::LicenseLate));
    const Plan later = planWithWave(22);
    const std::vector<Finding> findings = waveFindings(later, schedule(scheduleInput(later, {}, {}), {}));
    QCOMPARE(kinds(findings), (QList<FindingKind>{FindingKind::GateOpen, FindingKind::LicenseLate}));
    QCOMPARE(findings[1].row, rowRef(later.licenses.at(0).id));
    QCOMPARE(std::get<TimeSpan>(findings[1].values[0]), TimeSpan::days(22));
    QCOMPARE(std::get<TimeSpan>(findings[1].values[1]), TimeSpan::days(21) + TimeSpan::hours(9));
}

void TestWaveTasks::wavesWithoutTasksAreFound()
{
    Plan plan = planWithWave(0);
    while (!plan.tasks.isEmpty())
        plan = *removeRow(plan, plan.tasks.at(0).id);
    const std::vector<Finding> findings = waveFindings(plan, schedule(scheduleInput(plan, {}, {}), {}));
    QCOMPARE(kinds(findings), QList<FindingKind>{FindingKind::WaveWithoutTasks});
}

QTEST_APPLESS_MAIN(TestWaveTasks)
#include "tst_wavetasks.moc"

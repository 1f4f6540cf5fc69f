#include "tests/support/plantext.h"
#include "tests/support/syntheticforecast.h"
#include "views/charts/costchart.h"
#include "views/gantt/ganttchart.h"
#include "views/pages/schedulepage.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace portolan;

namespace {

struct Shown
{
    SharedForecast forecast = syntheticForecast();
    PlanDocument document{forecast->plan};
    SchedulePage page{document};

    Shown()
    {
        page.resize(1200, 800);
        page.showForecast(forecast);
        page.show();
        [[maybe_unused]] const bool isExposed = QTest::qWaitForWindowExposed(&page);
        page.gantt().replot();
    }
    int rowOf(TaskKind kind) const
    {
        const auto &rows = const_cast<SchedulePage &>(page).gantt().rows().rows;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Task *task = forecast->plan->tasks.find(rows[i].task);
            if (task && task->kind == kind)
                return static_cast<int>(i);
        }
        return -1;
    }
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *candidate : page.findChildren<QPushButton *>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }
};

} // namespace

class TestSchedulePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void draggingABarMovesItsTaskAndUndoReturns();
    void repeatedNudgesAreOneStep();
    void zoomingTheGanttZoomsTheCost();
    void aTaskIsAddedToTheWaveInHand();
    void removingATaskTakesItsLinks();
    void wavesWithoutTasksGetTheTemplate();
    void aRefusedEditIsTold();
    void withoutWavesThePageOffersTheInventory();
    void aClickOnAMonthAsksWhy();
    void looks();
};

void TestSchedulePage::draggingABarMovesItsTaskAndUndoReturns()
{
    Shown shown;
    const QString before = planText(*shown.document.plan());
    GanttChart &gantt = shown.page.gantt();
    const int row = shown.rowOf(TaskKind::Environment);
    const TaskId task = gantt.rows().rows[static_cast<std::size_t>(row)].task;
    const QPoint from = gantt.barPlace(row).center().toPoint();
    QTest::mousePress(&gantt, Qt::LeftButton, {}, from);
    QTest::mouseMove(&gantt, from + QPoint(40, 0));
    QTest::mouseMove(&gantt, from + QPoint(80, 0));
    QTest::mouseRelease(&gantt, Qt::LeftButton, {}, from + QPoint(80, 0));
    const auto start = shown.document.plan()->tasks.find(task)->notBefore;
    QVERIFY(start);
    QVERIFY(*start > *gantt.rows().rows[static_cast<std::size_t>(row)].start);
    QVERIFY(shown.document.undoWhat().contains(shown.forecast->plan->tasks.find(task)->name));
    shown.document.undo();
    QCOMPARE(planText(*shown.document.plan()), before);
}

void TestSchedulePage::repeatedNudgesAreOneStep()
{
    Shown shown;
    GanttChart &gantt = shown.page.gantt();
    gantt.selectRow(shown.rowOf(TaskKind::Assess));
    const QString before = planText(*shown.document.plan());
    QTest::keyClick(&gantt, Qt::Key_Right, Qt::ControlModifier);
    QTest::keyClick(&gantt, Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(&gantt, Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    shown.document.undo();
    shown.document.undo();
    QCOMPARE(planText(*shown.document.plan()), before);
}

void TestSchedulePage::zoomingTheGanttZoomsTheCost()
{
    Shown shown;
    auto *cost = shown.page.findChild<CostChart *>();
    QVERIFY(cost);
    shown.page.gantt().zoomTo(GanttZoom::Week);
    QCOMPARE(cost->xAxis->range(), shown.page.gantt().xAxis->range());
    cost->replot();
    QCOMPARE(cost->axisRect()->left(), shown.page.gantt().axisRect()->left());
    QCOMPARE(cost->axisRect()->right(), shown.page.gantt().axisRect()->right());
}

void TestSchedulePage::aTaskIsAddedToTheWaveInHand()
{
    Shown shown;
    const WaveId wave = shown.forecast->plan->waves.at(1).id;
    shown.page.gantt().selectRow(shown.page.gantt().rows().indexOf(rowRef(wave)));
    const auto count = shown.document.plan()->tasks.size();
    QTest::mouseClick(shown.button(QStringLiteral("Add task")), Qt::LeftButton);
    const auto &tasks = shown.document.plan()->tasks;
    QCOMPARE(tasks.size(), count + 1);
    QCOMPARE(tasks.at(count).wave, wave);
    QVERIFY(tasks.at(count).duration);
}

void TestSchedulePage::removingATaskTakesItsLinks()
{
    Shown shown;
    const int row = shown.rowOf(TaskKind::Validate);
    const TaskId task = shown.page.gantt().rows().rows[static_cast<std::size_t>(row)].task;
    QTest::mouseClick(&shown.page.gantt(), Qt::LeftButton, {},
                      QPoint(20, shown.page.gantt().barPlace(row).center().toPoint().y()));
    QTest::mouseClick(shown.button(QStringLiteral("Remove task")), Qt::LeftButton);
    QVERIFY(!shown.document.plan()->tasks.find(task));
    for (const Dependency &link : shown.document.plan()->dependencies)
        QVERIFY(link.from != task && link.to != task);
}

void TestSchedulePage::wavesWithoutTasksGetTheTemplate()
{
    Shown shown;
    QVERIFY(!shown.button(QStringLiteral("Add tasks from the template"))->isEnabled());
    Wave wave;
    wave.name = QStringLiteral("Third");
    QVERIFY(!shown.document.apply(QStringLiteral("Add wave"),
                                  [wave](const Plan &plan) { return addRow(plan, wave); }));
    shown.page.showForecast(shown.forecast);
    QTest::mouseClick(shown.button(QStringLiteral("Add tasks from the template")), Qt::LeftButton);
    QVERIFY(wavesWithoutTasks(*shown.document.plan()).empty());
    shown.document.undo();
    QCOMPARE(wavesWithoutTasks(*shown.document.plan()).size(), 1U);
}

void TestSchedulePage::aRefusedEditIsTold()
{
    Shown shown;
    shown.document.setReadOnly(true);
    const QSignalSpy refusals(&shown.page, &Page::refused);
    const QString before = planText(*shown.document.plan());
    QTest::mouseClick(shown.button(QStringLiteral("Add task")), Qt::LeftButton);
    QCOMPARE(refusals.size(), 1);
    QCOMPARE(planText(*shown.document.plan()), before);
}

void TestSchedulePage::withoutWavesThePageOffersTheInventory()
{
    Shown shown;
    auto empty = std::make_shared<Forecast>(*shown.forecast);
    empty->scenario = std::make_shared<const Plan>(
        newPlan(QStringLiteral("Empty"), syntheticCurrency, Zone(), QDate(2026, 3, 2)));
    shown.page.showForecast(empty);
    std::optional<Wish> wish;
    connect(&shown.page, &Page::wanted, this, [&](Wish asked) { wish = asked; });
    QTest::mouseClick(shown.button(QStringLiteral("Go to the inventory")), Qt::LeftButton);
    QVERIFY(wish == Wish::Waves);
    QVERIFY(!shown.page.gantt().isVisible());
}

void TestSchedulePage::aClickOnAMonthAsksWhy()
{
    Shown shown;
    auto *cost = shown.page.findChild<CostChart *>();
    LineRef asked;
    connect(&shown.page, &Page::whyAsked, this, [&](const LineRef &line) { asked = line; });
    QTest::keyClick(cost, Qt::Key_Home);
    QTest::keyClick(cost, Qt::Key_F1);
    QCOMPARE(asked, shown.forecast->cost->months.at(0).moveLine);
}

void TestSchedulePage::looks()
{
    Shown shown;
    shown.page.showToday(shown.forecast->schedule->result.start + TimeSpan::days(20));
    shown.page.gantt().replot();
    const QImage image = shown.page.grab().toImage();
    QVERIFY(!image.isNull());
    const QString folder = qEnvironmentVariable("PORTOLAN_SCREENSHOTS");
    if (!folder.isEmpty())
        image.save(folder + QStringLiteral("/charts-page-schedule.png"));
}

QTEST_MAIN(TestSchedulePage)
#include "tst_schedulepage.moc"

#include "model/forecast/nextstep.h"
#include "model/plan/edits.h"
#include "tests/support/sampleinput.h"

#include <QTest>

using namespace portolan;

namespace {
Plan emptyPlan()
{
    return newPlan(QStringLiteral("Empty"), *Currency::fromText(QStringLiteral("CNY")), Zone(),
                   QDate(2026, 3, 2));
}

std::vector<Step> stepsOf(const ForecastInput &input)
{
    return openSteps(*forecast(input, nullptr, {}));
}

std::vector<Step> stepsOf(const Plan &plan)
{
    return stepsOf({std::make_shared<const Plan>(plan), {}, {}});
}

bool isOpen(const std::vector<Step> &steps, Step step)
{
    return std::find(steps.begin(), steps.end(), step) != steps.end();
}

/// The plan without the rows of a table.
template <class Row>
Plan without(Plan plan)
{
    while (!tableOf<Row>(plan).isEmpty())
        plan = *removeRow(plan, tableOf<Row>(plan).at(0).id);
    return plan;
}
} // namespace

class TestNextStep : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyPlanBeginsWithNodes();
    void theSampleIsReady();
    void whatIsTakenAwayIsTheNextStep_data();
    void whatIsTakenAwayIsTheNextStep();
    void aRoadIsAskedForOnlyWithData();
    void workThatStaysIsNoMove();
    void blockingFindingsComeLast();
};

void TestNextStep::anEmptyPlanBeginsWithNodes()
{
    const std::vector<Step> steps = stepsOf(emptyPlan());
    QCOMPARE(steps.front(), Step::AddNodes);
    QVERIFY(isOpen(steps, Step::ImportUsage));
    QVERIFY(isOpen(steps, Step::ChoosePriceBook));
    QVERIFY(!isOpen(steps, Step::AddRoads));
    QVERIFY(!isOpen(steps, Step::AddTasks));
}

void TestNextStep::theSampleIsReady()
{
    QVERIFY(stepsOf(sampleInput(2, 7)).empty());
}

void TestNextStep::whatIsTakenAwayIsTheNextStep_data()
{
    const Plan plan = *sampleInput(2, 2).plan;
    QTest::addColumn<Plan>("changed");
    QTest::addColumn<Step>("next");
    QTest::newRow("nodes") << without<Node>(plan) << Step::AddNodes;
    QTest::newRow("usage") << without<UsageRef>(plan) << Step::ImportUsage;
    QTest::newRow("workloads") << without<Workload>(plan) << Step::AddWorkloads;
    QTest::newRow("prices") << without<Quote>(without<PriceBookRef>(plan)) << Step::ChoosePriceBook;
    Settings settings = plan.general();
    settings.target = {};
    QTest::newRow("target") << *changeRow(plan, settings) << Step::ChooseTarget;
    QTest::newRow("datasets") << without<Dataset>(plan) << Step::AddDatasets;
    QTest::newRow("roads") << without<Road>(plan) << Step::AddRoads;
    QTest::newRow("waves") << without<Wave>(plan) << Step::AddWaves;
    QTest::newRow("tasks") << without<Task>(plan) << Step::AddTasks;
    QTest::newRow("budgets") << without<Budget>(plan) << Step::AddBudgets;
}

void TestNextStep::whatIsTakenAwayIsTheNextStep()
{
    QFETCH(Plan, changed);
    QFETCH(Step, next);
    const std::vector<Step> steps = stepsOf(withPlan(sampleInput(2, 2), changed));
    QVERIFY(!steps.empty());
    QCOMPARE(steps.front(), next);
}

void TestNextStep::aRoadIsAskedForOnlyWithData()
{
    Plan plan = emptyPlan();
    QVERIFY(!isOpen(stepsOf(plan), Step::AddRoads));
    Dataset data;
    data.name = QStringLiteral("Images");
    data.size = Bytes::terabytes(1);
    plan = *addRow(plan, data);
    QVERIFY(isOpen(stepsOf(plan), Step::AddRoads));
    QVERIFY(!isOpen(stepsOf(plan), Step::AddDatasets));
}

void TestNextStep::workThatStaysIsNoMove()
{
    const ForecastInput input = sampleInput(2, 2);
    Plan plan = *input.plan;
    for (Workload work : input.plan->workloads) {
        work.wave = {};
        plan = *changeRow(plan, work);
    }
    QCOMPARE(stepsOf(withPlan(input, plan)).front(), Step::AssignWaves);
}

void TestNextStep::blockingFindingsComeLast()
{
    const ForecastInput input = sampleInput(2, 2);
    Plan plan = *input.plan;
    for (Dataset data : input.plan->datasets) {
        data.mayLeave = false;
        plan = *changeRow(plan, data);
    }
    QCOMPARE(stepsOf(withPlan(input, plan)), std::vector<Step>{Step::ClearBlocking});
}

QTEST_APPLESS_MAIN(TestNextStep)
#include "tst_nextstep.moc"

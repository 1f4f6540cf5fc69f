#include "model/exchange/sampleplan.h"
#include "model/plan/edits.h"

#include <QTest>

using namespace portolan;

namespace {

SampleOptions options(int nodes, int days)
{
    SampleOptions result;
    result.size.nodes = nodes;
    result.size.days = days;
    result.books = {{QStringLiteral("Example prices"), QStringLiteral("aa")},
                    {QStringLiteral("List prices"), QStringLiteral("bb")}};
    return result;
}

Plan planOf(int nodes, int days)
{
    const auto sample = samplePlan(options(nodes, days));
    return sample ? sample->plan : Plan();
}

} // namespace

class TestSamplePlan : public QObject
{
    Q_OBJECT

private slots:
    void isBuiltThroughTheEdits_data();
    void isBuiltThroughTheEdits();
    void sameOptionsSamePlan();
    void everyRowPassesItsOwnRules();
    void isTheCaseOfTheDesign();
    void refersToItsUsageAndBooks();
    void everyWorkloadHasNodes();
    void everyNodeIsMeasured();
    void budgetsScaleWithTheCluster();
};

void TestSamplePlan::isBuiltThroughTheEdits_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("days");
    QTest::newRow("whole") << 16 << 91;
    QTest::newRow("small") << 2 << 7;
    QTest::newRow("smallest") << 1 << 1;
    QTest::newRow("larger") << 40 << 2;
}

void TestSamplePlan::isBuiltThroughTheEdits()
{
    QFETCH(int, nodes);
    QFETCH(int, days);
    const auto sample = samplePlan(options(nodes, days));
    QVERIFY2(bool(sample), sample ? "" : qPrintable(sample.error()));
    QCOMPARE(sample->plan.nodes.size(), std::size_t(nodes));
}

void TestSamplePlan::sameOptionsSamePlan()
{
    QVERIFY(planOf(2, 7) == planOf(2, 7));
    SampleOptions other = options(2, 7);
    other.size.seed = 5;
    QVERIFY(!(samplePlan(other)->plan == planOf(2, 7)));
}

void TestSamplePlan::everyRowPassesItsOwnRules()
{
    const Plan plan = planOf(16, 7);
    int rows = 0;
    forEachTable(plan, [&](const auto &table) {
        for (const auto &row : table) {
            auto changed = row;
            if constexpr (requires { changed.notes; })
                changed.notes += u'x';
            const auto result = changeRow(plan, changed);
            QVERIFY2(bool(result), result ? "" : qPrintable(result.error()));
            ++rows;
        }
    });
    QVERIFY(rows > 60);
}

void TestSamplePlan::isTheCaseOfTheDesign()
{
    const Plan plan = planOf(16, 7);
    std::size_t cards = 0;
    for (const Node &node : plan.nodes)
        cards += static_cast<std::size_t>(node.accelerators.size());
    QCOMPARE(cards, std::size_t(128));
    QCOMPARE(plan.teams.size(), std::size_t(3));
    QCOMPARE(plan.budgets.size(), std::size_t(6));
    QCOMPARE(plan.waves.size(), std::size_t(2));
    QCOMPARE(plan.scenarios.size(), std::size_t(2));
    QCOMPARE(plan.roads.size(), std::size_t(3));
    QVERIFY(std::any_of(plan.datasets.begin(), plan.datasets.end(),
                        [](const Dataset &row) { return row.size == Bytes::terabytes(100); }));
    QVERIFY(std::any_of(plan.licenses.begin(), plan.licenses.end(),
                        [](const License &row) { return row.binding == LicenseBinding::Hardware; }));
    QVERIFY(std::any_of(plan.services.begin(), plan.services.end(),
                        [](const ExternalService &row) { return row.boundToSite; }));
    for (const Wave &wave : plan.waves) {
        QVERIFY(wave.rollbackDays >= 14 && wave.rollbackDays <= 28);
        const auto tasks = std::count_if(plan.tasks.begin(), plan.tasks.end(),
                                         [&](const Task &task) { return task.wave == wave.id; });
        QVERIFY(tasks >= 8);
    }
    // Nothing that moves needs data that may not leave.
    for (const Workload &workload : plan.workloads) {
        for (const DatasetId id : workload.datasets)
            QVERIFY(plan.datasets.find(id)->mayLeave || !workload.wave.isSet());
    }
}

void TestSamplePlan::refersToItsUsageAndBooks()
{
    const auto sample = samplePlan(options(2, 7));
    QVERIFY(bool(sample));
    QCOMPARE(sample->plan.usage.size(), std::size_t(1));
    QCOMPARE(sample->plan.usage.at(0).content, contentName(*sample->usage));
    QCOMPARE(sample->plan.priceBooks.size(), std::size_t(2));
    for (const PriceBookRef &book : sample->plan.priceBooks)
        QCOMPARE(book.inUse, book.content == QLatin1String("aa"));
    SampleOptions bare = options(2, 7);
    bare.books.clear();
    QVERIFY(samplePlan(bare)->plan.priceBooks.isEmpty());
}

void TestSamplePlan::everyWorkloadHasNodes()
{
    for (const int nodes : {1, 2, 16, 40}) {
        const Plan plan = planOf(nodes, 1);
        QVERIFY(plan.workloads.size() >= 10);
        for (const Workload &workload : plan.workloads)
            QVERIFY2(!workload.nodes.isEmpty(), qPrintable(workload.name));
    }
}

void TestSamplePlan::everyNodeIsMeasured()
{
    const auto sample = samplePlan(options(16, 1));
    QVERIFY(bool(sample));
    QStringList measured;
    for (const UsageSeries &series : sample->usage->series)
        measured.append(series.uuid);
    for (const Node &node : sample->plan.nodes) {
        for (const Accelerator &card : node.accelerators)
            QVERIFY(measured.contains(card.uuid));
    }
    measured.removeDuplicates();
    QCOMPARE(measured.size(), 128);
}

void TestSamplePlan::budgetsScaleWithTheCluster()
{
    const Plan whole = planOf(16, 1);
    const Plan small = planOf(2, 1);
    for (std::size_t i = 0; i < whole.budgets.size(); ++i) {
        QCOMPARE(qint64(small.budgets.at(i).perMonth.micros * 8),
                 qint64(whole.budgets.at(i).perMonth.micros));
    }
}

QTEST_APPLESS_MAIN(TestSamplePlan)
#include "tst_sampleplan.moc"

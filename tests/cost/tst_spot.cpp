#include "model/cost/spot.h"

#include "model/cost/splitmix.h"
#include "model/plan/assumptions.h"
#include "model/plan/edits.h"
#include "tests/cost/sharedvectors.h"

using namespace portolan;

class TestSpot : public QObject
{
    Q_OBJECT

private slots:
    void reproducesDalysPublishedIntervals_data();
    void reproducesDalysPublishedIntervals();
    void intervalsAgreeWithTheTable();
    void expectationsAgreeWithTheVectors_data();
    void expectationsAgreeWithTheVectors();
    void simulationAgreesWithTheVectors_data();
    void simulationAgreesWithTheVectors();
    void noticeLosesNoWork();
    void aGangIsInterruptedAsOftenAsAnyOfItsNodes();
    void chancesBecomeTimesBetweenInterruptions();
    void refusesWhatCannotEnd_data();
    void refusesWhatCannotEnd();
    void theSameSeedGivesTheSameSpread();
    void reworkGrowsWithInterruptions();
};

namespace {

SpotJob jobOf(const QJsonObject &vector)
{
    SpotJob job;
    job.work = vector["Wtot"].toDouble();
    job.mtbf = vector["M"].toDouble();
    job.checkpoint = vector["C"].toDouble();
    job.restore = vector["R"].toDouble();
    job.wait = vector["D"].toDouble();
    return job;
}

void addExpectedCosts()
{
    QTest::addColumn<QJsonObject>("vector");
    const QJsonArray cases = sharedVectors("checkpoint_interruptions.json")["expected_cost"].toArray();
    if (cases.isEmpty())
        QTest::newRow("absent") << QJsonObject();
    for (const QJsonValue &each : cases)
        QTest::newRow(qPrintable(each["id"].toString())) << each.toObject();
}

} // namespace

void TestSpot::reproducesDalysPublishedIntervals_data()
{
    QTest::addColumn<double>("mtbf");
    QTest::addColumn<double>("published");
    QTest::addColumn<double>("exact");
    QTest::newRow("a day") << 24.0 << 117.0 << 116.69007332665845;
    QTest::newRow("six hours") << 6.0 << 57.0 << 56.714001998766356;
    QTest::newRow("a quarter of an hour") << 0.25 << 9.1 << 9.166502820935701;
}

void TestSpot::reproducesDalysPublishedIntervals()
{
    QFETCH(double, mtbf);
    QFETCH(double, published);
    QFETCH(double, exact);
    SpotJob job;
    job.mtbf = mtbf;
    job.checkpoint = 5.0 / 60;
    job.restore = 10.0 / 60;
    const CheckpointIntervals intervals = checkpointIntervals(job);
    QVERIFY2(std::abs(intervals.dalyHigher * 60 - published) < 0.5,
             difference(intervals.dalyHigher * 60, published));
    COMPARE_NEAR(intervals.exact * 60, exact, 1e-9);
}

void TestSpot::intervalsAgreeWithTheTable()
{
    const QJsonObject vectors = sharedVectors("checkpoint_interruptions.json");
    if (vectors.isEmpty())
        QSKIP("the vectors are not beside the project");
    for (const QJsonValue &row : vectors["interval_table"].toArray()) {
        SpotJob job;
        job.checkpoint = row["C_h"].toDouble();
        job.mtbf = row["M_h"].toDouble();
        const CheckpointIntervals intervals = checkpointIntervals(job);
        COMPARE_NEAR(intervals.young, row["young"].toDouble(), 1e-12);
        COMPARE_NEAR(intervals.dalyHigher, row["daly"].toDouble(), 1e-12);
        COMPARE_NEAR(intervals.exact, row["exact"].toDouble(), 1e-9);
    }
    for (const QJsonValue &row : vectors["daly_published"].toArray()) {
        SpotJob job;
        job.checkpoint = row["C_min"].toDouble() / 60;
        job.restore = row["R_min"].toDouble() / 60;
        job.mtbf = row["M_h"].toDouble();
        COMPARE_NEAR(checkpointIntervals(job).dalyFirst * 60, row["daly_first_order_min"].toDouble(), 1e-12);
    }
}

void TestSpot::expectationsAgreeWithTheVectors_data()
{
    addExpectedCosts();
}

void TestSpot::expectationsAgreeWithTheVectors()
{
    QFETCH(QJsonObject, vector);
    if (vector.isEmpty())
        QSKIP("the vectors are not beside the project");
    const auto run = spotRun(jobOf(vector));
    QVERIFY(run);
    COMPARE_NEAR(run->interval, vector["W_opt_h"].toDouble(), 1e-8);
    COMPARE_NEAR(run->makespan, vector["E_makespan_h"].toDouble(), 1e-8);
    COMPARE_NEAR(run->interruptions, vector["E_interruptions"].toDouble(), 1e-8);
    COMPARE_NEAR(run->billed, vector["E_billed_h"].toDouble(), 1e-8);
}

void TestSpot::simulationAgreesWithTheVectors_data()
{
    addExpectedCosts();
}

void TestSpot::simulationAgreesWithTheVectors()
{
    QFETCH(QJsonObject, vector);
    if (vector.isEmpty())
        QSKIP("the vectors are not beside the project");
    const SpotJob job = jobOf(vector);
    const SpotSpread spread = simulatedSpread(job, *spotRun(job), 1);
    QCOMPARE(spread.runs, 20'000);
    const double error = vector["mc_sem_makespan"].toDouble();
    QVERIFY2(std::abs(spread.mean - vector["E_makespan_h"].toDouble()) < 4 * error,
             difference(spread.mean, vector["E_makespan_h"].toDouble()));
    // The error of a percentile is a few times that of the mean; the long tail of c5 is the widest.
    COMPARE_NEAR(spread.p50, vector["mc_p50_makespan"].toDouble(), 0.02);
    COMPARE_NEAR(spread.p90, vector["mc_p90_makespan"].toDouble(), 0.03);
}

void TestSpot::noticeLosesNoWork()
{
    SpotJob job{.work = 100, .mtbf = 8, .checkpoint = 0.05, .restore = 0.1, .wait = 0.5, .notice = true};
    const auto run = spotRun(job);
    COMPARE_NEAR(run->billed, 101.25784515406343, 1e-12);
    COMPARE_NEAR(run->makespan, 107.5864604761924, 1e-12);
    COMPARE_NEAR(run->interruptions, 12.5, 1e-12);
    const SpotSpread spread = simulatedSpread(job, *run, 1);
    COMPARE_NEAR(spread.mean, run->makespan, 0.001);
    COMPARE_NEAR(spread.meanBilled, run->billed, 0.001);
}

void TestSpot::aGangIsInterruptedAsOftenAsAnyOfItsNodes()
{
    const SpotJob gang{.work = 100, .mtbf = 48, .checkpoint = 0.1, .restore = 0.1, .nodes = 16};
    SpotJob single = gang;
    single.mtbf = 3;
    single.nodes = 1;
    COMPARE_NEAR(checkpointIntervals(gang).exact, 0.7094145620664611, 1e-9);
    COMPARE_NEAR(checkpointIntervals(gang).young, 0.7745966692414834, 1e-12);
    COMPARE_NEAR(spotRun(gang)->makespan, spotRun(single)->makespan, 1e-12);
}

void TestSpot::chancesBecomeTimesBetweenInterruptions()
{
    COMPARE_NEAR(mtbfFromHourlyChance(0.05), 19.495725746223673, 1e-12);
    COMPARE_NEAR(mtbfFromMonthlyChance(0.05), 14231.879794743281, 1e-12);
}

void TestSpot::refusesWhatCannotEnd_data()
{
    QTest::addColumn<double>("work");
    QTest::addColumn<double>("mtbf");
    QTest::addColumn<double>("restore");
    QTest::addColumn<int>("nodes");
    QTest::newRow("no work") << 0.0 << 8.0 << 0.1 << 1;
    QTest::newRow("always interrupted") << 10.0 << 0.0 << 0.1 << 1;
    QTest::newRow("restore below zero") << 10.0 << 8.0 << -0.1 << 1;
    QTest::newRow("no node") << 10.0 << 8.0 << 0.1 << 0;
    QTest::newRow("never through") << 1000.0 << 1.0 << 0.1 << 1;
    QTest::newRow("not a number") << std::nan("") << 8.0 << 0.1 << 1;
}

void TestSpot::refusesWhatCannotEnd()
{
    QFETCH(double, work);
    QFETCH(double, mtbf);
    QFETCH(double, restore);
    QFETCH(int, nodes);
    const auto run = spotRun({.work = work, .mtbf = mtbf, .restore = restore, .nodes = nodes});
    QVERIFY(!run);
    QVERIFY(run.error().endsWith(u'.'));
}

void TestSpot::theSameSeedGivesTheSameSpread()
{
    SplitMix64 random(42);
    QCOMPARE(random.next(), std::uint64_t{13679457532755275413U});
    QCOMPARE(random.next(), std::uint64_t{2949826092126892291U});
    QCOMPARE(SplitMix64(42).uniform(), 0.7415648787718234);
    const SpotJob job{.work = 24, .mtbf = 2, .checkpoint = 0.03, .restore = 0.1, .wait = 0.25};
    const SpotRun run = *spotRun(job);
    QCOMPARE(simulatedSpread(job, run, 7).p90, simulatedSpread(job, run, 7).p90);
    QVERIFY(simulatedSpread(job, run, 7).p90 != simulatedSpread(job, run, 8).p90);
}

void TestSpot::reworkGrowsWithInterruptions()
{
    Plan plan = newPlan("p", *Currency::fromText("CNY"), Zone(), QDate(2026, 1, 1));
    const auto factor = [&plan](const QString &hours) {
        const auto changed = setAssumption(plan, AssumptionKey::SpotMtbf, *Decimal::fromText(hours), {});
        Lines lines(Stage::Cost);
        return std::get<Decimal>(lines.at(reworkFactor(*changed, lines)).value).toDouble();
    };
    // A long job at 24 h, five minutes to write and ten to restore: c4 of the vectors.
    COMPARE_NEAR(factor("24"), 547.8667 / 500, 1e-4);
    QVERIFY(factor("6") > factor("24"));
    plan = *setAssumption(plan, AssumptionKey::CheckpointRestore, Decimal::whole(24), {});
    QCOMPARE(factor("0.1"), 1000.0);
}

QTEST_GUILESS_MAIN(TestSpot)
#include "tst_spot.moc"

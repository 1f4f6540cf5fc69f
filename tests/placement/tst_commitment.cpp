#include "model/usage/commitment.h"

#include <QFile>
#include <QTest>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace portolan;

namespace {

using Demand = std::vector<double>;

/// What the hours cost with the commitment, in parts of an accelerator-hour bought as needed.
double cost(const Demand &demand, std::int64_t committed, CostRatio ratio)
{
    double sum = 0;
    for (const double accelerators : demand) {
        if (!std::isnan(accelerators))
            sum += static_cast<double>(committed * ratio.part) / static_cast<double>(ratio.whole) +
                   std::max(0.0, accelerators - static_cast<double>(committed));
    }
    return sum;
}

Demand columnOfYear(int column)
{
    QFile file(QStringLiteral(PORTOLAN_SHARED_DIR "/vectors/capacity/demand_year_8760.csv"));
    Demand demand;
    if (!file.open(QIODevice::ReadOnly))
        return demand;
    file.readLine();
    while (!file.atEnd())
        demand.push_back(file.readLine().trimmed().split(',').value(column).toDouble());
    return demand;
}

} // namespace

class TestCommitment : public QObject
{
    Q_OBJECT

private slots:
    void commitsTheQuantile_data();
    void commitsTheQuantile();
    void workedExampleOfTwoDays();
    void yearsReachTheProvenOptimum_data();
    void yearsReachTheProvenOptimum();
    void noOtherCommitmentIsCheaper();
    void usedAndOverflowAddUpToDemand();
};

void TestCommitment::commitsTheQuantile_data()
{
    const double missing = std::numeric_limits<double>::quiet_NaN();
    QTest::addColumn<Demand>("demand");
    QTest::addColumn<int>("part");
    QTest::addColumn<int>("whole");
    QTest::addColumn<int>("expected");
    QTest::newRow("no hours") << Demand{} << 3 << 5 << 0;
    QTest::newRow("nothing measured") << Demand{missing, missing} << 3 << 5 << 0;
    QTest::newRow("never idle") << Demand{8, 8, 8} << 3 << 5 << 8;
    QTest::newRow("used exactly as often as asked") << Demand{1, 1, 1, 0, 0} << 3 << 5 << 0;
    QTest::newRow("used once more") << Demand{1, 1, 1, 1, 0} << 3 << 5 << 1;
    QTest::newRow("missing hours do not count") << Demand{1, missing, 1, missing, 0} << 3 << 5 << 1;
    QTest::newRow("no cheaper than as needed") << Demand{8, 8, 8} << 5 << 5 << 0;
    QTest::newRow("free: all that is ever used") << Demand{0, 3, 1} << 0 << 5 << 3;
    QTest::newRow("most of a card all the time") << Demand{0.9, 0.9} << 3 << 5 << 1;
    QTest::newRow("half a card all the time") << Demand{2.5, 2.5} << 3 << 5 << 2;
}

void TestCommitment::commitsTheQuantile()
{
    QFETCH(Demand, demand);
    QFETCH(int, part);
    QFETCH(int, whole);
    QFETCH(int, expected);
    QCOMPARE(int(commitmentQuantile(demand, {part, whole})), expected);
}

void TestCommitment::workedExampleOfTwoDays()
{
    const Demand demand{7,  6,  7,  4,  8,  7,  8,  11, 12, 16, 16, 14, 17, 15, 16, 16,
                        14, 13, 11, 11, 10, 11, 11, 7,  9,  7,  6,  8,  7,  8,  6,  8,
                        11, 13, 17, 17, 16, 16, 17, 15, 16, 15, 11, 13, 12, 11, 7,  8};
    const std::int64_t committed = commitmentQuantile(demand, {600, 1000});
    QCOMPARE(int(committed), 11);
    const CommittedUse use = committedUse(demand, committed);
    QCOMPARE(int(use.measuredHours), 48);
    QCOMPARE(qint64(use.overflow.micros), qint64(85'000'000));
    const std::int64_t reservedMicros = committed * use.measuredHours * 2'460'000;
    const std::int64_t overflowMicros = use.overflow.micros / 1'000'000 * 4'100'000;
    QCOMPARE(qint64(reservedMicros + overflowMicros), qint64(1'647'380'000));
}

void TestCommitment::yearsReachTheProvenOptimum_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("committed");
    QTest::addColumn<qint64>("overflowHours");
    QTest::newRow("eight-card machines") << 1 << 25 << qint64(58'863);
    QTest::newRow("single cards") << 2 << 69 << qint64(109'600);
    QTest::newRow("no cards") << 3 << 107 << qint64(155'296);
}

void TestCommitment::yearsReachTheProvenOptimum()
{
    QFETCH(int, column);
    const Demand demand = columnOfYear(column);
    if (demand.empty())
        QSKIP("the demand curves of the published optimum are not beside the project");
    QCOMPARE(int(demand.size()), 8760);
    const std::int64_t committed = commitmentQuantile(demand, {600, 1000});
    QTEST(int(committed), "committed");
    QTEST(qint64(committedUse(demand, committed).overflow.micros / 1'000'000), "overflowHours");
}

void TestCommitment::noOtherCommitmentIsCheaper()
{
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        Demand demand(40);
        for (double &accelerators : demand)
            accelerators = static_cast<double>(random() % 80) / (round % 2 == 0 ? 1.0 : 8.0);
        const CostRatio ratio{static_cast<std::int64_t>(random() % 100), 100};
        const std::int64_t best = commitmentQuantile(demand, ratio);
        for (std::int64_t other = 0; other <= 81; ++other)
            QVERIFY2(cost(demand, best, ratio) <= cost(demand, other, ratio) + 1e-9,
                     qPrintable(
                         QStringLiteral("round %1: %2 costs more than %3").arg(round).arg(best).arg(other)));
    }
}

void TestCommitment::usedAndOverflowAddUpToDemand()
{
    const Demand demand{0.333333, 7.25, std::numeric_limits<double>::quiet_NaN(), 3};
    const CommittedUse use = committedUse(demand, 3);
    QCOMPARE(int(use.measuredHours), 3);
    QCOMPARE(qint64(use.used.micros), qint64(6'333'333));
    QCOMPARE(qint64(use.overflow.micros), qint64(4'250'000));
}

QTEST_GUILESS_MAIN(TestCommitment)
#include "tst_commitment.moc"

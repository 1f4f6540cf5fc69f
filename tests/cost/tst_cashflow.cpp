#include "tests/cost/costplan.h"

#include "model/cost/spot.h"
#include "model/cost/tco.h"

#include <QElapsedTimer>
#include <cmath>

using namespace portolan;

class TestCashflow : public QObject
{
    Q_OBJECT

private slots:
    void aNodeCostsWhatItsPartsCost();
    void aMoveInTheMiddleOfAMonth();
    void linesAddUpToTotals();
    void stayingEqualsMovingWithoutWaves();
    void moreUsageNeverCostsLess_data();
    void moreUsageNeverCostsLess();
    void withoutGrowthEqualMonthsCostTheSame();
    void aSharedNodeRunsOnForThoseThatStay();
    void peaksStayPeaks();
    void storageMovesWithItsData();
    void roadsArePaidWhenTheyAreUsed();
    void aLicenceIsTransferredOnce();
    void spotIsPaidWithItsRework();
    void cloudPricesChangeWithTheYears();
    void breakEvenHoldsToTheEnd();
    void stayingPerMonthIsTheShareOfTheNodes();
    void findsWhatIsMissing();
    void threeYearsOfHoursAreFast();
};

namespace {

/// Two teams on two nodes: the first moves in mid-February to reserved capacity, the second stays.
CostPlan twoTeams()
{
    CostPlan plan(4);
    const TeamId first = plan.addTeam();
    const TeamId second = plan.addTeam();
    const WaveId wave = plan.addWave("2026-01-10T00:00:00Z", "2026-02-15T00:00:00Z", "2026-03-08T00:00:00Z");
    const NodeId own = plan.addNode();
    const NodeId shared = plan.addNode();
    plan.addWorkload({first, wave, {own, shared}, 6, Term::Reserved, {}});
    plan.addWorkload({second, {}, {shared}, 2, Term::Stay, {}});
    plan.addStoragePrices();
    plan.addDataset(Bytes::terabytes(10), wave, "2026-01-20T00:00:00Z", "2026-02-01T00:00:00Z");
    return plan;
}

Money sumOf(const std::vector<CashLine> &lines, std::optional<CostKind> kind = {}, int month = -1)
{
    Money sum = yuan(0);
    for (const CashLine &line : lines) {
        const bool isWanted =
            (!kind || line.kind == *kind) && (month < 0 || line.month == Month::of(2026, 1) + month);
        sum += isWanted ? line.amount : Money{};
    }
    return sum;
}

/// A week of work: so many cards by day, one at night.
std::vector<double> dayAndNight(double cards)
{
    std::vector<double> hours;
    for (int hour = 0; hour < 168; ++hour)
        hours.push_back(hour % 24 >= 8 && hour % 24 < 20 ? cards : 1);
    return hours;
}

} // namespace

void TestCashflow::aNodeCostsWhatItsPartsCost()
{
    CostPlan plan(1);
    const NodeId node = plan.addNode();
    plan.addWorkload({{}, {}, {node}, 4, Term::Stay, {}});
    const CostResult result = cashFlow(plan.input, {});
    // 600,000 over 60 months; 10 kW × (0.2 + 0.8 × 4/8) × 744 h; 10 kW × 100; 12 % ÷ 12; 12,000 ÷ 12.
    compareWithGolden(costText(result), "one-node.txt");
    QCOMPARE(result.stayTotal, yuan(10'000 + 4'464 + 1'000 + 6'000 + 1'000));
}

void TestCashflow::aMoveInTheMiddleOfAMonth()
{
    compareWithGolden(costText(cashFlow(twoTeams().input, {})), "two-teams.txt");
}

void TestCashflow::linesAddUpToTotals()
{
    const CostResult result = cashFlow(twoTeams().input, {});
    QCOMPARE(sumOf(result.stay), result.stayTotal);
    QCOMPARE(sumOf(result.move), result.moveTotal);
    for (std::size_t month = 0; month < result.months.size(); ++month) {
        QCOMPARE(sumOf(result.move, {}, static_cast<int>(month)), result.months[month].move);
        QCOMPARE(sumOf(result.stay, {}, static_cast<int>(month)), result.months[month].stay);
    }
    // Every line that is a sum is the sum of its operands.
    int sums = 0;
    for (int number = 0; number < static_cast<int>(result.lines.size()); ++number) {
        const Line &line = result.lines.at({Stage::Cost, number});
        if (line.formula != Formula::Sum && line.formula != Formula::MonthTotal)
            continue;
        Money sum = yuan(0);
        for (const Operand &operand : line.operands)
            sum += std::get<Money>(operand.value);
        QCOMPARE(sum, std::get<Money>(line.value));
        ++sums;
    }
    QVERIFY(sums > 30);
}

void TestCashflow::stayingEqualsMovingWithoutWaves()
{
    CostPlan plan(36);
    plan.assume(AssumptionKey::DemandGrowth, "0.2");
    const TeamId team = plan.addTeam();
    const NodeId node = plan.addNode();
    plan.addWorkload({team, {}, {node, plan.addNode()}, 4.7, Term::Stay, dayAndNight(9)});
    plan.addWorkload({plan.addTeam(), {}, {node}, 1.3, Term::Stay, {}});
    plan.addDataset(Bytes::terabytes(7), {}, nullptr, nullptr);
    const CostResult result = cashFlow(plan.input, {});
    QVERIFY(result.stayTotal.micros > 0);
    QCOMPARE(result.move.size(), result.stay.size());
    for (std::size_t i = 0; i < result.stay.size(); ++i)
        QCOMPARE(result.move[i].amount, result.stay[i].amount);
    QVERIFY(!result.breakEven);
    QVERIFY(result.capacity.empty());
}

void TestCashflow::moreUsageNeverCostsLess_data()
{
    QTest::addColumn<Term>("term");
    QTest::newRow("stay") << Term::Stay;
    QTest::newRow("reserved") << Term::Reserved;
    QTest::newRow("on demand") << Term::OnDemand;
    QTest::newRow("spot") << Term::Spot;
}

void TestCashflow::moreUsageNeverCostsLess()
{
    QFETCH(Term, term);
    Money before = yuan(-1);
    for (double cards = 0; cards < 12; cards += 0.7) {
        CostPlan plan(6);
        plan.assume(AssumptionKey::DemandGrowth, "0.3");
        const WaveId wave =
            plan.addWave("2026-01-10T00:00:00Z", "2026-02-15T00:00:00Z", "2026-03-08T00:00:00Z");
        plan.addWorkload({{}, wave, {plan.addNode()}, (cards + 1) / 2, term, dayAndNight(cards)});
        const Money total = cashFlow(plan.input, {}).moveTotal;
        QVERIFY2(total.micros >= before.micros, qPrintable(total.toText()));
        before = total;
    }
}

void TestCashflow::withoutGrowthEqualMonthsCostTheSame()
{
    CostPlan plan(24);
    const WaveId wave = plan.addWave("2026-01-01T00:00:00Z", "2026-01-10T00:00:00Z", "2026-01-20T00:00:00Z");
    plan.addWorkload({{}, wave, {plan.addNode()}, 5, Term::Reserved, {}});
    plan.addStoragePrices();
    plan.addDataset(Bytes::terabytes(10), wave, "2026-01-02T00:00:00Z", "2026-01-05T00:00:00Z");
    const CostResult result = cashFlow(plan.input, {});
    std::map<int, Money> byLength;
    for (const MonthTotal &total : result.months) {
        if (total.month == Month::of(2026, 1))
            continue;
        const int days = total.month.firstDay().daysInMonth();
        QCOMPARE(total.move, byLength.try_emplace(days, total.move).first->second);
    }
    QCOMPARE(byLength.size(), std::size_t(3));
}

void TestCashflow::aSharedNodeRunsOnForThoseThatStay()
{
    CostPlan plan(3);
    const TeamId leaving = plan.addTeam();
    const TeamId staying = plan.addTeam();
    const NodeId node = plan.addNode();
    const WaveId wave = plan.addWave("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z");
    plan.addWorkload({leaving, wave, {node}, 0, Term::OnDemand, {}});
    plan.addWorkload({staying, {}, {node}, 0, Term::Stay, {}});
    const CostResult result = cashFlow(plan.input, {});
    QCOMPARE(sumOf(result.move, CostKind::Staff, 0), times(yuan(1000), 1, 2));
    QCOMPARE(sumOf(result.move, CostKind::Staff, 1), yuan(1000));
    QVERIFY(sumOf(result.move, CostKind::DualRunning, 0).micros > 0);
    QVERIFY(sumOf(result.move, CostKind::DualRunning, 1).isZero());
}

void TestCashflow::peaksStayPeaks()
{
    CostPlan plan(1);
    const WaveId wave = plan.addWave("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z");
    std::vector<double> hours = dayAndNight(5);
    const std::vector<double> week = hours;
    hours.insert(hours.end(), week.begin(), week.end());
    hours[30] = std::nan(""); // the other week knows better
    plan.addWorkload({{}, wave, {}, 3, Term::Reserved, hours});
    const CostResult result = cashFlow(plan.input, {});
    // Five cards half of the hours and one in the others: with reserved at 60 % of on demand only one pays.
    QCOMPARE(result.capacity.at(0).committed, 1);
    QCOMPARE(sumOf(result.move, CostKind::Reserved), yuan(744 * 6));
    QCOMPARE(sumOf(result.move, CostKind::OnDemand), yuan(31 * 12 * 4 * 10));
    QCOMPARE(result.capacity.at(0).utilization, 1.0);
    QCOMPARE(result.capacity.at(0).coverage, 1.0 / 3);
}

void TestCashflow::storageMovesWithItsData()
{
    CostPlan plan(3);
    plan.assume(AssumptionKey::StorageWarmAfter, "0.5");
    const WaveId wave = plan.addWave("2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z", "2026-02-15T00:00:00Z");
    plan.addStoragePrices();
    plan.addDataset(Bytes::terabytes(100), wave, "2026-01-01T00:00:00Z", "2026-02-15T00:00:00Z");
    const CostResult result = cashFlow(plan.input, {});
    QCOMPARE(sumOf(result.move, CostKind::OwnedStorage, 0), yuan(1000));
    QCOMPARE(sumOf(result.move, CostKind::OwnedStorage, 1), yuan(500));
    QVERIFY(sumOf(result.move, CostKind::OwnedStorage, 2).isZero());
    QVERIFY(sumOf(result.move, CostKind::CloudStorage, 0).isZero());
    QCOMPARE(sumOf(result.move, CostKind::CloudStorage, 1), yuan(10'000));
    // After a month the twelfth root of a half is still hot at 0.2, the rest warm at 0.1.
    const double hot = std::pow(0.5, 1.0 / 12);
    const double expected = 100'000 * (hot * 0.2 + (1 - hot) * 0.1);
    const double march = static_cast<double>(sumOf(result.move, CostKind::CloudStorage, 2).micros) / 1e6;
    QVERIFY2(std::abs(march - expected) < 0.001, qPrintable(QString::number(march, 'f', 6)));
}

void TestCashflow::roadsArePaidWhenTheyAreUsed()
{
    CostPlan plan(4);
    const WaveId wave = plan.addWave("2026-01-01T00:00:00Z", "2026-03-01T00:00:00Z", "2026-03-15T00:00:00Z");
    Road line;
    line.id = {plan.nextId()};
    line.pricePerMonth = yuan(700);
    line.setupPrice = yuan(90);
    line.pricePerGigabyte = yuan(1);
    Road media;
    media.id = {plan.nextId()};
    media.kind = RoadKind::Media;
    media.setupPrice = yuan(5);
    media.pricePerDeviceTrip = yuan(30);
    media.deviceCapacity = Bytes::gigabytes(40);
    plan.input.plan.roads = Table<Road>::of({line, media});
    plan.addDataset(Bytes::gigabytes(100), wave, "2026-01-20T00:00:00Z", "2026-02-25T00:00:00Z");
    plan.addDataset(Bytes::gigabytes(100), wave, "2026-02-03T00:00:00Z", "2026-02-10T00:00:00Z");
    plan.input.transfer.datasets[0].road = line.id;
    plan.input.transfer.datasets[1].road = media.id;
    const CostResult result = cashFlow(plan.input, {});
    QCOMPARE(sumOf(result.move, CostKind::Transfer, 0), yuan(100 + 90 + 700));
    QCOMPARE(sumOf(result.move, CostKind::Transfer, 1), yuan(700 + 5 + 3 * 30));
    QVERIFY(sumOf(result.move, CostKind::Transfer, 2).isZero());
    QCOMPARE(sumOf(result.move, CostKind::MigrationWork, 0), yuan(5000));
    QVERIFY(sumOf(result.stay, CostKind::Transfer).isZero());
}

void TestCashflow::aLicenceIsTransferredOnce()
{
    CostPlan plan(4);
    const WaveId early = plan.addWave("2026-01-01T00:00:00Z", "2026-02-10T00:00:00Z", "2026-03-01T00:00:00Z");
    const WaveId late = plan.addWave("2026-01-01T00:00:00Z", "2026-03-10T00:00:00Z", "2026-04-01T00:00:00Z");
    License license;
    license.id = {plan.nextId()};
    license.transferPrice = yuan(300);
    plan.input.plan.licenses = plan.input.plan.licenses.with(license);
    for (const WaveId wave : {late, early}) {
        Workload workload =
            *plan.input.plan.workloads.find(plan.addWorkload({{}, wave, {}, 1, Term::OnDemand, {}}));
        workload.licenses = {license.id};
        plan.input.plan.workloads = plan.input.plan.workloads.with(workload);
    }
    const CostResult result = cashFlow(plan.input, {});
    QCOMPARE(sumOf(result.move, CostKind::License), yuan(300));
    QCOMPARE(sumOf(result.move, CostKind::License, 1), yuan(300));
}

void TestCashflow::spotIsPaidWithItsRework()
{
    CostPlan plan(1);
    const WaveId wave = plan.addWave("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z");
    plan.addWorkload({{}, wave, {}, 2.5, Term::Spot, {}});
    const CostResult result = cashFlow(plan.input, {});
    Lines lines(Stage::Cost);
    const Decimal rework = std::get<Decimal>(lines.at(reworkFactor(plan.input.plan, lines)).value);
    QVERIFY(rework > Decimal::whole(1));
    QCOMPARE(sumOf(result.move, CostKind::Spot), times(times(yuan(744 * 3), 5, 2), rework));
    QCOMPARE(result.capacity.at(0).allOnDemandPerMonth, yuan(18'250));
}

void TestCashflow::cloudPricesChangeWithTheYears()
{
    CostPlan plan(13);
    plan.assume(AssumptionKey::PriceChange, "-0.1");
    const WaveId wave = plan.addWave("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z");
    plan.addWorkload({{}, wave, {}, 1, Term::OnDemand, {}});
    const CostResult result = cashFlow(plan.input, {});
    QCOMPARE(sumOf(result.move, CostKind::OnDemand, 0), yuan(7440));
    QCOMPARE(sumOf(result.move, CostKind::OnDemand, 12), yuan(6696));
}

void TestCashflow::breakEvenHoldsToTheEnd()
{
    CostPlan plan(12);
    plan.assume(AssumptionKey::MigrationWork, "20000");
    const WaveId wave = plan.addWave("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z");
    plan.addWorkload({{}, wave, {plan.addNode()}, 1, Term::OnDemand, {}});
    const CostResult result = cashFlow(plan.input, {});
    QVERIFY(result.breakEven);
    Money stay = yuan(0);
    Money move = yuan(0);
    for (const MonthTotal &total : result.months) {
        stay += total.stay;
        move += total.move;
        QCOMPARE(move.micros <= stay.micros, total.month >= *result.breakEven);
    }
    QVERIFY(*result.breakEven > result.months.front().month);
    plan.assume(AssumptionKey::MigrationWork, "20000000");
    const CostResult never = cashFlow(plan.input, {});
    QVERIFY(!never.breakEven);
    QCOMPARE(never.findings.back().kind, FindingKind::NeverBreaksEven);
}

void TestCashflow::stayingPerMonthIsTheShareOfTheNodes()
{
    CostPlan plan(1);
    const NodeId node = plan.addNode();
    const WorkloadId one = plan.addWorkload({{}, {}, {node}, 4, Term::Stay, {}});
    const WorkloadId other = plan.addWorkload({{}, {}, {node}, 0, Term::Stay, {}});
    const auto perMonth = ownedPerMonth(plan.input.plan, plan.input.demands);
    // Half of 18,000 and of the idle energy each; the one at work draws 10 kW × 0.8 × 4/8 × 730 h more.
    QCOMPARE(perMonth.at(other), yuan(9'000 + 730));
    QCOMPARE(perMonth.at(one), yuan(9'000 + 730 + 2'920));
}

void TestCashflow::findsWhatIsMissing()
{
    CostPlan plan(24);
    plan.assume(AssumptionKey::DemandGrowth, "1");
    const NodeId id = plan.addNode();
    Node node = *plan.input.plan.nodes.find(id);
    node.purchased.reset();
    plan.input.plan.nodes = plan.input.plan.nodes.with(node);
    plan.addWorkload({{}, {}, {id}, 6, Term::Stay, {}});
    const WaveId wave = plan.addWave("2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z", "2026-02-15T00:00:00Z");
    plan.addDataset(Bytes::terabytes(1), wave, "2026-01-01T00:00:00Z", "2026-01-15T00:00:00Z");
    const CostResult result = cashFlow(plan.input, {});
    QStringList found;
    for (const Finding &finding : result.findings)
        found.append(QString::number(static_cast<int>(finding.kind)));
    const QStringList expected{QString::number(static_cast<int>(FindingKind::NoPurchaseDate)),
                               QString::number(static_cast<int>(FindingKind::OutgrowsNodes)),
                               QString::number(static_cast<int>(FindingKind::NoStoragePrice))};
    QCOMPARE(found, expected);
    QCOMPARE(std::get<Month>(result.findings[1].values.at(0)), Month::of(2026, 6));
}

void TestCashflow::threeYearsOfHoursAreFast()
{
    CostPlan plan(36);
    plan.assume(AssumptionKey::DemandGrowth, "0.2");
    const WaveId wave = plan.addWave("2026-01-10T00:00:00Z", "2026-02-15T00:00:00Z", "2026-03-08T00:00:00Z");
    std::vector<double> quarter;
    for (int week = 0; week < 13; ++week) {
        const auto hours = dayAndNight(8 + week);
        quarter.insert(quarter.end(), hours.begin(), hours.end());
    }
    QList<NodeId> nodes;
    for (int i = 0; i < 16; ++i)
        nodes.append(plan.addNode());
    for (int i = 0; i < 10; ++i)
        plan.addWorkload({plan.addTeam(), wave, {nodes[i], nodes[i + 6]}, 5, Term::Reserved, quarter});
    QElapsedTimer timer;
    timer.start();
    const CostResult result = cashFlow(plan.input, {});
    const qint64 milliseconds = timer.elapsed();
    qInfo("%lld ms, %zu lines", static_cast<long long>(milliseconds), result.lines.size());
    QVERIFY(result.capacity.at(0).committed > 0);
    // Ten to thirty were measured in a debug build; the bound leaves room for a busy machine.
    QVERIFY2(milliseconds < 1000, qPrintable(QString::number(milliseconds)));
}

QTEST_GUILESS_MAIN(TestCashflow)
#include "tst_cashflow.moc"

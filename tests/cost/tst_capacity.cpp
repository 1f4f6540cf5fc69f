#include "model/cost/capacity.h"

#include "tests/cost/sharedvectors.h"

using namespace portolan;

class TestCapacity : public QObject
{
    Q_OBJECT

private slots:
    void commitsAsMuchAsPays();
    void agreesWithEnumeration_data();
    void agreesWithEnumeration();
    void agreesWithTheDayAndNightVectors();
    void agreesWithTheYear_data();
    void agreesWithTheYear();
    void proratesToTheFloor();
    void refusesWhatNeedsAnotherSolver_data();
    void refusesWhatNeedsAnotherSolver();
    void moreDemandNeverCostsLess();
};

namespace {

const Currency usd = *Currency::fromText(QStringLiteral("USD"));

TermOption wholeTerm(const QString &name, std::int64_t hours, std::int64_t micros)
{
    return {name, hours, {micros, usd}, {false, 0, {0}}, AtEnd::Full, {}};
}

HourlyOption hourly(const QString &name, std::int64_t micros, std::optional<std::int64_t> cap = {})
{
    return {name, {micros, usd}, cap};
}

CapacityProblem problemOf(CapacityClass kind)
{
    const auto hours = static_cast<std::int64_t>(kind.demand.size());
    return {hours, usd, {std::move(kind)}, {}};
}

/// The cheapest number of each of two commitments, tried one by one.
std::int64_t enumerated(const CapacityClass &kind)
{
    std::int64_t best = -1;
    const auto most = [&](std::size_t option) {
        return option < kind.options.size() ? kind.options[option].capPerStart.value_or(12) : 0;
    };
    for (std::int64_t a = 0; a <= most(0); ++a) {
        for (std::int64_t b = 0; b <= most(1); ++b) {
            std::int64_t cost = a > 0 ? a * kind.options[0].price.micros : 0;
            cost += b > 0 ? b * kind.options[1].price.micros : 0;
            bool isServed = true;
            for (const std::int64_t units : kind.demand) {
                std::int64_t left = std::max<std::int64_t>(0, units - a - b);
                for (const HourlyOption &option : kind.hourly) {
                    const std::int64_t taken = std::min(left, option.cap.value_or(left));
                    cost += taken * option.perHour.micros;
                    left -= taken;
                }
                isServed = isServed && left == 0;
            }
            if (isServed && (best < 0 || cost < best))
                best = cost;
        }
    }
    return best;
}

std::vector<std::vector<std::int64_t>> yearOfDemand()
{
    QFile file(QStringLiteral(PORTOLAN_SHARED_DIR "/vectors/capacity/demand_year_8760.csv"));
    std::vector<std::vector<std::int64_t>> columns(3);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    file.readLine();
    while (!file.atEnd()) {
        const QList<QByteArray> cells = file.readLine().trimmed().split(',');
        for (int column = 0; column < 3; ++column)
            columns[static_cast<std::size_t>(column)].push_back(cells[column + 1].toLongLong());
    }
    return columns;
}

} // namespace

void TestCapacity::commitsAsMuchAsPays()
{
    CapacityClass kind{"gpu", {1, 3, 3, 0}, {wholeTerm("all", 4, 25)}, {hourly("on demand", 10)}};
    const auto answer = solveCapacity(problemOf(kind));
    QVERIFY(answer);
    // The first unit is used three hours, which is worth 30; the second and third two hours, worth 20.
    QCOMPARE(answer->total.micros, 25 + 40);
    QCOMPARE(answer->bound, answer->total);
    QVERIFY(answer->isProven);
    const ClassCapacity &capacity = answer->classes.at(0);
    QCOMPARE(capacity.purchases.at(0).count, 1);
    QCOMPARE(capacity.unitHours.at(0).second, 4);
    QCOMPARE(capacity.coverage, 3.0 / 7);
    QCOMPARE(capacity.utilization, 0.75);
}

void TestCapacity::agreesWithEnumeration_data()
{
    QTest::addColumn<int>("ownedCap");
    QTest::addColumn<int>("termCap");
    QTest::addColumn<int>("price");
    QTest::addColumn<bool>("isServed");
    for (const int price : {5, 21, 33, 47, 300}) {
        QTest::addRow("plain at %d", price) << 0 << -1 << price << true;
        QTest::addRow("an owned unit at %d", price) << 1 << -1 << price << true;
        QTest::addRow("limited terms at %d", price) << 2 << 1 << price << true;
        QTest::addRow("nothing unlimited by the hour at %d", price) << 3 << -1 << price << false;
    }
}

void TestCapacity::agreesWithEnumeration()
{
    QFETCH(int, ownedCap);
    QFETCH(int, termCap);
    QFETCH(int, price);
    QFETCH(bool, isServed);
    CapacityClass kind{"gpu", {4, 0, 7, 3, 9, 3, 1}, {wholeTerm("one", 7, price)}, {}};
    kind.options.push_back(wholeTerm("other", 9, price + 11));
    if (termCap >= 0)
        kind.options[0].capPerStart = termCap;
    kind.hourly = {hourly("owned", 2, ownedCap)};
    if (isServed)
        kind.hourly.push_back(hourly("on demand", 10));
    const auto answer = solveCapacity(problemOf(kind));
    QVERIFY2(answer, answer ? "" : qPrintable(answer.error()));
    QCOMPARE(answer->total.micros, enumerated(kind));
    QCOMPARE(answer->bound.micros, answer->total.micros);
}

void TestCapacity::agreesWithTheDayAndNightVectors()
{
    const QJsonObject vectors = sharedVectors("reserve_48h.json");
    if (vectors.isEmpty())
        QSKIP("the vectors are not beside the project");
    CapacityClass kind{"gpu", {}, {}, {hourly("on demand", 4'100'000)}};
    for (const QJsonValue &units : vectors["demand"].toArray())
        kind.demand.push_back(units.toInteger());
    int compared = 0;
    for (const QJsonValue &variant : vectors["variants"].toArray()) {
        const QString id = variant["id"].toString();
        if (id.startsWith("V1"))
            kind.options = {wholeTerm("res48", 48, 118'080'000)};
        else if (!id.startsWith("V0"))
            continue;
        const auto answer = solveCapacity(problemOf(kind));
        QCOMPARE(qint64(answer->total.micros), variant["optimum_microusd"].toInteger());
        QCOMPARE(answer->bound, answer->total);
        ++compared;
    }
    QCOMPARE(compared, 2);
}

void TestCapacity::agreesWithTheYear_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<qint64>("onDemand");
    QTest::addColumn<qint64>("optimum");
    QTest::newRow("gpu8_h100") << 0 << qint64(40'000'000) << qint64(7'610'520'000'000);
    QTest::newRow("gpu1_l4") << 1 << qint64(800'000) << qint64(377'811'200'000);
    QTest::newRow("cpu_16") << 2 << qint64(760'000) << qint64(545'442'880'000);
}

void TestCapacity::agreesWithTheYear()
{
    QFETCH(int, column);
    QFETCH(qint64, onDemand);
    QFETCH(qint64, optimum);
    const auto columns = yearOfDemand();
    if (columns.empty())
        QSKIP("the vectors are not beside the project");
    CapacityClass kind{
        "year", columns[static_cast<std::size_t>(column)], {}, {hourly("on demand", onDemand)}};
    kind.options = {wholeTerm("1y", 8760, onDemand * 8760 * 600 / 1000)};
    const auto answer = solveCapacity(problemOf(kind));
    QCOMPARE(qint64(answer->total.micros), optimum);
    QCOMPARE(answer->bound, answer->total);
}

void TestCapacity::proratesToTheFloor()
{
    CapacityClass kind{"gpu", {1, 1}, {wholeTerm("three", 3, 8)}, {hourly("on demand", 10)}};
    kind.options[0].atEnd = AtEnd::Prorate;
    QCOMPARE(solveCapacity(problemOf(kind))->total.micros, 5);
    // 7 × 2 ÷ 3 is 4.67, 10 × 2 ÷ 3 is 6.67 and 13 × 2 ÷ 3 is 8.67: down, not to the nearest.
    for (const auto &[price, floor] : {std::pair(7, 4), std::pair(10, 6), std::pair(13, 8)}) {
        kind.options[0].price.micros = price;
        QCOMPARE(solveCapacity(problemOf(kind))->total.micros, floor);
    }
}

void TestCapacity::refusesWhatNeedsAnotherSolver_data()
{
    QTest::addColumn<int>("term");
    QTest::addColumn<bool>("any");
    QTest::addColumn<int>("every");
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("prorate");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("covers all") << 4 << false << 0 << -1 << false << false;
    QTest::newRow("too short") << 3 << false << 0 << -1 << false << true;
    QTest::newRow("a later start covers less for the same") << 4 << true << 0 << -1 << false << false;
    QTest::newRow("a later start costs less") << 4 << true << 0 << -1 << true << true;
    QTest::newRow("each second hour, less") << 4 << false << 2 << -1 << true << true;
    QTest::newRow("a second start beyond the end") << 4 << false << 0 << 4 << true << false;
    QTest::newRow("a second start within") << 4 << false << 0 << 2 << true << true;
}

void TestCapacity::refusesWhatNeedsAnotherSolver()
{
    QFETCH(int, term);
    QFETCH(bool, any);
    QFETCH(int, every);
    QFETCH(int, second);
    QFETCH(bool, prorate);
    QFETCH(bool, isRefused);
    CapacityClass kind{"gpu", {1, 1, 1, 1}, {wholeTerm("term", term, 25)}, {hourly("on demand", 10)}};
    kind.options[0].starts.any = any;
    kind.options[0].starts.every = every;
    if (second >= 0)
        kind.options[0].starts.listed.push_back(second);
    kind.options[0].atEnd = prorate ? AtEnd::Prorate : AtEnd::Full;
    const auto answer = solveCapacity(problemOf(kind));
    QCOMPARE(!answer, isRefused);
    if (isRefused)
        QVERIFY(answer.error().contains("min-cost-flow"));
    kind.options.clear();
    kind.demand[2] = -1;
    QVERIFY(!solveCapacity(problemOf(kind)));
}

void TestCapacity::moreDemandNeverCostsLess()
{
    CapacityClass kind{"gpu", {4, 0, 7, 3}, {wholeTerm("all", 4, 25)}, {hourly("on demand", 10)}};
    std::int64_t before = solveCapacity(problemOf(kind))->total.micros;
    for (int step = 0; step < 40; ++step) {
        ++kind.demand[static_cast<std::size_t>(step * 7 % 4)];
        const std::int64_t now = solveCapacity(problemOf(kind))->total.micros;
        QVERIFY(now >= before);
        before = now;
    }
}

QTEST_GUILESS_MAIN(TestCapacity)
#include "tst_capacity.moc"

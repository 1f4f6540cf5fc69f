#include "model/usage/demand.h"

#include <QTest>
#include <cmath>

using namespace portolan;

namespace {

constexpr std::int64_t mondayNoon = 1'772'452'800 / 3600; // 2026-03-02 12:00 UTC

/// A card whose hours have the given mean utilisations in per cent, four samples each; -1 is no sample.
UsageSeries card(std::int64_t firstHour, const std::vector<int> &means)
{
    UsageSeries series;
    series.firstHour = firstHour;
    for (const int mean : means) {
        if (mean < 0) {
            series.hours.push_back({});
            continue;
        }
        series.hours.push_back(
            {static_cast<std::uint32_t>(400 * mean), static_cast<std::uint16_t>(100 * mean), 4});
        series.perCent[static_cast<std::size_t>(mean)] += 4;
    }
    return series;
}

struct Fleet
{
    explicit Fleet(std::vector<UsageSeries> series)
    {
        auto dataset = std::make_shared<UsageDataset>();
        dataset->series = std::move(series);
        for (const UsageSeries &one : dataset->series) {
            input.series.push_back(&one);
            input.steps.push_back(TimeSpan::minutes(15));
        }
        input.datasets.push_back(dataset);
        input.busyThreshold = Decimal{200'000};
    }
    DemandInput input;
};

QString text(const std::vector<double> &curve)
{
    QStringList values;
    for (const double value : curve)
        values.append(std::isnan(value) ? QStringLiteral("-") : QString::number(value, 'g', 10));
    return values.join(u' ');
}

/// Card A from noon: 80 %, nothing, 10 %; card B an hour later: 50 %, 20 %.
Fleet twoCards()
{
    Fleet fleet({card(mondayNoon, {80, -1, 10}), card(mondayNoon + 1, {50, 20})});
    fleet.input.shares = {{0, 0, 1.0}, {1, 0, 0.5}, {1, 1, 0.5}};
    fleet.input.groups = 3;
    return fleet;
}

} // namespace

class TestDemand : public QObject
{
    Q_OBJECT

private slots:
    void curvesByHand();
    void groupsCountTheirShares();
    void fullSharesAddUpToTheFleet();
    void hourWithoutSamplesIsMissing();
    void missingHoursDoNotLowerPercentiles();
    void percentilesInterpolate_data();
    void percentilesInterpolate();
    void nothingHasNoPercentile();
    void samplePercentilesByHand();
    void cardsByHand();
    void idleMeansIdleInEveryMeasuredHour_data();
    void idleMeansIdleInEveryMeasuredHour();
    void coverageCountsExpectedSamples();
    void moreSamplesThanTheStepSaysAreFullCoverage();
    void weekIsLocal();
    void weekExpectsWhatTheFleetExpects();
    void unmeasuredCardHasNoFigures();
    void noSeriesGiveNothing();
    void stops();
};

void TestDemand::curvesByHand()
{
    const auto result = demand(twoCards().input, {});
    QCOMPARE(qint64(result.firstHour), qint64(mondayNoon));
    QCOMPARE(qint64(result.hours), qint64(3));
    QCOMPARE(text(result.fleet.active), QStringLiteral("1 1 1")); // 20 % is at the threshold
    QCOMPARE(text(result.fleet.equivalents), QStringLiteral("0.8 0.5 0.3"));
    QCOMPARE(qint64(result.activeHours.micros), qint64(3'000'000));
    QCOMPARE(qint64(result.equivalentHours.micros), qint64(1'600'000));
    QCOMPARE(*result.fleet.samples.value, 1.0);
}

void TestDemand::groupsCountTheirShares()
{
    const auto result = demand(twoCards().input, {});
    QCOMPARE(result.groups.size(), std::size_t(3));
    QCOMPARE(text(result.groups[0].active), QStringLiteral("1 0.5 0.5"));
    QCOMPARE(text(result.groups[0].equivalents), QStringLiteral("0.8 0.25 0.2"));
    QCOMPARE(text(result.groups[1].active), QStringLiteral("- 0.5 0.5"));
    QCOMPARE(*result.groups[1].samples.value, 0.5);
    QCOMPARE(qint64(result.groups[1].samples.expectedSamples), qint64(8));
    QVERIFY(result.groups[2].active.empty());
    QVERIFY(!result.groups[2].samples.value);
}

void TestDemand::fullSharesAddUpToTheFleet()
{
    std::vector<UsageSeries> series;
    for (int i = 0; i < 12; ++i) {
        std::vector<int> means;
        for (int hour = 0; hour < 200; ++hour)
            means.push_back((hour * 31 + i * 17) % 13 == 0 ? -1 : (hour * 7 + i * 29) % 101);
        series.push_back(card(mondayNoon + i * 5, means));
    }
    Fleet fleet(std::move(series));
    fleet.input.groups = 5;
    for (int i = 0; i < 12; ++i)
        fleet.input.shares.push_back({i, i % 5, 1.0});
    const auto result = demand(fleet.input, {});
    std::int64_t present = 0;
    for (const DemandCurve &group : result.groups)
        present += group.samples.presentSamples;
    QCOMPARE(qint64(present), qint64(result.samples.presentSamples));
    for (std::size_t hour = 0; hour < static_cast<std::size_t>(result.hours); ++hour) {
        double active = 0;
        double equivalents = 0;
        for (const DemandCurve &group : result.groups) {
            active += std::isnan(group.active[hour]) ? 0 : group.active[hour];
            equivalents += std::isnan(group.equivalents[hour]) ? 0 : group.equivalents[hour];
        }
        const bool isMeasured =
            std::any_of(result.groups.begin(), result.groups.end(),
                        [&](const auto &group) { return !std::isnan(group.active[hour]); });
        QCOMPARE(!std::isnan(result.fleet.active[hour]), isMeasured);
        if (!isMeasured)
            continue;
        QCOMPARE(active, result.fleet.active[hour]);
        QVERIFY(std::abs(equivalents - result.fleet.equivalents[hour]) < 1e-9);
    }
}

void TestDemand::hourWithoutSamplesIsMissing()
{
    const auto result = demand(Fleet({card(mondayNoon, {80, -1, 0})}).input, {});
    QCOMPARE(text(result.fleet.active), QStringLiteral("1 - 0"));
    QCOMPARE(text(result.fleet.equivalents), QStringLiteral("0.8 - 0"));
    QCOMPARE(*result.fleet.samples.value, 0.5);
    QVERIFY(std::isnan(result.cards[0].hourly[1]));
}

void TestDemand::missingHoursDoNotLowerPercentiles()
{
    const auto whole = demand(Fleet({card(mondayNoon, {60, 70, 80, 90})}).input, {});
    const auto holed = demand(Fleet({card(mondayNoon, {60, -1, 70, -1, -1, 80, -1, 90})}).input, {});
    QCOMPARE(holed.equivalentPercentiles->p50, whole.equivalentPercentiles->p50);
    QCOMPARE(holed.equivalentPercentiles->p95, whole.equivalentPercentiles->p95);
    QCOMPARE(holed.equivalentPercentiles->mean, whole.equivalentPercentiles->mean);
    QCOMPARE(holed.cards[0].p95, whole.cards[0].p95);
    QCOMPARE(holed.samples.coverage(), 0.5);
}

void TestDemand::percentilesInterpolate_data()
{
    QTest::addColumn<double>("percent");
    QTest::addColumn<double>("expected");
    // 15 20 35 40 50, the textbook's five: rank = 4 × p
    QTest::newRow("least") << 0.0 << 15.0;
    QTest::newRow("a twentieth") << 5.0 << 16.0;
    QTest::newRow("on a value") << 25.0 << 20.0;
    QTest::newRow("between") << 40.0 << 29.0;
    QTest::newRow("median") << 50.0 << 35.0;
    QTest::newRow("95") << 95.0 << 48.0;
    QTest::newRow("most") << 100.0 << 50.0;
}

void TestDemand::percentilesInterpolate()
{
    QFETCH(double, percent);
    QFETCH(double, expected);
    QCOMPARE(*percentile({50, std::nan(""), 15, 40, 20, 35}, percent), expected);
}

void TestDemand::nothingHasNoPercentile()
{
    QVERIFY(!percentile({}, 50));
    QVERIFY(!percentile({std::nan("")}, 50));
    QVERIFY(!distribution({std::nan("")}));
    QCOMPARE(distribution({7})->p99, 7.0);
}

void TestDemand::samplePercentilesByHand()
{
    // Samples: 80 80 80 80 10 10 10 10 50 50 50 50 20 20 20 20. Sorted, n = 16: rank 15 × p.
    const auto percentiles = *demand(twoCards().input, {}).samplePercentiles;
    QCOMPARE(percentiles.p50, 35.0); // rank 7.5 between 20 and 50
    QCOMPARE(percentiles.p90, 80.0); // rank 13.5
    QCOMPARE(percentiles.most, 80.0);
    QCOMPARE(percentiles.mean, 40.0);
    const auto one = *demand(Fleet({card(mondayNoon, {10, 20})}).input, {}).samplePercentiles;
    QCOMPARE(one.p50, 15.0); // four times 10, four times 20: rank 3.5
}

void TestDemand::cardsByHand()
{
    const auto result = demand(twoCards().input, {});
    QCOMPARE(result.cards.size(), std::size_t(2));
    const CardUse &a = result.cards[0];
    QCOMPARE(*a.mean.value, 0.45);
    QCOMPARE(a.most, 0.8);
    QVERIFY(std::abs(a.p95 - 0.765) < 1e-12); // 0.1 + 0.95 × 0.7
    QVERIFY(!a.isIdle);
    QCOMPARE(result.cards[1].hourly.size(), std::size_t(3));
    QVERIFY(std::isnan(result.cards[1].hourly[0]));
    QCOMPARE(result.cards[1].hourly[2], 0.2F);
}

void TestDemand::idleMeansIdleInEveryMeasuredHour_data()
{
    QTest::addColumn<QList<int>>("means");
    QTest::addColumn<bool>("isIdle");
    QTest::newRow("below in all") << QList<int>{0, 29, 5} << true;
    QTest::newRow("at 30 % once") << QList<int>{0, 30, 5} << false;
    QTest::newRow("below where measured") << QList<int>{-1, 29, -1} << true;
    QTest::newRow("never measured") << QList<int>{-1, -1} << false;
}

void TestDemand::idleMeansIdleInEveryMeasuredHour()
{
    QFETCH(QList<int>, means);
    QFETCH(bool, isIdle);
    const auto result = demand(Fleet({card(mondayNoon, {means.begin(), means.end()})}).input, {});
    QCOMPARE(result.cards[0].isIdle, isIdle);
    QCOMPARE(result.idleCards > 0, isIdle);
}

void TestDemand::coverageCountsExpectedSamples()
{
    const auto result = demand(twoCards().input, {});
    QCOMPARE(qint64(result.samples.expectedSamples), qint64(20)); // three and two hours of four
    QCOMPARE(qint64(result.samples.presentSamples), qint64(16));
    QCOMPARE(result.samples.coverage(), 0.8);
    QCOMPARE(result.cards[0].mean.coverage(), 8.0 / 12.0);
}

void TestDemand::moreSamplesThanTheStepSaysAreFullCoverage()
{
    Fleet fleet({card(mondayNoon, {50, 50}), card(mondayNoon, {50, -1})});
    fleet.input.steps[0] = TimeSpan::hours(1);
    fleet.input.steps[1] = TimeSpan{};
    const auto result = demand(fleet.input, {});
    QCOMPARE(qint64(result.samples.expectedSamples), qint64(12));
    QCOMPARE(qint64(result.samples.presentSamples), qint64(12));
}

void TestDemand::weekIsLocal()
{
    Fleet fleet = twoCards();
    fleet.input.zone = *Zone::fromText(QStringLiteral("Asia/Shanghai"));
    const auto result = demand(fleet.input, {});
    for (std::size_t hour = 0; hour < 168; ++hour)
        QCOMPARE(result.week[hour].value.has_value(), hour >= 20 && hour <= 22); // Monday, 20 h to 22 h
    // The next week's noon is idle: the mean of both Mondays.
    std::vector<int> means(169, -1);
    means.front() = 90;
    means.back() = 0;
    const auto twice = demand(Fleet({card(mondayNoon, means)}).input, {});
    QCOMPARE(*twice.week[12].value, 0.5);
    QCOMPARE(qint64(twice.week[12].presentSamples), qint64(8));
    QVERIFY(!twice.week[13].value);
    QCOMPARE(qint64(twice.week[13].expectedSamples), qint64(4));
}

void TestDemand::weekExpectsWhatTheFleetExpects()
{
    Fleet fleet = twoCards();
    fleet.input.steps[0] = TimeSpan{701}; // does not divide the hour
    const auto result = demand(fleet.input, {});
    std::int64_t expected = 0;
    std::int64_t present = 0;
    for (const Measured &hour : result.week) {
        expected += hour.expectedSamples;
        present += hour.presentSamples;
    }
    QCOMPARE(qint64(expected), qint64(result.samples.expectedSamples));
    QCOMPARE(qint64(present), qint64(result.samples.presentSamples));
}

void TestDemand::unmeasuredCardHasNoFigures()
{
    const auto result = demand(Fleet({card(mondayNoon, {-1, -1})}).input, {});
    QVERIFY(!result.cards[0].mean.value);
    QVERIFY(result.cards[0].hourly.empty());
    QVERIFY(!result.fleet.samples.value);
    QVERIFY(!result.activePercentiles);
    QVERIFY(!result.samplePercentiles);
    QCOMPARE(qint64(result.samples.expectedSamples), qint64(8));
}

void TestDemand::noSeriesGiveNothing()
{
    const auto result = demand({}, {});
    QCOMPARE(qint64(result.hours), qint64(0));
    QVERIFY(!result.activePercentiles);
    QCOMPARE(qint64(result.activeHours.micros), qint64(0));
}

void TestDemand::stops()
{
    std::stop_source source;
    source.request_stop();
    const auto result = demand(twoCards().input, source.get_token());
    QCOMPARE(qint64(result.hours), qint64(0));
    QVERIFY(result.cards.empty());
}

QTEST_APPLESS_MAIN(TestDemand)
#include "tst_demand.moc"

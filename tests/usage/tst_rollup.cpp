#include "model/usage/rollup.h"

#include <QElapsedTimer>
#include <QTest>

using namespace portolan;

namespace {

constexpr std::int64_t noon = 1'772'452'800; // 2026-03-02 12:00 UTC, a full hour

UsageRollup::Built build(const UsageRollup &rollup)
{
    return rollup.build(QStringLiteral("test"), Zone());
}

UsageRollup::Card first(UsageRollup &rollup)
{
    return rollup.card(QStringLiteral("node-a"), 0, QStringLiteral("GPU-1"), QStringLiteral("A100"));
}

} // namespace

class TestRollup : public QObject
{
    Q_OBJECT

private slots:
    void addsUpHours();
    void missingIsNotIdle();
    void orderDoesNotMatter();
    void duplicatesCountOnce();
    void duplicateWithAValueGoesBeforeOneWithout();
    void cardIsItsUuidAndKeepsItsFirstIndex();
    void seriesAreSorted();
    void stepIsTheMedian();
    void refusesWhatCannotBe();
    void wrongClockDoesNotTakeMemory();
    void absorbsAsIfAddedHere();
    void roundsToWholePerCent();
    void manySamplesAreCheap();
};

void TestRollup::addsUpHours()
{
    UsageRollup rollup;
    const auto card = first(rollup);
    rollup.add(card, noon, 1000);
    rollup.add(card, noon + 3599, 3000);
    rollup.add(card, noon + 7200, 500);
    const auto built = build(rollup);
    QCOMPARE(built.dataset.series.size(), std::size_t(1));
    const UsageSeries &series = built.dataset.series[0];
    QCOMPARE(qint64(series.firstHour), qint64(noon / 3600));
    const std::vector<HourRollup> expected{{4000, 3000, 2}, {}, {500, 500, 1}};
    QVERIFY(series.hours == expected);
    QCOMPARE(qint64(built.report.samples), qint64(3));
    QCOMPARE(series.model, QStringLiteral("A100"));
}

void TestRollup::missingIsNotIdle()
{
    UsageRollup rollup;
    const auto card = first(rollup);
    rollup.add(card, noon, 0);
    rollup.addMissing(card, noon + 60);
    rollup.addMissing(card, noon + 3600);
    const auto built = build(rollup);
    const std::vector<HourRollup> expected{{0, 0, 1}, {}};
    QVERIFY(built.dataset.series[0].hours == expected);
    QCOMPARE(qint64(built.report.samples), qint64(1));
    QCOMPARE(qint64(built.report.missing), qint64(2));
    QCOMPARE(built.dataset.series[0].perCent[0], 1U);
}

void TestRollup::orderDoesNotMatter()
{
    UsageRollup forwards;
    UsageRollup backwards;
    const auto a = first(forwards);
    const auto b = first(backwards);
    for (int i = 0; i < 500; ++i) {
        forwards.add(a, noon + 60 * i, (i * 37) % 10'001);
        backwards.add(b, noon + 60 * (499 - i), ((499 - i) * 37) % 10'001);
    }
    QVERIFY(build(forwards).dataset == build(backwards).dataset);
    QCOMPARE(qint64(build(backwards).report.duplicates), qint64(0));
}

void TestRollup::duplicatesCountOnce()
{
    UsageRollup rollup;
    const auto card = first(rollup);
    rollup.add(card, noon, 1000);
    rollup.add(card, noon, 9000);
    rollup.add(card, noon + 60, 2000);
    rollup.add(card, noon, 8000);
    const auto built = build(rollup);
    const std::vector<HourRollup> expected{{3000, 2000, 2}};
    QVERIFY(built.dataset.series[0].hours == expected);
    QCOMPARE(qint64(built.report.duplicates), qint64(2));
    QCOMPARE(qint64(built.report.samples), qint64(2));
}

void TestRollup::duplicateWithAValueGoesBeforeOneWithout()
{
    UsageRollup rollup;
    const auto card = first(rollup);
    rollup.addMissing(card, noon);
    rollup.add(card, noon, 4000);
    const auto built = build(rollup);
    const std::vector<HourRollup> expected{{4000, 4000, 1}};
    QVERIFY(built.dataset.series[0].hours == expected);
    QCOMPARE(qint64(built.report.missing), qint64(0));
    QCOMPARE(qint64(built.report.duplicates), qint64(1));
}

void TestRollup::cardIsItsUuidAndKeepsItsFirstIndex()
{
    UsageRollup rollup;
    const auto card = first(rollup);
    QCOMPARE(rollup.card(QStringLiteral("node-a"), 3, QStringLiteral("GPU-1"), {}), card);
    QVERIFY(rollup.card(QStringLiteral("node-b"), 0, QStringLiteral("GPU-1"), {}) != card);
    const auto bare = rollup.card(QStringLiteral("node-a"), 0, {}, {});
    QVERIFY(bare != card);
    QVERIFY(rollup.card(QStringLiteral("node-a"), 1, {}, {}) != bare);
    rollup.add(card, noon, 1);
    const auto built = build(rollup);
    QCOMPARE(built.dataset.series.size(), std::size_t(1)); // cards without a time stamp are no series
    QCOMPARE(built.dataset.series[0].index, 0);
    QCOMPARE(qint64(built.report.renumbered), qint64(1));
}

void TestRollup::seriesAreSorted()
{
    UsageRollup rollup;
    for (const char *host : {"b", "a"}) {
        for (const int index : {10, 2})
            rollup.add(rollup.card(QLatin1String(host), index, {}, {}), noon, 100 * index);
    }
    QStringList order;
    for (const UsageSeries &series : build(rollup).dataset.series)
        order.append(series.host + QString::number(series.index));
    QCOMPARE(order.join(u' '), QStringLiteral("a2 a10 b2 b10"));
}

void TestRollup::stepIsTheMedian()
{
    UsageRollup rollup;
    QCOMPARE(qint64(build(rollup).dataset.step.seconds), qint64(0));
    const auto card = first(rollup);
    for (const int at : {0, 30, 60, 120, 180, 240, 4000})
        rollup.add(card, noon + at, 0);
    QCOMPARE(qint64(build(rollup).dataset.step.seconds), qint64(60)); // 30 30 60 60 60 3760
}

void TestRollup::refusesWhatCannotBe()
{
    UsageRollup rollup;
    const auto card = first(rollup);
    rollup.add(card, noon, 10'001);
    rollup.add(card, noon, -1);
    rollup.add(card, 0, 100);
    rollup.add(card, 5'000'000'000, 100);
    rollup.addMissing(card, -1);
    const auto built = build(rollup);
    QCOMPARE(qint64(built.report.outOfRange), qint64(5));
    QVERIFY(built.dataset.series.empty());
}

void TestRollup::wrongClockDoesNotTakeMemory()
{
    UsageRollup rollup;
    const auto card = first(rollup);
    rollup.add(card, 946'684'800, 100); // 2000-01-01, as after a flat battery
    rollup.add(card, noon, 100);
    const auto built = build(rollup);
    QVERIFY(built.dataset.series.empty());
    QCOMPARE(qint64(built.report.refusedSeries), qint64(1));
}

void TestRollup::absorbsAsIfAddedHere()
{
    UsageRollup whole;
    UsageRollup left;
    UsageRollup right;
    for (UsageRollup *rollup : {&whole, &left}) {
        rollup->add(first(*rollup), noon, 100);
        rollup->add(first(*rollup), noon + 60, 200);
    }
    for (UsageRollup *rollup : {&whole, &right}) {
        rollup->add(first(*rollup), noon + 60, 900);
        rollup->add(first(*rollup), noon + 120, 300);
        rollup->add(rollup->card(QStringLiteral("node-b"), 0, {}, {}), noon, 400);
        rollup->add(first(*rollup), noon, -1);
    }
    left.absorb(std::move(right));
    const auto joined = build(left);
    const auto expected = build(whole);
    QVERIFY(joined.dataset == expected.dataset);
    QCOMPARE(qint64(joined.report.duplicates), qint64(expected.report.duplicates));
    QCOMPARE(qint64(joined.report.outOfRange), qint64(1));
}

void TestRollup::roundsToWholePerCent()
{
    UsageRollup rollup;
    const auto card = first(rollup);
    rollup.add(card, noon, 49);
    rollup.add(card, noon + 1, 50);
    rollup.add(card, noon + 2, 10'000);
    const auto bins = build(rollup).dataset.series[0].perCent;
    QCOMPARE(bins[0], 1U);
    QCOMPARE(bins[1], 1U);
    QCOMPARE(bins[100], 1U);
}

void TestRollup::manySamplesAreCheap()
{
    UsageRollup rollup;
    QElapsedTimer timer;
    timer.start();
    for (int index = 0; index < 8; ++index) {
        const auto card = rollup.card(QStringLiteral("node-a"), index, {}, {});
        for (int minute = 0; minute < 131'040; ++minute)
            rollup.add(card, noon + 60 * minute, (minute * 7) % 10'001);
    }
    const auto built = build(rollup);
    const qint64 elapsed = timer.elapsed();
    qInfo("%lld samples in %lld ms", static_cast<long long>(built.report.samples),
          static_cast<long long>(elapsed));
    QCOMPARE(qint64(built.report.samples), qint64(8 * 131'040));
    QVERIFY2(elapsed < 2000, "a million samples must not take seconds");
}

QTEST_APPLESS_MAIN(TestRollup)
#include "tst_rollup.moc"

#include "model/transfer/roadtime.h"

#include "model/transfer/transfer.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace portolan;

namespace {

constexpr std::int64_t tera = 1'000'000'000'000;

Road lineOf(std::int64_t bitsPerSecond, int percent)
{
    Road road;
    road.bandwidth = {bitsPerSecond};
    road.efficiency = {percent * 10'000};
    return road;
}

Road deviceOf(std::int64_t terabytes)
{
    Road road;
    road.kind = RoadKind::Media;
    road.deviceCapacity = Bytes::terabytes(terabytes);
    road.copyBytesPerSecond = 450'000'000;
    road.leadDays = 2;
    road.shipDays = 3;
    road.returnDays = 3;
    road.ingestDays = 2;
    return road;
}

/// The rows of the worked figures whose first column is the given one: input and expected answer.
QList<QPair<QString, QString>> goldenRows(const QString &kind)
{
    QFile file(QStringLiteral(PORTOLAN_SHARED_DIR) + QStringLiteral("/facts/golden_cases.csv"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QRegularExpression row(QStringLiteral("^([^,]+),(\"[^\"]*\"|[^,]*),(\"[^\"]*\"|[^,]*),"));
    QList<QPair<QString, QString>> rows;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const auto match = row.match(QString::fromUtf8(line));
        if (match.captured(1) == kind)
            rows.append({match.captured(2).remove(u'"'), match.captured(3).remove(u'"')});
    }
    return rows;
}

double numberIn(const QString &text, const char *pattern)
{
    const auto match = QRegularExpression(QString::fromLatin1(pattern)).match(text);
    return match.hasMatch() ? match.captured(1).toDouble() : -1;
}

} // namespace

class TestRoadTime : public QObject
{
    Q_OBJECT

private slots:
    void aHundredTerabytesTakeTenDays();
    void refusesLinesThatCarryNothing();
    void roundsUpToSeconds();
    void reducesBytes_data();
    void reducesBytes();
    void agreesWithWorkedLineTimes();
    void agreesWithWorkedPreCopies();
    void preCopyApproachesTheLimit();
    void unchangedDataNeedsOneRound();
    void devicesFillTogether_data();
    void devicesFillTogether();
    void refusesMediaThatHoldNothing();
    void breakEvenOfLineAndDevice();
};

void TestRoadTime::aHundredTerabytesTakeTenDays()
{
    const auto time = lineDuration(Bytes::terabytes(100), Bandwidth::gigabits(1), Decimal{930'000});
    // 8 × 10^14 bits ÷ 0.93 × 10^9 bit/s = 860,215.05… s
    QCOMPARE(time->seconds, std::int64_t(860'216));
    QCOMPARE(QString::number(time->inDays(), 'f', 2), QStringLiteral("9.96"));
}

void TestRoadTime::refusesLinesThatCarryNothing()
{
    QVERIFY(!lineDuration(Bytes::terabytes(1), Bandwidth{0}, Decimal{930'000}));
    QVERIFY(!lineDuration(Bytes::terabytes(1), Bandwidth::gigabits(1), Decimal{0}));
    QVERIFY(!lineDuration(Bytes::terabytes(1), Bandwidth{-5}, Decimal{930'000}));
    QVERIFY(!preCopy(Dataset{}, lineOf(0, 90)));
}

void TestRoadTime::roundsUpToSeconds()
{
    QCOMPARE(lineDuration(Bytes{125}, Bandwidth{1000}, Decimal::whole(1))->seconds, std::int64_t(1));
    QCOMPARE(lineDuration(Bytes{126}, Bandwidth{1000}, Decimal::whole(1))->seconds, std::int64_t(2));
    QCOMPARE(lineDuration(Bytes{0}, Bandwidth{1000}, Decimal::whole(1))->seconds, std::int64_t(0));
    const Bytes most{std::numeric_limits<std::int64_t>::max()};
    QCOMPARE(lineDuration(most, Bandwidth{1}, Decimal{1})->seconds, std::int64_t(3'000'000'000'000));
}

void TestRoadTime::reducesBytes_data()
{
    QTest::addColumn<qint64>("ratioMicros");
    QTest::addColumn<qint64>("duplicateMicros");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("as it is") << qint64(1'000'000) << qint64(0) << qint64(100 * tera);
    QTest::newRow("compressed") << qint64(400'000) << qint64(0) << qint64(40 * tera);
    QTest::newRow("without duplicates") << qint64(1'000'000) << qint64(250'000) << qint64(75 * tera);
    QTest::newRow("both") << qint64(400'000) << qint64(250'000) << qint64(30 * tera);
    QTest::newRow("all duplicates") << qint64(1'000'000) << qint64(1'000'000) << qint64(0);
}

void TestRoadTime::reducesBytes()
{
    QFETCH(qint64, ratioMicros);
    QFETCH(qint64, duplicateMicros);
    QFETCH(qint64, expected);
    Dataset dataset;
    dataset.size = Bytes::terabytes(100);
    dataset.compressionRatio = {ratioMicros};
    dataset.duplicateShare = {duplicateMicros};
    QCOMPARE(qint64(bytesToSend(dataset).count), expected);
}

void TestRoadTime::agreesWithWorkedLineTimes()
{
    const auto decimal = goldenRows(QStringLiteral("ideal"));
    const auto binary = goldenRows(QStringLiteral("ideal TiB"));
    if (decimal.isEmpty())
        QSKIP("The worked figures are not on this machine.");
    QCOMPARE(decimal.size() + binary.size(), 9);
    for (const auto &[input, expected] : decimal + binary) {
        const double size = numberIn(input, "S=([0-9.]+) Ti?B");
        const double unit = input.contains(QStringLiteral("TiB")) ? 1'099'511'627'776.0 : 1e12;
        const auto time = lineDuration(Bytes{std::llround(size * unit)},
                                       Bandwidth{std::llround(numberIn(input, "B=([0-9.]+) Gbps") * 1e9)},
                                       Decimal::nearest(numberIn(input, "eta=([0-9.]+)")));
        QVERIFY(time);
        QCOMPARE(QString::number(time->inDays(), 'f', 4), expected);
    }
}

void TestRoadTime::agreesWithWorkedPreCopies()
{
    const auto rows = goldenRows(QStringLiteral("iterative pre-copy"));
    if (rows.isEmpty())
        QSKIP("The worked figures are not on this machine.");
    QCOMPARE(rows.size(), 3);
    for (const auto &[input, expected] : rows) {
        const double perDay = numberIn(input, "R=([0-9.]+) TB") * 1e12;
        const PreCopy copy = preCopy(
            Bytes::terabytes(100), Bytes{std::llround(numberIn(input, "change g=([0-9.]+) TB") * 1e12)},
            perDay, {.enough = {std::llround(numberIn(input, "residual<([0-9.]+) TB") * 1e12)}});
        QCOMPARE(double(copy.rounds), numberIn(expected, "rounds=([0-9]+)"));
        const auto agrees = [](double ours, double theirs) {
            return std::abs(ours - theirs) < 6e-4 * std::max(1.0, theirs);
        };
        QVERIFY(agrees(double(copy.carried.count) / perDay, numberIn(expected, "days=([0-9.]+)")));
        QVERIFY(agrees(double(copy.residual.count) / 1e12, numberIn(expected, "TB=([0-9.]+)")));
        QVERIFY(agrees(double(copy.residual.count) / perDay * 1440, numberIn(expected, "minutes=([0-9.]+)")));
        QCOMPARE(copy.converges, input.contains(QStringLiteral("g=9.72")) ? false : true);
    }
}

void TestRoadTime::preCopyApproachesTheLimit()
{
    const double perDay = 9.72e12;
    const PreCopy copy = preCopy(Bytes::terabytes(100), Bytes::gigabytes(500), perDay, {.enough = {1}});
    // S ÷ (R − g) = 100 ÷ 9.22
    QCOMPARE(QString::number(double(copy.carried.count) / perDay, 'f', 4), QStringLiteral("10.8460"));
    QCOMPARE(copy.residual.count, std::int64_t(0));
}

void TestRoadTime::unchangedDataNeedsOneRound()
{
    Dataset dataset;
    dataset.size = Bytes::terabytes(100);
    const auto copy = preCopy(dataset, lineOf(1'000'000'000, 90));
    QCOMPARE(copy->rounds, 1);
    QCOMPARE(copy->carried, dataset.size);
    QCOMPARE(copy->residual.count, std::int64_t(0));
    dataset.changePerDay = Bytes{std::numeric_limits<std::int64_t>::max()};
    const auto never = preCopy(dataset, lineOf(1, 1));
    QVERIFY(!never->converges);
}

void TestRoadTime::devicesFillTogether_data()
{
    QTest::addColumn<int>("terabytes");
    QTest::addColumn<int>("devices");
    QTest::addColumn<int>("trips");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<QString>("days");
    QTest::newRow("one device") << 80 << 1 << 1 << 1 << QStringLiteral("12.0576");
    QTest::newRow("one after another") << 240 << 1 << 3 << 3 << QStringLiteral("32.1728");
    QTest::newRow("three at the same time") << 240 << 3 << 3 << 1 << QStringLiteral("12.0576");
    QTest::newRow("two rounds of two") << 240 << 2 << 3 << 2 << QStringLiteral("22.1152");
    QTest::newRow("not full") << 20 << 4 << 1 << 1 << QStringLiteral("10.5144");
}

void TestRoadTime::devicesFillTogether()
{
    QFETCH(int, terabytes);
    QFETCH(int, devices);
    QFETCH(int, trips);
    QFETCH(int, rounds);
    QFETCH(QString, days);
    Road road = deviceOf(80);
    road.devices = devices;
    const auto media = mediaTrips(Bytes::terabytes(terabytes), road);
    QCOMPARE(int(media->trips), trips);
    QCOMPARE(media->rounds, rounds);
    QCOMPARE(QString::number(media->duration.inDays(), 'f', 4), days);
    road.ingestDays = 0;
    const auto readBack = mediaTrips(Bytes::terabytes(terabytes), road);
    QCOMPARE(readBack->copying.seconds, 2 * media->copying.seconds);
}

void TestRoadTime::refusesMediaThatHoldNothing()
{
    Road road = deviceOf(0);
    QVERIFY(!mediaTrips(Bytes::terabytes(1), road));
    road = deviceOf(80);
    road.copyBytesPerSecond = 0;
    QVERIFY(!mediaTrips(Bytes::terabytes(1), road));
    road = deviceOf(80);
    road.deviceCapacity = {1};
    QVERIFY(!mediaTrips(Bytes::terabytes(1), road));
}

void TestRoadTime::breakEvenOfLineAndDevice()
{
    // 80 TB: below 614.34 Mbit/s the device is there first.
    const TimeSpan device = mediaTrips(Bytes::terabytes(80), deviceOf(80))->duration;
    QVERIFY(*lineDuration(Bytes::terabytes(80), Bandwidth{614'300'000}, Decimal::whole(1)) > device);
    QVERIFY(*lineDuration(Bytes::terabytes(80), Bandwidth{614'400'000}, Decimal::whole(1)) < device);
}

QTEST_APPLESS_MAIN(TestRoadTime)
#include "tst_roadtime.moc"

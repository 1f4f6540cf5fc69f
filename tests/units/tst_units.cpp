#include "model/units/bytes.h"
#include "model/units/money.h"
#include "model/units/timespan.h"
#include "model/units/zone.h"

#include <QTest>

using namespace portolan;

class TestUnits : public QObject
{
    Q_OBJECT

private slots:
    void roundsHalfToEven_data();
    void roundsHalfToEven();
    void readsAndWritesDecimals_data();
    void readsAndWritesDecimals();
    void readsMoneyInBothOrders();
    void moneyWithoutCurrencyAddsToAnything();
    void readsSizes_data();
    void readsSizes();
    void readsBandwidths_data();
    void readsBandwidths();
    void readsTimeSpans_data();
    void readsTimeSpans();
    void monthsCountAcrossYears();
    void zonesTurnWallClockIntoMoments();
    void momentsNeedAnOffset();
};

void TestUnits::roundsHalfToEven_data()
{
    QTest::addColumn<qint64>("value");
    QTest::addColumn<qint64>("numerator");
    QTest::addColumn<qint64>("denominator");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("half down to even") << qint64(1) << qint64(5) << qint64(2) << qint64(2);
    QTest::newRow("half up to even") << qint64(1) << qint64(7) << qint64(2) << qint64(4);
    QTest::newRow("negative half") << qint64(-1) << qint64(5) << qint64(2) << qint64(-2);
    QTest::newRow("negative half to even") << qint64(-1) << qint64(7) << qint64(2) << qint64(-4);
    QTest::newRow("more than half") << qint64(1) << qint64(8) << qint64(3) << qint64(3);
    QTest::newRow("negative less than half") << qint64(-1) << qint64(7) << qint64(3) << qint64(-2);
    QTest::newRow("beyond 64 bits between") << qint64(9'000'000'000'000) << qint64(3'000'000'000)
                                            << qint64(3'000'000'000) << qint64(9'000'000'000'000);
    QTest::newRow("clamped") << std::numeric_limits<qint64>::max() << qint64(4) << qint64(2)
                             << std::numeric_limits<qint64>::max();
}

void TestUnits::roundsHalfToEven()
{
    QFETCH(qint64, value);
    QFETCH(qint64, numerator);
    QFETCH(qint64, denominator);
    QFETCH(qint64, expected);
    QCOMPARE(qint64(scaledHalfEven(value, numerator, denominator)), expected);
}

void TestUnits::readsAndWritesDecimals_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("readable");
    QTest::addColumn<QString>("written");
    QTest::newRow("whole") << "42" << true << "42";
    QTest::newRow("places") << "0.250000" << true << "0.25";
    QTest::newRow("negative") << "-1.5" << true << "-1.5";
    QTest::newRow("seven places") << "0.1234567" << false << "";
    QTest::newRow("exponent") << "1e-3" << false << "";
    QTest::newRow("empty") << "" << false << "";
    QTest::newRow("too large") << "99999999999999999" << false << "";
    QTest::newRow("other digits") << QString::fromUtf8("１２") << false << "";
}

void TestUnits::readsAndWritesDecimals()
{
    QFETCH(QString, text);
    QFETCH(bool, readable);
    QFETCH(QString, written);
    const auto read = Decimal::fromText(text);
    QCOMPARE(read.has_value(), readable);
    if (read)
        QCOMPARE(read->toText(), written);
}

void TestUnits::readsMoneyInBothOrders()
{
    const auto behind = Money::fromText("1,234.56 cny");
    const auto before = Money::fromText("CNY 1234.56");
    QVERIFY(behind && before);
    QCOMPARE(behind->toText(), QString("1234.56 CNY"));
    QVERIFY(*behind == *before);
    QVERIFY(!Money::fromText("1234.56"));
    QVERIFY(!Money::fromText("twelve CNY"));
}

void TestUnits::moneyWithoutCurrencyAddsToAnything()
{
    const Money five = *Money::fromText("5 USD");
    QCOMPARE((Money{} + five).toText(), QString("5 USD"));
    QCOMPARE((five - five).toText(), QString("0 USD"));
    QCOMPARE(times(five, Decimal{333'333}).toText(), QString("1.666665 USD"));
}

void TestUnits::readsSizes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<QString>("written");
    QTest::newRow("decimal") << "100 TB" << qint64(100'000'000'000'000) << "100 TB";
    QTest::newRow("binary") << "80GiB" << qint64(85'899'345'920) << "80 GiB";
    QTest::newRow("places") << "1.5 PB" << qint64(1'500'000'000'000'000) << "1.5 PB";
    QTest::newRow("bare") << "512" << qint64(512) << "512 B";
    QTest::newRow("to the byte") << "123456789012345 B" << qint64(123'456'789'012'345) << "123456789012345 B";
    QTest::newRow("zero") << "0 GB" << qint64(0) << "0 B";
}

void TestUnits::readsSizes()
{
    QFETCH(QString, text);
    QFETCH(qint64, bytes);
    QFETCH(QString, written);
    const auto read = Bytes::fromText(text);
    QVERIFY(read);
    QCOMPARE(qint64(read->count), bytes);
    QCOMPARE(read->toText(), written);
    QVERIFY(Bytes::fromText(written) == read);
    QVERIFY(!Bytes::fromText("99999999999 PB"));
    QVERIFY(!Bytes::fromText("1.2.3 TB"));
}

void TestUnits::readsBandwidths_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("bits");
    QTest::newRow("Gbit/s") << "1 Gbit/s" << qint64(1'000'000'000);
    QTest::newRow("Mbps") << "200 Mbps" << qint64(200'000'000);
    QTest::newRow("short") << "10G" << qint64(10'000'000'000);
    QTest::newRow("bare") << "9600" << qint64(9600);
}

void TestUnits::readsBandwidths()
{
    QFETCH(QString, text);
    QFETCH(qint64, bits);
    const auto read = Bandwidth::fromText(text);
    QVERIFY(read);
    QCOMPARE(qint64(read->bitsPerSecond), bits);
    QVERIFY(Bandwidth::fromText(read->toText()) == read);
    QVERIFY(!Bandwidth::fromText("1 furlong"));
}

void TestUnits::readsTimeSpans_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("written");
    QTest::newRow("minutes") << "90m" << qint64(5400) << "90m";
    QTest::newRow("days") << "3d" << qint64(259200) << "3d";
    QTest::newRow("weeks") << "2w" << qint64(1209600) << "2w";
    QTest::newRow("bare") << "1.5" << qint64(129600) << "36h";
    QTest::newRow("nothing") << "0" << qint64(0) << "0d";
}

void TestUnits::readsTimeSpans()
{
    QFETCH(QString, text);
    QFETCH(qint64, seconds);
    QFETCH(QString, written);
    const auto read = TimeSpan::fromText(text);
    QVERIFY(read);
    QCOMPARE(qint64(read->seconds), seconds);
    QCOMPARE(read->toText(), written);
}

void TestUnits::monthsCountAcrossYears()
{
    const Month december = Month::of(2026, 12);
    QCOMPARE((december + 1).toText(), QString("2027-01"));
    QCOMPARE(Month::of(2028, 1) - december, 13);
    QVERIFY(Month::fromText("2026-12") == december);
    QVERIFY(!Month::fromText("2026-13"));
}

void TestUnits::zonesTurnWallClockIntoMoments()
{
    const auto shanghai = Zone::fromText("Asia/Shanghai");
    QVERIFY(shanghai);
    QCOMPARE(shanghai->startOfDay(QDate(2026, 3, 1)).toText(), QString("2026-02-28T16:00:00Z"));
    QVERIFY(!Zone::fromText("Mars/Olympus"));
    QVERIFY(!Zone::fromText("Moon"));
    QVERIFY(Zone::fromText("Etc/UTC"));
}

void TestUnits::momentsNeedAnOffset()
{
    QVERIFY(Moment::fromText("2026-03-01T08:00:00+08:00") == Moment::fromText("2026-03-01T00:00:00Z"));
    QVERIFY(!Moment::fromText("2026-03-01T08:00:00"));
}

QTEST_GUILESS_MAIN(TestUnits)
#include "tst_units.moc"

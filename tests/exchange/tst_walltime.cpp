#include "model/exchange/walltime.h"

#include <QTest>

using namespace portolan;

class TestWallTime : public QObject
{
    Q_OBJECT

private slots:
    void readsTimes_data();
    void readsTimes();
    void turnsClockTimesIntoUtc_data();
    void turnsClockTimesIntoUtc();
    void agreesWithQtOverYears_data();
    void agreesWithQtOverYears();
};

void TestWallTime::readsTimes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected"); // empty: refused
    QTest::newRow("nvidia-smi") << QByteArray("2026/07/14 09:00:44.579") << "2026-07-14T09:00:44";
    QTest::newRow("no fraction") << QByteArray("2026/07/14 09:00:44") << "2026-07-14T09:00:44";
    QTest::newRow("dashes and T") << QByteArray("2026-07-14T09:00:44") << "2026-07-14T09:00:44";
    QTest::newRow("short parts") << QByteArray("2026/7/4 9:05") << "2026-07-04T09:05:00";
    QTest::newRow("UTC") << QByteArray("2026-07-14T09:00:44Z") << "2026-07-14T09:00:44Z";
    QTest::newRow("offset") << QByteArray("2026-07-14 09:00:44.1 +08:00") << "2026-07-14T01:00:44Z";
    QTest::newRow("leap day") << QByteArray("2024/02/29 00:00:00.000") << "2024-02-29T00:00:00";
    QTest::newRow("no leap day") << QByteArray("2023/02/29 00:00:00.000") << "";
    QTest::newRow("month 13") << QByteArray("2026/13/01 00:00:00") << "";
    QTest::newRow("hour 24") << QByteArray("2026/12/01 24:00:00") << "";
    QTest::newRow("minute 60") << QByteArray("2026/12/01 12:60:00") << "";
    QTest::newRow("cut in the seconds") << QByteArray("2026/12/01 12:00:0") << "";
    QTest::newRow("cut after the date") << QByteArray("2026/12/01") << "";
    QTest::newRow("mixed signs") << QByteArray("2026/12-01 12:00:00") << "";
    QTest::newRow("more behind") << QByteArray("2026/12/01 12:00:00.000 x") << "";
    QTest::newRow("offset of a day") << QByteArray("2026/12/01 12:00:00+24:00") << "";
    QTest::newRow("empty") << QByteArray() << "";
}

void TestWallTime::readsTimes()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    WallTimeReader reader;
    for (int again = 0; again < 2; ++again) { // the second time the date is known
        const auto read = reader.read(text);
        QString written;
        if (read)
            written = QDateTime::fromSecsSinceEpoch(read->seconds, Qt::UTC).toString(u"yyyy-MM-ddTHH:mm:ss") +
                      (read->offsetSeconds ? QStringLiteral("Z") : QString());
        QCOMPARE(written, expected);
    }
}

void TestWallTime::turnsClockTimesIntoUtc_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("clock");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<bool>("isSkipped");
    QTest::newRow("no change") << "Asia/Shanghai"
                               << "2026-07-14T09:00:44Z"
                               << "2026-07-14T01:00:44Z"
                               << "2026-07-14T01:00:44Z" << false;
    QTest::newRow("before the repeated hour") << "Europe/Berlin"
                                              << "2026-10-25T01:59:59Z"
                                              << "2026-10-24T23:59:59Z"
                                              << "2026-10-24T23:59:59Z" << false;
    QTest::newRow("repeated") << "Europe/Berlin"
                              << "2026-10-25T02:30:00Z"
                              << "2026-10-25T00:30:00Z"
                              << "2026-10-25T01:30:00Z" << false;
    QTest::newRow("after the repeated hour") << "Europe/Berlin"
                                             << "2026-10-25T03:00:00Z"
                                             << "2026-10-25T02:00:00Z"
                                             << "2026-10-25T02:00:00Z" << false;
    QTest::newRow("skipped") << "Europe/Berlin"
                             << "2026-03-29T02:30:00Z"
                             << "2026-03-29T01:30:00Z"
                             << "2026-03-29T01:30:00Z" << true;
    QTest::newRow("after the skipped hour") << "Europe/Berlin"
                                            << "2026-03-29T03:00:00Z"
                                            << "2026-03-29T01:00:00Z"
                                            << "2026-03-29T01:00:00Z" << false;
    QTest::newRow("half an hour repeated") << "Australia/Lord_Howe"
                                           << "2026-04-05T01:45:00Z"
                                           << "2026-04-04T14:45:00Z"
                                           << "2026-04-04T15:15:00Z" << false;
}

void TestWallTime::turnsClockTimesIntoUtc()
{
    QFETCH(QString, zone);
    QFETCH(QString, clock);
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(bool, isSkipped);
    ZoneClock reader(*Zone::fromText(zone));
    const ZoneClock::Reading read = reader.utc(Moment::fromText(clock)->seconds);
    QCOMPARE(Moment{read.first}.toText(), first);
    QCOMPARE(Moment{read.second}.toText(), second);
    QCOMPARE(read.isSkipped, isSkipped);
}

void TestWallTime::agreesWithQtOverYears_data()
{
    QTest::addColumn<QString>("zone");
    for (const char *zone : {"UTC", "Asia/Shanghai", "America/New_York", "Africa/Casablanca", "Pacific/Apia"})
        QTest::newRow(zone) << QString::fromLatin1(zone);
}

void TestWallTime::agreesWithQtOverYears()
{
    QFETCH(QString, zone);
    const Zone place = *Zone::fromText(zone);
    ZoneClock clock(place);
    for (std::int64_t utc = 1'262'304'000; utc < 1'893'456'000; utc += 9 * 3600 + 7) {
        const QDateTime local = place.local({utc});
        const std::int64_t wall = utc + local.offsetFromUtc();
        const ZoneClock::Reading read = clock.utc(wall);
        QVERIFY2(read.first == utc || read.second == utc, qPrintable(Moment{utc}.toText()));
        QVERIFY2(!read.isSkipped, qPrintable(Moment{utc}.toText()));
    }
}

QTEST_APPLESS_MAIN(TestWallTime)
#include "tst_walltime.moc"

#include "model/schedule/calendar.h"

#include <QTest>

using namespace portolan;

namespace {

const std::array<bool, 7> mondayToFriday{true, true, true, true, true, false, false};
const std::array<bool, 7> everyDay{true, true, true, true, true, true, true};

Zone zone(const char *name)
{
    return *Zone::fromText(QString::fromLatin1(name));
}

/// 08:00–12:00 and 13:00–17:00 from Monday to Friday; 2027-01-06 is a holiday.
WorkCalendar office()
{
    return WorkCalendar(zone("Asia/Shanghai"), mondayToFriday, {{480, 720}, {780, 1020}},
                        {QDate(2027, 1, 6)});
}

/// 22:00–06:00 on every day.
WorkCalendar night(const char *name)
{
    return WorkCalendar(zone(name), everyDay, {{0, 360}, {1320, 1440}}, {});
}

Moment at(const WorkCalendar &calendar, const QString &wall)
{
    return calendar.zone().at(QDateTime::fromString(wall, Qt::ISODate));
}

QString wall(const WorkCalendar &calendar, Moment moment)
{
    return calendar.zone().local(moment).toString(QStringLiteral("yyyy-MM-ddTHH:mm"));
}

} // namespace

class TestCalendar : public QObject
{
    Q_OBJECT

private slots:
    void addsWorkingTime_data();
    void addsWorkingTime();
    void snapsToWork_data();
    void snapsToWork();
    void measuresBetween_data();
    void measuresBetween();
    void nightsLoseAndGainTheHourOfTheClockChange();
    void elapsedTimeIgnoresTheClock();
    void wallClockHoldsAfterTheClockChange();
    void withoutHoursNothingMoves();
    void agreesWithCountingMinuteByMinute();
    void overlappingSpansCountOnce();
    void farMomentsStayInRange();
};

void TestCalendar::addsWorkingTime_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<int>("minutes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("to the lunch break") << "2027-01-04T08:00" << 240 << "2027-01-04T12:00";
    QTest::newRow("over the lunch break") << "2027-01-04T11:30" << 60 << "2027-01-04T13:30";
    QTest::newRow("ends with the day") << "2027-01-04T08:00" << 480 << "2027-01-04T17:00";
    QTest::newRow("one minute into the next day") << "2027-01-04T08:00" << 481 << "2027-01-05T08:01";
    QTest::newRow("over the holiday") << "2027-01-05T08:00" << 960 << "2027-01-07T17:00";
    QTest::newRow("over the weekend") << "2027-01-08T16:00" << 120 << "2027-01-11T09:00";
    QTest::newRow("from a night") << "2027-01-04T23:00" << 60 << "2027-01-05T09:00";
    QTest::newRow("from a holiday") << "2027-01-06T10:00" << 60 << "2027-01-07T09:00";
    QTest::newRow("nothing stays where it is") << "2027-01-09T10:00" << 0 << "2027-01-09T10:00";
    QTest::newRow("back over lunch") << "2027-01-04T13:30" << -60 << "2027-01-04T11:30";
    QTest::newRow("back to the start of the day") << "2027-01-04T17:00" << -480 << "2027-01-04T08:00";
    QTest::newRow("back to a start of work") << "2027-01-05T10:00" << -120 << "2027-01-05T08:00";
    QTest::newRow("back over the holiday") << "2027-01-07T09:00" << -120 << "2027-01-05T16:00";
    QTest::newRow("a year") << "2027-01-04T08:00" << 480 * 261 << "2028-01-04T17:00";
    QTest::newRow("a hundred years") << "2027-01-07T08:00" << 2400 * 5218 << "2127-01-08T17:00";
}

void TestCalendar::addsWorkingTime()
{
    QFETCH(QString, from);
    QFETCH(int, minutes);
    QFETCH(QString, expected);
    const WorkCalendar calendar = office();
    QCOMPARE(wall(calendar, calendar.add(at(calendar, from), TimeSpan::minutes(minutes))), expected);
}

void TestCalendar::snapsToWork_data()
{
    QTest::addColumn<QString>("moment");
    QTest::addColumn<QString>("next");
    QTest::addColumn<QString>("previous");
    QTest::newRow("at work") << "2027-01-04T09:30"
                             << "2027-01-04T09:30"
                             << "2027-01-04T09:30";
    QTest::newRow("start of day") << "2027-01-05T08:00"
                                  << "2027-01-05T08:00"
                                  << "2027-01-04T17:00";
    QTest::newRow("end of day") << "2027-01-04T17:00"
                                << "2027-01-05T08:00"
                                << "2027-01-04T17:00";
    QTest::newRow("lunch") << "2027-01-04T12:30"
                           << "2027-01-04T13:00"
                           << "2027-01-04T12:00";
    QTest::newRow("holiday") << "2027-01-06T09:00"
                             << "2027-01-07T08:00"
                             << "2027-01-05T17:00";
    QTest::newRow("weekend") << "2027-01-09T09:00"
                             << "2027-01-11T08:00"
                             << "2027-01-08T17:00";
    QTest::newRow("before the epoch") << "1969-12-31T07:00"
                                      << "1969-12-31T08:00"
                                      << "1969-12-30T17:00";
}

void TestCalendar::snapsToWork()
{
    QFETCH(QString, moment);
    QFETCH(QString, next);
    QFETCH(QString, previous);
    const WorkCalendar calendar = office();
    QCOMPARE(wall(calendar, calendar.nextWorking(at(calendar, moment))), next);
    QCOMPARE(wall(calendar, calendar.previousWorking(at(calendar, moment))), previous);
}

void TestCalendar::measuresBetween_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("minutes");
    QTest::newRow("a day") << "2027-01-04T08:00"
                           << "2027-01-04T17:00" << 480;
    QTest::newRow("a week with a holiday") << "2027-01-04T00:00"
                                           << "2027-01-11T00:00" << 4 * 480;
    QTest::newRow("within lunch") << "2027-01-04T12:10"
                                  << "2027-01-04T12:50" << 0;
    QTest::newRow("backwards") << "2027-01-05T09:00"
                               << "2027-01-04T16:00" << -120;
}

void TestCalendar::measuresBetween()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(int, minutes);
    const WorkCalendar calendar = office();
    QCOMPARE(calendar.between(at(calendar, from), at(calendar, to)).wholeMinutes(), minutes);
}

void TestCalendar::nightsLoseAndGainTheHourOfTheClockChange()
{
    const WorkCalendar berlin = night("Europe/Berlin");
    const auto hoursOf = [&](const char *evening, const char *morning) {
        return berlin
            .between(at(berlin, QString::fromLatin1(evening)), at(berlin, QString::fromLatin1(morning)))
            .inHours();
    };
    QCOMPARE(hoursOf("2027-03-26T22:00", "2027-03-27T06:00"), 8.0);
    QCOMPARE(hoursOf("2027-03-27T22:00", "2027-03-28T06:00"), 7.0);
    QCOMPARE(hoursOf("2027-10-30T22:00", "2027-10-31T06:00"), 9.0);
    const Moment spring = berlin.add(at(berlin, QStringLiteral("2027-03-27T22:00")), TimeSpan::hours(7));
    QCOMPARE(wall(berlin, spring), QStringLiteral("2027-03-28T06:00"));
    const Moment back = berlin.add(at(berlin, QStringLiteral("2027-10-31T06:00")), TimeSpan::hours(-9));
    QCOMPARE(wall(berlin, back), QStringLiteral("2027-10-30T22:00"));
}

void TestCalendar::elapsedTimeIgnoresTheClock()
{
    const WorkCalendar calendar = WorkCalendar::elapsed(zone("America/New_York"));
    const Moment start = at(calendar, QStringLiteral("2027-03-13T10:00"));
    QCOMPARE(calendar.add(start, TimeSpan::days(400)), start + TimeSpan::days(400));
    QCOMPARE(calendar.add(start, TimeSpan::days(-400)), start - TimeSpan::days(400));
    QCOMPARE(calendar.between(start, start + TimeSpan{123'456'789}), TimeSpan{123'456'789});
    QCOMPARE(calendar.nextWorking(start), start);
    QCOMPARE(calendar.previousWorking(start), start);
}

void TestCalendar::wallClockHoldsAfterTheClockChange()
{
    const WorkCalendar calendar(zone("Europe/Berlin"), mondayToFriday, {{480, 1020}}, {});
    const Moment friday = at(calendar, QStringLiteral("2027-03-26T16:00"));
    QCOMPARE(wall(calendar, calendar.add(friday, TimeSpan::hours(2))), QStringLiteral("2027-03-29T09:00"));
    QCOMPARE(calendar.add(friday, TimeSpan::hours(2)) - friday, TimeSpan::hours(64));
}

void TestCalendar::withoutHoursNothingMoves()
{
    const WorkCalendar calendar(Zone(), mondayToFriday, {}, {});
    QVERIFY(!calendar.hasWorkingTime());
    QCOMPARE(calendar.add(Moment{1000}, TimeSpan::hours(5)), Moment{1000});
    QCOMPARE(calendar.nextWorking(Moment{1000}), Moment{1000});
    QCOMPARE(calendar.between(Moment{0}, Moment{100'000}), TimeSpan{0});
    QVERIFY(!calendar.isWorkingDay(QDate(2027, 1, 4)));
}

/// A second, slow answer: looks at every minute through the zone itself.
void TestCalendar::agreesWithCountingMinuteByMinute()
{
    const WorkCalendar calendar(zone("Europe/Berlin"), mondayToFriday, {{0, 200}, {480, 720}, {780, 1440}},
                                {QDate(2027, 3, 29), QDate(2027, 4, 1), QDate(2027, 4, 2)});
    const auto works = [&](Moment moment) {
        const QDateTime local = calendar.zone().local(moment);
        const int minute = local.time().hour() * 60 + local.time().minute();
        const bool hours = minute < 200 || (minute >= 480 && minute < 720) || minute >= 780;
        return hours && calendar.isWorkingDay(local.date());
    };
    const Moment start = at(calendar, QStringLiteral("2027-03-25T03:17"));
    std::int64_t worked = 0;
    for (int minute = 0; minute < 14 * 1440; ++minute) {
        const Moment now = start + TimeSpan::minutes(minute);
        QCOMPARE(calendar.between(start, now).wholeMinutes(), worked);
        if (!works(now))
            continue;
        QCOMPARE(calendar.nextWorking(now), now);
        QCOMPARE(calendar.lastAt(calendar.position(start) + worked * 60), now);
        ++worked;
        QCOMPARE(calendar.add(start, TimeSpan::minutes(worked)), now + TimeSpan::minutes(1));
    }
}

void TestCalendar::overlappingSpansCountOnce()
{
    const WorkCalendar calendar(Zone(), everyDay, {{600, 720}, {480, 660}, {700, 700}}, {});
    QCOMPARE(calendar.dayLength(), TimeSpan::hours(4));
    QCOMPARE(calendar.between(Moment{0}, Moment{86'400}), TimeSpan::hours(4));
}

void TestCalendar::farMomentsStayInRange()
{
    const WorkCalendar calendar(Zone(), {true}, {{0, 1}}, {});
    const Moment far = calendar.add(Moment{0}, TimeSpan{std::numeric_limits<std::int64_t>::max()});
    QVERIFY(far > Moment{0});
    QVERIFY(calendar.nextWorking(Moment{std::numeric_limits<std::int64_t>::min() / 2}) < Moment{0});
}

QTEST_APPLESS_MAIN(TestCalendar)
#include "tst_calendar.moc"

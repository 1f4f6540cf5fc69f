#include "views/charts/timeaxis.h"

#include <QTest>

using namespace portolan;

namespace {

const Zone shanghai = *Zone::fromText(QStringLiteral("Asia/Shanghai"));

Moment at(const char *text)
{
    return *Moment::fromText(QString::fromLatin1(text));
}

QStringList moments(const std::vector<Moment> &ticks)
{
    QStringList texts;
    for (const Moment tick : ticks)
        texts.append(shanghai.local(tick).toString(QStringLiteral("yyyy-MM-dd HH:mm")));
    return texts;
}

} // namespace

class TestTimeAxis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unitsFollowTheZoom_data();
    void unitsFollowTheZoom();
    void monthsBeginAtLocalMidnight();
    void weeksBeginOnMonday();
    void noTickLiesOutside();
    void labelsNameTheYearOnce();
    void labelsAreChineseInChinese();
    void namesThatWouldMeetGiveWay();
    void zoomingOneAxisZoomsAll();
};

void TestTimeAxis::unitsFollowTheZoom_data()
{
    QTest::addColumn<double>("secondsPerPixel");
    QTest::addColumn<int>("unit");
    QTest::newRow("a day over 1000 pixels") << 86.4 << static_cast<int>(TickUnit::Hour);
    QTest::newRow("a month over 1000 pixels") << 2592.0 << static_cast<int>(TickUnit::Day);
    QTest::newRow("a quarter over 1000 pixels") << 7776.0 << static_cast<int>(TickUnit::Week);
    QTest::newRow("a year over 1000 pixels") << 31536.0 << static_cast<int>(TickUnit::Month);
    QTest::newRow("three years over 1000 pixels") << 94608.0 << static_cast<int>(TickUnit::Quarter);
    QTest::newRow("a century over 1000 pixels") << 3.2e6 << static_cast<int>(TickUnit::Year);
}

void TestTimeAxis::unitsFollowTheZoom()
{
    QFETCH(double, secondsPerPixel);
    QFETCH(int, unit);
    QCOMPARE(static_cast<int>(tickUnit(secondsPerPixel, 40)), unit);
}

void TestTimeAxis::monthsBeginAtLocalMidnight()
{
    const auto ticks =
        tickMoments(TickUnit::Month, at("2026-01-15T00:00:00Z"), at("2026-03-31T16:00:00Z"), shanghai);
    QCOMPARE(moments(ticks),
             (QStringList{QStringLiteral("2026-02-01 00:00"), QStringLiteral("2026-03-01 00:00"),
                          QStringLiteral("2026-04-01 00:00")}));
}

void TestTimeAxis::weeksBeginOnMonday()
{
    const auto ticks =
        tickMoments(TickUnit::Week, at("2026-03-04T00:00:00Z"), at("2026-03-20T00:00:00Z"), shanghai);
    QCOMPARE(moments(ticks),
             (QStringList{QStringLiteral("2026-03-09 00:00"), QStringLiteral("2026-03-16 00:00")}));
}

void TestTimeAxis::noTickLiesOutside()
{
    for (const TickUnit unit : {TickUnit::Year, TickUnit::Quarter, TickUnit::Month, TickUnit::Week,
                                TickUnit::Day, TickUnit::SixHours, TickUnit::Hour}) {
        const Moment from = at("2026-03-04T05:30:00Z");
        const Moment to = at("2026-03-15T05:30:00Z");
        for (const Moment tick : tickMoments(unit, from, to, shanghai))
            QVERIFY(tick >= from && tick <= to);
    }
}

void TestTimeAxis::labelsNameTheYearOnce()
{
    const auto ticks =
        tickMoments(TickUnit::Month, at("2026-10-01T00:00:00Z"), at("2027-02-10T00:00:00Z"), shanghai);
    QCOMPARE(tickTexts(TickUnit::Month, ticks, shanghai, QLocale(QLocale::English)),
             (QStringList{QStringLiteral("Nov\n2026"), QStringLiteral("Dec"), QStringLiteral("Jan\n2027"),
                          QStringLiteral("Feb")}));
}

void TestTimeAxis::labelsAreChineseInChinese()
{
    const auto ticks =
        tickMoments(TickUnit::Day, at("2026-03-01T16:00:00Z"), at("2026-03-03T00:00:00Z"), shanghai);
    QCOMPARE(tickTexts(TickUnit::Day, ticks, shanghai, QLocale(QLocale::Chinese)),
             (QStringList{QStringLiteral("2日\n2026年3月"), QStringLiteral("3日")}));
}

void TestTimeAxis::namesThatWouldMeetGiveWay()
{
    const auto ticks =
        tickMoments(TickUnit::Day, at("2026-03-30T16:00:00Z"), at("2026-04-01T20:00:00Z"), shanghai);
    QCOMPARE(tickTexts(TickUnit::Day, ticks, shanghai, QLocale(QLocale::English)),
             (QStringList{QStringLiteral("31"), QStringLiteral("1\nApr 2026"), QStringLiteral("2")}));
}

void TestTimeAxis::zoomingOneAxisZoomsAll()
{
    QCustomPlot first;
    QCustomPlot second;
    QCustomPlot third;
    TimeAxisGroup group;
    for (QCustomPlot *plot : {&first, &second, &third})
        group.add(plot->xAxis);
    second.xAxis->setRange(1000, 2000);
    QCOMPARE(first.xAxis->range(), QCPRange(1000, 2000));
    QCOMPARE(third.xAxis->range(), QCPRange(1000, 2000));
}

QTEST_MAIN(TestTimeAxis)
#include "tst_timeaxis.moc"

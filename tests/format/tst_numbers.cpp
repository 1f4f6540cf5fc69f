#include "views/format/numbers.h"

#include <QTest>

using namespace portolan;

namespace {
const Currency cny = *Currency::fromText(QStringLiteral("CNY"));
const QLocale english(QLocale::English, QLocale::UnitedKingdom);
const QLocale chinese(QLocale::Chinese, QLocale::China);

/// What a reader sees: the spaces that do not break look like any other.
QString seen(QString text)
{
    return text.replace(u'\u00a0', u' ');
}

Money cents(std::int64_t micros)
{
    return {micros, cny};
}
} // namespace

class TestNumbers : public QObject
{
    Q_OBJECT

private slots:
    void moneyIsRoundedForReading_data();
    void moneyIsRoundedForReading();
    void exactMoneyKeepsEveryPlace();
    void shortMoneyFollowsTheLanguage_data();
    void shortMoneyFollowsTheLanguage();
    void sizesAndRates_data();
    void sizesAndRates();
    void spans_data();
    void spans();
    void shares_data();
    void shares();
    void datesFollowTheLanguage();
    void momentsAreLocalToTheZone();
    void whatIsMissingIsADash();
    void localeWithoutLanguageStillGroups();
    void quantitiesHaveARoundedAndAnExactForm();
};

void TestNumbers::moneyIsRoundedForReading_data()
{
    QTest::addColumn<qint64>("micros");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << qint64(0) << "0 CNY";
    QTest::newRow("fraction of a cent") << qint64(1'234) << "0.0012 CNY";
    QTest::newRow("below one") << qint64(832'500) << "0.8325 CNY";
    QTest::newRow("two places") << qint64(12'345'678) << "12.35 CNY";
    QTest::newRow("half goes to even") << qint64(12'345'000) << "12.34 CNY";
    QTest::newRow("just below a thousand") << qint64(999'994'000) << "999.99 CNY";
    QTest::newRow("rounds up to a thousand") << qint64(999'995'000) << "1,000 CNY";
    QTest::newRow("whole above a thousand") << qint64(1'234'567'500'000) << "1,234,568 CNY";
    QTest::newRow("negative") << qint64(-1'234'567'000'000) << "-1,234,567 CNY";
    QTest::newRow("small negative") << qint64(-250'000) << "-0.2500 CNY";
}

void TestNumbers::moneyIsRoundedForReading()
{
    QFETCH(qint64, micros);
    QFETCH(QString, text);
    QCOMPARE(seen(moneyText(cents(micros), english)), text);
    QCOMPARE(seen(moneyText(cents(micros), chinese)), text);
}

void TestNumbers::exactMoneyKeepsEveryPlace()
{
    QCOMPARE(seen(exactMoneyText(cents(1'234'567'890'123), english)), QStringLiteral("1,234,567.890123 CNY"));
    QCOMPARE(seen(exactMoneyText(cents(5'000'000), english)), QStringLiteral("5.00 CNY"));
    QCOMPARE(seen(exactMoneyText(cents(5'125'000), english)), QStringLiteral("5.125 CNY"));
    // Beyond 2^53 a double would lose the last digits.
    QCOMPARE(seen(exactMoneyText(cents(9'007'199'254'740'993), english)),
             QStringLiteral("9,007,199,254.740993 CNY"));
}

void TestNumbers::shortMoneyFollowsTheLanguage_data()
{
    QTest::addColumn<qint64>("units");
    QTest::addColumn<QString>("inEnglish");
    QTest::addColumn<QString>("inChinese");
    QTest::newRow("small") << qint64(9'876) << "9,876 CNY"
                           << "9,876 CNY";
    QTest::newRow("thousands") << qint64(98'765) << "98.8 k CNY"
                               << "9.88 万 CNY";
    QTest::newRow("not a thousand thousand") << qint64(999'500) << "1 M CNY"
                                             << "100 万 CNY";
    QTest::newRow("millions") << qint64(1'234'567) << "1.23 M CNY"
                              << "123 万 CNY";
    QTest::newRow("hundred million") << qint64(123'456'789) << "123 M CNY"
                                     << "1.23 亿 CNY";
}

void TestNumbers::shortMoneyFollowsTheLanguage()
{
    QFETCH(qint64, units);
    QFETCH(QString, inEnglish);
    QFETCH(QString, inChinese);
    QCOMPARE(seen(shortMoneyText(cents(units * 1'000'000), english)), inEnglish);
    QCOMPARE(seen(shortMoneyText(cents(units * 1'000'000), chinese)), inChinese);
}

void TestNumbers::sizesAndRates_data()
{
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("text");
    QTest::newRow("whole") << bytesText(Bytes::terabytes(100), english) << "100 TB";
    QTest::newRow("three digits") << bytesText({1'234'567'890'123}, english) << "1.23 TB";
    QTest::newRow("binary as meant") << bytesText({80 * (std::int64_t(1) << 30)}, english) << "80 GiB";
    QTest::newRow("driver's mebibytes")
        << bytesText({81'559 * (std::int64_t(1) << 20)}, english) << "79.6 GiB";
    QTest::newRow("few") << bytesText({512}, english) << "512 B";
    QTest::newRow("none") << bytesText({0}, english) << "0 B";
    QTest::newRow("exact") << exactBytesText({1'234'567'890'123}, english) << "1.23 TB (1,234,567,890,123 B)";
    QTest::newRow("exact few") << exactBytesText({512}, english) << "512 B";
    QTest::newRow("line") << bandwidthText(Bandwidth::gigabits(1), english) << "1 Gbit/s";
    QTest::newRow("part of a line") << bandwidthText({950'000'000}, english) << "950 Mbit/s";
    QTest::newRow("count") << countText(16'588'800, english) << "16,588,800";
    QTest::newRow("GPU hours") << gpuHoursText({12'500'000}, english) << "12.5 GPU hours";
}

void TestNumbers::sizesAndRates()
{
    QFETCH(QString, shown);
    QFETCH(QString, text);
    QCOMPARE(seen(shown), text);
}

void TestNumbers::spans_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("exact");
    // 100 TB over 1 Gbit/s at 93 %.
    QTest::newRow("ten days") << qint64(860'216) << "9.96 days"
                              << "9 days 22 hours 56 minutes 56 seconds";
    QTest::newRow("three weeks") << qint64(21 * 86400) << "21 days"
                                 << "21 days";
    QTest::newRow("two days") << qint64(2 * 86400) << "2 days"
                              << "2 days";
    QTest::newRow("a day in hours") << qint64(86400) << "24 hours"
                                    << "1 day";
    QTest::newRow("an hour and a half") << qint64(5400) << "1.5 hours"
                                        << "1 hour 30 minutes";
    QTest::newRow("one hour") << qint64(3600) << "1 hour"
                              << "1 hour";
    QTest::newRow("minutes") << qint64(300) << "5 minutes"
                             << "5 minutes";
    QTest::newRow("one second") << qint64(1) << "1 second"
                                << "1 second";
    QTest::newRow("nothing") << qint64(0) << "0 hours"
                             << "0 hours";
    QTest::newRow("negative") << qint64(-3 * 86400) << "-3 days"
                              << "-3 days";
}

void TestNumbers::spans()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, text);
    QFETCH(QString, exact);
    QCOMPARE(seen(timeSpanText(TimeSpan{seconds}, english)), text);
    QCOMPARE(seen(exactTimeSpanText(TimeSpan{seconds}, english)), exact);
}

void TestNumbers::shares_data()
{
    QTest::addColumn<qint64>("micros");
    QTest::addColumn<QString>("text");
    QTest::newRow("whole") << qint64(200'000) << "20%";
    QTest::newRow("one place") << qint64(125'000) << "12.5%";
    QTest::newRow("half to even") << qint64(124'500) << "12.4%";
    QTest::newRow("none") << qint64(0) << "0%";
    QTest::newRow("all") << qint64(1'000'000) << "100%";
    QTest::newRow("a trace is not none") << qint64(300) << "<0.1%";
    QTest::newRow("a gap is not all") << qint64(999'900) << ">99.9%";
    QTest::newRow("more than all") << qint64(1'250'000) << "125%";
    QTest::newRow("negative") << qint64(-50'000) << "-5%";
}

void TestNumbers::shares()
{
    QFETCH(qint64, micros);
    QFETCH(QString, text);
    QCOMPARE(percentText(Decimal{micros}, english), text);
    QCOMPARE(percentText(static_cast<double>(micros) / 1e6, english), text);
}

void TestNumbers::datesFollowTheLanguage()
{
    QCOMPARE(dateText(QDate(2026, 3, 2), english), QStringLiteral("2 Mar 2026"));
    QCOMPARE(dateText(QDate(2026, 3, 2), chinese), QStringLiteral("2026年3月2日"));
    QCOMPARE(monthText(Month::of(2026, 12), english), QStringLiteral("Dec 2026"));
    QCOMPARE(monthText(Month::of(2026, 12), chinese), QStringLiteral("2026年12月"));
}

void TestNumbers::momentsAreLocalToTheZone()
{
    const Zone shanghai = *Zone::fromText(QStringLiteral("Asia/Shanghai"));
    const Moment evening = *Moment::fromText(QStringLiteral("2026-03-01T20:30:00Z"));
    QCOMPARE(momentText(evening, shanghai, english), QStringLiteral("2 Mar 2026 04:30"));
    QCOMPARE(momentText(evening, Zone(), english), QStringLiteral("1 Mar 2026 20:30"));
    QCOMPARE(dayText(evening, shanghai, chinese), QStringLiteral("2026年3月2日"));
}

void TestNumbers::whatIsMissingIsADash()
{
    QCOMPARE(moneyText(std::optional<Money>(), english), missingSign());
    QCOMPARE(timeSpanText(std::optional<TimeSpan>(), english), missingSign());
    QCOMPARE(monthText(std::optional<Month>(), english), missingSign());
    QCOMPARE(dateText(QDate(), english), missingSign());
    QCOMPARE(percentText(std::nan(""), english), missingSign());
    QCOMPARE(decimalText(std::nan(""), 2, english), missingSign());
    QCOMPARE(quantityText({}, Zone(), english), missingSign());
    QVERIFY(!notKnown().isEmpty());
    QVERIFY(!missingSign().contains(u'0'));
}

void TestNumbers::localeWithoutLanguageStillGroups()
{
    QCOMPARE(countText(1'234'567, QLocale::c()), QStringLiteral("1,234,567"));
    QCOMPARE(dateText(QDate(2026, 3, 2), QLocale::c()), QStringLiteral("2 Mar 2026"));
}

void TestNumbers::quantitiesHaveARoundedAndAnExactForm()
{
    const auto both = [](const Quantity &value) {
        return seen(quantityText(value, Zone(), english) + u'|' + exactQuantityText(value, Zone(), english));
    };
    QCOMPARE(both(Decimal{1'234'567}), QStringLiteral("1.23|1.234567"));
    QCOMPARE(both(Decimal{12'345}), QStringLiteral("0.0123|0.012345"));
    QCOMPARE(both(cents(1'234'567'890'000)), QStringLiteral("1,234,568 CNY|1,234,567.89 CNY"));
    QCOMPARE(both(Bandwidth::megabits(250)), QStringLiteral("250 Mbit/s|250,000,000 bit/s"));
    QCOMPARE(both(GpuHours{1'234'567}), QStringLiteral("1.23 GPU hours|1.234567 GPU hours"));
    QCOMPARE(both(Month::of(2026, 3)), QStringLiteral("Mar 2026|Mar 2026"));
}

QTEST_GUILESS_MAIN(TestNumbers)
#include "tst_numbers.moc"

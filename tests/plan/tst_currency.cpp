#include "model/plan/currency.h"

#include "model/plan/edits.h"

#include <QTest>

using namespace portolan;

namespace {

Currency currency(const char *code)
{
    return *Currency::fromText(QString::fromLatin1(code));
}

/// A plan in CNY that starts on 2026-03-01, with rates as "USD CNY 7.2 2026-02-01".
Plan planWithRates(const QStringList &rates)
{
    Plan plan = newPlan(QStringLiteral("p"), currency("CNY"), Zone(), QDate(2026, 3, 1));
    std::int64_t id = 100;
    for (const QString &text : rates) {
        const QStringList words = text.split(u' ');
        ExchangeRate rate;
        rate.id = {id++};
        rate.from = *Currency::fromText(words[0]);
        rate.to = *Currency::fromText(words[1]);
        rate.rate = *Decimal::fromText(words[2]);
        rate.date = QDate::fromString(words[3], Qt::ISODate);
        plan.exchangeRates = plan.exchangeRates.with(rate);
    }
    return plan;
}

} // namespace

class TestCurrency : public QObject
{
    Q_OBJECT

private slots:
    void convertsByTheLatestKnownRate_data();
    void convertsByTheLatestKnownRate();
    void needsNoRateForTheSameCurrency();
};

void TestCurrency::convertsByTheLatestKnownRate_data()
{
    QTest::addColumn<QStringList>("rates");
    QTest::addColumn<QString>("money");
    QTest::addColumn<QString>("expected");
    QTest::newRow("direct") << QStringList{"USD CNY 7.2 2026-02-01"} << "10 USD"
                            << "72 CNY";
    QTest::newRow("inverse") << QStringList{"CNY USD 0.125 2026-02-01"} << "10 USD"
                             << "80 CNY";
    QTest::newRow("latest") << QStringList{"USD CNY 7.2 2026-02-01", "USD CNY 7.1 2026-01-01"} << "10 USD"
                            << "72 CNY";
    QTest::newRow("later inverse before earlier direct")
        << QStringList{"USD CNY 7.2 2026-01-01", "CNY USD 0.125 2026-02-01"} << "10 USD"
        << "80 CNY";
    QTest::newRow("direct on the same day")
        << QStringList{"USD CNY 7.2 2026-02-01", "CNY USD 0.125 2026-02-01"} << "10 USD"
        << "72 CNY";
    QTest::newRow("added last on the same day")
        << QStringList{"USD CNY 7.2 2026-02-01", "USD CNY 7.3 2026-02-01"} << "10 USD"
        << "73 CNY";
    QTest::newRow("on the first day") << QStringList{"USD CNY 7.2 2026-03-01"} << "10 USD"
                                      << "72 CNY";
    QTest::newRow("dated after the start") << QStringList{"USD CNY 7.2 2026-03-02"} << "10 USD"
                                           << "";
    QTest::newRow("rate of zero") << QStringList{"USD CNY 0 2026-02-01"} << "10 USD"
                                  << "";
    QTest::newRow("other pair") << QStringList{"EUR CNY 7.9 2026-02-01"} << "10 USD"
                                << "";
    QTest::newRow("half to even") << QStringList{"USD CNY 0.5 2026-02-01"} << "0.000003 USD"
                                  << "0.000002 CNY";
}

void TestCurrency::convertsByTheLatestKnownRate()
{
    QFETCH(QStringList, rates);
    QFETCH(QString, money);
    const auto result = converted(planWithRates(rates), *Money::fromText(money), currency("CNY"));
    QTEST(result ? result->toText() : QString(), "expected");
}

void TestCurrency::needsNoRateForTheSameCurrency()
{
    const Plan plan = planWithRates({});
    QCOMPARE(converted(plan, *Money::fromText("10 CNY"), currency("CNY"))->toText(),
             QStringLiteral("10 CNY"));
    QCOMPARE(converted(plan, *Money::fromText("0 USD"), currency("CNY"))->toText(), QStringLiteral("0 CNY"));
}

QTEST_GUILESS_MAIN(TestCurrency)
#include "tst_currency.moc"

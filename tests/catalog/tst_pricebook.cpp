#include "model/catalog/accelerators.h"
#include "model/catalog/bundled.h"
#include "model/catalog/pricebookjson.h"

#include <QFile>
#include <QTest>

using namespace portolan;

namespace {

const Currency usd = *Currency::fromText(QStringLiteral("USD"));

Price priced(std::int64_t micros, PriceTerm term, int termMonths = 0)
{
    Price price;
    price.value = {micros, usd};
    price.term = term;
    price.termMonths = termMonths;
    price.asOf = QDate(2026, 3, 1);
    price.source = QStringLiteral("a list");
    return price;
}

Offering machine(std::vector<Price> prices)
{
    Offering offering;
    offering.key = QStringLiteral("a/b/c");
    offering.acceleratorCount = 8;
    offering.prices = std::move(prices);
    return offering;
}

qint64 micros(const std::optional<MachinePrice> &price)
{
    return price ? price->perHour.micros : -1;
}

} // namespace

class TestPriceBook : public QObject
{
    Q_OBJECT

private slots:
    void findsRowsByKey();
    void spotAtOrAboveOnDemandIsUnknown_data();
    void spotAtOrAboveOnDemandIsUnknown();
    void choosesTheReservationAskedFor_data();
    void choosesTheReservationAskedFor();
    void aMonthHasTheSellersHours();
    void acceleratorsWithoutAHostAreNoMachine();
    void theNewestOfSeveralPricesHolds();
    void bundledBooksAreCanonical();
    void internationalBookIsDatedAndSourced();
    void internationalBookCarriesValuesOver_data();
    void internationalBookCarriesValuesOver();
    void exampleBookSaysWhatItIs();
};

void TestPriceBook::findsRowsByKey()
{
    PriceBook book;
    for (const char *key : {"a", "b", "d"}) {
        book.offerings.emplace_back().key = QLatin1String(key);
        book.items.emplace_back().key = QLatin1String(key);
    }
    QCOMPARE(book.offering(QStringLiteral("b")), &book.offerings[1]);
    QCOMPARE(book.item(QStringLiteral("d")), &book.items[2]);
    QVERIFY(!book.offering(QStringLiteral("c")));
    QVERIFY(!book.item(QStringLiteral("e")));
}

void TestPriceBook::spotAtOrAboveOnDemandIsUnknown_data()
{
    QTest::addColumn<qint64>("spot");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("below") << qint64(39) << qint64(39);
    QTest::newRow("equal") << qint64(40) << qint64(-1);
    QTest::newRow("above") << qint64(41) << qint64(-1);
    QTest::newRow("zero") << qint64(0) << qint64(-1);
}

void TestPriceBook::spotAtOrAboveOnDemandIsUnknown()
{
    QFETCH(qint64, spot);
    const Offering offering = machine({priced(40, PriceTerm::OnDemand), priced(spot, PriceTerm::Spot)});
    QTEST(micros(machinePrice(offering, PriceTerm::Spot)), "expected");
    QCOMPARE(micros(machinePrice(offering, PriceTerm::OnDemand)), qint64(40));
}

void TestPriceBook::choosesTheReservationAskedFor_data()
{
    QTest::addColumn<int>("months");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("exact") << 12 << qint64(12);
    QTest::newRow("longest below") << 24 << qint64(12);
    QTest::newRow("any: the longest") << 0 << qint64(36);
    QTest::newRow("none so short") << 1 << qint64(-1);
}

void TestPriceBook::choosesTheReservationAskedFor()
{
    QFETCH(int, months);
    const Offering offering =
        machine({priced(36, PriceTerm::Reserved, 36), priced(12, PriceTerm::Reserved, 12),
                 priced(6, PriceTerm::Reserved, 6), priced(99, PriceTerm::OnDemand)});
    QTEST(micros(machinePrice(offering, PriceTerm::Reserved, months)), "expected");
}

void TestPriceBook::aMonthHasTheSellersHours()
{
    Price month = priced(72'000, PriceTerm::Reserved, 1);
    month.unit = PriceUnit::Month;
    month.monthHours = 720;
    QCOMPARE(micros(machinePrice(machine({month}), PriceTerm::Reserved)), qint64(100));
    month.monthHours = 730;
    QCOMPARE(micros(machinePrice(machine({month}), PriceTerm::Reserved)), qint64(99));
    month.unit = PriceUnit::GigabyteMonth;
    QCOMPARE(micros(machinePrice(machine({month}), PriceTerm::Reserved)), qint64(-1));
}

void TestPriceBook::acceleratorsWithoutAHostAreNoMachine()
{
    Price card = priced(40, PriceTerm::OnDemand);
    card.scope = PriceScope::Accelerator;
    QCOMPARE(micros(machinePrice(machine({card}), PriceTerm::OnDemand)), qint64(-1));
}

void TestPriceBook::theNewestOfSeveralPricesHolds()
{
    Price newer = priced(50, PriceTerm::OnDemand);
    newer.asOf = QDate(2026, 4, 1);
    const Price older = priced(40, PriceTerm::OnDemand);
    QCOMPARE(micros(machinePrice(machine({older, newer}), PriceTerm::OnDemand)), qint64(50));
    QCOMPARE(micros(machinePrice(machine({newer, older}), PriceTerm::OnDemand)), qint64(50));
}

void TestPriceBook::bundledBooksAreCanonical()
{
    const auto books = bundledPriceBooks();
    QCOMPARE(books.size(), std::size_t(2));
    for (std::size_t i = 0; i < books.size(); ++i) {
        QFile file(QStringLiteral(PORTOLAN_SOURCE_DIR "/resources/prices/%1.json")
                       .arg(i == 0 ? QLatin1String("international") : QLatin1String("example-cn")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(priceBookJson(*books[i]), file.readAll());
    }
    QVERIFY(priceBookContentName(*books[0]) != priceBookContentName(*books[1]));
}

void TestPriceBook::internationalBookIsDatedAndSourced()
{
    const auto book = bundledPriceBooks().front();
    QVERIFY(!book->isExample);
    QCOMPARE(book->offerings.size(), std::size_t(136));
    QCOMPARE(book->items.size(), std::size_t(52));
    for (const Offering &offering : book->offerings) {
        for (const Price &price : offering.prices) {
            QVERIFY2(price.asOf >= QDate(2024, 1, 1) && price.asOf <= book->asOf, qPrintable(offering.key));
            QVERIFY2(price.source.size() > 8 && !price.source.contains(u"data/"), qPrintable(offering.key));
            QVERIFY(price.confidence == u"high" || price.confidence == u"medium");
        }
        const auto spot = std::count_if(offering.prices.begin(), offering.prices.end(),
                                        [](const Price &price) { return price.term == PriceTerm::Spot; });
        QCOMPARE(machinePrice(offering, PriceTerm::Spot).has_value(), spot == 1);
    }
}

void TestPriceBook::internationalBookCarriesValuesOver_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<PriceTerm>("term");
    QTest::addColumn<int>("months");
    QTest::addColumn<QString>("expected");
    QTest::newRow("on demand") << "AWS/us-east-1/p5.48xlarge" << PriceTerm::OnDemand << 0 << "55.04 USD";
    QTest::newRow("three years") << "AWS/us-east-1/p5.48xlarge" << PriceTerm::Reserved << 36 << "23.7773 USD";
    QTest::newRow("no single year") << "AWS/us-east-1/p5.48xlarge" << PriceTerm::Reserved << 12 << "";
    QTest::newRow("spot") << "Azure/westeurope/ND96isrH100v5" << PriceTerm::Spot << 0 << "23.620397 USD";
    QTest::newRow("spot placeholder") << "Azure/swedencentral/ND96isrH200v5" << PriceTerm::Spot << 0 << "";
    QTest::newRow("seven places") << "GCP/us-central1/g2-standard-4" << PriceTerm::OnDemand << 0
                                  << "0.706832 USD";
    QTest::newRow("in yuan") << "Alibaba Cloud/cn-wulanchabu/ecs.gn7e-c16g1.32xlarge" << PriceTerm::OnDemand
                             << 0 << "250.14 CNY";
}

void TestPriceBook::internationalBookCarriesValuesOver()
{
    QFETCH(QString, key);
    QFETCH(PriceTerm, term);
    QFETCH(int, months);
    const auto book = bundledPriceBooks().front();
    const Offering *offering = book->offering(key);
    QVERIFY(offering);
    const auto price = machinePrice(*offering, term, months);
    QTEST(price ? price->perHour.toText() : QString(), "expected");
}

void TestPriceBook::exampleBookSaysWhatItIs()
{
    const auto book = bundledPriceBooks().back();
    QVERIFY(book->isExample);
    QVERIFY(book->name.contains(QStringLiteral("示例")) && book->note.contains(QStringLiteral("made up")));
    for (const Offering &offering : book->offerings) {
        QVERIFY2(acceleratorFact(offering.accelerator), qPrintable(offering.accelerator));
        const auto onDemand = machinePrice(offering, PriceTerm::OnDemand);
        const auto month = machinePrice(offering, PriceTerm::Reserved, 1);
        const auto year = machinePrice(offering, PriceTerm::Reserved, 12);
        const auto spot = machinePrice(offering, PriceTerm::Spot);
        QVERIFY(onDemand && month && year && spot);
        QVERIFY(month->perHour.micros < onDemand->perHour.micros);
        QVERIFY(year->perHour.micros < month->perHour.micros);
        QVERIFY(spot->perHour.micros < year->perHour.micros);
    }
}

QTEST_GUILESS_MAIN(TestPriceBook)
#include "tst_pricebook.moc"

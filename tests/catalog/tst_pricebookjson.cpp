#include "model/catalog/pricebookjson.h"

#include <QTest>

using namespace portolan;

namespace {

const QByteArray small = R"({
 "format": "portolan-price-book",
 "version": 1,
 "name": "Two rows",
 "asOf": "2026-03-01",
 "isExample": false,
 "note": "",
 "offerings": [
  {
   "key": "aws/east/m8",
   "provider": "aws",
   "region": "east",
   "name": "m8",
   "accelerator": "L4",
   "acceleratorCount": 8.0,
   "cpus": 96,
   "memoryGib": 384.5,
   "prices": [
    {
     "value": "12.5",
     "currency": "USD",
     "unit": "hour",
     "term": "on-demand",
     "scope": "machine",
     "asOf": "2026-02-28",
     "source": "a list",
     "confidence": "high"
    },
    {
     "value": "0.000001",
     "currency": "CNY",
     "unit": "month",
     "monthHours": 720,
     "term": "reserved",
     "termMonths": 12,
     "scope": "accelerator",
     "asOf": "2026-02-28",
     "source": "a quote",
     "confidence": ""
    }
   ]
  }
 ],
 "items": [
  {
   "key": "aws/east/disk",
   "provider": "aws",
   "region": "east",
   "name": "disk",
   "kind": "storage",
   "storageClass": "hot",
   "price": {
    "value": "0.023",
    "currency": "USD",
    "unit": "gigabyte-month",
    "monthHours": 730,
    "term": "on-demand",
    "scope": "machine",
    "asOf": "2026-02-28",
    "source": "a list",
    "confidence": "medium"
   }
  }
 ]
}
)";

QByteArray with(const char *old, const char *replacement)
{
    QByteArray json = small;
    const qsizetype at = json.indexOf(old);
    Q_ASSERT(at >= 0);
    return json.replace(at, static_cast<qsizetype>(strlen(old)), replacement);
}

} // namespace

class TestPriceBookJson : public QObject
{
    Q_OBJECT

private slots:
    void writesWhatItReads();
    void rowsComeByKey();
    void contentNameDependsOnContentOnly();
    void refusesWithTheEntry_data();
    void refusesWithTheEntry();
    void refusesWhatIsNoBook_data();
    void refusesWhatIsNoBook();
    void everyTruncationIsRefused();
    void noDamagedByteCrashes();
    void readsByteOrderMarkAndCarriageReturns();
};

void TestPriceBookJson::writesWhatItReads()
{
    const auto book = readPriceBookJson(small);
    QVERIFY2(book, qPrintable(book ? QString() : book.error()));
    QCOMPARE(book->offerings[0].prices[0].value.toText(), QStringLiteral("12.5 USD"));
    QCOMPARE(book->offerings[0].prices[1].termMonths, 12);
    QCOMPARE(book->offerings[0].prices[1].monthHours, 720);
    QCOMPARE(book->items[0].storageClass, QStringLiteral("hot"));
    QCOMPARE(priceBookJson(*book), small);
}

void TestPriceBookJson::rowsComeByKey()
{
    auto book = *readPriceBookJson(small);
    Offering second = book.offerings[0];
    second.key = QStringLiteral("aws/a/m8");
    book.offerings.push_back(second);
    const auto read = readPriceBookJson(priceBookJson(book));
    QVERIFY(read);
    QCOMPARE(read->offerings[0].key, QStringLiteral("aws/a/m8"));
    QVERIFY(read->offering(QStringLiteral("aws/east/m8")));
}

void TestPriceBookJson::contentNameDependsOnContentOnly()
{
    const auto book = *readPriceBookJson(small);
    auto shuffled = book;
    Offering second = book.offerings[0];
    second.key = QStringLiteral("aws/a/m8");
    shuffled.offerings.push_back(second);
    auto sorted = shuffled;
    std::swap(sorted.offerings[0], sorted.offerings[1]);
    QCOMPARE(priceBookContentName(shuffled), priceBookContentName(sorted));
    QCOMPARE(priceBookContentName(book).size(), 64);
    auto dearer = book;
    dearer.offerings[0].prices[0].value.micros += 1;
    QVERIFY(priceBookContentName(dearer) != priceBookContentName(book));
}

void TestPriceBookJson::refusesWithTheEntry_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("named");
    QTest::addColumn<QString>("about");
    const QString price = QStringLiteral("offerings[0] “aws/east/m8”, prices[0]");
    const QString item = QStringLiteral("items[0] “aws/east/disk”");
    const auto row = [](const char *name, const char *old, const char *replacement, const QString &named,
                        const char *about) {
        QTest::newRow(name) << with(old, replacement) << named << QString::fromUtf8(about);
    };
    row("zero price", "\"12.5\"", "\"0\"", price, "above 0");
    row("negative price", "\"12.5\"", "\"-1\"", price, "above 0");
    row("price as number", "\"12.5\"", "12.5", price, "text in quotation marks");
    row("price that is no number", "\"12.5\"", "\"free\"", price, "decimal number");
    row("too many places", "\"12.5\"", "\"0.1234567\"", price, "six places");
    row("currency slip", "\"USD\"", "\"RMB\"", price, "ISO 4217");
    row("currency in small letters", "\"USD\"", "\"usd\"", price, "ISO 4217");
    row("unknown unit", "\"hour\"", "\"fortnight\"", price, "one of hour, day");
    row("unknown term", "\"on-demand\"", "\"sometimes\"", price, "one of on-demand");
    row("unknown scope", "\"machine\"", "\"rack\"", price, "one of machine");
    row("impossible date", "\"2026-02-28\"", "\"2026-02-30\"", price, "such as 2026-03-01");
    row("no source", "\"a list\"", "\" \"", price, "must not be empty");
    row("misspelt field", "\"confidence\"", "\"confidenze\"", price, "is not a field");
    row("term on demand", "\"scope\"", "\"termMonths\": 12, \"scope\"", price, "only a reserved price");
    row("month of an hour", "\"scope\"", "\"monthHours\": 730, \"scope\"", price, "only a price per month");
    row("months missing", "\"termMonths\": 12,", "", QStringLiteral("prices[1]"), "needs “termMonths”");
    row("months too many", "\"termMonths\": 12,", "\"termMonths\": 4000,", QStringLiteral("prices[1]"),
        "from 1 to 120");
    row("fraction of a month", "\"termMonths\": 12,", "\"termMonths\": 1.5,", QStringLiteral("prices[1]"),
        "whole number");
    row("no cards", "8.0", "0", QStringLiteral("offerings[0] “aws/east/m8”"), "above 0");
    row("cards as text", "8.0", "\"8\"", QStringLiteral("offerings[0] “aws/east/m8”"), "above 0");
    row("no key", "\"aws/east/m8\"", "\"\"", QStringLiteral("offerings[0]"), "must not be empty");
    row("unknown kind", "\"storage\"", "\"cupboard\"", item, "one of storage");
    row("unknown class", "\"hot\"", "\"lukewarm\"", item, "hot, warm, cold");
    row("class of a line", "\"storage\"", "\"line\"", item, "only storage");
}

void TestPriceBookJson::refusesWithTheEntry()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, named);
    QFETCH(QString, about);
    const auto book = readPriceBookJson(json);
    QVERIFY(!book);
    QVERIFY2(book.error().contains(named), qPrintable(book.error()));
    QVERIFY2(book.error().contains(about), qPrintable(book.error()));
}

void TestPriceBookJson::refusesWhatIsNoBook_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("about");
    const auto row = [](const char *name, const QByteArray &json, const char *about) {
        QTest::newRow(name) << json << QString::fromUtf8(about);
    };
    QByteArray twice = small;
    const qsizetype from = twice.indexOf("  {\n   \"key\": \"aws/east/disk\"");
    const QByteArray item = twice.mid(from, twice.lastIndexOf("\n ]") - from);
    twice.insert(from, item + ",\n");
    row("empty", {}, "empty");
    row("white space", " \n ", "empty");
    row("list", "[]", "braces");
    row("number", "7", "braces");
    row("other format", with("portolan-price-book", "shopping-list"), "not a price book");
    row("newer format", with("\"version\": 1", "\"version\": 2"), "version 2");
    row("no name", with("\"name\": \"Two rows\",", ""), "“name” is missing");
    row("flag as text", with("false", "\"no\""), "true or false");
    row("rows as object", with("\"items\": [", "\"items\": {} , \"x\": ["), "“items” must be a list");
    row("row as number", with("\"offerings\": [", "\"offerings\": [7,"), "offerings[0]");
    row("key twice", twice, "“aws/east/disk” twice");
    row("field twice", with("\"unit\"", "\"value\": \"1\", \"unit\""), "“value” stands twice");
    row("conflict", with(" \"name\"", "<<<<<<< ours\n \"name\""), "Line 4");
    row("conflict, middle", with(" \"name\"", "=======\n \"name\""), "conflict mark");
    row("trailing text", small + "x", "not JSON");
    row("binary", QByteArray("\0\1\2\3", 4), "not JSON");
    row("broken UTF-8", with("a list", "a \xff list"), "not JSON");
    row("spreadsheet", "name,price\nm8,12.5\n", "not JSON");
    row("very deep", QByteArray(100'000, '['), "nested");
    row("too large", QByteArray(64 * 1024 * 1024 + 1, ' '), "64 MiB");
}

void TestPriceBookJson::refusesWhatIsNoBook()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, about);
    const auto book = readPriceBookJson(json);
    QVERIFY(!book);
    QVERIFY2(book.error().contains(about), qPrintable(book.error()));
}

void TestPriceBookJson::everyTruncationIsRefused()
{
    for (qsizetype length = 1; length < small.size() - 2; ++length) {
        const auto book = readPriceBookJson(small.left(length));
        QVERIFY(!book);
        QVERIFY2(book.error().contains(QStringLiteral("too early")), qPrintable(book.error()));
    }
}

void TestPriceBookJson::noDamagedByteCrashes()
{
    int refused = 0;
    for (qsizetype at = 0; at < small.size(); ++at) {
        QByteArray damaged = small;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x15);
        const auto book = readPriceBookJson(damaged);
        if (!book) {
            ++refused;
            QVERIFY(!book.error().isEmpty());
        }
    }
    QVERIFY(refused > small.size() / 2);
}

void TestPriceBookJson::readsByteOrderMarkAndCarriageReturns()
{
    QByteArray windows = small;
    windows.replace("\n", "\r\n").prepend("\xef\xbb\xbf");
    const auto book = readPriceBookJson(windows);
    QVERIFY(book);
    QCOMPARE(priceBookJson(*book), small);
}

QTEST_GUILESS_MAIN(TestPriceBookJson)
#include "tst_pricebookjson.moc"

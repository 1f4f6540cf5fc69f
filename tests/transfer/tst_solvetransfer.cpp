#include "model/exchange/solvetransfer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace portolan;

namespace {

QJsonObject solved(const QByteArray &in)
{
    const auto out = solveTransferJson(in);
    return out ? QJsonDocument::fromJson(*out).object() : QJsonObject{{QStringLiteral("error"), out.error()}};
}

QJsonObject dataset(const QJsonObject &result, int place)
{
    return result[QStringLiteral("datasets")].toArray()[place].toObject();
}

QString days(const QJsonObject &object)
{
    return QString::number(object[QStringLiteral("days")].toDouble(), 'f', 4);
}

QByteArray input(const char *datasets, const char *roads, const char *more = "")
{
    return QByteArray(R"({"start":"2027-01-04T08:00:00+08:00","datasets":[)") + datasets + R"(],"roads":[)" +
           roads + "]" + more + "}";
}

const char *const bulk = R"({"name":"bulk","bytes":100000000000000})";
const char *const gigabit = R"({"name":"wan","kind":"line","bitsPerSecond":1000000000,"efficiency":0.93})";

} // namespace

class TestSolveTransfer : public QObject
{
    Q_OBJECT

private slots:
    void aHundredTerabytesTakeTenDays();
    void changesAreCaughtUp();
    void aLineThatCannotCatchUpIsAFinding();
    void aDeviceTakesItsDays();
    void choosesAndPrices();
    void datasetsFollowOneAnother();
    void keysKeepTheirOrder();
    void refuses_data();
    void refuses();
};

void TestSolveTransfer::aHundredTerabytesTakeTenDays()
{
    const QJsonObject result = solved(input(bulk, gigabit));
    QCOMPARE(days(result), QStringLiteral("9.9562"));
    const QJsonObject found = dataset(result, 0);
    QCOMPARE(found[QStringLiteral("road")].toString(), QStringLiteral("wan"));
    QCOMPARE(found[QStringLiteral("startsAt")].toString(), QStringLiteral("2027-01-04T08:00:00+08:00"));
    QCOMPARE(found[QStringLiteral("readyAt")].toString(), QStringLiteral("2027-01-14T06:56:56+08:00"));
    QCOMPARE(found[QStringLiteral("limitedBy")].toString(), QStringLiteral("link"));
    QCOMPARE(found[QStringLiteral("rounds")].toInt(), 1);
    QCOMPARE(found[QStringLiteral("cutoverMinutes")].toDouble(), 0.0);
    QVERIFY(found[QStringLiteral("converges")].toBool());
    QVERIFY(result[QStringLiteral("costMicros")].isNull());
    QVERIFY(result[QStringLiteral("findings")].toArray().isEmpty());
}

void TestSolveTransfer::changesAreCaughtUp()
{
    const QJsonObject found =
        dataset(solved(input(R"({"name":"live","bytes":1e14,"changeBytesPerDay":500000000000})",
                             R"({"name":"wan","kind":"line","bitsPerSecond":1000000000,"efficiency":0.9})")),
                0);
    QCOMPARE(days(found), QStringLiteral("10.8459"));
    QCOMPARE(found[QStringLiteral("rounds")].toInt(), 4);
    QCOMPARE(QString::number(found[QStringLiteral("residualBytes")].toDouble() / 1e12, 'f', 6),
             QStringLiteral("0.000700"));
    QCOMPARE(QString::number(found[QStringLiteral("cutoverMinutes")].toDouble(), 'f', 3),
             QStringLiteral("0.104"));
}

void TestSolveTransfer::aLineThatCannotCatchUpIsAFinding()
{
    const QJsonObject result =
        solved(input(R"({"name":"live","bytes":1e14,"changeBytesPerDay":9720000000000})",
                     R"({"name":"wan","kind":"line","bitsPerSecond":1000000000,"efficiency":0.9})"));
    QVERIFY(!dataset(result, 0)[QStringLiteral("converges")].toBool());
    QVERIFY(dataset(result, 0)[QStringLiteral("days")].isNull());
    const QJsonObject finding = result[QStringLiteral("findings")].toArray()[0].toObject();
    QCOMPARE(finding[QStringLiteral("kind")].toString(), QStringLiteral("does-not-converge"));
    QCOMPARE(finding[QStringLiteral("severity")].toString(), QStringLiteral("blocking"));
    QCOMPARE(finding[QStringLiteral("about")].toString(), QStringLiteral("live"));
}

void TestSolveTransfer::aDeviceTakesItsDays()
{
    const QByteArray box = R"({"name":"box","kind":"media","usableBytes":80000000000000,
        "copyBytesPerSecond":450000000,"prepareDays":2,"shipDays":3,"returnDays":3,"ingestDays":2})";
    const QJsonObject result = solved(input(R"({"name":"a","bytes":8e13})", box.constData()));
    QCOMPARE(days(result), QStringLiteral("12.0576"));
    QCOMPARE(dataset(result, 0)[QStringLiteral("limitedBy")].toString(), QStringLiteral("shipping"));
    QByteArray quick = box;
    quick.replace(R"("ingestDays":2)", R"("devices":3)");
    QCOMPARE(days(solved(input(R"({"name":"a","bytes":2.4e14})", quick.constData()))),
             QStringLiteral("10.0576"));
}

void TestSolveTransfer::choosesAndPrices()
{
    const QByteArray roads =
        QByteArray(R"({"name":"fast","kind":"line","bitsPerSecond":10000000000,)") +
        R"("priceMicrosPerMonth":900000000,"priceMicrosPerGigabyte":20000},)" +
        R"({"name":"slow","kind":"line","bitsPerSecond":1000000000,"priceMicros":5000000})";
    const QJsonObject fast =
        solved(input(bulk, roads.constData(), R"(,"choose":"fastest","currency":"USD")"));
    QCOMPARE(dataset(fast, 0)[QStringLiteral("road")].toString(), QStringLiteral("fast"));
    QCOMPARE(fast[QStringLiteral("costMicros")].toInteger(), qint64(2'900'000'000));
    QCOMPARE(fast[QStringLiteral("boundMicros")].toInteger(), qint64(0));
    QCOMPARE(fast[QStringLiteral("currency")].toString(), QStringLiteral("USD"));
    const QJsonObject cheap = solved(input(bulk, roads.constData(), R"(,"choose":"cheapest")"));
    QCOMPARE(dataset(cheap, 0)[QStringLiteral("road")].toString(), QStringLiteral("slow"));
    QCOMPARE(cheap[QStringLiteral("costMicros")].toInteger(), qint64(5'000'000));
    QVERIFY(!cheap.contains(QStringLiteral("currency")));
}

void TestSolveTransfer::datasetsFollowOneAnother()
{
    const QJsonObject result = solved(input(R"({"name":"a","bytes":10800000000000},
                 {"name":"b","bytes":43200000000000,"compressionRatio":0.5,"duplicateShare":0.5})",
                                            R"({"name":"wan","kind":"line","bitsPerSecond":1000000000})"));
    QCOMPARE(days(dataset(result, 0)), QStringLiteral("1.0000"));
    QCOMPARE(dataset(result, 1)[QStringLiteral("startsAt")], dataset(result, 0)[QStringLiteral("readyAt")]);
    QCOMPARE(days(dataset(result, 1)), QStringLiteral("1.0000"));
    QCOMPARE(days(result), QStringLiteral("2.0000"));
}

void TestSolveTransfer::keysKeepTheirOrder()
{
    const QByteArray out = *solveTransferJson(input(bulk, gigabit));
    QCOMPARE(out, *solveTransferJson(input(bulk, gigabit)));
    qsizetype last = -1;
    for (const char *key : {"\"datasets\"", "\"name\"", "\"road\"", "\"startsAt\"", "\"readyAt\"", "\"days\"",
                            "\"limitedBy\"", "\"rounds\"", "\"residualBytes\"", "\"cutoverMinutes\"",
                            "\"converges\"", "\"costMicros\"", "\"boundMicros\"", "\"findings\""}) {
        const qsizetype at = out.indexOf(key);
        QVERIFY2(at > last, key);
        last = at;
    }
}

void TestSolveTransfer::refuses_data()
{
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &in, const char *expected) {
        QTest::newRow(name) << in << QString::fromUtf8(expected);
    };
    row("not JSON", "{\"start\":}", "line 1, column 10");
    row("a number too large", input(R"({"name":"a","bytes":1e999})", gigabit), "too large");
    row("no roads", R"({"start":"2027-01-04","datasets":[]})", "roads is missing");
    row("an unnamed dataset", input(R"({"bytes":1})", gigabit), "datasets[0].name is missing");
    row("no bytes", input(R"({"name":"a"})", gigabit), "datasets[0].bytes is missing");
    row("half a byte", input(R"({"name":"a","bytes":1.5})", gigabit), "datasets[0].bytes");
    row("too many bytes", input(R"({"name":"a","bytes":1e17},{"name":"b","bytes":1})", gigabit), "100 PB");
    row("a share of two", input(R"({"name":"a","bytes":1,"duplicateShare":2})", gigabit), "duplicateShare");
    row("no speed", input(bulk, R"({"name":"wan","kind":"line"})"), "roads[0].bitsPerSecond is missing");
    row("no efficiency",
        input(bulk, R"({"name":"wan","kind":"line","bitsPerSecond":1,"efficiency":0.0000001})"),
        "efficiency");
    row("an unknown kind", input(bulk, R"({"name":"wan","kind":"pigeon"})"), "roads[0].kind");
    row("a key of media on a line",
        input(bulk, R"({"name":"w","kind":"line","bitsPerSecond":1,"shipDays":1})"),
        "roads[0].shipDays is not a known key");
    row("an unknown choice", input(bulk, gigabit, R"(,"choose":"nicest")"), "choose");
    row("a wrong currency", input(bulk, gigabit, R"(,"currency":"Euro")"), "currency");
    row("two setup prices",
        input(bulk, R"({"name":"w","kind":"line","bitsPerSecond":1,"priceMicros":1,"priceMicrosSetup":1})"),
        "Leave one out");
    row("for ever", input(bulk, R"({"name":"w","kind":"line","bitsPerSecond":1})"), "year 9999");
    for (const char *key :
         {"windows", "caps", "rttMs", "lossShare", "mssBytes", "windowBytes", "streams", "secondsPerFile",
          "concurrency", "readerBytesPerSecond", "writerBytesPerSecond"}) {
        const QByteArray road =
            QByteArray(R"({"name":"w","kind":"line","bitsPerSecond":1,")") + key + "\":1}";
        row(key, input(bulk, road.constData()),
            (QByteArray("roads[0].") + key + " is not supported yet: it comes with a later version")
                .constData());
    }
    for (const char *key : {"hotShare", "neededBy"}) {
        const QByteArray data = QByteArray(R"({"name":"a","bytes":1,")") + key + "\":1}";
        row(key, input(data.constData(), gigabit),
            (QByteArray("datasets[0].") + key + " is not supported yet").constData());
    }
}

void TestSolveTransfer::refuses()
{
    QFETCH(QByteArray, in);
    QFETCH(QString, expected);
    const auto out = solveTransferJson(in);
    QVERIFY(!out);
    QVERIFY2(out.error().contains(expected), qPrintable(out.error()));
}

QTEST_APPLESS_MAIN(TestSolveTransfer)
#include "tst_solvetransfer.moc"

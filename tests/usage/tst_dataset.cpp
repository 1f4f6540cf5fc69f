#include "model/usage/dataset.h"

#include <QTest>

using namespace portolan;

namespace {

UsageSeries series(const QString &host, int index, int hours)
{
    UsageSeries result;
    result.host = host;
    result.index = index;
    result.uuid = QStringLiteral("GPU-%1-%2").arg(host).arg(index);
    result.model = QStringLiteral("A100-SXM4-80GB");
    result.firstHour = 490'000;
    for (int i = 0; i < hours; ++i) {
        // 60 samples of 50.00 % and one of them 73.00 %; every seventh hour is missing.
        result.hours.push_back(i % 7 == 3 ? HourRollup{} : HourRollup{59 * 5000 + 7300, 7300, 60});
        if (i % 7 == 3)
            continue;
        result.perCent[50] += 59;
        result.perCent[73] += 1;
    }
    return result;
}

UsageDataset fleet()
{
    return {.source = QStringLiteral("logs, 机房"),
            .zone = *Zone::fromText(QStringLiteral("Asia/Shanghai")),
            .step = TimeSpan::minutes(1),
            .series = {series(QStringLiteral("node-a"), 0, 9000), series(QStringLiteral("node-a"), 1, 4096),
                       series(QStringLiteral("node-b"), 0, 0)}};
}

} // namespace

class TestDataset : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas();
    void emptyDatasetComesBack();
    void chunksMayComeInAnyOrder();
    void chunksAreSmall();
    void everyFlippedBitOfTheHeadIsRefused();
    void flippedBitsOfChunksAreRefused();
    void truncationIsRefused();
    void missingAndForeignChunksAreRefused();
    void hostileSizesTakeNoMemory_data();
    void hostileSizesTakeNoMemory();
    void hoursThatCannotBeAreRefused_data();
    void hoursThatCannotBeAreRefused();
    void bombIsRefused();
    void nameFollowsContent();
};

void TestDataset::comesBackAsItWas()
{
    const UsageDataset dataset = fleet();
    const auto back = unpacked(packedHead(dataset), packedChunks(dataset));
    QVERIFY(back);
    QCOMPARE(back->source, dataset.source);
    QCOMPARE(back->series.size(), dataset.series.size());
    QVERIFY(*back == dataset);
}

void TestDataset::emptyDatasetComesBack()
{
    const UsageDataset dataset;
    const auto back = unpacked(packedHead(dataset), packedChunks(dataset));
    QVERIFY(back);
    QVERIFY(*back == dataset);
}

void TestDataset::chunksMayComeInAnyOrder()
{
    const UsageDataset dataset = fleet();
    auto chunks = packedChunks(dataset);
    QCOMPARE(chunks.size(), std::size_t(4)); // 9,000 hours are three chunks, 4,096 one, none none
    std::reverse(chunks.begin(), chunks.end());
    const auto back = unpacked(packedHead(dataset), chunks);
    QVERIFY(back);
    QVERIFY(*back == dataset);
}

void TestDataset::chunksAreSmall()
{
    qsizetype bytes = 0;
    for (const UsageChunk &chunk : packedChunks(fleet()))
        bytes += chunk.bytes.size();
    QVERIFY2(bytes < 13'096 * 8 / 20, qPrintable(QString::number(bytes)));
}

void TestDataset::everyFlippedBitOfTheHeadIsRefused()
{
    const UsageDataset dataset = fleet();
    const QByteArray head = packedHead(dataset);
    const auto chunks = packedChunks(dataset);
    for (qsizetype at = 0; at < head.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            QByteArray damaged = head;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << bit));
            QVERIFY2(!unpacked(damaged, chunks), qPrintable(QStringLiteral("byte %1").arg(at)));
        }
    }
}

void TestDataset::flippedBitsOfChunksAreRefused()
{
    const UsageDataset dataset = fleet();
    const QByteArray head = packedHead(dataset);
    const auto chunks = packedChunks(dataset);
    int refused = 0;
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        for (qsizetype at = 0; at < chunks[i].bytes.size(); at += 3) {
            auto damaged = chunks;
            damaged[i].bytes[at] = static_cast<char>(damaged[i].bytes[at] ^ 0x10);
            const auto back = unpacked(head, damaged);
            // A bit of the compressed form may carry no meaning; the content then has to be the same.
            QVERIFY(!back || *back == dataset);
            refused += back ? 0 : 1;
        }
    }
    QVERIFY(refused > 50);
}

void TestDataset::truncationIsRefused()
{
    const UsageDataset dataset = fleet();
    const QByteArray head = packedHead(dataset);
    const auto chunks = packedChunks(dataset);
    for (qsizetype size = 0; size < head.size(); ++size)
        QVERIFY(!unpacked(head.left(size), chunks));
    QVERIFY(!unpacked(head + 'x', chunks));
    for (qsizetype size = 0; size < chunks[0].bytes.size(); ++size) {
        auto damaged = chunks;
        damaged[0].bytes.truncate(size);
        QVERIFY(!unpacked(head, damaged));
    }
}

void TestDataset::missingAndForeignChunksAreRefused()
{
    const UsageDataset dataset = fleet();
    const QByteArray head = packedHead(dataset);
    auto chunks = packedChunks(dataset);
    QVERIFY(!unpacked(head, {}));
    auto more = chunks;
    more.push_back({.series = 7, .part = 0, .bytes = chunks[0].bytes});
    QVERIFY(!unpacked(head, more));
    auto twice = chunks;
    twice[1] = twice[0];
    QVERIFY(!unpacked(head, twice));
    std::swap(chunks[0].bytes, chunks[1].bytes);
    QVERIFY(!unpacked(head, chunks));
}

void TestDataset::hostileSizesTakeNoMemory_data()
{
    QTest::addColumn<QByteArray>("body");
    const QByteArray start("\x01\x00\x03UTC\x3c", 7); // version, no source, zone, step
    QTest::newRow("no bytes at all") << QByteArray();
    QTest::newRow("2^63 series") << start + QByteArray("\xff\xff\xff\xff\xff\xff\xff\xff\x7f");
    QTest::newRow("number without end") << start + QByteArray(64, '\xff');
    QTest::newRow("host of 2^40 bytes") << start + QByteArray("\x01\x80\x80\x80\x80\x80\x40");
    QTest::newRow("2^40 hours") << start +
                                       QByteArray("\x01\x00\x00\x00\x00\x01\x80\x80\x80\x80\x80\x40\x00", 13);
    QTest::newRow("a million hours without a chunk")
        << start + QByteArray("\x01\x00\x00\x00\x00\x01\xc0\x84\x3d\x00", 10);
    QTest::newRow("bin 101") << start + QByteArray("\x01\x00\x00\x00\x00\x01\x00\x01\x65\x01", 10);
    QTest::newRow("zone that is none") << QByteArray("\x01\x00\x03XXX\x3c\x00", 8);
    QTest::newRow("text that is no UTF-8") << QByteArray("\x01\x02\xc3\x28\x03UTC\x3c\x00", 10);
}

void TestDataset::hostileSizesTakeNoMemory()
{
    QFETCH(QByteArray, body);
    QVERIFY(!unpacked(QByteArrayLiteral("PTLUSE") + QByteArray(32, '\0') + body, {}));
}

void TestDataset::hoursThatCannotBeAreRefused_data()
{
    QTest::addColumn<quint32>("sum");
    QTest::addColumn<quint16>("most");
    QTest::addColumn<quint16>("samples");
    QTest::addColumn<bool>("isPossible");
    QTest::newRow("one full sample") << 10'000U << quint16(10'000) << quint16(1) << true;
    QTest::newRow("above 100 %") << 10'001U << quint16(10'001) << quint16(1) << false;
    QTest::newRow("sum above most × samples") << 201U << quint16(100) << quint16(2) << false;
    QTest::newRow("sum below most") << 99U << quint16(100) << quint16(2) << false;
    QTest::newRow("utilisation without samples") << 1U << quint16(1) << quint16(0) << false;
}

void TestDataset::hoursThatCannotBeAreRefused()
{
    QFETCH(quint32, sum);
    QFETCH(quint16, most);
    QFETCH(quint16, samples);
    QFETCH(bool, isPossible);
    UsageDataset dataset;
    dataset.series.resize(1);
    dataset.series[0].hours = {{sum, most, samples}};
    dataset.series[0].perCent[100] = samples;
    QCOMPARE(unpacked(packedHead(dataset), packedChunks(dataset)) != nullptr, isPossible);
}

void TestDataset::bombIsRefused()
{
    const UsageDataset dataset = fleet();
    auto chunks = packedChunks(dataset);
    QByteArray bomb = qCompress(QByteArray(100'000'000, '\0'));
    QVERIFY(bomb.size() > 90'000); // longer than any chunk can be: not even opened
    bomb.replace(0, 4, chunks[0].bytes.left(4));
    chunks[0].bytes = bomb;
    QVERIFY(!unpacked(packedHead(dataset), chunks));
    // What fits a chunk's length opens to a thousand times as much, and is then refused.
    bomb = qCompress(QByteArray(20'000'000, '\0')).replace(0, 4, packedChunks(dataset)[0].bytes.left(4));
    QVERIFY(bomb.size() < 32'768);
    chunks[0].bytes = bomb;
    QVERIFY(!unpacked(packedHead(dataset), chunks));
}

void TestDataset::nameFollowsContent()
{
    UsageDataset dataset = fleet();
    const QString name = contentName(dataset);
    QCOMPARE(name.size(), 64);
    QCOMPARE(contentName(fleet()), name);
    dataset.series[0].hours[5].sum -= 1;
    QVERIFY(contentName(dataset) != name);
    dataset = fleet();
    dataset.zone = Zone();
    QVERIFY(contentName(dataset) != name);
}

QTEST_APPLESS_MAIN(TestDataset)
#include "tst_dataset.moc"

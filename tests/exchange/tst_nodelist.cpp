#include "model/exchange/nodelist.h"

#include "model/plan/celltext.h"
#include "tests/exchange/importing.h"

#include <QTest>

using namespace portolan;

class TestNodeList : public QObject
{
    Q_OBJECT

private slots:
    void readsLists_data();
    void readsLists();
    void readsEveryColumn();
    void refusesFiles_data();
    void refusesFiles();
    void refusesRows_data();
    void refusesRows();
    void keepsOtherColumnsInTheNotes();
    void missingCellsAreCounted();
    void rowsOfOneServerMustAgree();
    void filesOfOneImportMustNotRepeatAServer();
};

namespace {
Result<Imported> imported(const QByteArray &content)
{
    ImportFolder folder;
    ImportOptions options;
    options.format = QStringLiteral("node-list");
    return importFiles({folder.write(QStringLiteral("nodes.csv"), content)}, options, {});
}

QString nodeText(const Node &node)
{
    QString text;
    forEachColumn<Node>([&](const auto &column) {
        const QString cell = cellText(node.*column.member);
        if (!cell.isEmpty())
            text += QStringLiteral("%1=%2 ").arg(QLatin1String(column.name), cell);
    });
    return text.trimmed();
}
} // namespace

void TestNodeList::readsLists_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("expected"); // of the first server
    const QString two = QStringLiteral("name=a accelerators=0|A100-SXM4-80GB|80 GB|;1|A100-SXM4-80GB|80 GB|");
    QTest::newRow("one column of cards") << QByteArray("name,accelerators\na,2x A100-SXM4-80GB\n") << two;
    QTest::newRow("cross and no space") << QByteArray("name,accelerators\na,2×A100-SXM4-80GB\n") << two;
    QTest::newRow("count behind") << QByteArray("name,accelerators\na,A100-SXM4-80GB x2\n") << two;
    QTest::newRow("two groups") << QByteArray("host;gpus\na;1x A100-SXM4-80GB + 1x A100-SXM4-80GB\n") << two;
    QTest::newRow("three columns")
        << QByteArray("GPU Count\tHost Name\tGPU-Model\tGPU Memory\n2\ta\tA100-SXM4-80GB\t80 GB\n") << two;
    QTest::newRow("unit in the header")
        << QByteArray("hostname,gpu_model,gpu_count,gpu_memory (GB)\na,A100-SXM4-80GB,2,80\n") << two;
    QTest::newRow("mebibytes of a driver")
        << QByteArray("hostname,gpu_model,gpu_count,gpu_memory\n"
                      "a,A100-SXM4-80GB,2,81920 MiB\n")
        << "name=a accelerators=0|A100-SXM4-80GB|80 GiB|;1|A100-SXM4-80GB|80 GiB|";
    QTest::newRow("Chinese")
        << QByteArray("\xEF\xBB\xBF主机名,加速卡型号,加速卡数量,显存（GB）\r\na,A100-SXM4-80GB,2,80\r\n")
        << two;
    QTest::newRow("count among the cards")
        << QByteArray("name,accelerator,accelerators\na,A100-SXM4-80GB,2\n") << two;
    QTest::newRow("Chinese count") << QByteArray("主机名,加速卡\na,2张A100-SXM4-80GB\n") << two;
    QTest::newRow("plan's own cards")
        << QByteArray("name,accelerators\na,\"0|A100-SXM4-80GB|80 GB|;1|A100-SXM4-80GB|80 GB|\"\n") << two;
    QTest::newRow("count without a model")
        << QByteArray("name,gpu count\na,1\n") << "name=a accelerators=0||0 B|";
    QTest::newRow("no cards") << QByteArray("name,gpu count,model\na,0,Box\n") << "name=a model=Box";
    QTest::newRow("model that begins with digits")
        << QByteArray("name,gpu,gpu count\na,3090 Ti,1\n") << "name=a accelerators=0|3090 Ti|0 B|";
}

void TestNodeList::readsLists()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, expected);
    const auto result = imported(content);
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    QCOMPARE(nodeText(result->nodes.at(0)), expected);
    QCOMPARE(refusedText(result->files.front()), QString());
}

void TestNodeList::readsEveryColumn()
{
    const auto result = imported(
        "notes,kilowatts,price,purchased,cuda,driver,os,interconnect,memory,cpu_cores,model,site,name\n"
        "spare,6.5,\"1,200,000 CNY\",2023/5/31,12.4,550.54,Debian 12,IB 400G,2 TiB,128,Box 8,Room 1,n1\n");
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    QCOMPARE(nodeText(result->nodes.at(0)),
             QStringLiteral(
                 "name=n1 model=Box 8 cpu_cores=128 memory=2 TiB interconnect=IB 400G os=Debian 12 "
                 "driver=550.54 cuda=12.4 purchased=2023-05-31 price=1200000 CNY kilowatts=6.5 notes=spare"));
    QCOMPARE(result->nodeSites.at(0), QStringLiteral("Room 1"));
}

void TestNodeList::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no host") << QByteArray("site,model\nRoom,Box\n") << "no column for the host name";
    QTest::newRow("only a header") << QByteArray("name,model\n") << "nothing below it";
    QTest::newRow("no usable row") << QByteArray("name,gpu count\na,-8\n")
                                   << "Line 2: -8 is not within 0 to 1024";
    QTest::newRow("cut in quotes") << QByteArray("name,model\na,\"Box\nb,Box\n")
                                   << "quotation mark in line 2";
    QTest::newRow("workbook") << QByteArray("PK\x03\x04") << "a workbook";
}

void TestNodeList::refusesFiles()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, sentence);
    const auto result = imported(content);
    QVERIFY(!result);
    QVERIFY2(result.error().contains(sentence), qPrintable(result.error()));
    QVERIFY(result.error().contains(QStringLiteral("nodes.csv")));
}

void TestNodeList::refusesRows_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("refused"); // column and the beginning of the reason
    QTest::newRow("negative count") << QByteArray("name,gpu count") << QByteArray("b,-8")
                                    << "gpu count: -8 is not within";
    QTest::newRow("half a card") << QByteArray("name,gpu count") << QByteArray("b,7.5")
                                 << "gpu count: \"7.5\" is not a whole";
    QTest::newRow("negative in words")
        << QByteArray("name,gpus") << QByteArray("b,-8x A100") << "accelerators: \"-8x A100\"";
    QTest::newRow("no count") << QByteArray("name,gpus") << QByteArray("b,A100")
                              << "accelerators: It is not said how many";
    QTest::newRow("number as model") << QByteArray("name,gpu") << QByteArray("b,8")
                                     << "accelerators: \"8\" is not a number of";
    QTest::newRow("counts disagree") << QByteArray("name,gpus,gpu count") << QByteArray("b,8x A100,4")
                                     << "accelerators: The count says 4";
    QTest::newRow("counts in two columns disagree")
        << QByteArray("name,gpus,gpu count") << QByteArray("b,8,4")
        << "accelerators: One column says 8 accel";
    QTest::newRow("negative among the cards")
        << QByteArray("name,gpus") << QByteArray("b,-8") << "accelerators: -8 is not within";
    QTest::newRow("models disagree") << QByteArray("name,gpus,gpu model") << QByteArray("b,8x A100,V100")
                                     << "accelerators: One column says 8x A100";
    QTest::newRow("memory disagrees")
        << QByteArray("name,gpus,gpu memory") << QByteArray("b,8x A100-SXM4-80GB,40 GB")
        << "accelerators: A100-SXM4-80GB has 80 GB, and the list says 40 GB";
    QTest::newRow("memory without unit")
        << QByteArray("name,memory") << QByteArray("b,512") << "memory: The size 512 has no unit";
    QTest::newRow("memory in watts") << QByteArray("name,memory") << QByteArray("b,512 W")
                                     << "memory: \"512 W\" is not a size";
    QTest::newRow("power in kg") << QByteArray("name,power") << QByteArray("b,6 kg")
                                 << "power: \"6 kg\" is not a power";
    QTest::newRow("watts as kilowatts")
        << QByteArray("name,kilowatts") << QByteArray("b,6500") << "kilowatts: 6500 kW is not within";
    QTest::newRow("price without currency")
        << QByteArray("name,price") << QByteArray("b,1200000") << "price: \"1200000\" is not";
    QTest::newRow("negative price") << QByteArray("name,price") << QByteArray("b,-5 CNY") << "price: ";
    QTest::newRow("no such day") << QByteArray("name,purchased") << QByteArray("b,2023-02-30")
                                 << "purchased: \"2023-02-30\"";
    QTest::newRow("day or month first")
        << QByteArray("name,purchased") << QByteArray("b,3/4/2023") << "purchased: ";
    QTest::newRow("no cores") << QByteArray("name,cpu cores") << QByteArray("b,0")
                              << "cpu cores: A server has at least";
    QTest::newRow("no name") << QByteArray("name,site") << QByteArray(",Room")
                             << "name: The row has no host name";
    QTest::newRow("cells missing") << QByteArray("name,site,model") << QByteArray("b,Room")
                                   << ": The row has 2 cells";
    QTest::newRow("cells too many") << QByteArray("name,site") << QByteArray("b,Room,1")
                                    << ": The row has 3 cells";
}

void TestNodeList::refusesRows()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, row);
    QFETCH(QString, refused);
    const auto result = imported(header + "\nok" + QByteArray(header.count(','), ',') + "\n" + row + "\n");
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    const FileReport &report = result->files.front();
    QVERIFY2(refusedText(report).startsWith(QStringLiteral("3 ") + refused), qPrintable(refusedText(report)));
    QCOMPARE(report.rowsRead, std::int64_t{2});
    QCOMPARE(report.rowsAccepted, std::int64_t{1});
    QCOMPARE(report.rowsRefused, std::int64_t{1});
    QCOMPARE(result->nodes.size(), std::size_t{1});
}

void TestNodeList::keepsOtherColumnsInTheNotes()
{
    const auto result = imported("name,Rack,notes,Owner\na,R7,spare,ops\nb,,,\n");
    QVERIFY(result);
    QCOMPARE(result->nodes[0].notes, QStringLiteral("spare; Rack: R7; Owner: ops"));
    QCOMPARE(result->nodes[1].notes, QString());
    QVERIFY(result->files.front().notes.join(u' ').contains(QStringLiteral("Rack, Owner")));
}

void TestNodeList::missingCellsAreCounted()
{
    const auto result = imported("name,model,memory\na,N/A,unknown\nb,Box,1 TiB\n");
    QVERIFY(result);
    QCOMPARE(result->files.front().valuesMissing, std::int64_t{2});
    QCOMPARE(nodeText(result->nodes[0]), QStringLiteral("name=a"));
}

void TestNodeList::rowsOfOneServerMustAgree()
{
    const auto result = imported("name,gpu count\na,8\nb,8\nA,4\nb,8\nc,8\n");
    QVERIFY(result);
    QCOMPARE(refusedText(result->files.front()),
             QStringLiteral("2 name: Line 4 says something else about a. Keep one of the two.\n"
                            "4 name: Line 2 says something else about A. Keep one of the two.\n"
                            "5 name: Line 3 says the same about b already.\n"));
    QCOMPARE(result->nodes.size(), std::size_t{2});
}

void TestNodeList::filesOfOneImportMustNotRepeatAServer()
{
    ImportFolder folder;
    folder.write(QStringLiteral("1.csv"), "name,gpu count\na,8\n");
    folder.write(QStringLiteral("2.csv"), "name,gpu count\na,4\nb,8\n");
    const auto result = importFiles({folder.path()}, {}, {});
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    QCOMPARE(result->nodes.size(), std::size_t{2});
    QVERIFY(
        refusedText(result->files[1]).contains(QStringLiteral("Another file of this import has a already")));
}

QTEST_APPLESS_MAIN(TestNodeList)
#include "tst_nodelist.moc"

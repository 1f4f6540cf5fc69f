#include "model/catalog/bundled.h"
#include "model/catalog/pricebookjson.h"
#include "model/exchange/samplelogs.h"
#include "tests/exchange/importing.h"
#include "tests/support/plantext.h"

#include <QRegularExpression>
#include <QTest>
#include <random>

using namespace portolan;

class TestImportFiles : public QObject
{
    Q_OBJECT

private slots:
    void readsAFolderOfMixedFiles();
    void oneFormatAtMostRecognisesAFile_data();
    void oneFormatAtMostRecognisesAFile();
    void refusesWhatItDoesNotKnow_data();
    void refusesWhatItDoesNotKnow();
    void anImportIsOneEdit();
    void aListChangesOnlyWhatItSays();
    void logsFillInWhatThePlanDoesNotKnow();
    void theSameLogsAreAddedOnce();
    void readsTheSampleLogs();
    void anyMutationGivesAReportOrARefusal_data();
    void anyMutationGivesAReportOrARefusal();
};

namespace {
const QByteArray logText = "timestamp, index, uuid, name, utilization.gpu [%], memory.total [MiB]\n"
                           "2026/07/14 09:00:00.000, 0, GPU-a, NVIDIA H200, 97 %, 143771 MiB\n"
                           "2026/07/14 09:00:00.000, 1, GPU-b, NVIDIA H200, [N/A], 143771 MiB\n"
                           "2026/07/14 09:01:00.000, 0, GPU-a, NVIDIA H200, 3 %, 143771 MiB\n";
const QByteArray list =
    "name,site,accelerators,memory,price\n"
    "node01,Room 2,2x H200,2 TiB,2000000 CNY\nnode02,,8x A100-SXM4-80GB,1 TiB,\"1,200,000 CNY\"\n";

QByteArray book()
{
    return priceBookJson(*bundledPriceBooks().at(1));
}

Plan emptyPlan()
{
    return newPlan(QStringLiteral("Test"), *Currency::fromText(QStringLiteral("CNY")), Zone(),
                   QDate(2026, 3, 1));
}

Result<Imported> readFiles(const std::vector<std::pair<QString, QByteArray>> &files)
{
    ImportFolder folder;
    for (const auto &[name, content] : files)
        folder.write(name, content);
    return importFiles({folder.path()}, inZone("UTC"), {});
}

Plan applied(const Plan &plan, const Result<Imported> &imported)
{
    if (!imported)
        qFatal("%s", qPrintable(imported.error()));
    const Result<Plan> result = importEdit(*imported)(plan);
    if (!result)
        qFatal("%s", qPrintable(result.error()));
    return *result;
}
} // namespace

void TestImportFiles::readsAFolderOfMixedFiles()
{
    const auto result = readFiles({{QStringLiteral("logs/node01.csv"), logText},
                                   {QStringLiteral("nodes.csv"), list},
                                   {QStringLiteral("prices.json"), book()}});
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    QStringList formats;
    for (const FileReport &report : result->files) {
        formats.append(report.format);
        QVERIFY(!report.recognisedBy.isEmpty());
    }
    QCOMPARE(formats.join(u' '), QStringLiteral("node-list price-book nvidia-smi"));
    QCOMPARE(result->nodes.size(), std::size_t{2});
    QCOMPARE(result->usage->series.size(), std::size_t{2});
    QCOMPARE(priceBookJson(*result->prices), book());
}

void TestImportFiles::oneFormatAtMostRecognisesAFile_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("expected");
    QTest::newRow("log") << logText << "nvidia-smi";
    QTest::newRow("log without header") << logText.mid(logText.indexOf('\n') + 1) << "nvidia-smi";
    QTest::newRow("log with an error first")
        << "Field \"x\" is not a valid field to query.\n" + logText << "nvidia-smi";
    QTest::newRow("log without time") << QByteArray("uuid, name, driver_version, index\n") << "nvidia-smi";
    QTest::newRow("list") << list << "node-list";
    QTest::newRow("list of one column") << QByteArray("name\na\n") << "";
    QTest::newRow("list with an index") << QByteArray("index;host;gpu count\n1;a;8\n") << "node-list";
    QTest::newRow("stated separator") << QByteArray("sep=;\nhost;gpu count\na;8\n") << "node-list";
    QTest::newRow("book") << book() << "price-book";
    QTest::newRow("other JSON") << QByteArray("{\"a\": 1}") << "";
    QTest::newRow("prose") << QByteArray("Dear all, the host and its site are known.\n") << "";
    QTest::newRow("bytes") << QByteArray(2000, '\0') << "";
    QTest::newRow("empty") << QByteArray() << "";
}

void TestImportFiles::oneFormatAtMostRecognisesAFile()
{
    QFETCH(QByteArray, head);
    QFETCH(QString, expected);
    QStringList keys;
    for (const ReadFormat &format : readFormats()) {
        if (!format.recognise(QStringLiteral("x"), head).isEmpty())
            keys.append(format.key);
    }
    QCOMPARE(keys.join(u' '), expected);
}

void TestImportFiles::refusesWhatItDoesNotKnow_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("empty") << QByteArray() << "the file is empty";
    QTest::newRow("workbook") << QByteArray("PK\x03\x04") << "a workbook";
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11) << "binary content";
    QTest::newRow("prose") << QByteArray("Dear all,\n") << "no known format";
    QTest::newRow("book that is cut off") << book().first(200) << "ends";
}

void TestImportFiles::refusesWhatItDoesNotKnow()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, sentence);
    const auto result = readFiles({{QStringLiteral("nodes.csv"), list}, {QStringLiteral("odd"), content}});
    QVERIFY(!result);
    QVERIFY2(result.error().contains(sentence), qPrintable(result.error()));
    QVERIFY2(result.error().contains(QStringLiteral("/odd: ")), qPrintable(result.error()));
}

void TestImportFiles::anImportIsOneEdit()
{
    const Plan plan = applied(emptyPlan(), readFiles({{QStringLiteral("logs/node01.csv"), logText},
                                                      {QStringLiteral("logs/node09.csv"), logText},
                                                      {QStringLiteral("nodes.csv"), list},
                                                      {QStringLiteral("prices.json"), book()}}));
    QCOMPARE(plan.nodes.size(), std::size_t{3});
    QCOMPARE(plan.sites.size(), std::size_t{2});
    QCOMPARE(plan.sites.find(plan.nodes.at(0).site)->name, QStringLiteral("Room 2"));
    QCOMPARE(plan.sites.find(plan.nodes.at(1).site)->name, emptyPlan().sites.at(0).name);
    QCOMPARE(plan.nodes.at(0).accelerators.at(1).uuid, QStringLiteral("GPU-b"));
    QCOMPARE(plan.nodes.at(2).name, QStringLiteral("node09"));
    QCOMPARE(plan.nodes.at(2).accelerators.size(), 2);
    QCOMPARE(plan.usage.size(), std::size_t{1});
    QCOMPARE(plan.usage.at(0).name, QStringLiteral("logs (2 file(s))"));
    QVERIFY(plan.priceBooks.at(0).inUse);
}

void TestImportFiles::aListChangesOnlyWhatItSays()
{
    const Plan first =
        applied(emptyPlan(),
                readFiles({{QStringLiteral("nodes.csv"), list}, {QStringLiteral("node01.csv"), logText}}));
    const Plan second =
        applied(first, readFiles({{QStringLiteral("nodes.csv"), "NAME,os\nNODE01,Debian 12\n"}}));
    Node expected = first.nodes.at(0);
    expected.os = QStringLiteral("Debian 12");
    QVERIFY(second.nodes.at(0) == expected);
    QCOMPARE(second.nodes.size(), first.nodes.size());
}

void TestImportFiles::logsFillInWhatThePlanDoesNotKnow()
{
    const Plan listed =
        applied(emptyPlan(), readFiles({{QStringLiteral("nodes.csv"), "name,gpu count\nnode01,3\n"}}));
    const Plan plan = applied(listed, readFiles({{QStringLiteral("node01.csv"), logText}}));
    const QList<Accelerator> &cards = plan.nodes.at(0).accelerators;
    QCOMPARE(cards.size(), 3);
    QCOMPARE(cellText(cards.at(1)), QStringLiteral("1|NVIDIA H200|143771 MiB|GPU-b"));
    QCOMPARE(cellText(cards.at(2)), QStringLiteral("2||0 B|"));
}

void TestImportFiles::theSameLogsAreAddedOnce()
{
    const auto logs = readFiles({{QStringLiteral("node01.csv"), logText}});
    const Plan once = applied(emptyPlan(), logs);
    QCOMPARE(planText(applied(once, logs)), planText(once));
    const auto others =
        readFiles({{QStringLiteral("node01.csv"), QByteArray(logText).replace("97 %", "98 %")}});
    const Plan both = applied(once, others);
    QCOMPARE(both.usage.size(), std::size_t{2});
    QCOMPARE(both.usage.at(1).name, QStringLiteral("node01.csv (2)"));
}

void TestImportFiles::readsTheSampleLogs()
{
    const QTemporaryDir folder;
    SampleSize size;
    size.nodes = 2;
    size.days = 2;
    QVERIFY(writeSampleLogs(folder.path(), size, {}));
    const auto result = importFiles({folder.path()}, inZone(qPrintable(sampleZone().toText())), {});
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    QCOMPARE(result->nodes.size(), std::size_t{2});
    QCOMPARE(result->usage->series.size(), std::size_t{16});
    for (const FileReport &report : result->files)
        QCOMPARE(refusedText(report), QString());
    const Plan plan = applied(emptyPlan(), result);
    QCOMPARE(plan.nodes.size(), std::size_t{2});
    QCOMPARE(plan.nodes.at(0).accelerators.size(), 8);
}

void TestImportFiles::anyMutationGivesAReportOrARefusal_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("format");
    QTest::newRow("log") << logText << "nvidia-smi";
    QTest::newRow("list") << list << "node-list";
    QTest::newRow("book") << book().first(3000) << "price-book";
}

/// Whatever the bytes: either every row read is accepted or refused, or the whole is refused with a sentence;
/// and what is imported is fit for a plan.
void TestImportFiles::anyMutationGivesAReportOrARefusal()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, format);
    std::mt19937 random(20260301);
    const auto below = [&random](qsizetype limit) {
        return static_cast<qsizetype>(random() % static_cast<unsigned>(limit));
    };
    const QByteArrayList pieces{",", ";",          "\t",    "\"",   "\n", "\r", QByteArray(1, '\0'),
                                "-", "9999999999", "[N/A]", "\xFF", "%"};
    for (int round = 0; round < 600; ++round) {
        QByteArray changed = content;
        for (int change = 0; change <= round % 4; ++change) {
            const qsizetype at = below(changed.size());
            const qsizetype length = below(4) == 0 ? below(changed.size() - at) : below(3);
            changed.replace(at, length, pieces[below(pieces.size())]);
        }
        ImportFolder folder;
        ImportOptions options = inZone("Europe/Berlin");
        options.format = format;
        const auto result = importFiles({folder.write(QStringLiteral("node01.csv"), changed)}, options, {});
        if (!result) {
            static const QRegularExpression sentence(QStringLiteral("^/.*: .+([.?)]|-l 60)$"));
            QVERIFY2(sentence.match(result.error()).hasMatch(), qPrintable(result.error()));
            continue;
        }
        const FileReport &report = result->files.front();
        QCOMPARE(report.rowsRead, report.rowsAccepted + report.rowsRefused);
        const auto plan = importEdit(*result)(emptyPlan());
        QVERIFY2(plan, qPrintable(plan ? QString() : plan.error() + u'\n' + QString::fromLatin1(changed)));
    }
}

QTEST_APPLESS_MAIN(TestImportFiles)
#include "tst_importfiles.moc"

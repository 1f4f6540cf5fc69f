#include "model/exchange/planjson.h"

#include "model/exchange/csvtext.h"
#include "model/exchange/format.h"
#include "model/exchange/tables.h"
#include "tests/support/plantext.h"
#include "tests/support/syntheticplan.h"

#include <QTemporaryDir>
#include <QTest>

using namespace portolan;

class TestPlanJson : public QObject
{
    Q_OBJECT

private slots:
    void aPlanComesBackEqual();
    void refuses_data();
    void refuses();
    void tablesReadBackAsTheirCells();
    void quotesWhatNeedsIt();
    void writesFilesByTheirNames_data();
    void writesFilesByTheirNames();
};

void TestPlanJson::aPlanComesBackEqual()
{
    const Plan plan = syntheticPlan();
    const QByteArray json = planJson(plan);
    const auto read = readPlanJson(json);
    QVERIFY2(read, qPrintable(read ? QString() : read.error()));
    QCOMPARE(planText(*read), planText(plan));
    QVERIFY(*read == plan);
    QCOMPARE(planJson(*read), json);
}

void TestPlanJson::refuses_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("cut off") << QByteArray("]\n}\n") << QByteArray() << "is not a plan in JSON";
    QTest::newRow("other format") << QByteArray("portolan-plan") << QByteArray("other")
                                  << "does not call itself";
    QTest::newRow("newer version") << QByteArray("\"version\": 1") << QByteArray("\"version\": 2")
                                   << "another version";
    QTest::newRow("unknown column") << QByteArray("\"horizon_months\"") << QByteArray("\"horizon\"")
                                    << "no column \"horizon\"";
    QTest::newRow("unknown table") << QByteArray("\"teams\"") << QByteArray("\"gangs\"")
                                   << "table that this program does not know";
    QTest::newRow("bad cell") << QByteArray("\"horizon_months\": \"36\"")
                              << QByteArray("\"horizon_months\": \"x\"")
                              << "Table settings, row 1: the cell horizon_months";
    QTest::newRow("number as cell") << QByteArray("\"horizon_months\": \"36\"")
                                    << QByteArray("\"horizon_months\": 36") << "is not a text";
    QTest::newRow("broken rule") << QByteArray("\"horizon_months\": \"36\"")
                                 << QByteArray("\"horizon_months\": \"-3\"") << "Table settings, row 1";
    QTest::newRow("id twice") << QByteArray("\"id\": 2,") << QByteArray("\"id\": 1,") << "stands twice";
    QTest::newRow("id of nothing") << QByteArray("\"id\": 2,") << QByteArray("\"id\": 0,") << "above 0";
}

void TestPlanJson::refuses()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, sentence);
    QByteArray json = planJson(syntheticPlan());
    const qsizetype at = json.lastIndexOf(before);
    QVERIFY(at >= 0);
    json.replace(at, before.size(), after);
    const auto read = readPlanJson(json);
    QVERIFY(!read);
    QVERIFY2(read.error().contains(sentence), qPrintable(read.error()));
}

void TestPlanJson::tablesReadBackAsTheirCells()
{
    const Plan plan = syntheticPlan();
    for (const QString &name : tableNames()) {
        const auto csv = tableCsv(plan, name, CsvMark::ByteOrderMark);
        QVERIFY(csv);
        QVERIFY(csv->startsWith("\xEF\xBB\xBF"));
        const auto table = readCsv(*csv);
        QVERIFY2(table, qPrintable(name));
        for (const CsvRow &row : table->rows)
            QCOMPARE(row.cells.size(), table->rows.front().cells.size());
    }
    const auto workloads = readCsv(*tableCsv(plan, QStringLiteral("workloads")));
    QCOMPARE(workloads->rows.size(), plan.workloads.size() + 1);
    QCOMPARE(workloads->rows[1].cells[2], plan.teams.find(plan.workloads.at(0).team)->name);
    QVERIFY(!tableCsv(plan, QStringLiteral("chairs")));
}

void TestPlanJson::quotesWhatNeedsIt()
{
    QCOMPARE(csvLine({QStringLiteral("a"), QStringLiteral("b,c"), QStringLiteral("say \"hi\""),
                      QStringLiteral("x\ny"), QStringLiteral(" z"), QString()}),
             QByteArray("a,\"b,c\",\"say \"\"hi\"\"\",\"x\ny\",\" z\",\r\n"));
}

void TestPlanJson::writesFilesByTheirNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("begins"); // empty: refused
    QTest::newRow("plan") << "any.json"
                          << ""
                          << "{";
    QTest::newRow("table") << "nodes.csv"
                           << ""
                           << "name,site,";
    QTest::newRow("stated") << "out.txt"
                            << "teams-csv"
                            << "name,cost_centre,";
    QTest::newRow("unclear") << "out.csv"
                             << ""
                             << "";
    QTest::newRow("unknown key") << "nodes.csv"
                                 << "xml"
                                 << "";
}

void TestPlanJson::writesFilesByTheirNames()
{
    QFETCH(QString, name);
    QFETCH(QString, key);
    QFETCH(QString, begins);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    const auto done = exportPlan(syntheticPlan(), path, key);
    QFile file(path);
    QCOMPARE(static_cast<bool>(done), !begins.isEmpty());
    QCOMPARE(file.exists(), !begins.isEmpty());
    if (done) {
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(begins.toUtf8()));
    }
}

QTEST_APPLESS_MAIN(TestPlanJson)
#include "tst_planjson.moc"

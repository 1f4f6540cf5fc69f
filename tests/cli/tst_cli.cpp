#include "model/exchange/samplelogs.h"
#include "model/exchange/sampleplan.h"
#include "model/storage/planfile.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace portolan;

namespace {
struct Answer
{
    int exit = -1;
    QByteArray out, err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// JSON written with single quotation marks.
QByteArray quoted(const char *json)
{
    return QByteArray(json).replace('\'', '"');
}

Answer cli(const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LANG", "C.UTF-8");
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(PORTOLAN_CLI), arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}
} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void samePlanSameBytes();
    void importsNodesAndLogs();
    void dryRunChangesNothing();
    void blockingFindingIsExitThree();
    void badInputIsRefusedBySentence_data();
    void badInputIsRefusedBySentence();
    void wrongUsageIsExitTwo();
    void helpShowsOnlyWhatIsThere();
    void solves_data();
    void solves();
    void exportsAndReports();

private:
    QString path(const char *name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    QString written(const char *name, const QByteArray &bytes) const;
    void makeLogs() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

QString TestCli::written(const char *name, const QByteArray &bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(bytes);
    return file.fileName();
}

void TestCli::makeLogs() const
{
    SampleSize size;
    size.nodes = 2;
    size.days = 3;
    QVERIFY(writeSampleLogs(path("fleet"), size, {}));
}

void TestCli::samePlanSameBytes()
{
    QCOMPARE(cli({"new", path("s.portolan"), "--sample"}).exit, 0);
    const Answer first = cli({"forecast", path("s.portolan"), "--json"});
    const Answer second = cli({"forecast", path("s.portolan"), "--json"});
    QCOMPARE(first.exit, 0);
    QVERIFY(first.out == second.out);
    const QJsonObject cash = first.json()["cash"].toObject();
    qint64 total = 0;
    for (const QJsonValue &month : cash["months"].toArray()) {
        qint64 lines = 0;
        for (const QJsonValue &line : month["lines"].toArray())
            lines += line["micros"].toInteger();
        QCOMPARE(lines, month["totalMicros"].toInteger());
        total += lines;
    }
    QCOMPARE(total, cash["moveTotalMicros"].toInteger());
    QVERIFY(total > 0);
    const Answer growth = cli({"forecast", path("s.portolan"), "--scenario", "Growth 40 %", "--json"});
    QVERIFY2(growth.exit == 0, growth.err);
    QVERIFY(growth.json()["cash"].toObject()["moveTotalMicros"].toInteger() > total);
}

void TestCli::importsNodesAndLogs()
{
    makeLogs();
    const QString plan = path("p.portolan");
    QCOMPARE(cli({"new", plan}).exit, 0);
    QCOMPARE(cli({"import", plan, path("fleet/nodes.csv")}).exit, 0);
    QCOMPARE(cli({"import", plan, path("fleet/logs")}).exit, 1);
    const Answer read = cli({"import", plan, path("fleet/logs"), "--time-zone", "Asia/Shanghai", "--json"});
    QCOMPARE(read.exit, 0);
    QCOMPARE(read.json()["files"].toArray().size(), 2);
    QVERIFY(read.json()["applied"].toBool());
    QCOMPARE(read.json()["files"][0]["rows"]["refused"].toInteger(), qint64(0));
    const Answer usage = cli({"usage", plan, "--measure", "active", "--json"});
    QCOMPARE(usage.exit, 0);
    QVERIFY(usage.json()["mean"].toDouble() > 0);
    QVERIFY(usage.json()["max"].toDouble() <= 16);
    QVERIFY(usage.json()["presentSamples"].toInteger() <= usage.json()["expectedSamples"].toInteger());
    const Answer first = cli({"forecast", plan, "--json"});
    QVERIFY(!first.out.isEmpty());
    QVERIFY(first.out == cli({"forecast", plan, "--json"}).out);
    QCOMPARE(cli({"usage", plan, "--measure", "allocated"}).exit, 1);
}

void TestCli::dryRunChangesNothing()
{
    makeLogs();
    const QString plan = path("p.portolan");
    QCOMPARE(cli({"new", plan}).exit, 0);
    const Answer before = cli({"forecast", plan, "--json"});
    const Answer dry = cli({"import", plan, path("fleet/nodes.csv"), "--dry-run", "--json"});
    QCOMPARE(dry.exit, 0);
    QVERIFY(!dry.json()["applied"].toBool(true));
    QVERIFY(dry.json()["changes"].toObject()["added"].toInteger() >= 2);
    QVERIFY(cli({"forecast", plan, "--json"}).out == before.out);
}

void TestCli::blockingFindingIsExitThree()
{
    SampleSize size;
    size.nodes = 2;
    size.days = 3;
    const auto sample = samplePlan({size, {}});
    QVERIFY(sample);
    PlanContents contents;
    Plan plan = sample->plan;
    plan.quotes = {};
    contents.plan = std::make_shared<const Plan>(plan);
    contents.usage[contentName(*sample->usage)] = sample->usage;
    const QString file = path("p.portolan");
    QVERIFY(PlanFile::create(file, contents));
    const Answer check = cli({"check", file, "--json"});
    QCOMPARE(check.exit, 3);
    QVERIFY(check.json()["findings"].toArray().size() > 0);
    QCOMPARE(cli({"forecast", file}).exit, 3);
    QCOMPARE(cli({"new", path("s.portolan"), "--sample"}).exit, 0);
    QCOMPARE(cli({"check", path("s.portolan")}).exit, 0);
}

void TestCli::badInputIsRefusedBySentence_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no such plan") << QStringList{"forecast", "/nowhere/p.portolan"}
                                  << QByteArray("p.portolan");
    QTest::newRow("new over nothing") << QStringList{"new", "/nowhere/p.portolan"} << QByteArray("/nowhere");
    QTest::newRow("later command") << QStringList{"compare", "a", "b"} << QByteArray("compare");
    QTest::newRow("later solver") << QStringList{"solve", "rcpsp", "x.sm"} << QByteArray("rcpsp");
    QTest::newRow("no such file") << QStringList{"solve", "spot", "/nowhere/x.json"} << QByteArray("x.json");
}

void TestCli::badInputIsRefusedBySentence()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Answer answer = cli(arguments);
    QCOMPARE(answer.exit, 1);
    QVERIFY(answer.out.isEmpty());
    QVERIFY2(answer.err.contains(says), answer.err);
}

void TestCli::wrongUsageIsExitTwo()
{
    QCOMPARE(cli({}).exit, 2);
    QCOMPARE(cli({"frobnicate"}).exit, 2);
    QCOMPARE(cli({"forecast"}).exit, 2);
    QCOMPARE(cli({"--help"}).exit, 0);
}

void TestCli::helpShowsOnlyWhatIsThere()
{
    const QByteArray help = cli({"--help"}).out;
    for (const char *name :
         {"new", "import", "formats", "usage", "forecast", "check", "report", "export", "solve"})
        QVERIFY2(help.contains(name), name);
    QVERIFY(!help.contains("compare"));
    const Answer formats = cli({"formats", "--json"});
    QVERIFY(QJsonDocument::fromJson(formats.out).array().size() >= 3);
}

void TestCli::solves_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("problem");
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("expected");
    QTest::newRow("100 TB over 1 Gbit/s")
        << "transfer"
        << quoted("{'start':'2026-03-02T00:00:00+08:00','datasets':[{'name':'a','bytes':100000000000000}],"
                  "'roads':[{'name':'line','kind':'line','bitsPerSecond':1000000000,'efficiency':0.93}],'"
                  "choose':'fastest'}")
        << "days" << 9.96;
    QTest::newRow("newsvendor")
        << "capacity"
        << quoted("{'hours':10,'currency':'USD','classes':[{'name':'gpu','demand':[4,4,4,4,2,2,2,2,2,2],"
                  "'options':[{'name':'term','termHours':10,'priceMicros':5000000,'starts':[0]}],"
                  "'hourly':[{'name':'onDemand','microsPerHour':1000000}]}]}")
        << "totalMicros" << 18e6;
    QTest::newRow("checkpointed job")
        << "spot"
        << quoted("{'workHours':100,'mtbfHours':8,'checkpointHours':0.05,'restoreHours':0.1,'waitHours':0,"
                  "'onDemandMicrosPerHour':40000000,'spotMicrosPerHour':14000000}")
        << "makespanHours" << 113.4676;
    QTest::newRow("own or rent")
        << "tco"
        << quoted("{'node_price':300000,'network_storage_pct':0.2,'install_pct':0.03,'life_y':4,'resale_pct':"
                  "0.2,"
                  "'wacc':0.08,'it_kw':10.2,'load_factor_idle':0.3,'pue':1.3,'usd_per_kwh':0.1,'colo_usd_per_"
                  "kw_month':150,"
                  "'maintenance_pct_of_capex_per_y':0.05,'staff_usd_per_y':30000,'rent_usd_per_gpu_h':3}")
        << "breakEvenUtilization" << 0.8332;
}

void TestCli::solves()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, problem);
    QFETCH(QString, key);
    QFETCH(double, expected);
    const Answer answer = cli({"solve", kind, written("problem.json", problem)});
    QVERIFY2(answer.exit == 0, answer.err);
    const double value = answer.json()[key].toDouble();
    QVERIFY2(qAbs(value - expected) <= expected * 5e-4, qPrintable(QString::number(value)));
}

void TestCli::exportsAndReports()
{
    const QString plan = path("s.portolan");
    QCOMPARE(cli({"new", plan, "--sample"}).exit, 0);
    QCOMPARE(cli({"export", plan, "-o", path("plan.json")}).exit, 0);
    QCOMPARE(cli({"export", plan, "-o", path("tables"), "--as", "tables"}).exit, 0);
    QVERIFY(QFile::exists(path("tables/nodes.csv")));
    QCOMPARE(cli({"export", plan, "-o", path("x.docx")}).exit, 1);
    for (const char *language : {"en", "zh_CN"}) {
        const QString pdf = path(language) + QStringLiteral(".pdf");
        const Answer report =
            cli({"report", plan, "-o", pdf, "--language", language, "--date", "2026-03-02"});
        if (report.exit == 1 && report.err.contains("font"))
            QSKIP("the report's font is not installed");
        QVERIFY2(report.exit == 0, report.err);
        QFile file(pdf);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
    }
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"

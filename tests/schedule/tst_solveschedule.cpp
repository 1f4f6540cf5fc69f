#include "model/exchange/solveschedule.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace portolan;

namespace {

QJsonObject solved(const QByteArray &in)
{
    const auto out = solveScheduleJson(in);
    return out ? QJsonDocument::fromJson(*out).object() : QJsonObject{{QStringLiteral("error"), out.error()}};
}

QJsonObject task(const QJsonObject &result, int place)
{
    return result[QStringLiteral("tasks")].toArray()[place].toObject();
}

QString text(const QJsonObject &object, const char *key)
{
    return object[QLatin1String(key)].toString();
}

/// The oracle's file in the shape of the command line.
QByteArray asInput(const QByteArray &oracle)
{
    const QJsonObject plan = QJsonDocument::fromJson(oracle).object();
    QJsonArray tasks;
    for (const QJsonValue &value : plan[QStringLiteral("tasks")].toArray()) {
        const QJsonObject from = value.toObject();
        QJsonArray after;
        for (const QJsonValue &before : from[QStringLiteral("preds")].toArray()) {
            const QJsonObject link = before.toObject();
            after.append(
                QJsonObject{{QStringLiteral("id"), link[QStringLiteral("p")]},
                            {QStringLiteral("type"), link[QStringLiteral("type")]},
                            {QStringLiteral("lagMinutes"), link[QStringLiteral("lag")].toInt() * 480}});
        }
        tasks.append(QJsonObject{{QStringLiteral("id"), from[QStringLiteral("id")]},
                                 {QStringLiteral("name"), from[QStringLiteral("name")]},
                                 {QStringLiteral("minutes"), from[QStringLiteral("days")].toInt() * 480},
                                 {QStringLiteral("after"), after}});
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("start"), plan[QStringLiteral("start")]},
                                     {QStringLiteral("tasks"), tasks}})
        .toJson();
}

QByteArray sharedFile(const QString &name)
{
    QFile file(QStringLiteral(PORTOLAN_SHARED_DIR) + QStringLiteral("/vectors/schedule-oracle/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QByteArray twoTasks = R"({"start":"2027-01-04T08:00:00+08:00",
 "calendar":{"zone":"Asia/Shanghai","workingDays":[1,2,3,4,5],"hours":[["08:00","12:00"],["13:00","17:00"]],
 "holidays":["2027-01-05"]},
 "tasks":[{"id":"a","name":"First","minutes":480,"resources":[{"name":"x","units":1}]},
 {"id":7,"minutes":60,"after":[{"id":"a"}],"constraint":{"type":"FNLT","at":"2027-01-05"}}],
 "resources":[{"name":"x","capacity":1}],"level":false})";

} // namespace

class TestSolveSchedule : public QObject
{
    Q_OBJECT

private slots:
    void writesDatesInTheCalendarsZone();
    void keysKeepTheirOrder();
    void loopsAreFindings();
    void refuses_data();
    void refuses();
    void agreesWithTheOracle_data();
    void agreesWithTheOracle();
};

void TestSolveSchedule::writesDatesInTheCalendarsZone()
{
    const QJsonObject result = solved(twoTasks);
    QCOMPARE(text(result, "finish"), QStringLiteral("2027-01-06T09:00:00+08:00"));
    QCOMPARE(task(result, 0)[QStringLiteral("id")], QJsonValue(QStringLiteral("a")));
    QCOMPARE(text(task(result, 0), "earlyFinish"), QStringLiteral("2027-01-04T17:00:00+08:00"));
    QCOMPARE(task(result, 1)[QStringLiteral("id")], QJsonValue(7));
    QCOMPARE(text(task(result, 1), "earlyStart"), QStringLiteral("2027-01-06T08:00:00+08:00"));
    QCOMPARE(text(task(result, 1), "lateFinish"), QStringLiteral("2027-01-04T17:00:00+08:00"));
    QCOMPARE(task(result, 1)[QStringLiteral("totalSlackMinutes")].toInt(), -60);
    QCOMPARE(task(result, 1)[QStringLiteral("freeSlackMinutes")].toInt(), 0);
    QVERIFY(task(result, 1)[QStringLiteral("critical")].toBool());
    QVERIFY(task(result, 1)[QStringLiteral("levelledStart")].isNull());
    QVERIFY(result[QStringLiteral("findings")].toArray().isEmpty());
}

void TestSolveSchedule::keysKeepTheirOrder()
{
    const QByteArray out = *solveScheduleJson(twoTasks);
    qsizetype last = -1;
    for (const char *key : {"\"finish\"", "\"seconds\"", "\"tasks\"", "\"id\"", "\"earlyStart\"",
                            "\"earlyFinish\"", "\"lateStart\"", "\"lateFinish\"", "\"totalSlackMinutes\"",
                            "\"freeSlackMinutes\"", "\"critical\"", "\"levelledStart\"", "\"findings\""}) {
        const qsizetype at = out.indexOf(key);
        QVERIFY2(at > last, key);
        last = at;
    }
}

void TestSolveSchedule::loopsAreFindings()
{
    const QJsonObject result = solved(R"({"start":"2027-01-04","tasks":[
        {"id":1,"minutes":60,"after":[{"id":2}]},{"id":2,"minutes":60,"after":[{"id":1}]}]})");
    const QJsonObject finding = result[QStringLiteral("findings")].toArray()[0].toObject();
    QCOMPARE(text(finding, "kind"), QStringLiteral("task-loop"));
    QCOMPARE(text(finding, "severity"), QStringLiteral("blocking"));
    QCOMPARE(finding[QStringLiteral("tasks")].toArray(), (QJsonArray{1, 2}));
    QCOMPARE(text(result, "finish").left(16), QStringLiteral("2027-01-04T09:00"));
}

void TestSolveSchedule::refuses_data()
{
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *in, const char *expected) {
        QTest::newRow(name) << QByteArray(in) << QString::fromUtf8(expected);
    };
    row("empty", "", "line 1");
    row("cut off", "{\"start\":\n \"2027", "line 2");
    row("a list", "[]", "must be an object");
    row("MSPDI", "<?xml version=\"1.0\"?><Project/>", "MSPDI");
    row("no start", R"({"tasks":[]})", "start");
    row("no tasks", R"({"start":"2027-01-04"})", "tasks is missing");
    row("wrong start", R"({"start":"soon","tasks":[]})", "soon");
    row("unknown zone", R"({"start":"2027-01-04","calendar":{"zone":"Mars/Olympus"},"tasks":[]})", "calendar.zone");
    row("no hours", R"({"start":"2027-01-04","calendar":{"hours":[]},"tasks":[]})", "no working time");
    row("hours backwards", R"({"start":"2027-01-04","calendar":{"hours":[["22:00","06:00"]]},"tasks":[]})",
        "calendar.hours");
    row("day eight", R"({"start":"2027-01-04","calendar":{"workingDays":[8]},"tasks":[]})",
        "calendar.workingDays");
    row("a wrong holiday", R"({"start":"2027-01-04","calendar":{"holidays":["2027-02-30"]},"tasks":[]})",
        "calendar.holidays");
    row("levelling", R"({"start":"2027-01-04","tasks":[],"level":true})", "level is not supported yet");
    row("no minutes", R"({"start":"2027-01-04","tasks":[{"id":1}]})", "tasks[0].minutes is missing");
    row("negative minutes", R"({"start":"2027-01-04","tasks":[{"id":1,"minutes":-5}]})", "tasks[0].minutes");
    row("an id twice", R"({"start":"2027-01-04","tasks":[{"id":1,"minutes":5},{"id":1,"minutes":5}]})",
        "tasks[1].id");
    row("unknown predecessor", R"({"start":"2027-01-04","tasks":[{"id":1,"minutes":5,"after":[{"id":9}]}]})",
        "names no task: 9");
    row("unknown link",
        R"({"start":"2027-01-04","tasks":[{"id":1,"minutes":5,"after":[{"id":1,"type":"XX"}]}]})",
        "tasks[0].after[0].type");
    row("other constraint",
        R"({"start":"2027-01-04","tasks":[{"id":1,"minutes":5,"constraint":{"type":"MSO","at":"2027-01-04"}}]})",
        "comes with a later version|come with a later version");
    row("misspelt key", R"({"start":"2027-01-04","tasks":[{"id":1,"minutes":5,"minuts":5}]})",
        "tasks[0].minuts is not a known key");
    row("too long for a date", R"({"start":"9990-01-04","tasks":[{"id":1,"minutes":100000000}]})",
        "year 9999");
}

void TestSolveSchedule::refuses()
{
    QFETCH(QByteArray, in);
    QFETCH(QString, expected);
    const auto out = solveScheduleJson(in);
    QVERIFY(!out);
    bool found = false;
    for (const QString &part : expected.split(u'|'))
        found = found || out.error().contains(part);
    QVERIFY2(found, qPrintable(out.error()));
}

void TestSolveSchedule::agreesWithTheOracle_data()
{
    QTest::addColumn<int>("tasks");
    QTest::newRow("plan200") << 200;
    QTest::newRow("plan1000") << 1000;
    QTest::newRow("plan5000") << 5000;
}

void TestSolveSchedule::agreesWithTheOracle()
{
    QFETCH(int, tasks);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    const QByteArray oracle = sharedFile(name + QStringLiteral(".json"));
    if (oracle.isEmpty())
        QSKIP("The oracle's plans are not on this machine.");
    const QJsonObject result = solved(asInput(oracle));
    const QList<QByteArray> rows = sharedFile(name + QStringLiteral(".cpm.tsv")).trimmed().split('\n');
    QCOMPARE(result[QStringLiteral("tasks")].toArray().size(), tasks);
    for (int row = 0; row < tasks; ++row) {
        const QStringList expected = QString::fromLatin1(rows[row + 1]).split(u'\t');
        const QJsonObject found = task(result, row);
        QCOMPARE(found[QStringLiteral("id")].toInt(), expected[0].toInt());
        QCOMPARE(text(found, "earlyStart").left(16), expected[1]);
        QCOMPARE(text(found, "earlyFinish").left(16), expected[2]);
        QCOMPARE(text(found, "lateStart").left(16), expected[3]);
        QCOMPARE(text(found, "lateFinish").left(16), expected[4]);
        QCOMPARE(found[QStringLiteral("totalSlackMinutes")].toDouble() / 480, expected[5].toDouble());
        QCOMPARE(found[QStringLiteral("critical")].toBool(), expected[6] == QStringLiteral("true"));
    }
}

QTEST_APPLESS_MAIN(TestSolveSchedule)
#include "tst_solveschedule.moc"

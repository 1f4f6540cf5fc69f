#include "model/schedule/schedule.h"

#include "model/plan/names.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace portolan;

namespace {

WorkCalendar office(std::set<QDate> holidays = {})
{
    return WorkCalendar(Zone(), {true, true, true, true, true, false, false}, {{480, 720}, {780, 1020}},
                        std::move(holidays));
}

Moment at(const char *wall)
{
    return Moment::fromDateTime(
        QDateTime::fromString(QString::fromLatin1(wall) + QStringLiteral("Z"), Qt::ISODate));
}

QString text(Moment moment)
{
    return moment.toUtc().toString(QStringLiteral("yyyy-MM-ddTHH:mm"));
}

/// Monday 2027-01-04, 08:00 is the first working moment.
ScheduleInput inputOf(std::vector<ScheduleTask> tasks, std::vector<ScheduleLink> links)
{
    return {at("2027-01-04T00:00:00"), office(), std::move(tasks), std::move(links)};
}

ScheduleTask days(std::int64_t id, int count)
{
    return {.id = id, .duration = TimeSpan::hours(8 * count)};
}

ScheduleTask elapsed(std::int64_t id, TimeSpan duration)
{
    return {.id = id, .duration = duration, .isElapsed = true};
}

/// Early and late dates of one task: "start finish | start finish".
QString dates(const ScheduleResult &result, std::int64_t id)
{
    const ScheduledTask &task = *result.find(id);
    return QStringLiteral("%1 %2 | %3 %4")
        .arg(text(task.earlyStart), text(task.earlyFinish), text(task.lateStart), text(task.lateFinish));
}

ScheduleResult solved(const ScheduleInput &input)
{
    return schedule(input, {});
}

} // namespace

class TestSchedule : public QObject
{
    Q_OBJECT

private slots:
    void successorStartsWithTheNextDay();
    void linksBindTheirEnds_data();
    void linksBindTheirEnds();
    void slackIsWorkingTime();
    void freeSlackEndsWhereTheNextTaskMoves();
    void boundsHoldTasksBack();
    void aLateBoundGivesNegativeSlack();
    void elapsedTasksRunThroughTheWeekend();
    void milestonesStayWhereTheirPredecessorEnded();
    void namesTheDriver();
    void loopsAreNamedAndTheRestIsScheduled();
    void oneLoopDoesNotHideAnother();
    void linesLeadBackToTheDriver();
    void emptyPlanFinishesAtItsStart();
    void withoutWorkingTimeAllTimeCounts();
    void stopsWhenAsked();
    void agreesWithTheOracle_data();
    void agreesWithTheOracle();
    void fiveThousandTasksAreQuick();
};

void TestSchedule::successorStartsWithTheNextDay()
{
    const ScheduleResult result = solved(inputOf({days(1, 1), days(2, 2)}, {{1, 2, Link::FinishStart, {}}}));
    QCOMPARE(dates(result, 1),
             QStringLiteral("2027-01-04T08:00 2027-01-04T17:00 | 2027-01-04T08:00 2027-01-04T17:00"));
    QCOMPARE(dates(result, 2),
             QStringLiteral("2027-01-05T08:00 2027-01-06T17:00 | 2027-01-05T08:00 2027-01-06T17:00"));
    QCOMPARE(text(result.finish), QStringLiteral("2027-01-06T17:00"));
    QVERIFY(result.find(1)->isCritical && result.find(2)->isCritical);
    QVERIFY(!result.find(3));
}

void TestSchedule::linksBindTheirEnds_data()
{
    QTest::addColumn<int>("link");
    QTest::addColumn<int>("lagHours");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("finish");
    const auto row = [](const char *name, Link link, int lag, const char *start, const char *finish) {
        QTest::newRow(name) << int(link) << lag << QString::fromLatin1(start) << QString::fromLatin1(finish);
    };
    row("FS", Link::FinishStart, 0, "2027-01-07T08:00", "2027-01-08T17:00");
    row("FS and a day", Link::FinishStart, 8, "2027-01-08T08:00", "2027-01-11T17:00");
    row("FS less a day", Link::FinishStart, -8, "2027-01-06T08:00", "2027-01-07T17:00");
    row("SS", Link::StartStart, 0, "2027-01-04T08:00", "2027-01-05T17:00");
    row("SS and two hours", Link::StartStart, 2, "2027-01-04T10:00", "2027-01-06T10:00");
    row("FF", Link::FinishFinish, 0, "2027-01-05T08:00", "2027-01-06T17:00");
    row("FF and a day", Link::FinishFinish, 8, "2027-01-06T08:00", "2027-01-07T17:00");
    row("SF cannot pull before the start", Link::StartFinish, 0, "2027-01-04T08:00", "2027-01-05T17:00");
    row("SF and three days", Link::StartFinish, 24, "2027-01-05T08:00", "2027-01-06T17:00");
}

void TestSchedule::linksBindTheirEnds()
{
    QFETCH(int, link);
    QFETCH(int, lagHours);
    QFETCH(QString, start);
    QFETCH(QString, finish);
    const ScheduleResult result = solved(
        inputOf({days(1, 3), days(2, 2)}, {{1, 2, static_cast<Link>(link), TimeSpan::hours(lagHours)}}));
    QCOMPARE(text(result.find(2)->earlyStart), start);
    QCOMPARE(text(result.find(2)->earlyFinish), finish);
}

void TestSchedule::slackIsWorkingTime()
{
    const ScheduleResult result =
        solved(inputOf({days(1, 8), days(2, 2), days(3, 1)},
                       {{1, 3, Link::FinishStart, {}}, {2, 3, Link::FinishStart, {}}}));
    QCOMPARE(result.find(2)->totalSlack, TimeSpan::hours(48));
    QCOMPARE(dates(result, 2),
             QStringLiteral("2027-01-04T08:00 2027-01-05T17:00 | 2027-01-12T08:00 2027-01-13T17:00"));
    QVERIFY(!result.find(2)->isCritical);
    QCOMPARE(result.find(1)->totalSlack, TimeSpan{0});
}

void TestSchedule::freeSlackEndsWhereTheNextTaskMoves()
{
    const ScheduleResult result = solved(inputOf({days(1, 5), days(2, 1), days(3, 1), days(4, 1)},
                                                 {{2, 3, Link::FinishStart, {}},
                                                  {1, 4, Link::FinishStart, {}},
                                                  {3, 4, Link::FinishStart, TimeSpan::hours(8)}}));
    QCOMPARE(result.find(2)->freeSlack, TimeSpan{0});
    QCOMPARE(result.find(2)->totalSlack, TimeSpan::hours(16));
    QCOMPARE(result.find(3)->freeSlack, TimeSpan::hours(16));
    QCOMPARE(result.find(4)->freeSlack, TimeSpan{0});
}

void TestSchedule::boundsHoldTasksBack()
{
    ScheduleInput input = inputOf({days(1, 1), days(2, 1)}, {{1, 2, Link::FinishStart, {}}});
    input.tasks[1].notBefore = at("2027-01-09T12:00:00");
    const ScheduleResult result = solved(input);
    QCOMPARE(text(result.find(2)->earlyStart), QStringLiteral("2027-01-11T08:00"));
    QCOMPARE(result.find(2)->drivenBy, 0);
    QCOMPARE(result.find(1)->totalSlack, TimeSpan::hours(32));
    QCOMPARE(result.find(1)->freeSlack, TimeSpan::hours(32));
}

void TestSchedule::aLateBoundGivesNegativeSlack()
{
    ScheduleInput input = inputOf({days(1, 3), days(2, 3)}, {{1, 2, Link::FinishStart, {}}});
    input.tasks[1].notAfter = at("2027-01-08T17:00:00");
    const ScheduleResult result = solved(input);
    QCOMPARE(text(result.find(2)->earlyFinish), QStringLiteral("2027-01-11T17:00"));
    QCOMPARE(result.find(2)->totalSlack, TimeSpan::hours(-8));
    QCOMPARE(result.find(1)->totalSlack, TimeSpan::hours(-8));
    QVERIFY(result.find(1)->isCritical);
}

void TestSchedule::elapsedTasksRunThroughTheWeekend()
{
    const ScheduleResult result = solved(inputOf(
        {days(1, 5), elapsed(2, TimeSpan::hours(30)), elapsed(3, TimeSpan::hours(1)), days(4, 1)},
        {{1, 2, Link::FinishStart, {}}, {2, 3, Link::FinishStart, {}}, {3, 4, Link::FinishStart, {}}}));
    QCOMPARE(text(result.find(2)->earlyStart), QStringLiteral("2027-01-08T17:00"));
    QCOMPARE(text(result.find(2)->earlyFinish), QStringLiteral("2027-01-09T23:00"));
    QCOMPARE(text(result.find(3)->earlyFinish), QStringLiteral("2027-01-10T00:00"));
    QCOMPARE(text(result.find(4)->earlyStart), QStringLiteral("2027-01-11T08:00"));
    QCOMPARE(text(result.find(3)->lateFinish), QStringLiteral("2027-01-11T08:00"));
    QVERIFY(result.find(2)->isCritical);
}

void TestSchedule::milestonesStayWhereTheirPredecessorEnded()
{
    const ScheduleResult result =
        solved(inputOf({days(1, 1), days(2, 0), days(3, 1), days(4, 0)},
                       {{1, 2, Link::FinishStart, {}}, {2, 3, Link::FinishStart, {}}}));
    QCOMPARE(dates(result, 2),
             QStringLiteral("2027-01-04T17:00 2027-01-04T17:00 | 2027-01-04T17:00 2027-01-04T17:00"));
    QCOMPARE(text(result.find(3)->earlyStart), QStringLiteral("2027-01-05T08:00"));
    QCOMPARE(text(result.find(4)->earlyStart), QStringLiteral("2027-01-04T08:00"));
}

void TestSchedule::namesTheDriver()
{
    const ScheduleResult result = solved(inputOf(
        {days(1, 2), days(2, 3), days(3, 1), days(4, 3)},
        {{1, 3, Link::FinishStart, {}}, {2, 3, Link::FinishStart, {}}, {4, 3, Link::FinishStart, {}}}));
    QCOMPARE(result.find(1)->drivenBy, 0);
    QCOMPARE(result.find(3)->drivenBy, 2);
}

void TestSchedule::loopsAreNamedAndTheRestIsScheduled()
{
    const ScheduleResult result =
        solved(inputOf({days(1, 1), days(2, 1), days(3, 1), days(4, 1)}, {{1, 2, Link::FinishStart, {}},
                                                                          {2, 3, Link::FinishStart, {}},
                                                                          {3, 2, Link::FinishStart, {}},
                                                                          {3, 4, Link::FinishStart, {}}}));
    QCOMPARE(result.loop, (std::vector<std::int64_t>{2, 3}));
    QCOMPARE(result.findings.size(), std::size_t(1));
    QCOMPARE(result.findings[0].kind, FindingKind::TaskLoop);
    QCOMPARE(result.findings[0].severity, Severity::Blocking);
    QCOMPARE(result.findings[0].row, rowRef(TaskId{2}));
    QCOMPARE(text(result.find(2)->earlyStart), QStringLiteral("2027-01-05T08:00"));
    QCOMPARE(text(result.find(3)->earlyStart), QStringLiteral("2027-01-04T08:00"));
    QCOMPARE(text(result.find(4)->earlyStart), QStringLiteral("2027-01-05T08:00"));
}

void TestSchedule::oneLoopDoesNotHideAnother()
{
    const ScheduleResult result = solved(inputOf({days(1, 1), days(2, 1), days(3, 1), days(4, 1), days(5, 1)},
                                                 {{1, 1, Link::StartStart, {}},
                                                  {4, 5, Link::FinishStart, {}},
                                                  {1, 4, Link::FinishStart, {}},
                                                  {5, 4, Link::FinishFinish, {}}}));
    QCOMPARE(result.loop, (std::vector<std::int64_t>{1, 4, 5}));
    QCOMPARE(result.findings.size(), std::size_t(2));
}

void TestSchedule::linesLeadBackToTheDriver()
{
    const ScheduleResult result = solved(inputOf({days(1, 1), days(2, 2)}, {{1, 2, Link::FinishStart, {}}}));
    const Line &line = result.lines.at(result.find(2)->line);
    QCOMPARE(line.formula, Formula::CalendarDate);
    QCOMPARE(std::get<Moment>(line.value), result.find(2)->earlyFinish);
    QCOMPARE(std::get<LineRef>(line.operands[0].origin), result.find(1)->line);
    QCOMPARE(std::get<RowRef>(line.operands[1].origin), rowRef(TaskId{2}));
}

void TestSchedule::emptyPlanFinishesAtItsStart()
{
    const ScheduleResult result = solved(inputOf({}, {{1, 2, Link::FinishStart, {}}}));
    QVERIFY(result.tasks.empty());
    QCOMPARE(result.finish, result.start);
}

void TestSchedule::withoutWorkingTimeAllTimeCounts()
{
    ScheduleInput input = inputOf({days(1, 3)}, {});
    input.calendar = WorkCalendar(Zone(), {}, {{480, 1020}}, {});
    QCOMPARE(text(solved(input).finish), QStringLiteral("2027-01-05T00:00"));
}

void TestSchedule::stopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    QVERIFY(schedule(inputOf({days(1, 1)}, {}), source.get_token()).tasks.empty());
}

namespace {

QByteArray sharedFile(const QString &name)
{
    QFile file(QStringLiteral(PORTOLAN_SHARED_DIR) + QStringLiteral("/vectors/schedule-oracle/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A plan of the oracle; its ids begin at 0, and days have eight hours.
ScheduleInput oracleInput(const QByteArray &json)
{
    const QJsonObject plan = QJsonDocument::fromJson(json).object();
    ScheduleInput input = inputOf({}, {});
    for (const QJsonValue &value : plan[QStringLiteral("tasks")].toArray()) {
        const QJsonObject task = value.toObject();
        const std::int64_t id = task[QStringLiteral("id")].toInteger() + 1;
        input.tasks.push_back(days(id, task[QStringLiteral("days")].toInt()));
        for (const QJsonValue &before : task[QStringLiteral("preds")].toArray()) {
            const QJsonObject link = before.toObject();
            input.links.push_back({link[QStringLiteral("p")].toInteger() + 1, id,
                                   *named<Link>(link[QStringLiteral("type")].toString()),
                                   TimeSpan::hours(8 * link[QStringLiteral("lag")].toInteger())});
        }
    }
    return input;
}

} // namespace

void TestSchedule::agreesWithTheOracle_data()
{
    QTest::addColumn<int>("tasks");
    QTest::newRow("plan200") << 200;
    QTest::newRow("plan1000") << 1000;
    QTest::newRow("plan1000-fs") << 1000;
    QTest::newRow("plan5000") << 5000;
    QTest::newRow("plan5000-fs") << 5000;
}

void TestSchedule::agreesWithTheOracle()
{
    QFETCH(int, tasks);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    const QByteArray json = sharedFile(name + QStringLiteral(".json"));
    if (json.isEmpty())
        QSKIP("The oracle's plans are not on this machine.");
    const ScheduleResult result = solved(oracleInput(json));
    const QList<QByteArray> rows = sharedFile(name + QStringLiteral(".cpm.tsv")).trimmed().split('\n');
    QCOMPARE(rows.size(), tasks + 1);
    QCOMPARE(result.tasks.size(), std::size_t(tasks));
    for (qsizetype row = 1; row < rows.size(); ++row) {
        const QStringList expected = QString::fromLatin1(rows[row]).split(u'\t');
        const ScheduledTask &task = *result.find(expected[0].toLongLong() + 1);
        QCOMPARE(dates(result, task.id),
                 QStringLiteral("%1 %2 | %3 %4").arg(expected[1], expected[2], expected[3], expected[4]));
        QCOMPARE(task.totalSlack.inHours() / 8, expected[5].toDouble());
        QCOMPARE(task.isCritical, expected[6] == QStringLiteral("true"));
    }
}

void TestSchedule::fiveThousandTasksAreQuick()
{
    ScheduleInput input = inputOf({}, {});
    for (int id = 1; id <= 5000; ++id) {
        input.tasks.push_back(days(id, id % 6));
        for (const int back : {1, 7, 40}) {
            if (id > back && id % back != 0)
                input.links.push_back(
                    {id - back, id, static_cast<Link>((id + back) % 4), TimeSpan::hours(id % 5)});
        }
        if (id > 25)
            input.links.push_back({id - 25, id, Link::FinishStart, {}});
    }
    qint64 best = std::numeric_limits<qint64>::max();
    for (int run = 0; run < 7; ++run) {
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(solved(input).tasks.size(), std::size_t(5000));
        best = std::min(best, timer.nsecsElapsed());
    }
    qInfo("5,000 tasks and %d links in %.2f ms", int(input.links.size()), double(best) / 1e6);
#ifdef NDEBUG
    QVERIFY(best < 20'000'000);
#else
    QVERIFY(best < 400'000'000); // unoptimised or sanitised, on a machine that does other things as well
#endif
}

QTEST_APPLESS_MAIN(TestSchedule)
#include "tst_schedule.moc"

#include "model/storage/database.h"
#include "model/storage/planfile.h"
#include "tests/support/fullplan.h"
#include "tests/support/plantext.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <grp.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace portolan;

class TestPlanFileRefusals : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void refusesWhatIsNoPlan_data();
    void refusesWhatIsNoPlan();
    void refusesOtherKindsOfPaths();
    void refusesContradictions_data();
    void refusesContradictions();
    void aDamagedPageIsNeverBelieved();
    void aShortenedFileIsNeverBelieved();
    void damagedHistoriesAndPricesAreNamed();
    void anotherProcessGetsItForReading();
    void aKilledHolderDoesNotHold();
    void creatingNeverReplaces();
    void permissionsDecideHowItOpens();

private:
    QString at(const char *name) const { return m_dir.filePath(QString::fromUtf8(name)); }
    void write(const QString &path, const QByteArray &bytes);
    QByteArray read(const QString &path);
    QTemporaryDir m_dir;
    QByteArray m_whole;
};

void TestPlanFileRefusals::initTestCase()
{
    QVERIFY(PlanFile::create(at("whole.portolan"), fullContents()));
    m_whole = read(at("whole.portolan"));
    QVERIFY(m_whole.size() > 20'000);
}

void TestPlanFileRefusals::write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray TestPlanFileRefusals::read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestPlanFileRefusals::refusesWhatIsNoPlan_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    const auto changed = [this](qsizetype place, const QByteArray &with) {
        return QByteArray(m_whole).replace(place, with.size(), with);
    };
    QTest::newRow("empty") << QByteArray() << "is empty";
    QTest::newRow("text") << QByteArray("name,site\ngpu-1,here\n") << "is not a plan";
    QTest::newRow("binary") << QByteArray(5'000, '\x01') << "is not a plan";
    QTest::newRow("header cut") << m_whole.left(40) << "ends too early";
    QTest::newRow("sign cut") << m_whole.left(7) << "ends too early";
    QTest::newRow("header only") << m_whole.left(100) << "ends too early";
    QTest::newRow("other program") << changed(68, "GPKG") << "another program";
    QTest::newRow("newer") << changed(60, QByteArray("\0\0\0\x09", 4)) << "reads format 9";
    QTest::newRow("format 0") << changed(60, QByteArray(4, '\0')) << "format 0";
    QTest::newRow("format below 0") << changed(60, QByteArray(4, '\xff')) << "format -1";
}

void TestPlanFileRefusals::refusesWhatIsNoPlan()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    write(at("strange.portolan"), bytes);
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        const auto opened = PlanFile::open(at("strange.portolan"), mode);
        QVERIFY(!opened);
        QVERIFY2(opened.error().contains(says), qPrintable(opened.error()));
        QVERIFY2(opened.error().contains(QStringLiteral("strange.portolan")), qPrintable(opened.error()));
    }
    QVERIFY(read(at("strange.portolan")) == bytes);
    QVERIFY(!QFile::exists(at("strange.portolan-journal")));
}

void TestPlanFileRefusals::refusesOtherKindsOfPaths()
{
    const auto missing = PlanFile::open(at("missing.portolan"));
    QVERIFY(!missing && missing.error().contains(QStringLiteral("There is no file")));
    const auto folder = PlanFile::open(m_dir.path());
    QVERIFY(!folder && folder.error().contains(QStringLiteral("is a folder")));
    QCOMPARE(::mkfifo(qPrintable(at("pipe")), 0600), 0);
    const auto pipe = PlanFile::open(at("pipe"));
    QVERIFY(!pipe && pipe.error().contains(QStringLiteral("pipe")));
    const auto nowhere = PlanFile::create(at("no/such/folder.portolan"), fullContents());
    QVERIFY(!nowhere && nowhere.error().contains(QStringLiteral("may not be written")));
}

void TestPlanFileRefusals::refusesContradictions_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const char *sql, const char *says) {
        QTest::newRow(name) << QByteArray(sql) << QString::fromUtf8(says);
    };
    row("table missing", "DROP TABLE gates", "gates");
    row("foreign table", "CREATE TABLE extra (id INTEGER PRIMARY KEY)", "extra");
    row("foreign column", "ALTER TABLE nodes ADD COLUMN secret TEXT", "nodes.secret");
    row("trigger", "CREATE TRIGGER t AFTER INSERT ON nodes BEGIN SELECT 1; END", "“t”");
    row("view", "CREATE VIEW v AS SELECT 1", "“v”");
    row("no settings", "DELETE FROM settings", "settings");
    row("two settings",
        "INSERT INTO settings SELECT 9999, * FROM (SELECT name, currency, zone, start, horizon_months, "
        "seed, scenario, target, working_days, day_start_minute, day_end_minute, holidays FROM settings)",
        "settings");
    row("bad number", "UPDATE nodes SET cpu_cores = 'many'", "nodes");
    row("out of range", "UPDATE settings SET horizon_months = '100000'", "settings");
    row("dangling", "UPDATE tasks SET wave = 4711", "tasks");
    row("dangling in a list", "UPDATE workloads SET nodes = '4711'", "workloads");
    row("number used twice", "INSERT INTO teams SELECT (SELECT min(id) FROM nodes), 'x', '', ''",
        "same number");
    row("circle", "INSERT INTO dependencies SELECT 9998, \"to\", \"from\", link, lag FROM dependencies",
        "circle");
    row("blob for text", "UPDATE teams SET name = x'00'", "teams");
}

void TestPlanFileRefusals::refusesContradictions()
{
    QFETCH(QByteArray, sql);
    QFETCH(QString, says);
    const QString path = at("contradiction.portolan");
    write(path, m_whole);
    {
        Database database(path, DatabaseAccess::ReadWrite);
        database.run("PRAGMA foreign_keys=OFF");
        database.run(sql.constData());
        QVERIFY(database.isOk());
    }
    const QByteArray before = read(path);
    QString error;
    if (const auto opened = PlanFile::open(path); !opened)
        error = opened.error();
    else if (const auto contents = (*opened)->read(); !contents)
        error = contents.error();
    QVERIFY2(error.contains(says), qPrintable(error));
    QVERIFY(read(path) == before);
}

/// Each page in turn is overwritten: the file is refused, or what it gives is what was saved.
void TestPlanFileRefusals::aDamagedPageIsNeverBelieved()
{
    const QString path = at("damaged.portolan");
    const QString whole = planText(fullPlan());
    constexpr qsizetype page = 4096;
    int refused = 0;
    for (qsizetype place = 0; place < m_whole.size(); place += page) {
        for (const char filler : {'\0', '\xa5'}) {
            const qsizetype skipped = place == 0 ? 100 : 0;
            write(path, QByteArray(m_whole).replace(place + skipped, page - skipped,
                                                    QByteArray(page - skipped, filler)));
            const auto opened = PlanFile::open(path);
            const auto contents = opened ? (*opened)->read() : Result<PlanContents>(Refusal{opened.error()});
            if (contents)
                QCOMPARE(planText(*contents->plan), whole);
            else
                ++refused;
        }
    }
    QCOMPARE(refused, int(2 * m_whole.size() / page));
}

void TestPlanFileRefusals::aShortenedFileIsNeverBelieved()
{
    const QString path = at("short.portolan");
    for (qsizetype size = 100; size < m_whole.size(); size += 3'333) {
        write(path, m_whole.left(size));
        QVERIFY2(!PlanFile::open(path), qPrintable(QString::number(size)));
    }
}

void TestPlanFileRefusals::damagedHistoriesAndPricesAreNamed()
{
    const QString path = at("content.portolan");
    for (const char *sql :
         {"UPDATE usage_chunks SET bytes = zeroblob(length(bytes)) WHERE part = 1",
          "DELETE FROM usage_chunks WHERE part = 0", "UPDATE price_contents SET book = '{}'",
          "UPDATE price_contents SET book = replace(book, '\"100\"', '\"1\"')"}) {
        write(path, m_whole);
        {
            Database database(path, DatabaseAccess::ReadWrite);
            database.run(sql);
            QVERIFY(database.isOk());
        }
        const auto opened = PlanFile::open(path);
        QVERIFY(opened);
        const auto contents = (*opened)->read();
        QVERIFY2(!contents && contents.error().contains(QStringLiteral("damaged")), sql);
    }
}

namespace {
/// What another process that opens the plan says.
QString opensElsewhere(const QString &path, const QString &how)
{
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(), {how, path});
    other.waitForFinished();
    return QString::fromUtf8(other.readAllStandardOutput());
}

/// As somebody who has no rights but those of everybody.
bool becomeNobody()
{
    return ::setgroups(0, nullptr) == 0 && ::setgid(65534) == 0 && ::setuid(65534) == 0;
}

int openHere(const QStringList &arguments)
{
    if (arguments[1] == QStringLiteral("--open-as-nobody") && !becomeNobody())
        return std::puts("The user cannot be changed."), 1;
    const auto opened = PlanFile::open(arguments[2]);
    if (!opened)
        return std::puts(qPrintable(opened.error())), 1;
    const auto holder = (*opened)->heldBy();
    std::printf("%s %lld %s %d\n", (*opened)->isReadOnly() ? "reading" : "writing",
                static_cast<long long>(holder ? holder->process : 0), holder ? qPrintable(holder->user) : "-",
                bool((*opened)->read()));
    std::fflush(stdout);
    if (arguments[1] == QStringLiteral("--open-and-die"))
        ::raise(SIGKILL);
    return 0;
}
} // namespace

void TestPlanFileRefusals::anotherProcessGetsItForReading()
{
    write(at("held.portolan"), m_whole);
    auto held = PlanFile::open(at("held.portolan"));
    QVERIFY(held && !(*held)->isReadOnly());
    QFile::link(at("held.portolan"), at("link.portolan"));
    const QString me = QFileInfo(at("held.portolan")).owner();
    const QString expected =
        QStringLiteral("reading %1 %2 1\n").arg(QCoreApplication::applicationPid()).arg(me);
    QCOMPARE(opensElsewhere(at("held.portolan"), QStringLiteral("--open")), expected);
    QCOMPARE(opensElsewhere(at("link.portolan"), QStringLiteral("--open")), expected);
    const auto here = PlanFile::open(at("held.portolan"));
    QVERIFY(here && (*here)->isReadOnly() && (*here)->heldBy());
    const auto plan = (*here)->read()->plan;
    const auto saved = (*here)->save(plan, plan, QStringLiteral("no"), Moment{});
    QVERIFY(!saved && saved.error().contains(QStringLiteral("reading only")));
    *held = nullptr;
    QCOMPARE(opensElsewhere(at("held.portolan"), QStringLiteral("--open")),
             QStringLiteral("writing 0 - 1\n"));
}

void TestPlanFileRefusals::aKilledHolderDoesNotHold()
{
    write(at("killed.portolan"), m_whole);
    QCOMPARE(opensElsewhere(at("killed.portolan"), QStringLiteral("--open-and-die")),
             QStringLiteral("writing 0 - 1\n"));
    QVERIFY(QFile::exists(at(".killed.portolan.lock")));
    const auto opened = PlanFile::open(at("killed.portolan"));
    QVERIFY(opened && !(*opened)->isReadOnly());
}

void TestPlanFileRefusals::creatingNeverReplaces()
{
    write(at("there.portolan"), "precious");
    const auto made = PlanFile::create(at("there.portolan"), fullContents());
    QVERIFY(!made && made.error().contains(QStringLiteral("already")));
    QCOMPARE(read(at("there.portolan")), QByteArray("precious"));
}

void TestPlanFileRefusals::permissionsDecideHowItOpens()
{
    if (::geteuid() != 0)
        QSKIP("Only root can try this as another user.");
    const QString path = at("rights.portolan");
    const QString nobody = QStringLiteral("--open-as-nobody");
    write(path, m_whole);
    QCOMPARE(::chmod(qPrintable(m_dir.path()), 0755), 0);
    QCOMPARE(::chmod(qPrintable(path), 0600), 0);
    QVERIFY2(opensElsewhere(path, nobody).contains(QStringLiteral("may not be read")),
             qPrintable(opensElsewhere(path, nobody)));
    QCOMPARE(::chmod(qPrintable(path), 0644), 0);
    QCOMPARE(opensElsewhere(path, nobody), QStringLiteral("reading 0 - 1\n"));
    // The file may be written, but neither a lock nor a journal put beside it.
    QCOMPARE(::chmod(qPrintable(path), 0666), 0);
    QCOMPARE(opensElsewhere(path, nobody), QStringLiteral("reading 0 - 1\n"));
    QVERIFY(read(path) == m_whole);
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (app.arguments().size() == 3 && app.arguments()[1].startsWith(QStringLiteral("--open")))
        return openHere(app.arguments());
    TestPlanFileRefusals test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_planfilerefusals.moc"

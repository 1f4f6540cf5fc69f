#include "app/session.h"
#include "model/catalog/bundled.h"
#include "model/exchange/samplelogs.h"
#include "model/plan/edits.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace portolan;

Q_DECLARE_METATYPE(std::vector<portolan::FileReport>)

namespace {
Plan namedPlan(const QString &name)
{
    return newPlan(name, *Currency::fromText(QStringLiteral("CNY")), *Zone::fromText("Asia/Shanghai"),
                   QDate(2026, 3, 2));
}

std::optional<Refusal> addTeam(Session &session, const QString &name)
{
    Team team;
    team.name = name;
    return session.document().apply(QStringLiteral("Add team"),
                                    [team](const Plan &plan) { return addRow(plan, team); });
}

/// What is in the file at a path.
PlanContents contentsOf(const QString &path)
{
    const auto file = PlanFile::open(path, OpenMode::ReadOnly);
    if (!file)
        return {};
    const auto contents = (*file)->read();
    return contents ? *contents : PlanContents{};
}
} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void opensTheSampleAndComputesIt();
    void anEditReachesForecastAndFile();
    void savedUnderANameItIsTheSamePlan();
    void ownFileIsNoPlaceToSaveAs();
    void importAddsUsage();
    void aCancelledImportLeavesNothing();
    void anImportStaysOutOfAnotherPlan();
    void aBookCanBeUsed();
    void whatCannotBeOpenedChangesNothing();

private:
    QString at(const QString &name) const { return m_folder->filePath(name); }
    QString untitled() const { return at(QStringLiteral("untitled")); }
    /// Two nodes with two days of logs: the list, and the folder of logs.
    QStringList smallLogs() const;
    static ImportOptions inShanghai();

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSession::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QStringList TestSession::smallLogs() const
{
    SampleSize size;
    size.nodes = 2;
    size.days = 2;
    const auto written = writeSampleLogs(at(QStringLiteral("cluster")), size, {});
    return written ? QStringList{at(QStringLiteral("cluster/nodes.csv")), at(QStringLiteral("cluster/logs"))}
                   : QStringList();
}

ImportOptions TestSession::inShanghai()
{
    ImportOptions options;
    options.zone = Zone::fromText(QStringLiteral("Asia/Shanghai"));
    return options;
}

void TestSession::opensTheSampleAndComputesIt()
{
    Session session(untitled());
    QSignalSpy ready(&session, &Session::forecastReady);
    QSignalSpy replaced(&session, &Session::replaced);
    const auto started = session.startSample();
    QVERIFY2(bool(started), started ? "" : qPrintable(started.error()));
    QCOMPARE(replaced.size(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, 60'000);
    const auto forecast = ready.at(0).at(0).value<SharedForecast>();
    QCOMPARE(forecast->plan, session.document().plan());
    QCOMPARE(forecast->plan->nodes.size(), std::size_t(16));
    QVERIFY(forecast->demand->result.samples.presentSamples > 0);
    QVERIFY(forecast->book);
    QVERIFY(session.path().isEmpty());
}

void TestSession::anEditReachesForecastAndFile()
{
    Session session(untitled());
    QVERIFY(session.startNew(namedPlan(QStringLiteral("Edited"))));
    QSignalSpy ready(&session, &Session::forecastReady);
    QTRY_COMPARE(ready.size(), 1);
    QVERIFY(!addTeam(session, QStringLiteral("Vision")));
    QTRY_COMPARE(ready.size(), 2);
    QCOMPARE(ready.at(1).at(0).value<SharedForecast>()->plan, session.document().plan());
    QVERIFY(session.settle());
    QCOMPARE(contentsOf(session.autosave()->path()).plan->teams.size(), std::size_t(1));

    session.document().undo();
    QTRY_COMPARE(ready.size(), 3);
    QVERIFY(ready.at(2).at(0).value<SharedForecast>()->plan->teams.isEmpty());
    QVERIFY(session.settle());
    QVERIFY(contentsOf(session.autosave()->path()).plan->teams.isEmpty());
}

void TestSession::savedUnderANameItIsTheSamePlan()
{
    const QString path = at(QStringLiteral("Named.portolan"));
    Plan before;
    {
        Session session(untitled());
        QVERIFY(session.startNew(namedPlan(QStringLiteral("Named"))));
        QVERIFY(!addTeam(session, QStringLiteral("Vision")));
        const auto saved = session.saveAs(path);
        QVERIFY2(bool(saved), saved ? "" : qPrintable(saved.error()));
        QCOMPARE(session.path(), path);
        QVERIFY(!session.document().isReadOnly());
        // The untitled one was not needed any more.
        QVERIFY(QDir(untitled()).entryList(QDir::Files).isEmpty());
        QVERIFY(!addTeam(session, QStringLiteral("Language")));
        before = *session.document().plan();
    }
    Session session(untitled());
    QVERIFY(session.openFile(path));
    QVERIFY(*session.document().plan() == before);
    QCOMPARE(session.document().plan()->teams.size(), std::size_t(2));
    QVERIFY(!session.document().canUndo());
}

void TestSession::ownFileIsNoPlaceToSaveAs()
{
    const QString path = at(QStringLiteral("Own.portolan"));
    Session session(untitled());
    QVERIFY(session.startNew(namedPlan(QStringLiteral("Own"))));
    QVERIFY(session.saveAs(path));
    const bool worked = bool(session.saveAs(path));
    // Whether it is refused or does nothing: the plan stays open for writing and on disk.
    QVERIFY(!session.document().isReadOnly());
    QVERIFY2(!addTeam(session, QStringLiteral("Vision")), worked ? "after saving" : "after the refusal");
    QVERIFY(session.settle());
    QCOMPARE(contentsOf(path).plan->teams.size(), std::size_t(1));
}

void TestSession::importAddsUsage()
{
    Session session(untitled());
    QVERIFY(session.startNew(namedPlan(QStringLiteral("Measured"))));
    QSignalSpy imported(&session, &Session::imported);
    QSignalSpy told(&session, &Session::told);
    QSignalSpy ready(&session, &Session::forecastReady);
    session.importPaths(smallLogs(), inShanghai());
    QVERIFY(session.job().isRunning());
    QTRY_COMPARE_WITH_TIMEOUT(imported.size() + told.size(), 1, 30'000);
    QVERIFY2(told.isEmpty(), told.isEmpty() ? "" : qPrintable(told.at(0).at(0).toString()));
    const SharedPlan plan = session.document().plan();
    QCOMPARE(plan->nodes.size(), std::size_t(2));
    QCOMPARE(plan->usage.size(), std::size_t(1));
    QTRY_VERIFY(!ready.isEmpty() && ready.last().at(0).value<SharedForecast>()->plan == plan);
    const auto forecast = ready.last().at(0).value<SharedForecast>();
    QVERIFY(forecast->demand->result.samples.presentSamples > 0);
    QVERIFY(session.settle());
    const PlanContents saved = contentsOf(session.autosave()->path());
    QVERIFY(*saved.plan == *plan);
    QVERIFY(saved.usage.contains(plan->usage.at(0).content));
    // One step for all of it.
    session.document().undo();
    QVERIFY(session.document().plan()->nodes.isEmpty() && session.document().plan()->usage.isEmpty());
    QVERIFY(!session.document().canUndo());
}

void TestSession::aCancelledImportLeavesNothing()
{
    Session session(untitled());
    QVERIFY(session.startNew(namedPlan(QStringLiteral("Cancelled"))));
    const SharedPlan before = session.document().plan();
    const QStringList logs = smallLogs();
    QSignalSpy told(&session, &Session::told);
    QSignalSpy finished(&session.job(), &Job::finished);
    session.importPaths(logs, inShanghai());
    session.job().cancel();
    QTRY_COMPARE(finished.size(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(session.document().plan(), before);
    QVERIFY(!session.document().canUndo());
    QCOMPARE(told.size(), 1);
    // And the next import is free to start.
    QVERIFY(!session.job().isRunning());
}

/// An import that is under way when another plan is opened belongs to neither.
void TestSession::anImportStaysOutOfAnotherPlan()
{
    Session session(untitled());
    QVERIFY(session.startNew(namedPlan(QStringLiteral("First"))));
    const QStringList logs = smallLogs();
    QSignalSpy finished(&session.job(), &Job::finished);
    session.importPaths(logs, inShanghai());
    QVERIFY(session.startNew(namedPlan(QStringLiteral("Second"))));
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
    QCoreApplication::processEvents();
    QCOMPARE(session.document().plan()->general().name, QStringLiteral("Second"));
    QVERIFY(session.document().plan()->nodes.isEmpty());
    QVERIFY(!session.document().canUndo());
}

void TestSession::aBookCanBeUsed()
{
    Session session(untitled());
    QVERIFY(session.startNew(namedPlan(QStringLiteral("Priced"))));
    QSignalSpy ready(&session, &Session::forecastReady);
    QVERIFY(session.useBook(QStringLiteral("00ff")).has_value());
    const auto book = bundledPriceBooks().front();
    const QString content = priceBookContentName(*book);
    QVERIFY(session.books().contains(content));
    QVERIFY(!session.useBook(content));
    QTRY_VERIFY(!ready.isEmpty() && ready.last().at(0).value<SharedForecast>()->book);
    QCOMPARE(ready.last().at(0).value<SharedForecast>()->book->name, book->name);
    QVERIFY(session.settle());
    QVERIFY(contentsOf(session.autosave()->path()).prices.contains(content));
}

void TestSession::whatCannotBeOpenedChangesNothing()
{
    Session session(untitled());
    QVERIFY(session.startNew(namedPlan(QStringLiteral("Kept"))));
    const SharedPlan before = session.document().plan();
    QFile file(at(QStringLiteral("letter.portolan")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("Dear reader") > 0);
    file.close();
    for (const QString &path : {file.fileName(), at(QStringLiteral("nowhere.portolan"))}) {
        const auto opened = session.openFile(path);
        QVERIFY(!opened);
        QVERIFY2(opened.error().contains(path), qPrintable(opened.error()));
        QCOMPARE(session.document().plan(), before);
    }
    QVERIFY(!addTeam(session, QStringLiteral("Vision")));
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"

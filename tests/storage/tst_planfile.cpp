#include "model/plan/plandocument.h"
#include "model/plan/references.h"
#include "model/storage/database.h"
#include "model/storage/planfile.h"
#include "tests/support/fullplan.h"
#include "tests/support/plantext.h"

#include <QTemporaryDir>
#include <QTest>

using namespace portolan;

using FilePtr = std::unique_ptr<PlanFile>;

class TestPlanFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theFullPlanHasEveryRowType();
    void loadsWhatWasSaved();
    void manySmallSavesEqualOneWhole();
    void undoIsASaveToo();
    void theAuditTrailSaysWhenWhatAndWhere();
    void oneFileAndNothingBesideIt();
    void opensFormatOne();
    void opensFormatOneForReadingWithoutChangingIt();
    void contentsComeWithALaterSave();
    void aFailedSaveChangesNothing();
    void copiesEverything();
    void copyingReplacesOnlyWhenAsked();
    void aFileThatWasDeletedIsNotSavedIntoNothing();

private:
    QString at(const char *name) const { return m_dir->filePath(QString::fromUtf8(name)); }
    FilePtr made(const QString &path, const PlanContents &contents);
    FilePtr opened(const QString &path, OpenMode mode = OpenMode::ReadWrite);
    void makeFormatOne(const QString &path);
    std::unique_ptr<QTemporaryDir> m_dir;
};

namespace {
const Moment noon{1'772'366'400};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

SharedPlan withTeam(const SharedPlan &plan, const QString &name)
{
    Team team;
    team.name = name;
    return std::make_shared<const Plan>(*addRow(*plan, team));
}
} // namespace

void TestPlanFile::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
}

FilePtr TestPlanFile::made(const QString &path, const PlanContents &contents)
{
    auto file = PlanFile::create(path, contents);
    if (!file)
        qFatal("%s", qPrintable(file.error()));
    return std::move(*file);
}

FilePtr TestPlanFile::opened(const QString &path, OpenMode mode)
{
    auto file = PlanFile::open(path, mode);
    if (!file)
        qFatal("%s", qPrintable(file.error()));
    return std::move(*file);
}

void TestPlanFile::theFullPlanHasEveryRowType()
{
    forEachTable(fullPlan(), [](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        QVERIFY2(!table.isEmpty(), Columns<Row>::table);
    });
}

void TestPlanFile::loadsWhatWasSaved()
{
    const PlanContents contents = fullContents();
    made(at("a.portolan"), contents).reset();
    const auto read = opened(at("a.portolan"))->read();
    QVERIFY2(read, qPrintable(read ? QString() : read.error()));
    QCOMPARE(planText(*read->plan), planText(*contents.plan));
    QVERIFY(*read->plan == *contents.plan);
    QCOMPARE(read->usage.size(), std::size_t(1));
    QVERIFY(*read->usage.begin()->second == *contents.usage.begin()->second);
    QVERIFY(*read->prices.begin()->second == *contents.prices.begin()->second);
}

void TestPlanFile::manySmallSavesEqualOneWhole()
{
    const PlanContents contents = fullContents();
    auto empty = std::make_shared<const Plan>(
        newPlan(QStringLiteral("Empty"), *Currency::fromText("CNY"), Zone(), QDate(2026, 3, 1)));
    auto file = made(at("a.portolan"), {empty, {}, {}});
    SharedPlan last = empty;
    // A table at a time; rows may refer to tables that come later, so from the full plan backwards as well.
    std::vector<SharedPlan> steps;
    Plan growing = *empty;
    std::apply(
        [&](auto... member) {
            ((growing.*member = (*contents.plan).*member,
              steps.push_back(std::make_shared<const Plan>(withoutDangling(growing)))),
             ...);
        },
        planTables);
    steps.push_back(contents.plan);
    for (const SharedPlan &step : steps) {
        const auto done = file->save(last, step, QStringLiteral("grow"), noon);
        QVERIFY2(done, qPrintable(done ? QString() : done.error()));
        last = step;
    }
    QCOMPARE(planText(*file->read()->plan), planText(*contents.plan));
    QVERIFY(file->save(last, empty, QStringLiteral("shrink"), noon));
    QCOMPARE(planText(*file->read()->plan), planText(*empty));
}

void TestPlanFile::undoIsASaveToo()
{
    const PlanContents contents = fullContents();
    auto file = made(at("a.portolan"), contents);
    PlanDocument document(contents.plan);
    SharedPlan last = document.plan();
    connect(&document, &PlanDocument::changed, this, [&](const QString &what) {
        QVERIFY(file->save(last, document.plan(), what, noon));
        last = document.plan();
    });
    document.apply(QStringLiteral("Remove the wave"),
                   [](const Plan &plan) { return removeRow(plan, plan.waves.at(0).id); });
    QVERIFY(planText(*file->read()->plan) != planText(*contents.plan));
    document.undo();
    QCOMPARE(planText(*file->read()->plan), planText(*contents.plan));
    QCOMPARE(file->audit()->size(), std::size_t(2));
}

void TestPlanFile::theAuditTrailSaysWhenWhatAndWhere()
{
    const PlanContents contents = fullContents();
    auto file = made(at("a.portolan"), contents);
    const SharedPlan more = withTeam(contents.plan, QStringLiteral("Speech"));
    Node node = more->nodes.at(1);
    node.cpuCores = 64;
    node.notes = QStringLiteral("found");
    const auto changed = std::make_shared<const Plan>(*changeRow(*more, node));
    QVERIFY(file->save(contents.plan,
                       {{more, QString::fromUtf8("加团队"), noon},
                        {changed, QStringLiteral("Edit node"), noon + TimeSpan{5}}},
                       {}, {}));
    const auto trail = file->audit();
    QVERIFY(trail);
    QCOMPARE(trail->size(), std::size_t(2));
    QCOMPARE((*trail)[0].what, QString::fromUtf8("加团队"));
    QCOMPARE((*trail)[0].changes, QStringLiteral("teams +1"));
    QCOMPARE((*trail)[1].changes, QStringLiteral("nodes ~1 (cpu_cores notes)"));
    QCOMPARE((*trail)[1].when.toText(), (noon + TimeSpan{5}).toText());
}

void TestPlanFile::oneFileAndNothingBesideIt()
{
    auto file = made(at("a.portolan"), fullContents());
    QVERIFY(file->save(file->read()->plan, withTeam(file->read()->plan, "B"), QStringLiteral("B"), noon));
    file.reset();
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("a.portolan")});
}

/// What format 1 had: an audit trail that does not say what changed.
void TestPlanFile::makeFormatOne(const QString &path)
{
    made(path, fullContents()).reset();
    Database database(path, DatabaseAccess::ReadWrite);
    database.run("DROP TABLE audit");
    database.run("CREATE TABLE audit (id INTEGER PRIMARY KEY, at TEXT NOT NULL, what TEXT NOT NULL)");
    database.run("INSERT INTO audit (at, what) VALUES ('2026-03-01T12:00:00Z', 'An old edit')");
    database.run("PRAGMA user_version=1");
    QVERIFY(database.isOk());
}

void TestPlanFile::opensFormatOne()
{
    makeFormatOne(at("old.portolan"));
    const auto file = opened(at("old.portolan"));
    QVERIFY(!file->isReadOnly());
    QCOMPARE(planText(*file->read()->plan), planText(fullPlan()));
    QCOMPARE(file->audit()->at(0).what, QStringLiteral("An old edit"));
    QCOMPARE(bytesOf(at("old.portolan")).mid(60, 4), QByteArray("\0\0\0\2", 4));
    QVERIFY(file->save(file->read()->plan, withTeam(file->read()->plan, "B"), QStringLiteral("B"), noon));
    QCOMPARE(file->audit()->at(1).changes, QStringLiteral("teams +1"));
}

void TestPlanFile::opensFormatOneForReadingWithoutChangingIt()
{
    makeFormatOne(at("old.portolan"));
    const QByteArray before = bytesOf(at("old.portolan"));
    QCOMPARE(planText(*opened(at("old.portolan"), OpenMode::ReadOnly)->read()->plan), planText(fullPlan()));
    QVERIFY(bytesOf(at("old.portolan")) == before);
}

void TestPlanFile::contentsComeWithALaterSave()
{
    const PlanContents contents = fullContents();
    auto file = made(at("a.portolan"), {contents.plan, {}, {}});
    QVERIFY(file->read()->usage.empty());
    QVERIFY(file->keep(contents.usage, contents.prices));
    QVERIFY(file->keep(contents.usage, contents.prices));
    QCOMPARE(file->read()->usage.size(), std::size_t(1));
    QCOMPARE(file->read()->prices.size(), std::size_t(1));
}

void TestPlanFile::aFailedSaveChangesNothing()
{
    const PlanContents contents = fullContents();
    auto file = made(at("a.portolan"), contents);
    const SharedPlan good = withTeam(contents.plan, QStringLiteral("Good"));
    Plan bad = *good;
    Task task = bad.tasks.at(0);
    task.wave = WaveId{9999};
    bad.tasks = bad.tasks.with(task);
    QVERIFY(!file->save(contents.plan,
                        {{good, QStringLiteral("good"), noon},
                         {std::make_shared<const Plan>(bad), QStringLiteral("bad"), noon}},
                        {}, {}));
    QCOMPARE(planText(*file->read()->plan), planText(*contents.plan));
    QVERIFY(file->audit()->empty());
    QVERIFY(file->save(contents.plan, good, QStringLiteral("good"), noon));
}

void TestPlanFile::copiesEverything()
{
    const PlanContents contents = fullContents();
    auto file = made(at("a.portolan"), contents);
    const SharedPlan more = withTeam(contents.plan, QStringLiteral("Speech"));
    QVERIFY(file->save(contents.plan, more, QStringLiteral("Add"), noon));
    const auto done = file->copyTo(at("b.portolan"));
    QVERIFY2(done, qPrintable(done ? QString() : done.error()));
    const auto copy = opened(at("b.portolan"));
    QVERIFY(!copy->isReadOnly());
    QCOMPARE(planText(*copy->read()->plan), planText(*more));
    QCOMPARE(copy->audit()->size(), std::size_t(1));
    QCOMPARE(copy->read()->usage.size(), std::size_t(1));
}

void TestPlanFile::copyingReplacesOnlyWhenAsked()
{
    auto file = made(at("a.portolan"), fullContents());
    QFile other(at("b.portolan"));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("something");
    other.close();
    QVERIFY(!file->copyTo(at("b.portolan")));
    QCOMPARE(bytesOf(at("b.portolan")), QByteArray("something"));
    QVERIFY(file->copyTo(at("b.portolan"), Existing::Replace));
    const auto copy = opened(at("b.portolan"));
    QVERIFY(!file->copyTo(at("b.portolan"), Existing::Replace));
    QCOMPARE(planText(*copy->read()->plan), planText(fullPlan()));
}

void TestPlanFile::aFileThatWasDeletedIsNotSavedIntoNothing()
{
    const PlanContents contents = fullContents();
    auto file = made(at("a.portolan"), contents);
    QVERIFY(QFile::remove(at("a.portolan")));
    const auto done = file->save(contents.plan, withTeam(contents.plan, "B"), QStringLiteral("B"), noon);
    QVERIFY(!done);
    QVERIFY2(done.error().contains(QStringLiteral("deleted")), qPrintable(done.error()));
}

QTEST_GUILESS_MAIN(TestPlanFile)
#include "tst_planfile.moc"

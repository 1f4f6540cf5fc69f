#include "model/storage/autosave.h"
#include "tests/support/fullplan.h"
#include "tests/support/plantext.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mount.h>

using namespace portolan;

class TestAutosave : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyEditReachesTheFile();
    void aBurstKeepsEveryAuditEntry();
    void closingSavesTheRest();
    void contentsGoBeforeTheRowsThatNameThem();
    void saysWhenItSavesAndHasSaved();
    void aFileForReadingMakesTheDocumentSo();
    void aFullDiskIsToldAndSavingResumes();

private:
    void start(const QString &folder);
    SharedPlan onDisk();
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    std::unique_ptr<PlanDocument> m_document;
    std::unique_ptr<Autosave> m_saver;
};

namespace {
Edit addTeam(const QString &name)
{
    return [name](const Plan &plan) {
        Team team;
        team.name = name;
        return addRow(plan, team);
    };
}

/// A small file system of its own, gone with the object.
class SmallDisk
{
public:
    explicit SmallDisk(const QString &path) : m_path(path)
    {
        m_isMounted =
            ::mount("tmpfs", qPrintable(path), "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,mode=0700") == 0;
    }
    ~SmallDisk()
    {
        if (m_isMounted)
            ::umount2(qPrintable(m_path), MNT_DETACH);
    }
    bool isMounted() const { return m_isMounted; }

private:
    QString m_path;
    bool m_isMounted = false;
};

/// Takes all space that is left.
void fill(const QString &path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const QByteArray block(4096, 'x');
    while (file.write(block) == block.size()) {
    }
}
} // namespace

void TestAutosave::init()
{
    m_saver.reset();
    m_document.reset();
    m_dir = std::make_unique<QTemporaryDir>();
}

void TestAutosave::start(const QString &folder)
{
    m_path = folder + QStringLiteral("/a.portolan");
    auto file = PlanFile::create(m_path, fullContents());
    QVERIFY2(file, qPrintable(file ? QString() : file.error()));
    m_document = std::make_unique<PlanDocument>((*file)->read()->plan);
    m_saver = std::make_unique<Autosave>(std::move(*file), *m_document);
}

SharedPlan TestAutosave::onDisk()
{
    const auto file = PlanFile::open(m_path, OpenMode::ReadOnly);
    return file ? (*file)->read()->plan : nullptr;
}

void TestAutosave::everyEditReachesTheFile()
{
    start(m_dir->path());
    QVERIFY(!m_document->apply(QStringLiteral("Add B"), addTeam(QStringLiteral("B"))));
    QVERIFY(m_saver->flush());
    QCOMPARE(planText(*onDisk()), planText(*m_document->plan()));
    m_document->undo();
    QTRY_COMPARE_WITH_TIMEOUT(m_saver->state(), SaveState::Saved, 5000);
    QCOMPARE(planText(*onDisk()), planText(fullPlan()));
}

void TestAutosave::aBurstKeepsEveryAuditEntry()
{
    start(m_dir->path());
    for (int i = 0; i < 50; ++i)
        m_document->apply(QStringLiteral("Add %1").arg(i), addTeam(QStringLiteral("T%1").arg(i)));
    QVERIFY(m_saver->flush());
    const auto trail = (*PlanFile::open(m_path, OpenMode::ReadOnly))->audit();
    QCOMPARE(trail->size(), std::size_t(50));
    QCOMPARE(trail->back().what, QStringLiteral("Add 49"));
    QCOMPARE(trail->back().changes, QStringLiteral("teams +1"));
    QCOMPARE(planText(*onDisk()), planText(*m_document->plan()));
}

void TestAutosave::closingSavesTheRest()
{
    start(m_dir->path());
    m_document->apply(QStringLiteral("Add B"), addTeam(QStringLiteral("B")));
    m_saver.reset();
    QCOMPARE(planText(*onDisk()), planText(*m_document->plan()));
    QVERIFY(!(*PlanFile::open(m_path))->isReadOnly());
}

void TestAutosave::contentsGoBeforeTheRowsThatNameThem()
{
    start(m_dir->path());
    UsageDataset other = smallUsage();
    other.source = QStringLiteral("another import");
    const QString content = contentName(other);
    m_saver->keep({{content, std::make_shared<const UsageDataset>(other)}}, {});
    m_document->apply(QStringLiteral("Import"),
                      [&](const Plan &plan) { return addUsage(plan, QStringLiteral("another"), content); });
    QVERIFY(m_saver->flush());
    QVERIFY((*PlanFile::open(m_path, OpenMode::ReadOnly))->read()->usage.contains(content));
}

void TestAutosave::saysWhenItSavesAndHasSaved()
{
    start(m_dir->path());
    QCOMPARE(m_saver->state(), SaveState::Saved);
    QSignalSpy spy(m_saver.get(), &Autosave::stateChanged);
    m_document->apply(QStringLiteral("Add B"), addTeam(QStringLiteral("B")));
    QCOMPARE(m_saver->state(), SaveState::Saving);
    QTRY_COMPARE_WITH_TIMEOUT(m_saver->state(), SaveState::Saved, 5000);
    QCOMPARE(spy.count(), 2);
}

void TestAutosave::aFileForReadingMakesTheDocumentSo()
{
    start(m_dir->path());
    auto second = PlanFile::open(m_path);
    QVERIFY(second && (*second)->isReadOnly());
    PlanDocument document((*second)->read()->plan);
    const Autosave saver(std::move(*second), document);
    QVERIFY(document.apply(QStringLiteral("Add B"), addTeam(QStringLiteral("B"))));
}

void TestAutosave::aFullDiskIsToldAndSavingResumes()
{
    const SmallDisk disk(m_dir->path());
    if (!disk.isMounted())
        QSKIP("Mounting a small file system is not permitted here.");
    start(m_dir->path());
    const QString ballast = m_dir->filePath(QStringLiteral("ballast"));
    fill(ballast);
    for (int i = 0; i < 20; ++i) {
        m_document->apply(QStringLiteral("Add %1").arg(i),
                          addTeam(QString(2'000, QLatin1Char('t')) + QString::number(i)));
    }
    QTRY_COMPARE_WITH_TIMEOUT(m_saver->state(), SaveState::Failed, 10000);
    QVERIFY2(m_saver->trouble().contains(QStringLiteral("disk is full")), qPrintable(m_saver->trouble()));
    QVERIFY(!m_saver->flush());
    QCOMPARE(planText(*onDisk()), planText(fullPlan()));

    QVERIFY(QFile::remove(ballast));
    QTRY_COMPARE_WITH_TIMEOUT(m_saver->state(), SaveState::Saved, 10000);
    QCOMPARE(m_saver->trouble(), QString());
    QCOMPARE(planText(*onDisk()), planText(*m_document->plan()));
    QCOMPARE((*PlanFile::open(m_path, OpenMode::ReadOnly))->audit()->size(), std::size_t(20));
    m_saver.reset();
}

QTEST_GUILESS_MAIN(TestAutosave)
#include "tst_autosave.moc"

#include "model/storage/untitled.h"
#include "tests/support/fullplan.h"

#include <QTemporaryDir>
#include <QTest>

using namespace portolan;

class TestUntitled : public QObject
{
    Q_OBJECT

private slots:
    void eachIsAnotherPathInAFolderThatIsMade();
    void offersWhatNobodyHasOpen();
    void removesOnlyUntitledPlans();
};

void TestUntitled::eachIsAnotherPathInAFolderThatIsMade()
{
    const QTemporaryDir dir;
    const QString folder = dir.filePath(QStringLiteral("data/plans"));
    const auto first = untitledPath(folder);
    QVERIFY(first && QDir(folder).exists());
    QVERIFY(isUntitled(*first, folder));
    QVERIFY(*first != *untitledPath(folder));
    QVERIFY(!isUntitled(dir.filePath(QStringLiteral("mine.portolan")), folder));
    QVERIFY(!untitledPath(QStringLiteral("/proc/none/plans")));
}

void TestUntitled::offersWhatNobodyHasOpen()
{
    const QTemporaryDir dir;
    const QString path = *untitledPath(dir.path());
    auto plan = PlanFile::create(path, fullContents());
    QVERIFY(plan);
    QFile broken(*untitledPath(dir.path()));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("not a plan");
    broken.close();
    QVERIFY(leftOverPlans(dir.path()).empty());
    *plan = nullptr;
    const auto found = leftOverPlans(dir.path());
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].path, path);
    QCOMPARE(found[0].name, QString::fromUtf8("搬迁 2026"));
    QVERIFY(broken.exists());
}

void TestUntitled::removesOnlyUntitledPlans()
{
    const QTemporaryDir dir;
    const QString path = *untitledPath(dir.path());
    const QString named = dir.filePath(QStringLiteral("mine.portolan"));
    auto plan = PlanFile::create(path, fullContents());
    QVERIFY(plan && (*plan)->copyTo(named));
    QVERIFY(!discardUntitled(path, dir.path()));
    *plan = nullptr;
    QVERIFY(discardUntitled(path, dir.path()));
    QVERIFY(!QFile::exists(path));
    QVERIFY(!discardUntitled(named, dir.path()));
    QVERIFY(QFile::exists(named));
}

QTEST_GUILESS_MAIN(TestUntitled)
#include "tst_untitled.moc"

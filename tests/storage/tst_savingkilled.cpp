// Two hundred times a program that edits a plan without pause is killed at a random moment. The file must
// open, be sound, and lack at most the edits of the last second. The moments are seeded; eight programs run
// at a time, some shorter than a second and some longer, so that both the first saves and steady saving are
// hit.

#include "model/storage/autosave.h"
#include "tests/support/fullplan.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <random>
#include <signal.h>
#include <time.h>
#include <unistd.h>

using namespace portolan;

namespace {
/// Milliseconds of a clock that all processes of the machine share.
qint64 now()
{
    timespec time{};
    ::clock_gettime(CLOCK_MONOTONIC, &time);
    return qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
}

/// The number of the last edit in a plan: the stream puts it into the settings' seed.
qint64 stepIn(const Plan &plan)
{
    return plan.general().seed;
}

Result<Plan> nextStep(const Plan &plan)
{
    Settings settings = plan.general();
    ++settings.seed;
    Result<Plan> counted = changeRow(plan, settings);
    Team team;
    team.name = QStringLiteral("Step %1").arg(settings.seed);
    return settings.seed % 50 == 0 ? addRow(*counted, team) : counted;
}

/// The child: edits every few milliseconds and says each step with its time, until it is killed.
int editWithoutPause(const QString &path)
{
    auto file = PlanFile::open(path);
    if (!file)
        return 1;
    PlanDocument document((*file)->read()->plan);
    const Autosave saver(std::move(*file), document);
    QTimer pace;
    QObject::connect(&pace, &QTimer::timeout, &document, [&] {
        document.apply(QStringLiteral("Step"), nextStep);
        char line[64];
        const int size =
            std::snprintf(line, sizeof line, "%lld %lld\n", static_cast<long long>(stepIn(*document.plan())),
                          static_cast<long long>(now()));
        if (::write(STDOUT_FILENO, line, static_cast<std::size_t>(size)) != size)
            ::_exit(2);
    });
    pace.start(4);
    return QCoreApplication::exec();
}

struct Said
{
    qint64 step = 0;
    qint64 at = 0;
};

/// What became of one killed program.
struct Killed
{
    std::vector<Said> said;
    qint64 at = 0;
};
} // namespace

class TestSavingKilled : public QObject
{
    Q_OBJECT

private slots:
    void theFileLacksAtMostTheLastSecond();

private:
    void startOne();
    void check(const QString &path, const Killed &killed);

    static constexpr int rounds = 200;
    static constexpr int together = 8;
    QTemporaryDir m_dir;
    std::mt19937 m_random{20260301};
    int m_started = 0;
    int m_finished = 0;
    qint64 m_stepsSaid = 0;
    qint64 m_longerThanASecond = 0;
    qint64 m_oldestLost = 0;
    QString m_failures;
};

void TestSavingKilled::startOne()
{
    const int round = m_started++;
    const QString path = m_dir.filePath(QStringLiteral("%1.portolan").arg(round));
    QVERIFY(QFile::copy(m_dir.filePath(QStringLiteral("whole.portolan")), path));
    auto *child = new QProcess(this);
    auto *killed = new Killed;
    const int life = 1 + int(m_random() % (round % 2 == 0 ? 500 : 2'000));
    connect(child, &QProcess::readyReadStandardOutput, child,
            [child, killed, life, isFirst = true]() mutable {
                while (child->canReadLine()) {
                    const QList<QByteArray> words = child->readLine().trimmed().split(' ');
                    killed->said.push_back({words.at(0).toLongLong(), words.at(1).toLongLong()});
                }
                if (std::exchange(isFirst, false)) {
                    QTimer::singleShot(life, child, [child, killed] {
                        killed->at = now();
                        ::kill(pid_t(child->processId()), SIGKILL);
                    });
                }
            });
    connect(child, &QProcess::finished, this, [this, child, killed, path] {
        check(path, *killed);
        delete killed;
        child->deleteLater();
        ++m_finished;
        if (m_started < rounds)
            startOne();
    });
    child->start(QCoreApplication::applicationFilePath(), {QStringLiteral("--edit"), path});
}

void TestSavingKilled::check(const QString &path, const Killed &killed)
{
    const auto file = PlanFile::open(path);
    if (!file || (*file)->isReadOnly() || killed.said.empty()) {
        m_failures += path + u' ' + (file ? QStringLiteral("held, or nothing said") : file.error()) + u'\n';
        return;
    }
    const auto contents = (*file)->read();
    const auto trail = (*file)->audit();
    if (!contents || !trail) {
        m_failures += contents ? trail.error() : contents.error();
        return;
    }
    const qint64 saved = stepIn(*contents->plan);
    // Edits and their audit entries are saved together or not at all.
    if (qint64(trail->size()) != saved - stepIn(fullPlan()))
        m_failures += QStringLiteral("%1: %2 entries at step %3\n").arg(path).arg(trail->size()).arg(saved);
    m_stepsSaid += qint64(killed.said.size());
    m_longerThanASecond += killed.at - killed.said.front().at > 1'000 ? 1 : 0;
    for (const Said &said : killed.said) {
        if (said.step <= saved)
            continue;
        m_oldestLost = std::max(m_oldestLost, killed.at - said.at);
        if (killed.at - said.at > 1'000) {
            m_failures += QStringLiteral("%1: step %2 was lost %3 ms after it\n")
                              .arg(path)
                              .arg(said.step)
                              .arg(killed.at - said.at);
        }
        break;
    }
}

void TestSavingKilled::theFileLacksAtMostTheLastSecond()
{
    QVERIFY(PlanFile::create(m_dir.filePath(QStringLiteral("whole.portolan")), fullContents()));
    for (int i = 0; i < together; ++i)
        startOne();
    QTRY_COMPARE_WITH_TIMEOUT(m_finished, rounds, 280'000);
    qInfo("%lld edits said, %lld of %d programs lived longer than a second, oldest edit lost: %lld ms",
          static_cast<long long>(m_stepsSaid), static_cast<long long>(m_longerThanASecond), rounds,
          static_cast<long long>(m_oldestLost));
    QVERIFY2(m_failures.isEmpty(), qPrintable(m_failures));
    // Without these the law above would hold for a program that never saves.
    QVERIFY(m_longerThanASecond > rounds / 10);
    QVERIFY(m_stepsSaid > 1'000);
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (app.arguments().size() == 3 && app.arguments()[1] == QStringLiteral("--edit"))
        return editWithoutPause(app.arguments()[2]);
    TestSavingKilled test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_savingkilled.moc"

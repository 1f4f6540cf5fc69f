#include "model/exchange/samplehistory.h"
#include "model/exchange/samplelogs.h"
#include "model/usage/demand.h"
#include "model/usage/rollup.h"

#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

using namespace portolan;

namespace {

SampleSize small()
{
    SampleSize size;
    size.nodes = 2;
    size.days = 7;
    return size;
}

DemandResult demandOf(const std::shared_ptr<const UsageDataset> &usage)
{
    DemandInput input;
    input.datasets.push_back(usage);
    for (const UsageSeries &series : usage->series) {
        input.series.push_back(&series);
        input.steps.push_back(usage->step);
    }
    input.busyThreshold = Decimal{50'000};
    input.zone = usage->zone;
    return demand(input, {});
}

/// A log line's time in UTC seconds, its UUID and its utilisation, read here on purpose without the reader.
void addLine(const QString &line, const QString &host, UsageRollup &rollup)
{
    const QStringList cells = line.split(QStringLiteral(", "));
    const QString &at = cells[0];
    const QDate date(at.mid(0, 4).toInt(), at.mid(5, 2).toInt(), at.mid(8, 2).toInt());
    const int second = at.mid(11, 2).toInt() * 3600 + at.mid(14, 2).toInt() * 60 + at.mid(17, 2).toInt();
    // Shanghai is eight hours ahead of UTC all year.
    const std::int64_t time = QDate(1970, 1, 1).daysTo(date) * 86'400 + second - 8 * 3600;
    const auto card = rollup.card(host, cells[3].toInt(), cells[2], cells[1]);
    if (cells[4] == QLatin1String("[N/A]"))
        rollup.addMissing(card, time);
    else
        rollup.add(card, time, cells[4].chopped(2).toInt() * 100);
}

} // namespace

class TestSampleHistory : public QObject
{
    Q_OBJECT

private slots:
    void sameSeedSameBits();
    void anotherSeedOtherBits();
    void isAsLargeAsTheDesignSays();
    void looksLikeAClusterAtWork();
    void smallSizesWork_data();
    void smallSizesWork();
    void logsSayTheSame();
    void logsLookLikeNvidiaSmi();
    void folderThatCannotBeIsRefused();
};

void TestSampleHistory::sameSeedSameBits()
{
    const QString name = contentName(sampleUsage(small(), QStringLiteral("x")));
    QCOMPARE(contentName(sampleUsage(small(), QStringLiteral("x"))), name);
    // On every machine and in every build the same; a change of the generator is a change of the sample.
    QCOMPARE(name.left(16), QStringLiteral("4bbec912fada32f8"));
}

void TestSampleHistory::anotherSeedOtherBits()
{
    SampleSize other = small();
    other.seed += 1;
    QVERIFY(contentName(sampleUsage(other, {})) != contentName(sampleUsage(small(), {})));
}

void TestSampleHistory::isAsLargeAsTheDesignSays()
{
    QElapsedTimer timer;
    timer.start();
    const auto usage = std::make_shared<const UsageDataset>(sampleUsage(SampleSize(), {}));
    qInfo("generated in %lld ms", static_cast<long long>(timer.restart()));
    const DemandResult result = demandOf(usage);
    qInfo("demand in %lld ms", static_cast<long long>(timer.elapsed()));
    QCOMPARE(usage->series.size(), std::size_t(128));
    QCOMPARE(qint64(result.hours), qint64(91 * 24));
    QCOMPARE(qint64(result.samples.expectedSamples / 1000), qint64(128LL * 131'040 / 1000));
    const double coverage = result.samples.coverage();
    QVERIFY2(coverage > 0.975 && coverage < 0.985, qPrintable(QString::number(coverage)));
    const SampleHistory history{SampleSize()};
    std::int64_t rows = 0;
    for (int node = 0; node < 16; ++node) {
        const auto values = history.utilization(node, 0);
        rows +=
            8 * std::count_if(values.begin(), values.end(), [](auto v) { return v != SampleHistory::noRow; });
    }
    QVERIFY2(std::abs(static_cast<double>(rows) - 16.6e6) < 0.05e6, qPrintable(QString::number(rows)));
}

void TestSampleHistory::looksLikeAClusterAtWork()
{
    const auto usage = std::make_shared<const UsageDataset>(sampleUsage(SampleSize(), {}));
    const DemandResult result = demandOf(usage);
    QCOMPARE(qint64(result.idleCards), qint64(3));
    const double mean = *result.fleet.samples.value;
    QVERIFY2(mean > 70 && mean < 110, qPrintable(QString::number(mean)));
    // Tuesday at eleven is busier than Sunday at four in the morning.
    const double tuesday = *result.week[24 + 11].value;
    const double sunday = *result.week[6 * 24 + 4].value;
    QVERIFY2(tuesday > sunday + 15, qPrintable(QStringLiteral("%1 %2").arg(tuesday).arg(sunday)));
    // The node that was down has two days without a sample.
    const CardUse &down = result.cards[10 * 8];
    const auto missing =
        std::count_if(down.hourly.begin(), down.hourly.end(), [](float value) { return std::isnan(value); });
    QVERIFY2(missing >= 47 && missing < 70, qPrintable(QString::number(missing)));
    // Training plateaus are high, and the service never sleeps.
    QVERIFY(result.cards[0].p95 > 0.9);
    const auto &service = result.cards[12 * 8].hourly;
    QVERIFY(std::none_of(service.begin(), service.end(), [](float value) { return value < 0.15F; }));
    qInfo("mean active %.1f, p95 %.1f, samples p50 %.0f p95 %.0f", mean, result.activePercentiles->p95,
          result.samplePercentiles->p50, result.samplePercentiles->p95);
}

void TestSampleHistory::smallSizesWork_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("days");
    QTest::newRow("one node, one day") << 1 << 1;
    QTest::newRow("two nodes, a week") << 2 << 7;
    QTest::newRow("five nodes") << 5 << 3;
    QTest::newRow("more nodes than slots") << 40 << 2;
}

void TestSampleHistory::smallSizesWork()
{
    QFETCH(int, nodes);
    QFETCH(int, days);
    SampleSize size;
    size.nodes = nodes;
    size.days = days;
    const UsageDataset usage = sampleUsage(size, {});
    QCOMPARE(usage.series.size(), std::size_t(nodes * 8));
    for (const UsageSeries &series : usage.series)
        QVERIFY(series.hours.size() <= std::size_t(24 * days));
    const auto back = unpacked(packedHead(usage), packedChunks(usage));
    QVERIFY(back);
    QVERIFY(*back == usage);
    for (int slot = 0; slot < sampleSlots; ++slot)
        QVERIFY(!sampleNodes(size, slot, slot).isEmpty());
}

void TestSampleHistory::logsSayTheSame()
{
    QTemporaryDir folder;
    QVERIFY(writeSampleLogs(folder.path(), small(), {}));
    UsageRollup rollup;
    for (int node = 0; node < small().nodes; ++node) {
        QFile file(folder.filePath(QStringLiteral("logs/%1.csv").arg(sampleHost(node))));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        while (!file.atEnd())
            addLine(QString::fromLatin1(file.readLine().chopped(1)), sampleHost(node), rollup);
    }
    const auto built = rollup.build(QStringLiteral("x"), sampleZone());
    const UsageDataset direct = sampleUsage(small(), QStringLiteral("x"));
    QCOMPARE(qint64(built.report.duplicates), qint64(0));
    QVERIFY(built.report.missing > 100);
    QCOMPARE(built.dataset.series.size(), direct.series.size());
    QVERIFY(built.dataset == direct);
}

void TestSampleHistory::logsLookLikeNvidiaSmi()
{
    QTemporaryDir folder;
    SampleSize size;
    size.nodes = 1;
    size.days = 1;
    QVERIFY(writeSampleLogs(folder.path(), size, {}));
    QFile file(folder.filePath(QStringLiteral("logs/gpu01.csv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readLine().trimmed(),
             QByteArray("timestamp, name, uuid, index, utilization.gpu [%], utilization.memory [%], "
                        "memory.used [MiB], memory.total [MiB], power.draw [W], temperature.gpu"));
    const QRegularExpression row(QStringLiteral(
        "^2026/03/01 \\d\\d:\\d\\d:\\d\\d\\.\\d{3}, NVIDIA A100-SXM4-80GB, GPU-[0-9a-f]{8}(-[0-9a-f]{4}){3}"
        "-[0-9a-f]{12}, [0-7], (\\d{1,3} %, \\d{1,3} %|\\[N/A\\], \\[N/A\\]), \\d+ MiB, 81920 MiB, "
        "\\d+\\.\\d\\d W, \\d\\d$"));
    int rows = 0;
    while (!file.atEnd()) {
        const QString line = QString::fromLatin1(file.readLine()).chopped(1);
        QVERIFY2(row.match(line).hasMatch(), qPrintable(line));
        ++rows;
    }
    QVERIFY(rows > 8 * 1440 * 9 / 10 && rows <= 8 * 1440);
    QFile nodes(folder.filePath(QStringLiteral("nodes.csv")));
    QVERIFY(nodes.open(QIODevice::ReadOnly));
    const QString header = QString::fromUtf8(nodes.readLine());
    QString line = QString::fromUtf8(nodes.readLine());
    QVERIFY(nodes.atEnd());
    QVERIFY(line.startsWith(
        QStringLiteral("gpu01,Machine room,\"8-GPU server, first series\",A100-SXM4-80GB,8,80 GiB,")));
    line.remove(QRegularExpression(QStringLiteral("\"[^\"]*\"")));
    QCOMPARE(line.count(u','), header.count(u','));
}

void TestSampleHistory::folderThatCannotBeIsRefused()
{
    const auto result = writeSampleLogs(QStringLiteral("/dev/null/x"), small(), {});
    QVERIFY(!result);
    QVERIFY(result.error().contains(QStringLiteral("/dev/null/x")));
}

QTEST_APPLESS_MAIN(TestSampleHistory)
#include "tst_samplehistory.moc"

#include "model/exchange/format.h"
#include "model/exchange/samplehistory.h"
#include "model/exchange/samplelogs.h"

#include <QTemporaryDir>
#include <QTest>

using namespace portolan;

class TestSampleImport : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void logsGiveTheSameHistory();
    void nodeListGivesTheSameNodes();

private:
    QTemporaryDir m_folder;
    SampleSize m_size;
};

void TestSampleImport::initTestCase()
{
    m_size.nodes = 3;
    m_size.days = 4;
    QVERIFY(writeSampleLogs(m_folder.path(), m_size, {}));
}

void TestSampleImport::logsGiveTheSameHistory()
{
    ImportOptions options;
    options.zone = sampleZone();
    const auto imported = importFiles({m_folder.filePath(QStringLiteral("logs"))}, options, {});
    QVERIFY2(bool(imported), imported ? "" : qPrintable(imported.error()));
    QVERIFY(imported->usage);
    const UsageDataset direct = sampleUsage(m_size, imported->usage->source);
    QCOMPARE(imported->usage->series.size(), direct.series.size());
    for (std::size_t i = 0; i < direct.series.size(); ++i) {
        const UsageSeries &read = imported->usage->series[i];
        QCOMPARE(read.host, direct.series[i].host);
        QCOMPARE(read.model, direct.series[i].model);
        QVERIFY2(read == direct.series[i], qPrintable(read.host));
    }
    QVERIFY(*imported->usage == direct);
    for (const FileReport &file : imported->files)
        QCOMPARE(qint64(file.rowsRefused), qint64(0));
}

void TestSampleImport::nodeListGivesTheSameNodes()
{
    const auto imported = importFiles({m_folder.filePath(QStringLiteral("nodes.csv"))}, {}, {});
    QVERIFY2(bool(imported), imported ? "" : qPrintable(imported.error()));
    QCOMPARE(imported->nodes.size(), std::size_t(m_size.nodes));
    for (int node = 0; node < m_size.nodes; ++node) {
        Node expected = sampleNode(m_size, node);
        for (Accelerator &card : expected.accelerators)
            card.uuid.clear(); // a node list has none
        Node read = imported->nodes[static_cast<std::size_t>(node)];
        QCOMPARE(read.name, expected.name);
        QCOMPARE(read.model, expected.model);
        QCOMPARE(read.accelerators, expected.accelerators);
        QCOMPARE(read.price, expected.price);
        read.site = expected.site;
        QVERIFY(read == expected);
    }
}

QTEST_GUILESS_MAIN(TestSampleImport)
#include "tst_sampleimport.moc"

#include "model/catalog/accelerators.h"

#include <QMap>
#include <QTest>

using namespace portolan;

class TestAccelerators : public QObject
{
    Q_OBJECT

private slots:
    void knowsWhatToolsPrint_data();
    void knowsWhatToolsPrint();
    void matchesWholeNamesOnly_data();
    void matchesWholeNamesOnly();
    void noNameMeansTwoCards();
    void everyFactHasAMemoryAndASource();
    void throughputIsDense();
};

void TestAccelerators::knowsWhatToolsPrint_data()
{
    QTest::addColumn<QString>("model");
    QTest::newRow("NVIDIA A100-SXM4-80GB") << "A100-SXM4-80GB";
    QTest::newRow("NVIDIA A100 80GB PCIe") << "A100-PCIE-80GB";
    QTest::newRow("NVIDIA A100-PCIE-40GB") << "A100-PCIE-40GB";
    QTest::newRow("NVIDIA H100 80GB HBM3") << "H100-SXM5-80GB";
    QTest::newRow("NVIDIA H100 PCIe") << "H100-PCIE-80GB";
    QTest::newRow("NVIDIA H100 NVL") << "H100-NVL-94GB";
    QTest::newRow("NVIDIA H200") << "H200-SXM-141GB";
    QTest::newRow("NVIDIA H20") << "H20-96GB";
    QTest::newRow("NVIDIA L40S") << "L40S";
    QTest::newRow("Tesla V100-SXM2-32GB") << "V100-SXM2-32GB";
    QTest::newRow("Tesla T4") << "T4";
    QTest::newRow("NVIDIA GeForce RTX 4090") << "RTX 4090";
    QTest::newRow("NVIDIA A800-SXM4-80GB") << "A800-SXM4-80GB";
    QTest::newRow("910B3") << "Ascend 910B3";
    QTest::newRow("ascend910b1") << "Ascend 910B1";
    QTest::newRow("  nvidia_a10g ") << "A10G";
}

void TestAccelerators::knowsWhatToolsPrint()
{
    QFETCH(QString, model);
    const AcceleratorFact *fact = acceleratorFact(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(fact);
    QCOMPARE(fact->model, model);
}

void TestAccelerators::matchesWholeNamesOnly_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << "";
    QTest::newRow("vendor alone") << "NVIDIA";
    QTest::newRow("beginning of a name") << "A100-SXM4";
    QTest::newRow("name and more") << "NVIDIA H100 80GB HBM3 MIG 1g.10gb";
    QTest::newRow("unheard of") << "Abacus 9000";
}

void TestAccelerators::matchesWholeNamesOnly()
{
    QFETCH(QString, name);
    QVERIFY(!acceleratorFact(name));
}

void TestAccelerators::noNameMeansTwoCards()
{
    for (const AcceleratorFact &fact : acceleratorFacts()) {
        QCOMPARE(acceleratorFact(fact.model), &fact);
        for (const QString &alias : fact.aliases)
            QVERIFY2(acceleratorFact(alias) == &fact, qPrintable(alias));
    }
}

void TestAccelerators::everyFactHasAMemoryAndASource()
{
    QVERIFY(acceleratorFacts().size() > 50);
    for (const AcceleratorFact &fact : acceleratorFacts()) {
        QVERIFY2(fact.memory >= (Bytes{16LL << 30}), qPrintable(fact.model));
        QVERIFY2(!fact.source.isEmpty() && !fact.vendor.isEmpty(), qPrintable(fact.model));
    }
}

void TestAccelerators::throughputIsDense()
{
    QCOMPARE(acceleratorFact(QStringLiteral("H100"))->teraflops, std::optional(989.4));
    QCOMPARE(acceleratorFact(QStringLiteral("A100-80GB"))->teraflops, std::optional(312.0));
    QCOMPARE(acceleratorFact(QStringLiteral("A100-80GB"))->memory, (Bytes{80LL << 30}));
}

QTEST_GUILESS_MAIN(TestAccelerators)
#include "tst_accelerators.moc"

#include "model/plan/celltext.h"

#include <QTest>

using namespace portolan;

class TestCellText : public QObject
{
    Q_OBJECT

private slots:
    void everyEnumReadsItsOwnName();
    void emptyIsUnknownWhereAFieldCanBe();
    void aRefusalLeavesTheValueAlone();
    void readsPercentAsShare();
    void readsListsOfReferences();
    void acceleratorsSurvive();
};

template <class Enum>
void checkNames()
{
    QSet<QString> seen;
    for (const auto &[value, name] : Names<Enum>::list) {
        Enum read{};
        QVERIFY(!readCell(nameOf(value).toUpper(), read));
        QCOMPARE(static_cast<int>(read), static_cast<int>(value));
        QVERIFY(!seen.contains(nameOf(value)));
        seen.insert(nameOf(value));
    }
}

void TestCellText::everyEnumReadsItsOwnName()
{
    checkNames<SiteKind>();
    checkNames<Temperature>();
    checkNames<RoadKind>();
    checkNames<LicenseBinding>();
    checkNames<WorkloadKind>();
    checkNames<Term>();
    checkNames<Method>();
    checkNames<TaskKind>();
    checkNames<Link>();
    checkNames<GateState>();
    checkNames<AssumptionKey>();
}

void TestCellText::emptyIsUnknownWhereAFieldCanBe()
{
    std::optional<Bytes> size = Bytes{5};
    QVERIFY(!readCell(QString(), size));
    QVERIFY(!size);
    Bytes certain{5};
    QVERIFY(readCell(QString(), certain));
}

void TestCellText::aRefusalLeavesTheValueAlone()
{
    Bytes size{5};
    const auto refusal = readCell(QStringLiteral("plenty"), size);
    QVERIFY(refusal);
    QVERIFY(refusal->sentence.contains(QStringLiteral("plenty")));
    QVERIFY(refusal->sentence.contains(QStringLiteral("100 TB")));
    QCOMPARE(size.count, std::int64_t(5));
}

void TestCellText::readsPercentAsShare()
{
    Decimal share;
    QVERIFY(!readCell(QStringLiteral("12.5 %"), share));
    QCOMPARE(share.micros, std::int64_t(125'000));
}

void TestCellText::readsListsOfReferences()
{
    QList<NodeId> nodes;
    QVERIFY(!readCell(QStringLiteral("3;9"), nodes));
    QCOMPARE(nodes.size(), 2);
    QCOMPARE(cellText(nodes), QStringLiteral("3;9"));
    QVERIFY(readCell(QStringLiteral("3;x"), nodes));
    QCOMPARE(nodes.size(), 2);
}

void TestCellText::acceleratorsSurvive()
{
    const Accelerator card{3, QStringLiteral("A100-SXM4-80GB"), Bytes{85899345920}, QStringLiteral("GPU-1")};
    Accelerator read;
    QVERIFY(!readCell(cellText(card), read));
    QVERIFY(read == card);
}

QTEST_GUILESS_MAIN(TestCellText)
#include "tst_celltext.moc"

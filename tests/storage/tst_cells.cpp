#include "model/storage/cells.h"

#include <QTest>

using namespace portolan;

class TestCells : public QObject
{
    Q_OBJECT

private slots:
    void separatorsInPartsComeBack();
    void unsetValuesComeBack();
    void listsMayBeEmpty();
    void nonsenseIsRefused();
};

namespace {
template <class Value>
void comesBack(const Value &value)
{
    Value read{};
    const auto refusal = readStored(storedText(value), read);
    QVERIFY2(!refusal, refusal ? qPrintable(refusal->sentence) : "");
    QVERIFY2(read == value, qPrintable(storedText(value) + " became " + storedText(read)));
}
} // namespace

void TestCells::separatorsInPartsComeBack()
{
    comesBack(QStringList{"a;b", "c\\", "\\;", "d"});
    comesBack(QList<Accelerator>{{3, "A|B;C\\", Bytes{80'000}, "x|y"}, {4, "", Bytes{0}, ""}});
    comesBack(Bytes{9'223'372'036'854'775'807});
    comesBack(Bandwidth{123'456'789'012'345});
    comesBack(QList<Override>{{AssumptionKey::DemandGrowth, Decimal{-1}}});
}

void TestCells::unsetValuesComeBack()
{
    comesBack(Money{});
    comesBack(std::optional<Money>(Money{}));
    comesBack(std::optional<Money>());
    comesBack(Currency{});
    comesBack(QDate());
    comesBack(std::optional<int>());
}

void TestCells::listsMayBeEmpty()
{
    QList<int> days{1, 2};
    QVERIFY(!readStored(storedText(QList<int>()), days));
    QVERIFY(days.isEmpty());
}

void TestCells::nonsenseIsRefused()
{
    Money money;
    QVERIFY(readStored(QStringLiteral("12"), money));
    QList<Accelerator> cards;
    QVERIFY(readStored(QStringLiteral("0|A100"), cards));
}

QTEST_GUILESS_MAIN(TestCells)
#include "tst_cells.moc"

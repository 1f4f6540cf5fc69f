#include "model/plan/columns.h"
#include "views/format/words.h"

#include <QSet>
#include <QTest>

using namespace portolan;

namespace {
const Currency cny = *Currency::fromText(QStringLiteral("CNY"));

/// The words of all values from the first to the last that has one; empty where two are the same or the last
/// known value has none. A value after it cannot lack a word: the compiler asks every switch for it.
template <class Enum, class WordOf>
QStringList wordsUpTo(Enum last, WordOf wordOf)
{
    QStringList words;
    for (int value = 0; value <= static_cast<int>(last); ++value)
        words.append(wordOf(static_cast<Enum>(value)));
    const bool isDistinct = QSet<QString>(words.cbegin(), words.cend()).size() == words.size();
    return isDistinct && !words.contains(QString()) ? words : QStringList();
}

template <class Enum>
int wordCount(Enum last)
{
    return static_cast<int>(wordsUpTo(last, [](Enum value) { return word(value); }).size());
}
} // namespace

class TestWords : public QObject
{
    Q_OBJECT

private slots:
    void everyValueHasItsOwnWord_data();
    void everyValueHasItsOwnWord();
    void tablesHaveTheirWords();
    void everyAssumptionIsExplainedWithItsUnit();
    void assumptionsReadWithTheirUnit();
    void everyColumnHasATitle();
};

void TestWords::everyValueHasItsOwnWord_data()
{
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("values");
    const auto row = [](const char *name, auto last) {
        QTest::newRow(name) << wordCount(last) << static_cast<int>(last) + 1;
    };
    row("site", SiteKind::Cloud);
    row("temperature", Temperature::Cold);
    row("road", RoadKind::Media);
    row("licence", LicenseBinding::Floating);
    row("workload", WorkloadKind::Rendering);
    row("term", Term::Spot);
    row("method", Method::Stay);
    row("task", TaskKind::Own);
    row("link", Link::StartFinish);
    row("gate", GateState::Waived);
    row("severity", Severity::Blocking);
    row("cost", CostKind::License);
    row("verdict", RoadVerdict::StaysHere);
    row("reason", Reason::DataMayNotLeave);
    row("alert", AlertLevel::Over);
    row("price term", PriceTerm::Spot);
    row("price unit", PriceUnit::Job);
    row("price scope", PriceScope::Accelerator);
    row("item", ItemKind::Device);
    row("stage", Stage::Budget);
    row("finding", FindingKind::NeverBreaksEven);
    row("row", RowKind::Scenario);
    row("assumption", AssumptionKey::PriceChange);
}

void TestWords::everyValueHasItsOwnWord()
{
    QFETCH(int, words);
    QFETCH(int, values);
    QCOMPARE(words, values);
}

void TestWords::tablesHaveTheirWords()
{
    const QStringList words = wordsUpTo(RowKind::Scenario, [](RowKind kind) { return manyWord(kind); });
    QCOMPARE(words.size(), static_cast<int>(std::tuple_size_v<decltype(planTables)>));
}

void TestWords::everyAssumptionIsExplainedWithItsUnit()
{
    QSet<QString> explanations;
    for (const auto &[key, name] : Names<AssumptionKey>::list) {
        QVERIFY2(explanation(key).endsWith(u'.'), name);
        explanations.insert(explanation(key));
        const AssumptionUnit unit = kindOf(key).unit;
        QCOMPARE(unitWord(unit, cny).isEmpty(), unit == AssumptionUnit::Factor);
        QCOMPARE(unitWord(unit, cny).contains(QStringLiteral("CNY")), isMoney(unit));
    }
    QCOMPARE(explanations.size(), static_cast<int>(Names<AssumptionKey>::list.size()));
}

void TestWords::assumptionsReadWithTheirUnit()
{
    const auto text = [](AssumptionKey key, Decimal value) {
        return assumptionText(key, value, cny, QLocale(QLocale::English)).replace(u'\u00a0', u' ');
    };
    QCOMPARE(text(AssumptionKey::DemandGrowth, {200'000}), QStringLiteral("20%"));
    QCOMPARE(text(AssumptionKey::PowerUsage, {1'400'000}), QStringLiteral("1.4"));
    QCOMPARE(text(AssumptionKey::EnergyPrice, {800'000}), QStringLiteral("0.8 CNY per kWh"));
    QCOMPARE(text(AssumptionKey::NodePrice, Decimal::whole(1'200'000)), QStringLiteral("1,200,000 CNY"));
    QCOMPARE(text(AssumptionKey::SpotMtbf, Decimal::whole(6)), QStringLiteral("6 hours"));
}

void TestWords::everyColumnHasATitle()
{
    int columns = 0;
    forEachTable(Plan(), [&](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        QSet<QString> titles;
        forEachColumn<Row>([&](const auto &column) {
            titles.insert(columnTitle(Columns<Row>::table, column.name));
            ++columns;
        });
        QVERIFY(!titles.contains(QString()));
        QCOMPARE(static_cast<std::size_t>(titles.size()), std::tuple_size_v<decltype(Columns<Row>::list)>);
    });
    QVERIFY(columns > 100);
}

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"

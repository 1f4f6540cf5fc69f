#include "model/plan/assumptions.h"
#include "tests/support/syntheticplan.h"
#include "views/format/whytext.h"
#include "views/format/words.h"
#include "views/pages/assumptiontable.h"
#include "views/pages/costpage.h"
#include "views/pages/figuretable.h"
#include "views/pages/inspector.h"
#include "views/pages/overviewpage.h"

#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace portolan;

class TestPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTileOfTheOverviewAsksWhy();
    void theCostOfEachMonthIsShownAndAsksWhy();
    void theInspectorFollowsLinksAndComesBack();
    void aShareIsTypedInPerCent();
    void aWrongAssumptionIsRefused();
    void underAScenarioTheScenarioIsChanged();
};

namespace {
Result<Edit> noPaste(const Plan &, const TableSpec &, const QString &)
{
    return Refusal{QStringLiteral("no")};
}

struct Computed
{
    PlanDocument document{std::make_shared<const Plan>(syntheticPlan())};
    SharedForecast result = forecast({document.plan(), {}, {}}, nullptr, {});
};

FigureTable *tableNamed(const QWidget &page, const QString &name)
{
    for (FigureTable *table : page.findChildren<FigureTable *>()) {
        if (table->accessibleName() == name)
            return table;
    }
    return nullptr;
}

struct Assumptions
{
    PlanDocument document{std::make_shared<const Plan>(syntheticPlan())};
    AssumptionTable table{document};
    QSignalSpy refused{&table, &AssumptionTable::refused};

    void type(const QString &text)
    {
        table.showKey(AssumptionKey::DemandGrowth);
        table.currentItem()->setText(text);
    }
    Decimal growth() const { return assumed(*document.plan(), AssumptionKey::DemandGrowth); }
};
} // namespace

void TestPages::aTileOfTheOverviewAsksWhy()
{
    Computed computed;
    OverviewPage page(computed.document);
    page.showForecast(computed.result);
    const QSignalSpy asked(&page, &Page::whyAsked);
    const auto tiles = page.findChildren<QToolButton *>(QStringLiteral("tile"));
    QCOMPARE(tiles.size(), 6);
    for (QToolButton *tile : tiles)
        tile->click();
    QVERIFY(!asked.isEmpty());
    for (const auto &call : asked)
        QVERIFY(lineOf(*computed.result, call[0].value<LineRef>()));
}

void TestPages::theCostOfEachMonthIsShownAndAsksWhy()
{
    Computed computed;
    CostPage page(computed.document, noPaste);
    page.showForecast(computed.result);
    FigureTable *months = tableNamed(page, CostPage::tr("Cost by month"));
    QVERIFY(months);
    QCOMPARE(months->rowCount(), computed.document.plan()->general().horizonMonths + 1);
    const QSignalSpy asked(&page, &Page::whyAsked);
    months->setCurrentCell(0, 1);
    QTest::keyClick(months, Qt::Key_F1);
    QCOMPARE(asked.size(), 1);
    QVERIFY(asked[0][0].value<LineRef>() == computed.result->cost->months.front().stayLine);
}

void TestPages::theInspectorFollowsLinksAndComesBack()
{
    Computed computed;
    Inspector inspector(computed.document);
    inspector.showForecast(computed.result);
    auto *text = inspector.findChild<QTextBrowser *>();
    const LineRef total = computed.result->cost->stayTotalLine;
    inspector.showWhy(total);
    const QString first = text->toPlainText();
    QVERIFY(first.contains(why(*computed.result, total).title));
    emit text->anchorClicked(QUrl(QStringLiteral("operand:0")));
    QVERIFY(text->toPlainText() != first);
    emit text->anchorClicked(QUrl(QStringLiteral("back:")));
    QCOMPARE(text->toPlainText(), first);
}

void TestPages::aShareIsTypedInPerCent()
{
    Assumptions shown;
    shown.type(QStringLiteral("12.5"));
    QCOMPARE(shown.growth().micros, 125'000);
    QCOMPARE(shown.table.currentItem()->text(), QStringLiteral("12.5%"));
    shown.type(QStringLiteral("7%"));
    QCOMPARE(shown.growth().micros, 70'000);
    shown.document.undo();
    QCOMPARE(shown.table.currentItem()->text(), QStringLiteral("12.5%"));
}

void TestPages::aWrongAssumptionIsRefused()
{
    Assumptions shown;
    const Decimal before = shown.growth();
    shown.type(QStringLiteral("a lot"));
    QCOMPARE(shown.refused.size(), 1);
    QVERIFY(shown.growth() == before);
    QVERIFY(shown.table.currentItem()->text() != QStringLiteral("a lot"));
}

void TestPages::underAScenarioTheScenarioIsChanged()
{
    Assumptions shown;
    const Decimal before = shown.growth();
    Scenario scenario;
    scenario.name = QStringLiteral("Fast growth");
    shown.document.apply(QStringLiteral("add"), [&](const Plan &plan) { return addRow(plan, scenario); });
    const ScenarioId id = shown.document.plan()->scenarios.at(0).id;
    shown.document.apply(QStringLiteral("use"), [&](const Plan &plan) { return useScenario(plan, id); });
    shown.type(QStringLiteral("60"));
    QVERIFY(shown.growth() == before);
    QCOMPARE(shown.document.plan()->scenarios.at(0).overrides.size(), 1);
    QCOMPARE(shown.table.currentItem()->text(), QStringLiteral("60%"));
}

QTEST_MAIN(TestPages)
#include "tst_pages.moc"

#include "tests/support/plantext.h"
#include "tests/support/syntheticforecast.h"
#include "views/format/numbers.h"
#include "views/pages/datapage.h"
#include "views/pages/figuretable.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace portolan;

class TestDataPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachDatasetHasARowForEachRoad();
    void theChosenRoadIsMarkedAndTheOtherSaysWhy();
    void aTimeAsksWhy();
    void aRoadIsPinnedAndReleased();
    void withoutRoadsThePageOffersTheInventory();
    void looks();
};

namespace {

constexpr int timeColumn = 4;
constexpr int verdictColumn = 8;

struct Shown
{
    SharedForecast forecast = syntheticForecast();
    PlanDocument document{forecast->plan};
    DataPage page{document};
    FigureTable *table = page.findChild<FigureTable *>();

    Shown()
    {
        page.resize(1200, 700);
        page.showForecast(forecast);
    }
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *candidate : page.findChildren<QPushButton *>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }
};

} // namespace

void TestDataPage::eachDatasetHasARowForEachRoad()
{
    Shown shown;
    const auto rows = shown.forecast->plan->datasets.size() * 2;
    QCOMPARE(shown.table->rowCount(), static_cast<int>(rows));
    QCOMPARE(shown.table->item(0, 0)->text(), shown.forecast->plan->datasets.at(0).name);
}

void TestDataPage::theChosenRoadIsMarkedAndTheOtherSaysWhy()
{
    Shown shown;
    QVERIFY(shown.table->item(0, verdictColumn)->text().startsWith(u'✓'));
    QVERIFY(shown.table->item(0, verdictColumn)->font().bold());
    const RoadOption &chosen = shown.forecast->transfer->datasets[0].options[0];
    const RoadOption &other = shown.forecast->transfer->datasets[0].options[1];
    const QString text = shown.table->item(1, verdictColumn)->text();
    QVERIFY2(text.contains(timeSpanText(*other.duration - *chosen.duration)), qPrintable(text));
    QVERIFY(!shown.table->item(1, verdictColumn)->font().bold());
}

void TestDataPage::aTimeAsksWhy()
{
    Shown shown;
    LineRef asked;
    connect(&shown.page, &Page::whyAsked, this, [&](const LineRef &line) { asked = line; });
    shown.table->setCurrentCell(0, timeColumn);
    QTest::keyClick(shown.table, Qt::Key_F1);
    QCOMPARE(asked, shown.forecast->transfer->datasets[0].options[0].durationLine);
}

void TestDataPage::aRoadIsPinnedAndReleased()
{
    Shown shown;
    const QString before = planText(*shown.document.plan());
    const DatasetId dataset = shown.forecast->plan->datasets.at(0).id;
    shown.table->setCurrentCell(1, 0);
    QVERIFY(shown.button(QStringLiteral("Use this road"))->isEnabled());
    shown.button(QStringLiteral("Use this road"))->click();
    QCOMPARE(shown.document.plan()->datasets.find(dataset)->road, shown.forecast->plan->roads.at(1).id);
    QVERIFY(!shown.button(QStringLiteral("Use this road"))->isEnabled());
    shown.button(QStringLiteral("Let the program choose"))->click();
    QCOMPARE(planText(*shown.document.plan()), before);
    shown.document.undo();
    QCOMPARE(shown.document.plan()->datasets.find(dataset)->road, shown.forecast->plan->roads.at(1).id);
}

void TestDataPage::withoutRoadsThePageOffersTheInventory()
{
    Shown shown;
    auto empty = std::make_shared<Forecast>(*shown.forecast);
    empty->scenario = std::make_shared<const Plan>(
        newPlan(QStringLiteral("Empty"), syntheticCurrency, Zone(), QDate(2026, 3, 2)));
    shown.page.showForecast(empty);
    std::optional<Wish> wish;
    connect(&shown.page, &Page::wanted, this, [&](Wish asked) { wish = asked; });
    shown.button(QStringLiteral("Go to the inventory"))->click();
    QVERIFY(wish == Wish::Roads);
}

void TestDataPage::looks()
{
    Shown shown;
    shown.page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&shown.page));
    const QImage image = shown.page.grab().toImage();
    QVERIFY(!image.isNull());
    const QString folder = qEnvironmentVariable("PORTOLAN_SCREENSHOTS");
    if (!folder.isEmpty())
        image.save(folder + QStringLiteral("/charts-page-data.png"));
}

QTEST_MAIN(TestDataPage)
#include "tst_datapage.moc"

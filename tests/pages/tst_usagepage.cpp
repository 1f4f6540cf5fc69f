#include "tests/support/syntheticforecast.h"
#include "views/charts/heatmap.h"
#include "views/pages/figuretable.h"
#include "views/pages/usagepage.h"

#include <QPushButton>
#include <QTabWidget>
#include <QTest>

using namespace portolan;

namespace {

/// The synthetic forecast with two cards, one of which idles.
SharedForecast forecastWithCards()
{
    auto forecast = std::make_shared<Forecast>(*syntheticForecast());
    auto stage = std::make_shared<DemandStage>(*forecast->demand);
    auto dataset = std::make_shared<UsageDataset>();
    for (int index = 0; index < 2; ++index) {
        UsageSeries series;
        series.host = QStringLiteral("gpu-01");
        series.index = index;
        series.model = QStringLiteral("A100-SXM4-80GB");
        dataset->series.push_back(series);
    }
    stage->input.datasets.push_back(dataset);
    for (int card = 0; card < 2; ++card) {
        stage->input.series.push_back(&dataset->series[static_cast<std::size_t>(card)]);
        CardUse use;
        use.series = card;
        use.mean = {card == 0 ? 0.04 : 0.7, 1000, 700};
        use.p95 = card == 0 ? 0.12 : 0.95;
        use.most = card == 0 ? 0.21 : 1.0;
        use.isIdle = card == 0;
        stage->result.cards.push_back(use);
        stage->cardNodes.push_back(forecast->plan->nodes.at(0).id);
    }
    forecast->demand = stage;
    return forecast;
}

FigureTable *tableNamed(const UsagePage &page, const QString &name)
{
    for (FigureTable *table : page.findChildren<FigureTable *>()) {
        if (table->accessibleName() == name)
            return table;
    }
    return nullptr;
}

} // namespace

class TestUsagePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void percentilesStandWithTheShareOfSamples();
    void onlyIdleCardsAreListed();
    void everyNodeTellsItsCoverage();
    void aMeanAsksWhy();
    void withoutUsageThePageOffersTheImport();
    void looks();
};

void TestUsagePage::percentilesStandWithTheShareOfSamples()
{
    const SharedForecast forecast = forecastWithCards();
    PlanDocument document(forecast->plan);
    UsagePage page(document);
    page.showForecast(forecast);
    const FigureTable *table = tableNamed(page, QStringLiteral("Figures of usage"));
    QCOMPARE(table->rowCount(), 3);
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("64"));
    QCOMPARE(table->item(0, 4)->text(), QStringLiteral("101"));
    QVERIFY(table->item(0, 4)->textAlignment() & Qt::AlignRight);
    QVERIFY2(table->item(0, 7)->text().startsWith(QStringLiteral("98.5")),
             qPrintable(table->item(0, 7)->text()));
    // Without measured equivalents there is a dash and no zero.
    QVERIFY(!table->item(1, 2)->text().contains(u'0'));
}

void TestUsagePage::onlyIdleCardsAreListed()
{
    const SharedForecast forecast = forecastWithCards();
    PlanDocument document(forecast->plan);
    UsagePage page(document);
    page.showForecast(forecast);
    const FigureTable *table = tableNamed(page, QStringLiteral("Idle accelerators"));
    QCOMPARE(table->rowCount(), 1);
    QCOMPARE(table->item(0, 0)->text(), forecast->plan->nodes.at(0).name);
    QVERIFY(table->item(0, 3)->text().startsWith(u'4'));
    const auto *tabs = page.findChild<QTabWidget *>();
    QVERIFY(tabs->tabText(1).startsWith(QStringLiteral("1 ")));
}

void TestUsagePage::everyNodeTellsItsCoverage()
{
    const SharedForecast forecast = forecastWithCards();
    PlanDocument document(forecast->plan);
    UsagePage page(document);
    page.showForecast(forecast);
    const FigureTable *table = tableNamed(page, QStringLiteral("Coverage by node"));
    QCOMPARE(table->rowCount(), static_cast<int>(forecast->plan->nodes.size()));
    QVERIFY(table->item(0, 4)->text().startsWith(QStringLiteral("98.5")));
}

void TestUsagePage::aMeanAsksWhy()
{
    const SharedForecast forecast = forecastWithCards();
    PlanDocument document(forecast->plan);
    UsagePage page(document);
    page.showForecast(forecast);
    FigureTable *table = tableNamed(page, QStringLiteral("Demand by workload"));
    LineRef asked;
    RowRef chosen;
    connect(&page, &Page::whyAsked, this, [&](const LineRef &line) { asked = line; });
    connect(&page, &Page::rowChosen, this, [&](const RowRef &row) { chosen = row; });
    table->setCurrentCell(1, 2);
    QTest::keyClick(table, Qt::Key_F1);
    QCOMPARE(asked, forecast->demand->workloads[1].line);
    table->setCurrentCell(1, 0);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(chosen, rowRef(forecast->demand->workloads[1].workload));
}

void TestUsagePage::withoutUsageThePageOffersTheImport()
{
    const SharedForecast forecast = syntheticForecast();
    auto empty = std::make_shared<Forecast>(*forecast);
    empty->demand = std::make_shared<const DemandStage>();
    PlanDocument document(forecast->plan);
    UsagePage page(document);
    page.showForecast(empty);
    std::optional<Wish> wish;
    connect(&page, &Page::wanted, this, [&](Wish asked) { wish = asked; });
    page.findChild<QPushButton *>()->click();
    QVERIFY(wish == Wish::Import);
    page.showForecast(forecast);
    QVERIFY(!page.findChild<WeekHeatMap *>()->isHidden());
}

void TestUsagePage::looks()
{
    const SharedForecast forecast = forecastWithCards();
    PlanDocument document(forecast->plan);
    UsagePage page(document);
    page.resize(1300, 800);
    page.showForecast(forecast);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const QImage image = page.grab().toImage();
    QVERIFY(!image.isNull());
    const QString folder = qEnvironmentVariable("PORTOLAN_SCREENSHOTS");
    if (!folder.isEmpty())
        image.save(folder + QStringLiteral("/charts-page-usage.png"));
}

QTEST_MAIN(TestUsagePage)
#include "tst_usagepage.moc"

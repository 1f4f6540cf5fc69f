#include "tests/support/syntheticforecast.h"

#include <QTest>

using namespace portolan;

/// The forecast that other tests show must itself make sense.
class TestSynthetic : public QObject
{
    Q_OBJECT

private slots:
    void partsAddUpToTotals();
    void tasksFollowWhatTheyWaitFor();
    void everyRowHasItsResult();
};

void TestSynthetic::partsAddUpToTotals()
{
    const SharedForecast forecast = syntheticForecast();
    const CostResult &cost = *forecast->cost;
    Money move = yuan(0), stay = yuan(0), months = yuan(0), budget = yuan(0);
    for (const CashLine &line : cost.move)
        move += line.amount;
    for (const CashLine &line : cost.stay)
        stay += line.amount;
    for (const MonthTotal &month : cost.months)
        months += month.move;
    for (const BudgetCell &cell : forecast->budget->cells)
        budget += cell.planned;
    QCOMPARE(move, cost.moveTotal);
    QCOMPARE(stay, cost.stayTotal);
    QCOMPARE(months, cost.moveTotal);
    QCOMPARE(budget, cost.moveTotal);
    QCOMPARE(cost.months.size(), std::size_t(36));
    QVERIFY(cost.breakEven.has_value());
    QVERIFY(!forecast->budget->alerts.empty());
}

void TestSynthetic::tasksFollowWhatTheyWaitFor()
{
    const SharedForecast forecast = syntheticForecast();
    const ScheduleResult &result = forecast->schedule->result;
    QCOMPARE(result.tasks.size(), forecast->plan->tasks.size());
    for (const Dependency &link : forecast->plan->dependencies) {
        const ScheduledTask *from = result.find(link.from.value);
        const ScheduledTask *to = result.find(link.to.value);
        QVERIFY(from && to && from->earlyFinish <= to->earlyStart);
    }
}

void TestSynthetic::everyRowHasItsResult()
{
    const SharedForecast forecast = syntheticForecast(120);
    QCOMPARE(forecast->plan->workloads.size(), std::size_t(120));
    QCOMPARE(forecast->placement->workloads.size(), std::size_t(120));
    QCOMPARE(forecast->demand->workloads.size(), std::size_t(120));
    QCOMPARE(forecast->transfer->datasets.size(), forecast->plan->datasets.size());
}

QTEST_GUILESS_MAIN(TestSynthetic)
#include "tst_synthetic.moc"

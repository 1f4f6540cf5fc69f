#include "app/forecastrunner.h"
#include "model/exchange/forecastjson.h"
#include "model/plan/edits.h"
#include "tests/support/sampleinput.h"

#include <QSignalSpy>
#include <QTest>

using namespace portolan;

class TestForecastRunner : public QObject
{
    Q_OBJECT

private slots:
    void theNewestPlanWins();
    void answersAsTheForecastDoes();
    void endsWhileItRuns();
};

namespace {
ForecastInput withHorizon(const ForecastInput &input, int months)
{
    Settings settings = input.plan->general();
    settings.horizonMonths = months;
    return withPlan(input, *changeRow(*input.plan, settings));
}
} // namespace

void TestForecastRunner::theNewestPlanWins()
{
    const ForecastInput input = sampleInput(2, 7);
    ForecastRunner runner;
    QSignalSpy ready(&runner, &ForecastRunner::ready);
    for (int months = 12; months <= 36; ++months)
        runner.request(withHorizon(input, months));
    QVERIFY(runner.isBusy());
    QTRY_VERIFY(!runner.isBusy());
    // The first may have been done before the second came; of those between nothing is told.
    QCOMPARE(ready.size(), 1);
    QCOMPARE(ready.last().at(0).value<SharedForecast>()->plan->general().horizonMonths, 36);
    QCOMPARE(runner.last()->plan->general().horizonMonths, 36);
}

void TestForecastRunner::answersAsTheForecastDoes()
{
    const ForecastInput input = sampleInput(2, 7);
    const ForecastInput changed = withHorizon(input, 24);
    ForecastRunner runner;
    QSignalSpy ready(&runner, &ForecastRunner::ready);
    runner.request(input);
    QTRY_COMPARE(ready.size(), 1);
    runner.request(changed);
    QTRY_COMPARE(ready.size(), 2);
    QCOMPARE(forecastJson(*ready.at(1).at(0).value<SharedForecast>()),
             forecastJson(*forecast(changed, nullptr, {})));
}

void TestForecastRunner::endsWhileItRuns()
{
    const ForecastInput input = sampleInput(2, 7);
    QSignalSpy *ready = nullptr;
    {
        ForecastRunner runner;
        ready = new QSignalSpy(&runner, &ForecastRunner::ready);
        runner.request(input);
        runner.request(withHorizon(input, 24));
    }
    QCoreApplication::processEvents();
    QCOMPARE(ready->size(), 0);
    delete ready;
}

QTEST_GUILESS_MAIN(TestForecastRunner)
#include "tst_forecastrunner.moc"

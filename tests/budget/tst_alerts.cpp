#include "model/budget/alerts.h"
#include "model/plan/assumptions.h"
#include "model/plan/edits.h"

#include <QTest>

using namespace portolan;

class TestAlerts : public QObject
{
    Q_OBJECT

private slots:
    void warnsNearAndOverTheLimit_data();
    void warnsNearAndOverTheLimit();
    void severalBudgetsOfATeamAddUp();
    void cellsHoldTheWholeSpend();
    void saysWhatTakesMost();
    void aLevelIsSaidOnceForATeam();
    void aTeamThatSpendsNeedsABudget();
};

namespace {

constexpr Month january = Month::of(2026, 1);

Money yuan(std::int64_t units)
{
    return {units * 1'000'000, *Currency::fromText(QStringLiteral("CNY"))};
}

/// Teams 10 and 11; the first may spend 1,000 a month.
BudgetInput inputOf(int months)
{
    BudgetInput input;
    input.plan =
        newPlan(QStringLiteral("p"), *Currency::fromText(QStringLiteral("CNY")), Zone(), QDate(2026, 1, 1));
    for (const std::int64_t id : {10, 11}) {
        Team team;
        team.id = {id};
        input.plan.teams = input.plan.teams.with(team);
    }
    input.plan.budgets =
        input.plan.budgets.with(Budget{{20}, {10}, january, january + (months - 1), yuan(1000)});
    input.first = january;
    input.months = months;
    return input;
}

void spend(BudgetInput &input, std::int64_t team, int month, Money amount, CostKind kind = CostKind::OnDemand)
{
    input.spend.push_back({january + month, kind, {team}, {}, amount, {Stage::Cost, 0}});
}

QString alertText(const BudgetResult &result)
{
    QStringList texts;
    for (const Alert &alert : result.alerts)
        texts.append(QStringLiteral("%1 %2 team %3 budget %4 %5/%6")
                         .arg(alert.month.toText(), alert.level == AlertLevel::Over ? QStringLiteral("over")
                                                                                    : QStringLiteral("near"))
                         .arg(alert.team.value)
                         .arg(alert.budget.value)
                         .arg(alert.planned.toText(), alert.limit.toText()));
    return texts.join(u'\n');
}

} // namespace

void TestAlerts::warnsNearAndOverTheLimit_data()
{
    QTest::addColumn<QString>("planned");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << "0 CNY"
                             << "";
    QTest::newRow("just below") << "799.999999 CNY"
                                << "";
    QTest::newRow("at the share") << "800 CNY"
                                  << "2026-01 near team 10 budget 20 800 CNY/1000 CNY";
    QTest::newRow("at the limit") << "1000 CNY"
                                  << "2026-01 near team 10 budget 20 1000 CNY/1000 CNY";
    QTest::newRow("a micro above") << "1000.000001 CNY"
                                   << "2026-01 over team 10 budget 20 1000.000001 CNY/1000 CNY";
}

void TestAlerts::warnsNearAndOverTheLimit()
{
    QFETCH(QString, planned);
    QFETCH(QString, expected);
    BudgetInput input = inputOf(1);
    spend(input, 10, 0, *Money::fromText(planned));
    QCOMPARE(alertText(budgetAlerts(input, {})), expected);
}

void TestAlerts::severalBudgetsOfATeamAddUp()
{
    BudgetInput input = inputOf(2);
    input.plan.budgets = input.plan.budgets.with(Budget{{21}, {10}, january + 1, january + 1, yuan(500)});
    spend(input, 10, 0, yuan(1400));
    spend(input, 10, 1, yuan(1400));
    QCOMPARE(alertText(budgetAlerts(input, {})), "2026-01 over team 10 budget 20 1400 CNY/1000 CNY\n"
                                                 "2026-02 near team 10 budget 20 1400 CNY/1500 CNY");
}

void TestAlerts::cellsHoldTheWholeSpend()
{
    BudgetInput input = inputOf(3);
    spend(input, 10, 0, yuan(1));
    spend(input, 11, 2, yuan(20), CostKind::Spot);
    spend(input, 11, 2, yuan(300));
    spend(input, 0, 1, yuan(4000));
    const BudgetResult result = budgetAlerts(input, {});
    QStringList cells;
    Money sum = yuan(0);
    for (const BudgetCell &cell : result.cells) {
        cells.append(QStringLiteral("%1:%2").arg(cell.team.value).arg(cell.planned.toText()));
        sum += cell.planned;
        const Operand &planned = result.lines.at(cell.line).operands.front();
        QCOMPARE(std::get<Money>(planned.value), cell.planned);
    }
    QCOMPARE(sum, yuan(4321));
    QCOMPARE(cells.join(u' '), "10:1 CNY 10:0 CNY 10:0 CNY 11:0 CNY 11:0 CNY 11:320 CNY 0:0 CNY 0:4000 CNY "
                               "0:0 CNY");
}

void TestAlerts::saysWhatTakesMost()
{
    BudgetInput input = inputOf(1);
    spend(input, 10, 0, yuan(400), CostKind::Energy);
    spend(input, 10, 0, yuan(300), CostKind::Reserved);
    spend(input, 10, 0, yuan(350), CostKind::Reserved);
    QCOMPARE(budgetAlerts(input, {}).alerts.at(0).cause, CostKind::Reserved);
}

void TestAlerts::aLevelIsSaidOnceForATeam()
{
    BudgetInput input = inputOf(3);
    spend(input, 10, 0, yuan(900));
    spend(input, 10, 1, yuan(2000));
    spend(input, 10, 2, yuan(3000));
    const BudgetResult result = budgetAlerts(input, {});
    QCOMPARE(result.alerts.size(), std::size_t(3));
    QCOMPARE(result.findings.size(), std::size_t(2));
    QCOMPARE(result.findings[0].kind, FindingKind::BudgetNear);
    QCOMPARE(result.findings[1].kind, FindingKind::BudgetOver);
    QCOMPARE(std::get<Month>(result.findings[1].values.at(0)), january + 1);
}

void TestAlerts::aTeamThatSpendsNeedsABudget()
{
    BudgetInput input = inputOf(1);
    spend(input, 11, 0, yuan(1));
    const BudgetResult result = budgetAlerts(input, {});
    QCOMPARE(result.findings.size(), std::size_t(1));
    QCOMPARE(result.findings[0].kind, FindingKind::NoBudget);
    QCOMPARE(result.findings[0].row, rowRef(TeamId{11}));
    QVERIFY(budgetAlerts(inputOf(1), {}).findings.empty());
}

QTEST_GUILESS_MAIN(TestAlerts)
#include "tst_alerts.moc"

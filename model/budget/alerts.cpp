#include "model/budget/alerts.h"

#include "model/plan/assumptions.h"

#include <array>
#include <map>
#include <set>
#include <utility>

namespace portolan {

namespace {

constexpr std::size_t kinds = static_cast<std::size_t>(CostKind::License) + 1;

/// A team's spend in one month.
struct Spend
{
    Money total;
    std::array<Money, kinds> byKind;
    std::vector<Operand> parts;
};

using SpendByCell = std::map<std::pair<TeamId, Month>, Spend>;

SpendByCell spendByCell(const BudgetInput &input)
{
    SpendByCell cells;
    for (const CashLine &line : input.spend) {
        Spend &spend = cells[{line.team, line.month}];
        spend.total += line.amount;
        spend.byKind[static_cast<std::size_t>(line.kind)] += line.amount;
        spend.parts.push_back({"part", line.amount, line.line});
    }
    return cells;
}

/// The kind that takes most; of equal ones the first.
CostKind causeOf(const Spend &spend)
{
    std::size_t most = 0;
    for (std::size_t kind = 1; kind < kinds; ++kind) {
        if (spend.byKind[kind].micros > spend.byKind[most].micros)
            most = kind;
    }
    return static_cast<CostKind>(most);
}

/// What the team's budgets allow in the month, and the first of them.
struct Limit
{
    std::optional<Money> money;
    BudgetId budget;
    std::vector<Operand> parts;
};

Limit limitOf(const Plan &plan, TeamId team, Month month)
{
    Limit limit;
    for (const Budget &budget : plan.budgets) {
        if (budget.team != team || month < budget.first || month > budget.last)
            continue;
        limit.budget = limit.money ? limit.budget : budget.id;
        limit.money = limit.money.value_or(Money{}) + budget.perMonth;
        limit.parts.push_back({"limit", budget.perMonth, rowRef(budget.id)});
    }
    return limit;
}

class Alerts
{
public:
    Alerts(const BudgetInput &input, BudgetResult &result)
        : m_input(input), m_result(result), m_spend(spendByCell(input)),
          m_near(assumed(input.plan, AssumptionKey::AlertShare)), m_none({0, input.plan.general().currency})
    {
    }

    void addTeam(TeamId team)
    {
        bool spendsWithoutBudget = false;
        for (int month = 0; month < m_input.months; ++month) {
            const BudgetCell &cell = addCell(team, m_input.first + month);
            spendsWithoutBudget = spendsWithoutBudget || (!cell.limit && cell.planned.micros > 0);
        }
        if (team.isSet() && spendsWithoutBudget)
            m_result.findings.push_back({FindingKind::NoBudget, Severity::Note, rowRef(team), {}});
    }

    /// By month, then team.
    void addAlerts()
    {
        const auto months = static_cast<std::size_t>(m_input.months);
        for (std::size_t month = 0; month < months; ++month) {
            for (std::size_t cell = month; cell < m_result.cells.size(); cell += months)
                addAlert(m_result.cells[cell]);
        }
    }

private:
    const BudgetCell &addCell(TeamId team, Month month)
    {
        const auto found = m_spend.find({team, month});
        BudgetCell cell{team, month, m_none, {}, {}};
        Line line{Formula::BudgetUse, {}, {}};
        if (found != m_spend.end()) {
            cell.planned = m_none + found->second.total;
            line.operands = found->second.parts;
        }
        const LineRef planned = m_result.lines.add({Formula::Sum, cell.planned, std::move(line.operands)});
        const Limit limit = limitOf(m_input.plan, team, month);
        cell.limit = limit.money;
        line.operands = {{"planned", cell.planned, planned}};
        line.operands.insert(line.operands.end(), limit.parts.begin(), limit.parts.end());
        if (limit.money && limit.money->micros > 0)
            line.value = Decimal{scaledHalfEven(cell.planned.micros, Decimal::one, limit.money->micros)};
        cell.line = m_result.lines.add(std::move(line));
        m_result.cells.push_back(cell);
        return m_result.cells.back();
    }

    void addAlert(const BudgetCell &cell)
    {
        if (!cell.limit || cell.planned.micros <= 0)
            return;
        const bool isOver = cell.planned.micros > cell.limit->micros;
        if (!isOver && cell.planned.micros < times(*cell.limit, m_near).micros)
            return;
        const Alert alert{isOver ? AlertLevel::Over : AlertLevel::Near,
                          limitOf(m_input.plan, cell.team, cell.month).budget,
                          cell.team,
                          cell.month,
                          cell.planned,
                          *cell.limit,
                          causeOf(m_spend.at({cell.team, cell.month}))};
        m_result.alerts.push_back(alert);
        // The first month of each level speaks for the rest: three bad years are one sentence.
        if (m_said.insert({alert.team, alert.level}).second)
            m_result.findings.push_back({isOver ? FindingKind::BudgetOver : FindingKind::BudgetNear,
                                         Severity::Warning,
                                         rowRef(alert.budget),
                                         {cell.month, cell.planned, *cell.limit}});
    }

    const BudgetInput &m_input;
    BudgetResult &m_result;
    SpendByCell m_spend;
    Decimal m_near;
    Money m_none;
    std::set<std::pair<TeamId, AlertLevel>> m_said;
};

} // namespace

BudgetResult budgetAlerts(const BudgetInput &input, std::stop_token stop)
{
    BudgetResult result;
    Alerts alerts(input, result);
    for (const Team &team : input.plan.teams) {
        if (stop.stop_requested())
            return result;
        alerts.addTeam(team.id);
    }
    alerts.addTeam({});
    alerts.addAlerts();
    return result;
}

} // namespace portolan

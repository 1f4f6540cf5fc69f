#pragma once

#include "model/cost/cashflow.h"
#include "model/plan/finding.h"
#include "model/plan/plan.h"

#include <stop_token>

namespace portolan {

/// What a team is planned to spend in a month against its limit.
struct BudgetCell
{
    TeamId team; ///< unset: spend that belongs to no team
    Month month;
    Money planned;
    std::optional<Money> limit; ///< missing: no budget
    LineRef line;
};

enum class AlertLevel
{
    Near,
    Over
};

struct Alert
{
    AlertLevel level = AlertLevel::Near;
    BudgetId budget;
    TeamId team;
    Month month;
    Money planned, limit;
    CostKind cause = CostKind::OnDemand; ///< the kind that takes most of the month
};

struct BudgetInput
{
    Plan plan;
    std::vector<CashLine> spend; ///< the move's cash lines
    Month first;
    int months = 0;
};

struct BudgetResult
{
    std::vector<BudgetCell> cells; ///< by team in plan order, teamless last; then month
    std::vector<Alert> alerts;     ///< by month, then team
    Lines lines{Stage::Budget};
    std::vector<Finding> findings;
};

/// Alerts on planned spend, before any money is spent: near at the alert share of the limit, over above it.
/// Several budgets of a team in a month add up.
BudgetResult budgetAlerts(const BudgetInput &input, std::stop_token stop);

} // namespace portolan

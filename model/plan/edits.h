#pragma once

#include "model/plan/plan.h"
#include "model/plan/why.h"
#include "model/units/result.h"

#include <functional>
#include <vector>

namespace portolan {

/// A change to a plan: the new plan, or why it was refused.
using Edit = std::function<Result<Plan>(const Plan &)>;

/// A plan with its settings and one owned site; in a currency other than CNY also with the money assumptions, at zero,
/// because the standard values are in CNY.
Plan newPlan(const QString &name, Currency currency, const Zone &zone, const QDate &start);

// Each refuses a row that breaks a rule of its kind: an empty or taken name, a reference to nothing, a number
// out of range. They exist for every row type of the plan; see edits.cpp for the rules.

/// Adds the row under the next id; the row's own id is ignored.
template <class Row>
Result<Plan> addRow(const Plan &plan, Row row);
/// Puts the row in place of the one with its id.
template <class Row>
Result<Plan> changeRow(const Plan &plan, const Row &row);
/// Removes the row. Optional references to it are cleared; rows that cannot be without it go with it
/// (a wave's tasks, a task's links and gates, a team's budgets).
template <class Row>
Result<Plan> removeRow(const Plan &plan, Id<Row> id);

Result<Plan> removeRow(const Plan &plan, RowRef row);

/// Adds nodes, or updates those that have the same name; from an import or a paste, all or nothing.
Result<Plan> mergeNodes(const Plan &plan, const std::vector<Node> &nodes);
Result<Plan> setAssumption(const Plan &plan, AssumptionKey key, Decimal value, const QString &source);
/// Adds the tasks of the template to a wave that has none, with their dependencies and the gate after
/// validation.
Result<Plan> addTemplateTasks(const Plan &plan, WaveId wave);
Result<Plan> moveTask(const Plan &plan, TaskId task, Moment start);
Result<Plan> resizeTask(const Plan &plan, TaskId task, TimeSpan duration);
Result<Plan> useScenario(const Plan &plan, ScenarioId scenario);
/// Makes the book the one in use; adds its reference where the plan has none.
Result<Plan> usePriceBook(const Plan &plan, const QString &name, const QString &content);
Result<Plan> addUsage(const Plan &plan, const QString &name, const QString &content);

} // namespace portolan

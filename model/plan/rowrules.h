#pragma once

#include "model/plan/plan.h"
#include "model/units/result.h"

#include <optional>

namespace portolan {

// What a row must keep to be part of a plan, beside having an id: nothing where it does, else a sentence that
// says what is wrong and what would be right. Names are unique within their table.

std::optional<Refusal> brokenRule(const Plan &plan, const Settings &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Site &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Node &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Team &row);
std::optional<Refusal> brokenRule(const Plan &plan, const ExternalService &row);
std::optional<Refusal> brokenRule(const Plan &plan, const License &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Road &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Dataset &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Wave &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Workload &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Task &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Dependency &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Gate &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Budget &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Assumption &row);
std::optional<Refusal> brokenRule(const Plan &plan, const PriceBookRef &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Quote &row);
std::optional<Refusal> brokenRule(const Plan &plan, const UsageRef &row);
std::optional<Refusal> brokenRule(const Plan &plan, const ExchangeRate &row);
std::optional<Refusal> brokenRule(const Plan &plan, const Scenario &row);

} // namespace portolan

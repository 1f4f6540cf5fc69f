#pragma once

#include "model/plan/plan.h"

#include <optional>

namespace portolan {

/// The rate by which the plan changes one currency into the other, written in either direction: the latest
/// that is dated on or before the plan's start; of one day, the one written in the asked direction, then the
/// one added last. nullptr where the plan has none; it lives as long as the plan's table.
const ExchangeRate *exchangeRate(const Plan &plan, Currency from, Currency to);

/// The money in the other currency by that rate, rounded half to even. The same currency and zero need no
/// rate.
std::optional<Money> converted(const Plan &plan, const Money &money, Currency to);

} // namespace portolan

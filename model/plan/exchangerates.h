#pragma once

#include "model/plan/plan.h"

#include <optional>

namespace portolan {

/// Money turned into another currency, and the rate that did it: unset where none was needed.
struct Exchanged
{
    Money money;
    ExchangeRateId rate;
};

/// By the plan's latest rate between the two currencies, in whichever direction the plan has it; of rates of
/// one day the last row. Nothing where the plan has no rate above zero.
std::optional<Exchanged> exchanged(const Plan &plan, const Money &money, Currency to);

} // namespace portolan

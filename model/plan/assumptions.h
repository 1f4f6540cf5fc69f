#pragma once

#include "model/plan/plan.h"

#include <QString>

namespace portolan {

enum class AssumptionUnit
{
    Share, ///< 0.2 is 20 %
    Factor,
    Years,
    Hours,
    Kilowatts,
    Money, ///< in the plan's currency
    MoneyPerKwh,
    MoneyPerKwMonth,
    MoneyPerNodeYear,
    MoneyPerTbMonth,
    MoneyPerWave
};

/// What an assumption is before anybody says otherwise, and the range in which it makes sense.
struct AssumptionKind
{
    AssumptionKey key;
    AssumptionUnit unit;
    Decimal standard; ///< money in CNY
    Decimal least;
    Decimal most;
};

const AssumptionKind &kindOf(AssumptionKey key);
bool isMoney(AssumptionUnit unit);

/// The plan's value. A plan without a row for the key has the standard value, money only where its currency
/// is CNY (elsewhere zero).
Decimal assumed(const Plan &plan, AssumptionKey key);
/// The same for keys whose unit is money of some sort, in the plan's currency.
Money assumedMoney(const Plan &plan, AssumptionKey key);
/// The row behind the value, or an unset id where the standard value holds.
AssumptionId assumptionRow(const Plan &plan, AssumptionKey key);

} // namespace portolan

#include "model/plan/assumptions.h"

#include <algorithm>
#include <array>

namespace portolan {

namespace {
constexpr Decimal dec(std::int64_t whole, std::int64_t micros = 0)
{
    return {whole * Decimal::one + micros};
}

constexpr Decimal most = dec(1'000'000'000);
using enum AssumptionKey;
using U = AssumptionUnit;

// The standard values are starting points to be replaced by the reader's own; money in CNY.
constexpr std::array<AssumptionKind, 23> kinds{{
    {DemandGrowth, U::Share, dec(0, 200'000), dec(-1), dec(10)},
    {DiscountRate, U::Share, dec(0, 80'000), dec(0), dec(1)},
    {BusyThreshold, U::Share, dec(0, 50'000), dec(0), dec(1)},
    {DepreciationYears, U::Years, dec(5), dec(1), dec(20)},
    {ResidualShare, U::Share, dec(0, 50'000), dec(0), dec(1)},
    {NodePrice, U::Money, dec(1'200'000), dec(0), most},
    {NodeKilowatts, U::Kilowatts, dec(6, 500'000), dec(0), dec(1000)},
    {IdlePowerShare, U::Share, dec(0, 300'000), dec(0), dec(1)},
    {PowerUsage, U::Factor, dec(1, 400'000), dec(1), dec(5)},
    {EnergyPrice, U::MoneyPerKwh, dec(0, 800'000), dec(0), dec(1000)},
    {SpacePrice, U::MoneyPerKwMonth, dec(600), dec(0), most},
    {MaintenanceShare, U::Share, dec(0, 50'000), dec(0), dec(1)},
    {StaffPerNode, U::MoneyPerNodeYear, dec(40'000), dec(0), most},
    {OwnedStorage, U::MoneyPerTbMonth, dec(40), dec(0), most},
    {MigrationWork, U::MoneyPerWave, dec(120'000), dec(0), most},
    {SpotMtbf, U::Hours, dec(6), dec(0, 100'000), dec(100'000)},
    {CheckpointWrite, U::Hours, dec(0, 83'333), dec(0, 1), dec(24)},
    {CheckpointRestore, U::Hours, dec(0, 166'667), dec(0), dec(24)},
    {SpotWait, U::Hours, dec(0, 500'000), dec(0), dec(1000)},
    {ReservedShareMax, U::Share, dec(1), dec(0), dec(1)},
    {StorageWarmAfter, U::Share, dec(0, 300'000), dec(0), dec(1)},
    {AlertShare, U::Share, dec(0, 800'000), dec(0), dec(1)},
    {PriceChange, U::Share, dec(0), dec(-1), dec(10)},
}};

const Assumption *rowOf(const Plan &plan, AssumptionKey key)
{
    for (const Assumption &row : plan.assumptions) {
        if (row.key == key)
            return &row;
    }
    return nullptr;
}
} // namespace

const AssumptionKind &kindOf(AssumptionKey key)
{
    const auto found = std::find_if(kinds.begin(), kinds.end(),
                                    [key](const AssumptionKind &kind) { return kind.key == key; });
    Q_ASSERT(found != kinds.end());
    return *found;
}

bool isMoney(AssumptionUnit unit)
{
    switch (unit) {
    case U::Share:
    case U::Factor:
    case U::Years:
    case U::Hours:
    case U::Kilowatts:
        return false;
    case U::Money:
    case U::MoneyPerKwh:
    case U::MoneyPerKwMonth:
    case U::MoneyPerNodeYear:
    case U::MoneyPerTbMonth:
    case U::MoneyPerWave:
        return true;
    }
    return false;
}

Decimal assumed(const Plan &plan, AssumptionKey key)
{
    if (const Assumption *row = rowOf(plan, key))
        return row->value;
    const AssumptionKind &kind = kindOf(key);
    const bool isForeign =
        isMoney(kind.unit) && plan.general().currency != Currency::fromText(QStringLiteral("CNY"));
    return isForeign ? Decimal{} : kind.standard;
}

Money assumedMoney(const Plan &plan, AssumptionKey key)
{
    Q_ASSERT(isMoney(kindOf(key).unit));
    return {assumed(plan, key).micros, plan.general().currency};
}

AssumptionId assumptionRow(const Plan &plan, AssumptionKey key)
{
    const Assumption *row = rowOf(plan, key);
    return row ? row->id : AssumptionId{};
}

} // namespace portolan

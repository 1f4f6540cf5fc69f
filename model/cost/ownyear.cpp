#include "model/cost/finance.h"
#include "model/cost/tco.h"

#include <QtGlobal>
#include <cmath>

namespace portolan {

namespace {

constexpr std::int64_t hoursOfYear = 8760;

/// Of an amount that is paid back with interest over the years; a plain part of it where the rate is zero.
double recoveryFactor(double rate, int years)
{
    return rate == 0 ? 1.0 / years : rate / -std::expm1(-years * std::log1p(rate));
}

} // namespace

Money OwnYear::at(Decimal utilization) const
{
    return fixed() + idleEnergy + times(fullEnergy, utilization);
}

Money OwnYear::perAvailableHour(Decimal utilization) const
{
    return times(at(utilization), 1, acceleratorHours);
}

std::optional<Money> OwnYear::perUsedHour(Decimal utilization) const
{
    if (utilization.micros <= 0)
        return std::nullopt;
    const std::int64_t used = scaledHalfEven(acceleratorHours, utilization.micros, 1);
    return times(at(utilization), Decimal::one, used);
}

std::optional<double> OwnYear::breakEven(const Money &rentPerHour) const
{
    const Money perFullUse = times(rentPerHour, acceleratorHours, 1) - fullEnergy;
    if (perFullUse.micros <= 0)
        return std::nullopt;
    return static_cast<double>((fixed() + idleEnergy).micros) / static_cast<double>(perFullUse.micros);
}

OwnYear ownYear(const OwnCase &own)
{
    Q_ASSERT(own.nodes > 0 && own.acceleratorsPerNode > 0 && own.years > 0);
    const Money nodes = times(own.nodePrice, own.nodes, 1);
    const double rate = own.discountRate.toDouble();
    OwnYear year;
    year.capital = nodes + times(nodes, own.networkShare) + times(nodes, own.installShare);
    year.resale = times(nodes, own.resaleShare);
    const Money resaleNow = byFactor(year.resale, std::pow(1 + rate, -own.years));
    year.capitalCost = byFactor(year.capital - resaleNow, recoveryFactor(rate, own.years));
    year.space = times(times(own.spacePrice, own.kilowatts), 12, 1);
    year.maintenance = times(year.capital, own.maintenanceShare);
    year.staff = own.staff;
    const std::int64_t accelerators = std::int64_t{own.nodes} * own.acceleratorsPerNode;
    year.software = times(own.softwarePerAccelerator, accelerators, 1);
    const Money hourAtFullLoad = times(times(own.energyPrice, own.kilowatts), own.powerUsage);
    const Money atFullLoad = times(hourAtFullLoad, hoursOfYear, 1);
    year.idleEnergy = times(atFullLoad, own.idleLoad);
    year.fullEnergy = times(atFullLoad, own.busyLoad - own.idleLoad);
    year.acceleratorHours = accelerators * hoursOfYear;
    return year;
}

} // namespace portolan

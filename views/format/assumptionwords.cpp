#include "views/format/numbers.h"
#include "views/format/words.h"

#include <QCoreApplication>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Assumptions)
};
} // namespace

QString word(AssumptionKey key)
{
    switch (key) {
    case AssumptionKey::DemandGrowth:
        return Words::tr("Growth of demand a year");
    case AssumptionKey::DiscountRate:
        return Words::tr("Discount rate a year");
    case AssumptionKey::BusyThreshold:
        return Words::tr("Busy from this utilisation on");
    case AssumptionKey::DepreciationYears:
        return Words::tr("Depreciation period");
    case AssumptionKey::ResidualShare:
        return Words::tr("Residual value");
    case AssumptionKey::NodePrice:
        return Words::tr("Price of a node");
    case AssumptionKey::NodeKilowatts:
        return Words::tr("Power of a node at full load");
    case AssumptionKey::IdlePowerShare:
        return Words::tr("Power when idle");
    case AssumptionKey::PowerUsage:
        return Words::tr("Power usage effectiveness (PUE)");
    case AssumptionKey::EnergyPrice:
        return Words::tr("Energy price");
    case AssumptionKey::SpacePrice:
        return Words::tr("Space and cooling");
    case AssumptionKey::MaintenanceShare:
        return Words::tr("Maintenance a year");
    case AssumptionKey::StaffPerNode:
        return Words::tr("Staff for a node");
    case AssumptionKey::OwnedStorage:
        return Words::tr("Own storage");
    case AssumptionKey::MigrationWork:
        return Words::tr("Migration work for a wave");
    case AssumptionKey::SpotMtbf:
        return Words::tr("Time between spot interruptions");
    case AssumptionKey::CheckpointWrite:
        return Words::tr("Time to write a checkpoint");
    case AssumptionKey::CheckpointRestore:
        return Words::tr("Time to restore a checkpoint");
    case AssumptionKey::SpotWait:
        return Words::tr("Wait for new spot capacity");
    case AssumptionKey::ReservedShareMax:
        return Words::tr("Largest commitment");
    case AssumptionKey::StorageWarmAfter:
        return Words::tr("Hot data that cools in a year");
    case AssumptionKey::AlertShare:
        return Words::tr("Early budget alert");
    case AssumptionKey::PriceChange:
        return Words::tr("Change of cloud prices a year");
    }
    return {};
}

QString explanation(AssumptionKey key)
{
    switch (key) {
    case AssumptionKey::DemandGrowth:
        return Words::tr("By how much the measured demand grows each year of the plan.");
    case AssumptionKey::DiscountRate:
        return Words::tr("What money is worth less for each year it comes later; enters the present values.");
    case AssumptionKey::BusyThreshold:
        return Words::tr("An hour of a card counts as busy when its mean utilisation is at least this.");
    case AssumptionKey::DepreciationYears:
        return Words::tr("Over how many years the price of a node is written off, from its purchase on.");
    case AssumptionKey::ResidualShare:
        return Words::tr("What a node can still be sold for when it is written off, of its price.");
    case AssumptionKey::NodePrice:
        return Words::tr("Used for each node that states no price of its own.");
    case AssumptionKey::NodeKilowatts:
        return Words::tr("Used for each node that states no power of its own.");
    case AssumptionKey::IdlePowerShare:
        return Words::tr("What an idle node draws, of its power at full load.");
    case AssumptionKey::PowerUsage:
        return Words::tr("Power drawn by the whole machine room for each unit that reaches the nodes.");
    case AssumptionKey::EnergyPrice:
        return Words::tr("Paid for each kilowatt-hour, cooling included by the PUE.");
    case AssumptionKey::SpacePrice:
        return Words::tr("Rent of rack space with its supply, for each kilowatt of full load and month.");
    case AssumptionKey::MaintenanceShare:
        return Words::tr("Service contracts and spare parts a year, of the price of the nodes.");
    case AssumptionKey::StaffPerNode:
        return Words::tr("People who run the owned cluster, for each node and year.");
    case AssumptionKey::OwnedStorage:
        return Words::tr("What a terabyte costs where it is now, a month.");
    case AssumptionKey::MigrationWork:
        return Words::tr("People and services for moving a wave, paid once.");
    case AssumptionKey::SpotMtbf:
        return Words::tr("How long a spot machine runs on average before it is taken away.");
    case AssumptionKey::CheckpointWrite:
        return Words::tr("How long work pauses for each checkpoint.");
    case AssumptionKey::CheckpointRestore:
        return Words::tr("How long it takes to read a checkpoint back after an interruption.");
    case AssumptionKey::SpotWait:
        return Words::tr("How long work waits for another machine after an interruption.");
    case AssumptionKey::ReservedShareMax:
        return Words::tr("No more than this share of the peak is reserved, whatever the prices say.");
    case AssumptionKey::StorageWarmAfter:
        return Words::tr("Share of the hot copy that a lifecycle rule moves to the next class in a year.");
    case AssumptionKey::AlertShare:
        return Words::tr("A team is warned when its planned spend reaches this share of its budget.");
    case AssumptionKey::PriceChange:
        return Words::tr("By how much cloud prices change each year; negative when they fall.");
    }
    return {};
}

QString unitWord(AssumptionUnit unit, Currency currency)
{
    const QString code = currency.toText();
    switch (unit) {
    case AssumptionUnit::Share:
        return QStringLiteral("%");
    case AssumptionUnit::Factor:
        return {};
    case AssumptionUnit::Years:
        return Words::tr("years");
    case AssumptionUnit::Hours:
        return Words::tr("hours");
    case AssumptionUnit::Kilowatts:
        return QStringLiteral("kW");
    case AssumptionUnit::Money:
        return code;
    case AssumptionUnit::MoneyPerKwh:
        return Words::tr("%1 per kWh").arg(code);
    case AssumptionUnit::MoneyPerKwMonth:
        return Words::tr("%1 per kW and month").arg(code);
    case AssumptionUnit::MoneyPerNodeYear:
        return Words::tr("%1 per node and year").arg(code);
    case AssumptionUnit::MoneyPerTbMonth:
        return Words::tr("%1 per TB and month").arg(code);
    case AssumptionUnit::MoneyPerWave:
        return Words::tr("%1 per wave").arg(code);
    }
    return {};
}

QString assumptionText(AssumptionKey key, Decimal value, Currency currency, const QLocale &locale)
{
    const AssumptionUnit unit = kindOf(key).unit;
    if (unit == AssumptionUnit::Share)
        return percentText(value, locale);
    const QString number = decimalText(value, locale);
    const QString name = unitWord(unit, currency);
    return name.isEmpty() ? number : number + u'\u00a0' + name;
}

} // namespace portolan

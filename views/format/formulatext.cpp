#include "views/format/whytext.h"

#include <QCoreApplication>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Formulas)
};
} // namespace

QString word(Formula formula)
{
    switch (formula) {
    case Formula::Measured:
        return Words::tr("Measured or stated");
    case Formula::Sum:
        return Words::tr("Sum");
    case Formula::Product:
        return Words::tr("Product");
    case Formula::Difference:
        return Words::tr("Difference");
    case Formula::BusyAccelerators:
        return Words::tr("Busy accelerators");
    case Formula::GrownDemand:
        return Words::tr("Demand with growth");
    case Formula::EquivalentDemand:
        return Words::tr("Demand in cards of the offering");
    case Formula::Newsvendor:
        return Words::tr("Size of the commitment");
    case Formula::CommittedCost:
        return Words::tr("Cost of the commitment");
    case Formula::OverflowCost:
        return Words::tr("Cost above the commitment");
    case Formula::SpotCost:
        return Words::tr("Cost of spot capacity");
    case Formula::ReworkFactor:
        return Words::tr("Rework on spot capacity");
    case Formula::Depreciation:
        return Words::tr("Depreciation");
    case Formula::Energy:
        return Words::tr("Energy");
    case Formula::Space:
        return Words::tr("Space");
    case Formula::Maintenance:
        return Words::tr("Maintenance");
    case Formula::Staff:
        return Words::tr("Staff");
    case Formula::Storage:
        return Words::tr("Storage");
    case Formula::TransferTime:
        return Words::tr("Time on the line");
    case Formula::MediaTime:
        return Words::tr("Time with shipped media");
    case Formula::TransferPrice:
        return Words::tr("Price of the transfer");
    case Formula::CalendarDate:
        return Words::tr("Date in the schedule");
    case Formula::MonthTotal:
        return Words::tr("Total of the month");
    case Formula::BreakEven:
        return Words::tr("Break-even");
    case Formula::BudgetUse:
        return Words::tr("Use of the budget");
    }
    return {};
}

QString sentence(Formula formula)
{
    switch (formula) {
    case Formula::Measured:
        return Words::tr("Taken as it was measured or stated, without a calculation.");
    case Formula::Sum:
        return Words::tr("All the amounts below, added up.");
    case Formula::Product:
        return Words::tr("The figures below, multiplied.");
    case Formula::Difference:
        return Words::tr("The first figure less all the others.");
    case Formula::BusyAccelerators:
        return Words::tr(
            "The cards whose mean utilisation in an hour reaches the threshold, averaged over all "
            "hours that were measured.");
    case Formula::GrownDemand:
        return Words::tr("Demand × (1 + growth) to the power of the years since the plan's start.");
    case Formula::EquivalentDemand:
        return Words::tr("Accelerators × throughput of a present card ÷ throughput of an offered card.");
    case Formula::Newsvendor:
        return Words::tr(
            "The largest commitment whose last accelerator is busy in a greater share of the hours "
            "than reserved price ÷ on-demand price.");
    case Formula::CommittedCost:
        return Words::tr("Commitment × hours × reserved price, used or not.");
    case Formula::OverflowCost:
        return Words::tr("Accelerator-hours above the commitment × on-demand price.");
    case Formula::SpotCost:
        return Words::tr("Accelerator-hours × spot price × expected rework after interruptions.");
    case Formula::ReworkFactor:
        return Words::tr("Billed hours ÷ useful hours, at the checkpoint interval at which least is lost.");
    case Formula::Depreciation:
        return Words::tr("(Price − residual value) ÷ months of depreciation, from the month of purchase on.");
    case Formula::Energy:
        return Words::tr("Kilowatts × hours × (idle share + busy share of the rest) × PUE × price per kWh.");
    case Formula::Space:
        return Words::tr("Kilowatts at full load × price per kilowatt and month.");
    case Formula::Maintenance:
        return Words::tr("Price of the node × share a year ÷ 12.");
    case Formula::Staff:
        return Words::tr("Staff for a node and year ÷ 12.");
    case Formula::Storage:
        return Words::tr("Size in the month × price per month of its storage class.");
    case Formula::TransferTime:
        return Words::tr("Bytes after compression and deduplication × 8 ÷ (bandwidth × efficiency).");
    case Formula::MediaTime:
        return Words::tr(
            "Lead time + copying to the devices + shipping + reading in, in as many rounds as the "
            "devices need.");
    case Formula::TransferPrice:
        return Words::tr("Setting up + monthly or per-device prices for the time used + price per GB sent.");
    case Formula::CalendarDate:
        return Words::tr(
            "The latest of what the task waits for, then its duration in working time; copies and "
            "rollback windows run day and night.");
    case Formula::MonthTotal:
        return Words::tr("All amounts of the month, added up.");
    case Formula::BreakEven:
        return Words::tr("The first month from which on moving has cost no more in total than staying.");
    case Formula::BudgetUse:
        return Words::tr("Planned spend of the month ÷ the team's limit.");
    }
    return {};
}

} // namespace portolan

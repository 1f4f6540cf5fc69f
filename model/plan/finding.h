#pragma once

#include "model/plan/why.h"

#include <QList>
#include <vector>

namespace portolan {

enum class Severity
{
    Note,
    Warning,
    Blocking
};

/// What an engine noticed. The sentence, with its cure, is in views/format/findingtext.cpp.
enum class FindingKind
{
    NoPriceBook, ///< blocking: nothing can be priced
    NoTarget,
    NoUsage,            ///< node without measured usage
    LowCoverage,        ///< usage with less than 80 % of the expected samples
    IdleAccelerators,   ///< cards below 30 % in the whole window
    NoOffering,         ///< blocking: no offering of the price book fits the workload
    PinnedOfferingGone, ///< blocking
    PinRefused,         ///< the pinned term cannot be had for the offering, or spot without checkpoints
    UnknownAccelerator, ///< no throughput known: counted one to one
    NoDemand,           ///< workload with neither usage nor stated demand
    ExamplePrices,      ///< the price book in use is an example
    OldPrice,           ///< older than 90 days at the plan's start
    MissingRate,        ///< blocking: no exchange rate from the price's to the plan's currency
    NoRoad,             ///< blocking: dataset that must move has no road
    DatasetMayNotLeave, ///< blocking: a workload that moves needs it
    DoesNotConverge,    ///< blocking: more changes a day than the line carries
    LineTooLate,        ///< the road is ready after the wave's start
    TaskLoop,           ///< blocking: tasks wait for one another
    GateOpen,           ///< note: what follows starts only when it is decided
    LicenseLate,        ///< licence needs longer than the time to its wave's cutover
    LicenseBound,       ///< bound to hardware or address of a workload that moves
    ServiceBound,       ///< reachable only from the owned site
    NoBudget,           ///< team that spends has no budget
    BudgetNear,         ///< planned spend at or above the alert share of the limit
    BudgetOver,         ///< planned spend above the limit
    ZeroAssumption,     ///< a money assumption is not set in the plan's currency
    WaveWithoutTasks,
    NeverBreaksEven, ///< note, no row: moved and stayed totals over the horizon (Money, Money)
    NoPurchaseDate,  ///< note: node counted as bought at the plan's start
    NoStoragePrice,  ///< warning: dataset that moves and whose class has no storage price at the target
    OutgrowsNodes    ///< note: workload that needs more cards than its nodes have: from which month, how many
                     ///< it needs then, how many there are (Month, Decimal, Decimal)
};

struct Finding
{
    FindingKind kind = FindingKind::NoUsage;
    Severity severity = Severity::Note;
    RowRef row;
    std::vector<Quantity> values; ///< in the order in which the sentence uses them
};

} // namespace portolan

#pragma once

#include "model/catalog/pricebook.h"
#include "model/plan/finding.h"
#include "model/plan/plan.h"
#include "model/usage/demand.h"

#include <map>
#include <stop_token>

namespace portolan {

/// What one workload asks for, in accelerators of its own nodes' model.
struct WorkloadDemand
{
    WorkloadId workload;
    QString accelerator; ///< model of the cards it runs on; empty where it has no node
    DemandCurve curve;   ///< measured; empty where only stated
    std::optional<double>
        mean; ///< active accelerators on average, measured or stated; missing: no demand known
    std::optional<double> peak; ///< 95th percentile of the hours, or as stated
    LineRef line;               ///< of the mean, in the demand stage's lines
};

struct PlacementInput
{
    Plan plan; ///< under the scenario
    std::shared_ptr<const PriceBook> book;
    QString bookContent;
    std::vector<WorkloadDemand> demands; ///< as plan.workloads
    /// What a workload costs where it is, for a month of 730 h: its share of the owned nodes. In the plan's
    /// currency; a workload without an entry has no price for staying.
    std::map<WorkloadId, Money> stayPerMonth;
    Decimal spotRework =
        Decimal::whole(1); ///< billed ÷ useful hours under the plan's assumptions, at least 1
};

enum class Reason
{
    Cheapest,
    Pinned,
    NoWave,
    NotCheckpointed,
    NoSpotPrice,
    NoReservedPrice,
    NoOffering,
    NoDemand,
    MemoryTooSmall,
    AlwaysBusy,
    NoPriceBook,
    NoExchangeRate,
    DataMayNotLeave
};

/// One way to provide for a workload, in the plan's currency for a steady month of 730 h.
struct PlacementOption
{
    Term term = Term::Stay;
    std::optional<Money> perMonth; ///< missing: cannot be had, and `reason` says why
    Reason reason = Reason::Cheapest;
    LineRef line;
};

/// An offering with its prices in the plan's currency.
struct ChosenOffering
{
    QString key;
    QString accelerator;
    double acceleratorCount = 0;
    double equivalence = 1; ///< cards of the offering that do the work of one of the workload's present cards
    std::optional<Money> onDemand; ///< per accelerator and hour
    std::optional<Money> reserved;
    int reservedMonths = 0;
    std::optional<Money> spot;
    PriceRef onDemandPrice, reservedPrice, spotPrice;
    RowRef quote; ///< id 0 where the price book was used
};

struct WorkloadPlacement
{
    WorkloadId workload;
    Term term = Term::Stay;
    Method method = Method::Stay;
    std::optional<ChosenOffering> offering; ///< what the cloud terms are priced with, also where it stays
    std::vector<PlacementOption> options;   ///< stay, reserved, on demand, spot
    std::vector<Reason> reasons;            ///< for the chosen term
};

struct PlacementResult
{
    std::vector<WorkloadPlacement> workloads; ///< as plan.workloads
    Lines lines{Stage::Placement};
    std::vector<Finding> findings;
};

/// For each workload the cheapest term that it can use; of equal ones the one that binds least.
///
/// A workload without a wave stays, and so does one whose data may not leave or whose method is to stay.
/// Spot is only for workloads that checkpoint. A pinned term goes before the price; one that cannot be
/// honoured is a finding.
///
/// Offerings are those in the target's region (all, where the target has none). Their cards need the stated
/// memory, or where none is stated that of the present cards. Of them the one with the lowest on-demand price
/// per unit of the present cards' throughput is chosen. For training and simulation, machines with as many
/// cards as the present nodes (up to eight) go before smaller ones. If a quote serves that is valid at the
/// plan's start, only quoted offerings count. A pinned offering is taken whatever its region.
///
/// Throughput is the dense tensor throughput of the accelerator facts. Where it is not known, cards of equal
/// names, quoted and pinned ones count one to one; a finding says so where only the user can compare them.
///
/// A month has 730 h. Reserved is a commitment by the newsvendor rule over the measured hours with the rest
/// on demand; without measured hours it is the mean, rounded up. Its term is twelve months, or the horizon
/// where that is shorter; where nothing is so short, the longest within the horizon. Spot is multiplied by
/// spotRework. Prices in other currencies are converted by the plan's rates.
PlacementResult placement(const PlacementInput &input, std::stop_token stop);

} // namespace portolan

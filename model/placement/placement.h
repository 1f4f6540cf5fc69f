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
    std::optional<ChosenOffering> offering; ///< of the cloud terms
    std::vector<PlacementOption> options;   ///< stay, reserved, on demand, spot
    std::vector<Reason> reasons;            ///< for the chosen term
};

struct PlacementResult
{
    std::vector<WorkloadPlacement> workloads; ///< as plan.workloads
    Lines lines{Stage::Placement};
    std::vector<Finding> findings;
};

/// For each workload the cheapest term that it can use. A workload without a wave stays. Spot is only for
/// workloads that checkpoint. A pin goes before the price; one that cannot be honoured is a finding. Of the
/// offerings in the target's region (all, where the target has none) the one with the lowest on-demand price
/// per unit of the present cards' throughput whose memory is enough.
PlacementResult placement(const PlacementInput &input, std::stop_token stop);

} // namespace portolan

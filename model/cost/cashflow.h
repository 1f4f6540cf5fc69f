#pragma once

#include "model/catalog/pricebook.h"
#include "model/placement/placement.h"
#include "model/plan/finding.h"
#include "model/plan/plan.h"
#include "model/schedule/schedule.h"
#include "model/transfer/transfer.h"

#include <stop_token>
#include <vector>

namespace portolan {

/// What money is spent on. The first five are the owned cluster.
enum class CostKind
{
    Depreciation,
    Energy,
    Space,
    Maintenance,
    Staff,
    OwnedStorage,
    DualRunning, ///< the owned nodes of a workload that already runs elsewhere
    Reserved,
    OnDemand,
    Spot,
    CloudStorage,
    Transfer,
    MigrationWork,
    License
};

/// One amount: in a month, for a team and a wave where it belongs to one.
struct CashLine
{
    Month month;
    CostKind kind = CostKind::Energy;
    TeamId team;
    WaveId wave;
    Money amount;
    LineRef line;
};

/// The capacity that a workload's offering class takes in steady state, and how it is bought.
struct CapacityMix
{
    QString offering;
    std::vector<WorkloadId> workloads;
    std::int64_t committed = 0; ///< accelerators
    int termMonths = 0;
    double coverage = 0;    ///< share of the demand that the commitment serves
    double utilization = 0; ///< share of the commitment that is used
    Money committedPerMonth, onDemandPerMonth, spotPerMonth; ///< of 730 h, first year
    Money allOnDemandPerMonth;
    LineRef line;
};

struct MonthTotal
{
    Month month;
    Money stay; ///< if nothing moves
    Money move; ///< as planned
    LineRef stayLine, moveLine;
};

struct CostInput
{
    Plan plan;
    std::shared_ptr<const PriceBook> book;
    std::vector<WorkloadDemand> demands;
    PlacementResult placement;
    TransferResult transfer;
    ScheduleResult schedule;
    std::vector<ScheduleTask> tasks;
    std::map<std::int64_t, TaskKind> taskKinds;
};

struct CostResult
{
    std::vector<CashLine> stay; ///< by month, then kind, team, wave
    std::vector<CashLine> move;
    std::vector<MonthTotal> months; ///< the plan's horizon
    std::vector<CapacityMix> capacity;
    Money stayTotal, moveTotal;
    Money stayPresentValue, movePresentValue;
    Money peakMonth; ///< largest month of the move
    std::optional<Month>
        breakEven; ///< first month at which moving has cost no more than staying, and stays so
    LineRef breakEvenLine, stayTotalLine, moveTotalLine;
    Lines lines{Stage::Cost};
    std::vector<Finding> findings;
};

/// Money month by month, on a cash basis except depreciation, which is spread. Until its cutover ends a
/// workload costs what it costs today; from then on it rents, and its nodes run on as dual running until
/// their switch-off.
///
/// The roles of the operands are, beside those of tco.cpp and spot.cpp: "share of node", "demand", "growth",
/// "years", "committed", "hours", "reserved price", "on-demand price", "spot price", "rework", "size",
/// "price per TB and month", "price per GB and month", "moved on", "months", "price per month", "price per
/// GB", "bytes sent", "setup price", "device trips", "price per trip", "migration work", "licence transfer",
/// "part", "month", "stay so far", "move so far".
CostResult cashFlow(const CostInput &input, std::stop_token stop);

} // namespace portolan

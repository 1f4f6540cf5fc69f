#pragma once

#include "model/placement/placement.h"
#include "model/plan/finding.h"
#include "model/plan/plan.h"
#include "model/plan/why.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace portolan {

/// What kind of owned cost a figure is; the order is that of the first cost kinds of the cash flow.
enum class OwnedCost
{
    Depreciation,
    Energy,
    Space,
    Maintenance,
    Staff
};

/// An amount and the line that explains it.
struct OwnedAmount
{
    Money amount;
    LineRef line;
};

/// What owned nodes cost in a month, from what the nodes state and the plan's assumptions. Equal figures are
/// one line.
///
/// Depreciation is in a straight line, (price − residual) ÷ months, from the month of purchase; nothing after
/// its end. A node without a date counts as bought in the plan's first month, and a finding says so. Energy
/// is kW × (idle share + (1 − idle share) × busy share) × hours × PUE × price per kWh. Space is kW × price;
/// maintenance a twelfth of the share of the price; staff a twelfth of the yearly cost.
class OwnedNodes
{
public:
    OwnedNodes(const Plan &plan, Lines &lines, std::vector<Finding> &findings);

    OwnedAmount depreciation(const Node &node, Month month);
    /// `busy` is the share of the node's cards that are active, on average, 0 to 1.
    OwnedAmount energy(const Node &node, std::int64_t hours, Decimal busy);
    OwnedAmount space(const Node &node);
    OwnedAmount maintenance(const Node &node);
    OwnedAmount staff(const Node &node);

private:
    struct Key
    {
        OwnedCost cost;
        NodeId node;
        std::int64_t hours = 0;
        std::int64_t busy = 0;
        auto operator<=>(const Key &) const = default;
    };
    struct Known
    {
        Operand operand;
        Money money;
        Decimal number;
    };
    Known priceOf(const Node &node) const;
    Known kilowattsOf(const Node &node) const;
    Known assumption(const char *role, AssumptionKey key) const;
    OwnedAmount keep(const Key &key, const Money &amount, Formula formula, std::vector<Operand> operands);

    const Plan &m_plan;
    Lines &m_lines;
    std::map<Key, OwnedAmount> m_kept;
};

/// What each workload on owned nodes costs where it is, for a month of 730 h at the plan's start: its part of
/// its nodes. `demands` as the cash flow takes them.
std::map<WorkloadId, Money> ownedPerMonth(const Plan &plan, const std::vector<WorkloadDemand> &demands);

/// A fleet to buy, against renting. Money in one currency.
struct OwnCase
{
    Money nodePrice;
    int nodes = 1;
    int acceleratorsPerNode = 8;
    Decimal networkShare; ///< network and storage, of the nodes' price
    Decimal installShare; ///< of the nodes' price
    int years = 4;
    Decimal resaleShare;                  ///< of the nodes' price, at the end
    Decimal discountRate;                 ///< a year
    Decimal kilowatts;                    ///< of all nodes, at full load
    Decimal busyLoad = Decimal::whole(1); ///< of full load, when used
    Decimal idleLoad;                     ///< of full load, when not
    Decimal powerUsage = Decimal::whole(1);
    Money energyPrice;            ///< per kWh
    Money spacePrice;             ///< per kW and month
    Decimal maintenanceShare;     ///< of the capital, a year
    Money staff;                  ///< a year
    Money softwarePerAccelerator; ///< a year
};

/// What the fleet costs a year of 8,760 h. The first five are the fixed part.
struct OwnYear
{
    Money capital, resale;
    Money capitalCost; ///< (capital − resale ÷ (1+r)^n) × r ÷ (1 − (1+r)^−n)
    Money space, maintenance, staff, software;
    Money idleEnergy;
    Money fullEnergy; ///< what full use adds to idle energy
    std::int64_t acceleratorHours = 0;

    Money fixed() const { return capitalCost + space + maintenance + staff + software; }
    Money at(Decimal utilization) const;
    Money perAvailableHour(Decimal utilization) const;
    /// Of an accelerator in use; nothing at a utilisation of zero.
    std::optional<Money> perUsedHour(Decimal utilization) const;
    /// Utilisation from which owning costs less than renting at the price per accelerator hour; above 1,
    /// renting is always cheaper. Nothing where an owned hour in use costs more energy than the rent.
    std::optional<double> breakEven(const Money &rentPerHour) const;
};

/// Asserts at least one node, accelerator and year.
OwnYear ownYear(const OwnCase &own);

} // namespace portolan

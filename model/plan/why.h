#pragma once

#include "model/plan/plan.h"
#include "model/units/bytes.h"
#include "model/units/money.h"
#include "model/units/timespan.h"

#include <QList>
#include <QString>
#include <variant>
#include <vector>

namespace portolan {

/// The kind of row that a reference is to; the order is that of planTables.
enum class RowKind
{
    Settings,
    Site,
    Node,
    Team,
    Service,
    License,
    Road,
    Wave,
    Dataset,
    Workload,
    Task,
    Dependency,
    Gate,
    Budget,
    Assumption,
    PriceBook,
    Quote,
    Usage,
    ExchangeRate,
    Scenario
};

/// A row of the plan, whatever its table.
struct RowRef
{
    RowKind kind = RowKind::Settings;
    std::int64_t id = 0;
    bool operator==(const RowRef &) const = default;
};

/// The kind of the rows in a table: its place in planTables.
template <class Row>
constexpr RowKind rowKind()
{
    int place = 0;
    bool found = false;
    std::apply(
        [&]<class... Tables>(Tables Plan::*...) {
            ((found = found || std::is_same_v<Tables, Table<Row>>, place += found ? 0 : 1), ...);
        },
        planTables);
    return static_cast<RowKind>(place);
}

template <class Row>
RowRef rowRef(Id<Row> id)
{
    return {rowKind<Row>(), id.value};
}

/// The name that the user gave the row, or an empty text where it is gone.
QString nameOfRow(const Plan &plan, RowRef row);

/// A price of a price book: which book, which item, which day, where it was read.
struct PriceRef
{
    QString book;
    QString item;
    QString asOf;
    QString source;
    bool operator==(const PriceRef &) const = default;
};

/// A measured history by its content name and the share of expected samples in it.
struct UsageSource
{
    QString content;
    Decimal coverage;
    bool operator==(const UsageSource &) const = default;
};

enum class Stage
{
    Demand,
    Placement,
    Transfer,
    Schedule,
    Cost,
    Budget
};

/// An earlier line: which stage's result, which line.
struct LineRef
{
    Stage stage = Stage::Demand;
    int line = -1;
    bool operator==(const LineRef &) const = default;
};

/// A value with its unit. std::monostate is "not known".
using Quantity =
    std::variant<std::monostate, Decimal, Money, Bytes, Bandwidth, GpuHours, TimeSpan, Moment, Month>;
using Origin = std::variant<std::monostate, RowRef, AssumptionKey, PriceRef, UsageSource, LineRef>;

/// One input of a formula: what it is in the formula, how much, and where it came from.
struct Operand
{
    const char *role; ///< a word of the formula, from the list in views/format/whytext.cpp
    Quantity value;
    Origin origin;
};

/// How a line's value follows from its operands. The sentence for each is in views/format.
enum class Formula
{
    Measured,         ///< read from usage
    Sum,              ///< of the operands
    Product,          ///< of the operands
    Difference,       ///< first less the others
    BusyAccelerators, ///< mean over hours of cards at or above the threshold
    GrownDemand,      ///< demand × (1 + growth)^years
    EquivalentDemand, ///< accelerators × throughput of the old ÷ throughput of the offered card
    Newsvendor,       ///< largest commitment that is used more than reserved ÷ on-demand of the hours
    CommittedCost,    ///< commitment × hours × reserved price
    OverflowCost,     ///< hours above the commitment × on-demand price
    SpotCost,         ///< hours × spot price × expected rework
    ReworkFactor,     ///< billed ÷ useful hours at the best checkpoint interval
    Depreciation,     ///< (price − residual) ÷ months
    Energy,           ///< kW × hours × PUE × price
    Space,
    Maintenance,
    Staff,
    Storage,      ///< size × price per GB and month
    TransferTime, ///< bytes after reduction × 8 ÷ (rate × efficiency)
    MediaTime,    ///< lead + copies + shipping + ingest
    TransferPrice,
    CalendarDate, ///< a date from the network of tasks
    MonthTotal,
    BreakEven, ///< first month in which moving has cost no more than staying
    BudgetUse  ///< planned ÷ limit
};

/// A figure and what it was made from.
struct Line
{
    Formula formula = Formula::Sum;
    Quantity value;
    std::vector<Operand> operands;
};

/// The lines of one stage's result, in the order in which they were computed.
class Lines
{
public:
    explicit Lines(Stage stage) : m_stage(stage) {}
    LineRef add(Line line);
    const Line &at(LineRef ref) const;
    std::size_t size() const { return m_lines.size(); }
    Stage stage() const { return m_stage; }

private:
    Stage m_stage;
    std::vector<Line> m_lines;
};

} // namespace portolan

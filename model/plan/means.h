#pragma once

#include "model/plan/ids.h"
#include "model/plan/work.h"
#include "model/units/money.h"
#include "model/units/zone.h"

#include <QDate>
#include <QList>
#include <QString>
#include <optional>

namespace portolan {

/// Money that a team may spend each month from the first to the last month.
struct Budget
{
    BudgetId id;
    TeamId team;
    Month first;
    Month last;
    Money perMonth;
    bool operator==(const Budget &) const = default;
};

/// What is believed rather than measured. The unit of each is fixed in assumptions.h.
enum class AssumptionKey
{
    DemandGrowth,  ///< a year
    DiscountRate,  ///< a year
    BusyThreshold, ///< utilisation from which a card counts as active, share
    DepreciationYears,
    ResidualShare,     ///< of the price, at the end of depreciation
    NodePrice,         ///< where a node states none
    NodeKilowatts,     ///< at full load, where a node states none
    IdlePowerShare,    ///< of full load
    PowerUsage,        ///< PUE
    EnergyPrice,       ///< per kWh
    SpacePrice,        ///< per kW of full load and month
    MaintenanceShare,  ///< of the price, a year
    StaffPerNode,      ///< a year
    OwnedStorage,      ///< per TB and month
    MigrationWork,     ///< once per wave
    SpotMtbf,          ///< hours between interruptions
    CheckpointWrite,   ///< hours
    CheckpointRestore, ///< hours
    SpotWait,          ///< hours for new capacity
    ReservedShareMax,  ///< of the hours' peak that may be committed, share
    StorageWarmAfter,  ///< share of the hot copy that a lifecycle moves to the next class in a year
    AlertShare,        ///< of a budget at which the early alert comes
    PriceChange        ///< of cloud prices a year
};

struct Assumption
{
    AssumptionId id;
    AssumptionKey key = AssumptionKey::DemandGrowth;
    Decimal value; ///< in the unit of its key; money in the plan's currency
    QString source;
    bool operator==(const Assumption &) const = default;
};

/// A price book that the plan keeps by its content; the first is the one in use.
struct PriceBookRef
{
    PriceBookRefId id;
    QString name;
    QString content; ///< hexadecimal SHA-256 of the book
    bool inUse = false;
    bool operator==(const PriceBookRef &) const = default;
};

/// A price that somebody offered; it goes before the price book.
struct Quote
{
    QuoteId id;
    QString provider;
    QString region;
    QString offering;
    QString accelerator;
    int acceleratorCount = 8;
    Term term = Term::OnDemand;
    int termMonths = 0; ///< of a reservation
    Money perHour;      ///< whole machine
    std::optional<QDate> validUntil;
    QString givenBy;
    bool operator==(const Quote &) const = default;
};

/// A measured history that the plan keeps by its content.
struct UsageRef
{
    UsageRefId id;
    QString name;    ///< what the user reads: folder or file
    QString content; ///< hexadecimal SHA-256 of the dataset
    bool operator==(const UsageRef &) const = default;
};

/// One unit of `from` is `rate` units of `to`.
struct ExchangeRate
{
    ExchangeRateId id;
    Currency from;
    Currency to;
    Decimal rate;
    QDate date;
    QString source;
    bool operator==(const ExchangeRate &) const = default;
};

struct Override
{
    AssumptionKey key = AssumptionKey::DemandGrowth;
    Decimal value;
    bool operator==(const Override &) const = default;
};

/// A named what-if: assumptions that differ from the plan's.
struct Scenario
{
    ScenarioId id;
    QString name;
    QList<Override> overrides;
    QString notes;
    bool operator==(const Scenario &) const = default;
};

/// What holds for the whole plan; there is exactly one row.
struct Settings
{
    SettingsId id;
    QString name;
    Currency currency;
    Zone zone;
    QDate start; ///< first day of the plan; the forecast begins with its month
    int horizonMonths = 36;
    std::int64_t seed = 1;
    ScenarioId scenario;                   ///< in use; unset: the plan as it stands
    SiteId target;                         ///< where it goes; its region chooses offerings
    QList<int> workingDays{1, 2, 3, 4, 5}; ///< 1 Monday to 7 Sunday
    int dayStartMinute = 9 * 60;
    int dayEndMinute = 17 * 60;
    QList<QDate> holidays;
    bool operator==(const Settings &) const = default;
};

} // namespace portolan

#pragma once

#include <QHashFunctions>
#include <compare>
#include <cstdint>
#include <functional>

namespace portolan {

/// Names a row of one table; 0 names none. Ids are unique over all tables of a plan.
template <class Row>
struct Id
{
    std::int64_t value = 0;

    constexpr bool isSet() const { return value != 0; }
    friend constexpr auto operator<=>(const Id &, const Id &) = default;
};

using SiteId = Id<struct Site>;
using NodeId = Id<struct Node>;
using WorkloadId = Id<struct Workload>;
using DatasetId = Id<struct Dataset>;
using RoadId = Id<struct Road>;
using ExternalServiceId = Id<struct ExternalService>;
using LicenseId = Id<struct License>;
using TeamId = Id<struct Team>;
using WaveId = Id<struct Wave>;
using TaskId = Id<struct Task>;
using DependencyId = Id<struct Dependency>;
using GateId = Id<struct Gate>;
using BudgetId = Id<struct Budget>;
using AssumptionId = Id<struct Assumption>;
using PriceBookRefId = Id<struct PriceBookRef>;
using QuoteId = Id<struct Quote>;
using UsageRefId = Id<struct UsageRef>;
using ExchangeRateId = Id<struct ExchangeRate>;
using ScenarioId = Id<struct Scenario>;
using SettingsId = Id<struct Settings>;

} // namespace portolan

template <class Row>
struct std::hash<portolan::Id<Row>>
{
    std::size_t operator()(portolan::Id<Row> id) const noexcept
    {
        return std::hash<std::int64_t>{}(id.value);
    }
};

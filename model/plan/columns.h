#pragma once

#include "model/plan/names.h"
#include "model/plan/plan.h"

#include <tuple>

namespace portolan {

/// One field of a row by the name under which files, JSON, CSV and pasted tables know it.
template <class Row, class Value>
struct Column
{
    using ValueType = Value;
    const char *name;
    Value Row::*member;
};

template <class Row, class Value>
constexpr Column<Row, Value> column(const char *name, Value Row::*member)
{
    return {name, member};
}

/// What the fields of a row are, once for all that read or write rows. The id is not among them.
template <class Row>
struct Columns;

template <>
struct Columns<Settings>
{
    static constexpr const char *table = "settings";
    static constexpr auto list = std::tuple{column("name", &Settings::name),
                                            column("currency", &Settings::currency),
                                            column("zone", &Settings::zone),
                                            column("start", &Settings::start),
                                            column("horizon_months", &Settings::horizonMonths),
                                            column("seed", &Settings::seed),
                                            column("scenario", &Settings::scenario),
                                            column("target", &Settings::target),
                                            column("working_days", &Settings::workingDays),
                                            column("day_start_minute", &Settings::dayStartMinute),
                                            column("day_end_minute", &Settings::dayEndMinute),
                                            column("holidays", &Settings::holidays)};
};

template <>
struct Columns<Site>
{
    static constexpr const char *table = "sites";
    static constexpr auto list =
        std::tuple{column("name", &Site::name), column("kind", &Site::kind), column("region", &Site::region),
                   column("zone", &Site::zone), column("notes", &Site::notes)};
};

template <>
struct Columns<Node>
{
    static constexpr const char *table = "nodes";
    static constexpr auto list = std::tuple{column("name", &Node::name),
                                            column("site", &Node::site),
                                            column("model", &Node::model),
                                            column("accelerators", &Node::accelerators),
                                            column("cpu_cores", &Node::cpuCores),
                                            column("memory", &Node::memory),
                                            column("interconnect", &Node::interconnect),
                                            column("os", &Node::os),
                                            column("driver", &Node::driver),
                                            column("cuda", &Node::cuda),
                                            column("purchased", &Node::purchased),
                                            column("price", &Node::price),
                                            column("kilowatts", &Node::kilowatts),
                                            column("notes", &Node::notes)};
};

template <>
struct Columns<Team>
{
    static constexpr const char *table = "teams";
    static constexpr auto list = std::tuple{
        column("name", &Team::name), column("cost_centre", &Team::costCentre), column("lead", &Team::lead)};
};

template <>
struct Columns<ExternalService>
{
    static constexpr const char *table = "services";
    static constexpr auto list =
        std::tuple{column("name", &ExternalService::name), column("purpose", &ExternalService::purpose),
                   column("bound_to_site", &ExternalService::boundToSite),
                   column("lead_days", &ExternalService::leadDays), column("notes", &ExternalService::notes)};
};

template <>
struct Columns<License>
{
    static constexpr const char *table = "licenses";
    static constexpr auto list = std::tuple{column("name", &License::name),
                                            column("vendor", &License::vendor),
                                            column("binding", &License::binding),
                                            column("lead_days", &License::leadDays),
                                            column("transfer_price", &License::transferPrice),
                                            column("expires", &License::expires),
                                            column("notes", &License::notes)};
};

template <>
struct Columns<Road>
{
    static constexpr const char *table = "roads";
    static constexpr auto list = std::tuple{column("name", &Road::name),
                                            column("kind", &Road::kind),
                                            column("bandwidth", &Road::bandwidth),
                                            column("efficiency", &Road::efficiency),
                                            column("price_per_month", &Road::pricePerMonth),
                                            column("price_per_gigabyte", &Road::pricePerGigabyte),
                                            column("setup_price", &Road::setupPrice),
                                            column("lead_days", &Road::leadDays),
                                            column("device_capacity", &Road::deviceCapacity),
                                            column("copy_bytes_per_second", &Road::copyBytesPerSecond),
                                            column("devices", &Road::devices),
                                            column("ship_days", &Road::shipDays),
                                            column("return_days", &Road::returnDays),
                                            column("ingest_days", &Road::ingestDays),
                                            column("price_per_device_trip", &Road::pricePerDeviceTrip),
                                            column("notes", &Road::notes)};
};

template <>
struct Columns<Dataset>
{
    static constexpr const char *table = "datasets";
    static constexpr auto list = std::tuple{column("name", &Dataset::name),
                                            column("site", &Dataset::site),
                                            column("temperature", &Dataset::temperature),
                                            column("size", &Dataset::size),
                                            column("files", &Dataset::files),
                                            column("growth_per_year", &Dataset::growthPerYear),
                                            column("change_per_day", &Dataset::changePerDay),
                                            column("compression_ratio", &Dataset::compressionRatio),
                                            column("duplicate_share", &Dataset::duplicateShare),
                                            column("wave", &Dataset::wave),
                                            column("road", &Dataset::road),
                                            column("may_leave", &Dataset::mayLeave),
                                            column("notes", &Dataset::notes)};
};

template <>
struct Columns<Wave>
{
    static constexpr const char *table = "waves";
    static constexpr auto list =
        std::tuple{column("name", &Wave::name), column("not_before", &Wave::notBefore),
                   column("rollback_days", &Wave::rollbackDays), column("notes", &Wave::notes)};
};

template <>
struct Columns<Workload>
{
    static constexpr const char *table = "workloads";
    static constexpr auto list = std::tuple{column("name", &Workload::name),
                                            column("kind", &Workload::kind),
                                            column("team", &Workload::team),
                                            column("wave", &Workload::wave),
                                            column("nodes", &Workload::nodes),
                                            column("stated_accelerators", &Workload::statedAccelerators),
                                            column("memory_per_accelerator", &Workload::memoryPerAccelerator),
                                            column("checkpoints", &Workload::checkpoints),
                                            column("method", &Workload::method),
                                            column("pinned_term", &Workload::pinnedTerm),
                                            column("pinned_offering", &Workload::pinnedOffering),
                                            column("datasets", &Workload::datasets),
                                            column("services", &Workload::services),
                                            column("licenses", &Workload::licenses),
                                            column("notes", &Workload::notes)};
};

template <>
struct Columns<Task>
{
    static constexpr const char *table = "tasks";
    static constexpr auto list = std::tuple{column("name", &Task::name),
                                            column("wave", &Task::wave),
                                            column("kind", &Task::kind),
                                            column("duration", &Task::duration),
                                            column("not_before", &Task::notBefore),
                                            column("notes", &Task::notes)};
};

template <>
struct Columns<Dependency>
{
    static constexpr const char *table = "dependencies";
    static constexpr auto list =
        std::tuple{column("from", &Dependency::from), column("to", &Dependency::to),
                   column("link", &Dependency::link), column("lag", &Dependency::lag)};
};

template <>
struct Columns<Gate>
{
    static constexpr const char *table = "gates";
    static constexpr auto list = std::tuple{
        column("name", &Gate::name), column("task", &Gate::task), column("criteria", &Gate::criteria),
        column("state", &Gate::state), column("decided_by", &Gate::decidedBy)};
};

template <>
struct Columns<Budget>
{
    static constexpr const char *table = "budgets";
    static constexpr auto list =
        std::tuple{column("team", &Budget::team), column("first", &Budget::first),
                   column("last", &Budget::last), column("per_month", &Budget::perMonth)};
};

template <>
struct Columns<Assumption>
{
    static constexpr const char *table = "assumptions";
    static constexpr auto list =
        std::tuple{column("key", &Assumption::key), column("value", &Assumption::value),
                   column("source", &Assumption::source)};
};

template <>
struct Columns<PriceBookRef>
{
    static constexpr const char *table = "price_books";
    static constexpr auto list =
        std::tuple{column("name", &PriceBookRef::name), column("content", &PriceBookRef::content),
                   column("in_use", &PriceBookRef::inUse)};
};

template <>
struct Columns<Quote>
{
    static constexpr const char *table = "quotes";
    static constexpr auto list = std::tuple{column("provider", &Quote::provider),
                                            column("region", &Quote::region),
                                            column("offering", &Quote::offering),
                                            column("accelerator", &Quote::accelerator),
                                            column("accelerator_count", &Quote::acceleratorCount),
                                            column("term", &Quote::term),
                                            column("term_months", &Quote::termMonths),
                                            column("per_hour", &Quote::perHour),
                                            column("valid_until", &Quote::validUntil),
                                            column("given_by", &Quote::givenBy)};
};

template <>
struct Columns<UsageRef>
{
    static constexpr const char *table = "usage";
    static constexpr auto list =
        std::tuple{column("name", &UsageRef::name), column("content", &UsageRef::content)};
};

template <>
struct Columns<ExchangeRate>
{
    static constexpr const char *table = "exchange_rates";
    static constexpr auto list =
        std::tuple{column("from", &ExchangeRate::from), column("to", &ExchangeRate::to),
                   column("rate", &ExchangeRate::rate), column("date", &ExchangeRate::date),
                   column("source", &ExchangeRate::source)};
};

template <>
struct Columns<Scenario>
{
    static constexpr const char *table = "scenarios";
    static constexpr auto list =
        std::tuple{column("name", &Scenario::name), column("overrides", &Scenario::overrides),
                   column("notes", &Scenario::notes)};
};

/// Calls visit(column) for each column of the row type.
template <class Row, class Visit>
void forEachColumn(Visit visit)
{
    std::apply([&](const auto &...columns) { (visit(columns), ...); }, Columns<Row>::list);
}

} // namespace portolan

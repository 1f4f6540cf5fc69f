#include "views/format/words.h"

#include <QCoreApplication>
#include <cstring>

namespace portolan {

namespace {
/// A column of a table as model/plan/columns.h names both, and its title with the word that tells titles of
/// the same spelling apart.
struct Title
{
    const char *table;
    const char *column;
    struct
    {
        const char *text;
        const char *comment;
    } title;
};

// clang-format off: a table reads by its columns
constexpr Title titles[] = {
    {"settings", "name", QT_TRANSLATE_NOOP3("Columns", "Plan", "Plan")},
    {"settings", "currency", QT_TRANSLATE_NOOP3("Columns", "Currency", "Plan")},
    {"settings", "zone", QT_TRANSLATE_NOOP3("Columns", "Time zone", "Plan")},
    {"settings", "start", QT_TRANSLATE_NOOP3("Columns", "First day", "Plan")},
    {"settings", "horizon_months", QT_TRANSLATE_NOOP3("Columns", "Months", "Plan")},
    {"settings", "seed", QT_TRANSLATE_NOOP3("Columns", "Random seed", "Plan")},
    {"settings", "scenario", QT_TRANSLATE_NOOP3("Columns", "Scenario in use", "Plan")},
    {"settings", "target", QT_TRANSLATE_NOOP3("Columns", "Target", "Plan")},
    {"settings", "working_days", QT_TRANSLATE_NOOP3("Columns", "Working days", "Plan")},
    {"settings", "day_start_minute", QT_TRANSLATE_NOOP3("Columns", "Day begins", "Plan")},
    {"settings", "day_end_minute", QT_TRANSLATE_NOOP3("Columns", "Day ends", "Plan")},
    {"settings", "holidays", QT_TRANSLATE_NOOP3("Columns", "Holidays", "Plan")},
    {"sites", "name", QT_TRANSLATE_NOOP3("Columns", "Site", "Site")},
    {"sites", "kind", QT_TRANSLATE_NOOP3("Columns", "Kind", "Site")},
    {"sites", "region", QT_TRANSLATE_NOOP3("Columns", "Region", "Site")},
    {"sites", "zone", QT_TRANSLATE_NOOP3("Columns", "Time zone", "Site")},
    {"sites", "notes", QT_TRANSLATE_NOOP3("Columns", "Notes", "Site")},
    {"nodes", "name", QT_TRANSLATE_NOOP3("Columns", "Node", "Node")},
    {"nodes", "site", QT_TRANSLATE_NOOP3("Columns", "Site", "Node")},
    {"nodes", "model", QT_TRANSLATE_NOOP3("Columns", "Model", "Node")},
    {"nodes", "accelerators", QT_TRANSLATE_NOOP3("Columns", "Accelerators", "Node")},
    {"nodes", "cpu_cores", QT_TRANSLATE_NOOP3("Columns", "CPU cores", "Node")},
    {"nodes", "memory", QT_TRANSLATE_NOOP3("Columns", "Memory", "Node")},
    {"nodes", "interconnect", QT_TRANSLATE_NOOP3("Columns", "Interconnect", "Node")},
    {"nodes", "os", QT_TRANSLATE_NOOP3("Columns", "System", "Node")},
    {"nodes", "driver", QT_TRANSLATE_NOOP3("Columns", "Driver", "Node")},
    {"nodes", "cuda", QT_TRANSLATE_NOOP3("Columns", "CUDA", "Node")},
    {"nodes", "purchased", QT_TRANSLATE_NOOP3("Columns", "Purchased", "Node")},
    {"nodes", "price", QT_TRANSLATE_NOOP3("Columns", "Price", "Node")},
    {"nodes", "kilowatts", QT_TRANSLATE_NOOP3("Columns", "Power (kW)", "Node")},
    {"nodes", "notes", QT_TRANSLATE_NOOP3("Columns", "Notes", "Node")},
    {"teams", "name", QT_TRANSLATE_NOOP3("Columns", "Team", "Team")},
    {"teams", "cost_centre", QT_TRANSLATE_NOOP3("Columns", "Cost centre", "Team")},
    {"teams", "lead", QT_TRANSLATE_NOOP3("Columns", "Lead", "Team")},
    {"services", "name", QT_TRANSLATE_NOOP3("Columns", "Service", "ExternalService")},
    {"services", "purpose", QT_TRANSLATE_NOOP3("Columns", "Purpose", "ExternalService")},
    {"services", "bound_to_site", QT_TRANSLATE_NOOP3("Columns", "Bound to the site", "ExternalService")},
    {"services", "lead_days", QT_TRANSLATE_NOOP3("Columns", "Lead time (days)", "ExternalService")},
    {"services", "notes", QT_TRANSLATE_NOOP3("Columns", "Notes", "ExternalService")},
    {"licenses", "name", QT_TRANSLATE_NOOP3("Columns", "Licence", "License")},
    {"licenses", "vendor", QT_TRANSLATE_NOOP3("Columns", "Vendor", "License")},
    {"licenses", "binding", QT_TRANSLATE_NOOP3("Columns", "Bound to", "License")},
    {"licenses", "lead_days", QT_TRANSLATE_NOOP3("Columns", "Lead time (days)", "License")},
    {"licenses", "transfer_price", QT_TRANSLATE_NOOP3("Columns", "Price of the transfer", "License")},
    {"licenses", "expires", QT_TRANSLATE_NOOP3("Columns", "Expires", "License")},
    {"licenses", "notes", QT_TRANSLATE_NOOP3("Columns", "Notes", "License")},
    {"roads", "name", QT_TRANSLATE_NOOP3("Columns", "Road", "Road")},
    {"roads", "kind", QT_TRANSLATE_NOOP3("Columns", "Kind", "Road")},
    {"roads", "bandwidth", QT_TRANSLATE_NOOP3("Columns", "Bandwidth", "Road")},
    {"roads", "efficiency", QT_TRANSLATE_NOOP3("Columns", "Efficiency", "Road")},
    {"roads", "price_per_month", QT_TRANSLATE_NOOP3("Columns", "Price per month", "Road")},
    {"roads", "price_per_gigabyte", QT_TRANSLATE_NOOP3("Columns", "Price per GB", "Road")},
    {"roads", "setup_price", QT_TRANSLATE_NOOP3("Columns", "Set-up price", "Road")},
    {"roads", "lead_days", QT_TRANSLATE_NOOP3("Columns", "Lead time (days)", "Road")},
    {"roads", "device_capacity", QT_TRANSLATE_NOOP3("Columns", "Device capacity", "Road")},
    {"roads", "copy_bytes_per_second", QT_TRANSLATE_NOOP3("Columns", "Copy speed (bytes/s)", "Road")},
    {"roads", "devices", QT_TRANSLATE_NOOP3("Columns", "Devices at a time", "Road")},
    {"roads", "ship_days", QT_TRANSLATE_NOOP3("Columns", "Shipping (days)", "Road")},
    {"roads", "return_days", QT_TRANSLATE_NOOP3("Columns", "Return (days)", "Road")},
    {"roads", "ingest_days", QT_TRANSLATE_NOOP3("Columns", "Ingest (days)", "Road")},
    {"roads", "price_per_device_trip", QT_TRANSLATE_NOOP3("Columns", "Price per device and trip", "Road")},
    {"roads", "notes", QT_TRANSLATE_NOOP3("Columns", "Notes", "Road")},
    {"datasets", "name", QT_TRANSLATE_NOOP3("Columns", "Dataset", "Dataset")},
    {"datasets", "site", QT_TRANSLATE_NOOP3("Columns", "Site", "Dataset")},
    {"datasets", "temperature", QT_TRANSLATE_NOOP3("Columns", "Temperature", "Dataset")},
    {"datasets", "size", QT_TRANSLATE_NOOP3("Columns", "Size", "Dataset")},
    {"datasets", "files", QT_TRANSLATE_NOOP3("Columns", "Files", "Dataset")},
    {"datasets", "growth_per_year", QT_TRANSLATE_NOOP3("Columns", "Growth a year", "Dataset")},
    {"datasets", "change_per_day", QT_TRANSLATE_NOOP3("Columns", "Change a day", "Dataset")},
    {"datasets", "compression_ratio", QT_TRANSLATE_NOOP3("Columns", "Compression ratio", "Dataset")},
    {"datasets", "duplicate_share", QT_TRANSLATE_NOOP3("Columns", "Duplicates", "Dataset")},
    {"datasets", "wave", QT_TRANSLATE_NOOP3("Columns", "Wave", "Dataset")},
    {"datasets", "road", QT_TRANSLATE_NOOP3("Columns", "Pinned road", "Dataset")},
    {"datasets", "may_leave", QT_TRANSLATE_NOOP3("Columns", "May leave", "Dataset")},
    {"datasets", "notes", QT_TRANSLATE_NOOP3("Columns", "Notes", "Dataset")},
    {"waves", "name", QT_TRANSLATE_NOOP3("Columns", "Wave", "Wave")},
    {"waves", "not_before", QT_TRANSLATE_NOOP3("Columns", "Not before", "Wave")},
    {"waves", "rollback_days", QT_TRANSLATE_NOOP3("Columns", "Rollback window (days)", "Wave")},
    {"waves", "notes", QT_TRANSLATE_NOOP3("Columns", "Notes", "Wave")},
    {"workloads", "name", QT_TRANSLATE_NOOP3("Columns", "Workload", "Workload")},
    {"workloads", "kind", QT_TRANSLATE_NOOP3("Columns", "Kind", "Workload")},
    {"workloads", "team", QT_TRANSLATE_NOOP3("Columns", "Team", "Workload")},
    {"workloads", "wave", QT_TRANSLATE_NOOP3("Columns", "Wave", "Workload")},
    {"workloads", "nodes", QT_TRANSLATE_NOOP3("Columns", "Nodes", "Workload")},
    {"workloads", "stated_accelerators", QT_TRANSLATE_NOOP3("Columns", "Stated accelerators", "Workload")},
    {"workloads", "memory_per_accelerator",
     QT_TRANSLATE_NOOP3("Columns", "Memory per accelerator", "Workload")},
    {"workloads", "checkpoints", QT_TRANSLATE_NOOP3("Columns", "Checkpoints", "Workload")},
    {"workloads", "method", QT_TRANSLATE_NOOP3("Columns", "Method", "Workload")},
    {"workloads", "pinned_term", QT_TRANSLATE_NOOP3("Columns", "Pinned term", "Workload")},
    {"workloads", "pinned_offering", QT_TRANSLATE_NOOP3("Columns", "Pinned offering", "Workload")},
    {"workloads", "datasets", QT_TRANSLATE_NOOP3("Columns", "Datasets", "Workload")},
    {"workloads", "services", QT_TRANSLATE_NOOP3("Columns", "External services", "Workload")},
    {"workloads", "licenses", QT_TRANSLATE_NOOP3("Columns", "Licences", "Workload")},
    {"workloads", "notes", QT_TRANSLATE_NOOP3("Columns", "Notes", "Workload")},
    {"tasks", "name", QT_TRANSLATE_NOOP3("Columns", "Task", "Task")},
    {"tasks", "wave", QT_TRANSLATE_NOOP3("Columns", "Wave", "Task")},
    {"tasks", "kind", QT_TRANSLATE_NOOP3("Columns", "Kind", "Task")},
    {"tasks", "duration", QT_TRANSLATE_NOOP3("Columns", "Duration", "Task")},
    {"tasks", "not_before", QT_TRANSLATE_NOOP3("Columns", "Not before", "Task")},
    {"tasks", "notes", QT_TRANSLATE_NOOP3("Columns", "Notes", "Task")},
    {"dependencies", "from", QT_TRANSLATE_NOOP3("Columns", "Before", "Dependency")},
    {"dependencies", "to", QT_TRANSLATE_NOOP3("Columns", "After", "Dependency")},
    {"dependencies", "link", QT_TRANSLATE_NOOP3("Columns", "Link", "Dependency")},
    {"dependencies", "lag", QT_TRANSLATE_NOOP3("Columns", "Lag", "Dependency")},
    {"gates", "name", QT_TRANSLATE_NOOP3("Columns", "Gate", "Gate")},
    {"gates", "task", QT_TRANSLATE_NOOP3("Columns", "After task", "Gate")},
    {"gates", "criteria", QT_TRANSLATE_NOOP3("Columns", "Criteria", "Gate")},
    {"gates", "state", QT_TRANSLATE_NOOP3("Columns", "State", "Gate")},
    {"gates", "decided_by", QT_TRANSLATE_NOOP3("Columns", "Decided by", "Gate")},
    {"budgets", "team", QT_TRANSLATE_NOOP3("Columns", "Team", "Budget")},
    {"budgets", "first", QT_TRANSLATE_NOOP3("Columns", "First month", "Budget")},
    {"budgets", "last", QT_TRANSLATE_NOOP3("Columns", "Last month", "Budget")},
    {"budgets", "per_month", QT_TRANSLATE_NOOP3("Columns", "Per month", "Budget")},
    {"assumptions", "key", QT_TRANSLATE_NOOP3("Columns", "Assumption", "Assumption")},
    {"assumptions", "value", QT_TRANSLATE_NOOP3("Columns", "Value", "Assumption")},
    {"assumptions", "source", QT_TRANSLATE_NOOP3("Columns", "Source", "Assumption")},
    {"price_books", "name", QT_TRANSLATE_NOOP3("Columns", "Price book", "PriceBook")},
    {"price_books", "content", QT_TRANSLATE_NOOP3("Columns", "Content", "PriceBook")},
    {"price_books", "in_use", QT_TRANSLATE_NOOP3("Columns", "In use", "PriceBook")},
    {"quotes", "provider", QT_TRANSLATE_NOOP3("Columns", "Provider", "Quote")},
    {"quotes", "region", QT_TRANSLATE_NOOP3("Columns", "Region", "Quote")},
    {"quotes", "offering", QT_TRANSLATE_NOOP3("Columns", "Offering", "Quote")},
    {"quotes", "accelerator", QT_TRANSLATE_NOOP3("Columns", "Accelerator", "Quote")},
    {"quotes", "accelerator_count", QT_TRANSLATE_NOOP3("Columns", "Accelerators", "Quote")},
    {"quotes", "term", QT_TRANSLATE_NOOP3("Columns", "Term", "Quote")},
    {"quotes", "term_months", QT_TRANSLATE_NOOP3("Columns", "Months of the term", "Quote")},
    {"quotes", "per_hour", QT_TRANSLATE_NOOP3("Columns", "Price per hour", "Quote")},
    {"quotes", "valid_until", QT_TRANSLATE_NOOP3("Columns", "Valid until", "Quote")},
    {"quotes", "given_by", QT_TRANSLATE_NOOP3("Columns", "Given by", "Quote")},
    {"usage", "name", QT_TRANSLATE_NOOP3("Columns", "Usage history", "Usage")},
    {"usage", "content", QT_TRANSLATE_NOOP3("Columns", "Content", "Usage")},
    {"exchange_rates", "from", QT_TRANSLATE_NOOP3("Columns", "From", "ExchangeRate")},
    {"exchange_rates", "to", QT_TRANSLATE_NOOP3("Columns", "To", "ExchangeRate")},
    {"exchange_rates", "rate", QT_TRANSLATE_NOOP3("Columns", "Rate", "ExchangeRate")},
    {"exchange_rates", "date", QT_TRANSLATE_NOOP3("Columns", "Date", "ExchangeRate")},
    {"exchange_rates", "source", QT_TRANSLATE_NOOP3("Columns", "Source", "ExchangeRate")},
    {"scenarios", "name", QT_TRANSLATE_NOOP3("Columns", "Scenario", "Scenario")},
    {"scenarios", "overrides", QT_TRANSLATE_NOOP3("Columns", "Overrides", "Scenario")},
    {"scenarios", "notes", QT_TRANSLATE_NOOP3("Columns", "Notes", "Scenario")},
};
// clang-format on
} // namespace

QString columnTitle(const char *table, const char *column)
{
    for (const Title &title : titles) {
        if (std::strcmp(title.table, table) == 0 && std::strcmp(title.column, column) == 0)
            return QCoreApplication::translate("Columns", title.title.text, title.title.comment);
    }
    Q_ASSERT_X(false, "columnTitle", column);
    return QString::fromLatin1(column);
}

} // namespace portolan

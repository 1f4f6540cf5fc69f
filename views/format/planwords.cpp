#include "views/format/words.h"

#include <QCoreApplication>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};
} // namespace

QString word(RowKind value)
{
    switch (value) {
    case RowKind::Settings:
        return Words::tr("Plan settings", "Plan");
    case RowKind::Site:
        return Words::tr("Site", "Site");
    case RowKind::Node:
        return Words::tr("Node", "Node");
    case RowKind::Team:
        return Words::tr("Team", "Team");
    case RowKind::Service:
        return Words::tr("External service", "ExternalService");
    case RowKind::License:
        return Words::tr("Licence", "License");
    case RowKind::Road:
        return Words::tr("Road", "Road");
    case RowKind::Wave:
        return Words::tr("Wave", "Wave");
    case RowKind::Dataset:
        return Words::tr("Dataset", "Dataset");
    case RowKind::Workload:
        return Words::tr("Workload", "Workload");
    case RowKind::Task:
        return Words::tr("Task", "Task");
    case RowKind::Dependency:
        return Words::tr("Dependency", "Dependency");
    case RowKind::Gate:
        return Words::tr("Gate", "Gate");
    case RowKind::Budget:
        return Words::tr("Budget", "Budget");
    case RowKind::Assumption:
        return Words::tr("Assumption", "Assumption");
    case RowKind::PriceBook:
        return Words::tr("Price book", "PriceBook");
    case RowKind::Quote:
        return Words::tr("Quote", "PriceBook");
    case RowKind::Usage:
        return Words::tr("Usage history", "Usage");
    case RowKind::ExchangeRate:
        return Words::tr("Exchange rate", "PriceBook");
    case RowKind::Scenario:
        return Words::tr("Scenario", "Scenario");
    }
    return {};
}

QString manyWord(RowKind value)
{
    switch (value) {
    case RowKind::Settings:
        return Words::tr("Plan settings", "Plan");
    case RowKind::Site:
        return Words::tr("Sites", "Site");
    case RowKind::Node:
        return Words::tr("Nodes", "Node");
    case RowKind::Team:
        return Words::tr("Teams", "Team");
    case RowKind::Service:
        return Words::tr("External services", "ExternalService");
    case RowKind::License:
        return Words::tr("Licences", "License");
    case RowKind::Road:
        return Words::tr("Roads", "Road");
    case RowKind::Wave:
        return Words::tr("Waves", "Wave");
    case RowKind::Dataset:
        return Words::tr("Datasets", "Dataset");
    case RowKind::Workload:
        return Words::tr("Workloads", "Workload");
    case RowKind::Task:
        return Words::tr("Tasks", "Task");
    case RowKind::Dependency:
        return Words::tr("Dependencies", "Dependency");
    case RowKind::Gate:
        return Words::tr("Gates", "Gate");
    case RowKind::Budget:
        return Words::tr("Budgets", "Budget");
    case RowKind::Assumption:
        return Words::tr("Assumptions", "Assumption");
    case RowKind::PriceBook:
        return Words::tr("Price books", "PriceBook");
    case RowKind::Quote:
        return Words::tr("Quotes", "PriceBook");
    case RowKind::Usage:
        return Words::tr("Usage histories", "Usage");
    case RowKind::ExchangeRate:
        return Words::tr("Exchange rates", "PriceBook");
    case RowKind::Scenario:
        return Words::tr("Scenarios", "Scenario");
    }
    return {};
}

QString word(FindingKind value)
{
    switch (value) {
    case FindingKind::NoPriceBook:
        return Words::tr("No price book", "Finding");
    case FindingKind::NoTarget:
        return Words::tr("No target", "Finding");
    case FindingKind::NoUsage:
        return Words::tr("No usage measured", "Finding");
    case FindingKind::LowCoverage:
        return Words::tr("Gaps in the usage", "Finding");
    case FindingKind::IdleAccelerators:
        return Words::tr("Idle accelerators", "Finding");
    case FindingKind::NoOffering:
        return Words::tr("No offering fits", "Finding");
    case FindingKind::PinnedOfferingGone:
        return Words::tr("Pinned offering not found", "Finding");
    case FindingKind::PinRefused:
        return Words::tr("Pinned term not possible", "Finding");
    case FindingKind::UnknownAccelerator:
        return Words::tr("Accelerator not known", "Finding");
    case FindingKind::NoDemand:
        return Words::tr("Demand not known", "Finding");
    case FindingKind::ExamplePrices:
        return Words::tr("Example prices", "Finding");
    case FindingKind::OldPrice:
        return Words::tr("Old price", "Finding");
    case FindingKind::MissingRate:
        return Words::tr("No exchange rate", "Finding");
    case FindingKind::NoRoad:
        return Words::tr("No road", "Finding");
    case FindingKind::DatasetMayNotLeave:
        return Words::tr("Data may not leave", "Finding");
    case FindingKind::DoesNotConverge:
        return Words::tr("Copy never catches up", "Finding");
    case FindingKind::LineTooLate:
        return Words::tr("Road ready too late", "Finding");
    case FindingKind::TaskLoop:
        return Words::tr("Tasks wait for one another", "Finding");
    case FindingKind::GateOpen:
        return Words::tr("Open gate", "Finding");
    case FindingKind::LicenseLate:
        return Words::tr("Licence too late", "Finding");
    case FindingKind::LicenseBound:
        return Words::tr("Bound licence", "Finding");
    case FindingKind::ServiceBound:
        return Words::tr("Service bound to the site", "Finding");
    case FindingKind::NoBudget:
        return Words::tr("No budget", "Finding");
    case FindingKind::BudgetNear:
        return Words::tr("Near the budget", "Finding");
    case FindingKind::BudgetOver:
        return Words::tr("Over the budget", "Finding");
    case FindingKind::ZeroAssumption:
        return Words::tr("Assumption not set", "Finding");
    case FindingKind::WaveWithoutTasks:
        return Words::tr("Wave without tasks", "Finding");
    case FindingKind::NeverBreaksEven:
        return Words::tr("Never breaks even", "Finding");
    case FindingKind::NoPurchaseDate:
        return Words::tr("No purchase date", "Finding");
    case FindingKind::NoStoragePrice:
        return Words::tr("No storage price", "Finding");
    case FindingKind::OutgrowsNodes:
        return Words::tr("Demand outgrows the nodes", "Finding");
    }
    return {};
}

} // namespace portolan

#include "views/format/words.h"

#include <QCoreApplication>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};
} // namespace

QString word(SiteKind value)
{
    switch (value) {
    case SiteKind::Owned:
        return Words::tr("Owned", "Site");
    case SiteKind::Cloud:
        return Words::tr("Cloud", "Site");
    }
    return {};
}

QString word(Temperature value)
{
    switch (value) {
    case Temperature::Hot:
        return Words::tr("Hot", "Dataset");
    case Temperature::Warm:
        return Words::tr("Warm", "Dataset");
    case Temperature::Cold:
        return Words::tr("Cold", "Dataset");
    }
    return {};
}

QString word(RoadKind value)
{
    switch (value) {
    case RoadKind::Line:
        return Words::tr("Line", "Road");
    case RoadKind::Media:
        return Words::tr("Shipped media", "Road");
    }
    return {};
}

QString word(LicenseBinding value)
{
    switch (value) {
    case LicenseBinding::None:
        return Words::tr("Not bound", "License");
    case LicenseBinding::Hardware:
        return Words::tr("Hardware", "License");
    case LicenseBinding::Address:
        return Words::tr("Address", "License");
    case LicenseBinding::Floating:
        return Words::tr("Floating", "License");
    }
    return {};
}

QString word(WorkloadKind value)
{
    switch (value) {
    case WorkloadKind::Training:
        return Words::tr("Training", "Workload");
    case WorkloadKind::FineTuning:
        return Words::tr("Fine-tuning", "Workload");
    case WorkloadKind::Inference:
        return Words::tr("Inference", "Workload");
    case WorkloadKind::Development:
        return Words::tr("Development", "Workload");
    case WorkloadKind::Simulation:
        return Words::tr("Simulation", "Workload");
    case WorkloadKind::Rendering:
        return Words::tr("Rendering", "Workload");
    }
    return {};
}

QString word(Term value)
{
    switch (value) {
    case Term::Stay:
        return Words::tr("Stay", "Term");
    case Term::OnDemand:
        return Words::tr("On demand", "Term");
    case Term::Reserved:
        return Words::tr("Reserved", "Term");
    case Term::Spot:
        return Words::tr("Spot", "Term");
    }
    return {};
}

QString word(Method value)
{
    switch (value) {
    case Method::Vm:
        return Words::tr("Virtual machine", "Method");
    case Method::Container:
        return Words::tr("Container", "Method");
    case Method::Platform:
        return Words::tr("Managed platform", "Method");
    case Method::Stay:
        return Words::tr("Stay", "Method");
    }
    return {};
}

QString word(TaskKind value)
{
    switch (value) {
    case TaskKind::Assess:
        return Words::tr("Assess", "Task");
    case TaskKind::Environment:
        return Words::tr("Prepare environment", "Task");
    case TaskKind::CopyHot:
        return Words::tr("Copy hot data", "Task");
    case TaskKind::Validate:
        return Words::tr("Validate", "Task");
    case TaskKind::CutOver:
        return Words::tr("Cut over", "Task");
    case TaskKind::Rollback:
        return Words::tr("Rollback window", "RollbackWindow");
    case TaskKind::CopyRest:
        return Words::tr("Copy the rest", "Task");
    case TaskKind::SwitchOff:
        return Words::tr("Switch off", "Task");
    case TaskKind::Own:
        return Words::tr("Own step", "Task");
    }
    return {};
}

QString word(Link value)
{
    switch (value) {
    case Link::FinishStart:
        return Words::tr("Finish to start", "Dependency");
    case Link::StartStart:
        return Words::tr("Start to start", "Dependency");
    case Link::FinishFinish:
        return Words::tr("Finish to finish", "Dependency");
    case Link::StartFinish:
        return Words::tr("Start to finish", "Dependency");
    }
    return {};
}

QString word(GateState value)
{
    switch (value) {
    case GateState::Open:
        return Words::tr("Open", "Gate");
    case GateState::Passed:
        return Words::tr("Passed", "Gate");
    case GateState::Waived:
        return Words::tr("Waived", "Gate");
    }
    return {};
}

QString word(Severity value)
{
    switch (value) {
    case Severity::Note:
        return Words::tr("Note", "Finding");
    case Severity::Warning:
        return Words::tr("Warning", "Finding");
    case Severity::Blocking:
        return Words::tr("Blocking", "Finding");
    }
    return {};
}

QString word(CostKind value)
{
    switch (value) {
    case CostKind::Depreciation:
        return Words::tr("Depreciation", "Cost");
    case CostKind::Energy:
        return Words::tr("Energy", "Cost");
    case CostKind::Space:
        return Words::tr("Space", "Cost");
    case CostKind::Maintenance:
        return Words::tr("Maintenance", "Cost");
    case CostKind::Staff:
        return Words::tr("Staff", "Cost");
    case CostKind::OwnedStorage:
        return Words::tr("Own storage", "Cost");
    case CostKind::DualRunning:
        return Words::tr("Dual running", "Cost");
    case CostKind::Reserved:
        return Words::tr("Reserved", "Cost");
    case CostKind::OnDemand:
        return Words::tr("On demand", "Cost");
    case CostKind::Spot:
        return Words::tr("Spot", "Cost");
    case CostKind::CloudStorage:
        return Words::tr("Cloud storage", "Cost");
    case CostKind::Transfer:
        return Words::tr("Data transfer", "Cost");
    case CostKind::MigrationWork:
        return Words::tr("Migration work", "Cost");
    case CostKind::License:
        return Words::tr("Licences", "Cost");
    }
    return {};
}

QString word(RoadVerdict value)
{
    switch (value) {
    case RoadVerdict::Chosen:
        return Words::tr("Chosen", "Road");
    case RoadVerdict::Pinned:
        return Words::tr("Pinned", "Road");
    case RoadVerdict::Slower:
        return Words::tr("Slower", "Road");
    case RoadVerdict::Dearer:
        return Words::tr("Dearer", "Road");
    case RoadVerdict::NotOrderable:
        return Words::tr("Cannot be ordered in time", "Road");
    case RoadVerdict::DoesNotConverge:
        return Words::tr("More changes than it carries", "Road");
    case RoadVerdict::MayNotLeave:
        return Words::tr("Data may not leave", "Road");
    case RoadVerdict::StaysHere:
        return Words::tr("Stays here", "Road");
    case RoadVerdict::PassedOver:
        return Words::tr("Passed over for the pinned one", "Road");
    }
    return {};
}

QString word(Reason value)
{
    switch (value) {
    case Reason::Cheapest:
        return Words::tr("Cheapest", "Placement");
    case Reason::Pinned:
        return Words::tr("Pinned", "Placement");
    case Reason::NoWave:
        return Words::tr("In no wave", "Placement");
    case Reason::NotCheckpointed:
        return Words::tr("Does not checkpoint", "Placement");
    case Reason::NoSpotPrice:
        return Words::tr("No spot price", "Placement");
    case Reason::NoReservedPrice:
        return Words::tr("No reserved price", "Placement");
    case Reason::NoOffering:
        return Words::tr("No offering fits", "Placement");
    case Reason::NoDemand:
        return Words::tr("Demand not known", "Placement");
    case Reason::MemoryTooSmall:
        return Words::tr("Too little memory", "Placement");
    case Reason::AlwaysBusy:
        return Words::tr("Busy all the time", "Placement");
    case Reason::NoPriceBook:
        return Words::tr("No price book in use", "Placement");
    case Reason::NoExchangeRate:
        return Words::tr("No exchange rate", "Placement");
    case Reason::DataMayNotLeave:
        return Words::tr("Its data may not leave", "Placement");
    }
    return {};
}

QString word(AlertLevel value)
{
    switch (value) {
    case AlertLevel::Near:
        return Words::tr("Near the limit", "Alert");
    case AlertLevel::Over:
        return Words::tr("Over the limit", "Alert");
    }
    return {};
}

QString yesOrNo(bool value)
{
    return value ? Words::tr("Yes") : Words::tr("No");
}

} // namespace portolan

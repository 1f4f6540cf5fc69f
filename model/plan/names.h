#pragma once

#include "model/plan/plan.h"

#include <QLatin1String>
#include <QStringList>
#include <array>
#include <optional>
#include <utility>

namespace portolan {

/// The words by which an enum stands in files, JSON and CSV. They never change and are never translated.
template <class Enum>
struct Names;

template <class Enum, std::size_t N>
using NameList = std::array<std::pair<Enum, const char *>, N>;

template <>
struct Names<SiteKind>
{
    static constexpr NameList<SiteKind, 2> list{{{SiteKind::Owned, "owned"}, {SiteKind::Cloud, "cloud"}}};
};

template <>
struct Names<Temperature>
{
    static constexpr NameList<Temperature, 3> list{
        {{Temperature::Hot, "hot"}, {Temperature::Warm, "warm"}, {Temperature::Cold, "cold"}}};
};

template <>
struct Names<RoadKind>
{
    static constexpr NameList<RoadKind, 2> list{{{RoadKind::Line, "line"}, {RoadKind::Media, "media"}}};
};

template <>
struct Names<LicenseBinding>
{
    static constexpr NameList<LicenseBinding, 4> list{{{LicenseBinding::None, "none"},
                                                       {LicenseBinding::Hardware, "hardware"},
                                                       {LicenseBinding::Address, "address"},
                                                       {LicenseBinding::Floating, "floating"}}};
};

template <>
struct Names<WorkloadKind>
{
    static constexpr NameList<WorkloadKind, 6> list{{{WorkloadKind::Training, "training"},
                                                     {WorkloadKind::FineTuning, "fine-tuning"},
                                                     {WorkloadKind::Inference, "inference"},
                                                     {WorkloadKind::Development, "development"},
                                                     {WorkloadKind::Simulation, "simulation"},
                                                     {WorkloadKind::Rendering, "rendering"}}};
};

template <>
struct Names<Term>
{
    static constexpr NameList<Term, 4> list{{{Term::Stay, "stay"},
                                             {Term::OnDemand, "on-demand"},
                                             {Term::Reserved, "reserved"},
                                             {Term::Spot, "spot"}}};
};

template <>
struct Names<Method>
{
    static constexpr NameList<Method, 4> list{{{Method::Vm, "vm"},
                                               {Method::Container, "container"},
                                               {Method::Platform, "platform"},
                                               {Method::Stay, "stay"}}};
};

template <>
struct Names<TaskKind>
{
    static constexpr NameList<TaskKind, 9> list{{{TaskKind::Assess, "assess"},
                                                 {TaskKind::Environment, "environment"},
                                                 {TaskKind::CopyHot, "copy-hot"},
                                                 {TaskKind::Validate, "validate"},
                                                 {TaskKind::CutOver, "cut-over"},
                                                 {TaskKind::Rollback, "rollback"},
                                                 {TaskKind::CopyRest, "copy-rest"},
                                                 {TaskKind::SwitchOff, "switch-off"},
                                                 {TaskKind::Own, "own"}}};
};

template <>
struct Names<Link>
{
    static constexpr NameList<Link, 4> list{{{Link::FinishStart, "FS"},
                                             {Link::StartStart, "SS"},
                                             {Link::FinishFinish, "FF"},
                                             {Link::StartFinish, "SF"}}};
};

template <>
struct Names<GateState>
{
    static constexpr NameList<GateState, 3> list{
        {{GateState::Open, "open"}, {GateState::Passed, "passed"}, {GateState::Waived, "waived"}}};
};

template <>
struct Names<AssumptionKey>
{
    static constexpr NameList<AssumptionKey, 23> list{
        {{AssumptionKey::DemandGrowth, "demand-growth"},
         {AssumptionKey::DiscountRate, "discount-rate"},
         {AssumptionKey::BusyThreshold, "busy-threshold"},
         {AssumptionKey::DepreciationYears, "depreciation-years"},
         {AssumptionKey::ResidualShare, "residual-share"},
         {AssumptionKey::NodePrice, "node-price"},
         {AssumptionKey::NodeKilowatts, "node-kilowatts"},
         {AssumptionKey::IdlePowerShare, "idle-power-share"},
         {AssumptionKey::PowerUsage, "power-usage-effectiveness"},
         {AssumptionKey::EnergyPrice, "energy-price"},
         {AssumptionKey::SpacePrice, "space-price"},
         {AssumptionKey::MaintenanceShare, "maintenance-share"},
         {AssumptionKey::StaffPerNode, "staff-per-node"},
         {AssumptionKey::OwnedStorage, "owned-storage"},
         {AssumptionKey::MigrationWork, "migration-work"},
         {AssumptionKey::SpotMtbf, "spot-mtbf"},
         {AssumptionKey::CheckpointWrite, "checkpoint-write"},
         {AssumptionKey::CheckpointRestore, "checkpoint-restore"},
         {AssumptionKey::SpotWait, "spot-wait"},
         {AssumptionKey::ReservedShareMax, "reserved-share-max"},
         {AssumptionKey::StorageWarmAfter, "storage-warm-after"},
         {AssumptionKey::AlertShare, "alert-share"},
         {AssumptionKey::PriceChange, "price-change"}}};
};

template <class Enum>
QString nameOf(Enum value)
{
    for (const auto &[candidate, name] : Names<Enum>::list) {
        if (candidate == value)
            return QLatin1String(name);
    }
    return {};
}

/// Any case; '_' and ' ' count as '-'.
template <class Enum>
std::optional<Enum> named(const QString &text)
{
    const QString wanted = text.trimmed().replace(u'_', u'-').replace(u' ', u'-');
    for (const auto &[candidate, name] : Names<Enum>::list) {
        if (wanted.compare(QLatin1String(name), Qt::CaseInsensitive) == 0)
            return candidate;
    }
    return std::nullopt;
}

/// "owned, cloud": what may be written, for messages and choices.
template <class Enum>
QStringList allNames()
{
    QStringList names;
    for (const auto &[value, name] : Names<Enum>::list)
        names.append(QLatin1String(name));
    return names;
}

} // namespace portolan

#pragma once

#include "model/budget/alerts.h"
#include "model/cost/cashflow.h"
#include "model/placement/placement.h"
#include "model/plan/finding.h"
#include "model/plan/names.h"
#include "model/transfer/transfer.h"

namespace portolan {

// The words by which results stand in JSON. They never change and are never translated.

template <>
struct Names<Stage>
{
    static constexpr NameList<Stage, 6> list{{{Stage::Demand, "demand"},
                                              {Stage::Placement, "placement"},
                                              {Stage::Transfer, "transfer"},
                                              {Stage::Schedule, "schedule"},
                                              {Stage::Cost, "cost"},
                                              {Stage::Budget, "budget"}}};
};

template <>
struct Names<RowKind>
{
    static constexpr NameList<RowKind, 20> list{{{RowKind::Settings, "settings"},
                                                 {RowKind::Site, "site"},
                                                 {RowKind::Node, "node"},
                                                 {RowKind::Team, "team"},
                                                 {RowKind::Service, "service"},
                                                 {RowKind::License, "license"},
                                                 {RowKind::Road, "road"},
                                                 {RowKind::Wave, "wave"},
                                                 {RowKind::Dataset, "dataset"},
                                                 {RowKind::Workload, "workload"},
                                                 {RowKind::Task, "task"},
                                                 {RowKind::Dependency, "dependency"},
                                                 {RowKind::Gate, "gate"},
                                                 {RowKind::Budget, "budget"},
                                                 {RowKind::Assumption, "assumption"},
                                                 {RowKind::PriceBook, "price-book"},
                                                 {RowKind::Quote, "quote"},
                                                 {RowKind::Usage, "usage"},
                                                 {RowKind::ExchangeRate, "exchange-rate"},
                                                 {RowKind::Scenario, "scenario"}}};
};

template <>
struct Names<Formula>
{
    static constexpr NameList<Formula, 25> list{{{Formula::Measured, "measured"},
                                                 {Formula::Sum, "sum"},
                                                 {Formula::Product, "product"},
                                                 {Formula::Difference, "difference"},
                                                 {Formula::BusyAccelerators, "busy-accelerators"},
                                                 {Formula::GrownDemand, "grown-demand"},
                                                 {Formula::EquivalentDemand, "equivalent-demand"},
                                                 {Formula::Newsvendor, "newsvendor"},
                                                 {Formula::CommittedCost, "committed-cost"},
                                                 {Formula::OverflowCost, "overflow-cost"},
                                                 {Formula::SpotCost, "spot-cost"},
                                                 {Formula::ReworkFactor, "rework-factor"},
                                                 {Formula::Depreciation, "depreciation"},
                                                 {Formula::Energy, "energy"},
                                                 {Formula::Space, "space"},
                                                 {Formula::Maintenance, "maintenance"},
                                                 {Formula::Staff, "staff"},
                                                 {Formula::Storage, "storage"},
                                                 {Formula::TransferTime, "transfer-time"},
                                                 {Formula::MediaTime, "media-time"},
                                                 {Formula::TransferPrice, "transfer-price"},
                                                 {Formula::CalendarDate, "calendar-date"},
                                                 {Formula::MonthTotal, "month-total"},
                                                 {Formula::BreakEven, "break-even"},
                                                 {Formula::BudgetUse, "budget-use"}}};
};

template <>
struct Names<Severity>
{
    static constexpr NameList<Severity, 3> list{
        {{Severity::Note, "note"}, {Severity::Warning, "warning"}, {Severity::Blocking, "blocking"}}};
};

template <>
struct Names<FindingKind>
{
    static constexpr NameList<FindingKind, 28> list{
        {{FindingKind::NoPriceBook, "no-price-book"},
         {FindingKind::NoTarget, "no-target"},
         {FindingKind::NoUsage, "no-usage"},
         {FindingKind::LowCoverage, "low-coverage"},
         {FindingKind::IdleAccelerators, "idle-accelerators"},
         {FindingKind::NoOffering, "no-offering"},
         {FindingKind::PinnedOfferingGone, "pinned-offering-gone"},
         {FindingKind::PinRefused, "pin-refused"},
         {FindingKind::UnknownAccelerator, "unknown-accelerator"},
         {FindingKind::NoDemand, "no-demand"},
         {FindingKind::ExamplePrices, "example-prices"},
         {FindingKind::OldPrice, "old-price"},
         {FindingKind::MissingRate, "missing-rate"},
         {FindingKind::NoRoad, "no-road"},
         {FindingKind::DatasetMayNotLeave, "dataset-may-not-leave"},
         {FindingKind::DoesNotConverge, "does-not-converge"},
         {FindingKind::LineTooLate, "line-too-late"},
         {FindingKind::TaskLoop, "task-loop"},
         {FindingKind::GateOpen, "gate-open"},
         {FindingKind::LicenseLate, "license-late"},
         {FindingKind::LicenseBound, "license-bound"},
         {FindingKind::ServiceBound, "service-bound"},
         {FindingKind::NoBudget, "no-budget"},
         {FindingKind::BudgetNear, "budget-near"},
         {FindingKind::BudgetOver, "budget-over"},
         {FindingKind::ZeroAssumption, "zero-assumption"},
         {FindingKind::WaveWithoutTasks, "wave-without-tasks"},
         {FindingKind::NeverBreaksEven, "never-breaks-even"}}};
};

template <>
struct Names<Reason>
{
    static constexpr NameList<Reason, 13> list{{{Reason::Cheapest, "cheapest"},
                                                {Reason::Pinned, "pinned"},
                                                {Reason::NoWave, "no-wave"},
                                                {Reason::NotCheckpointed, "not-checkpointed"},
                                                {Reason::NoSpotPrice, "no-spot-price"},
                                                {Reason::NoReservedPrice, "no-reserved-price"},
                                                {Reason::NoOffering, "no-offering"},
                                                {Reason::NoDemand, "no-demand"},
                                                {Reason::MemoryTooSmall, "memory-too-small"},
                                                {Reason::AlwaysBusy, "always-busy"},
                                                {Reason::NoPriceBook, "no-price-book"},
                                                {Reason::NoExchangeRate, "no-exchange-rate"},
                                                {Reason::DataMayNotLeave, "data-may-not-leave"}}};
};

template <>
struct Names<RoadVerdict>
{
    static constexpr NameList<RoadVerdict, 9> list{{{RoadVerdict::Chosen, "chosen"},
                                                    {RoadVerdict::Pinned, "pinned"},
                                                    {RoadVerdict::Slower, "slower"},
                                                    {RoadVerdict::Dearer, "dearer"},
                                                    {RoadVerdict::NotOrderable, "not-orderable"},
                                                    {RoadVerdict::DoesNotConverge, "does-not-converge"},
                                                    {RoadVerdict::MayNotLeave, "may-not-leave"},
                                                    {RoadVerdict::StaysHere, "stays-here"},
                                                    {RoadVerdict::PassedOver, "passed-over"}}};
};

template <>
struct Names<CostKind>
{
    static constexpr NameList<CostKind, 14> list{{{CostKind::Depreciation, "depreciation"},
                                                  {CostKind::Energy, "energy"},
                                                  {CostKind::Space, "space"},
                                                  {CostKind::Maintenance, "maintenance"},
                                                  {CostKind::Staff, "staff"},
                                                  {CostKind::OwnedStorage, "owned-storage"},
                                                  {CostKind::DualRunning, "dual-running"},
                                                  {CostKind::Reserved, "reserved"},
                                                  {CostKind::OnDemand, "on-demand"},
                                                  {CostKind::Spot, "spot"},
                                                  {CostKind::CloudStorage, "cloud-storage"},
                                                  {CostKind::Transfer, "transfer"},
                                                  {CostKind::MigrationWork, "migration-work"},
                                                  {CostKind::License, "license"}}};
};

template <>
struct Names<AlertLevel>
{
    static constexpr NameList<AlertLevel, 2> list{{{AlertLevel::Near, "near"}, {AlertLevel::Over, "over"}}};
};

} // namespace portolan

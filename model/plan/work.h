#pragma once

#include "model/plan/ids.h"
#include "model/units/bytes.h"
#include "model/units/decimal.h"
#include "model/units/timespan.h"

#include <QDate>
#include <QList>
#include <QString>
#include <optional>

namespace portolan {

enum class WorkloadKind
{
    Training,
    FineTuning,
    Inference,
    Development,
    Simulation,
    Rendering
};

/// How capacity for a workload is obtained.
enum class Term
{
    Stay,
    OnDemand,
    Reserved,
    Spot
};

/// By which way a workload is brought over.
enum class Method
{
    Vm,
    Container,
    Platform,
    Stay
};

/// Work that needs accelerators. Its demand is measured on its nodes, or stated where nothing was measured.
struct Workload
{
    WorkloadId id;
    QString name;
    WorkloadKind kind = WorkloadKind::Training;
    TeamId team;
    WaveId wave;                               ///< unset: stays
    QList<NodeId> nodes;                       ///< where it runs; a shared node is split by stated demand
    std::optional<Decimal> statedAccelerators; ///< busy on average
    std::optional<Bytes> memoryPerAccelerator; ///< needed on each card
    bool checkpoints = false;                  ///< can be interrupted and resumed
    Method method = Method::Container;
    std::optional<Term> pinnedTerm;
    QString pinnedOffering; ///< key of an offering of the price book in use; empty: chosen
    QList<DatasetId> datasets;
    QList<ExternalServiceId> services;
    QList<LicenseId> licenses;
    QString notes;
    bool operator==(const Workload &) const = default;
};

/// What moves together. The rollback window begins when its cutover ends.
struct Wave
{
    WaveId id;
    QString name;
    std::optional<QDate> notBefore;
    int rollbackDays = 21; ///< calendar days for which the old capacity is kept
    QString notes;
    bool operator==(const Wave &) const = default;
};

/// The steps that the template makes of a wave, and own steps.
enum class TaskKind
{
    Assess,
    Environment,
    CopyHot,
    Validate,
    CutOver,
    Rollback,
    CopyRest,
    SwitchOff,
    Own
};

/// A step of a wave. A copy lasts as long as its transfer and a rollback window as its wave says, unless a
/// duration is given. Copies and rollback windows take elapsed time. Everything else takes working time, of which a day
/// in the duration is one working day, whatever its length, and hours and minutes stand for themselves.
struct Task
{
    TaskId id;
    QString name;
    WaveId wave;
    TaskKind kind = TaskKind::Own;
    std::optional<TimeSpan> duration; ///< unset: computed; zero: a milestone
    std::optional<Moment> notBefore;
    QString notes;
    bool operator==(const Task &) const = default;
};

enum class Link
{
    FinishStart,
    StartStart,
    FinishFinish,
    StartFinish
};

/// `to` waits for `from`. The lag is working time, read as a task's duration, and may be negative.
struct Dependency
{
    DependencyId id;
    TaskId from;
    TaskId to;
    Link link = Link::FinishStart;
    TimeSpan lag;
    bool operator==(const Dependency &) const = default;
};

enum class GateState
{
    Open,
    Passed,
    Waived
};

/// What must be true after a task before what follows it may begin.
struct Gate
{
    GateId id;
    QString name;
    TaskId task;
    QString criteria;
    GateState state = GateState::Open;
    QString decidedBy;
    bool operator==(const Gate &) const = default;
};

} // namespace portolan

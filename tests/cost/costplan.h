#pragma once

#include "model/cost/cashflow.h"
#include "model/plan/assumptions.h"
#include "model/plan/edits.h"
#include "model/plan/names.h"

#include <QFile>
#include <QTest>
#include <array>

namespace portolan {

inline Money yuan(std::int64_t units)
{
    return {units * 1'000'000, *Currency::fromText(QStringLiteral("CNY"))};
}

inline Moment at(const char *text)
{
    return *Moment::fromText(QString::fromLatin1(text));
}

/// A cost input whose plan has round assumptions; rows are added to it by hand, with ids from 100 on, and so
/// are the results of the stages before.
class CostPlan
{
public:
    explicit CostPlan(int months)
    {
        input.plan = newPlan(QStringLiteral("p"), *Currency::fromText(QStringLiteral("CNY")), Zone(),
                             QDate(2026, 1, 1));
        Settings settings = input.plan.general();
        settings.horizonMonths = months;
        input.plan.settings = input.plan.settings.with(settings);
        using enum AssumptionKey;
        for (const auto &[key, text] :
             {std::pair(DemandGrowth, "0"), std::pair(DiscountRate, "0.08"),
              std::pair(DepreciationYears, "5"), std::pair(ResidualShare, "0"),
              std::pair(IdlePowerShare, "0.2"), std::pair(PowerUsage, "1"), std::pair(EnergyPrice, "1"),
              std::pair(SpacePrice, "100"), std::pair(MaintenanceShare, "0.12"),
              std::pair(StaffPerNode, "12000"), std::pair(OwnedStorage, "10"),
              std::pair(MigrationWork, "5000"), std::pair(StorageWarmAfter, "0")})
            assume(key, text);
    }

    void assume(AssumptionKey key, const char *value)
    {
        const auto changed =
            setAssumption(input.plan, key, *Decimal::fromText(QString::fromLatin1(value)), {});
        if (!changed)
            qFatal("%s", qPrintable(changed.error()));
        input.plan = *changed;
    }
    /// Eight cards, 10 kW, 600,000 CNY; bought a year before the plan starts.
    NodeId addNode()
    {
        Node node;
        node.id = {m_next++};
        node.site = input.plan.sites.at(0).id;
        for (int index = 0; index < 8; ++index)
            node.accelerators.append(Accelerator{index, QStringLiteral("X"), {}, {}});
        node.purchased = QDate(2025, 1, 1);
        node.price = yuan(600'000);
        node.kilowatts = Decimal::whole(10);
        input.plan.nodes = input.plan.nodes.with(node);
        return node.id;
    }
    TeamId addTeam()
    {
        Team team;
        team.id = {m_next++};
        input.plan.teams = input.plan.teams.with(team);
        return team.id;
    }
    /// A wave with a task for its start, cutover and switch-off.
    WaveId addWave(const char *start, const char *cutover, const char *switchOff)
    {
        Wave wave;
        wave.id = {m_next++};
        input.plan.waves = input.plan.waves.with(wave);
        addTask(wave.id, TaskKind::Assess, start, start);
        addTask(wave.id, TaskKind::CutOver, start, cutover);
        addTask(wave.id, TaskKind::SwitchOff, cutover, switchOff);
        return wave.id;
    }
    struct Work
    {
        TeamId team;
        WaveId wave;
        QList<NodeId> nodes;
        double mean = 0;
        Term term = Term::Stay;
        std::vector<double> hours; ///< measured from the plan's first hour; empty: the mean is stated
    };
    /// Rents cards at 10 on demand, 6 reserved, 3 spot.
    WorkloadId addWorkload(const Work &work)
    {
        Workload workload;
        workload.id = {m_next++};
        workload.team = work.team;
        workload.wave = work.wave;
        workload.nodes = work.nodes;
        input.plan.workloads = input.plan.workloads.with(workload);
        WorkloadDemand demand;
        demand.workload = workload.id;
        demand.mean = work.mean;
        demand.curve.firstHour = at("2026-01-01T00:00:00Z").seconds / 3600;
        demand.curve.active = work.hours;
        input.demands.push_back(demand);
        WorkloadPlacement placed;
        placed.workload = workload.id;
        placed.term = work.term;
        if (work.term != Term::Stay)
            placed.offering = offering();
        input.placement.workloads.push_back(placed);
        return workload.id;
    }
    DatasetId addDataset(Bytes size, WaveId wave, const char *start, const char *ready)
    {
        Dataset dataset;
        dataset.id = {m_next++};
        dataset.size = size;
        dataset.wave = wave;
        input.plan.datasets = input.plan.datasets.with(dataset);
        DatasetTransfer moved;
        moved.dataset = dataset.id;
        moved.wave = wave;
        moved.sent = size;
        if (wave.isSet()) {
            moved.start = at(start);
            moved.ready = at(ready);
        }
        input.transfer.datasets.push_back(moved);
        return dataset.id;
    }
    void addStoragePrices()
    {
        auto book = std::make_shared<PriceBook>();
        for (const auto &[name, micros] : {std::pair("hot", 200'000), std::pair("warm", 100'000)}) {
            PricedItem item;
            item.key = QStringLiteral("cloud/r/") + QLatin1String(name);
            item.provider = QStringLiteral("cloud");
            item.region = QStringLiteral("r");
            item.storageClass = QLatin1String(name);
            item.price.value = {micros, *Currency::fromText(QStringLiteral("CNY"))};
            item.price.unit = PriceUnit::GigabyteMonth;
            book->items.push_back(item);
        }
        input.book = book;
    }
    std::int64_t nextId() { return m_next++; }

    CostInput input;

private:
    static ChosenOffering offering()
    {
        ChosenOffering offered;
        offered.key = QStringLiteral("cloud/r/gpu");
        offered.onDemand = yuan(10);
        offered.reserved = yuan(6);
        offered.reservedMonths = 12;
        offered.spot = yuan(3);
        return offered;
    }
    void addTask(WaveId wave, TaskKind kind, const char *start, const char *finish)
    {
        ScheduleTask task;
        task.id = m_next++;
        task.wave = wave;
        input.tasks.push_back(task);
        input.taskKinds[task.id] = kind;
        ScheduledTask scheduled;
        scheduled.id = task.id;
        scheduled.earlyStart = at(start);
        scheduled.earlyFinish = at(finish);
        input.schedule.tasks.push_back(scheduled);
    }

    std::int64_t m_next = 100;
};

inline QString kindName(CostKind kind)
{
    constexpr std::array names{"depreciation",  "energy",   "space",          "maintenance", "staff",
                               "owned storage", "dual",     "reserved",       "on demand",   "spot",
                               "cloud storage", "transfer", "migration work", "licence"};
    return QLatin1String(names[static_cast<std::size_t>(kind)]);
}

/// The result as text: each month with its totals, then its lines; rows by their ids.
inline QString costText(const CostResult &result)
{
    QString text;
    const auto addLines = [&text](const char *side, Month month, const std::vector<CashLine> &lines) {
        for (const CashLine &line : lines) {
            if (line.month != month)
                continue;
            text += QStringLiteral("  %1 %2").arg(QLatin1String(side), kindName(line.kind));
            text += line.team.isSet() ? QStringLiteral(" team %1").arg(line.team.value) : QString();
            text += line.wave.isSet() ? QStringLiteral(" wave %1").arg(line.wave.value) : QString();
            text += QStringLiteral(": %1\n").arg(line.amount.toText());
        }
    };
    for (const MonthTotal &total : result.months) {
        text += QStringLiteral("%1 stay %2 move %3\n")
                    .arg(total.month.toText(), total.stay.toText(), total.move.toText());
        addLines("stay", total.month, result.stay);
        addLines("move", total.month, result.move);
    }
    for (const CapacityMix &mix : result.capacity) {
        text += QStringLiteral("%1: %2 committed, coverage %3, utilisation %4, a month %5 + %6 + %7, all on "
                               "demand %8\n")
                    .arg(mix.offering)
                    .arg(mix.committed)
                    .arg(mix.coverage, 0, 'f', 4)
                    .arg(mix.utilization, 0, 'f', 4)
                    .arg(mix.committedPerMonth.toText(), mix.onDemandPerMonth.toText(),
                         mix.spotPerMonth.toText(), mix.allOnDemandPerMonth.toText());
    }
    text += QStringLiteral("total stay %1 move %2, worth now %3 and %4, peak %5, even %6\n")
                .arg(result.stayTotal.toText(), result.moveTotal.toText(), result.stayPresentValue.toText(),
                     result.movePresentValue.toText(), result.peakMonth.toText(),
                     result.breakEven ? result.breakEven->toText() : QStringLiteral("never"));
    return text;
}

/// Compares with the golden file of that name; where they differ, what came out is kept in the build folder.
inline void compareWithGolden(const QString &actual, const QString &name)
{
    QFile file(QStringLiteral(PORTOLAN_SOURCE_DIR "/tests/data/cost/") + name);
    const QString expected = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    QFile kept(QStringLiteral(PORTOLAN_BINARY_DIR "/tests/") + name);
    if (actual != expected && kept.open(QIODevice::WriteOnly))
        kept.write(actual.toUtf8());
    QVERIFY2(actual == expected, qPrintable(kept.fileName() + QStringLiteral(" is:\n") + actual));
}

} // namespace portolan

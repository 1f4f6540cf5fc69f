#pragma once

#include "model/plan/assumptions.h"
#include "model/plan/edits.h"

#include <QString>
#include <QTest>

namespace portolan {

inline const Currency syntheticCurrency = *Currency::fromText(QStringLiteral("CNY"));

inline Money yuan(std::int64_t units)
{
    return {units * 1'000'000, syntheticCurrency};
}

/// Adds rows to a plan by the edits that a user would make, and remembers the id of the last.
class PlanBuilder
{
public:
    explicit PlanBuilder(Plan plan) : m_plan(std::move(plan)) {}

    template <class Row>
    Id<Row> add(Row row)
    {
        const Id<Row> id{nextId(m_plan)};
        apply(addRow(m_plan, std::move(row)));
        return id;
    }
    void apply(const Result<Plan> &result)
    {
        if (!result)
            qFatal("The synthetic plan breaks a rule: %s", qPrintable(result.error()));
        m_plan = *result;
    }
    const Plan &plan() const { return m_plan; }

private:
    Plan m_plan;
};

inline void addSyntheticNodes(PlanBuilder &builder, SiteId site)
{
    for (int number = 1; number <= 16; ++number) {
        Node node;
        node.name = QStringLiteral("gpu-%1").arg(number, 2, 10, QLatin1Char('0'));
        node.site = site;
        node.model = QStringLiteral("8-card server");
        node.purchased = QDate(2023, 5, 15);
        node.price = yuan(1'200'000);
        for (int index = 0; index < 8; ++index)
            node.accelerators.append(
                Accelerator{index, QStringLiteral("A100-SXM4-80GB"), {81'920LL * 1024 * 1024}, {}});
        builder.add(node);
    }
}

inline void addSyntheticData(PlanBuilder &builder, SiteId site)
{
    Road line;
    line.name = QStringLiteral("Internet line");
    line.bandwidth = Bandwidth::gigabits(1);
    line.efficiency = {930'000};
    line.pricePerMonth = yuan(18'000);
    builder.add(line);
    Road media;
    media.name = QStringLiteral("Shipped disks");
    media.kind = RoadKind::Media;
    media.deviceCapacity = Bytes::terabytes(80);
    media.copyBytesPerSecond = 300'000'000;
    media.devices = 2;
    media.leadDays = 7;
    media.shipDays = 3;
    media.ingestDays = 2;
    media.pricePerDeviceTrip = yuan(6'000);
    builder.add(media);
    const auto dataset = [&](const QString &name, Temperature temperature, std::int64_t terabytes) {
        Dataset row;
        row.name = name;
        row.site = site;
        row.temperature = temperature;
        row.size = Bytes::terabytes(terabytes);
        row.growthPerYear = {150'000};
        row.wave = builder.plan().waves.at(temperature == Temperature::Hot ? 0 : 1).id;
        builder.add(row);
    };
    dataset(QStringLiteral("Current training sets"), Temperature::Hot, 12);
    dataset(QStringLiteral("Images of last year"), Temperature::Warm, 38);
    dataset(QStringLiteral("Archive"), Temperature::Cold, 50);
}

/// Four named workloads, or more of them with long names.
inline void addSyntheticWorkloads(PlanBuilder &builder, int count)
{
    const QStringList names{QStringLiteral("Notebooks and small experiments"),
                            QStringLiteral("Language model fine-tuning"), QStringLiteral("Vision training"),
                            QStringLiteral("Defect detector")};
    const Plan plan = builder.plan();
    for (int number = 0; number < count; ++number) {
        Workload row;
        row.name = number < 4 ? names[number]
                              : QStringLiteral("Workload %1 with a name that is much longer than any column "
                                               "of a printed table 以及一个很长的中文名称")
                                    .arg(number + 1);
        row.kind = number == 0 ? WorkloadKind::Development : WorkloadKind::Training;
        row.team = plan.teams.at(static_cast<std::size_t>(number) % plan.teams.size()).id;
        if (number != 3)
            row.wave = plan.waves.at(number == 0 ? 0 : 1).id;
        row.nodes = {plan.nodes.at(static_cast<std::size_t>(number) % plan.nodes.size()).id};
        row.memoryPerAccelerator = Bytes{40LL << 30};
        row.checkpoints = number == 2;
        row.datasets = {plan.datasets.at(static_cast<std::size_t>(number) % plan.datasets.size()).id};
        builder.add(row);
    }
}

/// 16 nodes of 8 cards, 100 TB, three teams with budgets and two waves with the tasks of the template.
inline Plan syntheticPlan(int workloads = 4)
{
    const Zone zone = *Zone::fromText(QStringLiteral("Asia/Shanghai"));
    PlanBuilder builder(
        newPlan(QStringLiteral("Harbour cluster"), syntheticCurrency, zone, QDate(2026, 3, 2)));
    const SiteId owned = builder.plan().sites.at(0).id;
    Site cloud;
    cloud.name = QStringLiteral("Cloud");
    cloud.kind = SiteKind::Cloud;
    cloud.region = QStringLiteral("north-1");
    cloud.zone = zone;
    Settings settings = builder.plan().general();
    settings.target = builder.add(cloud);
    builder.apply(changeRow(builder.plan(), settings));
    for (const char *name : {"Language", "Vision", "Platform"})
        builder.add(Team{{}, QString::fromLatin1(name), {}, {}});
    for (const char *name : {"Development first", "Production training"})
        builder.add(Wave{{}, QString::fromLatin1(name), {}, 21, {}});
    addSyntheticNodes(builder, owned);
    addSyntheticData(builder, owned);
    addSyntheticWorkloads(builder, workloads);
    const Plan made = builder.plan();
    for (const Wave &wave : made.waves)
        builder.apply(addTemplateTasks(builder.plan(), wave.id));
    for (const Team &team : made.teams)
        builder.add(Budget{{}, team.id, Month::of(2026, 3), Month::of(2029, 2), yuan(420'000)});
    builder.apply(setAssumption(builder.plan(), AssumptionKey::EnergyPrice, {750'000},
                                QStringLiteral("Energy bill of January 2026")));
    builder.apply(usePriceBook(builder.plan(), QStringLiteral("Round prices"), QStringLiteral("00ff")));
    return builder.plan();
}

} // namespace portolan

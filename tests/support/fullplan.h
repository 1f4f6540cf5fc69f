#pragma once

#include "model/plan/edits.h"
#include "model/storage/planfile.h"

namespace portolan {

/// The next row of a plan under construction.
template <class Row>
Id<Row> put(Plan &plan, Row row)
{
    row.id.value = nextId(plan);
    tableOf<Row>(plan) = tableOf<Row>(plan).with(row);
    return row.id;
}

inline Money money(const char *text)
{
    return *Money::fromText(QString::fromUtf8(text));
}

inline void addInventory(Plan &plan)
{
    const SiteId cloud = put(plan, Site{{}, "Cloud north", SiteKind::Cloud, "north-1", Zone(), "close by"});
    const Accelerator odd{1, "A|100; \\ 80", Bytes{123'456'789'012'345}, "GPU;1|2"};
    put(plan, Node{{},
                   "gpu-1",
                   cloud,
                   "HGX",
                   {{0, "A100-SXM4-80GB", Bytes{85'899'345'920}, "GPU-0"}, odd},
                   128,
                   Bytes{1'099'511'627'776},
                   "NVLink",
                   "Debian 12",
                   "550.54",
                   "12.4",
                   QDate(2023, 5, 1),
                   money("1800000.50 CNY"),
                   Decimal{6'500'000},
                   "two lines\nand a \"quote\""});
    put(plan, Node{{}, "gpu-2", {}, "", {}, {}, {}, "", "", "", "", {}, {}, {}, ""});
    put(plan, Team{{}, QString::fromUtf8("视觉"), "CC-7", "the lead"});
    put(plan, ExternalService{{}, "Registry", "images", true, 5, "inside only"});
    put(plan, License{{},
                      "Solver",
                      "Maker",
                      LicenseBinding::Floating,
                      30,
                      money("1000 USD"),
                      QDate(2027, 1, 31),
                      "by mail"});
    put(plan, Road{{},
                   "Line",
                   RoadKind::Line,
                   Bandwidth{1'000'000'000},
                   Decimal{930'000},
                   money("8000 CNY"),
                   money("0.01 CNY"),
                   money("500 CNY"),
                   14,
                   {},
                   0,
                   1,
                   0,
                   0,
                   0,
                   {},
                   "leased"});
    put(plan, Road{{},
                   "Disks",
                   RoadKind::Media,
                   {},
                   Decimal{900'000},
                   {},
                   {},
                   {},
                   {},
                   Bytes{80'000'000'000'000},
                   400'000'000,
                   3,
                   2,
                   4,
                   1,
                   money("1500 CNY"),
                   "boxes"});
}

inline void addWork(Plan &plan)
{
    const WaveId wave = put(plan, Wave{{}, "First", QDate(2026, 4, 1), 14, "small ones"});
    const DatasetId images = put(plan, Dataset{{},
                                               "Images",
                                               plan.sites.at(0).id,
                                               Temperature::Warm,
                                               Bytes{123'456'789'012'345},
                                               1'200'000,
                                               Decimal{200'000},
                                               Bytes{1'000'000'001},
                                               Decimal{700'000},
                                               Decimal{100'000},
                                               wave,
                                               plan.roads.at(0).id,
                                               false,
                                               "may not leave"});
    put(plan, Workload{{},
                       "Detector",
                       WorkloadKind::FineTuning,
                       plan.teams.at(0).id,
                       wave,
                       {plan.nodes.at(0).id, plan.nodes.at(1).id},
                       Decimal{3'250'000},
                       Bytes{42'949'672'960},
                       true,
                       Method::Vm,
                       Term::Spot,
                       "north/a100x8",
                       {images},
                       {plan.services.at(0).id},
                       {plan.licenses.at(0).id},
                       "nightly"});
    const TaskId copy = put(plan, Task{{}, "Copy", wave, TaskKind::CopyHot, {}, {}, ""});
    const TaskId check = put(
        plan,
        Task{{}, "Check", wave, TaskKind::Validate, TimeSpan{5'400}, Moment{1'775'001'600}, "with the team"});
    put(plan, Dependency{{}, copy, check, Link::StartStart, TimeSpan{-3'600}});
    put(plan, Gate{{}, "Ready", check, "loss within 0.003", GateState::Waived, "the board"});
    put(plan, Budget{{}, plan.teams.at(0).id, Month::of(2026, 3), Month::of(2027, 2), money("250000 CNY")});
}

inline void addMeans(Plan &plan, const PlanContents &contents)
{
    put(plan, Assumption{{}, AssumptionKey::EnergyPrice, Decimal{850'000}, "last invoice"});
    put(plan, PriceBookRef{{}, "Round prices", contents.prices.begin()->first, true});
    put(plan, Quote{{},
                    "Provider",
                    "north-1",
                    "a100x8",
                    "A100-SXM4-80GB",
                    8,
                    Term::Reserved,
                    12,
                    money("120.25 CNY"),
                    QDate(2026, 12, 31),
                    "a letter"});
    put(plan, UsageRef{{}, "logs of spring", contents.usage.begin()->first});
    put(plan, ExchangeRate{{},
                           *Currency::fromText("USD"),
                           *Currency::fromText("CNY"),
                           Decimal{7'150'000},
                           QDate(2026, 2, 27),
                           "central bank"});
    const ScenarioId growth = put(plan, Scenario{{},
                                                 "Growth",
                                                 {{AssumptionKey::DemandGrowth, Decimal{400'000}},
                                                  {AssumptionKey::PowerUsage, Decimal{1'300'000}}},
                                                 "as sales hopes"});
    Settings settings = plan.general();
    settings.horizonMonths = 48;
    settings.seed = 20'260'301;
    settings.scenario = growth;
    settings.target = plan.sites.at(1).id;
    settings.workingDays = {1, 2, 3, 4};
    settings.dayStartMinute = 510;
    settings.dayEndMinute = 1'080;
    settings.holidays = {QDate(2026, 5, 1), QDate(2026, 10, 1)};
    plan.settings = plan.settings.with(settings);
}

inline UsageDataset smallUsage()
{
    UsageDataset usage;
    usage.source = QStringLiteral("made for a test");
    usage.step = TimeSpan{60};
    UsageSeries card{
        QStringLiteral("gpu-1"), 0, QStringLiteral("GPU-0"), QStringLiteral("A100"), 492'000, {}, {}};
    for (int hour = 0; hour < 5'000; ++hour) {
        const int load = hour * 7919 % 100;
        const bool isMeasured = hour % 11 != 0;
        card.hours.push_back(isMeasured
                                 ? HourRollup{std::uint32_t(load * 6'000), std::uint16_t(load * 100), 60}
                                 : HourRollup{});
        card.perCent[std::size_t(load)] += isMeasured ? 60 : 0;
    }
    usage.series.push_back(card);
    return usage;
}

inline PriceBook smallBook()
{
    Price price;
    price.value = money("100 CNY");
    price.asOf = QDate(2026, 2, 1);
    price.source = QStringLiteral("made for a test");
    Offering offering;
    offering.key = QStringLiteral("p/north-1/a100x8");
    offering.provider = QStringLiteral("p");
    offering.region = QStringLiteral("north-1");
    offering.name = QStringLiteral("a100x8");
    offering.accelerator = QStringLiteral("A100-SXM4-80GB");
    offering.acceleratorCount = 8;
    offering.prices = {price};
    PriceBook book;
    book.name = QStringLiteral("Round prices");
    book.asOf = QDate(2026, 2, 1);
    book.isExample = true;
    book.offerings = {offering};
    return book;
}

/// A plan with a row of every type and a value in every field, the awkward ones among them, with the dataset
/// and the price book that it refers to.
inline PlanContents fullContents()
{
    PlanContents contents;
    const auto usage = std::make_shared<const UsageDataset>(smallUsage());
    const auto book = std::make_shared<const PriceBook>(smallBook());
    contents.usage.emplace(contentName(*usage), usage);
    contents.prices.emplace(priceBookContentName(*book), book);
    Plan plan = newPlan(QString::fromUtf8("搬迁 2026"), *Currency::fromText("CNY"),
                        *Zone::fromText("Asia/Shanghai"), QDate(2026, 3, 1));
    addInventory(plan);
    addWork(plan);
    addMeans(plan, contents);
    contents.plan = std::make_shared<const Plan>(std::move(plan));
    return contents;
}

inline Plan fullPlan()
{
    return *fullContents().plan;
}

} // namespace portolan

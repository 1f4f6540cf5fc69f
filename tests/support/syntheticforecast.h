#pragma once

#include "model/forecast/forecast.h"
#include "tests/support/syntheticplan.h"

#include <array>
#include <cmath>

// A forecast filled by hand for tests of what shows one: its parts agree with one another (lines add up to
// months, months to totals, tasks follow their links), but no engine computed it.

namespace portolan {

inline DemandCurve syntheticCurve(double share)
{
    DemandCurve curve;
    curve.firstHour = 490'896; // 2026-01-01 00:00 UTC
    for (int hour = 0; hour < 24 * 28; ++hour) {
        const double wave = 0.5 + 0.3 * std::sin((hour % 24 - 6) * 0.2618);
        const bool isMissing = hour > 100 && hour < 110;
        curve.active.push_back(isMissing ? std::nan("") : std::round(128 * share * wave));
        curve.equivalents.push_back(isMissing ? std::nan("") : 128 * share * wave * 0.8);
    }
    curve.samples = {64 * share, 40'320, 39'720};
    return curve;
}

inline std::shared_ptr<const DemandStage> syntheticDemand(const Plan &plan)
{
    auto stage = std::make_shared<DemandStage>();
    stage->result.fleet = syntheticCurve(1);
    stage->result.firstHour = stage->result.fleet.firstHour;
    stage->result.hours = 24 * 28;
    stage->result.idleCards = 9;
    stage->result.samples = {64, 40'320 * 128, 39'720 * 128};
    stage->result.activePercentiles = Distribution{64, 98, 101, 102, 103, 64};
    for (std::size_t hour = 0; hour < 168; ++hour)
        stage->result.week[hour] = {40 + 30 * std::sin(static_cast<double>(hour % 24) * 0.2618), 240, 236};
    for (const Node &node : plan.nodes)
        stage->nodes.push_back({node.id, {0.55, 324'000, 319'000}});
    const Decimal coverage{985'000};
    for (const Workload &workload : plan.workloads) {
        WorkloadDemand demand;
        demand.workload = workload.id;
        demand.accelerator = QStringLiteral("A100 80GB");
        demand.curve = syntheticCurve(1.0 / static_cast<double>(plan.workloads.size()));
        demand.mean = 64.0 / static_cast<double>(plan.workloads.size());
        demand.peak = 100.0 / static_cast<double>(plan.workloads.size());
        demand.line = stage->lines.add({Formula::BusyAccelerators,
                                        Decimal::nearest(*demand.mean),
                                        {{"measured", {}, UsageSource{QStringLiteral("c0ffee"), coverage}},
                                         {"threshold", Decimal{50'000}, AssumptionKey::BusyThreshold}}});
        stage->workloads.push_back(demand);
    }
    return stage;
}

inline PriceRef syntheticPrice(const char *item)
{
    return {QStringLiteral("Round prices"), QString::fromLatin1(item), QStringLiteral("2026-01-15"),
            QStringLiteral("Price list of the provider")};
}

inline ChosenOffering syntheticOffering()
{
    return {QStringLiteral("provider/north-1/gpu.8x80"),
            QStringLiteral("A100 80GB"),
            8,
            1,
            yuan(24),
            yuan(14),
            12,
            yuan(9),
            syntheticPrice("gpu.8x80 on demand"),
            syntheticPrice("gpu.8x80 reserved"),
            syntheticPrice("gpu.8x80 spot"),
            {}};
}

inline std::shared_ptr<const PlacementResult> syntheticPlacement(const Plan &plan)
{
    auto result = std::make_shared<PlacementResult>();
    constexpr std::array terms{Term::OnDemand, Term::Reserved, Term::Spot, Term::Stay};
    std::size_t number = 0;
    for (const Workload &workload : plan.workloads) {
        WorkloadPlacement place;
        place.workload = workload.id;
        place.term = workload.wave.isSet() ? terms[number++ % 3] : Term::Stay;
        place.method = place.term == Term::Stay ? Method::Stay : Method::Container;
        if (place.term != Term::Stay)
            place.offering = syntheticOffering();
        const LineRef line = result->lines.add({Formula::Product,
                                                yuan(163'520),
                                                {{"accelerators", Decimal::whole(16), rowRef(workload.id)},
                                                 {"hours", Decimal::whole(730), {}},
                                                 {"price", yuan(14), syntheticPrice("gpu.8x80 reserved")}}});
        place.options = {{Term::Stay, yuan(210'000), Reason::Cheapest, line},
                         {Term::Reserved, yuan(163'520), Reason::Cheapest, line},
                         {Term::OnDemand, yuan(280'320), Reason::Cheapest, line},
                         {Term::Spot, std::nullopt, Reason::NotCheckpointed, {}}};
        place.reasons = {place.term == Term::Stay ? Reason::NoWave : Reason::Cheapest};
        result->workloads.push_back(place);
    }
    return result;
}

inline Moment syntheticStart(const Plan &plan)
{
    return plan.general().zone.startOfDay(plan.general().start) + TimeSpan::hours(9);
}

inline std::shared_ptr<const TransferResult> syntheticTransfer(const Plan &plan)
{
    auto result = std::make_shared<TransferResult>();
    const Road &line = plan.roads.at(0);
    const Road &media = plan.roads.at(1);
    Moment free = syntheticStart(plan) + TimeSpan::days(10);
    for (const Dataset &dataset : plan.datasets) {
        const TimeSpan duration{scaledHalfEven(dataset.size.count, 8, 930'000'000)};
        const LineRef why = result->lines.add({Formula::TransferTime,
                                               duration,
                                               {{"bytes", dataset.size, rowRef(dataset.id)},
                                                {"rate", line.bandwidth, rowRef(line.id)},
                                                {"efficiency", line.efficiency, rowRef(line.id)}}});
        DatasetTransfer moved;
        moved.dataset = dataset.id;
        moved.wave = dataset.wave;
        moved.road = line.id;
        moved.sent = dataset.size;
        moved.lastSync = TimeSpan::hours(2);
        moved.start = free;
        moved.ready = free + duration;
        moved.options = {{line.id, duration, yuan(18'000), RoadVerdict::Chosen, why, {}},
                         {media.id, TimeSpan::days(14), yuan(12'000), RoadVerdict::Slower, why, {}}};
        free = *moved.ready;
        result->datasets.push_back(moved);
    }
    return result;
}

inline std::int64_t syntheticDays(TaskKind kind)
{
    switch (kind) {
    case TaskKind::Assess:
        return 7;
    case TaskKind::Environment:
        return 10;
    case TaskKind::CopyHot:
        return 3;
    case TaskKind::Validate:
        return 5;
    case TaskKind::CutOver:
        return 1;
    case TaskKind::Rollback:
        return 21;
    case TaskKind::CopyRest:
        return 9;
    case TaskKind::SwitchOff:
        return 1;
    case TaskKind::Own:
        return 2;
    }
    return 1;
}

/// Each task right after the last of those that it waits for, day by day.
inline std::shared_ptr<const ScheduleStage> syntheticSchedule(const Plan &plan)
{
    const WorkCalendar calendar(plan.general().zone, {true, true, true, true, true, false, false},
                                {{9 * 60, 17 * 60}}, {});
    auto stage = std::make_shared<ScheduleStage>(
        ScheduleStage{{syntheticStart(plan), calendar, {}, {}}, ScheduleResult{}, Moment{}});
    ScheduleResult &result = stage->result;
    result.start = result.finish = syntheticStart(plan);
    for (const Task &task : plan.tasks) {
        ScheduledTask done;
        done.id = task.id.value;
        done.earlyStart = result.start;
        for (const Dependency &link : plan.dependencies) {
            const ScheduledTask *before = link.to == task.id ? result.find(link.from.value) : nullptr;
            stage->input.links.push_back({link.from.value, link.to.value, link.link, link.lag});
            if (before && before->earlyFinish > done.earlyStart) {
                done.earlyStart = before->earlyFinish;
                done.drivenBy = before->id;
            }
        }
        const TimeSpan duration = TimeSpan::days(syntheticDays(task.kind));
        done.earlyFinish = done.earlyStart + duration;
        done.isCritical = task.kind != TaskKind::CopyRest;
        done.totalSlack = done.isCritical ? TimeSpan{} : TimeSpan::days(12);
        done.lateStart = done.earlyStart + done.totalSlack;
        done.lateFinish = done.earlyFinish + done.totalSlack;
        result.finish = std::max(result.finish, done.earlyFinish);
        result.tasks.push_back(done);
        stage->input.tasks.push_back({done.id, duration, true, {}, {}, task.wave});
        result.lines.add({Formula::CalendarDate,
                          done.earlyStart,
                          {{"start", done.earlyStart, rowRef(task.id)}, {"duration", duration, {}}}});
    }
    stage->finishAtLowRate = result.finish + TimeSpan::days(4);
    return stage;
}

/// What a month costs by kind, moved or not: dual running for three months from the second on.
inline std::vector<std::pair<CostKind, std::int64_t>> syntheticMonth(int month, bool isMove)
{
    if (!isMove || month < 2)
        return {{CostKind::Depreciation, 304'000}, {CostKind::Energy, 88'000},
                {CostKind::Space, 62'400},         {CostKind::Maintenance, 80'000},
                {CostKind::Staff, 53'300},         {CostKind::OwnedStorage, 4'000}};
    std::vector<std::pair<CostKind, std::int64_t>> kinds;
    if (month < 5)
        kinds = {{CostKind::Energy, 30'000}, {CostKind::DualRunning, 410'000}};
    kinds.push_back({CostKind::Reserved, 280'000});
    kinds.push_back({CostKind::OnDemand, 120'000 + 1'000 * month});
    kinds.push_back({CostKind::Spot, 31'000});
    kinds.push_back({CostKind::CloudStorage, 9'000});
    if (month == 2 || month == 3) {
        kinds.push_back({CostKind::Transfer, 18'000});
        kinds.push_back({CostKind::MigrationWork, 120'000});
    }
    return kinds;
}

/// The month's lines, each split evenly over the teams, added to `lines`; their sum.
inline Money addSyntheticMonth(CostResult &result, const Plan &plan, int number, bool isMove)
{
    const Month month = Month::of(plan.general().start) + number;
    const auto teams = static_cast<std::int64_t>(plan.teams.size());
    Money total = yuan(0);
    for (const auto &[kind, units] : syntheticMonth(number, isMove)) {
        for (const Team &team : plan.teams) {
            const Money amount = times(yuan(units), 1, teams);
            const LineRef line = result.lines.add(
                {Formula::Product,
                 amount,
                 {{"price", yuan(units), {}}, {"share", Decimal::nearest(1.0 / double(teams)), {}}}});
            (isMove ? result.move : result.stay).push_back({month, kind, team.id, {}, amount, line});
            total += amount;
        }
    }
    return total;
}

inline std::shared_ptr<const CostResult> syntheticCost(const Plan &plan)
{
    auto result = std::make_shared<CostResult>();
    result->stayTotal = result->moveTotal = result->peakMonth = yuan(0);
    for (int number = 0; number < plan.general().horizonMonths; ++number) {
        const Money stay = addSyntheticMonth(*result, plan, number, false);
        const Money move = addSyntheticMonth(*result, plan, number, true);
        const Month month = Month::of(plan.general().start) + number;
        const auto total = [&](const Money &money) {
            return result->lines.add({Formula::MonthTotal, money, {{"part", money, {}}}});
        };
        result->months.push_back({month, stay, move, total(stay), total(move)});
        result->stayTotal += stay;
        result->moveTotal += move;
        if (move.micros > result->peakMonth.micros)
            result->peakMonth = move;
        if (!result->breakEven && number > 3 && result->moveTotal.micros <= result->stayTotal.micros)
            result->breakEven = month;
    }
    result->stayPresentValue = times(result->stayTotal, Decimal{890'000});
    result->movePresentValue = times(result->moveTotal, Decimal{900'000});
    result->stayTotalLine = result->lines.add({Formula::Sum, result->stayTotal, {}});
    result->moveTotalLine = result->lines.add({Formula::Sum, result->moveTotal, {}});
    result->breakEvenLine = result->lines.add({Formula::BreakEven, *result->breakEven, {}});
    result->capacity = {{QStringLiteral("provider/north-1/gpu.8x80"),
                         {},
                         48,
                         12,
                         0.82,
                         0.91,
                         yuan(280'000),
                         yuan(120'000),
                         yuan(31'000),
                         yuan(610'000),
                         {}}};
    return result;
}

inline std::shared_ptr<const BudgetResult> syntheticBudget(const Plan &plan, const CostResult &cost)
{
    auto result = std::make_shared<BudgetResult>();
    const Month first = Month::of(plan.general().start);
    for (const Team &team : plan.teams) {
        for (int number = 0; number < plan.general().horizonMonths; ++number) {
            Money planned = yuan(0);
            for (const CashLine &line : cost.move) {
                if (line.team == team.id && line.month == first + number)
                    planned += line.amount;
            }
            const Money limit = yuan(number == 3 ? 300'000 : 420'000);
            result->cells.push_back({team.id, first + number, planned, limit, {}});
            const bool isOver = planned.micros > limit.micros;
            if (isOver || planned.micros * 5 >= limit.micros * 4)
                result->alerts.push_back({isOver ? AlertLevel::Over : AlertLevel::Near, plan.budgets.at(0).id,
                                          team.id, first + number, planned, limit, CostKind::DualRunning});
        }
    }
    return result;
}

inline std::shared_ptr<const PriceBook> syntheticBook()
{
    auto book = std::make_shared<PriceBook>();
    book->name = QStringLiteral("Round prices");
    book->asOf = QDate(2026, 1, 15);
    book->isExample = true;
    const auto price = [](std::int64_t units, PriceTerm term, int months) {
        return Price{yuan(units * 8),
                     PriceUnit::Hour,
                     term,
                     months,
                     PriceScope::Machine,
                     QDate(2026, 1, 15),
                     QStringLiteral("Price list of the provider, https://example.org/prices"),
                     QStringLiteral("high")};
    };
    Offering offering{QStringLiteral("provider/north-1/gpu.8x80"),
                      QStringLiteral("provider"),
                      QStringLiteral("north-1"),
                      QStringLiteral("gpu.8x80"),
                      QStringLiteral("A100 80GB"),
                      8,
                      96,
                      1024,
                      {price(24, PriceTerm::OnDemand, 0), price(14, PriceTerm::Reserved, 12),
                       price(9, PriceTerm::Spot, 0)}};
    book->offerings.push_back(offering);
    return book;
}

inline std::vector<Finding> syntheticFindings(const Plan &plan)
{
    return {{FindingKind::ExamplePrices, Severity::Warning, rowRef(plan.general().id), {}},
            {FindingKind::NoUsage, Severity::Note, rowRef(plan.nodes.at(15).id), {}},
            {FindingKind::WaveWithoutTasks, Severity::Warning, rowRef(plan.waves.at(1).id), {}},
            {FindingKind::NoRoad, Severity::Blocking, rowRef(plan.datasets.at(2).id), {}}};
}

inline SharedForecast syntheticForecast(int workloads = 4)
{
    auto forecast = std::make_shared<Forecast>();
    forecast->plan = std::make_shared<const Plan>(syntheticPlan(workloads));
    forecast->scenario = forecast->plan;
    const Plan &plan = *forecast->plan;
    forecast->book = syntheticBook();
    forecast->demand = syntheticDemand(plan);
    forecast->placement = syntheticPlacement(plan);
    forecast->transfer = syntheticTransfer(plan);
    forecast->schedule = syntheticSchedule(plan);
    forecast->cost = syntheticCost(plan);
    forecast->budget = syntheticBudget(plan, *forecast->cost);
    forecast->findings = syntheticFindings(plan);
    return forecast;
}

} // namespace portolan

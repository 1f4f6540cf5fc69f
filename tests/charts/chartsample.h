#pragma once

#include "model/budget/alerts.h"
#include "model/cost/cashflow.h"
#include "model/plan/edits.h"
#include "model/transfer/transfer.h"
#include "model/usage/demand.h"

#include <cmath>

namespace portolan::sample {

// Results as engines give them, small enough to tell by eye whether a chart shows them.

inline const Currency cny = *Currency::fromText(QStringLiteral("CNY"));
inline const Zone shanghai = *Zone::fromText(QStringLiteral("Asia/Shanghai"));

inline Money yuan(std::int64_t amount)
{
    return {amount * 1'000'000, cny};
}

/// Six weeks of a fleet of 128 cards that works by day, with two days without logs, and no Sunday nights.
inline DemandResult demandResult()
{
    DemandResult result;
    result.firstHour = Moment::fromText(QStringLiteral("2026-01-04T16:00:00Z"))->seconds / 3600;
    result.hours = 42 * 24;
    result.fleet.firstHour = result.firstHour;
    std::vector<double> measured;
    for (int hour = 0; hour < result.hours; ++hour) {
        const int ofDay = hour % 24;
        const int ofWeek = hour / 24 % 7;
        const double wave = 40 + 50 * std::exp(-std::pow((ofDay - 15) / 5.0, 2)) * (ofWeek < 5 ? 1 : 0.3);
        const bool isMissing = hour >= 12 * 24 && hour < 14 * 24;
        result.fleet.active.push_back(isMissing ? std::nan("") : wave + 7 * std::sin(hour * 0.7));
        if (!isMissing)
            measured.push_back(result.fleet.active.back());
    }
    for (int cell = 0; cell < 168; ++cell) {
        const int ofDay = cell % 24;
        const bool isMissing = cell / 24 == 6 && ofDay < 6;
        const double busy = 40 + 50 * std::exp(-std::pow((ofDay - 15) / 5.0, 2)) * (cell / 24 < 5 ? 1 : 0.3);
        Measured &week = result.week[static_cast<std::size_t>(cell)];
        week.expectedSamples = 360;
        week.presentSamples = isMissing ? 0 : 342;
        if (!isMissing)
            week.value = busy;
    }
    std::sort(measured.begin(), measured.end());
    const auto at = [&](double share) {
        return measured[static_cast<std::size_t>(share * static_cast<double>(measured.size() - 1))];
    };
    result.activePercentiles = Distribution{at(0.5), at(0.9), at(0.95), at(0.99), measured.back(), 55};
    result.samples = {0.41, 7'741'440, 7'372'800};
    result.idleCards = 2;
    return result;
}

/// 36 months: owned until the fourth, dual running for two, rented from then on; moving pays off in 2027-04.
inline CostResult costResult()
{
    CostResult result;
    const Month first = Month::of(2026, 3);
    Money stay;
    Money move;
    for (int i = 0; i < 36; ++i) {
        MonthTotal total{first + i, yuan(1'210'000), {}, {Stage::Cost, 2 * i}, {Stage::Cost, 2 * i + 1}};
        const auto spend = [&](CostKind kind, std::int64_t amount) {
            result.move.push_back({first + i, kind, {}, {}, yuan(amount), {}});
            total.move += yuan(amount);
        };
        spend(CostKind::Depreciation, i < 4 ? 800'000 : 0);
        spend(CostKind::Energy, i < 4 ? 410'000 : 0);
        spend(CostKind::DualRunning, i == 3 || i == 4 ? 640'000 : 0);
        spend(CostKind::Reserved, i < 3 ? 0 : 560'000);
        spend(CostKind::OnDemand, i < 3 ? 0 : 190'000 + 20'000 * (i % 5));
        spend(CostKind::Spot, i < 3 ? 0 : 70'000);
        spend(CostKind::CloudStorage, i < 2 ? 0 : 45'000);
        spend(CostKind::Transfer, i == 2 ? 150'000 : 0);
        spend(CostKind::MigrationWork, i == 1 || i == 3 ? 200'000 : 0);
        stay += total.stay;
        move += total.move;
        result.months.push_back(total);
    }
    result.stayTotal = stay;
    result.moveTotal = move;
    result.breakEven = Month::of(2027, 4);
    return result;
}

inline BudgetResult budgetResult()
{
    BudgetResult result;
    for (int i = 0; i < 24; ++i) {
        const Month month = Month::of(2026, 3) + i;
        const Money limit = yuan(i < 12 ? 1'500'000 : 1'050'000);
        result.cells.push_back({{7}, month, {}, limit, {}});
    }
    result.alerts.push_back({AlertLevel::Over, {}, {7}, Month::of(2026, 6), {}, {}, CostKind::Reserved});
    result.alerts.push_back({AlertLevel::Near, {}, {7}, Month::of(2026, 5), {}, {}, CostKind::Energy});
    return result;
}

inline Moment moment(const char *text)
{
    return *Moment::fromText(QString::fromLatin1(text));
}

inline Plan dataPlan()
{
    Plan plan = newPlan(QStringLiteral("Data"), cny, shanghai, QDate(2026, 3, 2));
    Road line;
    line.id = {10};
    line.name = QStringLiteral("Office line 1 Gbit/s");
    Road media;
    media.id = {11};
    media.name = QStringLiteral("Disk boxes");
    media.kind = RoadKind::Media;
    plan.roads = plan.roads.with(line).with(media);
    const std::array names{"training-images", "checkpoints", "archive-2023"};
    for (int i = 0; i < 3; ++i) {
        Dataset dataset;
        dataset.id = {20 + i};
        dataset.name = QString::fromLatin1(names[static_cast<std::size_t>(i)]);
        dataset.size = {(i + 1) * 40'000'000'000'000};
        dataset.temperature = i == 0 ? Temperature::Hot : i == 1 ? Temperature::Warm : Temperature::Cold;
        plan.datasets = plan.datasets.with(dataset);
    }
    return plan;
}

inline TransferResult transferResult()
{
    TransferResult result;
    const Moment start = moment("2026-03-09T01:00:00Z");
    for (int i = 0; i < 3; ++i) {
        DatasetTransfer travel;
        travel.dataset = {20 + i};
        const bool isCold = i == 2;
        travel.road = {isCold ? 11 : 10};
        travel.sent = {(i + 1) * 32'000'000'000'000};
        travel.start = isCold ? start : start + TimeSpan::days(i * 4);
        travel.ready = *travel.start + TimeSpan::days(isCold ? 16 : 4);
        travel.options = {{{10},
                           TimeSpan::days(4 + 6 * i),
                           yuan(9'000),
                           isCold ? RoadVerdict::Slower : RoadVerdict::Chosen,
                           {Stage::Transfer, 4 * i},
                           {Stage::Transfer, 4 * i + 1}},
                          {{11},
                           TimeSpan::days(16),
                           yuan(31'000),
                           isCold ? RoadVerdict::Chosen : RoadVerdict::Dearer,
                           {Stage::Transfer, 4 * i + 2},
                           {Stage::Transfer, 4 * i + 3}}};
        result.datasets.push_back(travel);
    }
    result.datasets[0].options[1].duration.reset();
    result.datasets[0].options[1].price.reset();
    result.datasets[0].options[1].verdict = RoadVerdict::NotOrderable;
    return result;
}

} // namespace portolan::sample

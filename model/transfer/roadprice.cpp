#include "model/transfer/roadprice.h"

#include "model/plan/currency.h"

#include <limits>

namespace portolan {

namespace {

constexpr std::int64_t monthSeconds = 730 * 3600;
constexpr std::int64_t gigabyte = 1'000'000'000;

std::int64_t monthsBegun(TimeSpan busy)
{
    return std::max<std::int64_t>(1, (busy.seconds + monthSeconds - 1) / monthSeconds);
}

} // namespace

bool hasPrice(const Road &road)
{
    const bool isLine = road.kind == RoadKind::Line;
    return road.setupPrice || road.pricePerGigabyte || (isLine && road.pricePerMonth) ||
           (!isLine && road.pricePerDeviceTrip);
}

std::optional<Money> priceWithoutRate(const Plan &plan, const Road &road)
{
    const bool isLine = road.kind == RoadKind::Line;
    const std::optional<Money> none;
    for (const auto &price : {road.setupPrice, road.pricePerGigabyte, isLine ? road.pricePerMonth : none,
                              isLine ? none : road.pricePerDeviceTrip}) {
        if (price && !converted(plan, *price, plan.general().currency))
            return price;
    }
    return std::nullopt;
}

RoadPrice roadPrice(const Plan &plan, const Road &road, const RoadUsage &usage)
{
    RoadPrice result;
    result.line.formula = Formula::TransferPrice;
    if (!hasPrice(road) || priceWithoutRate(plan, road))
        return result;
    const Origin from = rowRef(road.id);
    Money total;
    // The price is an operand as it was given; it is converted before it is multiplied.
    const auto add = [&](const char *role, const Money &price, std::int64_t count, std::int64_t per) {
        const Money part = times(*converted(plan, price, plan.general().currency), count, per);
        // Prices nobody pays must not wrap around.
        total.currency = part.currency;
        if (__builtin_add_overflow(total.micros, part.micros, &total.micros))
            total.micros = std::numeric_limits<std::int64_t>::max();
        result.line.operands.push_back({role, price, from});
    };
    if (road.setupPrice)
        add("setup price", *road.setupPrice, 1, 1);
    if (road.kind == RoadKind::Line && road.pricePerMonth) {
        const std::int64_t months = monthsBegun(usage.busy);
        add("price per month", *road.pricePerMonth, months, 1);
        result.line.operands.push_back({"months", Decimal::whole(months), from});
    }
    if (road.pricePerGigabyte) {
        add("price per GB", *road.pricePerGigabyte, usage.bytes.count, gigabyte);
        result.line.operands.push_back({"bytes sent", usage.bytes, {}});
    }
    if (road.kind == RoadKind::Media && road.pricePerDeviceTrip) {
        add("price per trip", *road.pricePerDeviceTrip, usage.deviceTrips, 1);
        result.line.operands.push_back({"trips", Decimal::whole(usage.deviceTrips), from});
    }
    result.price = total;
    result.line.value = total;
    return result;
}

} // namespace portolan

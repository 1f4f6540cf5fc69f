#pragma once

#include "model/plan/plan.h"
#include "model/plan/why.h"

#include <optional>

namespace portolan {

/// How much of a road is used.
struct RoadUsage
{
    Bytes bytes;
    std::int64_t deviceTrips = 0;
    TimeSpan busy; ///< from the first byte to the last; months of 730 h are paid for once begun
};

/// Whether the road has any price at all.
bool hasPrice(const Road &road);
/// The first price of the road in a currency that the plan has no rate for.
std::optional<Money> priceWithoutRate(const Plan &plan, const Road &road);

/// Setup + months begun × price a month + bytes × price per 10^9 + device trips × price of one, in the plan's
/// currency. An empty value where the road has no price or a rate is missing.
struct RoadPrice
{
    std::optional<Money> price;
    Line line;
};
RoadPrice roadPrice(const Plan &plan, const Road &road, const RoadUsage &usage);

} // namespace portolan

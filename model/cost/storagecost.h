#pragma once

#include "model/cost/costframe.h"

#include <optional>

namespace portolan {

/// A storage price of the book in the plan's currency, per 10⁹ bytes and month.
struct StoragePrice
{
    Money perGigabyteMonth;
    PriceRef origin;
};

/// The cheapest storage of the class in the target's region (in any, where the target has none), of the
/// providers whose machines the plan rents, where the book has some of theirs. Prices that cannot be turned
/// into the plan's currency do not count.
std::optional<StoragePrice> storagePrice(const CostFrame &frame, Temperature temperature);

/// A dataset's bytes in its own class and in the next colder one, so many months after it came to the cloud:
/// a lifecycle moves the share on in a year, evenly compounded. Cold data stays where it is.
struct TieredBytes
{
    Bytes own;
    Bytes next;
};
TieredBytes tiered(Bytes size, Temperature temperature, Decimal sharePerYear, int months);

/// Owned storage until the old capacity of the dataset's wave is switched off, and cloud storage from the
/// moment at which its transfer is ready, both by the second, for a size that grows from the plan's start. A
/// class without a price takes that of the next warmer one that has one; without any there is a finding.
void addStorage(CostFrame &frame);

} // namespace portolan

#include "model/catalog/pricebook.h"

#include "model/catalog/pricebookjson.h"

#include <QCryptographicHash>
#include <algorithm>

namespace portolan {

namespace {

template <class Row>
const Row *rowWithKey(const std::vector<Row> &rows, const QString &key)
{
    const auto at = std::lower_bound(rows.begin(), rows.end(), key,
                                     [](const Row &row, const QString &wanted) { return row.key < wanted; });
    return at != rows.end() && at->key == key ? &*at : nullptr;
}

std::optional<Money> perHour(const Price &price)
{
    if (price.scope != PriceScope::Machine || price.value.micros <= 0)
        return std::nullopt;
    switch (price.unit) {
    case PriceUnit::Hour:
        return price.value;
    case PriceUnit::Day:
        return times(price.value, 1, 24);
    case PriceUnit::Month:
        return times(price.value, 1, price.monthHours);
    case PriceUnit::GigabyteMonth:
    case PriceUnit::Gigabyte:
    case PriceUnit::Once:
    case PriceUnit::Job:
        return std::nullopt;
    }
    return std::nullopt;
}

/// How well a reservation serves who asks for so many months: the exact term best, then the longest below.
int preference(const Price &price, int termMonths)
{
    return price.term == PriceTerm::Reserved && price.termMonths == termMonths ? 1'000'000 : price.termMonths;
}

bool serves(const Price &price, PriceTerm term, int termMonths)
{
    return price.term == term &&
           (term != PriceTerm::Reserved || termMonths == 0 || price.termMonths <= termMonths);
}

std::optional<MachinePrice> listedPrice(const Offering &offering, PriceTerm term, int termMonths)
{
    std::optional<MachinePrice> best;
    for (const Price &price : offering.prices) {
        const auto hourly = perHour(price);
        if (!serves(price, term, termMonths) || !hourly)
            continue;
        const auto rank = [termMonths](const Price &candidate) {
            return std::pair(preference(candidate, termMonths), candidate.asOf);
        };
        if (!best || rank(price) > rank(*best->price))
            best = MachinePrice{*hourly, &price};
    }
    return best;
}

} // namespace

const Offering *PriceBook::offering(const QString &key) const
{
    return rowWithKey(offerings, key);
}

const PricedItem *PriceBook::item(const QString &key) const
{
    return rowWithKey(items, key);
}

std::optional<MachinePrice> machinePrice(const Offering &offering, PriceTerm term, int termMonths)
{
    const auto price = listedPrice(offering, term, termMonths);
    if (!price || term != PriceTerm::Spot)
        return price;
    const auto onDemand = listedPrice(offering, PriceTerm::OnDemand, 0);
    const bool isPlaceholder = onDemand && onDemand->perHour.currency == price->perHour.currency &&
                               price->perHour.micros >= onDemand->perHour.micros;
    return isPlaceholder ? std::nullopt : price;
}

QString priceBookContentName(const PriceBook &book)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(priceBookJson(book), QCryptographicHash::Sha256).toHex());
}

} // namespace portolan

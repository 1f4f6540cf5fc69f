#include "model/placement/candidates.h"

#include "model/plan/currency.h"

#include <algorithm>
#include <map>

namespace portolan {

namespace {

constexpr int usualTermMonths = 12;

std::optional<CandidatePrice> &priceOf(Candidate &candidate, PriceTerm term)
{
    switch (term) {
    case PriceTerm::OnDemand:
        return candidate.onDemand;
    case PriceTerm::Reserved:
        return candidate.reserved;
    case PriceTerm::Spot:
        return candidate.spot;
    }
    return candidate.onDemand;
}

/// Fills in what follows from `asRead`, or notes the currency for which the plan has no rate.
void offer(Candidate &candidate, const Plan &plan, PriceTerm term, CandidatePrice price)
{
    const Currency own = plan.general().currency;
    const auto machine = converted(plan, price.asRead, own);
    if (!machine) {
        candidate.withoutRate = price.asRead.currency;
        return;
    }
    if (price.asRead.currency != own)
        price.rate = exchangeRate(plan, price.asRead.currency, own);
    const std::int64_t count = Decimal::nearest(candidate.acceleratorCount).micros;
    price.perAccelerator = times(*machine, Decimal::one, count);
    if (price.perAccelerator.micros > 0)
        priceOf(candidate, term) = price;
}

std::optional<MachinePrice> bookPrice(const Offering &offering, PriceTerm term, int horizonMonths)
{
    if (const auto usual = machinePrice(offering, term, std::min(usualTermMonths, horizonMonths)))
        return usual;
    return machinePrice(offering, term, horizonMonths);
}

bool canBeCounted(double acceleratorCount)
{
    return acceleratorCount >= 1e-6 && acceleratorCount <= 1e6;
}

Candidate fromBook(const PlacementInput &input, const Offering &offering)
{
    Candidate candidate;
    candidate.key = offering.key;
    candidate.region = offering.region;
    candidate.accelerator = offering.accelerator;
    candidate.acceleratorCount = offering.acceleratorCount;
    candidate.fact = acceleratorFact(offering.accelerator);
    for (const PriceTerm term : {PriceTerm::OnDemand, PriceTerm::Reserved, PriceTerm::Spot}) {
        const auto read = bookPrice(offering, term, input.plan.general().horizonMonths);
        if (!read)
            continue;
        CandidatePrice price;
        price.asRead = read->perHour;
        price.asOf = read->price->asOf;
        price.months = term == PriceTerm::Reserved ? read->price->termMonths : 0;
        price.origin =
            PriceRef{input.bookContent, offering.key, price.asOf.toString(Qt::ISODate), read->price->source};
        offer(candidate, input.plan, term, price);
    }
    return candidate;
}

std::optional<PriceTerm> priceTerm(Term term)
{
    switch (term) {
    case Term::OnDemand:
        return PriceTerm::OnDemand;
    case Term::Reserved:
        return PriceTerm::Reserved;
    case Term::Spot:
        return PriceTerm::Spot;
    case Term::Stay:
        return std::nullopt;
    }
    return std::nullopt;
}

bool isValid(const Quote &quote, const Plan &plan)
{
    return quote.perHour.micros > 0 && canBeCounted(quote.acceleratorCount) && priceTerm(quote.term) &&
           (!quote.validUntil || *quote.validUntil >= plan.general().start);
}

/// A later quote for the same machine and term replaces an earlier one; of reservations the longest within
/// the horizon stays.
void addQuote(Candidate &candidate, const Plan &plan, const Quote &quote)
{
    const PriceTerm term = *priceTerm(quote.term);
    const auto &present = priceOf(candidate, term);
    const bool isPresentQuoted = present && std::holds_alternative<RowRef>(present->origin);
    if (term == PriceTerm::Reserved && (quote.termMonths > plan.general().horizonMonths ||
                                        (isPresentQuoted && present->months > quote.termMonths)))
        return;
    CandidatePrice price;
    price.asRead = quote.perHour;
    price.months = term == PriceTerm::Reserved ? quote.termMonths : 0;
    price.origin = rowRef(quote.id);
    offer(candidate, plan, term, price);
    if (!candidate.quote.isSet())
        candidate.quote = quote.id;
}

Candidate &quotedMachine(std::map<QString, Candidate> &byKey, const Quote &quote)
{
    const QString key = QStringLiteral("%1/%2/%3").arg(quote.provider, quote.region, quote.offering);
    const auto [at, isNew] = byKey.try_emplace(key);
    Candidate &candidate = at->second;
    if (isNew) {
        candidate.key = key;
        candidate.region = quote.region;
        candidate.accelerator = quote.accelerator;
        candidate.acceleratorCount = quote.acceleratorCount;
        candidate.fact = acceleratorFact(quote.accelerator);
    }
    return candidate;
}

} // namespace

std::vector<Candidate> candidates(const PlacementInput &input)
{
    std::map<QString, Candidate> byKey;
    if (input.book) {
        for (const Offering &offering : input.book->offerings) {
            if (canBeCounted(offering.acceleratorCount))
                byKey.try_emplace(offering.key, fromBook(input, offering));
        }
    }
    for (const Quote &quote : input.plan.quotes) {
        if (isValid(quote, input.plan))
            addQuote(quotedMachine(byKey, quote), input.plan, quote);
    }
    std::vector<Candidate> all;
    for (auto &[key, candidate] : byKey) {
        const bool isPlaceholder =
            candidate.spot && candidate.onDemand &&
            candidate.spot->perAccelerator.micros >= candidate.onDemand->perAccelerator.micros;
        if (isPlaceholder)
            candidate.spot.reset();
        all.push_back(std::move(candidate));
    }
    return all;
}

} // namespace portolan

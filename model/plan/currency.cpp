#include "model/plan/currency.h"

#include <tuple>

namespace portolan {

const ExchangeRate *exchangeRate(const Plan &plan, Currency from, Currency to)
{
    const auto rank = [from](const ExchangeRate &rate) {
        return std::tuple(rate.date, rate.from == from, rate.id);
    };
    const ExchangeRate *best = nullptr;
    for (const ExchangeRate &rate : plan.exchangeRates) {
        const bool serves = (rate.from == from && rate.to == to) || (rate.from == to && rate.to == from);
        const bool isKnown = rate.rate.micros > 0 && rate.date.isValid() && rate.date <= plan.general().start;
        if (serves && isKnown && (!best || rank(rate) > rank(*best)))
            best = &rate;
    }
    return best;
}

std::optional<Money> converted(const Plan &plan, const Money &money, Currency to)
{
    if (money.currency == to || money.isZero())
        return Money{money.micros, to};
    const ExchangeRate *rate = exchangeRate(plan, money.currency, to);
    if (!rate)
        return std::nullopt;
    const bool isDirect = rate->from == money.currency;
    const std::int64_t micros = isDirect ? scaledHalfEven(money.micros, rate->rate.micros, Decimal::one)
                                         : scaledHalfEven(money.micros, Decimal::one, rate->rate.micros);
    return Money{micros, to};
}

} // namespace portolan

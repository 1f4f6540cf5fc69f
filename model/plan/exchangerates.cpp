#include "model/plan/exchangerates.h"

namespace portolan {

namespace {

bool joins(const ExchangeRate &row, Currency one, Currency other)
{
    return (row.from == one && row.to == other) || (row.from == other && row.to == one);
}

} // namespace

std::optional<Exchanged> exchanged(const Plan &plan, const Money &money, Currency to)
{
    if (money.currency == to || money.isZero())
        return Exchanged{{money.micros, to}, {}};
    const ExchangeRate *latest = nullptr;
    for (const ExchangeRate &row : plan.exchangeRates) {
        const bool fits = row.rate.micros > 0 && joins(row, money.currency, to);
        if (fits && (!latest || row.date >= latest->date))
            latest = &row;
    }
    if (!latest)
        return std::nullopt;
    const std::int64_t micros = latest->from == money.currency
                                    ? scaledHalfEven(money.micros, latest->rate.micros, Decimal::one)
                                    : scaledHalfEven(money.micros, Decimal::one, latest->rate.micros);
    return Exchanged{{micros, to}, latest->id};
}

} // namespace portolan

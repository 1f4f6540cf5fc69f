#pragma once

#include "model/units/decimal.h"
#include "model/units/timespan.h"

#include <QString>
#include <array>
#include <compare>
#include <cstdint>
#include <optional>

namespace portolan {

/// An ISO 4217 currency code: three capital letters. The default is no currency, which only zero money has.
class Currency
{
public:
    constexpr Currency() = default;
    /// Reads three letters in any case.
    static std::optional<Currency> fromText(const QString &text);
    QString toText() const;
    bool isKnown() const { return m_letters[0] != 0; }

    friend constexpr auto operator<=>(const Currency &, const Currency &) = default;

private:
    std::array<char, 3> m_letters{};
};

/// Exact money: integer micro-units of one currency. Adding two currencies is a bug and asserts;
/// money without a currency is zero and adds to anything.
struct Money
{
    std::int64_t micros = 0;
    Currency currency;

    /// Reads "1234.56 CNY", also "CNY 1,234.56" and with thousands separators ','.
    static std::optional<Money> fromText(const QString &text);
    /// "1234.56 CNY": '.' as the point, the code behind, no thousands separators.
    QString toText() const;

    friend constexpr bool operator==(const Money &, const Money &) = default;
    Money &operator+=(const Money &other);
    Money &operator-=(const Money &other);
    friend Money operator+(Money a, const Money &b) { return a += b; }
    friend Money operator-(Money a, const Money &b) { return a -= b; }
    Money operator-() const { return {-micros, currency}; }
    bool isZero() const { return micros == 0; }
};

/// money × factor, rounded half to even.
Money times(const Money &money, Decimal factor);
Money times(const Money &money, std::int64_t numerator, std::int64_t denominator);
/// Money per hour over accelerator hours or plain hours given in exact micro-hours.
Money overHours(const Money &perHour, std::int64_t microHours);

} // namespace portolan

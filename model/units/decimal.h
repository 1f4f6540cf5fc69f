#pragma once

#include <QString>
#include <compare>
#include <cstdint>
#include <optional>

namespace portolan {

/// A decimal number with six places, exact: shares, growth a year, factors, plain counts with a fraction.
struct Decimal
{
    std::int64_t micros = 0;

    static constexpr std::int64_t one = 1'000'000;
    static constexpr Decimal whole(std::int64_t number) { return {number * one}; }
    /// The nearest decimal, half to even. Asserts that the number fits.
    static Decimal nearest(double number);
    /// Reads "0.25", "-3", "1e-3" is refused; at most six places, with '.' as the point.
    static std::optional<Decimal> fromText(const QString &text);

    double toDouble() const { return static_cast<double>(micros) / static_cast<double>(one); }
    /// Without trailing zeros and with '.' as the point: "0.25".
    QString toText() const;

    friend constexpr auto operator<=>(const Decimal &, const Decimal &) = default;
    friend constexpr Decimal operator+(Decimal a, Decimal b) { return {a.micros + b.micros}; }
    friend constexpr Decimal operator-(Decimal a, Decimal b) { return {a.micros - b.micros}; }
};

/// value × numerator ÷ denominator in 128 bits, rounded half to even: the one place where this program rounds
/// exact quantities. Asserts a positive denominator; a result beyond 64 bits is clamped to the nearest end.
std::int64_t scaledHalfEven(std::int64_t value, std::int64_t numerator, std::int64_t denominator);

} // namespace portolan

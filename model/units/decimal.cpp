#include "model/units/decimal.h"

#include <QtGlobal>
#include <cmath>
#include <limits>

namespace portolan {

namespace {
__extension__ using Wide = __int128;

std::int64_t clamped(Wide value)
{
    constexpr auto low = std::numeric_limits<std::int64_t>::min();
    constexpr auto high = std::numeric_limits<std::int64_t>::max();
    if (value < low)
        return low;
    return value > high ? high : static_cast<std::int64_t>(value);
}
} // namespace

std::int64_t scaledHalfEven(std::int64_t value, std::int64_t numerator, std::int64_t denominator)
{
    Q_ASSERT(denominator > 0);
    const Wide product = Wide(value) * numerator;
    Wide quotient = product / denominator;
    Wide rest = product % denominator;
    if (rest < 0) {
        rest += denominator;
        --quotient;
    }
    const Wide twice = rest * 2;
    if (twice > denominator || (twice == denominator && quotient % 2 != 0))
        ++quotient;
    return clamped(quotient);
}

Decimal Decimal::nearest(double number)
{
    const double scaled = number * static_cast<double>(one);
    Q_ASSERT(std::isfinite(scaled) && std::abs(scaled) < 9.2e18);
    return {static_cast<std::int64_t>(std::nearbyint(scaled))};
}

std::optional<Decimal> Decimal::fromText(const QString &text)
{
    const QString trimmed = text.trimmed();
    const bool negative = trimmed.startsWith(u'-');
    const QStringView digits = QStringView(trimmed).mid(negative || trimmed.startsWith(u'+') ? 1 : 0);
    std::int64_t micros = 0;
    int places = -1;
    int seen = 0;
    for (const QChar c : digits) {
        if (c == u'.' && places < 0) {
            places = 0;
            continue;
        }
        const int digit = c.unicode() - u'0';
        if (digit < 0 || digit > 9 || places == 6 || ++seen > 18)
            return std::nullopt;
        if (micros > (std::numeric_limits<std::int64_t>::max() - digit) / 10)
            return std::nullopt;
        micros = micros * 10 + digit;
        places += places >= 0 ? 1 : 0;
    }
    if (seen == 0)
        return std::nullopt;
    for (int place = places < 0 ? 0 : places; place < 6; ++place) {
        if (micros > std::numeric_limits<std::int64_t>::max() / 10)
            return std::nullopt;
        micros *= 10;
    }
    return Decimal{negative ? -micros : micros};
}

QString Decimal::toText() const
{
    const std::uint64_t magnitude =
        micros < 0 ? 0 - static_cast<std::uint64_t>(micros) : static_cast<std::uint64_t>(micros);
    QString text = QString::number(magnitude / one);
    QString places = QStringLiteral("%1").arg(magnitude % one, 6, 10, QLatin1Char('0'));
    while (places.endsWith(u'0'))
        places.chop(1);
    if (!places.isEmpty())
        text += u'.' + places;
    return micros < 0 ? u'-' + text : text;
}

} // namespace portolan

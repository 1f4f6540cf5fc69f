#include "model/units/bytes.h"

#include "model/units/decimal.h"

#include <QRegularExpression>
#include <array>
#include <limits>

namespace portolan {

namespace {
struct Unit
{
    const char *name;
    std::int64_t size;
};

constexpr std::int64_t kibi = 1024;
constexpr std::array<Unit, 11> byteUnits{{{"PB", 1'000'000'000'000'000},
                                          {"TB", 1'000'000'000'000},
                                          {"GB", 1'000'000'000},
                                          {"MB", 1'000'000},
                                          {"kB", 1'000},
                                          {"PiB", kibi *kibi *kibi *kibi *kibi},
                                          {"TiB", kibi *kibi *kibi *kibi},
                                          {"GiB", kibi *kibi *kibi},
                                          {"MiB", kibi *kibi},
                                          {"KiB", kibi},
                                          {"B", 1}}};
constexpr std::array<Unit, 5> bitUnits{{{"Tbit/s", 1'000'000'000'000},
                                        {"Gbit/s", 1'000'000'000},
                                        {"Mbit/s", 1'000'000},
                                        {"kbit/s", 1'000},
                                        {"bit/s", 1}}};

struct Parts
{
    QString number;
    QString unit;
};

std::optional<Parts> parts(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^\\s*([0-9][0-9.,]*)\\s*([A-Za-z/]*)\\s*$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return Parts{match.captured(1).remove(u','), match.captured(2)};
}

/// number × unit, exact for whole numbers; nothing where it is no number or does not fit.
std::optional<std::int64_t> inOnes(const QString &number, std::int64_t unit)
{
    bool isWhole = false;
    const std::int64_t whole = number.toLongLong(&isWhole);
    if (isWhole) {
        std::int64_t product = 0;
        return __builtin_mul_overflow(whole, unit, &product) ? std::nullopt : std::optional(product);
    }
    const auto decimal = Decimal::fromText(number);
    if (!decimal)
        return std::nullopt;
    const std::int64_t product = scaledHalfEven(decimal->micros, unit, Decimal::one);
    return product == std::numeric_limits<std::int64_t>::max() ? std::nullopt : std::optional(product);
}

/// The unit in which the exact amount, with at most three places, is shortest; of equals the first.
template <std::size_t N>
QString inUnits(std::int64_t amount, const std::array<Unit, N> &units)
{
    QString shortest = QString::number(amount);
    QLatin1String name(units.back().name);
    for (const Unit &unit : units) {
        const bool isWhole = amount % unit.size == 0;
        const bool hasPlaces = unit.size % 1000 == 0 && amount % (unit.size / 1000) == 0;
        if (amount < unit.size || !(isWhole || hasPlaces))
            continue;
        const QString text = isWhole ? QString::number(amount / unit.size)
                                     : Decimal{amount / (unit.size / 1000) * 1000}.toText();
        if (text.size() < shortest.size()) {
            shortest = text;
            name = QLatin1String(unit.name);
        }
    }
    return shortest + u' ' + name;
}
} // namespace

std::optional<Bytes> Bytes::fromText(const QString &text)
{
    const auto read = parts(text);
    if (!read)
        return std::nullopt;
    std::int64_t unitSize = read->unit.isEmpty() ? 1 : 0;
    for (const Unit &unit : byteUnits) {
        if (read->unit.compare(QLatin1String(unit.name), Qt::CaseInsensitive) == 0)
            unitSize = unit.size;
    }
    const auto count = unitSize > 0 ? inOnes(read->number, unitSize) : std::nullopt;
    return count ? std::optional(Bytes{*count}) : std::nullopt;
}

QString Bytes::toText() const
{
    return inUnits(count, byteUnits);
}

std::optional<Bandwidth> Bandwidth::fromText(const QString &text)
{
    const auto read = parts(text);
    static const QRegularExpression form(QStringLiteral("^([kmgt]?)(bit/s|bps|b/s|bit)?$"),
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(read ? read->unit : QString());
    if (!read || !match.hasMatch())
        return std::nullopt;
    std::int64_t unitSize = 1;
    std::int64_t scale = 1;
    for (const QChar prefix : QStringLiteral("kmgt")) {
        scale *= 1000;
        if (match.captured(1).toLower() == prefix)
            unitSize = scale;
    }
    const auto rate = inOnes(read->number, unitSize);
    return rate ? std::optional(Bandwidth{*rate}) : std::nullopt;
}

QString Bandwidth::toText() const
{
    return inUnits(bitsPerSecond, bitUnits);
}

GpuHours GpuHours::nearest(double hours)
{
    return {Decimal::nearest(hours).micros};
}

} // namespace portolan

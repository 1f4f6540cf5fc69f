#include "views/format/numbers.h"

#include <QCoreApplication>
#include <array>
#include <cmath>
#include <cstdlib>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

/// The C locale, which programs without a language get, writes 1234567 without groups; people get English.
QLocale readable(const QLocale &locale)
{
    return locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedKingdom) : locale;
}

bool isChinese(const QLocale &locale)
{
    return locale.language() == QLocale::Chinese;
}

std::int64_t powerOfTen(int exponent)
{
    std::int64_t power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

/// value ÷ divisor with so many places, exact to the last digit: no double between.
QString fixed(std::int64_t value, std::int64_t divisor, int places, const QLocale &given)
{
    const QLocale locale = readable(given);
    const std::int64_t scale = powerOfTen(places);
    const std::int64_t scaled = scaledHalfEven(value, scale, divisor);
    const std::int64_t whole = scaled / scale;
    QString text = scaled < 0 && whole == 0 ? locale.negativeSign() + locale.toString(qlonglong(0))
                                            : locale.toString(qlonglong(whole));
    if (places > 0)
        text +=
            locale.decimalPoint() + QString::number(std::llabs(scaled % scale)).rightJustified(places, u'0');
    return text;
}

QString withoutTrailingZeros(QString text, const QLocale &locale)
{
    const QString point = readable(locale).decimalPoint();
    if (!text.contains(point))
        return text;
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(point))
        text.chop(point.size());
    return text;
}

/// Three digits: 9.96, 15.5, 120.
int placesFor(double magnitude)
{
    const double size = std::fabs(magnitude);
    return size < 9.995 ? 2 : size < 99.95 ? 1 : 0;
}

/// value ÷ divisor with three digits or, from 1,000 on, whole, without trailing zeros.
QString threeDigits(std::int64_t value, std::int64_t divisor, const QLocale &locale)
{
    const int places = placesFor(static_cast<double>(value) / static_cast<double>(divisor));
    return withoutTrailingZeros(fixed(value, divisor, places, locale), locale);
}

QString withCode(const QString &number, Currency currency)
{
    return currency.isKnown() ? number + u'\u00a0' + currency.toText() : number;
}

struct Unit
{
    const char *name;
    std::int64_t size;
};

constexpr std::array<Unit, 6> decimalBytes{{{"PB", 1'000'000'000'000'000},
                                            {"TB", 1'000'000'000'000},
                                            {"GB", 1'000'000'000},
                                            {"MB", 1'000'000},
                                            {"kB", 1'000},
                                            {"B", 1}}};
constexpr std::array<Unit, 5> binaryBytes{{{"PiB", std::int64_t(1) << 50},
                                           {"TiB", std::int64_t(1) << 40},
                                           {"GiB", std::int64_t(1) << 30},
                                           {"MiB", std::int64_t(1) << 20},
                                           {"KiB", std::int64_t(1) << 10}}};
constexpr std::array<Unit, 5> bits{{{"Tbit/s", 1'000'000'000'000},
                                    {"Gbit/s", 1'000'000'000},
                                    {"Mbit/s", 1'000'000},
                                    {"kbit/s", 1'000},
                                    {"bit/s", 1}}};

template <std::size_t N>
QString inUnits(std::int64_t amount, const std::array<Unit, N> &units, const QLocale &locale)
{
    for (const Unit &unit : units) {
        if (std::llabs(amount) >= unit.size)
            return threeDigits(amount, unit.size, locale) + u'\u00a0' + QLatin1String(unit.name);
    }
    return fixed(0, 1, 0, locale) + u'\u00a0' + QLatin1String(units.back().name);
}

QString inDays(const QString &number, bool isOne)
{
    return isOne ? Words::tr("1 day") : Words::tr("%1 days").arg(number);
}

QString inHours(const QString &number, bool isOne)
{
    return isOne ? Words::tr("1 hour") : Words::tr("%1 hours").arg(number);
}

QString inMinutes(const QString &number, bool isOne)
{
    return isOne ? Words::tr("1 minute") : Words::tr("%1 minutes").arg(number);
}

QString inSeconds(const QString &number, bool isOne)
{
    return isOne ? Words::tr("1 second") : Words::tr("%1 seconds").arg(number);
}
} // namespace

QString missingSign()
{
    return QStringLiteral("–");
}

QString notKnown()
{
    return Words::tr("not known");
}

QString moneyText(const Money &money, const QLocale &locale)
{
    const std::int64_t size = std::llabs(money.micros);
    const int places = size >= 999'995'000 || size == 0 ? 0 : size >= 995'000 ? 2 : 4;
    return withCode(fixed(money.micros, Decimal::one, places, locale), money.currency);
}

QString moneyText(const std::optional<Money> &money, const QLocale &locale)
{
    return money ? moneyText(*money, locale) : missingSign();
}

QString shortMoneyText(const Money &money, const QLocale &locale)
{
    const std::int64_t size = std::llabs(money.micros);
    constexpr std::int64_t tenThousand = 10'000 * Decimal::one;
    if (size < tenThousand)
        return withCode(fixed(money.micros, Decimal::one, 0, locale), money.currency);
    if (isChinese(locale)) {
        constexpr std::int64_t hundredMillion = 100'000'000 * Decimal::one;
        const bool isHuge = size >= hundredMillion;
        const QString number = threeDigits(money.micros, isHuge ? hundredMillion : tenThousand, locale);
        return withCode(number + (isHuge ? QStringLiteral("\u00a0亿") : QStringLiteral("\u00a0万")),
                        money.currency);
    }
    // From 999,500 on three digits of thousands would read "1,000 k".
    const bool isMillions = size >= 999'500 * Decimal::one;
    const QString number =
        threeDigits(money.micros, isMillions ? 1'000'000 * Decimal::one : 1'000 * Decimal::one, locale);
    return withCode(number + (isMillions ? QStringLiteral("\u00a0M") : QStringLiteral("\u00a0k")),
                    money.currency);
}

QString exactMoneyText(const Money &money, const QLocale &locale)
{
    QString text = fixed(money.micros, Decimal::one, 6, locale);
    for (int i = 0; i < 4 && text.endsWith(u'0'); ++i)
        text.chop(1);
    return withCode(text, money.currency);
}

QString bytesText(Bytes bytes, const QLocale &locale)
{
    // 80 GiB is how its maker means it; 85.9 GB would be read as another card.
    for (const Unit &unit : binaryBytes) {
        const bool isExact = bytes.count % unit.size == 0 && std::llabs(bytes.count) >= unit.size;
        if (isExact && bytes.count % 1'000'000 != 0)
            return inUnits(bytes.count, binaryBytes, locale);
    }
    return inUnits(bytes.count, decimalBytes, locale);
}

QString exactBytesText(Bytes bytes, const QLocale &locale)
{
    const QString exact = countText(bytes.count, locale) + QStringLiteral("\u00a0B");
    const QString read = bytesText(bytes, locale);
    return read == exact ? exact : QStringLiteral("%1 (%2)").arg(read, exact);
}

QString bandwidthText(Bandwidth rate, const QLocale &locale)
{
    return inUnits(rate.bitsPerSecond, bits, locale);
}

QString timeSpanText(TimeSpan span, const QLocale &locale)
{
    const std::int64_t size = std::llabs(span.seconds);
    if (size >= 2 * 86400) {
        const QString number = threeDigits(span.seconds, 86400, locale);
        return inDays(number, false);
    }
    if (size >= 3600 || size == 0)
        return inHours(threeDigits(span.seconds, 3600, locale), span.seconds == 3600);
    if (size >= 60)
        return inMinutes(threeDigits(span.seconds, 60, locale), span.seconds == 60);
    return inSeconds(countText(span.seconds, locale), span.seconds == 1);
}

QString timeSpanText(const std::optional<TimeSpan> &span, const QLocale &locale)
{
    return span ? timeSpanText(*span, locale) : missingSign();
}

QString exactTimeSpanText(TimeSpan span, const QLocale &locale)
{
    std::int64_t rest = std::llabs(span.seconds);
    QStringList parts;
    const auto take = [&](std::int64_t unit, QString (*inUnit)(const QString &, bool)) {
        const std::int64_t count = rest / unit;
        rest %= unit;
        if (count > 0)
            parts.append(inUnit(countText(count, locale), count == 1));
    };
    take(86400, inDays);
    take(3600, inHours);
    take(60, inMinutes);
    take(1, inSeconds);
    if (parts.isEmpty())
        return timeSpanText(span, locale);
    return (span.seconds < 0 ? readable(locale).negativeSign() : QString()) + parts.join(u' ');
}

QString percentText(double share, const QLocale &locale)
{
    if (!std::isfinite(share))
        return missingSign();
    return percentText(Decimal::nearest(share), locale);
}

QString percentText(Decimal share, const QLocale &locale)
{
    const QString number = withoutTrailingZeros(fixed(share.micros, 10'000, 1, locale), locale);
    // A share that is there is not shown as none, and one that lacks something not as all.
    if (number == u'0' && share.micros > 0)
        return QStringLiteral("<") + fixed(1, 10, 1, locale) + u'%';
    if (share.micros < Decimal::one && number == QStringLiteral("100"))
        return QStringLiteral(">") + fixed(999, 10, 1, locale) + u'%';
    return number + u'%';
}

QString decimalText(double number, int places, const QLocale &locale)
{
    if (!std::isfinite(number))
        return missingSign();
    return withoutTrailingZeros(readable(locale).toString(number, 'f', places), locale);
}

QString decimalText(Decimal number, const QLocale &locale)
{
    return withoutTrailingZeros(fixed(number.micros, Decimal::one, 6, locale), locale);
}

QString countText(std::int64_t count, const QLocale &locale)
{
    return readable(locale).toString(qlonglong(count));
}

QString gpuHoursText(GpuHours hours, const QLocale &locale)
{
    return Words::tr("%1 GPU hours").arg(threeDigits(hours.micros, Decimal::one, locale));
}

QString dateText(const QDate &date, const QLocale &locale)
{
    if (!date.isValid())
        return missingSign();
    return readable(locale).toString(date, isChinese(locale) ? QStringLiteral("yyyy年M月d日")
                                                             : QStringLiteral("d MMM yyyy"));
}

QString monthText(Month month, const QLocale &locale)
{
    return readable(locale).toString(month.firstDay(), isChinese(locale) ? QStringLiteral("yyyy年M月")
                                                                         : QStringLiteral("MMM yyyy"));
}

QString monthText(const std::optional<Month> &month, const QLocale &locale)
{
    return month ? monthText(*month, locale) : missingSign();
}

QString momentText(Moment moment, const Zone &zone, const QLocale &locale)
{
    const QDateTime local = zone.local(moment);
    return dateText(local.date(), locale) + u' ' + local.time().toString(QStringLiteral("HH:mm"));
}

QString dayText(Moment moment, const Zone &zone, const QLocale &locale)
{
    return dateText(zone.local(moment).date(), locale);
}

QString dayText(const std::optional<Moment> &moment, const Zone &zone, const QLocale &locale)
{
    return moment ? dayText(*moment, zone, locale) : missingSign();
}

namespace {
/// Each kind of quantity in its rounded form.
struct Rounded
{
    const Zone &zone;
    const QLocale &locale;

    QString operator()(std::monostate) const { return missingSign(); }
    QString operator()(Decimal value) const
    {
        const int places = std::llabs(value.micros) < Decimal::one / 10 ? 4 : 2;
        return decimalText(value.toDouble(), places, locale);
    }
    QString operator()(const Money &value) const { return moneyText(value, locale); }
    QString operator()(Bytes value) const { return bytesText(value, locale); }
    QString operator()(Bandwidth value) const { return bandwidthText(value, locale); }
    QString operator()(GpuHours value) const { return gpuHoursText(value, locale); }
    QString operator()(TimeSpan value) const { return timeSpanText(value, locale); }
    QString operator()(Moment value) const { return momentText(value, zone, locale); }
    QString operator()(Month value) const { return monthText(value, locale); }
};

struct Exact : Rounded
{
    using Rounded::operator();
    QString operator()(Decimal value) const { return decimalText(value, locale); }
    QString operator()(const Money &value) const { return exactMoneyText(value, locale); }
    QString operator()(Bytes value) const { return exactBytesText(value, locale); }
    QString operator()(Bandwidth value) const
    {
        return countText(value.bitsPerSecond, locale) + QStringLiteral("\u00a0bit/s");
    }
    QString operator()(GpuHours value) const
    {
        return Words::tr("%1 GPU hours").arg(decimalText(Decimal{value.micros}, locale));
    }
    QString operator()(TimeSpan value) const { return exactTimeSpanText(value, locale); }
};
} // namespace

QString quantityText(const Quantity &value, const Zone &zone, const QLocale &locale)
{
    return std::visit(Rounded{zone, locale}, value);
}

QString exactQuantityText(const Quantity &value, const Zone &zone, const QLocale &locale)
{
    return std::visit(Exact{{zone, locale}}, value);
}

} // namespace portolan

#include "model/units/timespan.h"

#include "model/units/decimal.h"

#include <QRegularExpression>
#include <array>
#include <utility>

namespace portolan {

namespace {
constexpr std::array<std::pair<char16_t, std::int64_t>, 5> unitSeconds{
    {{u'w', 604800}, {u'd', 86400}, {u'h', 3600}, {u'm', 60}, {u's', 1}}};
}

std::optional<TimeSpan> TimeSpan::fromText(const QString &text)
{
    QString number = text.trimmed().toLower();
    std::int64_t unit = 86400;
    for (const auto &[letter, seconds] : unitSeconds) {
        if (number.endsWith(letter)) {
            unit = seconds;
            number.chop(1);
            break;
        }
    }
    const auto amount = Decimal::fromText(number);
    if (!amount)
        return std::nullopt;
    return TimeSpan{scaledHalfEven(amount->micros, unit, Decimal::one)};
}

QString TimeSpan::toText() const
{
    for (const auto &[letter, unit] : unitSeconds) {
        if (seconds != 0 && seconds % unit == 0)
            return QString::number(seconds / unit) + letter;
    }
    return QStringLiteral("0d");
}

std::optional<Moment> Moment::fromText(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("^\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d(:\\d\\d)?(\\.\\d+)?(Z|[+-]\\d\\d:?\\d\\d)$"));
    const QString trimmed = text.trimmed();
    if (!form.match(trimmed).hasMatch())
        return std::nullopt;
    const QDateTime time = QDateTime::fromString(trimmed, Qt::ISODate);
    return time.isValid() ? std::optional(fromDateTime(time)) : std::nullopt;
}

QString Moment::toText() const
{
    return toUtc().toString(Qt::ISODate);
}

std::optional<Month> Month::fromText(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{4})-(\\d\\d)(-01)?$"));
    const QRegularExpressionMatch match = form.match(text.trimmed());
    const int month = match.captured(2).toInt();
    if (!match.hasMatch() || month < 1 || month > 12)
        return std::nullopt;
    return of(match.captured(1).toInt(), month);
}

QString Month::toText() const
{
    return QStringLiteral("%1-%2").arg(year(), 4, 10, QLatin1Char('0')).arg(month(), 2, 10, QLatin1Char('0'));
}

} // namespace portolan

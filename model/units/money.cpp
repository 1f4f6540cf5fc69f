#include "model/units/money.h"

#include <QRegularExpression>
#include <QtGlobal>

namespace portolan {

std::optional<Currency> Currency::fromText(const QString &text)
{
    const QString trimmed = text.trimmed().toUpper();
    if (trimmed.size() != 3)
        return std::nullopt;
    Currency currency;
    for (int i = 0; i < 3; ++i) {
        if (trimmed[i] < u'A' || trimmed[i] > u'Z')
            return std::nullopt;
        currency.m_letters[static_cast<std::size_t>(i)] = static_cast<char>(trimmed[i].unicode());
    }
    return currency;
}

QString Currency::toText() const
{
    return isKnown() ? QString::fromLatin1(m_letters.data(), 3) : QString();
}

std::optional<Money> Money::fromText(const QString &text)
{
    static const QRegularExpression codeBehind(QStringLiteral("^\\s*([-+0-9.,]+)\\s*([A-Za-z]{3})\\s*$"));
    static const QRegularExpression codeBefore(QStringLiteral("^\\s*([A-Za-z]{3})\\s*([-+0-9.,]+)\\s*$"));
    QRegularExpressionMatch match = codeBehind.match(text);
    QString number = match.captured(1);
    QString code = match.captured(2);
    if (!match.hasMatch()) {
        match = codeBefore.match(text);
        code = match.captured(1);
        number = match.captured(2);
    }
    const auto currency = Currency::fromText(code);
    const auto amount = Decimal::fromText(number.remove(u','));
    if (!match.hasMatch() || !currency || !amount)
        return std::nullopt;
    return Money{amount->micros, *currency};
}

QString Money::toText() const
{
    const QString amount = Decimal{micros}.toText();
    return currency.isKnown() ? amount + u' ' + currency.toText() : amount;
}

Money &Money::operator+=(const Money &other)
{
    Q_ASSERT(currency == other.currency || isZero() || other.isZero());
    if (!currency.isKnown() || (isZero() && other.currency.isKnown()))
        currency = other.currency;
    micros += other.micros;
    return *this;
}

Money &Money::operator-=(const Money &other)
{
    return *this += -other;
}

Money times(const Money &money, Decimal factor)
{
    return {scaledHalfEven(money.micros, factor.micros, Decimal::one), money.currency};
}

Money times(const Money &money, std::int64_t numerator, std::int64_t denominator)
{
    return {scaledHalfEven(money.micros, numerator, denominator), money.currency};
}

Money overHours(const Money &perHour, std::int64_t microHours)
{
    return {scaledHalfEven(perHour.micros, microHours, Decimal::one), perHour.currency};
}

} // namespace portolan

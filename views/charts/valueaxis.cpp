#include "views/charts/valueaxis.h"

#include <QCoreApplication>
#include <cmath>

namespace portolan {

ValueScale moneyScale(double most, Currency currency, const QLocale &locale)
{
    const QString code = currency.toText();
    if (locale.language() == QLocale::Chinese) {
        if (most >= 2e8)
            return {1e8, QStringLiteral("亿 ") + code};
        if (most >= 2e4)
            return {1e4, QStringLiteral("万 ") + code};
        return {1, code};
    }
    if (most >= 2e6)
        return {1e6, QCoreApplication::translate("ValueScale", "million %1").arg(code)};
    if (most >= 2e4)
        return {1e3, QCoreApplication::translate("ValueScale", "thousand %1").arg(code)};
    return {1, code};
}

double coordinate(const Money &money)
{
    return static_cast<double>(money.micros) / 1e6;
}

QString plainAmount(const Money &money)
{
    return Decimal{money.micros}.toText();
}

double ScaledTicker::getTickStep(const QCPRange &range)
{
    const double step =
        QCPAxisTicker::getTickStep(QCPRange(range.lower / m_divisor, range.upper / m_divisor));
    m_decimals = step > 0 ? std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9))) : 0;
    // 2.5 has a decimal that its magnitude does not show.
    const double scaled = step * std::pow(10, m_decimals);
    if (std::abs(scaled - std::round(scaled)) > 1e-6)
        ++m_decimals;
    return step * m_divisor;
}

QString ScaledTicker::getTickLabel(double tick, const QLocale &locale, QChar, int)
{
    const double value = tick / m_divisor;
    return locale.toString(std::abs(value) < 1e-9 ? 0.0 : value, 'f', m_decimals);
}

} // namespace portolan

#pragma once

#include "model/units/money.h"

#include <QLocale>
#include <qcustomplot.h>

namespace portolan {

/// By how much the values of an axis are divided to be readable, and what the unit is called then.
struct ValueScale
{
    double divisor = 1;
    QString unit;
};

/// For an axis up to `most` whole units of the currency: thousands and millions, in Chinese 万 and 亿.
ValueScale moneyScale(double most, Currency currency, const QLocale &locale);
/// Money as a coordinate, in whole units of its currency. For drawing only.
double coordinate(const Money &money);
/// The number alone with '.' as the point, for tables that programs read.
QString plainAmount(const Money &money);

/// Round ticks of scaled values, with only the decimals that the tick step needs.
class ScaledTicker : public QCPAxisTicker
{
public:
    explicit ScaledTicker(double divisor) : m_divisor(divisor) {}

protected:
    double getTickStep(const QCPRange &range) override;
    QString getTickLabel(double tick, const QLocale &locale, QChar formatChar, int precision) override;

private:
    double m_divisor;
    int m_decimals = 0;
};

} // namespace portolan

#pragma once

#include "model/exchange/namedcell.h"
#include "views/format/numbers.h"
#include "views/format/words.h"

#include <cmath>
#include <limits>

namespace portolan {

// A field as it reads in a cell. Where no overload says otherwise it is the text that one would type.

template <class Value>
QString shownCell(const Plan &plan, const Value &value)
{
    if constexpr (std::is_enum_v<Value>)
        return word(value);
    else
        return namedText(plan, value);
}

inline QString shownCell(const Plan &, bool value)
{
    return yesOrNo(value);
}

inline QString shownCell(const Plan &, int value)
{
    return countText(value);
}

inline QString shownCell(const Plan &, std::int64_t value)
{
    return countText(value);
}

inline QString shownCell(const Plan &, Decimal value)
{
    return decimalText(value);
}

inline QString shownCell(const Plan &, const Money &value)
{
    return moneyText(value);
}

inline QString shownCell(const Plan &, Bytes value)
{
    return bytesText(value);
}

inline QString shownCell(const Plan &, Bandwidth value)
{
    return value.bitsPerSecond == 0 ? QString() : bandwidthText(value);
}

inline QString shownCell(const Plan &, TimeSpan value)
{
    return timeSpanText(value);
}

inline QString shownCell(const Plan &plan, Moment value)
{
    return momentText(value, plan.general().zone);
}

inline QString shownCell(const Plan &, Month value)
{
    return monthText(value);
}

inline QString shownCell(const Plan &, const QDate &value)
{
    return dateText(value);
}

/// "8 × A100-SXM4-80GB", each model once.
QString shownCell(const Plan &plan, const QList<Accelerator> &cards);

template <class Value>
QString shownCell(const Plan &plan, const std::optional<Value> &value)
{
    return value ? shownCell(plan, *value) : QString();
}

// What a cell sorts by, where it is a number.

template <class Value>
double cellRank(const Value &)
{
    return std::numeric_limits<double>::quiet_NaN();
}

inline double cellRank(int value)
{
    return value;
}

inline double cellRank(std::int64_t value)
{
    return static_cast<double>(value);
}

inline double cellRank(Decimal value)
{
    return value.toDouble();
}

inline double cellRank(const Money &value)
{
    return static_cast<double>(value.micros);
}

inline double cellRank(Bytes value)
{
    return static_cast<double>(value.count);
}

inline double cellRank(Bandwidth value)
{
    return static_cast<double>(value.bitsPerSecond);
}

inline double cellRank(TimeSpan value)
{
    return static_cast<double>(value.seconds);
}

inline double cellRank(Moment value)
{
    return static_cast<double>(value.seconds);
}

inline double cellRank(Month value)
{
    return value.index;
}

inline double cellRank(const QDate &value)
{
    return static_cast<double>(value.toJulianDay());
}

inline double cellRank(const QList<Accelerator> &cards)
{
    return static_cast<double>(cards.size());
}

template <class Value>
double cellRank(const std::optional<Value> &value)
{
    return value ? cellRank(*value) : std::numeric_limits<double>::quiet_NaN();
}

} // namespace portolan

#pragma once

#include "model/plan/why.h"
#include "model/units/bytes.h"
#include "model/units/money.h"
#include "model/units/timespan.h"
#include "model/units/zone.h"

#include <QDate>
#include <QLocale>
#include <QString>
#include <optional>

namespace portolan {

// Values as people read them, in the locale's format and rounded half to even. What is rounded has an exact
// form beside it, for hovering. A missing value is a dash and never a zero; notKnown says it in words.

QString missingSign();
QString notKnown();

/// "1,234,567 CNY": whole units from 1,000 on, two places below, four below one; the code always behind.
QString moneyText(const Money &money, const QLocale &locale = QLocale());
QString moneyText(const std::optional<Money> &money, const QLocale &locale = QLocale());
/// "1.23 M CNY", in Chinese "123 万 CNY": for axes and headlines; three digits, whole below 10,000.
QString shortMoneyText(const Money &money, const QLocale &locale = QLocale());
/// All places that are not zero, at least two.
QString exactMoneyText(const Money &money, const QLocale &locale = QLocale());

/// Three digits in the largest decimal unit: "1.5 TB". Binary units stay binary where only they are exact.
QString bytesText(Bytes bytes, const QLocale &locale = QLocale());
QString exactBytesText(Bytes bytes, const QLocale &locale = QLocale());
QString bandwidthText(Bandwidth rate, const QLocale &locale = QLocale());
/// Minutes below an hour, hours below two days, else days: "9.96 days".
QString timeSpanText(TimeSpan span, const QLocale &locale = QLocale());
QString timeSpanText(const std::optional<TimeSpan> &span, const QLocale &locale = QLocale());
/// Days, hours, minutes and seconds, without those that are zero.
QString exactTimeSpanText(TimeSpan span, const QLocale &locale = QLocale());

/// A share as per cent: 0.2 is "20%"; one place where it is not whole.
QString percentText(double share, const QLocale &locale = QLocale());
QString percentText(Decimal share, const QLocale &locale = QLocale());
/// At most so many places, without trailing zeros.
QString decimalText(double number, int places = 2, const QLocale &locale = QLocale());
/// All its places.
QString decimalText(Decimal number, const QLocale &locale = QLocale());
QString countText(std::int64_t count, const QLocale &locale = QLocale());
QString gpuHoursText(GpuHours hours, const QLocale &locale = QLocale());

/// "2 Mar 2026", in Chinese "2026年3月2日".
QString dateText(const QDate &date, const QLocale &locale = QLocale());
/// "Mar 2026", in Chinese "2026年3月".
QString monthText(Month month, const QLocale &locale = QLocale());
QString monthText(const std::optional<Month> &month, const QLocale &locale = QLocale());
/// The day and the minute in the zone.
QString momentText(Moment moment, const Zone &zone, const QLocale &locale = QLocale());
/// The day in the zone.
QString dayText(Moment moment, const Zone &zone, const QLocale &locale = QLocale());
QString dayText(const std::optional<Moment> &moment, const Zone &zone, const QLocale &locale = QLocale());

QString quantityText(const Quantity &value, const Zone &zone, const QLocale &locale = QLocale());
QString exactQuantityText(const Quantity &value, const Zone &zone, const QLocale &locale = QLocale());

} // namespace portolan

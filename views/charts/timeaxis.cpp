#include "views/charts/timeaxis.h"

#include <algorithm>
#include <array>

namespace portolan {

namespace {

constexpr double day = 86400;
constexpr std::size_t mostTicks = 500;

QDateTime unitStart(TickUnit unit, const QDateTime &local)
{
    const QDate date = local.date();
    switch (unit) {
    case TickUnit::Year:
        return QDate(date.year(), 1, 1).startOfDay(local.timeZone());
    case TickUnit::Quarter:
        return QDate(date.year(), (date.month() - 1) / 3 * 3 + 1, 1).startOfDay(local.timeZone());
    case TickUnit::Month:
        return QDate(date.year(), date.month(), 1).startOfDay(local.timeZone());
    case TickUnit::Week:
        return date.addDays(1 - date.dayOfWeek()).startOfDay(local.timeZone());
    case TickUnit::Day:
        return date.startOfDay(local.timeZone());
    case TickUnit::SixHours:
        return QDateTime(date, QTime(local.time().hour() / 6 * 6, 0), local.timeZone());
    case TickUnit::Hour:
        return QDateTime(date, QTime(local.time().hour(), 0), local.timeZone());
    }
    return local;
}

QDateTime nextUnit(TickUnit unit, const QDateTime &start)
{
    const QDate date = start.date();
    switch (unit) {
    case TickUnit::Year:
        return date.addYears(1).startOfDay(start.timeZone());
    case TickUnit::Quarter:
        return date.addMonths(3).startOfDay(start.timeZone());
    case TickUnit::Month:
        return date.addMonths(1).startOfDay(start.timeZone());
    case TickUnit::Week:
        return date.addDays(7).startOfDay(start.timeZone());
    case TickUnit::Day:
        return date.addDays(1).startOfDay(start.timeZone());
    case TickUnit::SixHours:
        return start.addSecs(6 * 3600);
    case TickUnit::Hour:
        return start.addSecs(3600);
    }
    return start;
}

bool isChinese(const QLocale &locale)
{
    return locale.language() == QLocale::Chinese;
}

QString upperText(TickUnit unit, const QDateTime &tick, const QLocale &locale)
{
    const bool chinese = isChinese(locale);
    switch (unit) {
    case TickUnit::Year:
        return locale.toString(tick.date(), chinese ? QStringLiteral("yyyy年") : QStringLiteral("yyyy"));
    case TickUnit::Quarter:
    case TickUnit::Month:
        return locale.toString(tick.date(), chinese ? QStringLiteral("M月") : QStringLiteral("MMM"));
    case TickUnit::Week:
    case TickUnit::Day:
        return locale.toString(tick.date(), chinese ? QStringLiteral("d日") : QStringLiteral("d"));
    case TickUnit::SixHours:
    case TickUnit::Hour:
        return tick.time().toString(QStringLiteral("HH:mm"));
    }
    return {};
}

/// What stands below: the span of the next larger size in which the tick lies.
QString lowerText(TickUnit unit, const QDateTime &tick, const QLocale &locale)
{
    const bool chinese = isChinese(locale);
    switch (unit) {
    case TickUnit::Year:
        return {};
    case TickUnit::Quarter:
    case TickUnit::Month:
        return locale.toString(tick.date(), chinese ? QStringLiteral("yyyy年") : QStringLiteral("yyyy"));
    case TickUnit::Week:
    case TickUnit::Day:
        return locale.toString(tick.date(),
                               chinese ? QStringLiteral("yyyy年M月") : QStringLiteral("MMM yyyy"));
    case TickUnit::SixHours:
    case TickUnit::Hour:
        return locale.toString(tick.date(), chinese ? QStringLiteral("M月d日") : QStringLiteral("d MMM"));
    }
    return {};
}

} // namespace

TickUnit tickUnit(double secondsPerPixel, double pixels)
{
    constexpr std::array units{
        std::pair{TickUnit::Hour, 3600.0},    std::pair{TickUnit::SixHours, 6 * 3600.0},
        std::pair{TickUnit::Day, day},        std::pair{TickUnit::Week, 7 * day},
        std::pair{TickUnit::Month, 28 * day}, std::pair{TickUnit::Quarter, 90 * day},
        std::pair{TickUnit::Year, 365 * day}};
    for (const auto &[unit, seconds] : units) {
        // Day numbers are short; everything else needs the full width.
        const double needed = unit == TickUnit::Day ? pixels * 0.55 : pixels;
        if (seconds >= needed * secondsPerPixel)
            return unit;
    }
    return TickUnit::Year;
}

std::vector<Moment> tickMoments(TickUnit unit, Moment from, Moment to, const Zone &zone)
{
    std::vector<Moment> ticks;
    QDateTime at = unitStart(unit, zone.local(from));
    while (Moment::fromDateTime(at) <= to && ticks.size() < mostTicks) {
        if (Moment::fromDateTime(at) >= from)
            ticks.push_back(Moment::fromDateTime(at));
        at = nextUnit(unit, at);
    }
    return ticks;
}

QStringList tickTexts(TickUnit unit, const std::vector<Moment> &ticks, const Zone &zone,
                      const QLocale &locale)
{
    QStringList texts;
    QString before;
    // The first tick names its span, but not where the next one begins another and the names would meet.
    if (ticks.size() > 1) {
        const QString first = lowerText(unit, zone.local(ticks[0]), locale);
        if (first != lowerText(unit, zone.local(ticks[1]), locale))
            before = first;
    }
    for (const Moment tick : ticks) {
        const QDateTime local = zone.local(tick);
        const QString lower = lowerText(unit, local, locale);
        texts.append(lower == before ? upperText(unit, local, locale)
                                     : upperText(unit, local, locale) + u'\n' + lower);
        before = lower;
    }
    return texts;
}

void CalendarTicker::generate(const QCPRange &range, const QLocale &locale, QChar, int,
                              QVector<double> &ticks, QVector<double> *subTicks, QVector<QString> *tickLabels)
{
    // Ticks are asked for before the rectangle has its new size, so the plot's is what counts.
    const QMargins margins = m_axis->axisRect()->margins();
    const int width =
        std::max(1, m_axis->parentPlot()->viewport().width() - margins.left() - margins.right());
    const double pixels = 2.8 * QFontMetricsF(m_axis->tickLabelFont()).height();
    const TickUnit unit = tickUnit(range.size() / width, pixels);
    const auto moments = tickMoments(unit, {static_cast<std::int64_t>(range.lower)},
                                     {static_cast<std::int64_t>(range.upper)}, m_zone);
    ticks.clear();
    for (const Moment moment : moments)
        ticks.append(static_cast<double>(moment.seconds));
    if (subTicks)
        subTicks->clear();
    if (tickLabels)
        *tickLabels = tickTexts(unit, moments, m_zone, locale);
}

void TimeAxisGroup::add(QCPAxis *axis)
{
    m_axes.emplace_back(axis);
    connect(axis, qOverload<const QCPRange &>(&QCPAxis::rangeChanged), this,
            [this, axis](const QCPRange &range) { follow(axis, range); });
}

void TimeAxisGroup::follow(const QCPAxis *leader, const QCPRange &range)
{
    if (m_following)
        return;
    m_following = true;
    for (const auto &axis : m_axes) {
        if (axis && axis != leader) {
            axis->setRange(range);
            axis->parentPlot()->replot(QCustomPlot::rpQueuedReplot);
        }
    }
    m_following = false;
}

} // namespace portolan

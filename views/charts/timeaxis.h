#pragma once

#include "model/units/zone.h"

#include <QObject>
#include <qcustomplot.h>
#include <vector>

namespace portolan {

/// The parts of the calendar that ticks stand on.
enum class TickUnit
{
    Year,
    Quarter,
    Month,
    Week,
    Day,
    SixHours,
    Hour
};

/// The finest unit whose ticks are at least `pixels` apart.
TickUnit tickUnit(double secondsPerPixel, double pixels);
/// Starts of the unit's parts within the span, in the zone's calendar; weeks begin on Monday.
std::vector<Moment> tickMoments(TickUnit unit, Moment from, Moment to, const Zone &zone);
/// Two lines: the tick, and the year or month where it begins (and at the first tick).
QStringList tickTexts(TickUnit unit, const std::vector<Moment> &ticks, const Zone &zone,
                      const QLocale &locale);

/// Ticks on the calendar for an axis in seconds since 1970-01-01 UTC, by how far it is zoomed.
class CalendarTicker : public QCPAxisTicker
{
public:
    CalendarTicker(const QCPAxis *axis, const Zone &zone) : m_axis(axis), m_zone(zone) {}
    void generate(const QCPRange &range, const QLocale &locale, QChar formatChar, int precision,
                  QVector<double> &ticks, QVector<double> *subTicks, QVector<QString> *tickLabels) override;

private:
    const QCPAxis *m_axis;
    Zone m_zone;
};

/// Time axes that show the same span: zooming or moving one does it to all.
class TimeAxisGroup : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    void add(QCPAxis *axis);

private:
    void follow(const QCPAxis *leader, const QCPRange &range);

    std::vector<QPointer<QCPAxis>> m_axes;
    bool m_following = false;
};

} // namespace portolan

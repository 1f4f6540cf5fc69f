#pragma once

#include "model/units/timespan.h"

#include <QDate>
#include <QString>
#include <QTimeZone>
#include <optional>

namespace portolan {

/// A time zone by its IANA name ("Asia/Shanghai"); times become local only through one.
class Zone
{
public:
    /// UTC.
    Zone();
    /// Refuses names that the zone database does not have.
    static std::optional<Zone> fromText(const QString &name);
    QString toText() const { return m_name; }

    QDateTime local(Moment moment) const;
    Moment startOfDay(const QDate &date) const;
    Moment at(const QDateTime &wallClock) const;
    const QTimeZone &qt() const { return m_zone; }

    friend bool operator==(const Zone &a, const Zone &b) { return a.m_name == b.m_name; }

private:
    QString m_name;
    QTimeZone m_zone;
};

} // namespace portolan

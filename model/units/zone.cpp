#include "model/units/zone.h"

namespace portolan {

Zone::Zone() : m_name(QStringLiteral("UTC")), m_zone(QTimeZone::utc()) {}

std::optional<Zone> Zone::fromText(const QString &name)
{
    const QByteArray id = name.trimmed().toUtf8();
    // The toolkit takes any word of three letters or more for a rule of its own.
    const QTimeZone zone(id);
    if (!QTimeZone::isTimeZoneIdAvailable(id) && !(id.contains('/') && zone.isValid()))
        return std::nullopt;
    Zone result;
    result.m_name = name.trimmed();
    result.m_zone = zone;
    return result;
}

QDateTime Zone::local(Moment moment) const
{
    return QDateTime::fromSecsSinceEpoch(moment.seconds, m_zone);
}

Moment Zone::startOfDay(const QDate &date) const
{
    return Moment::fromDateTime(date.startOfDay(m_zone));
}

Moment Zone::at(const QDateTime &wallClock) const
{
    return Moment::fromDateTime(QDateTime(wallClock.date(), wallClock.time(), m_zone));
}

} // namespace portolan

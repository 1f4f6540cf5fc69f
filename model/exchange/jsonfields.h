#pragma once

#include "model/units/result.h"
#include "model/units/timespan.h"
#include "model/units/zone.h"

#include <QByteArray>
#include <QSet>
#include <QString>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>

namespace portolan {

using Json = nlohmann::ordered_json;

/// The JSON text as a value; a refusal names line and column of what cannot be read.
Result<Json> parsedJson(const QByteArray &text);
/// Two spaces a level and a line end behind it.
QByteArray writtenJson(const Json &json);

/// Reads one object key by key. The first thing that is wrong is kept as a sentence that names its place,
/// such as roads[2].bitsPerSecond; what is read after it is of no use. An absent key and null are the same.
class JsonFields
{
public:
    /// `place` is empty for the outermost object; `error` must live longer.
    JsonFields(const Json &object, QString place, QString &error);

    QString text(const char *key);
    QString requiredText(const char *key);
    /// Whole numbers, also written as 1e14; outside the range is an error.
    std::optional<std::int64_t> whole(const char *key, std::int64_t least, std::int64_t most);
    std::optional<double> number(const char *key, double least, double most);
    std::optional<bool> truth(const char *key);
    const Json *array(const char *key);
    const Json *object(const char *key);
    const Json *any(const char *key);
    void require(const char *key);

    /// Keys that a later version will read: an error where one is given.
    void refuseLater(std::initializer_list<const char *> keys);
    /// An error where the object has a key that nobody asked for.
    void refuseUnknown();

    void fail(const QString &sentence);
    QString placeOf(const char *key) const;

private:
    void failAt(const char *key, const QString &expected);

    const Json &m_object;
    QString m_place;
    QString &m_error;
    QSet<QString> m_known;
};

/// A time with an offset, or a date or a time of the zone without one.
std::optional<Moment> readTime(const QString &text, const Zone &zone);

} // namespace portolan

#include "model/exchange/jsonfields.h"

#include <QCoreApplication>
#include <cmath>
#include <limits>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(JsonFields)
};

// Just within 64 bits.
constexpr double largest = 9.2e18;

Refusal unreadable(const QByteArray &text, std::size_t byte)
{
    const QByteArray before = text.left(static_cast<qsizetype>(byte > 0 ? byte - 1 : 0));
    const qsizetype line = before.count('\n') + 1;
    const qsizetype column = before.size() - before.lastIndexOf('\n');
    return {Words::tr("This is not JSON: it cannot be read at line %1, column %2. Correct it there.")
                .arg(line)
                .arg(column)};
}
} // namespace

Result<Json> parsedJson(const QByteArray &text)
{
    try {
        return Json::parse(text.begin(), text.end());
    } catch (const Json::parse_error &error) {
        return unreadable(text, error.byte);
    } catch (const Json::exception &) {
        return Refusal{Words::tr("This JSON has a number that is too large to be read. Correct it.")};
    }
}

QByteArray writtenJson(const Json &json)
{
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

JsonFields::JsonFields(const Json &object, QString place, QString &error)
    : m_object(object), m_place(std::move(place)), m_error(error)
{
    if (!m_object.is_object())
        fail(m_place.isEmpty() ? Words::tr("The JSON must be an object in braces.")
                               : Words::tr("%1 must be an object in braces.").arg(m_place));
}

void JsonFields::fail(const QString &sentence)
{
    if (m_error.isEmpty())
        m_error = sentence;
}

QString JsonFields::placeOf(const char *key) const
{
    return (m_place.isEmpty() ? QString() : m_place + u'.') + QString::fromUtf8(key);
}

void JsonFields::failAt(const char *key, const QString &expected)
{
    fail(Words::tr("%1 must be %2.", "place in the file, what is expected").arg(placeOf(key), expected));
}

const Json *JsonFields::any(const char *key)
{
    m_known.insert(QString::fromUtf8(key));
    if (!m_object.is_object())
        return nullptr;
    const auto found = m_object.find(key);
    return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

void JsonFields::require(const char *key)
{
    if (!any(key))
        fail(Words::tr("%1 is missing. Add it.").arg(placeOf(key)));
}

QString JsonFields::text(const char *key)
{
    const Json *value = any(key);
    if (value && !value->is_string())
        failAt(key, Words::tr("a text in quotation marks"));
    return value && value->is_string() ? QString::fromStdString(value->get_ref<const std::string &>())
                                       : QString();
}

QString JsonFields::requiredText(const char *key)
{
    require(key);
    return text(key);
}

std::optional<double> JsonFields::number(const char *key, double least, double most)
{
    const Json *value = any(key);
    if (!value)
        return std::nullopt;
    const double read = value->is_number() ? value->get<double>() : std::nan("");
    if (!(read >= least && read <= most)) {
        failAt(key, Words::tr("a number from %1 to %2").arg(least).arg(most));
        return std::nullopt;
    }
    return read;
}

std::optional<std::int64_t> JsonFields::whole(const char *key, std::int64_t least, std::int64_t most)
{
    const Json *value = any(key);
    if (!value)
        return std::nullopt;
    std::optional<std::int64_t> read;
    if (value->is_number_unsigned()) {
        const auto large = value->get<std::uint64_t>();
        if (large <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            read = static_cast<std::int64_t>(large);
    } else if (value->is_number_integer()) {
        read = value->get<std::int64_t>();
    } else if (value->is_number_float()) {
        const double real = value->get<double>();
        if (std::abs(real) <= largest && real == std::floor(real))
            read = static_cast<std::int64_t>(real);
    }
    if (read && *read >= least && *read <= most)
        return read;
    failAt(key, Words::tr("a whole number from %1 to %2").arg(least).arg(most));
    return std::nullopt;
}

std::optional<bool> JsonFields::truth(const char *key)
{
    const Json *value = any(key);
    if (!value)
        return std::nullopt;
    if (!value->is_boolean()) {
        failAt(key, Words::tr("true or false"));
        return std::nullopt;
    }
    return value->get<bool>();
}

const Json *JsonFields::array(const char *key)
{
    const Json *value = any(key);
    if (value && !value->is_array()) {
        failAt(key, Words::tr("a list in square brackets"));
        return nullptr;
    }
    return value;
}

const Json *JsonFields::object(const char *key)
{
    const Json *value = any(key);
    if (value && !value->is_object()) {
        failAt(key, Words::tr("an object in braces"));
        return nullptr;
    }
    return value;
}

void JsonFields::refuseLater(std::initializer_list<const char *> keys)
{
    for (const char *key : keys) {
        if (any(key))
            fail(Words::tr("%1 is not supported yet: it comes with a later version. Leave it out to "
                           "calculate without it.")
                     .arg(placeOf(key)));
    }
}

void JsonFields::refuseUnknown()
{
    if (!m_object.is_object())
        return;
    for (const auto &[key, value] : m_object.items()) {
        const QString name = QString::fromStdString(key);
        if (!m_known.contains(name))
            fail(Words::tr("%1 is not a known key. Correct its spelling, or leave it out.")
                     .arg((m_place.isEmpty() ? QString() : m_place + u'.') + name));
    }
}

std::optional<Moment> readTime(const QString &text, const Zone &zone)
{
    if (const auto moment = Moment::fromText(text))
        return moment;
    const QDateTime wall = QDateTime::fromString(text, Qt::ISODate);
    if (text.contains(u'T'))
        return wall.isValid() && wall.timeSpec() == Qt::LocalTime ? std::optional(zone.at(wall))
                                                                  : std::nullopt;
    const QDate date = QDate::fromString(text, Qt::ISODate);
    return date.isValid() ? std::optional(zone.startOfDay(date)) : std::nullopt;
}

} // namespace portolan

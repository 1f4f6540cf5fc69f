#pragma once

#include "model/plan/columns.h"
#include "model/units/result.h"

#include <QString>

namespace portolan {

// A field as text and back: one spelling for the plan file, JSON, CSV and pasted cells, the same in every
// language. An empty text is "not known" where a field can be unknown. A Refusal names what was expected,
// with an example. Lists are separated by ';'. References are ids here; exchange turns names into ids.

QString cellText(const QString &value);
QString cellText(bool value);
QString cellText(int value);
QString cellText(std::int64_t value);
QString cellText(Decimal value);
QString cellText(const Money &value);
QString cellText(Currency value);
QString cellText(Bytes value);
QString cellText(Bandwidth value);
QString cellText(TimeSpan value);
QString cellText(Moment value);
QString cellText(Month value);
QString cellText(const Zone &value);
QString cellText(const QDate &value);
QString cellText(const Accelerator &value); ///< index|model|memory|uuid
QString cellText(const Override &value);    ///< key=value

std::optional<Refusal> readCell(const QString &text, QString &value);
std::optional<Refusal> readCell(const QString &text, bool &value);
std::optional<Refusal> readCell(const QString &text, int &value);
std::optional<Refusal> readCell(const QString &text, std::int64_t &value);
std::optional<Refusal> readCell(const QString &text, Decimal &value); ///< also "20%"
std::optional<Refusal> readCell(const QString &text, Money &value);
std::optional<Refusal> readCell(const QString &text, Currency &value);
std::optional<Refusal> readCell(const QString &text, Bytes &value);
std::optional<Refusal> readCell(const QString &text, Bandwidth &value);
std::optional<Refusal> readCell(const QString &text, TimeSpan &value);
std::optional<Refusal> readCell(const QString &text, Moment &value);
std::optional<Refusal> readCell(const QString &text, Month &value);
std::optional<Refusal> readCell(const QString &text, Zone &value);
std::optional<Refusal> readCell(const QString &text, QDate &value);
std::optional<Refusal> readCell(const QString &text, Accelerator &value);
std::optional<Refusal> readCell(const QString &text, Override &value);
Refusal notOneOf(const QString &text, const QStringList &names);

template <class Row>
QString cellText(Id<Row> id)
{
    return id.isSet() ? QString::number(id.value) : QString();
}

template <class Enum>
requires std::is_enum_v<Enum> QString cellText(Enum value)
{
    return nameOf(value);
}

template <class Value>
QString cellText(const std::optional<Value> &value)
{
    return value ? cellText(*value) : QString();
}

template <class Value>
QString cellText(const QList<Value> &values)
{
    QStringList texts;
    for (const Value &value : values)
        texts.append(cellText(value));
    return texts.join(u';');
}

template <class Row>
std::optional<Refusal> readCell(const QString &text, Id<Row> &id)
{
    if (text.trimmed().isEmpty()) {
        id = {};
        return std::nullopt;
    }
    return readCell(text, id.value);
}

template <class Enum>
requires std::is_enum_v<Enum> std::optional<Refusal> readCell(const QString &text, Enum &value)
{
    const auto read = named<Enum>(text);
    if (!read)
        return notOneOf(text, allNames<Enum>());
    value = *read;
    return std::nullopt;
}

template <class Value>
std::optional<Refusal> readCell(const QString &text, std::optional<Value> &value)
{
    if (text.trimmed().isEmpty()) {
        value.reset();
        return std::nullopt;
    }
    Value read{};
    if (auto refusal = readCell(text, read))
        return refusal;
    value = read;
    return std::nullopt;
}

template <class Value>
std::optional<Refusal> readCell(const QString &text, QList<Value> &values)
{
    QList<Value> read;
    for (const QString &part : text.split(u';', Qt::SkipEmptyParts)) {
        Value value{};
        if (auto refusal = readCell(part, value))
            return refusal;
        read.append(value);
    }
    values = read;
    return std::nullopt;
}

} // namespace portolan

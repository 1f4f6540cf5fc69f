#pragma once

#include "model/plan/celltext.h"

namespace portolan {

// A field as the file has it: its cell text, and where that cannot be read back, the nearest that can. A
// value that is not set (a date, a currency) is an empty text; sizes and rates are whole bytes and bits a
// second; parts of lists and of accelerators keep their separators behind a backslash. Reading gives the
// equal value.

/// With a backslash before each backslash and separator.
QString guarded(const QString &text, QChar separator);
/// The parts between the separators that have no backslash before them.
QStringList unguarded(const QString &text, QChar separator);

template <class Value>
QString storedText(const Value &value)
{
    return cellText(value);
}
QString storedText(const Money &value);
QString storedText(Bytes value);
QString storedText(Bandwidth value);
QString storedText(const Accelerator &value);

template <class Value>
QString storedText(const std::optional<Value> &value)
{
    return value ? storedText(*value) : QString();
}

template <class Value>
QString storedText(const QList<Value> &values)
{
    QStringList parts;
    for (const Value &value : values)
        parts.append(guarded(storedText(value), u';'));
    return parts.join(u';');
}

template <class Value>
std::optional<Refusal> readStored(const QString &text, Value &value)
{
    return readCell(text, value);
}
std::optional<Refusal> readStored(const QString &text, Money &value);
std::optional<Refusal> readStored(const QString &text, Bytes &value);
std::optional<Refusal> readStored(const QString &text, Bandwidth &value);
std::optional<Refusal> readStored(const QString &text, Currency &value);
std::optional<Refusal> readStored(const QString &text, QDate &value);
std::optional<Refusal> readStored(const QString &text, Accelerator &value);

template <class Value>
std::optional<Refusal> readStored(const QString &text, std::optional<Value> &value)
{
    value.reset();
    if (text.isEmpty())
        return std::nullopt;
    Value read{};
    if (auto refusal = readStored(text, read))
        return refusal;
    value = read;
    return std::nullopt;
}

template <class Value>
std::optional<Refusal> readStored(const QString &text, QList<Value> &values)
{
    values.clear();
    if (text.isEmpty())
        return std::nullopt;
    for (const QString &part : unguarded(text, u';')) {
        Value value{};
        if (auto refusal = readStored(part, value))
            return refusal;
        values.append(value);
    }
    return std::nullopt;
}

} // namespace portolan

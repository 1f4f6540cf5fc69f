#include "model/storage/cells.h"

namespace portolan {

QString guarded(const QString &text, QChar separator)
{
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        if (c == u'\\' || c == separator)
            result += u'\\';
        result += c;
    }
    return result;
}

QStringList unguarded(const QString &text, QChar separator)
{
    QStringList parts;
    QString part;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == separator) {
            parts.append(part);
            part.clear();
            continue;
        }
        if (text[i] == u'\\' && i + 1 < text.size())
            ++i;
        part += text[i];
    }
    parts.append(part);
    return parts;
}

QString storedText(const Money &value)
{
    // Nothing has no currency, and "0" alone is what Money does not read.
    return value == Money{} ? QStringLiteral("0") : cellText(value);
}

std::optional<Refusal> readStored(const QString &text, Money &value)
{
    value = {};
    return text == u'0' ? std::nullopt : readCell(text, value);
}

QString storedText(Bytes value)
{
    return QString::number(value.count);
}

QString storedText(Bandwidth value)
{
    return QString::number(value.bitsPerSecond);
}

// Not by Bytes::fromText, which counts in millionths and so ends at 9 TB where no unit is written.
std::optional<Refusal> readStored(const QString &text, Bytes &value)
{
    bool isNumber = false;
    const Bytes read{text.toLongLong(&isNumber)};
    if (!isNumber)
        return readCell(text, value);
    value = read;
    return std::nullopt;
}

std::optional<Refusal> readStored(const QString &text, Bandwidth &value)
{
    bool isNumber = false;
    const Bandwidth read{text.toLongLong(&isNumber)};
    if (!isNumber)
        return readCell(text, value);
    value = read;
    return std::nullopt;
}

std::optional<Refusal> readStored(const QString &text, Currency &value)
{
    value = {};
    return text.isEmpty() ? std::nullopt : readCell(text, value);
}

std::optional<Refusal> readStored(const QString &text, QDate &value)
{
    value = {};
    return text.isEmpty() ? std::nullopt : readCell(text, value);
}

QString storedText(const Accelerator &value)
{
    return QStringList{QString::number(value.index), guarded(value.model, u'|'), storedText(value.memory),
                       guarded(value.uuid, u'|')}
        .join(u'|');
}

std::optional<Refusal> readStored(const QString &text, Accelerator &value)
{
    const QStringList parts = unguarded(text, u'|');
    Accelerator read;
    if (parts.size() != 4)
        return readCell(text, value);
    if (auto refusal = readCell(parts[0], read.index))
        return refusal;
    if (auto refusal = readStored(parts[2], read.memory))
        return refusal;
    read.model = parts[1];
    read.uuid = parts[3];
    value = read;
    return std::nullopt;
}

} // namespace portolan

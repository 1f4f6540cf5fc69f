#include "model/plan/celltext.h"

#include <QCoreApplication>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CellText)
};

Refusal expected(const QString &text, const QString &what, const QString &example)
{
    return {Words::tr("“%1” is not %2; write it like “%3”.").arg(text.trimmed().left(60), what, example)};
}

template <class Value, class Read>
std::optional<Refusal> take(std::optional<Value> read, Value &value, Read refuse)
{
    if (!read)
        return refuse();
    value = *read;
    return std::nullopt;
}
} // namespace

QString cellText(const QString &value)
{
    return value;
}

QString cellText(bool value)
{
    return value ? QStringLiteral("yes") : QStringLiteral("no");
}

QString cellText(int value)
{
    return QString::number(value);
}

QString cellText(std::int64_t value)
{
    return QString::number(value);
}

QString cellText(Decimal value)
{
    return value.toText();
}

QString cellText(const Money &value)
{
    return value.toText();
}

QString cellText(Currency value)
{
    return value.toText();
}

QString cellText(Bytes value)
{
    return value.toText();
}

QString cellText(Bandwidth value)
{
    return value.toText();
}

QString cellText(TimeSpan value)
{
    return value.toText();
}

QString cellText(Moment value)
{
    return value.toText();
}

QString cellText(Month value)
{
    return value.toText();
}

QString cellText(const Zone &value)
{
    return value.toText();
}

QString cellText(const QDate &value)
{
    return value.toString(Qt::ISODate);
}

QString cellText(const Accelerator &value)
{
    return QStringList{QString::number(value.index), value.model, value.memory.toText(), value.uuid}.join(
        u'|');
}

QString cellText(const Override &value)
{
    return nameOf(value.key) + u'=' + value.value.toText();
}

std::optional<Refusal> readCell(const QString &text, QString &value)
{
    value = text;
    return std::nullopt;
}

std::optional<Refusal> readCell(const QString &text, bool &value)
{
    static const QStringList yes{QStringLiteral("yes"), QStringLiteral("true"), QStringLiteral("1"),
                                 QStringLiteral("y"), QStringLiteral("是")};
    static const QStringList no{QStringLiteral("no"), QStringLiteral("false"), QStringLiteral("0"),
                                QStringLiteral("n"),  QStringLiteral("否"),    QString()};
    const QString word = text.trimmed().toLower();
    if (!yes.contains(word) && !no.contains(word))
        return expected(text, Words::tr("a yes or a no"), QStringLiteral("yes"));
    value = yes.contains(word);
    return std::nullopt;
}

std::optional<Refusal> readCell(const QString &text, int &value)
{
    bool isNumber = false;
    const int read = text.trimmed().toInt(&isNumber);
    return take(isNumber ? std::optional(read) : std::nullopt, value,
                [&] { return expected(text, Words::tr("a whole number"), QStringLiteral("8")); });
}

std::optional<Refusal> readCell(const QString &text, std::int64_t &value)
{
    bool isNumber = false;
    const std::int64_t read = text.trimmed().remove(u',').toLongLong(&isNumber);
    return take(isNumber ? std::optional(read) : std::nullopt, value,
                [&] { return expected(text, Words::tr("a whole number"), QStringLiteral("1200000")); });
}

std::optional<Refusal> readCell(const QString &text, Decimal &value)
{
    QString number = text.trimmed();
    const bool isPercent = number.endsWith(u'%');
    if (isPercent)
        number.chop(1);
    auto read = Decimal::fromText(number);
    if (read && isPercent)
        read->micros = scaledHalfEven(read->micros, 1, 100);
    return take(read, value, [&] { return expected(text, Words::tr("a number"), QStringLiteral("0.25")); });
}

std::optional<Refusal> readCell(const QString &text, Money &value)
{
    return take(Money::fromText(text), value, [&] {
        return expected(text, Words::tr("an amount of money"), QStringLiteral("1200.50 CNY"));
    });
}

std::optional<Refusal> readCell(const QString &text, Currency &value)
{
    return take(Currency::fromText(text), value,
                [&] { return expected(text, Words::tr("a currency code"), QStringLiteral("CNY")); });
}

std::optional<Refusal> readCell(const QString &text, Bytes &value)
{
    return take(Bytes::fromText(text), value,
                [&] { return expected(text, Words::tr("a size"), QStringLiteral("100 TB")); });
}

std::optional<Refusal> readCell(const QString &text, Bandwidth &value)
{
    return take(Bandwidth::fromText(text), value,
                [&] { return expected(text, Words::tr("a data rate"), QStringLiteral("1 Gbit/s")); });
}

std::optional<Refusal> readCell(const QString &text, TimeSpan &value)
{
    return take(TimeSpan::fromText(text), value,
                [&] { return expected(text, Words::tr("a length of time"), QStringLiteral("3d")); });
}

std::optional<Refusal> readCell(const QString &text, Moment &value)
{
    return take(Moment::fromText(text), value, [&] {
        return expected(text, Words::tr("a time with its offset"),
                        QStringLiteral("2026-03-02T09:00:00+08:00"));
    });
}

std::optional<Refusal> readCell(const QString &text, Month &value)
{
    return take(Month::fromText(text), value,
                [&] { return expected(text, Words::tr("a month"), QStringLiteral("2026-03")); });
}

std::optional<Refusal> readCell(const QString &text, Zone &value)
{
    return take(Zone::fromText(text), value,
                [&] { return expected(text, Words::tr("a time zone"), QStringLiteral("Asia/Shanghai")); });
}

std::optional<Refusal> readCell(const QString &text, QDate &value)
{
    QString iso = text.trimmed();
    iso.replace(u'/', u'-');
    const QDate read = QDate::fromString(iso, Qt::ISODate);
    return take(read.isValid() ? std::optional(read) : std::nullopt, value,
                [&] { return expected(text, Words::tr("a date"), QStringLiteral("2026-03-02")); });
}

std::optional<Refusal> readCell(const QString &text, Accelerator &value)
{
    const QStringList parts = text.split(u'|');
    bool isNumber = false;
    Accelerator read;
    read.index = parts.value(0).toInt(&isNumber);
    const auto memory = Bytes::fromText(parts.value(2));
    if (parts.size() != 4 || !isNumber || !memory)
        return expected(text, Words::tr("an accelerator"), QStringLiteral("0|A100-SXM4-80GB|80 GiB|"));
    read.model = parts[1];
    read.memory = *memory;
    read.uuid = parts[3];
    value = read;
    return std::nullopt;
}

std::optional<Refusal> readCell(const QString &text, Override &value)
{
    const QStringList parts = text.split(u'=');
    const auto key = named<AssumptionKey>(parts.value(0));
    Override read;
    if (parts.size() != 2 || !key || readCell(parts[1], read.value))
        return expected(text, Words::tr("an assumption with its value"), QStringLiteral("demand-growth=0.4"));
    read.key = *key;
    value = read;
    return std::nullopt;
}

Refusal notOneOf(const QString &text, const QStringList &names)
{
    return {
        Words::tr("“%1” is not one of: %2.").arg(text.trimmed().left(60), names.join(QStringLiteral(", ")))};
}

} // namespace portolan

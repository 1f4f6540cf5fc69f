#include "model/exchange/nodecells.h"

#include "model/catalog/accelerators.h"
#include "model/plan/celltext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>
#include <cmath>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(NodeList)
};

constexpr int mostCards = 1024;

/// A cell within a sentence: one line, and not long.
QString shown(const QString &text)
{
    constexpr int most = 60;
    const QString line = text.simplified();
    return line.size() <= most ? line : line.first(most - 1) + u'…';
}

/// Some of a server's cards that are alike.
struct CardGroup
{
    std::optional<int> count;
    QString model;
};

QRegularExpressionMatch matched(const char *form, const QString &text)
{
    return QRegularExpression(QString::fromUtf8(form), QRegularExpression::CaseInsensitiveOption).match(text);
}

std::optional<CardGroup> cardGroup(const QString &text)
{
    CardGroup group;
    const auto front = matched("^(-?[0-9]+)\\s*(?:[x×*]|张|块|个|卡)\\s*(\\S.*)$", text);
    const auto back = matched("^(.*\\S)(?:\\s*[×*]|\\s+x)\\s*(-?[0-9]+)\\s*(?:张|块|卡)?$", text);
    group.model = front.hasMatch() ? front.captured(2) : back.hasMatch() ? back.captured(1) : text;
    const QString count = front.hasMatch() ? front.captured(1) : back.captured(2);
    if (!count.isEmpty()) {
        const Result<int> read = countCell(count, mostCards);
        if (!read)
            return std::nullopt;
        group.count = *read;
    }
    return group;
}

/// What the name says ("A100-SXM4-80GB"), or else the facts.
std::optional<Bytes> knownMemory(const QString &model)
{
    const auto named = matched("(?:^|[^0-9])([0-9]{1,3})\\s?(G|GB|GiB)\\b", model);
    if (named.hasMatch())
        return Bytes::gigabytes(named.captured(1).toInt());
    const AcceleratorFact *fact = acceleratorFact(model);
    return fact ? std::optional(fact->memory) : std::nullopt;
}

/// GB, GiB and what a driver reports differ by up to a seventh.
bool isAbout(Bytes a, Bytes b)
{
    return std::abs(static_cast<double>(a.count - b.count)) <=
           static_cast<double>(std::max(a.count, b.count)) / 7;
}

Result<QList<Accelerator>> planCards(const QString &text)
{
    QList<Accelerator> cards;
    if (auto refusal = readCell(text, cards))
        return *refusal;
    return cards;
}

/// The groups of the first column, or of the three with what they add to it.
Result<QList<CardGroup>> groupsOf(const CardCells &cells)
{
    QList<CardGroup> groups;
    const QString listed = cells.cards.isEmpty() ? cells.model : cells.cards;
    static const QRegularExpression between(QStringLiteral("[+;；、\\n]"));
    for (const QString &part : listed.split(between, Qt::SkipEmptyParts)) {
        const auto group = cardGroup(part.trimmed());
        bool isNumber = false;
        part.trimmed().toDouble(&isNumber);
        if (!group || isNumber)
            return Refusal{Words::tr("\"%1\" is not a number of accelerators of a model. Write it like 8x "
                                     "A100-SXM4-80GB.")
                               .arg(shown(part))};
        groups.append(*group);
    }
    if (groups.isEmpty() && cells.count.value_or(0) > 0)
        groups.append({cells.count, {}});
    if (groups.size() == 1 && !groups.first().count)
        groups.first().count = cells.count;
    int total = 0;
    for (const CardGroup &group : groups) {
        if (!group.count)
            return Refusal{
                Words::tr("It is not said how many accelerators of \"%1\" there are. Write it like 8x %1.")
                    .arg(shown(group.model))};
        total += *group.count;
    }
    if (total > mostCards)
        return Refusal{Words::tr("%1 accelerators in one server are too many; at most %2 are taken.")
                           .arg(total)
                           .arg(mostCards)};
    if (cells.count && *cells.count != total)
        return Refusal{Words::tr("The count says %1 accelerators and the list %2. Correct one of them.")
                           .arg(*cells.count)
                           .arg(total)};
    return groups;
}
} // namespace

Result<int> countCell(const QString &text, int most)
{
    bool isNumber = false;
    const int value = QString(text).remove(u',').toInt(&isNumber);
    if (!isNumber)
        return Refusal{Words::tr("\"%1\" is not a whole number. Write it like 8.").arg(shown(text))};
    if (value < 0 || value > most)
        return Refusal{Words::tr("%1 is not within 0 to %2. Correct it.").arg(value).arg(most)};
    return value;
}

Result<Bytes> sizeCell(const QString &text, const QString &unit)
{
    auto parts = matched("^([0-9][0-9., ]*)\\s*([a-z]*)$", text);
    QString written = parts.captured(2).isEmpty() ? unit : parts.captured(2);
    if (parts.hasMatch() && written.isEmpty())
        return Refusal{
            Words::tr("The size %1 has no unit. Write it like 512 GiB, or put the unit into the header: "
                      "memory (GiB).")
                .arg(shown(text))};
    if (written.size() == 1 && QStringLiteral("KMGT").contains(written.toUpper()))
        written = written.toUpper() + QStringLiteral("iB");
    const auto read = Bytes::fromText(parts.captured(1).remove(u' ') + u' ' + written);
    if (!parts.hasMatch() || !read || read->count <= 0)
        return Refusal{Words::tr("\"%1\" is not a size. Write it like 512 GiB.").arg(shown(text))};
    return *read;
}

Result<Money> priceCell(const QString &text, const QString &unit)
{
    const auto parts = matched("^(-?[0-9][0-9.,]*)\\s*(\\S*)$", text);
    const QString written = parts.captured(2).isEmpty() ? unit.trimmed() : parts.captured(2);
    QString plain = text;
    if (parts.hasMatch()) {
        const bool isYuan = QStringList{QStringLiteral("元"), QStringLiteral("万元"), QStringLiteral("万"),
                                        QStringLiteral("RMB"), QStringLiteral("人民币")}
                                .contains(written.toUpper());
        plain = parts.captured(1) + u' ' + (isYuan ? QStringLiteral("CNY") : written);
    }
    std::optional<Money> read = Money::fromText(plain);
    if (read && parts.hasMatch() && written.startsWith(u'万'))
        read = times(*read, 10'000, 1);
    if (!read || !read->currency.isKnown())
        return Refusal{
            Words::tr("\"%1\" is not a price with a currency. Write it like 1200000 CNY, or put the "
                      "currency into the header: price (CNY).")
                .arg(shown(text))};
    if (read->micros < 0)
        return Refusal{Words::tr("The price %1 is negative. Correct it.").arg(shown(text))};
    return *read;
}

Result<Decimal> kilowattCell(const QString &text, const QString &unit)
{
    const auto parts = matched("^(-?[0-9][0-9.,]*)\\s*([a-z瓦千]*)$", text);
    const QString written = (parts.captured(2).isEmpty() ? unit : parts.captured(2)).toLower();
    auto read = Decimal::fromText(parts.captured(1).remove(u','));
    const bool isWatts = written == u"w" || written == u"watts" || written == u"watt" || written == u"瓦";
    const bool isKilowatts = written.isEmpty() || written == u"kw" || written == u"千瓦";
    if (!read || !(isWatts || isKilowatts))
        return Refusal{Words::tr("\"%1\" is not a power. Write it like 6.5 kW.").arg(shown(text))};
    if (isWatts)
        read->micros = scaledHalfEven(read->micros, 1, 1000);
    if (read->micros < 0 || *read > Decimal::whole(200))
        return Refusal{
            Words::tr("%1 kW is not within 0 to 200 kW for one server. If it is in watts, write W behind it.")
                .arg(read->toText())};
    return *read;
}

Result<QDate> dayCell(const QString &text)
{
    const auto yearFirst =
        matched("^([0-9]{4})\\s*[-/.年]\\s*([0-9]{1,2})\\s*(?:[-/.月]\\s*([0-9]{1,2})?\\s*日?)?"
                "(?:[ T][0-9:.]+Z?)?$",
                text);
    const auto packed = matched("^([0-9]{4})([0-9]{2})([0-9]{2})$", text);
    const auto dayFirst = matched("^([0-9]{1,2})\\.([0-9]{1,2})\\.([0-9]{4})$", text);
    const auto number = [](const QString &digits) { return digits.isEmpty() ? 1 : digits.toInt(); };
    QDate date;
    for (const auto &match : {yearFirst, packed}) {
        if (match.hasMatch())
            date = QDate(number(match.captured(1)), number(match.captured(2)), number(match.captured(3)));
    }
    if (dayFirst.hasMatch())
        date =
            QDate(number(dayFirst.captured(3)), number(dayFirst.captured(2)), number(dayFirst.captured(1)));
    if (!date.isValid() || date.year() < 1990 || date.year() > 2099)
        return Refusal{Words::tr("\"%1\" is not a day. Write it like 2023-05-31.").arg(shown(text))};
    return date;
}

Result<QList<Accelerator>> cardsOf(const CardCells &stated)
{
    CardCells cells = stated;
    bool isCount = false;
    cells.cards.toDouble(&isCount);
    if (isCount) {
        const Result<int> count = countCell(cells.cards, mostCards);
        if (!count)
            return Refusal{count.error()};
        if (cells.count && *cells.count != *count)
            return Refusal{Words::tr("One column says %1 accelerators and another %2. Correct one of them.")
                               .arg(*count)
                               .arg(*cells.count)};
        cells.count = *count;
        cells.cards.clear();
    }
    if (cells.cards.contains(u'|'))
        return planCards(cells.cards);
    if (!cells.cards.isEmpty() && !cells.model.isEmpty() &&
        !cells.cards.contains(cells.model, Qt::CaseInsensitive))
        return Refusal{Words::tr("One column says %1 and another %2. Correct one of them.")
                           .arg(shown(cells.cards), shown(cells.model))};
    const Result<QList<CardGroup>> groups = groupsOf(cells);
    if (!groups)
        return Refusal{groups.error()};
    QList<Accelerator> cards;
    for (const CardGroup &group : *groups) {
        const auto known = knownMemory(group.model);
        if (known && cells.memory && !isAbout(*known, *cells.memory))
            return Refusal{
                Words::tr("%1 has %2, and the list says %3 for each accelerator. Correct one of them.")
                    .arg(shown(group.model), known->toText(), cells.memory->toText())};
        const Bytes memory = cells.memory ? *cells.memory : known.value_or(Bytes());
        for (int i = 0; i < *group.count; ++i)
            cards.append({static_cast<int>(cards.size()), group.model, memory, {}});
    }
    return cards;
}

} // namespace portolan

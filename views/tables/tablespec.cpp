#include "views/tables/tablespec.h"

#include "views/tables/celldisplay.h"

#include <QCoreApplication>
#include <QMap>

namespace portolan {

QString shownCell(const Plan &, const QList<Accelerator> &cards)
{
    QMap<QString, int> counts;
    for (const Accelerator &card : cards)
        ++counts[card.model];
    QStringList parts;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        parts.append(QStringLiteral("%1 × %2").arg(it.value()).arg(it.key()));
    return parts.join(QStringLiteral(", "));
}

namespace {
template <class Value>
struct Choice
{
    static QStringList names(const Plan &)
    {
        if constexpr (std::is_enum_v<Value>)
            return allNames<Value>();
        else
            return {};
    }

    static QStringList words(const Plan &)
    {
        QStringList words;
        if constexpr (std::is_enum_v<Value>) {
            for (const auto &[value, name] : Names<Value>::list)
                words.append(word(value));
        }
        return words;
    }
};

template <>
struct Choice<bool>
{
    static QStringList names(const Plan &) { return {cellText(true), cellText(false)}; }
    static QStringList words(const Plan &) { return {yesOrNo(true), yesOrNo(false)}; }
};

template <class Row>
struct Choice<Id<Row>>
{
    static QStringList names(const Plan &plan) { return QStringList{QString()} + rowNames<Row>(plan); }
    static QStringList words(const Plan &plan) { return names(plan); }
};

template <class Row>
struct Choice<QList<Id<Row>>>
{
    static QStringList names(const Plan &plan) { return rowNames<Row>(plan); }
    static QStringList words(const Plan &plan) { return names(plan); }
};

template <class Value>
struct Choice<std::optional<Value>>
{
    static QStringList names(const Plan &plan)
    {
        const QStringList names = Choice<Value>::names(plan);
        return names.isEmpty() ? names : QStringList{QString()} + names;
    }

    static QStringList words(const Plan &plan)
    {
        const QStringList words = Choice<Value>::words(plan);
        return words.isEmpty() ? words : QStringList{QString()} + words;
    }
};

template <class Value>
constexpr bool isNumeric = !std::is_enum_v<Value> && !std::is_same_v<Value, bool> && requires(Value value)
{
    requires std::is_same_v<decltype(cellRank(value)), double>;
}
&&(std::is_arithmetic_v<Value> || std::is_same_v<Value, Decimal> || std::is_same_v<Value, Money> ||
   std::is_same_v<Value, Bytes> || std::is_same_v<Value, Bandwidth> || std::is_same_v<Value, TimeSpan>);

template <class Value>
constexpr bool isNumeric<std::optional<Value>> = isNumeric<Value>;

template <class Value>
constexpr bool isReferenceList = false;

template <class Row>
constexpr bool isReferenceList<QList<Id<Row>>> = true;

template <class Row>
const Row *rowOf(const Plan &plan, std::int64_t id)
{
    return tableOf<Row>(plan).find(Id<Row>{id});
}

template <class Row, class Value>
ColumnSpec columnSpec(const Column<Row, Value> &column)
{
    ColumnSpec spec;
    const auto member = column.member;
    spec.title = columnTitle(Columns<Row>::table, column.name);
    spec.isNumber = isNumeric<Value>;
    spec.choosesSeveral = isReferenceList<Value>;
    spec.shown = [member](const Plan &plan, std::int64_t id) {
        const Row *row = rowOf<Row>(plan, id);
        return row ? shownCell(plan, row->*member) : QString();
    };
    spec.exact = [member](const Plan &plan, std::int64_t id) {
        const Row *row = rowOf<Row>(plan, id);
        return row ? namedText(plan, row->*member) : QString();
    };
    spec.rank = [member](const Plan &plan, std::int64_t id) {
        const Row *row = rowOf<Row>(plan, id);
        return row ? cellRank(row->*member) : std::numeric_limits<double>::quiet_NaN();
    };
    spec.choices = [](const Plan &plan) { return Choice<Value>::names(plan); };
    spec.choiceWords = [](const Plan &plan) { return Choice<Value>::words(plan); };
    spec.set = [member](const Plan &plan, std::int64_t id, const QString &text) -> Result<Plan> {
        const Row *row = rowOf<Row>(plan, id);
        Row changed = row ? *row : Row{};
        if (auto refusal = readNamed(plan, text, changed.*member))
            return *refusal;
        return changeRow(plan, changed);
    };
    return spec;
}

/// "Node 3": the first of these names that is free.
template <class Row>
QString freeName(const Plan &plan)
{
    const QStringList taken = rowNames<Row>(plan);
    for (int number = static_cast<int>(taken.size()) + 1;; ++number) {
        const QString name = QStringLiteral("%1 %2").arg(word(rowKind<Row>())).arg(number);
        if (!taken.contains(name))
            return name;
    }
}

template <class Row>
Row standardRow(const Plan &plan)
{
    Row row;
    if constexpr (requires { row.name; })
        row.name = freeName<Row>(plan);
    if constexpr (requires { row.site; }) {
        if (!plan.sites.isEmpty())
            row.site = plan.sites.at(0).id;
    }
    return row;
}

template <>
Road standardRow(const Plan &plan)
{
    Road road;
    road.name = freeName<Road>(plan);
    road.bandwidth = Bandwidth::gigabits(1);
    return road;
}

template <>
Task standardRow(const Plan &plan)
{
    Task task;
    task.name = freeName<Task>(plan);
    task.duration = TimeSpan::days(1);
    if (!plan.waves.isEmpty())
        task.wave = plan.waves.at(0).id;
    return task;
}

template <>
Budget standardRow(const Plan &plan)
{
    const Month first = Month::of(plan.general().start);
    return {{},
            plan.teams.isEmpty() ? TeamId{} : plan.teams.at(0).id,
            first,
            first + 11,
            Money{100'000 * Decimal::one, plan.general().currency}};
}

template <>
Quote standardRow(const Plan &plan)
{
    Quote quote;
    quote.provider = QCoreApplication::translate("TableSpec", "Provider");
    quote.offering = QCoreApplication::translate("TableSpec", "Machine with 8 cards");
    quote.accelerator = QStringLiteral("A100-SXM4-80GB");
    quote.perHour = Money{100 * Decimal::one, plan.general().currency};
    return quote;
}

template <>
ExchangeRate standardRow(const Plan &plan)
{
    ExchangeRate rate;
    rate.from = *Currency::fromText(plan.general().currency.toText() == QStringLiteral("USD")
                                        ? QStringLiteral("EUR")
                                        : QStringLiteral("USD"));
    rate.to = plan.general().currency;
    rate.rate = Decimal::whole(1);
    rate.date = plan.general().start;
    return rate;
}
} // namespace

template <class Row>
TableSpec tableSpec()
{
    TableSpec spec;
    spec.kind = rowKind<Row>();
    spec.table = Columns<Row>::table;
    forEachColumn<Row>([&](const auto &column) { spec.columns.push_back(columnSpec(column)); });
    spec.ids = [](const Plan &plan) {
        std::vector<std::int64_t> ids;
        for (const Row &row : tableOf<Row>(plan))
            ids.push_back(row.id.value);
        return ids;
    };
    spec.addNew = [](const Plan &plan) { return addRow(plan, standardRow<Row>(plan)); };
    return spec;
}

template TableSpec tableSpec<Settings>();
template TableSpec tableSpec<Assumption>();
template TableSpec tableSpec<PriceBookRef>();
template TableSpec tableSpec<UsageRef>();
template TableSpec tableSpec<Site>();
template TableSpec tableSpec<Node>();
template TableSpec tableSpec<Team>();
template TableSpec tableSpec<ExternalService>();
template TableSpec tableSpec<License>();
template TableSpec tableSpec<Road>();
template TableSpec tableSpec<Dataset>();
template TableSpec tableSpec<Wave>();
template TableSpec tableSpec<Workload>();
template TableSpec tableSpec<Task>();
template TableSpec tableSpec<Dependency>();
template TableSpec tableSpec<Gate>();
template TableSpec tableSpec<Budget>();
template TableSpec tableSpec<Quote>();
template TableSpec tableSpec<ExchangeRate>();
template TableSpec tableSpec<Scenario>();

} // namespace portolan

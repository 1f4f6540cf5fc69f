#include "views/format/whytext.h"

#include "views/format/numbers.h"
#include "views/format/words.h"

#include <QCoreApplication>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Why)
};

const Lines *linesOf(const Forecast &forecast, Stage stage)
{
    switch (stage) {
    case Stage::Demand:
        return forecast.demand ? &forecast.demand->lines : nullptr;
    case Stage::Placement:
        return forecast.placement ? &forecast.placement->lines : nullptr;
    case Stage::Transfer:
        return forecast.transfer ? &forecast.transfer->lines : nullptr;
    case Stage::Schedule:
        return forecast.schedule ? &forecast.schedule->result.lines : nullptr;
    case Stage::Cost:
        return forecast.cost ? &forecast.cost->lines : nullptr;
    case Stage::Budget:
        return forecast.budget ? &forecast.budget->lines : nullptr;
    }
    return nullptr;
}

/// Where each kind of origin is, in words.
struct OriginWords
{
    const Forecast &forecast;
    const QLocale &locale;

    const Plan &plan() const { return *forecast.scenario; }

    QString operator()(std::monostate) const { return {}; }
    QString operator()(const RowRef &row) const
    {
        const QString name = nameOfRow(plan(), row);
        return name.isEmpty() ? word(row.kind)
                              : Words::tr("%1: %2", "kind of row: its name").arg(word(row.kind), name);
    }
    QString operator()(AssumptionKey key) const
    {
        const Assumption *row = plan().assumptions.find(assumptionRow(plan(), key));
        if (!row)
            return Words::tr("Assumption: %1 (standard value)").arg(word(key));
        if (row->source.isEmpty())
            return Words::tr("Assumption: %1").arg(word(key));
        return Words::tr("Assumption: %1 (%2)", "name (source)").arg(word(key), row->source);
    }
    QString operator()(const PriceRef &price) const
    {
        const QDate date = QDate::fromString(price.asOf, Qt::ISODate);
        return Words::tr("%1: %2 as of %3, from %4", "price book: item as of date, from source")
            .arg(bookName(price.book), price.item, date.isValid() ? dateText(date, locale) : missingSign(),
                 price.source.isEmpty() ? notKnown() : price.source);
    }
    QString operator()(const UsageSource &source) const
    {
        return Words::tr("Usage history: %1 (%2 of the expected samples)")
            .arg(usageName(source.content), percentText(source.coverage, locale));
    }
    QString operator()(const LineRef &ref) const
    {
        const Line *line = lineOf(forecast, ref);
        return line ? Words::tr("%1: %2", "stage: formula").arg(word(ref.stage), word(line->formula))
                    : QString();
    }

    /// The name under which the plan has the content, or the beginning of the content's own.
    QString bookName(const QString &content) const
    {
        for (const PriceBookRef &ref : plan().priceBooks) {
            if (ref.content == content)
                return ref.name;
        }
        return content.left(24);
    }
    QString usageName(const QString &content) const
    {
        for (const UsageRef &ref : plan().usage) {
            if (ref.content == content)
                return ref.name;
        }
        return content.left(12);
    }
};

bool isShare(const Operand &operand)
{
    const auto role = QByteArray(operand.role);
    return role.endsWith("share") || role == "efficiency" || role == "growth" || role == "coverage" ||
           role == "duplicates" || role == "threshold" || role == "usage";
}

WhyOperand readable(const Forecast &forecast, const Operand &operand, const QLocale &locale)
{
    const Plan &plan = *forecast.scenario;
    WhyOperand text{
        roleText(operand.role), {}, {}, originText(forecast, operand.origin, locale), operand.origin};
    // A node without a figure is named, not valued; a figure that should be there and is not, is a dash.
    const bool onlyNames = std::holds_alternative<std::monostate>(operand.value) &&
                           !std::holds_alternative<std::monostate>(operand.origin);
    if (onlyNames)
        return text;
    const auto *key = std::get_if<AssumptionKey>(&operand.origin);
    const auto *number = std::get_if<Decimal>(&operand.value);
    if (key && number && assumed(plan, *key) == *number)
        text.value = assumptionText(*key, *number, plan.general().currency, locale);
    else if (number && isShare(operand))
        text.value = percentText(*number, locale);
    else
        text.value = quantityText(operand.value, plan.general().zone, locale);
    text.exact = exactQuantityText(operand.value, plan.general().zone, locale);
    return text;
}
} // namespace

const Line *lineOf(const Forecast &forecast, LineRef line)
{
    const Lines *lines = linesOf(forecast, line.stage);
    const bool isThere = lines && line.line >= 0 && static_cast<std::size_t>(line.line) < lines->size();
    return isThere ? &lines->at(line) : nullptr;
}

WhyText why(const Forecast &forecast, LineRef ref, const QLocale &locale)
{
    const Line *line = lineOf(forecast, ref);
    if (!line || !forecast.scenario)
        return {};
    WhyText text;
    const Zone &zone = forecast.scenario->general().zone;
    const auto *number = std::get_if<Decimal>(&line->value);
    text.title = word(line->formula);
    text.sentence = sentence(line->formula);
    text.value = number && line->formula == Formula::BudgetUse ? percentText(*number, locale)
                                                               : quantityText(line->value, zone, locale);
    text.exact = exactQuantityText(line->value, zone, locale);
    for (const Operand &operand : line->operands)
        text.operands.push_back(readable(forecast, operand, locale));
    return text;
}

QString originText(const Forecast &forecast, const Origin &origin, const QLocale &locale)
{
    return std::visit(OriginWords{forecast, locale}, origin);
}

} // namespace portolan

#include "views/format/numbers.h"
#include "views/format/words.h"
#include "views/report/reportsections.h"

#include <QCoreApplication>
#include <set>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// The rows of an offering's prices that the placement rests on.
class UsedPrices
{
public:
    UsedPrices(const ReportContent &content, PaperTable &table) : m_content(content), m_table(table) {}

    void add(const ChosenOffering &offering)
    {
        add(offering, Term::OnDemand, offering.onDemand, offering.onDemandPrice);
        add(offering, Term::Reserved, offering.reserved, offering.reservedPrice);
        add(offering, Term::Spot, offering.spot, offering.spotPrice);
    }

private:
    void add(const ChosenOffering &offering, Term term, const std::optional<Money> &perHour,
             const PriceRef &price)
    {
        if (!perHour || !m_seen.emplace(offering.key, static_cast<int>(term)).second)
            return;
        const QDate date = QDate::fromString(price.asOf, Qt::ISODate);
        m_table.rows.push_back(
            {{offering.key, word(term), moneyText(*perHour, m_content.locale()),
              date.isValid() ? dateText(date, m_content.locale()) : missingSign(), source(offering, price)},
             std::nullopt,
             false});
    }

    QString source(const ChosenOffering &offering, const PriceRef &price) const
    {
        const Quote *quote = m_content.plan().quotes.find(QuoteId{offering.quote.id});
        if (price.source.isEmpty() && quote)
            return Words::tr("Quote: %1").arg(quote->givenBy.isEmpty() ? quote->provider : quote->givenBy);
        return price.source.isEmpty() ? notKnown() : price.source;
    }

    const ReportContent &m_content;
    PaperTable &m_table;
    std::set<std::pair<QString, int>> m_seen;
};
} // namespace

PaperTable priceTable(const ReportContent &content)
{
    PaperTable table{{{Words::tr("Offering"), 2.2},
                      {Words::tr("Term", "Term"), 0.9},
                      {Words::tr("Per card and hour"), 1.1, Qt::AlignRight},
                      {Words::tr("As of"), 1},
                      {Words::tr("Source"), 3}},
                     {},
                     Words::tr("Nothing is rented in this plan, so no price was used.")};
    UsedPrices prices(content, table);
    for (const WorkloadPlacement &placed : content.forecast.placement->workloads) {
        if (placed.offering)
            prices.add(*placed.offering);
    }
    return table;
}

} // namespace portolan

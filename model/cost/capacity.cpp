#include "model/cost/capacity.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>
#include <utility>

namespace portolan {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Capacity)
};

constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t mostUnits = 10'000'000;

/// One way to have units, by falling preference: what one costs, and how many there are.
struct Tier
{
    std::size_t option = 0;
    std::int64_t micros = 0;
    std::int64_t cap = unlimited;
};

std::vector<Tier> byPrice(std::vector<Tier> tiers)
{
    std::stable_sort(tiers.begin(), tiers.end(),
                     [](const Tier &a, const Tier &b) { return a.micros < b.micros; });
    return tiers;
}

/// Whether a start at 0 is as good as any other: later ones cover less for the same price, but not where the
/// price shrinks with the hours inside.
bool coversHorizon(const TermOption &option, std::int64_t hours)
{
    const TermStarts &starts = option.starts;
    const bool hasOthers = starts.any || (starts.every > 0 && starts.every < hours) ||
                           std::any_of(starts.listed.begin(), starts.listed.end(),
                                       [hours](std::int64_t start) { return start != 0 && start < hours; });
    const bool hasFirst = starts.any || starts.every > 0 ||
                          std::find(starts.listed.begin(), starts.listed.end(), 0) != starts.listed.end();
    const bool othersPay = option.atEnd == AtEnd::Prorate || option.capPerStart;
    return option.termHours >= hours && hasFirst && !(hasOthers && othersPay);
}

bool isNeverOffered(const TermOption &option)
{
    return !option.starts.any && option.starts.every <= 0 && option.starts.listed.empty();
}

std::int64_t priceOf(const TermOption &option, std::int64_t hours)
{
    if (option.atEnd == AtEnd::Full)
        return option.price.micros;
    // The floor, because the contract of the file says so; the product may need more than 64 bits.
    __extension__ using Wide = __int128;
    return static_cast<std::int64_t>(Wide{option.price.micros} * hours / option.termHours);
}

std::int64_t sumUpTo(std::int64_t a, std::int64_t b)
{
    return a > unlimited - b ? unlimited : a + b;
}

/// One class being solved.
class Solver
{
public:
    Solver(const CapacityClass &kind, std::int64_t hours, Currency currency)
        : m_class(kind), m_hours(hours), m_currency(currency)
    {
    }

    Result<ClassCapacity> run()
    {
        if (const auto refusal = whyNot())
            return *refusal;
        gather();
        std::int64_t committed = 0;
        while (committed < m_peak && priceOfUnit(committed) < savedBy(committed + 1))
            ++committed;
        if (m_peak - committed > m_capByHour)
            return refusal(
                Words::tr("In “%1” an hour needs %2 units, more than all options together can give; "
                          "add one without a limit.")
                    .arg(m_class.name)
                    .arg(m_peak));
        return answer(committed);
    }

private:
    static Refusal refusal(const QString &sentence) { return {sentence}; }

    std::optional<Refusal> whyNot() const
    {
        if (static_cast<std::int64_t>(m_class.demand.size()) != m_hours)
            return refusal(Words::tr("The demand of “%1” has %2 hours instead of %3; give one value an hour.")
                               .arg(m_class.name)
                               .arg(m_class.demand.size())
                               .arg(m_hours));
        for (const std::int64_t units : m_class.demand) {
            if (units < 0 || units > mostUnits)
                return refusal(
                    Words::tr("The demand of “%1” has %2 units in an hour; give numbers from 0 to %3.")
                        .arg(m_class.name)
                        .arg(units)
                        .arg(mostUnits));
        }
        for (const TermOption &option : m_class.options) {
            if (const auto found = whyNot(option))
                return found;
        }
        for (const HourlyOption &option : m_class.hourly) {
            if (option.perHour.micros < 0 || option.cap.value_or(0) < 0)
                return refusal(Words::tr("“%1” of “%2” has a price or a limit below zero; correct it.")
                                   .arg(option.name, m_class.name));
        }
        return std::nullopt;
    }

    std::optional<Refusal> whyNot(const TermOption &option) const
    {
        if (isNeverOffered(option))
            return std::nullopt;
        if (option.price.micros < 0 || option.capPerStart.value_or(0) < 0)
            return refusal(Words::tr("“%1” of “%2” has a price or a limit below zero; correct it.")
                               .arg(option.name, m_class.name));
        if (coversHorizon(option, m_hours))
            return std::nullopt;
        return refusal(
            Words::tr("“%1” of “%2” does not cover all %3 hours from the first one on; starts at other "
                      "hours come with the min-cost-flow solver. Give it a start at hour 0 alone and "
                      "a term of at least %3 hours.")
                .arg(option.name, m_class.name)
                .arg(m_hours));
    }

    void gather()
    {
        std::vector<Tier> terms, hourly;
        for (std::size_t i = 0; i < m_class.options.size(); ++i) {
            const TermOption &option = m_class.options[i];
            if (!isNeverOffered(option))
                terms.push_back({i, priceOf(option, m_hours), option.capPerStart.value_or(unlimited)});
        }
        for (std::size_t i = 0; i < m_class.hourly.size(); ++i)
            hourly.push_back(
                {i, m_class.hourly[i].perHour.micros, m_class.hourly[i].cap.value_or(unlimited)});
        m_terms = byPrice(std::move(terms));
        m_hourly = byPrice(std::move(hourly));
        m_peak = m_class.demand.empty() ? 0 : *std::max_element(m_class.demand.begin(), m_class.demand.end());
        m_hoursAtLeast.assign(static_cast<std::size_t>(m_peak) + 2, 0);
        for (const std::int64_t units : m_class.demand)
            ++m_hoursAtLeast[static_cast<std::size_t>(units)];
        for (std::size_t level = m_hoursAtLeast.size() - 1; level-- > 0;)
            m_hoursAtLeast[level] += m_hoursAtLeast[level + 1];
        for (const Tier &tier : m_hourly)
            m_capByHour = sumUpTo(m_capByHour, tier.cap);
    }

    std::int64_t hoursAtLeast(std::int64_t level) const
    {
        return level > m_peak ? 0 : m_hoursAtLeast[static_cast<std::size_t>(level)];
    }

    std::int64_t priceOfUnit(std::int64_t already) const
    {
        for (const Tier &tier : m_terms) {
            if (already < tier.cap)
                return tier.micros;
            already -= tier.cap;
        }
        return unlimited;
    }

    /// What the unit-th commitment saves by the hour: in an hour of demand d it spares the dearest unit.
    std::int64_t savedBy(std::int64_t unit) const
    {
        std::int64_t saved = 0;
        std::int64_t below = 0;
        for (const Tier &tier : m_hourly) {
            const std::int64_t until = tier.cap > m_peak ? m_peak + 1 : below + tier.cap;
            saved += tier.micros * (hoursAtLeast(unit + below) - hoursAtLeast(unit + until));
            below = until;
        }
        // What no hourly option could serve has to be committed to at any price.
        return hoursAtLeast(unit + below) > 0 ? unlimited : saved;
    }

    ClassCapacity answer(std::int64_t committed) const
    {
        ClassCapacity result;
        result.name = m_class.name;
        std::int64_t total = 0;
        std::int64_t left = committed;
        for (const Tier &tier : m_terms) {
            const std::int64_t count = std::min(left, tier.cap);
            if (count > 0)
                result.purchases.push_back({m_class.options[tier.option].name, 0, count});
            total += count * tier.micros;
            left -= count;
        }
        const std::vector<std::int64_t> used = unitHours(committed);
        std::int64_t hourlyUsed = 0;
        std::int64_t demanded = 0;
        for (std::size_t i = 0; i < used.size(); ++i) {
            total += used[i] * m_class.hourly[i].perHour.micros;
            hourlyUsed += used[i];
            result.unitHours.emplace_back(m_class.hourly[i].name, used[i]);
        }
        for (const std::int64_t units : m_class.demand)
            demanded += units;
        const auto served = static_cast<double>(demanded - hourlyUsed);
        result.coverage = demanded > 0 ? served / static_cast<double>(demanded) : 0;
        result.utilization = committed > 0 ? served / static_cast<double>(committed * m_hours) : 0;
        result.total = {total, m_currency};
        result.bound = {dualBound(), m_currency};
        return result;
    }

    std::vector<std::int64_t> unitHours(std::int64_t committed) const
    {
        std::vector<std::int64_t> used(m_class.hourly.size(), 0);
        for (const std::int64_t units : m_class.demand) {
            std::int64_t left = std::max<std::int64_t>(0, units - committed);
            for (const Tier &tier : m_hourly) {
                const std::int64_t taken = std::min(left, tier.cap);
                used[tier.option] += taken;
                left -= taken;
            }
        }
        return used;
    }

    /// Raises the hours' prices where a step raises Σ d_t·y_t − rents most, until that costs more in rents of
    /// the commitments than it brings.
    std::int64_t dualBound() const
    {
        struct Step
        {
            std::int64_t slope; ///< of the value
            std::int64_t width; ///< of the price
        };
        std::vector<Step> steps;
        for (const std::int64_t units : m_class.demand) {
            std::int64_t slope = units;
            std::int64_t price = 0;
            for (const Tier &tier : m_hourly) {
                if (slope > 0 && tier.micros > price)
                    steps.push_back({slope, tier.micros - price});
                price = tier.micros;
                slope = tier.cap >= slope ? 0 : slope - tier.cap;
            }
            // Beyond the capped options an hour's price has no ceiling but that of the commitments.
            if (slope > 0)
                steps.push_back({slope, unlimited});
        }
        std::stable_sort(steps.begin(), steps.end(),
                         [](const Step &a, const Step &b) { return a.slope > b.slope; });
        std::int64_t value = 0;
        std::int64_t spent = 0; ///< sum of the prices
        std::int64_t rent = 0;  ///< units that take part in a further rise
        std::size_t term = 0;
        for (Step step : steps) {
            while (step.width > 0) {
                for (; term < m_terms.size() && spent == m_terms[term].micros; ++term)
                    rent = sumUpTo(rent, m_terms[term].cap);
                if (step.slope <= rent)
                    return value;
                const std::int64_t ceiling = term < m_terms.size() ? m_terms[term].micros - spent : unlimited;
                const std::int64_t rise = std::min(step.width, ceiling);
                value += (step.slope - rent) * rise;
                spent += rise;
                step.width -= rise;
            }
        }
        return value;
    }

    const CapacityClass &m_class;
    std::int64_t m_hours;
    Currency m_currency;
    std::vector<Tier> m_terms;
    std::vector<Tier> m_hourly;
    std::int64_t m_peak = 0;
    std::int64_t m_capByHour = 0;
    std::vector<std::int64_t> m_hoursAtLeast; ///< by units
};

} // namespace

Result<CapacityAnswer> solveCapacity(const CapacityProblem &problem)
{
    if (problem.hours < 1)
        return Refusal{Words::tr("The problem has no hours; give the length of the horizon in hours.")};
    if (problem.upfrontBudget)
        return Refusal{
            Words::tr("A budget for upfront payments comes with the min-cost-flow solver; leave it "
                      "out.")};
    CapacityAnswer answer;
    answer.total = answer.bound = {0, problem.currency};
    for (const CapacityClass &kind : problem.classes) {
        auto solved = Solver(kind, problem.hours, problem.currency).run();
        if (!solved)
            return Refusal{solved.error()};
        answer.total += solved->total;
        answer.bound += solved->bound;
        answer.classes.push_back(std::move(*solved));
    }
    answer.isProven = answer.total == answer.bound;
    return answer;
}

} // namespace portolan

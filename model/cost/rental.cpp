#include "model/cost/costframe.h"
#include "model/cost/finance.h"
#include "model/cost/hourlydemand.h"
#include "model/cost/spot.h"
#include "model/plan/assumptions.h"
#include "model/usage/commitment.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace portolan {

namespace {

constexpr std::int64_t hoursOfMonth = 730;
constexpr std::size_t hoursOfYear = 8760;

/// A workload that rents, with its demand in accelerators of the offering.
struct Tenancy
{
    const Workload *workload = nullptr;
    const ChosenOffering *offering = nullptr;
    Term term = Term::OnDemand;
    std::size_t firstHour = 0;                 ///< of the horizon, from which it rents
    std::vector<double> hours;                 ///< of the horizon; zero before
    std::vector<std::int64_t> monthMicroHours; ///< by month
    double mean = 0;                           ///< from its first hour on
    LineRef line;
};

/// Workloads that rent the same offering.
struct Pool
{
    std::vector<Tenancy> steady; ///< reserved and on demand
    std::vector<Tenancy> spot;
    const ChosenOffering *offering = nullptr;
};

std::int64_t asMicros(double accelerators)
{
    return GpuHours::nearest(accelerators).micros;
}

Origin originOf(const ChosenOffering &offering, const PriceRef &price)
{
    return offering.quote.id != 0 ? Origin(offering.quote) : Origin(price);
}

class Rental
{
public:
    explicit Rental(CostFrame &frame)
        : m_frame(frame), m_growth(assumed(frame.plan, AssumptionKey::DemandGrowth)),
          m_priceChange(assumed(frame.plan, AssumptionKey::PriceChange)), m_grid(hourGrid(frame))
    {
    }

    std::vector<CapacityMix> run()
    {
        std::map<QString, Pool> pools;
        for (const Workload &workload : m_frame.plan.workloads) {
            const WorkloadPlacement *placed = m_frame.placementOf(workload.id);
            if (!m_frame.moves(workload))
                continue;
            Pool &pool = pools[placed->offering->key];
            pool.offering = &*placed->offering;
            const bool isSpot = placed->term == Term::Spot && placed->offering->spot;
            (isSpot ? pool.spot : pool.steady).push_back(tenancyOf(workload, *placed));
        }
        std::vector<CapacityMix> mixes;
        for (const auto &[key, pool] : pools)
            mixes.push_back(rent(key, pool));
        return mixes;
    }

private:
    Tenancy tenancyOf(const Workload &workload, const WorkloadPlacement &placed)
    {
        Tenancy tenancy{&workload, &*placed.offering, placed.term, 0, {}, {}, 0, {}};
        tenancy.firstHour = m_grid.hourAt(m_frame.waves.at(workload.wave).cutover);
        const WorkloadDemand *demand = m_frame.demandOf(workload.id);
        if (demand)
            tenancy.hours = hourlyDemand(*demand, m_grid, m_growth);
        tenancy.hours.resize(m_grid.hours(), 0.0);
        std::fill_n(tenancy.hours.begin(), tenancy.firstHour, 0.0);
        double sum = 0;
        for (std::size_t month = 0; month < m_grid.starts.size() - 1; ++month) {
            double inMonth = 0;
            for (std::size_t hour = m_grid.starts[month]; hour < m_grid.starts[month + 1]; ++hour) {
                tenancy.hours[hour] *= placed.offering->equivalence;
                inMonth += tenancy.hours[hour];
            }
            tenancy.monthMicroHours.push_back(asMicros(inMonth));
            sum += inMonth;
        }
        const std::size_t rented = m_grid.hours() - tenancy.firstHour;
        tenancy.mean = rented > 0 ? sum / static_cast<double>(rented) : 0;
        tenancy.line = m_frame.lines.add(demandLine(tenancy, demand));
        return tenancy;
    }

    Line demandLine(const Tenancy &tenancy, const WorkloadDemand *demand) const
    {
        Line line{Formula::GrownDemand, Decimal::nearest(tenancy.mean), {}};
        const bool isKnown = demand && demand->mean;
        line.operands.push_back({"demand", isKnown ? Quantity(Decimal::nearest(*demand->mean)) : Quantity(),
                                 isKnown ? Origin(demand->line) : Origin(rowRef(tenancy.workload->id))});
        line.operands.push_back({"equivalence", Decimal::nearest(tenancy.offering->equivalence), {}});
        line.operands.push_back({"growth", m_growth, AssumptionKey::DemandGrowth});
        line.operands.push_back({"months", Decimal::whole(std::ssize(m_frame.months)), {}});
        return line;
    }

    /// How the pool's steady demand is bought.
    struct Purchase
    {
        std::vector<double> hours; ///< of the horizon
        std::size_t firstHour = 0;
        std::int64_t committed = 0;
        std::optional<Money> reserved, onDemand; ///< per accelerator and hour
        LineRef line;

        std::span<const double> rented() const { return std::span(hours).subspan(firstHour); }
    };

    CapacityMix rent(const QString &key, const Pool &pool)
    {
        CapacityMix mix;
        mix.offering = key;
        mix.termMonths = pool.offering->reservedMonths;
        const Purchase purchase = purchaseOf(pool);
        mix.committed = purchase.committed;
        mix.line = purchase.line;
        postSteady(pool, purchase);
        describeSteady(purchase, mix);
        for (const Tenancy &tenancy : pool.spot) {
            postSpot(tenancy);
            describeSpot(tenancy, mix);
        }
        for (const Tenancy &tenancy : pool.steady)
            mix.workloads.push_back(tenancy.workload->id);
        for (const Tenancy &tenancy : pool.spot)
            mix.workloads.push_back(tenancy.workload->id);
        std::sort(mix.workloads.begin(), mix.workloads.end());
        return mix;
    }

    Purchase purchaseOf(const Pool &pool)
    {
        Purchase purchase;
        purchase.hours.assign(m_grid.hours(), 0.0);
        purchase.firstHour = m_grid.hours();
        bool mayCommit = false;
        for (const Tenancy &tenancy : pool.steady) {
            for (std::size_t hour = tenancy.firstHour; hour < tenancy.hours.size(); ++hour)
                purchase.hours[hour] += tenancy.hours[hour];
            purchase.firstHour = std::min(purchase.firstHour, tenancy.firstHour);
            mayCommit = mayCommit || tenancy.term == Term::Reserved;
        }
        purchase.onDemand = pool.offering->onDemand;
        purchase.reserved = pool.offering->reserved;
        if (mayCommit && purchase.reserved)
            purchase.committed = commitment(purchase);
        purchase.line = m_frame.lines.add(newsvendorLine(pool, purchase));
        return purchase;
    }

    /// Where on-demand capacity has no price, all of the demand has to be committed to.
    std::int64_t commitment(const Purchase &purchase) const
    {
        const auto rented = purchase.rented();
        if (rented.empty())
            return 0;
        const double peak = *std::max_element(rented.begin(), rented.end());
        if (!purchase.onDemand)
            return static_cast<std::int64_t>(std::ceil(peak - 1e-9));
        const std::int64_t best =
            commitmentQuantile(rented, {purchase.reserved->micros, purchase.onDemand->micros});
        const Decimal most = assumed(m_frame.plan, AssumptionKey::ReservedShareMax);
        if (most.micros >= Decimal::one)
            return best;
        return std::min(best, static_cast<std::int64_t>(std::floor(peak * most.toDouble())));
    }

    Line newsvendorLine(const Pool &pool, const Purchase &purchase) const
    {
        Line line{Formula::Newsvendor, Decimal::whole(purchase.committed), {}};
        for (const Tenancy &tenancy : pool.steady)
            line.operands.push_back({"demand", Decimal::nearest(tenancy.mean), tenancy.line});
        const ChosenOffering &offering = *pool.offering;
        if (offering.reserved)
            line.operands.push_back(
                {"reserved price", *offering.reserved, originOf(offering, offering.reservedPrice)});
        if (offering.onDemand)
            line.operands.push_back(
                {"on-demand price", *offering.onDemand, originOf(offering, offering.onDemandPrice)});
        line.operands.push_back({"highest share", assumed(m_frame.plan, AssumptionKey::ReservedShareMax),
                                 AssumptionKey::ReservedShareMax});
        return line;
    }

    void postSteady(const Pool &pool, const Purchase &purchase)
    {
        for (int month = 0; month < static_cast<int>(m_frame.months.size()); ++month) {
            const std::size_t from =
                std::max(m_grid.starts[static_cast<std::size_t>(month)], purchase.firstHour);
            const std::size_t to = m_grid.starts[static_cast<std::size_t>(month) + 1];
            if (from >= to)
                continue;
            const CommittedUse use =
                committedUse(std::span(purchase.hours).subspan(from, to - from), purchase.committed);
            if (purchase.committed > 0)
                postCommitted(pool, purchase, month, static_cast<std::int64_t>(to - from));
            if (purchase.onDemand && use.overflow.micros > 0)
                postOverflow(pool, purchase, month, use.overflow);
        }
    }

    void postCommitted(const Pool &pool, const Purchase &purchase, int month, std::int64_t hours)
    {
        const Money price = priceIn(*purchase.reserved, month);
        const Money amount = times(price, purchase.committed * hours, 1);
        Line line{Formula::CommittedCost,
                  amount,
                  {{"committed", Decimal::whole(purchase.committed), purchase.line},
                   {"hours", TimeSpan::hours(hours), {}},
                   {"reserved price", price, originOf(*pool.offering, pool.offering->reservedPrice)}}};
        share(pool.steady, month, CostKind::Reserved, amount, m_frame.lines.add(std::move(line)));
    }

    void postOverflow(const Pool &pool, const Purchase &purchase, int month, GpuHours overflow)
    {
        const Money price = priceIn(*purchase.onDemand, month);
        const Money amount = overHours(price, overflow.micros);
        Line line{Formula::OverflowCost,
                  amount,
                  {{"demand", overflow, purchase.line},
                   {"on-demand price", price, originOf(*pool.offering, pool.offering->onDemandPrice)}}};
        share(pool.steady, month, CostKind::OnDemand, amount, m_frame.lines.add(std::move(line)));
    }

    /// Among the workloads of a pool, by what each uses in the month.
    void share(const std::vector<Tenancy> &tenancies, int month, CostKind kind, const Money &amount,
               LineRef line)
    {
        std::vector<std::int64_t> weights;
        for (const Tenancy &tenancy : tenancies)
            weights.push_back(tenancy.monthMicroHours[static_cast<std::size_t>(month)]);
        const std::vector<Money> parts = divided(amount, weights);
        for (std::size_t i = 0; i < tenancies.size(); ++i) {
            const Workload &workload = *tenancies[i].workload;
            m_frame.move.add({month, kind, workload.team, workload.wave}, parts[i], line);
        }
    }

    void postSpot(const Tenancy &tenancy)
    {
        const Workload &workload = *tenancy.workload;
        const LineRef reworkRef = rework();
        for (int month = 0; month < static_cast<int>(m_frame.months.size()); ++month) {
            const std::int64_t microHours = tenancy.monthMicroHours[static_cast<std::size_t>(month)];
            if (microHours == 0)
                continue;
            const Money price = priceIn(*tenancy.offering->spot, month);
            const Money amount = times(overHours(price, microHours), m_rework);
            Line line{Formula::SpotCost,
                      amount,
                      {{"demand", GpuHours{microHours}, tenancy.line},
                       {"spot price", price, originOf(*tenancy.offering, tenancy.offering->spotPrice)},
                       {"rework", m_rework, reworkRef}}};
            m_frame.move.add({month, CostKind::Spot, workload.team, workload.wave}, amount,
                             m_frame.lines.add(std::move(line)));
        }
    }

    LineRef rework()
    {
        if (!m_reworkLine) {
            m_reworkLine = reworkFactor(m_frame.plan, m_frame.lines);
            m_rework = std::get<Decimal>(m_frame.lines.at(*m_reworkLine).value);
        }
        return *m_reworkLine;
    }

    Money priceIn(const Money &price, int month) const
    {
        return byFactor(price, CostFrame::grown(m_priceChange, month));
    }

    void describeSteady(const Purchase &purchase, CapacityMix &mix) const
    {
        const auto rented = purchase.rented();
        mix.committedPerMonth = mix.onDemandPerMonth = {0, m_frame.currency};
        mix.spotPerMonth = mix.allOnDemandPerMonth = {0, m_frame.currency};
        if (rented.empty())
            return;
        const CommittedUse use = committedUse(rented, purchase.committed);
        const auto part = [](std::int64_t some, std::int64_t whole) {
            return whole > 0 ? static_cast<double>(some) / static_cast<double>(whole) : 0.0;
        };
        mix.coverage = part(use.used.micros, use.used.micros + use.overflow.micros);
        mix.utilization = part(use.used.micros, purchase.committed * std::ssize(rented) * Decimal::one);
        if (purchase.reserved)
            mix.committedPerMonth = times(*purchase.reserved, purchase.committed * hoursOfMonth, 1);
        if (!purchase.onDemand)
            return;
        const auto year = rented.first(std::min(rented.size(), hoursOfYear));
        const CommittedUse inYear = committedUse(year, purchase.committed);
        const auto monthly = [&](std::int64_t microHours) {
            return overHours(*purchase.onDemand, scaledHalfEven(microHours, hoursOfMonth, std::ssize(year)));
        };
        mix.onDemandPerMonth = monthly(inYear.overflow.micros);
        mix.allOnDemandPerMonth = monthly(inYear.overflow.micros + inYear.used.micros);
    }

    void describeSpot(const Tenancy &tenancy, CapacityMix &mix) const
    {
        const auto rented = std::span(tenancy.hours).subspan(tenancy.firstHour);
        const auto year = rented.first(std::min(rented.size(), hoursOfYear));
        if (year.empty())
            return;
        const std::int64_t microHours =
            scaledHalfEven(committedUse(year, 0).overflow.micros, hoursOfMonth, std::ssize(year));
        mix.spotPerMonth += times(overHours(*tenancy.offering->spot, microHours), m_rework);
        if (tenancy.offering->onDemand)
            mix.allOnDemandPerMonth += overHours(*tenancy.offering->onDemand, microHours);
    }

    CostFrame &m_frame;
    Decimal m_growth;
    Decimal m_priceChange;
    HourGrid m_grid;
    Decimal m_rework = Decimal::whole(1);
    std::optional<LineRef> m_reworkLine;
};

} // namespace

std::vector<CapacityMix> addRentedCapacity(CostFrame &frame)
{
    return Rental(frame).run();
}

} // namespace portolan

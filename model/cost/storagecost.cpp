#include "model/cost/storagecost.h"

#include "model/cost/finance.h"
#include "model/plan/assumptions.h"
#include "model/plan/currency.h"
#include "model/plan/names.h"

#include <algorithm>
#include <cmath>

namespace portolan {

namespace {

constexpr std::int64_t bytesOfTerabyte = 1'000'000'000'000;
constexpr std::int64_t bytesOfGigabyte = 1'000'000'000;

QString className(Temperature temperature)
{
    return nameOf(temperature);
}

std::set<QString> rentedProviders(const CostFrame &frame)
{
    std::set<QString> providers;
    for (const WorkloadPlacement &placed : frame.input.placement.workloads) {
        if (placed.term != Term::Stay && placed.offering)
            providers.insert(placed.offering->key.section(u'/', 0, 0));
    }
    return providers;
}

QString targetRegion(const Plan &plan)
{
    const Site *target = plan.sites.find(plan.general().target);
    return target ? target->region : QString();
}

QString contentInUse(const Plan &plan)
{
    const auto used = std::find_if(plan.priceBooks.begin(), plan.priceBooks.end(),
                                   [](const PriceBookRef &row) { return row.inUse; });
    return used == plan.priceBooks.end() ? QString() : used->content;
}

bool hasProvider(const CostFrame &frame, const std::set<QString> &providers)
{
    return std::any_of(frame.input.book->items.begin(), frame.input.book->items.end(),
                       [&](const PricedItem &item) {
                           return item.kind == ItemKind::Storage && providers.contains(item.provider);
                       });
}

Bytes scaledBytes(Bytes size, double factor)
{
    return {std::llround(static_cast<double>(size.count) * factor)};
}

/// The seconds of the month from one moment on, or until it.
std::int64_t secondsFrom(const MonthSpan &month, Moment moment)
{
    return std::clamp<std::int64_t>((month.to - moment).seconds, 0, month.seconds());
}

/// One dataset's storage, month by month.
class DatasetStorage
{
public:
    DatasetStorage(CostFrame &frame, const Dataset &dataset)
        : m_frame(frame), m_dataset(dataset), m_team(teamOf(frame, dataset)),
          m_owned(assumedMoney(frame.plan, AssumptionKey::OwnedStorage)),
          m_moveOn(assumed(frame.plan, AssumptionKey::StorageWarmAfter))
    {
        for (const DatasetTransfer &transfer : frame.input.transfer.datasets) {
            if (transfer.dataset == dataset.id && transfer.wave.isSet() && transfer.ready)
                m_transfer = &transfer;
        }
        if (m_transfer)
            findPrices();
    }

    void add()
    {
        for (int month = 0; month < static_cast<int>(m_frame.months.size()); ++month) {
            const Bytes size = scaledBytes(m_dataset.size, CostFrame::grown(m_dataset.growthPerYear, month));
            addOwned(month, size);
            if (m_transfer)
                addCloud(month, size);
        }
    }

private:
    static TeamId teamOf(const CostFrame &frame, const Dataset &dataset)
    {
        std::set<TeamId> teams;
        for (const Workload &workload : frame.plan.workloads) {
            if (workload.datasets.contains(dataset.id))
                teams.insert(workload.team);
        }
        return frame.commonTeam(teams);
    }

    void findPrices()
    {
        const auto warmerThan = [](Temperature one) {
            return one == Temperature::Cold ? Temperature::Warm : Temperature::Hot;
        };
        m_class = m_dataset.temperature;
        m_price = storagePrice(m_frame, m_class);
        while (!m_price && m_class != Temperature::Hot) {
            m_class = warmerThan(m_class);
            m_price = storagePrice(m_frame, m_class);
        }
        if (!m_price)
            m_frame.findings.push_back(
                {FindingKind::NoStoragePrice, Severity::Warning, rowRef(m_dataset.id), {}});
        if (m_class == m_dataset.temperature && m_class != Temperature::Cold)
            m_nextPrice =
                storagePrice(m_frame, m_class == Temperature::Hot ? Temperature::Warm : Temperature::Cold);
    }

    void addOwned(int month, Bytes size)
    {
        const MonthSpan &span = m_frame.months[static_cast<std::size_t>(month)];
        const Money amount = times(m_owned, size.count, bytesOfTerabyte);
        if (amount.isZero())
            return;
        Line line{Formula::Storage,
                  amount,
                  {{"size", size, rowRef(m_dataset.id)},
                   {"price per TB and month", m_owned, AssumptionKey::OwnedStorage}}};
        const LineRef ref = m_frame.lines.add(std::move(line));
        m_frame.stay.add({month, CostKind::OwnedStorage, m_team, {}}, amount, ref);
        if (!m_transfer) {
            m_frame.move.add({month, CostKind::OwnedStorage, m_team, {}}, amount, ref);
            return;
        }
        const auto wave = m_frame.waves.find(m_transfer->wave);
        const Moment off = wave == m_frame.waves.end() ? *m_transfer->ready
                                                       : std::max(wave->second.switchOff, *m_transfer->ready);
        const std::int64_t seconds = span.seconds() - secondsFrom(span, off);
        m_frame.move.add({month, CostKind::OwnedStorage, m_team, m_transfer->wave},
                         times(amount, seconds, span.seconds()), ref);
    }

    void addCloud(int month, Bytes size)
    {
        const MonthSpan &span = m_frame.months[static_cast<std::size_t>(month)];
        const std::int64_t seconds = secondsFrom(span, *m_transfer->ready);
        if (seconds == 0 || !m_price)
            return;
        const int age = month - m_frame.monthAt(*m_transfer->ready).value_or(month);
        TieredBytes bytes{size, {}};
        if (m_nextPrice)
            bytes = tiered(size, m_class, m_moveOn, age);
        post(month, *m_price, bytes.own, seconds);
        if (m_nextPrice && bytes.next.count > 0)
            post(month, *m_nextPrice, bytes.next, seconds);
    }

    void post(int month, const StoragePrice &price, Bytes bytes, std::int64_t seconds)
    {
        const MonthSpan &span = m_frame.months[static_cast<std::size_t>(month)];
        const Money now{price.perGigabyteMonth.micros, m_frame.currency};
        const Money whole = byFactor(times(now, bytes.count, bytesOfGigabyte), priceFactor(month));
        const Money amount = times(whole, seconds, span.seconds());
        Line line{Formula::Storage,
                  amount,
                  {{"size", bytes, rowRef(m_dataset.id)},
                   {"price per GB and month", byFactor(now, priceFactor(month)), price.origin},
                   {"moved on", m_moveOn, AssumptionKey::StorageWarmAfter}}};
        m_frame.move.add({month, CostKind::CloudStorage, m_team, m_transfer->wave}, amount,
                         m_frame.lines.add(std::move(line)));
    }

    double priceFactor(int month) const
    {
        return CostFrame::grown(assumed(m_frame.plan, AssumptionKey::PriceChange), month);
    }

    CostFrame &m_frame;
    const Dataset &m_dataset;
    const DatasetTransfer *m_transfer = nullptr; ///< nullptr: it stays
    TeamId m_team;
    Money m_owned;
    Decimal m_moveOn;
    Temperature m_class = Temperature::Hot;
    std::optional<StoragePrice> m_price, m_nextPrice;
};

} // namespace

std::optional<StoragePrice> storagePrice(const CostFrame &frame, Temperature temperature)
{
    if (!frame.input.book)
        return std::nullopt;
    const QString region = targetRegion(frame.plan);
    const std::set<QString> providers = rentedProviders(frame);
    const bool byProvider = hasProvider(frame, providers);
    std::optional<StoragePrice> cheapest;
    for (const PricedItem &item : frame.input.book->items) {
        const bool fits = item.kind == ItemKind::Storage && item.storageClass == className(temperature) &&
                          item.price.unit == PriceUnit::GigabyteMonth &&
                          (region.isEmpty() || item.region == region) &&
                          (!byProvider || providers.contains(item.provider));
        const auto price = fits ? converted(frame.plan, item.price.value, frame.currency) : std::nullopt;
        if (price && price->micros > 0 && (!cheapest || price->micros < cheapest->perGigabyteMonth.micros))
            cheapest = {*price,
                        {contentInUse(frame.plan), item.key, item.price.asOf.toString(Qt::ISODate),
                         item.price.source}};
    }
    return cheapest;
}

TieredBytes tiered(Bytes size, Temperature temperature, Decimal sharePerYear, int months)
{
    if (temperature == Temperature::Cold)
        return {size, {}};
    const double kept = std::pow(1 - sharePerYear.toDouble(), months / 12.0);
    const Bytes own = scaledBytes(size, kept);
    return {own, size - own};
}

void addStorage(CostFrame &frame)
{
    for (const Dataset &dataset : frame.plan.datasets) {
        const Site *site = frame.plan.sites.find(dataset.site);
        if (!site || site->kind == SiteKind::Owned)
            DatasetStorage(frame, dataset).add();
    }
}

} // namespace portolan

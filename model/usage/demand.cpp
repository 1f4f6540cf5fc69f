#include "model/usage/demand.h"

#include <cmath>
#include <limits>

namespace portolan {

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();
constexpr double fullUtilization = 10'000;
constexpr double idleBelow = 0.3;
constexpr std::int64_t hourSeconds = 3600;

/// The order statistic at rank (n − 1) × percent ÷ 100 of sorted values, by linear interpolation.
double atRank(const std::vector<double> &sorted, double percent)
{
    const double rank = static_cast<double>(sorted.size() - 1) * std::clamp(percent, 0.0, 100.0) / 100.0;
    const auto below = static_cast<std::size_t>(rank);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (rank - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

void keepMeasured(std::vector<double> &values)
{
    std::erase_if(values, [](double value) { return std::isnan(value); });
    std::sort(values.begin(), values.end());
}

/// The hours that the series cover together.
struct Span
{
    std::int64_t first = 0;
    std::int64_t count = 0;
};

Span spanOf(const std::vector<const UsageSeries *> &all)
{
    std::int64_t first = std::numeric_limits<std::int64_t>::max();
    std::int64_t end = std::numeric_limits<std::int64_t>::min();
    for (const UsageSeries *series : all) {
        if (series->hours.empty())
            continue;
        first = std::min(first, series->firstHour);
        end = std::max(end, series->firstHour + static_cast<std::int64_t>(series->hours.size()));
    }
    return first < end ? Span{first, end - first} : Span{};
}

/// How many samples each hour of a series should have; over its hours these add up to hours ÷ step.
class Expectation
{
public:
    Expectation(const UsageSeries &series, TimeSpan step) : m_series(series), m_step(step.seconds)
    {
        for (const HourRollup &hour : series.hours)
            m_present += hour.samples;
        const std::int64_t hours = static_cast<std::int64_t>(series.hours.size());
        const std::int64_t slots = m_step > 0 ? hours * hourSeconds / m_step : 0;
        m_asPresent = slots < m_present;
        m_total = m_asPresent ? m_present : slots;
    }
    std::int64_t present() const { return m_present; }
    std::int64_t total() const { return m_total; }
    std::int64_t of(std::size_t hour) const
    {
        if (m_asPresent || m_step <= 0)
            return m_series.hours[hour].samples;
        const auto number = static_cast<std::int64_t>(hour);
        return (number + 1) * hourSeconds / m_step - number * hourSeconds / m_step;
    }

private:
    const UsageSeries &m_series;
    std::int64_t m_step = 0;
    std::int64_t m_present = 0;
    std::int64_t m_total = 0;
    bool m_asPresent = false;
};

bool isActive(const HourRollup &hour, Decimal threshold)
{
    // sum ÷ samples ÷ 10,000 ≥ micros ÷ 1,000,000, in whole numbers
    return std::int64_t{hour.sum} * 100 >= threshold.micros * hour.samples;
}

double meanOf(const HourRollup &hour)
{
    return static_cast<double>(hour.sum) / static_cast<double>(hour.samples) / fullUtilization;
}

DemandCurve emptyCurve(const Span &span)
{
    DemandCurve curve;
    curve.firstHour = span.first;
    curve.active.assign(static_cast<std::size_t>(span.count), missing);
    curve.equivalents = curve.active;
    return curve;
}

void addTo(double &total, double value)
{
    total = std::isnan(total) ? value : total + value;
}

void addCard(const UsageSeries &series, double share, Decimal threshold, DemandCurve &curve)
{
    const auto offset = static_cast<std::size_t>(series.firstHour - curve.firstHour);
    for (std::size_t i = 0; i < series.hours.size(); ++i) {
        const HourRollup &hour = series.hours[i];
        if (hour.samples == 0)
            continue;
        addTo(curve.active[offset + i], isActive(hour, threshold) ? share : 0);
        addTo(curve.equivalents[offset + i], share * meanOf(hour));
    }
}

void addSamples(Measured &to, const Expectation &of)
{
    to.expectedSamples += of.total();
    to.presentSamples += of.present();
}

std::optional<double> meanOfMeasured(const std::vector<double> &values)
{
    double sum = 0;
    std::int64_t count = 0;
    for (const double value : values) {
        if (std::isnan(value))
            continue;
        sum += value;
        ++count;
    }
    return count > 0 ? std::optional(sum / static_cast<double>(count)) : std::nullopt;
}

CardUse cardUse(int number, const UsageSeries &series, const Expectation &expected)
{
    CardUse use;
    use.series = number;
    addSamples(use.mean, expected);
    std::vector<double> means;
    means.reserve(series.hours.size());
    std::int64_t sum = 0;
    for (const HourRollup &hour : series.hours) {
        sum += hour.sum;
        if (hour.samples > 0)
            means.push_back(meanOf(hour));
    }
    if (means.empty())
        return use;
    use.mean.value = static_cast<double>(sum) / static_cast<double>(expected.present()) / fullUtilization;
    std::sort(means.begin(), means.end());
    use.p95 = atRank(means, 95);
    use.most = means.back();
    use.isIdle = use.most < idleBelow;
    return use;
}

std::vector<float> hourlyMeans(const UsageSeries &series, const Span &span)
{
    std::vector<float> means(static_cast<std::size_t>(span.count), std::numeric_limits<float>::quiet_NaN());
    const auto offset = static_cast<std::size_t>(series.firstHour - span.first);
    for (std::size_t i = 0; i < series.hours.size(); ++i) {
        if (series.hours[i].samples > 0)
            means[offset + i] = static_cast<float>(meanOf(series.hours[i]));
    }
    return means;
}

/// Which of the 168 hours of the local week each hour is in: by the local time at which it begins.
std::vector<std::uint8_t> weekHours(const Span &span, const Zone &zone)
{
    std::vector<std::uint8_t> hours;
    hours.reserve(static_cast<std::size_t>(span.count));
    for (std::int64_t hour = span.first; hour < span.first + span.count; ++hour) {
        const QDateTime local = zone.local({hour * hourSeconds});
        hours.push_back(static_cast<std::uint8_t>((local.date().dayOfWeek() - 1) * 24 + local.time().hour()));
    }
    return hours;
}

void fillWeek(const DemandInput &input, DemandResult &result)
{
    const Span span{result.firstHour, result.hours};
    const std::vector<std::uint8_t> places = weekHours(span, input.zone);
    std::array<std::int64_t, 168> measured{};
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (std::isnan(result.fleet.active[i]))
            continue;
        Measured &place = result.week[places[i]];
        place.value = place.value.value_or(0) + result.fleet.active[i];
        ++measured[places[i]];
    }
    for (std::size_t i = 0; i < result.week.size(); ++i) {
        if (measured[i] > 0)
            result.week[i].value = *result.week[i].value / static_cast<double>(measured[i]);
    }
    for (std::size_t i = 0; i < input.series.size(); ++i) {
        const UsageSeries &series = *input.series[i];
        const Expectation expected(series, input.steps[i]);
        const auto offset = static_cast<std::size_t>(series.firstHour - span.first);
        for (std::size_t hour = 0; hour < series.hours.size(); ++hour) {
            Measured &place = result.week[places[offset + hour]];
            place.expectedSamples += expected.of(hour);
            place.presentSamples += series.hours[hour].samples;
        }
    }
}

/// The value at a rank of samples counted by whole per cent.
double binAt(const std::array<std::int64_t, 101> &bins, std::int64_t rank)
{
    std::int64_t below = 0;
    for (std::size_t bin = 0; bin < bins.size(); ++bin) {
        below += bins[bin];
        if (rank < below)
            return static_cast<double>(bin);
    }
    return 100;
}

std::optional<Distribution> sampleDistribution(const std::vector<const UsageSeries *> &all)
{
    std::array<std::int64_t, 101> bins{};
    std::int64_t count = 0;
    std::int64_t sum = 0;
    for (const UsageSeries *series : all) {
        for (std::size_t bin = 0; bin < bins.size(); ++bin) {
            bins[bin] += series->perCent[bin];
            count += series->perCent[bin];
        }
        for (const HourRollup &hour : series->hours)
            sum += hour.sum;
    }
    if (count == 0)
        return std::nullopt;
    const auto at = [&](std::int64_t percent) {
        const std::int64_t scaled = (count - 1) * percent;
        const double low = binAt(bins, scaled / 100);
        const double high = binAt(bins, std::min(scaled / 100 + 1, count - 1));
        return low + static_cast<double>(scaled % 100) / 100.0 * (high - low);
    };
    return Distribution{.p50 = at(50),
                        .p90 = at(90),
                        .p95 = at(95),
                        .p99 = at(99),
                        .most = at(100),
                        .mean = static_cast<double>(sum) / static_cast<double>(count) / 100.0};
}

GpuHours hoursOf(const std::vector<double> &curve)
{
    double sum = 0;
    for (const double value : curve)
        sum += std::isnan(value) ? 0 : value;
    return GpuHours::nearest(sum);
}

void addCards(const DemandInput &input, std::stop_token stop, DemandResult &result)
{
    const Span span{result.firstHour, result.hours};
    const bool keepsHourly = result.hours * static_cast<std::int64_t>(input.series.size()) <= mostHourlyCells;
    for (std::size_t i = 0; i < input.series.size() && !stop.stop_requested(); ++i) {
        const UsageSeries &series = *input.series[i];
        const Expectation expected(series, input.steps[i]);
        addSamples(result.samples, expected);
        CardUse use = cardUse(static_cast<int>(i), series, expected);
        if (keepsHourly && use.mean.value)
            use.hourly = hourlyMeans(series, span);
        result.idleCards += use.isIdle ? 1 : 0;
        result.cards.push_back(std::move(use));
        addCard(series, 1, input.busyThreshold, result.fleet);
    }
    result.fleet.samples = result.samples;
}

void addGroups(const DemandInput &input, std::stop_token stop, DemandResult &result)
{
    result.groups.resize(static_cast<std::size_t>(input.groups));
    for (const CardShare &share : input.shares) {
        if (stop.stop_requested())
            return;
        const auto number = static_cast<std::size_t>(share.series);
        DemandCurve &curve = result.groups[static_cast<std::size_t>(share.group)];
        if (curve.active.empty())
            curve = emptyCurve({result.firstHour, result.hours});
        addCard(*input.series[number], share.share, input.busyThreshold, curve);
        addSamples(curve.samples, Expectation(*input.series[number], input.steps[number]));
    }
    for (DemandCurve &curve : result.groups)
        curve.samples.value = meanOfMeasured(curve.active);
}

} // namespace

std::optional<double> percentile(std::vector<double> values, double percent)
{
    keepMeasured(values);
    return values.empty() ? std::nullopt : std::optional(atRank(values, percent));
}

std::optional<Distribution> distribution(std::vector<double> values)
{
    const auto mean = meanOfMeasured(values);
    if (!mean)
        return std::nullopt;
    keepMeasured(values);
    return Distribution{.p50 = atRank(values, 50),
                        .p90 = atRank(values, 90),
                        .p95 = atRank(values, 95),
                        .p99 = atRank(values, 99),
                        .most = values.back(),
                        .mean = *mean};
}

DemandResult demand(const DemandInput &input, std::stop_token stop)
{
    Q_ASSERT(input.steps.size() == input.series.size());
    DemandResult result;
    const Span span = spanOf(input.series);
    result.firstHour = span.first;
    result.hours = span.count;
    result.fleet = emptyCurve(span);
    addCards(input, stop, result);
    if (!stop.stop_requested())
        addGroups(input, stop, result);
    if (stop.stop_requested())
        return {};
    result.fleet.samples.value = meanOfMeasured(result.fleet.active);
    result.samples.value = result.fleet.samples.value;
    fillWeek(input, result);
    result.activePercentiles = distribution(result.fleet.active);
    result.equivalentPercentiles = distribution(result.fleet.equivalents);
    result.samplePercentiles = sampleDistribution(input.series);
    result.activeHours = hoursOf(result.fleet.active);
    result.equivalentHours = hoursOf(result.fleet.equivalents);
    return stop.stop_requested() ? DemandResult{} : result;
}

} // namespace portolan

#include "model/exchange/samplehistory.h"

#include <array>

namespace portolan {

namespace {

constexpr int hourMinutes = 60;
constexpr int dayMinutes = 24 * hourMinutes;

/// How the cards of a slot are used.
enum class Load
{
    Plateau,     ///< one job over all cards of several nodes, for days
    Batch,       ///< each card its own job, for hours
    Alternating, ///< one job that turns between generating and learning
    Stalling,    ///< one job that often waits for data
    Service,     ///< answers by day and by night
    Office,      ///< interactive, in office hours
    Experiments, ///< short runs, mostly by day
    Nightly
};

struct Slot
{
    Load load = Load::Plateau;
    int job = 0; ///< slots of one job run together
};

constexpr std::array<Slot, sampleSlots> slotTable{{{Load::Plateau, 0},
                                                   {Load::Plateau, 0},
                                                   {Load::Plateau, 0},
                                                   {Load::Plateau, 0},
                                                   {Load::Plateau, 1},
                                                   {Load::Plateau, 1},
                                                   {Load::Alternating, 2},
                                                   {Load::Batch, 3},
                                                   {Load::Batch, 3},
                                                   {Load::Batch, 4},
                                                   {Load::Stalling, 5},
                                                   {Load::Stalling, 5},
                                                   {Load::Service, 6},
                                                   {Load::Office, 7},
                                                   {Load::Experiments, 8},
                                                   {Load::Nightly, 9}}};

constexpr std::array<std::pair<int, int>, 3> unusedCards{{{13, 6}, {13, 7}, {14, 7}}}; ///< slot, card
constexpr int downSlot = 10;
constexpr int downHours = 48;

/// Share of the service's load by hour of the day, per cent.
constexpr std::array<int, 24> serviceHours{34, 32, 30, 30, 31, 33, 38, 44, 52, 60, 64, 62,
                                           58, 60, 65, 66, 63, 60, 62, 68, 70, 62, 50, 40};

/// A minute of a job: not running, or for how long and at which level.
struct Running
{
    int since = -1;
    int level = 0;
};

struct Lengths
{
    int least, most;           ///< of a run, hours
    int leastPause, mostPause; ///< hours
    int lowLevel, highLevel;   ///< per cent
    bool isStartedByHand;
};

struct Day
{
    bool isFree = false; ///< weekend or holiday
};

std::vector<Day> daysOf(const SampleSize &size)
{
    std::vector<Day> days;
    for (QDate date = size.start.addDays(-size.days); date < size.start; date = date.addDays(1)) {
        const bool isNewYear = date >= QDate(2026, 1, 1) && date <= QDate(2026, 1, 3);
        const bool isSpringFestival = date >= QDate(2026, 2, 15) && date <= QDate(2026, 2, 23);
        days.push_back({date.dayOfWeek() >= 6 || isNewYear || isSpringFestival});
    }
    return days;
}

bool isOfficeMinute(int minute, const std::vector<Day> &days)
{
    const int hour = minute % dayMinutes / hourMinutes;
    return hour >= 9 && hour < 21 && !days[static_cast<std::size_t>(minute / dayMinutes)].isFree;
}

/// Runs one after another. Those that somebody has to start wait for office hours.
std::vector<Running> runs(SampleDraw draw, const Lengths &lengths, const std::vector<Day> &days)
{
    const int minutes = static_cast<int>(days.size()) * dayMinutes;
    std::vector<Running> plan(static_cast<std::size_t>(minutes));
    // The first run has begun before the history does.
    int at = -draw.below(lengths.least * hourMinutes);
    while (at < minutes) {
        const int length = draw.between(lengths.least * hourMinutes, lengths.most * hourMinutes);
        const int level = draw.between(lengths.lowLevel, lengths.highLevel);
        for (int i = std::max(0, -at); i < length && at + i < minutes; ++i)
            plan[static_cast<std::size_t>(at + i)] = {i, level};
        at += length + draw.between(lengths.leastPause * hourMinutes, lengths.mostPause * hourMinutes);
        while (lengths.isStartedByHand && at >= 0 && at < minutes && !isOfficeMinute(at, days))
            ++at;
    }
    return plan;
}

Lengths lengthsOf(Load load)
{
    switch (load) {
    case Load::Plateau:
        return {40, 210, 2, 26, 91, 97, false};
    case Load::Batch:
        return {4, 20, 0, 4, 62, 90, true};
    case Load::Alternating:
        return {20, 90, 3, 30, 80, 94, false};
    case Load::Stalling:
        return {60, 170, 4, 40, 66, 82, false};
    case Load::Service:
    case Load::Office:
    case Load::Experiments:
    case Load::Nightly:
        break;
    }
    return {1, 1, 1, 1, 0, 0, false};
}

int clampedPercent(int value)
{
    return std::clamp(value, 0, 100);
}

/// Around the level, by at most `spread`.
int near(SampleDraw &draw, int level, int spread)
{
    return clampedPercent(level + draw.between(-spread, spread));
}

int plateau(SampleDraw &draw, const Running &now)
{
    if (now.since < 0)
        return 0;
    if (now.since < 8)
        return draw.between(0, 30); // starting up
    if (now.since % 45 == 44)
        return draw.between(25, 50); // writing a checkpoint
    return near(draw, now.level, 3);
}

int batch(SampleDraw &draw, const Running &now)
{
    if (now.since < 0)
        return 0;
    return now.since < 3 ? draw.between(0, 20) : near(draw, now.level, 7);
}

int alternating(SampleDraw &draw, const Running &now)
{
    if (now.since < 0)
        return 0;
    return near(draw, now.since / 20 % 2 == 0 ? now.level : now.level / 2, 5);
}

int stalling(SampleDraw &draw, const Running &now)
{
    if (now.since < 0)
        return 0;
    return draw.below(25) == 0 ? draw.between(5, 20) : near(draw, now.level, 8);
}

/// A card that is not part of a larger job decides each hour what it does.
class OwnWork
{
public:
    OwnWork(Load load, SampleDraw &draw) : m_load(load), m_draw(draw) {}

    int at(int minute, bool isFree)
    {
        const int hour = minute % dayMinutes / hourMinutes;
        if (minute % hourMinutes == 0)
            beginHour(hour, isFree);
        switch (m_load) {
        case Load::Service:
            return near(m_draw, serviceHours[static_cast<std::size_t>(hour)] - (isFree ? 6 : 0), 6);
        case Load::Office:
            return m_level == 0 || m_draw.below(5) == 0 ? 0 : near(m_draw, m_level, 10);
        case Load::Experiments:
            return m_hoursLeft == 0 ? 0 : near(m_draw, m_level, 6);
        case Load::Nightly:
            return m_level == 0 ? 0 : near(m_draw, m_level, 5);
        case Load::Plateau:
        case Load::Batch:
        case Load::Alternating:
        case Load::Stalling:
            break;
        }
        return 0;
    }

private:
    void beginHour(int hour, bool isFree)
    {
        const bool isDay = !isFree && hour >= 9 && hour < 20;
        const int chance = m_draw.below(100);
        const int level = m_draw.between(0, 100);
        m_hoursLeft = std::max(0, m_hoursLeft - 1);
        if (m_load == Load::Office)
            m_level = chance < (isDay ? 58 : 5) ? 12 + level * 60 / 100 : 0;
        if (m_load == Load::Nightly)
            m_level = !isFree && (hour >= 20 || hour < 6) ? 58 + level / 4 : 0;
        if (m_load != Load::Experiments || m_hoursLeft > 0 || chance >= (isDay ? 34 : 6))
            return;
        m_hoursLeft = m_draw.between(1, 5);
        m_level = 55 + level * 35 / 100;
    }

    Load m_load;
    SampleDraw &m_draw;
    int m_level = 0;
    int m_hoursLeft = 0;
};

bool isShared(Load load)
{
    return load == Load::Plateau || load == Load::Alternating || load == Load::Stalling;
}

int busy(Load load, SampleDraw &draw, const Running &now)
{
    switch (load) {
    case Load::Plateau:
        return plateau(draw, now);
    case Load::Batch:
        return batch(draw, now);
    case Load::Alternating:
        return alternating(draw, now);
    case Load::Stalling:
        return stalling(draw, now);
    case Load::Service:
    case Load::Office:
    case Load::Experiments:
    case Load::Nightly:
        break;
    }
    return 0;
}

// Numbers that keep the streams of draws apart.
enum Stream
{
    JobStream = 2,
    CardStream,
    GapStream
};

} // namespace

struct SampleHistory::Schedules
{
    std::vector<std::vector<Running>> jobs; ///< by job, where the cards run together
    std::vector<std::vector<bool>> isDown;  ///< by node and minute
    std::vector<Day> days;
};

SampleHistory::SampleHistory(const SampleSize &size)
    : m_size(size), m_schedules(std::make_unique<Schedules>())
{
    m_start = sampleZone().startOfDay(size.start.addDays(-size.days)).seconds;
    m_schedules->days = daysOf(size);
    m_schedules->jobs.resize(sampleSlots);
    for (const Slot &slot : slotTable) {
        auto &job = m_schedules->jobs[static_cast<std::size_t>(slot.job)];
        if (isShared(slot.load) && job.empty())
            job = runs(SampleDraw(size.seed, JobStream, slot.job), lengthsOf(slot.load), m_schedules->days);
    }
    for (int node = 0; node < size.nodes; ++node) {
        std::vector<bool> isDown(static_cast<std::size_t>(minutes()));
        SampleDraw draw(size.seed, GapStream, node);
        const auto takeDown = [&](int from, int length) {
            for (int minute = from; minute < std::min(from + length, minutes()); ++minute)
                isDown[static_cast<std::size_t>(minute)] = true;
        };
        for (int hour = 0; hour < size.days * 24; ++hour) {
            if (draw.below(88) == 0)
                takeDown(hour * hourMinutes + draw.below(hourMinutes), draw.between(5, 90));
        }
        if (sampleSlot(size, node, 0) == downSlot)
            takeDown(size.days * dayMinutes / 2, downHours * hourMinutes);
        m_schedules->isDown.push_back(std::move(isDown));
    }
}

SampleHistory::~SampleHistory() = default;

std::int64_t SampleHistory::timeOf(int node, int minute) const
{
    return m_start + 60LL * minute + node * 7 % 50;
}

std::vector<std::uint8_t> SampleHistory::utilization(int node, int card) const
{
    const int slotNumber = sampleSlot(m_size, node, card);
    const Slot slot = slotTable[static_cast<std::size_t>(slotNumber)];
    SampleDraw draw(m_size.seed, CardStream, node, card);
    std::vector<Running> own;
    if (slot.load == Load::Batch)
        own = runs(SampleDraw(draw.next()), lengthsOf(slot.load), m_schedules->days);
    const std::vector<Running> &job =
        isShared(slot.load) ? m_schedules->jobs[static_cast<std::size_t>(slot.job)] : own;
    const bool isUnused =
        std::find(unusedCards.begin(), unusedCards.end(), std::pair(slotNumber, card)) != unusedCards.end();
    const std::vector<bool> &isDown = m_schedules->isDown[static_cast<std::size_t>(node)];
    OwnWork work(slot.load, draw);
    std::vector<std::uint8_t> values(static_cast<std::size_t>(minutes()));
    for (int minute = 0; minute < minutes(); ++minute) {
        const auto at = static_cast<std::size_t>(minute);
        const bool isFree = m_schedules->days[at / dayMinutes].isFree;
        int value = job.empty() ? work.at(minute, isFree) : busy(slot.load, draw, job[at]);
        if (isUnused)
            value = draw.below(100) < 3 ? 2 : 0;
        const bool isLost = draw.below(100) == 0;
        values[at] = isDown[at] ? noRow : isLost ? notAvailable : static_cast<std::uint8_t>(value);
    }
    return values;
}

namespace {

/// Rollups of one card. The hours begin with the first row and end with the last, as an import has them.
UsageSeries rolledUp(const std::vector<std::uint8_t> &values, std::int64_t firstHour)
{
    UsageSeries series;
    const auto hasRow = [](std::uint8_t value) { return value != SampleHistory::noRow; };
    const auto first = std::find_if(values.begin(), values.end(), hasRow);
    const auto end = std::find_if(values.rbegin(), values.rend(), hasRow).base();
    if (first == values.end())
        return series;
    const auto from = static_cast<std::size_t>(first - values.begin()) / hourMinutes;
    const auto to = (static_cast<std::size_t>(end - values.begin()) + hourMinutes - 1) / hourMinutes;
    series.firstHour = firstHour + static_cast<std::int64_t>(from);
    series.hours.resize(to - from);
    for (std::size_t i = 0; i < series.hours.size(); ++i) {
        HourRollup &hour = series.hours[i];
        const std::size_t begin = (from + i) * hourMinutes;
        for (std::size_t minute = begin; minute < std::min(begin + hourMinutes, values.size()); ++minute) {
            const std::uint8_t value = values[minute];
            if (value > 100)
                continue;
            hour.sum += value * 100U;
            hour.most = std::max(hour.most, static_cast<std::uint16_t>(value * 100));
            ++hour.samples;
            ++series.perCent[value];
        }
    }
    return series;
}

} // namespace

UsageDataset sampleUsage(const SampleSize &size, const QString &source)
{
    const SampleHistory history(size);
    UsageDataset dataset;
    dataset.source = source;
    dataset.zone = sampleZone();
    dataset.step = TimeSpan::minutes(1);
    for (int node = 0; node < size.nodes; ++node) {
        for (int card = 0; card < sampleCardsPerNode; ++card) {
            UsageSeries series = rolledUp(history.utilization(node, card), history.timeOf(node, 0) / 3600);
            series.host = sampleHost(node);
            series.index = card;
            series.uuid = sampleUuid(size, node, card);
            series.model = sampleCardName(node, size);
            if (!series.hours.empty())
                dataset.series.push_back(std::move(series));
        }
    }
    std::stable_sort(dataset.series.begin(), dataset.series.end(),
                     [](const UsageSeries &a, const UsageSeries &b) { return a.host < b.host; });
    return dataset;
}

} // namespace portolan

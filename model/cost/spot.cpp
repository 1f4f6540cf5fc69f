#include "model/cost/spot.h"

#include "model/cost/splitmix.h"
#include "model/plan/assumptions.h"
#include "model/usage/demand.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <vector>

namespace portolan {

namespace {

struct Spot
{
    Q_DECLARE_TR_FUNCTIONS(Spot)
};

constexpr double hoursOfMonth = 730;
constexpr double mostInterruptions = 1e6;
constexpr double mostRework = 1000;

double jobMtbf(const SpotJob &job)
{
    return job.mtbf / job.nodes;
}

/// The u between 0 and 1 with (1−u)·e^u = e^(−c), which is 1 + W₀(−e^(−c−1)). Bisected, because close to the
/// branch point, where checkpoints are short, the series and Newton's method lose digits.
double bestShareOfMtbf(double c)
{
    double low = 0;
    double high = 1;
    for (int step = 0; step < 100; ++step) {
        const double middle = (low + high) / 2;
        (middle + std::log1p(-middle) + c > 0 ? low : high) = middle;
    }
    return (low + high) / 2;
}

/// Interruptions of useful work and of restoring, until a stretch of running time is through.
double interruptionsOf(double stretch, double mtbf, double restore)
{
    return std::exp(restore / mtbf) * std::expm1(stretch / mtbf);
}

void expectWithoutNotice(const SpotJob &job, SpotRun &run)
{
    const double mtbf = jobMtbf(job);
    const double full = std::max(0.0, std::ceil(job.work / run.interval - 1e-9) - 1);
    const double last = job.work - full * run.interval;
    run.interruptions = full * interruptionsOf(run.interval + job.checkpoint, mtbf, job.restore) +
                        interruptionsOf(last, mtbf, job.restore);
    run.billed = run.interruptions * mtbf;
    run.makespan = run.billed + run.interruptions * job.wait;
}

void expectWithNotice(const SpotJob &job, SpotRun &run)
{
    const double mtbf = jobMtbf(job);
    run.interruptions = job.work / mtbf;
    run.billed = job.work + run.interruptions * mtbf * std::expm1(job.restore / mtbf);
    run.makespan = run.billed + run.interruptions * std::exp(job.restore / mtbf) * job.wait;
}

std::optional<Refusal> whyNot(const SpotJob &job)
{
    if (!(job.work > 0) || !(job.mtbf > 0))
        return Refusal{
            Spot::tr("The hours of work and between interruptions must be above 0; give both, in hours.")};
    if (!(job.checkpoint >= 0) || !(job.restore >= 0) || !(job.wait >= 0))
        return Refusal{
            Spot::tr("The hours of a checkpoint, a restore and a wait must not be below 0; use 0 for none.")};
    if (job.nodes < 1)
        return Refusal{Spot::tr("A job needs at least one node; give the number of nodes.")};
    return std::nullopt;
}

/// One job being played: running hours until the next interruption, and what has gone by.
class Play
{
public:
    Play(const SpotJob &job, SplitMix64 &random)
        : m_job(job), m_random(random), m_mtbf(jobMtbf(job)), m_next(draw())
    {
    }

    double billed() const { return m_billed; }
    double makespan() const { return m_billed + m_waited; }

    /// As many whole steps of running time as fit before the next interruption, at most `most`; at least one
    /// is done in the end.
    double steps(double length, double most)
    {
        while (m_next < length)
            interruption();
        const double done = std::min(most, std::floor(m_next / length));
        run(done * length);
        return done;
    }
    /// Running time that survives interruptions.
    void runThrough(double length)
    {
        while (m_next < length) {
            length -= m_next;
            interruption();
        }
        run(length);
    }

private:
    double draw() { return -m_mtbf * std::log(m_random.uniform()); }
    void run(double hours)
    {
        m_billed += hours;
        m_next -= hours;
    }
    void interruption()
    {
        do {
            run(m_next);
            m_waited += m_job.wait;
            m_next = draw();
        } while (m_next < m_job.restore);
        run(m_job.restore);
    }

    const SpotJob &m_job;
    SplitMix64 &m_random;
    double m_mtbf;
    double m_next;
    double m_billed = 0;
    double m_waited = 0;
};

Play played(const SpotJob &job, double interval, SplitMix64 &random)
{
    Play play(job, random);
    if (job.notice) {
        play.runThrough(job.work);
        return play;
    }
    double full = std::max(0.0, std::ceil(job.work / interval - 1e-9) - 1);
    const double last = job.work - full * interval;
    while (full > 0)
        full -= play.steps(interval + job.checkpoint, full);
    play.steps(last, 1);
    return play;
}

} // namespace

CheckpointIntervals checkpointIntervals(const SpotJob &job)
{
    if (!(job.checkpoint > 0))
        return {job.work, job.work, job.work, job.work};
    const double mtbf = jobMtbf(job);
    const double c = job.checkpoint;
    const double young = std::sqrt(2 * c * mtbf);
    const double half = c / (2 * mtbf);
    return {.young = young,
            .dalyFirst = std::sqrt(2 * c * (mtbf + job.restore)) - c,
            .dalyHigher = c < 2 * mtbf ? young * (1 + std::sqrt(half) / 3 + half / 9) - c : mtbf,
            .exact = mtbf * bestShareOfMtbf(c / mtbf)};
}

Result<SpotRun> spotRun(const SpotJob &job)
{
    if (const auto refusal = whyNot(job))
        return *refusal;
    SpotRun run;
    run.intervals = checkpointIntervals(job);
    run.interval = std::min(run.intervals.exact, job.work);
    if (job.notice)
        expectWithNotice(job, run);
    else
        expectWithoutNotice(job, run);
    if (!(run.interruptions <= mostInterruptions) || !std::isfinite(run.makespan))
        return Refusal{Spot::tr("This job would be interrupted more than a million times before it ends; "
                                "write checkpoints more quickly, or use fewer nodes or steadier capacity.")};
    return run;
}

SpotSpread simulatedSpread(const SpotJob &job, const SpotRun &run, std::uint64_t seed)
{
    SpotSpread spread;
    spread.runs = static_cast<int>(std::clamp(1e8 / (run.interruptions + 1), 100.0, 20'000.0));
    SplitMix64 random(seed);
    std::vector<double> makespans;
    makespans.reserve(static_cast<std::size_t>(spread.runs));
    for (int i = 0; i < spread.runs; ++i) {
        const Play play = played(job, run.interval, random);
        makespans.push_back(play.makespan());
        spread.mean += play.makespan() / spread.runs;
        spread.meanBilled += play.billed() / spread.runs;
    }
    spread.p50 = *percentile(makespans, 50);
    spread.p90 = *percentile(makespans, 90);
    return spread;
}

double mtbfFromHourlyChance(double chance)
{
    return -1 / std::log1p(-chance);
}

double mtbfFromMonthlyChance(double chance)
{
    return -hoursOfMonth / std::log1p(-chance);
}

LineRef reworkFactor(const Plan &plan, Lines &lines)
{
    const auto operand = [&plan](const char *role, AssumptionKey key) {
        return Operand{role, assumed(plan, key), key};
    };
    SpotJob job;
    job.work = 1;
    job.mtbf = std::max(1e-6, assumed(plan, AssumptionKey::SpotMtbf).toDouble());
    job.checkpoint = std::max(1e-6, assumed(plan, AssumptionKey::CheckpointWrite).toDouble());
    job.restore = assumed(plan, AssumptionKey::CheckpointRestore).toDouble();
    const double interval = checkpointIntervals(job).exact;
    const double billed = job.mtbf * interruptionsOf(interval + job.checkpoint, job.mtbf, job.restore);
    const double factor = std::min(mostRework, billed / interval);
    return lines.add({Formula::ReworkFactor,
                      Decimal::nearest(std::isfinite(factor) ? factor : mostRework),
                      {operand("mtbf", AssumptionKey::SpotMtbf),
                       operand("checkpoint write", AssumptionKey::CheckpointWrite),
                       operand("checkpoint restore", AssumptionKey::CheckpointRestore),
                       {"checkpoint interval", Decimal::nearest(interval), {}}}});
}

} // namespace portolan

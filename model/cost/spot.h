#pragma once

#include "model/plan/plan.h"
#include "model/plan/why.h"
#include "model/units/result.h"

#include <optional>

namespace portolan {

/// A job on capacity that can be taken away. Times are in hours.
struct SpotJob
{
    double work = 0;       ///< useful hours
    double mtbf = 0;       ///< of one node: running hours between interruptions, on average
    double checkpoint = 0; ///< to write one; 0: the job writes none and begins again after an interruption
    double restore = 0;    ///< after an interruption, before work goes on; can itself be interrupted
    double wait = 0;       ///< for new capacity; not billed
    int nodes = 1;         ///< an interruption of one interrupts all
    bool notice = false;   ///< it is announced early enough for a checkpoint, so that no work is lost
};

/// Useful hours between checkpoints after which writing one costs least.
struct CheckpointIntervals
{
    double young = 0;      ///< √(2CM): Young, CACM 17(9), 1974
    double dalyFirst = 0;  ///< √(2C(M+R)) − C: Daly, FGCS 22, 2006
    double dalyHigher = 0; ///< √(2CM)·(1 + ⅓√(C/2M) + ⅑(C/2M)) − C for C < 2M, else M: same
    double exact = 0; ///< M·(1 + W₀(−e^(−C/M−1))), W₀ the principal branch of Lambert's function
};

/// What is to be expected when interruptions come independently of one another (exponential times between
/// them), for a checkpoint interval W: a segment takes e^(R/M)·(M+D)·(e^((W+C)/M)−1) hours. The last segment
/// writes no checkpoint.
struct SpotRun
{
    CheckpointIntervals intervals;
    double interval = 0;      ///< used: the exact one, at most the whole work
    double makespan = 0;      ///< hours until the work is done
    double interruptions = 0; ///< with notice, of useful work
    double billed = 0;        ///< hours, of each node
};

/// The intervals for a whole job: M is mtbf ÷ nodes. A job that writes no checkpoints has its work as
/// interval.
CheckpointIntervals checkpointIntervals(const SpotJob &job);

/// Refuses hours below zero, work or MTBF of zero, fewer than one node, and a job that is so often
/// interrupted that it would take more than a million interruptions.
Result<SpotRun> spotRun(const SpotJob &job);

/// Hours until the work is done that half and nine tenths of simulated runs do not exceed.
struct SpotSpread
{
    double p50 = 0;
    double p90 = 0;
    double mean = 0;
    double meanBilled = 0;
    int runs = 0;
};
/// Plays the job with exponential times between interruptions: 20,000 runs, fewer for jobs of very many
/// interruptions, the same for the same seed. `run` is what spotRun gave for the job.
SpotSpread simulatedSpread(const SpotJob &job, const SpotRun &run, std::uint64_t seed);

/// Mean running hours between interruptions from the chance of one within an hour or a month of 730 h, above
/// 0 and below 1.
double mtbfFromHourlyChance(double chance);
double mtbfFromMonthlyChance(double chance);

/// Billed ÷ useful hours of long work at the best checkpoint interval, from the plan's assumptions, as a
/// line; at most 1000.
LineRef reworkFactor(const Plan &plan, Lines &lines);

} // namespace portolan

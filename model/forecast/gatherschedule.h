#pragma once

#include "model/forecast/forecast.h"

namespace portolan {

/// The transfer and the schedule of a plan, which wait for one another: a copy begins when the schedule lets
/// its wave begin, and the schedule's copy tasks last as long as the transfers. Both are computed in turn
/// until no start moves (at most eight times; starts only move later).
struct Passage
{
    std::shared_ptr<const TransferResult> transfer;
    std::shared_ptr<const ScheduleStage> schedule;
};
Passage passage(const Plan &plan, std::stop_token stop);

} // namespace portolan

#pragma once

#include "model/forecast/forecast.h"

namespace portolan {

/// The demand stage of a plan: which card's history counts for which workload, the curves, and what is
/// missing. A card is known by its UUID, else by host name and index; the host name may carry a domain that
/// the node's has not. Where several datasets hold the same card, the one that the plan took last speaks for
/// an hour that both have.
std::shared_ptr<const DemandStage> demandStage(const Plan &plan, const UsageShelf &usage,
                                               std::stop_token stop);

} // namespace portolan

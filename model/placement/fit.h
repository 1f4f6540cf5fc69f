#pragma once

#include "model/placement/candidates.h"

namespace portolan {

/// The candidate that suits a workload best, or why there is none.
struct Fit
{
    const Candidate *candidate = nullptr; ///< lives as long as the candidates
    Decimal equivalence = Decimal::whole(1);
    bool isKnownToScale = false; ///< throughput of both cards is known, or they are the same
    bool isPinGone = false;
    Reason reason = Reason::NoOffering;  ///< where there is no candidate
    std::optional<Currency> withoutRate; ///< of the first candidate left out for want of a rate
};

struct FitInput
{
    const Plan &plan;
    const std::vector<Candidate> &candidates;
    const Workload &workload;
    QString accelerator;                   ///< of the workload's present cards
    const AcceleratorFact *fact = nullptr; ///< of it, where one is known
    int cardsTogether = 1;                 ///< that work closely on one machine today
};

/// Chooses by the rules of placement().
Fit fit(const FitInput &input);

} // namespace portolan

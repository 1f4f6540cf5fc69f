#pragma once

#include "model/catalog/accelerators.h"
#include "model/placement/placement.h"

#include <QDate>
#include <optional>
#include <vector>

namespace portolan {

/// A price per accelerator and hour in the plan's currency, and how it came from the price that was read.
struct CandidatePrice
{
    Money perAccelerator;
    Money asRead; ///< whole machine per hour, in its own currency
    Origin origin;
    int months = 0;                     ///< of a reservation
    const ExchangeRate *rate = nullptr; ///< lives as long as the plan
    QDate asOf;                         ///< invalid for a quote
};

/// What a workload could be placed on: an offering of the book, a quoted machine, or both under one key.
struct Candidate
{
    QString key;
    QString region;
    QString accelerator;
    double acceleratorCount = 0;
    const AcceleratorFact *fact = nullptr;
    std::optional<CandidatePrice> onDemand, reserved, spot;
    QuoteId quote;                       ///< the first one used
    std::optional<Currency> withoutRate; ///< of a price that cannot be converted
};

/// All machines of the plan's valid quotes and of the price book, by key. Prices that the plan cannot convert
/// are missing. A quote's price takes the place of the book's price of the same key and term; spot at or
/// above on demand is unknown here too.
std::vector<Candidate> candidates(const PlacementInput &input);

} // namespace portolan

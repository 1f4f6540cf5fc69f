#pragma once

#include "model/catalog/bundled.h"
#include "model/exchange/sampleplan.h"
#include "model/forecast/forecast.h"

namespace portolan {

/// The sample plan at a size, with the prices that ship, as the forecast takes it.
inline ForecastInput sampleInput(int nodes, int days)
{
    ForecastInput input;
    SampleOptions options;
    options.size.nodes = nodes;
    options.size.days = days;
    for (const auto &book : bundledPriceBooks()) {
        const QString content = priceBookContentName(*book);
        input.prices[content] = book;
        options.books.insert(book->isExample ? options.books.begin() : options.books.end(),
                             SampleBook{book->name, content});
    }
    const auto sample = samplePlan(options);
    Q_ASSERT(sample);
    input.plan = std::make_shared<const Plan>(sample->plan);
    input.usage[contentName(*sample->usage)] = sample->usage;
    return input;
}

/// The same with another plan.
inline ForecastInput withPlan(const ForecastInput &input, const Plan &plan)
{
    return {std::make_shared<const Plan>(plan), input.usage, input.prices};
}

} // namespace portolan

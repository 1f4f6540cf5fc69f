#pragma once

#include "model/exchange/samplefleet.h"
#include "model/plan/plan.h"
#include "model/units/result.h"
#include "model/usage/dataset.h"

#include <memory>
#include <vector>

namespace portolan {

/// A price book that the sample refers to: its name and its content name.
struct SampleBook
{
    QString name;
    QString content;
};

struct SampleOptions
{
    SampleSize size;
    std::vector<SampleBook> books; ///< the first is the one in use
};

struct SamplePlan
{
    Plan plan;
    std::shared_ptr<const UsageDataset> usage; ///< to which the plan refers by contentName
};

/// The running example: a company with its own machine room of 8-GPU servers that does large-model
/// fine-tuning and vision training, and moves in two waves. All names and prices are invented. Names are in
/// the language of the application; everything else depends on the options alone. Budgets are in proportion
/// to the nodes. Nothing is refused but what the rules of the edits refuse.
Result<SamplePlan> samplePlan(const SampleOptions &options);

} // namespace portolan

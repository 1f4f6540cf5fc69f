#pragma once

#include "model/units/money.h"
#include "model/units/result.h"

#include <QString>
#include <optional>
#include <vector>

namespace portolan {

/// What a term costs that goes on after the last hour: all of it, or floor(price × hours inside ÷ term).
enum class AtEnd
{
    Full,
    Prorate
};

/// Hours at which a term may begin: any, each n-th from 0 on, or those listed.
struct TermStarts
{
    bool any = false;
    std::int64_t every = 0; ///< 0: as listed
    std::vector<std::int64_t> listed;
};

/// A commitment to one unit for a term.
struct TermOption
{
    QString name;
    std::int64_t termHours = 0;
    Money price; ///< for the whole term
    TermStarts starts;
    AtEnd atEnd = AtEnd::Full;
    std::optional<std::int64_t> capPerStart;
};

/// A unit by the hour.
struct HourlyOption
{
    QString name;
    Money perHour;
    std::optional<std::int64_t> cap; ///< units at a time
};

/// Units of one kind that are needed hour by hour, and the ways to have them.
struct CapacityClass
{
    QString name;
    std::vector<std::int64_t> demand; ///< units, one value an hour
    std::vector<TermOption> options;
    std::vector<HourlyOption> hourly;
};

struct CapacityProblem
{
    std::int64_t hours = 0;
    Currency currency;
    std::vector<CapacityClass> classes;
    std::optional<Money> upfrontBudget;
};

struct TermPurchase
{
    QString option;
    std::int64_t startHour = 0;
    std::int64_t count = 0;
};

struct ClassCapacity
{
    QString name;
    Money total;
    Money bound; ///< no way to serve the demand costs less
    std::vector<TermPurchase> purchases;
    std::vector<std::pair<QString, std::int64_t>> unitHours; ///< by hourly option, as in the problem
    double coverage = 0;                                     ///< share of the demand that commitments serve
    double utilization = 0; ///< share of the committed hours that are used; 0 without any
};

struct CapacityAnswer
{
    Money total;
    Money bound;
    bool isProven = false; ///< total and bound are equal
    std::vector<ClassCapacity> classes;
};

/// The cheapest commitments where each covers the whole horizon: the newsvendor case. One more unit is
/// committed to as long as it costs less than what it saves by the hour, which is exact here because each
/// further unit saves less. The bound comes from the dual of the linear program, not from the answer: prices
/// y_t for the hours, of which the sum does not exceed what a commitment costs and each not what an hour
/// costs (with the usual rents for capped options), so that Σ d_t·y_t is below every solution.
///
/// Refuses, by a sentence, options that do not cover all hours from hour 0 on, budgets for upfront payments,
/// demand that is negative or not as long as the horizon, prices below zero, and hours that nothing can
/// serve.
Result<CapacityAnswer> solveCapacity(const CapacityProblem &problem);

} // namespace portolan

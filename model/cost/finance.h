#pragma once

#include "model/units/money.h"

#include <optional>
#include <span>
#include <vector>

namespace portolan {

/// money × factor, rounded half to even. The factor counts to 2⁻⁴⁴; its size must be below 2¹⁹.
Money byFactor(const Money &money, double factor);

/// The rate a month that compounds to the yearly one: (1 + a)^(1/12) − 1.
double monthlyRate(double yearly);
/// Σ flow ÷ (1 + rate)^i; the first flow is now. Each flow rounds by itself.
Money presentValue(std::span<const Money> flows, double rate);

struct DatedFlow
{
    int day = 0; ///< after the first
    Money amount;
};
/// Actual days ÷ 365.
Money datedPresentValue(std::span<const DatedFlow> flows, double yearlyRate);
/// The rate at which the present value is zero, between −99 % and 10,000 % a period; nothing where there is
/// none. Of several, the one that bisection meets.
std::optional<double> internalRate(std::span<const Money> flows);
/// What n equal payments, each at the beginning of its period, are worth now.
Money annuityDue(const Money &payment, double rate, int periods);

/// Money that is lent now and paid back in equal amounts at the end of each month; a lease leaves a residual
/// to be paid at the end.
struct Loan
{
    Money principal;
    Money residual;
    double yearlyRate = 0; ///< nominal: a twelfth a month
    int months = 0;        ///< at least 1
};
struct LoanMonth
{
    int month = 0; ///< from 1
    Money interest;
    Money repayment;
    Money balance; ///< after it
};
Money loanPayment(const Loan &loan);
/// The payments month by month; the last one takes up what rounding left over.
std::vector<LoanMonth> loanPlan(const Loan &loan);

enum class DepreciationMethod
{
    StraightLine,
    DoubleDeclining, ///< 2 ÷ years of the book value, never below the salvage value
    SumOfYears
};
/// A year's share each; they add up to cost − salvage, the last one taking up what rounding left over.
std::vector<Money> depreciation(const Money &cost, const Money &salvage, int years,
                                DepreciationMethod method);

/// A reservation against on demand, for one unit.
struct Commitment
{
    Money upfront;
    Money perHour; ///< for each hour of the term, used or not
    std::int64_t termHours = 0;
};
/// (upfront + hours × rate) ÷ hours.
Money effectiveRate(const Commitment &commitment);
/// Share of the term's hours that must be used for the commitment to cost no more than on demand.
double breakEvenUse(const Commitment &commitment, const Money &onDemandPerHour);
/// Months of `monthHours` in full use after which the upfront payment has been earned back; nothing where the
/// hourly rate saves nothing.
std::optional<double> paybackMonths(const Commitment &commitment, const Money &onDemandPerHour,
                                    double monthHours);

} // namespace portolan

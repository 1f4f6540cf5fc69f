#include "model/cost/finance.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>

namespace portolan {

namespace {

double valueAt(std::span<const Money> flows, double rate)
{
    double value = 0;
    for (std::size_t i = flows.size(); i-- > 0;)
        value = value / (1 + rate) + static_cast<double>(flows[i].micros);
    return value;
}

Money yearOf(const Money &cost, const Money &salvage, int year, int years, DepreciationMethod method)
{
    const Money whole = cost - salvage;
    switch (method) {
    case DepreciationMethod::StraightLine:
        return times(whole, 1, years);
    case DepreciationMethod::DoubleDeclining:
        return byFactor(cost, 2.0 / years * std::pow(1 - 2.0 / years, year));
    case DepreciationMethod::SumOfYears:
        return times(whole, years - year, std::int64_t{years} * (years + 1) / 2);
    }
    return {};
}

} // namespace

Money byFactor(const Money &money, double factor)
{
    constexpr std::int64_t whole = std::int64_t{1} << 44;
    Q_ASSERT(std::abs(factor) < 0x1p19);
    const double scaled = std::nearbyint(factor * static_cast<double>(whole));
    return times(money, static_cast<std::int64_t>(scaled), whole);
}

double monthlyRate(double yearly)
{
    return std::expm1(std::log1p(yearly) / 12);
}

Money presentValue(std::span<const Money> flows, double rate)
{
    Money value;
    for (std::size_t i = 0; i < flows.size(); ++i)
        value += byFactor(flows[i], std::pow(1 + rate, -static_cast<double>(i)));
    return value;
}

Money datedPresentValue(std::span<const DatedFlow> flows, double yearlyRate)
{
    Money value;
    for (const DatedFlow &flow : flows)
        value += byFactor(flow.amount, std::pow(1 + yearlyRate, -flow.day / 365.0));
    return value;
}

std::optional<double> internalRate(std::span<const Money> flows)
{
    double low = -0.99;
    double high = 100;
    const bool fallsFromBelow = valueAt(flows, low) > 0;
    if (fallsFromBelow == (valueAt(flows, high) > 0))
        return std::nullopt;
    for (int step = 0; step < 200; ++step) {
        const double middle = (low + high) / 2;
        ((valueAt(flows, middle) > 0) == fallsFromBelow ? low : high) = middle;
    }
    return (low + high) / 2;
}

Money annuityDue(const Money &payment, double rate, int periods)
{
    if (rate == 0)
        return times(payment, periods, 1);
    return byFactor(payment, -std::expm1(-periods * std::log1p(rate)) / rate * (1 + rate));
}

Money loanPayment(const Loan &loan)
{
    Q_ASSERT(loan.months > 0);
    const double rate = loan.yearlyRate / 12;
    if (rate == 0)
        return times(loan.principal - loan.residual, 1, loan.months);
    const double discount = std::pow(1 + rate, -loan.months);
    return byFactor(loan.principal - byFactor(loan.residual, discount), rate / (1 - discount));
}

std::vector<LoanMonth> loanPlan(const Loan &loan)
{
    std::vector<LoanMonth> plan;
    const Money payment = loanPayment(loan);
    Money balance = loan.principal;
    for (int month = 1; month <= loan.months; ++month) {
        const Money interest = byFactor(balance, loan.yearlyRate / 12);
        const Money repayment = month == loan.months ? balance - loan.residual : payment - interest;
        balance -= repayment;
        plan.push_back({month, interest, repayment, balance});
    }
    return plan;
}

std::vector<Money> depreciation(const Money &cost, const Money &salvage, int years, DepreciationMethod method)
{
    Q_ASSERT(years > 0);
    std::vector<Money> amounts;
    Money left = cost - salvage;
    for (int year = 0; year < years; ++year) {
        Money amount = yearOf(cost, salvage, year, years, method);
        const bool isLast = year + 1 == years && method != DepreciationMethod::DoubleDeclining;
        if (isLast || amount.micros > left.micros)
            amount = left;
        left -= amount;
        amounts.push_back(amount);
    }
    return amounts;
}

Money effectiveRate(const Commitment &commitment)
{
    return commitment.perHour + times(commitment.upfront, 1, commitment.termHours);
}

double breakEvenUse(const Commitment &commitment, const Money &onDemandPerHour)
{
    const Money whole = commitment.upfront + times(commitment.perHour, commitment.termHours, 1);
    return static_cast<double>(whole.micros) /
           (static_cast<double>(onDemandPerHour.micros) * static_cast<double>(commitment.termHours));
}

std::optional<double> paybackMonths(const Commitment &commitment, const Money &onDemandPerHour,
                                    double monthHours)
{
    const Money saved = onDemandPerHour - commitment.perHour;
    if (saved.micros <= 0)
        return std::nullopt;
    return static_cast<double>(commitment.upfront.micros) / (static_cast<double>(saved.micros) * monthHours);
}

} // namespace portolan

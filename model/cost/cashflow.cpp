#include "model/cost/cashflow.h"

#include "model/cost/costframe.h"
#include "model/cost/finance.h"
#include "model/cost/storagecost.h"
#include "model/plan/assumptions.h"

#include <algorithm>

namespace portolan {

namespace {

/// The sum of the month's lines, with a line of its own; `at` moves on to the next month's.
Money monthTotal(Month month, const std::vector<CashLine> &cash, std::size_t &at, Line &line)
{
    Money total = std::get<Money>(line.value);
    for (; at < cash.size() && cash[at].month == month; ++at) {
        total += cash[at].amount;
        line.operands.push_back({"part", cash[at].amount, cash[at].line});
    }
    line.value = total;
    return total;
}

void addTotals(const CostFrame &frame, CostResult &result)
{
    const Money none{0, frame.currency};
    std::size_t stayAt = 0;
    std::size_t moveAt = 0;
    Line stayTotal{Formula::Sum, none, {}};
    Line moveTotal{Formula::Sum, none, {}};
    result.stayTotal = result.moveTotal = none;
    for (const MonthSpan &span : frame.months) {
        Line stay{Formula::MonthTotal, none, {}};
        Line move{Formula::MonthTotal, none, {}};
        MonthTotal total{span.month,
                         monthTotal(span.month, result.stay, stayAt, stay),
                         monthTotal(span.month, result.move, moveAt, move),
                         {},
                         {}};
        total.stayLine = result.lines.add(std::move(stay));
        total.moveLine = result.lines.add(std::move(move));
        stayTotal.operands.push_back({"month", total.stay, total.stayLine});
        moveTotal.operands.push_back({"month", total.move, total.moveLine});
        result.stayTotal += total.stay;
        result.moveTotal += total.move;
        result.months.push_back(total);
    }
    stayTotal.value = result.stayTotal;
    moveTotal.value = result.moveTotal;
    result.stayTotalLine = result.lines.add(std::move(stayTotal));
    result.moveTotalLine = result.lines.add(std::move(moveTotal));
}

void addPresentValues(const CostFrame &frame, CostResult &result)
{
    std::vector<Money> stay, move;
    result.peakMonth = {0, frame.currency};
    for (const MonthTotal &total : result.months) {
        stay.push_back(total.stay);
        move.push_back(total.move);
        if (total.move.micros > result.peakMonth.micros)
            result.peakMonth = total.move;
    }
    const double rate = monthlyRate(assumed(frame.plan, AssumptionKey::DiscountRate).toDouble());
    const Money none{0, frame.currency};
    result.stayPresentValue = none + presentValue(stay, rate);
    result.movePresentValue = none + presentValue(move, rate);
}

bool anythingMoves(const CostFrame &frame)
{
    const auto &workloads = frame.plan.workloads;
    return std::any_of(workloads.begin(), workloads.end(),
                       [&](const Workload &workload) { return frame.moves(workload); });
}

/// The first month from which on moving has, at every month's end, cost no more than staying.
void addBreakEven(const CostFrame &frame, CostResult &result)
{
    if (!anythingMoves(frame))
        return;
    Money stay{0, frame.currency};
    Money move = stay;
    Money stayThen, moveThen;
    for (const MonthTotal &total : result.months) {
        stay += total.stay;
        move += total.move;
        if (move.micros > stay.micros) {
            result.breakEven.reset();
        } else if (!result.breakEven) {
            result.breakEven = total.month;
            stayThen = stay;
            moveThen = move;
        }
    }
    Line line{Formula::BreakEven, {}, {}};
    if (result.breakEven) {
        line.value = *result.breakEven;
        line.operands = {{"stay so far", stayThen, result.stayTotalLine},
                         {"move so far", moveThen, result.moveTotalLine}};
    } else {
        line.operands = {{"stay so far", stay, result.stayTotalLine},
                         {"move so far", move, result.moveTotalLine}};
        result.findings.push_back({FindingKind::NeverBreaksEven, Severity::Note, {}, {move, stay}});
    }
    result.breakEvenLine = result.lines.add(std::move(line));
}

} // namespace

CostResult cashFlow(const CostInput &input, std::stop_token stop)
{
    CostFrame frame(input);
    CostResult result;
    addOwnedNodes(frame);
    if (stop.stop_requested())
        return result;
    addStorage(frame);
    result.capacity = addRentedCapacity(frame);
    if (stop.stop_requested())
        return result;
    addOneOffCosts(frame);
    const Month first = Month::of(input.plan.general().start);
    result.stay = frame.stay.cashLines(first, frame.lines);
    result.move = frame.move.cashLines(first, frame.lines);
    result.lines = std::move(frame.lines);
    result.findings = std::move(frame.findings);
    addTotals(frame, result);
    addPresentValues(frame, result);
    addBreakEven(frame, result);
    return result;
}

} // namespace portolan

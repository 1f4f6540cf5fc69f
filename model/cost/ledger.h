#pragma once

#include "model/cost/cashflow.h"

#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace portolan {

/// Where an amount belongs.
struct Account
{
    int month = 0; ///< of the horizon, from 0
    CostKind kind = CostKind::Energy;
    TeamId team;
    WaveId wave;

    auto key() const { return std::tuple(month, kind, team, wave); }
    friend bool operator<(const Account &a, const Account &b) { return a.key() < b.key(); }
};

/// Gathers amounts by account; each account becomes one cash line, the sum of its parts.
class Ledger
{
public:
    /// Parts from the same origin, one after another, are one operand. A part of zero leaves no trace.
    void add(const Account &account, const Money &part, const Origin &origin);
    std::vector<CashLine> cashLines(Month first, Lines &lines) const;

private:
    struct Entry
    {
        Money sum;
        std::vector<std::pair<Money, Origin>> parts;
    };
    std::map<Account, Entry> m_entries;
};

/// An amount divided in proportion to the weights, in order: the parts add up to it exactly. Without any
/// weight above zero the first part takes all. Asserts weights of at least zero, and that there is one.
std::vector<Money> divided(const Money &amount, const std::vector<std::int64_t> &weights);

} // namespace portolan

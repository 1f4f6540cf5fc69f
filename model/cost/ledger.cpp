#include "model/cost/ledger.h"

#include <QtGlobal>

namespace portolan {

void Ledger::add(const Account &account, const Money &part, const Origin &origin)
{
    if (part.isZero())
        return;
    Entry &entry = m_entries[account];
    entry.sum += part;
    if (!entry.parts.empty() && entry.parts.back().second == origin)
        entry.parts.back().first += part;
    else
        entry.parts.emplace_back(part, origin);
}

std::vector<CashLine> Ledger::cashLines(Month first, Lines &lines) const
{
    std::vector<CashLine> cash;
    cash.reserve(m_entries.size());
    for (const auto &[account, entry] : m_entries) {
        Line line{Formula::Sum, entry.sum, {}};
        line.operands.reserve(entry.parts.size());
        for (const auto &[part, origin] : entry.parts)
            line.operands.push_back({"part", part, origin});
        cash.push_back({first + account.month, account.kind, account.team, account.wave, entry.sum,
                        lines.add(std::move(line))});
    }
    return cash;
}

std::vector<Money> divided(const Money &amount, const std::vector<std::int64_t> &weights)
{
    Q_ASSERT(!weights.empty());
    std::int64_t whole = 0;
    for (const std::int64_t weight : weights) {
        Q_ASSERT(weight >= 0);
        whole += weight;
    }
    std::vector<Money> parts(weights.size(), Money{0, amount.currency});
    if (whole == 0) {
        parts.front() = amount;
        return parts;
    }
    // Each part ends where its share of the running sum rounds to, so that nothing is lost or added.
    std::int64_t sum = 0;
    std::int64_t given = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        sum += weights[i];
        const std::int64_t until = scaledHalfEven(amount.micros, sum, whole);
        parts[i].micros = until - given;
        given = until;
    }
    return parts;
}

} // namespace portolan

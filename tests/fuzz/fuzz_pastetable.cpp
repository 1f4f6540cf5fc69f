// Pasting into the table of workloads: any text gives a sentence, or an edit that the plan takes.

#include "model/exchange/pastetable.h"

#include <cstdint>

using namespace portolan;

namespace {
/// A team and two nodes for the pasted rows to refer to.
Plan basis()
{
    Plan plan = newPlan(QStringLiteral("P"), {}, Zone(), QDate(2026, 3, 1));
    Team team;
    team.name = QStringLiteral("Vision");
    plan = *addRow(plan, team);
    for (const char *name : {"n1", "n2"}) {
        Node node;
        node.name = QString::fromLatin1(name);
        plan = *addRow(plan, node);
    }
    return plan;
}
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    static const Plan plan = basis();
    const QByteArray in(reinterpret_cast<const char *>(bytes), static_cast<qsizetype>(size));
    const auto paste = pastedRows<Workload>(plan, QString::fromUtf8(in));
    if (!paste && paste.error().isEmpty())
        qFatal("A refusal without a sentence.");
    if (paste && !paste->edit(plan))
        qFatal("The plan does not take what was pasted.");
    return 0;
}

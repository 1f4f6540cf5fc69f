// Pasting into the table of workloads: any text gives a sentence, or an edit that the plan takes.

#include "model/exchange/pastetable.h"
#include "tests/support/syntheticplan.h"

#include <cstdint>

using namespace portolan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const QByteArray in(reinterpret_cast<const char *>(bytes), static_cast<qsizetype>(size));
    static const Plan plan = syntheticPlan();
    const auto paste = pastedRows<Workload>(plan, QString::fromUtf8(in));
    if (!paste && paste.error().isEmpty())
        qFatal("A refusal without a sentence.");
    if (paste && !paste->edit(plan))
        qFatal("The plan does not take what was pasted.");
    return 0;
}

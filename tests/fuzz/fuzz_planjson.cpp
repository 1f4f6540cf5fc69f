// The reader of plans in JSON: any bytes give a sentence, or a plan that is written and read back as it is.

#include "model/exchange/planjson.h"

#include <cstdint>

using namespace portolan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const QByteArray in(reinterpret_cast<const char *>(bytes), static_cast<qsizetype>(size));
    const auto plan = readPlanJson(in);
    if (!plan && plan.error().isEmpty())
        qFatal("A refusal without a sentence.");
    if (!plan)
        return 0;
    const QByteArray written = planJson(*plan);
    const auto again = readPlanJson(written);
    if (!again || planJson(*again) != written)
        qFatal("The plan does not come back.");
    return 0;
}

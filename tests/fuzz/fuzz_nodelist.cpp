// The reader of node lists: any bytes give a sentence, or a report that accounts for every row.

#include "tests/fuzz/importonce.h"

using namespace portolan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const QByteArray in(reinterpret_cast<const char *>(bytes), static_cast<qsizetype>(size));
    importOnce(in, QStringLiteral("node-list"));
    return 0;
}

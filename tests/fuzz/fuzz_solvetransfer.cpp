// The reader of `solve transfer`: any bytes give an answer or a sentence, and an answer is whole JSON.

#include "model/exchange/solvetransfer.h"

#include <QJsonDocument>
#include <cstdint>

using namespace portolan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const QByteArray in(reinterpret_cast<const char *>(bytes), static_cast<qsizetype>(size));
    const auto out = solveTransferJson(in);
    if (out ? !QJsonDocument::fromJson(*out).isObject() : out.error().isEmpty())
        qFatal("Neither an answer nor a sentence.");
    return 0;
}

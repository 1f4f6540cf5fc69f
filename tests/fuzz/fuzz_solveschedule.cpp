// The reader of `solve schedule`: any bytes give an answer or a sentence, and an answer is whole JSON.

#include "model/exchange/solveschedule.h"

#include <QJsonDocument>
#include <cstdint>

using namespace portolan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const QByteArray in(reinterpret_cast<const char *>(bytes), static_cast<qsizetype>(size));
    const auto out = solveScheduleJson(in);
    if (out ? !QJsonDocument::fromJson(*out).isObject() : out.error().isEmpty())
        qFatal("Neither an answer nor a sentence.");
    return 0;
}

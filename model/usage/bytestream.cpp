#include "model/usage/bytestream.h"

#include <QStringDecoder>
#include <limits>

namespace portolan {

constexpr std::uint64_t longestText = 4096;

void ByteWriter::number(std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        m_bytes.append(static_cast<char>((value & 0x7f) | 0x80));
    m_bytes.append(static_cast<char>(value));
}

void ByteWriter::signedNumber(std::int64_t value)
{
    const auto bits = static_cast<std::uint64_t>(value);
    number((bits << 1) ^ (value < 0 ? ~std::uint64_t{0} : 0));
}

void ByteWriter::text(const QString &value)
{
    QByteArray utf8 = value.toUtf8();
    if (static_cast<std::uint64_t>(utf8.size()) > longestText)
        utf8 = value.left(longestText / 4).toUtf8();
    number(static_cast<std::uint64_t>(utf8.size()));
    m_bytes.append(utf8);
}

std::uint64_t ByteReader::number(std::uint64_t most)
{
    std::uint64_t value = 0;
    for (int shift = 0; m_sound && shift < 64 && m_at < m_bytes.size(); shift += 7) {
        const auto byte = static_cast<std::uint8_t>(m_bytes[m_at++]);
        const std::uint64_t part = byte & 0x7f;
        if (shift == 63 && part > 1)
            break;
        value |= part << shift;
        if ((byte & 0x80) != 0)
            continue;
        m_sound = value <= most;
        return m_sound ? value : 0;
    }
    m_sound = false;
    return 0;
}

std::int64_t ByteReader::signedNumber()
{
    const std::uint64_t bits = number(std::numeric_limits<std::uint64_t>::max());
    return static_cast<std::int64_t>((bits >> 1) ^ (~(bits & 1) + 1));
}

QString ByteReader::text()
{
    const auto length = static_cast<qsizetype>(number(longestText));
    if (!m_sound || length > remaining()) {
        m_sound = false;
        return {};
    }
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString value = decoder(m_bytes.sliced(m_at, length));
    m_at += length;
    m_sound = !decoder.hasError();
    return m_sound ? value : QString();
}

} // namespace portolan

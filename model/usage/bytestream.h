#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>

namespace portolan {

/// Writes numbers and texts one after another: whole numbers in as few bytes as they need (LEB128, signed
/// ones in zigzag order), texts as UTF-8 behind their length.
class ByteWriter
{
public:
    void number(std::uint64_t value);
    void signedNumber(std::int64_t value);
    void text(const QString &value);
    const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// Reads what a ByteWriter wrote, from bytes that may be anything. After the first refusal every further read
/// gives nothing, and isSound stays false.
class ByteReader
{
public:
    explicit ByteReader(QByteArrayView bytes) : m_bytes(bytes) {}

    /// At most `most`.
    std::uint64_t number(std::uint64_t most);
    std::int64_t signedNumber();
    /// At most 4096 bytes, valid UTF-8.
    QString text();
    bool isSound() const { return m_sound; }
    bool isAtEnd() const { return m_at == m_bytes.size(); }
    qsizetype remaining() const { return m_bytes.size() - m_at; }

private:
    QByteArrayView m_bytes;
    qsizetype m_at = 0;
    bool m_sound = true;
};

} // namespace portolan

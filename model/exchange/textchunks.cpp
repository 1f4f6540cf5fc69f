#include "model/exchange/textchunks.h"

#include <QCoreApplication>
#include <algorithm>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TextChunks)
};

constexpr qsizetype chunkBytes = 1 << 20;
constexpr qsizetype keptOfLongLine = 1024;

Refusal unreadable(const QFile &file)
{
    return {Words::tr("The file cannot be read (%1). Check that it is there and that you may read it.")
                .arg(file.errorString())};
}
} // namespace

Result<Done> TextChunks::open()
{
    if (!m_file.open(QIODevice::ReadOnly))
        return unreadable(m_file);
    const QByteArray head = m_file.peek(1024);
    if (head.trimmed().isEmpty() && m_file.size() <= head.size())
        return Refusal{Words::tr("The file is empty. Choose another one, or export it again.")};
    if (auto refusal = notText(head))
        return *refusal;
    const TextForm form = textForm(head);
    m_isUtf8 = form.encoding == QStringConverter::Utf8;
    m_decoder = QStringDecoder(form.encoding);
    m_file.seek(form.markBytes);
    m_bytesRead = form.markBytes;
    return Done{};
}

Result<Done> TextChunks::fill()
{
    m_buffer.remove(0, m_used);
    m_used = 0;
    const qsizetype kept = m_buffer.size();
    m_buffer.resize(kept + chunkBytes);
    const qint64 count = m_file.read(m_buffer.data() + kept, chunkBytes);
    if (count < 0)
        return unreadable(m_file);
    m_buffer.resize(kept + count);
    m_bytesRead += count;
    m_isAtEnd = count == 0;
    if (!m_isUtf8) {
        const QString text = m_decoder.decode(QByteArrayView(m_buffer).sliced(kept));
        m_buffer.resize(kept);
        m_buffer.append(text.toUtf8());
    }
    return Done{};
}

/// Drops what belongs to a line of which the beginning has been given.
void TextChunks::skipLongLine()
{
    const qsizetype end = m_buffer.indexOf('\n', m_used);
    m_used = end < 0 ? m_buffer.size() : end + 1;
    m_isSkipping = end < 0;
}

Result<QByteArrayView> TextChunks::next()
{
    while (!m_isAtEnd) {
        if (const auto filled = fill(); !filled)
            return Refusal{filled.error()};
        if (m_isSkipping)
            skipLongLine();
        const qsizetype start = m_used;
        if (m_isAtEnd) {
            m_used = m_buffer.size();
            return QByteArrayView(m_buffer).sliced(start);
        }
        const qsizetype end = m_buffer.lastIndexOf('\n');
        if (end >= start) {
            m_used = end + 1;
            return QByteArrayView(m_buffer).sliced(start, m_used - start);
        }
        if (m_buffer.size() - start > chunkBytes) {
            m_buffer.resize(start + keptOfLongLine);
            m_buffer.append(QByteArrayView("\0\n", 2));
            m_used = m_buffer.size();
            m_isSkipping = true;
            return QByteArrayView(m_buffer).sliced(start);
        }
    }
    return QByteArrayView();
}

} // namespace portolan

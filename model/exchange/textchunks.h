#pragma once

#include "model/exchange/textform.h"

#include <QFile>

namespace portolan {

/// Reads a text file of any length piece by piece, each of whole lines in UTF-8 without byte order mark.
class TextChunks
{
public:
    explicit TextChunks(const QString &path) : m_file(path) {}

    /// Refuses a file that cannot be read, is empty or is not text.
    Result<Done> open();
    /// The next lines, each ended by '\n' but perhaps the last of the file; empty at the end. The view holds
    /// until the next call. Of a line of more than a MiB only the beginning is given, with a zero byte at its
    /// end.
    Result<QByteArrayView> next();

    std::int64_t bytesRead() const { return m_bytesRead; }

private:
    Result<Done> fill();
    void skipLongLine();

    QFile m_file;
    QStringDecoder m_decoder;
    bool m_isUtf8 = true;
    QByteArray m_buffer;
    qsizetype m_used = 0; ///< of the buffer, given before
    std::int64_t m_bytesRead = 0;
    bool m_isAtEnd = false;
    bool m_isSkipping = false; ///< the rest of a line that is too long
};

} // namespace portolan

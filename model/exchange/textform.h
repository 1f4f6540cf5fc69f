#pragma once

#include "model/units/result.h"

#include <QByteArray>
#include <QString>
#include <QStringConverter>

namespace portolan {

/// How the bytes of a text file are to be read: UTF-8 with or without a byte order mark, UTF-16 with one or
/// with the zero bytes that Latin text has in it.
struct TextForm
{
    QStringConverter::Encoding encoding = QStringConverter::Utf8;
    int markBytes = 0; ///< of the byte order mark
};

/// By the beginning of a file; 1 KiB is enough.
TextForm textForm(QByteArrayView head);

/// Why the beginning of a file is not text, with what to do about it; nothing where it may be text. Names ZIP
/// archives (so also xlsx and ods), gzip, PDF and SQLite files, and other content with zero bytes.
std::optional<Refusal> notText(QByteArrayView head);

/// The whole text. Refuses what notText names, an empty file, zero bytes further on, and bytes that are
/// neither UTF-8 nor UTF-16, with the line.
Result<QString> decodedText(const QByteArray &bytes);

/// The text of the beginning of a file, cut anywhere; empty where it is not text.
QString decodedHead(const QByteArray &head);

} // namespace portolan

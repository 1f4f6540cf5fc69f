#pragma once

#include "model/units/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

namespace portolan {

struct CsvRow
{
    std::int64_t line = 0; ///< on which it begins; 1 is the first of the file
    QStringList cells;     ///< trimmed where they were not quoted
};

/// A table from a text file, header and all.
struct CsvText
{
    QChar separator = u',';
    std::vector<CsvRow> rows; ///< without blank lines
};

inline constexpr qsizetype mostCsvBytes = 64 * 1024 * 1024;
inline constexpr qsizetype mostCellLength = 64 * 1024;

/// Reads delimited text (RFC 4180 and what spreadsheets make of it): UTF-8 or UTF-16, with or without a byte
/// order mark; LF, CRLF or CR; cells in quotation marks may hold separators, doubled marks and line ends. The
/// separator is the one of `,` `;` tab `|` that the first row has most of, or what a first line "sep=;" says.
/// Refuses, naming the line: what decodedText refuses, more than 64 MiB, a cell of more than 64 Ki
/// characters, and a quotation mark that is not closed.
Result<CsvText> readCsv(const QByteArray &bytes);

/// The same for text that is known to use the separator, such as pasted cells.
Result<CsvText> readCsv(const QString &text, QChar separator);

/// The file's content for readCsv and others that need it whole. Refuses what cannot be read and what is
/// longer than `most` bytes.
Result<QByteArray> wholeFile(const QString &path, qsizetype most = mostCsvBytes);

/// The row as text for a message, at most 200 characters.
QString shortened(const QString &text);
QString rowText(const CsvRow &row, QChar separator);

} // namespace portolan

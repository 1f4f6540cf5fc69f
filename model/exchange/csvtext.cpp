#include "model/exchange/csvtext.h"

#include "model/exchange/textform.h"

#include <QCoreApplication>
#include <QFile>
#include <array>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CsvText)
};

constexpr std::array<QChar, 4> separators{u',', u';', u'\t', u'|'};

bool isLineEnd(QChar character)
{
    return character == u'\n' || character == u'\r';
}

/// Reads one cell after another and keeps count of lines.
class Cells
{
public:
    Cells(QStringView text, QChar separator) : m_text(text), m_separator(separator) {}

    bool isAtEnd() const { return m_at >= m_text.size(); }
    std::int64_t line() const { return m_line; }

    /// The next row; an empty line has one empty cell.
    Result<CsvRow> row()
    {
        CsvRow row{m_line, {}};
        do {
            Result<QString> cell = nextCell();
            if (!cell)
                return Refusal{cell.error()};
            row.cells.append(*cell);
        } while (takeSeparator());
        takeLineEnd();
        return row;
    }

private:
    QChar here() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }
    bool takeSeparator()
    {
        if (isAtEnd() || here() != m_separator)
            return false;
        ++m_at;
        return true;
    }
    void takeLineEnd()
    {
        if (isAtEnd())
            return;
        const bool isPair = here() == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n';
        m_at += isPair ? 2 : 1;
        ++m_line;
    }

    Result<QString> nextCell()
    {
        while (!isAtEnd() && here() == u' ' && m_separator != u' ')
            ++m_at;
        return !isAtEnd() && here() == u'"' ? quoted() : plain();
    }

    Result<QString> plain()
    {
        const qsizetype start = m_at;
        while (!isAtEnd() && here() != m_separator && !isLineEnd(here()))
            ++m_at;
        if (m_at - start > mostCellLength)
            return tooLong(m_line);
        return m_text.sliced(start, m_at - start).trimmed().toString();
    }

    Result<QString> quoted()
    {
        const std::int64_t opened = m_line;
        QString cell;
        for (++m_at; !isAtEnd(); ++m_at) {
            if (here() == u'"' && (m_at + 1 >= m_text.size() || m_text[m_at + 1] != u'"'))
                return afterQuote(std::move(cell));
            if (here() == u'"')
                ++m_at;
            m_line += here() == u'\n' ? 1 : 0;
            cell.append(here());
            if (cell.size() > mostCellLength)
                return tooLong(opened);
        }
        return Refusal{
            Words::tr("The quotation mark in line %1 is not closed: the file is damaged or cut off. "
                      "Export it again.")
                .arg(opened)};
    }

    /// What stands between the closing mark and the separator belongs to the cell as it is.
    Result<QString> afterQuote(QString cell)
    {
        ++m_at;
        const Result<QString> rest = plain();
        if (!rest)
            return rest;
        return cell + *rest;
    }

    static Refusal tooLong(std::int64_t line)
    {
        return {
            Words::tr("A cell in line %1 has more than %2 characters: this is not a table, or a quotation "
                      "mark is missing. Look at that line.")
                .arg(line)
                .arg(mostCellLength)};
    }

    QStringView m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    std::int64_t m_line = 1;
};

/// Of the first line that is not blank, outside of quotation marks; the first of equals.
QChar likeliestSeparator(QStringView text)
{
    std::array<int, separators.size()> counts{};
    bool isQuoted = false;
    bool isBlank = true;
    for (const QChar character : text) {
        if (character == u'"')
            isQuoted = !isQuoted;
        if (!isQuoted && isLineEnd(character) && !isBlank)
            break;
        isBlank = isBlank && character.isSpace();
        for (std::size_t i = 0; i < separators.size() && !isQuoted; ++i)
            counts[i] += character == separators[i] ? 1 : 0;
    }
    return separators[std::max_element(counts.begin(), counts.end()) - counts.begin()];
}

bool isBlankRow(const CsvRow &row)
{
    return std::all_of(row.cells.begin(), row.cells.end(),
                       [](const QString &cell) { return cell.trimmed().isEmpty(); });
}

/// What "sep=;" as the first line says.
std::optional<QChar> statedSeparator(QStringView text)
{
    const bool isStated = text.size() > 4 && text.startsWith(QLatin1String("sep="), Qt::CaseInsensitive) &&
                          (text.size() == 5 || isLineEnd(text[5]));
    return isStated ? std::optional(text[4]) : std::nullopt;
}
} // namespace

Result<CsvText> readCsv(const QByteArray &bytes)
{
    if (bytes.size() > mostCsvBytes)
        return Refusal{Words::tr("The table has more than 64 MiB. Split it into smaller files.")};
    const Result<QString> text = decodedText(bytes);
    if (!text)
        return Refusal{text.error()};
    const auto stated = statedSeparator(*text);
    Result<CsvText> read = readCsv(*text, stated ? *stated : likeliestSeparator(*text));
    if (read && stated)
        read->rows.erase(read->rows.begin());
    return read;
}

Result<CsvText> readCsv(const QString &text, QChar separator)
{
    CsvText result{separator, {}};
    Cells cells(text, separator);
    while (!cells.isAtEnd()) {
        Result<CsvRow> row = cells.row();
        if (!row)
            return Refusal{row.error()};
        if (!isBlankRow(*row))
            result.rows.push_back(std::move(*row));
    }
    return result;
}

Result<QByteArray> wholeFile(const QString &path, qsizetype most)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Refusal{
            Words::tr("The file cannot be read (%1). Check that it is there and that you may read it.")
                .arg(file.errorString())};
    // QIODevice makes room for all that is asked for, so no more is asked for than there is.
    const qint64 wanted = file.isSequential() ? most + 1 : std::min<qint64>(most + 1, file.size());
    const QByteArray bytes = file.read(wanted);
    if (file.error() != QFileDevice::NoError)
        return Refusal{Words::tr("The file cannot be read to its end (%1). Try again, or copy it first.")
                           .arg(file.errorString())};
    if (bytes.size() > most)
        return Refusal{Words::tr("The file has more than %1 MiB. Split it into smaller files.")
                           .arg(most / (1024 * 1024))};
    return bytes;
}

QString shortened(const QString &text)
{
    constexpr int most = 200;
    const QString line = text.simplified();
    return line.size() <= most ? line : line.first(most - 1) + u'…';
}

QString rowText(const CsvRow &row, QChar separator)
{
    return shortened(row.cells.join(separator));
}

} // namespace portolan

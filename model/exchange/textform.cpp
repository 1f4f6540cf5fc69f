#include "model/exchange/textform.h"

#include <QCoreApplication>
#include <array>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TextForm)
};

constexpr qsizetype lookedAt = 1024;

bool startsWith(QByteArrayView bytes, QByteArrayView sign)
{
    return bytes.startsWith(sign);
}

/// Whether nine in ten characters have their zero byte at this side and none at the other.
bool hasZerosAt(QByteArrayView head, int side)
{
    const qsizetype pairs = std::min(head.size(), lookedAt) / 2;
    qsizetype zeros = 0;
    for (qsizetype pair = 0; pair < pairs; ++pair) {
        zeros += head[2 * pair + side] == 0 ? 1 : 0;
        if (head[2 * pair + 1 - side] == 0)
            return false;
    }
    return pairs > 1 && zeros * 10 >= pairs * 9;
}

bool isWide(TextForm form)
{
    return form.encoding != QStringConverter::Utf8;
}

Refusal wrongEncoding(std::int64_t line)
{
    return {
        Words::tr("Line %1 is neither UTF-8 nor UTF-16 text. Save the file again as UTF-8 (in Excel: \"CSV "
                  "UTF-8\").")
            .arg(line)};
}
} // namespace

TextForm textForm(QByteArrayView head)
{
    if (startsWith(head, "\xEF\xBB\xBF"))
        return {QStringConverter::Utf8, 3};
    if (startsWith(head, "\xFF\xFE"))
        return {QStringConverter::Utf16LE, 2};
    if (startsWith(head, "\xFE\xFF"))
        return {QStringConverter::Utf16BE, 2};
    if (hasZerosAt(head, 1))
        return {QStringConverter::Utf16LE, 0};
    if (hasZerosAt(head, 0))
        return {QStringConverter::Utf16BE, 0};
    return {};
}

std::optional<Refusal> notText(QByteArrayView head)
{
    if (startsWith(head, "PK\x03\x04"))
        return Refusal{
            Words::tr("This is a ZIP archive or a workbook (xlsx, ods), not text. Save the sheet as "
                      "CSV, or unpack the archive.")};
    if (startsWith(head, "\x1F\x8B"))
        return Refusal{Words::tr("This file is compressed with gzip. Unpack it first (gunzip).")};
    if (startsWith(head, "%PDF-"))
        return Refusal{Words::tr("This is a PDF, not a table. Export the table as CSV.")};
    if (startsWith(head, "SQLite format 3"))
        return Refusal{Words::tr("This is a database, not text. If it is a plan, open it instead.")};
    if (!isWide(textForm(head)) && head.contains('\0'))
        return Refusal{Words::tr("This file has binary content. Export it as text (CSV, UTF-8).")};
    return std::nullopt;
}

Result<QString> decodedText(const QByteArray &bytes)
{
    if (auto refusal = notText(QByteArrayView(bytes).first(std::min(bytes.size(), lookedAt))))
        return *refusal;
    const TextForm form = textForm(bytes);
    const QByteArrayView content = QByteArrayView(bytes).sliced(form.markBytes);
    QStringDecoder decoder(form.encoding, QStringConverter::Flag::Stateless);
    const QString text = decoder.decode(content);
    if (decoder.hasError() || (isWide(form) && content.size() % 2 != 0)) {
        const qsizetype bad = std::max<qsizetype>(0, text.indexOf(QChar::ReplacementCharacter));
        return wrongEncoding(QStringView(text).first(bad).count(u'\n') + 1);
    }
    const qsizetype zero = text.indexOf(QChar::Null);
    if (zero >= 0)
        return Refusal{Words::tr("Line %1 has binary content (a zero byte). Export the file again as text.")
                           .arg(QStringView(text).first(zero).count(u'\n') + 1)};
    if (QStringView(text).trimmed().isEmpty())
        return Refusal{Words::tr("The file is empty. Choose another one, or export it again.")};
    return text;
}

QString decodedHead(const QByteArray &head)
{
    if (notText(QByteArrayView(head).first(std::min(head.size(), lookedAt))))
        return {};
    const TextForm form = textForm(head);
    return QStringDecoder(form.encoding).decode(QByteArrayView(head).sliced(form.markBytes));
}

} // namespace portolan

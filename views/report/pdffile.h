#pragma once

#include "model/units/result.h"
#include "views/report/paper.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <vector>

namespace portolan {

struct PdfTitles
{
    QString title;
    QString subject;
    QString language; ///< RFC 3066, "zh-CN"
    QDate date;
    std::vector<PageMark> outline;
};

/// The PDF with its outline, language and document information; dates and identifiers follow from the
/// content and the given date, so that equal documents are equal files.
Result<QByteArray> finishedPdf(const QByteArray &pdf, const PdfTitles &titles);

} // namespace portolan

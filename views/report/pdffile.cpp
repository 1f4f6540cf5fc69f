#include "views/report/pdffile.h"

#include <QCoreApplication>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

QPDFObjectHandle text(const QString &value)
{
    return QPDFObjectHandle::newUnicodeString(value.toStdString());
}

void setInformation(QPDF &file, const PdfTitles &titles)
{
    const QString day = QStringLiteral("D:%1000000Z").arg(titles.date.toString(QStringLiteral("yyyyMMdd")));
    QPDFObjectHandle information = QPDFObjectHandle::newDictionary();
    information.replaceKey("/Title", text(titles.title));
    information.replaceKey("/Subject", text(titles.subject));
    information.replaceKey("/Creator", text(QStringLiteral("Portolan " PORTOLAN_VERSION)));
    information.replaceKey("/Producer", text(QStringLiteral("Portolan")));
    information.replaceKey("/CreationDate", text(day));
    information.replaceKey("/ModDate", text(day));
    file.getTrailer().replaceKey("/Info", file.makeIndirectObject(information));
    QPDFObjectHandle root = file.getRoot();
    root.removeKey("/Metadata");
    root.replaceKey("/Lang", text(titles.language));
    QPDFObjectHandle viewer = QPDFObjectHandle::newDictionary();
    viewer.replaceKey("/DisplayDocTitle", QPDFObjectHandle::newBool(true));
    root.replaceKey("/ViewerPreferences", viewer);
}

void setOutline(QPDF &file, const std::vector<PageMark> &marks)
{
    const auto pages = QPDFPageDocumentHelper(file).getAllPages();
    if (marks.empty() || pages.empty())
        return;
    QPDFObjectHandle outline = file.makeIndirectObject(QPDFObjectHandle::newDictionary());
    std::vector<QPDFObjectHandle> entries;
    for (const PageMark &mark : marks) {
        const auto page = std::min(static_cast<std::size_t>(mark.page), pages.size() - 1);
        QPDFObjectHandle target = QPDFObjectHandle::newArray();
        target.appendItem(pages[page].getObjectHandle());
        target.appendItem(QPDFObjectHandle::newName("/Fit"));
        QPDFObjectHandle entry = file.makeIndirectObject(QPDFObjectHandle::newDictionary());
        entry.replaceKey("/Title", text(mark.title));
        entry.replaceKey("/Parent", outline);
        entry.replaceKey("/Dest", target);
        if (!entries.empty()) {
            entry.replaceKey("/Prev", entries.back());
            entries.back().replaceKey("/Next", entry);
        }
        entries.push_back(entry);
    }
    outline.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
    outline.replaceKey("/First", entries.front());
    outline.replaceKey("/Last", entries.back());
    outline.replaceKey("/Count", QPDFObjectHandle::newInteger(static_cast<long long>(entries.size())));
    file.getRoot().replaceKey("/Outlines", outline);
    file.getRoot().replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));
}
} // namespace

Result<QByteArray> finishedPdf(const QByteArray &pdf, const PdfTitles &titles)
{
    try {
        QPDF file;
        file.processMemoryFile("report", pdf.constData(), static_cast<std::size_t>(pdf.size()));
        setInformation(file, titles);
        setOutline(file, titles.outline);
        QPDFWriter writer(file);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.write();
        const auto bytes = writer.getBufferSharedPointer();
        return QByteArray(reinterpret_cast<const char *>(bytes->getBuffer()),
                          static_cast<qsizetype>(bytes->getSize()));
    } catch (const std::exception &error) {
        return Refusal{
            Words::tr("The report could not be finished as a PDF: %1.").arg(QString::fromUtf8(error.what()))};
    }
}

} // namespace portolan

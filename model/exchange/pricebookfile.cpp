#include "model/exchange/pricebookfile.h"

#include "model/catalog/pricebookjson.h"
#include "model/exchange/csvtext.h"

#include <QCoreApplication>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PriceBookFile)
};

QString recognise(const QString &, const QByteArray &head)
{
    const bool isBook = head.contains("\"portolan-price-book\"");
    return isBook ? Words::tr("the file calls itself portolan-price-book") : QString();
}

Result<Done> read(const QStringList &paths, const ImportOptions &options, Imported &result,
                  std::stop_token stop)
{
    if (paths.size() > 1)
        return Refusal{
            Words::tr(
                "%1: another price book is among the files. Import one at a time; the last one is in use.")
                .arg(paths[1])};
    const Result<QByteArray> bytes = wholeFile(paths.first());
    if (!bytes)
        return Refusal{Words::tr("%1: %2").arg(paths.first(), bytes.error())};
    Result<PriceBook> book = readPriceBookJson(*bytes);
    if (!book)
        return Refusal{Words::tr("%1: %2").arg(paths.first(), book.error())};
    if (stop.stop_requested())
        return Refusal{Words::tr("Stopped. Nothing was imported.")};
    FileReport report;
    report.file = paths.first();
    report.rowsRead = static_cast<std::int64_t>(book->offerings.size() + book->items.size());
    report.rowsAccepted = report.rowsRead;
    if (book->isExample)
        report.notes.append(
            Words::tr("The prices are made up. Replace them by quotes before you decide on them."));
    result.files.push_back(std::move(report));
    result.prices = std::make_shared<const PriceBook>(std::move(*book));
    if (options.progress)
        options.progress(bytes->size(), bytes->size());
    return Done{};
}
} // namespace

ReadFormat priceBookFormat()
{
    return {QStringLiteral("price-book"),
            Words::tr("Price book"),
            {QStringLiteral("json")},
            false,
            recognise,
            read};
}

} // namespace portolan

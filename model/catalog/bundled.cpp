#include "model/catalog/bundled.h"

#include "model/catalog/pricebookjson.h"

#include <QFile>
#include <QtGlobal>

// A static library's resources are not there without the macro, and the macro must stand outside any
// namespace.
static void keepPriceResources()
{
    Q_INIT_RESOURCE(prices);
}

namespace portolan {

std::vector<std::shared_ptr<const PriceBook>> bundledPriceBooks()
{
    keepPriceResources();
    std::vector<std::shared_ptr<const PriceBook>> books;
    for (const char *name : {"international", "example-cn"}) {
        QFile file(QStringLiteral(":/portolan/prices/%1.json").arg(QLatin1String(name)));
        const bool isThere = file.open(QIODevice::ReadOnly);
        Q_ASSERT(isThere);
        const Result<PriceBook> book = readPriceBookJson(isThere ? file.readAll() : QByteArray());
        Q_ASSERT(book);
        if (book)
            books.push_back(std::make_shared<const PriceBook>(*book));
    }
    return books;
}

} // namespace portolan

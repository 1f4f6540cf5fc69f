#include "model/storage/contents.h"

#include "model/catalog/pricebookjson.h"

#include <QCoreApplication>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlanFile)
};

bool has(Database &database, const char *sql, const QString &content)
{
    Statement find(database, sql);
    find.bind(1, content);
    return find.step();
}

void writeDataset(Database &database, const QString &content, const UsageDataset &dataset)
{
    Statement head(database, "INSERT INTO usage_heads (content, head) VALUES (?, ?)");
    head.bind(1, content);
    head.bind(2, packedHead(dataset));
    head.step();
    Statement insert(database, "INSERT INTO usage_chunks (content, series, part, bytes) VALUES (?, ?, ?, ?)");
    for (const UsageChunk &chunk : packedChunks(dataset)) {
        insert.reset();
        insert.bind(1, content);
        insert.bind(2, std::int64_t(chunk.series));
        insert.bind(3, std::int64_t(chunk.part));
        insert.bind(4, chunk.bytes);
        insert.step();
    }
}

std::vector<UsageChunk> chunksOf(Database &database, const QString &content)
{
    std::vector<UsageChunk> chunks;
    Statement select(database,
                     "SELECT series, part, bytes FROM usage_chunks WHERE content = ? ORDER BY series, part");
    select.bind(1, content);
    while (select.step()) {
        chunks.push_back(
            {static_cast<int>(select.integer(0)), static_cast<int>(select.integer(1)), select.blob(2)});
    }
    return chunks;
}
} // namespace

void writeContents(Database &database, const UsageShelf &usage, const PriceShelf &prices)
{
    for (const auto &[content, dataset] : usage) {
        if (dataset && !has(database, "SELECT 1 FROM usage_heads WHERE content = ?", content))
            writeDataset(database, content, *dataset);
    }
    for (const auto &[content, book] : prices) {
        if (!book || has(database, "SELECT 1 FROM price_contents WHERE content = ?", content))
            continue;
        Statement insert(database, "INSERT INTO price_contents (content, book) VALUES (?, ?)");
        insert.bind(1, content);
        insert.bind(2, priceBookJson(*book));
        insert.step();
    }
}

Result<UsageShelf> readUsage(Database &database, const QString &path)
{
    UsageShelf shelf;
    Statement select(database, "SELECT content, head FROM usage_heads ORDER BY content");
    while (select.step()) {
        const QString content = select.text(0);
        const auto dataset = unpacked(select.blob(1), chunksOf(database, content));
        if (database.isOk() && (!dataset || contentName(*dataset) != content)) {
            return Refusal{Words::tr("The measured history %2 in “%1” is damaged; take an older copy of the "
                                     "plan, or a backup.")
                               .arg(path, content.left(12))};
        }
        shelf.emplace(content, dataset);
    }
    return shelf;
}

Result<PriceShelf> readPrices(Database &database, const QString &path)
{
    PriceShelf shelf;
    Statement select(database, "SELECT content, book FROM price_contents ORDER BY content");
    while (select.step()) {
        const QString content = select.text(0);
        const Result<PriceBook> book = readPriceBookJson(select.blob(1));
        if (!book || priceBookContentName(*book) != content) {
            return Refusal{Words::tr("The price book %2 in “%1” is damaged; take an older copy of the plan, "
                                     "or a backup.")
                               .arg(path, content.left(12))};
        }
        shelf.emplace(content, std::make_shared<const PriceBook>(*book));
    }
    return shelf;
}

} // namespace portolan

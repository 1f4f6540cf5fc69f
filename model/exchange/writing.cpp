#include "model/exchange/format.h"
#include "model/exchange/planjson.h"
#include "model/exchange/tables.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Exchange)
};

std::vector<WriteFormat> allFormats()
{
    std::vector<WriteFormat> formats{{QStringLiteral("plan-json"), Words::tr("Plan as JSON"),
                                      QStringLiteral("json"),
                                      [](const Plan &plan) -> Result<QByteArray> { return planJson(plan); }}};
    for (const QString &table : tableNames())
        formats.push_back({table + QStringLiteral("-csv"), Words::tr("Table %1 as CSV").arg(table),
                           QStringLiteral("csv"),
                           [table](const Plan &plan) { return tableCsv(plan, table); }});
    return formats;
}

const WriteFormat *formatFor(const QString &path, const QString &key)
{
    const QFileInfo file(path);
    const QString suffix = file.suffix().toLower();
    for (const WriteFormat &format : writeFormats()) {
        const bool isNamed =
            format.suffix == suffix &&
            (suffix == u"json" || format.key == file.completeBaseName() + QStringLiteral("-csv"));
        if (key.isEmpty() ? isNamed : format.key == key)
            return &format;
    }
    return nullptr;
}
} // namespace

const std::vector<WriteFormat> &writeFormats()
{
    static const std::vector<WriteFormat> formats = allFormats();
    return formats;
}

Result<Done> exportPlan(const Plan &plan, const QString &path, const QString &key)
{
    const WriteFormat *format = formatFor(path, key);
    if (!format) {
        QStringList keys;
        for (const WriteFormat &known : writeFormats())
            keys.append(known.key);
        return Refusal{
            Words::tr("%1: it is not clear in which format to write this. Call the file plan.json or like a "
                      "table (nodes.csv), or name one of: %2.")
                .arg(path, keys.join(QStringLiteral(", ")))};
    }
    const Result<QByteArray> content = format->content(plan);
    if (!content)
        return Refusal{content.error()};
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(*content) != content->size() || !file.commit())
        return Refusal{Words::tr("%1: the file cannot be written (%2). Choose another folder, or make room.")
                           .arg(path, file.errorString())};
    return Done{};
}

} // namespace portolan

#include "model/exchange/format.h"
#include "model/exchange/nodelist.h"
#include "model/exchange/nvidiasmi.h"
#include "model/exchange/pricebookfile.h"
#include "model/exchange/textform.h"
#include "model/units/decimal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <map>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Exchange)
};

constexpr qint64 headBytes = 64 * 1024;

/// A file with the sign that told its format.
struct Recognised
{
    const ReadFormat *format = nullptr;
    QString sign;
};

QString formatTitles()
{
    QStringList titles;
    for (const ReadFormat &format : readFormats())
        titles.append(format.title);
    return titles.join(QStringLiteral(", "));
}

QString formatKeys()
{
    QStringList keys;
    for (const ReadFormat &format : readFormats())
        keys.append(format.key);
    return keys.join(QStringLiteral(", "));
}

/// The files, and those in folders and one level below in order of name. Hidden ones are left out.
Result<QStringList> filesOf(const QStringList &paths)
{
    QStringList files;
    const auto addFolder = [&files](const QString &folder) {
        for (const QString &name : QDir(folder).entryList(QDir::Files, QDir::Name))
            files.append(QDir(folder).filePath(name));
    };
    for (const QString &path : paths) {
        const QFileInfo file(path);
        if (!file.exists())
            return Refusal{Words::tr("%1: there is no such file or folder. Check the name.").arg(path)};
        if (!file.isDir()) {
            files.append(path);
            continue;
        }
        addFolder(path);
        for (const QString &name : QDir(path).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            addFolder(QDir(path).filePath(name));
    }
    files.removeDuplicates();
    if (files.isEmpty())
        return Refusal{Words::tr("%1: the folder has no files. Choose another one.").arg(paths.value(0))};
    return files;
}

Result<Recognised> recognised(const QString &path, const ImportOptions &options)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Refusal{Words::tr("%1: the file cannot be read (%2). Check that you may read it.")
                           .arg(path, file.errorString())};
    const QByteArray head = file.read(headBytes);
    if (head.trimmed().isEmpty())
        return Refusal{Words::tr("%1: the file is empty. Choose another one, or export it again.").arg(path)};
    for (const ReadFormat &format : readFormats()) {
        if (!options.format.isEmpty() && format.key == options.format)
            return Recognised{&format, Words::tr("stated by the user")};
        const QString sign = options.format.isEmpty() ? format.recognise(path, head) : QString();
        if (!sign.isEmpty())
            return Recognised{&format, sign};
    }
    if (const auto refusal = notText(QByteArrayView(head).first(std::min<qsizetype>(head.size(), 1024))))
        return Refusal{Words::tr("%1: %2").arg(path, refusal->sentence)};
    return Refusal{
        Words::tr("%1: the content is of no known format. Known are: %2. If it is one of these, look at its "
                  "first line; it should name the columns.")
            .arg(path, formatTitles())};
}

using Signs = std::map<QString, Recognised>;

Result<Signs> recognisedAll(const QStringList &files, const ImportOptions &options)
{
    const auto &formats = readFormats();
    if (!options.format.isEmpty() &&
        std::none_of(formats.begin(), formats.end(),
                     [&](const ReadFormat &format) { return format.key == options.format; }))
        return Refusal{
            Words::tr("There is no format \"%1\". Known are: %2.").arg(options.format, formatKeys())};
    Signs signs;
    for (const QString &path : files) {
        const Result<Recognised> sign = recognised(path, options);
        if (!sign)
            return Refusal{sign.error()};
        signs[path] = *sign;
    }
    return signs;
}

std::int64_t bytesOf(const QStringList &paths)
{
    std::int64_t bytes = 0;
    for (const QString &path : paths)
        bytes += QFileInfo(path).size();
    return bytes;
}
} // namespace

const std::vector<ReadFormat> &readFormats()
{
    static const std::vector<ReadFormat> formats{nvidiaSmiFormat(), nodeListFormat(), priceBookFormat()};
    return formats;
}

Result<Imported> importFiles(const QStringList &paths, const ImportOptions &options, std::stop_token stop)
{
    const Result<QStringList> files = filesOf(paths);
    if (!files)
        return Refusal{files.error()};
    const Result<Signs> signs = recognisedAll(*files, options);
    if (!signs)
        return Refusal{signs.error()};
    Imported result;
    const std::int64_t total = bytesOf(*files);
    std::int64_t before = 0;
    for (const ReadFormat &format : readFormats()) {
        QStringList own;
        for (const QString &path : *files) {
            if (signs->at(path).format == &format)
                own.append(path);
        }
        if (own.isEmpty())
            continue;
        const std::int64_t bytes = bytesOf(own);
        ImportOptions ofBatch = options;
        ofBatch.progress = [&](std::int64_t done, std::int64_t of) {
            if (options.progress)
                options.progress(before + (of > 0 ? scaledHalfEven(bytes, done, of) : 0), total);
        };
        if (const auto read = format.read(own, ofBatch, result, stop); !read)
            return Refusal{read.error()};
        before += bytes;
    }
    if (stop.stop_requested())
        return Refusal{Words::tr("Stopped. Nothing was imported.")};
    for (FileReport &report : result.files) {
        report.format = signs->at(report.file).format->key;
        report.recognisedBy = signs->at(report.file).sign;
    }
    std::stable_sort(result.files.begin(), result.files.end(), [&](const FileReport &a, const FileReport &b) {
        return files->indexOf(a.file) < files->indexOf(b.file);
    });
    return result;
}

} // namespace portolan

#include "model/exchange/hostname.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace portolan {

namespace {
QString withoutExtensions(QString name)
{
    static const QRegularExpression extension(QStringLiteral("\\.(csv|log|txt|tsv)(\\.[0-9]+)?$"),
                                              QRegularExpression::CaseInsensitiveOption);
    for (qsizetype before = -1; before != name.size();) {
        before = name.size();
        name.remove(extension);
    }
    return name;
}

/// Takes words and dates off both ends until nothing changes.
QString bare(QString name)
{
    // A host may well be called gpu-01, so a single word comes off the end only.
    static const QString tool =
        QStringLiteral("nvidia[-_ ]?smi|nvsmi|gpus?[-_ ](usage|util|metrics?|stats?|logs?)");
    static const QString date =
        QStringLiteral("[0-9]{4}[-_]?[0-9]{2}[-_]?[0-9]{2}([-_T][0-9]{2}[-_]?[0-9]{2}([-_]?[0-9]{2})?)?");
    static const QString subject =
        QStringLiteral("gpus?|usage|utili[sz]ation|util|metrics?|stats?|query|logs?");
    static const QRegularExpression front(
        QStringLiteral("^[-_. ]*(%1|%2)(?=[-_. ]|$)[-_. ]*").arg(tool, date),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression back(
        QStringLiteral("(^|[-_. ]+)(%1|%2|%3)[-_. ]*$").arg(tool, date, subject),
        QRegularExpression::CaseInsensitiveOption);
    for (qsizetype before = -1; before != name.size();) {
        before = name.size();
        name.remove(back);
        name.remove(front);
    }
    return name;
}
} // namespace

QString hostFromPath(const QString &path)
{
    const QFileInfo file(path);
    const QString own = bare(withoutExtensions(file.fileName()));
    if (!own.isEmpty())
        return own;
    const QString folder = QFileInfo(file.absolutePath()).fileName();
    const QString ofFolder = bare(folder);
    if (!ofFolder.isEmpty())
        return ofFolder;
    return folder.isEmpty() ? withoutExtensions(file.fileName()) : folder;
}

} // namespace portolan

#pragma once

#include "model/exchange/format.h"

#include <QFile>
#include <QTemporaryDir>

namespace portolan {

/// A folder of files that a test writes and imports.
class ImportFolder
{
public:
    QString write(const QString &name, const QByteArray &content)
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

inline ImportOptions inZone(const char *name)
{
    ImportOptions options;
    options.zone = Zone::fromText(QString::fromLatin1(name));
    return options;
}

/// "line column: reason" a line for each refused row.
inline QString refusedText(const FileReport &report)
{
    QString text;
    for (const RefusedRow &row : report.refused)
        text += QStringLiteral("%1 %2: %3\n").arg(row.line).arg(row.column, row.reason);
    return text;
}

} // namespace portolan

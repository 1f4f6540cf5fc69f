// The reader of plan files. An input that begins as SQLite files do is a file; any other is a list of changes
// to a whole plan file, four bytes each: three for the place, one for the value. So the file under test
// follows the program's own tables, whatever they are.

#include "model/storage/planfile.h"
#include "tests/support/fullplan.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdint>

using namespace portolan;

namespace {
const QTemporaryDir &folder()
{
    static const QTemporaryDir dir;
    return dir;
}

QByteArray wholeFile()
{
    const QString path = folder().filePath(QStringLiteral("whole.portolan"));
    {
        const auto made = PlanFile::create(path, fullContents());
        if (!made)
            qFatal("%s", qPrintable(made.error()));
    }
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray changed(QByteArray file, const QByteArray &input)
{
    const auto *bytes = reinterpret_cast<const unsigned char *>(input.constData());
    for (qsizetype i = 0; i + 4 <= input.size(); i += 4) {
        const qsizetype place = (bytes[i] << 16 | bytes[i + 1] << 8 | bytes[i + 2]) % file.size();
        file[place] = static_cast<char>(bytes[i + 3]);
    }
    return file;
}
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    static const QByteArray whole = wholeFile();
    const QByteArray input(reinterpret_cast<const char *>(bytes), static_cast<qsizetype>(size));
    const QString path = folder().filePath(QStringLiteral("input.portolan"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate))
        qFatal("The temporary folder cannot be written.");
    file.write(input.startsWith("SQLite") ? input : changed(whole, input));
    file.close();
    if (const auto opened = PlanFile::open(path, OpenMode::ReadOnly)) {
        // Whatever was read must be fit to be used again: a plan can be made of it.
        if (const auto contents = (*opened)->read(); contents && contents->plan->settings.size() != 1)
            qFatal("A plan without its settings was read.");
        (void)(*opened)->audit();
    }
    return 0;
}

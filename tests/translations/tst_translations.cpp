#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {
struct Entry
{
    QString context, source, type;
    QStringList translations;
};

QList<Entry> entriesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Entry> entries;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QStringLiteral("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QStringLiteral("message")) {
            entries.append({context, {}, {}, {}});
        } else if (xml.name() == QStringLiteral("source")) {
            entries.last().source = xml.readElementText();
        } else if (xml.name() == QStringLiteral("translation")) {
            entries.last().type = xml.attributes().value(QStringLiteral("type")).toString();
            QString text;
            while (!(xml.readNext() == QXmlStreamReader::EndElement &&
                     xml.name() == QStringLiteral("translation")) &&
                   !xml.atEnd()) {
                if (xml.tokenType() == QXmlStreamReader::StartElement)
                    entries.last().translations.append(xml.readElementText());
                else if (xml.tokenType() == QXmlStreamReader::Characters)
                    text += xml.text();
            }
            if (entries.last().translations.isEmpty())
                entries.last().translations.append(text);
        }
    }
    return entries;
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("%\\d"));
    QStringList found;
    auto matches = form.globalMatch(text);
    while (matches.hasNext())
        found.append(matches.next().captured());
    found.sort();
    return found;
}

/// What is wrong with an entry, or nothing.
QString complaint(const Entry &entry)
{
    if (!entry.type.isEmpty())
        return entry.type;
    for (const QString &translation : entry.translations) {
        if (translation.trimmed().isEmpty())
            return QStringLiteral("empty");
        if (placeholders(translation) != placeholders(entry.source))
            return QStringLiteral("other placeholders");
    }
    return {};
}

QString pathOf(const QString &language)
{
    return QStringLiteral(PORTOLAN_SOURCE_DIR "/translations/portolan_%1.ts").arg(language);
}
} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void everyEntryIsFinished_data();
    void everyEntryIsFinished();
    void unfinishedAndWrongEntriesAreFound();
    void everyTextOfTheSourcesIsThere();
};

void TestTranslations::everyEntryIsFinished_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("least");
    QTest::newRow("Chinese") << "zh" << 1000;
    QTest::newRow("English plurals") << "en" << 10;
}

void TestTranslations::everyEntryIsFinished()
{
    QFETCH(QString, language);
    QFETCH(int, least);
    const QList<Entry> entries = entriesOf(pathOf(language));
    QVERIFY2(entries.size() >= least, "the translation file is missing or cut short");
    QStringList wrong;
    for (const Entry &entry : entries) {
        if (const QString what = complaint(entry); !what.isEmpty())
            wrong.append(entry.context + QStringLiteral(": ") + entry.source + QStringLiteral(" – ") + what);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::unfinishedAndWrongEntriesAreFound()
{
    QVERIFY(complaint({{}, QStringLiteral("Add"), {}, {QStringLiteral("添加")}}).isEmpty());
    QVERIFY(!complaint({{}, QStringLiteral("Add"), QStringLiteral("unfinished"), {QString()}}).isEmpty());
    QVERIFY(!complaint({{}, QStringLiteral("Add"), {}, {QStringLiteral(" ")}}).isEmpty());
    QVERIFY(!complaint({{}, QStringLiteral("%1 of %2"), {}, {QStringLiteral("%1")}}).isEmpty());
}

void TestTranslations::everyTextOfTheSourcesIsThere()
{
    QString lupdate = QStringLiteral("/usr/lib/qt6/bin/lupdate");
    if (!QFile::exists(lupdate))
        lupdate = QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate");
    if (!QFile::exists(lupdate))
        QSKIP("lupdate is not installed, so new texts cannot be looked for");
    QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("zh.ts"));
    QVERIFY(QFile::copy(pathOf(QStringLiteral("zh")), copy));
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(PORTOLAN_SOURCE_DIR));
    process.start(lupdate, {"-silent", "-locations", "none", "-no-obsolete", "-source-language", "en", "-I",
                            ".", "-target-language", "zh_CN", "model", "views", "app", "-ts", copy});
    QVERIFY(process.waitForFinished(120'000));
    QStringList missing;
    for (const Entry &entry : entriesOf(copy)) {
        if (entry.type == QStringLiteral("unfinished"))
            missing.append(entry.context + QStringLiteral(": ") + entry.source);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"

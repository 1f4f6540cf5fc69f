#include "tests/support/syntheticforecast.h"
#include "views/report/report.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace portolan;

namespace {
const QLocale english(QLocale::English, QLocale::UnitedKingdom);
const QLocale chinese(QLocale::Chinese, QLocale::China);

/// Stands for the Chinese translation: headings with the characters that a wrong font turns into radicals.
class RadicalTrap : public QTranslator
{
public:
    QString translate(const char *context, const char *text, const char *, int) const override
    {
        const bool isHeading = QByteArray(context) == "Report" && QByteArray(text) == "Assumptions";
        return isHeading ? QStringLiteral("一小口人工大木水火土金石文方日月 假设") : QString();
    }
    bool isEmpty() const override { return false; }
};

QByteArray outputOf(const QString &tool, const QStringList &arguments)
{
    QProcess process;
    process.start(tool, arguments);
    process.waitForFinished();
    return process.readAllStandardOutput();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int pagesOf(const QString &path)
{
    for (const QByteArray &line : outputOf(QStringLiteral("pdfinfo"), {path}).split('\n')) {
        if (line.startsWith("Pages:"))
            return line.mid(6).trimmed().toInt();
    }
    return 0;
}
} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void textCanBeFound();
    void chineseIsCharactersAndNotRadicals();
    void fontsAreEmbedded();
    void sameForecastSameBytes();
    void pagesShowSomething();
    void scheduleIsDrawnAcrossALandscapePage();
    void longPlansTakeMorePages();
    void dateTitleAndOutlineComeFromThePlan();
    void emptyForecastIsRefused();
    void placeThatCannotBeWrittenIsRefused();

private:
    QString written(const Forecast &forecast, const QLocale &locale, const char *name)
    {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        const auto done = writeReport(forecast, {locale, QDate(2026, 2, 20)}, path);
        if (!done)
            qWarning("%s", qPrintable(done.error()));
        return path;
    }
    static QString textOf(const QString &path)
    {
        return QString::fromUtf8(
            outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")}));
    }

    QTemporaryDir m_folder;
};

void TestReport::init()
{
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("poppler-utils is not installed");
}

void TestReport::textCanBeFound()
{
    const QString text = textOf(written(*syntheticForecast(), english, "english.pdf"));
    for (const char *word :
         {"Harbour cluster", "Summary for management", "Break-even", "Defect detector", "Internet line",
          "Energy bill of January", "gpu.8x80", "20 Feb 2026", "Page 1 of"})
        QVERIFY2(text.contains(QString::fromLatin1(word)), word);
    QVERIFY(!text.contains(QStringLiteral("of 0")));
}

void TestReport::chineseIsCharactersAndNotRadicals()
{
    RadicalTrap translator;
    QCoreApplication::installTranslator(&translator);
    const QString text = textOf(written(*syntheticForecast(6), chinese, "chinese.pdf"));
    QCoreApplication::removeTranslator(&translator);
    QVERIFY(text.contains(QStringLiteral("一小口人工大木水火土金石文方日月 假设")));
    QVERIFY(text.contains(QStringLiteral("2026年2月20日")));
    for (const QChar character : text)
        QVERIFY2(character.unicode() < 0x2e80 || character.unicode() > 0x2fdf,
                 qPrintable(QString(character)));
}

void TestReport::fontsAreEmbedded()
{
    const QString path = written(*syntheticForecast(6), chinese, "fonts.pdf");
    const QList<QByteArray> lines = outputOf(QStringLiteral("pdffonts"), {path}).trimmed().split('\n');
    QVERIFY(lines.size() > 2);
    for (qsizetype i = 2; i < lines.size(); ++i) {
        const QList<QByteArray> words = lines[i].simplified().split(' ');
        // … emb sub uni object generation
        QVERIFY2(words.size() > 5 && words[words.size() - 5] == "yes", lines[i].constData());
        QVERIFY2(words[words.size() - 3] == "yes", lines[i].constData());
    }
}

void TestReport::sameForecastSameBytes()
{
    const QByteArray first = contentOf(written(*syntheticForecast(), english, "first.pdf"));
    const QByteArray second = contentOf(written(*syntheticForecast(), english, "second.pdf"));
    QVERIFY(first.size() > 10'000);
    QVERIFY(first == second);
}

void TestReport::pagesShowSomething()
{
    const QString path = written(*syntheticForecast(), english, "pages.pdf");
    outputOf(QStringLiteral("pdftoppm"), {QStringLiteral("-r"), QStringLiteral("40"), QStringLiteral("-png"),
                                          path, m_folder.filePath(QStringLiteral("page"))});
    const QStringList pictures = QDir(m_folder.path()).entryList({QStringLiteral("page*.png")});
    QCOMPARE(pictures.size(), pagesOf(path));
    for (const QString &name : pictures) {
        const QImage picture(m_folder.filePath(name));
        int inked = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                inked += qGray(picture.pixel(x, y)) < 200 ? 1 : 0;
        }
        QVERIFY2(inked > picture.width(), qPrintable(name));
    }
}

void TestReport::scheduleIsDrawnAcrossALandscapePage()
{
    const QString path = written(*syntheticForecast(), english, "schedule.pdf");
    const QByteArray sizes =
        outputOf(QStringLiteral("pdfinfo"), {QStringLiteral("-l"), QStringLiteral("9"), path});
    QVERIFY2(sizes.contains("842 x 595") || sizes.contains("841.89 x 595.28"), sizes.constData());
    for (const QString &page : textOf(path).split(u'\f')) {
        if (!page.contains(QStringLiteral("Prepare environment")))
            continue;
        // Every task of both waves, and a time axis with its year beside the date at the foot.
        QCOMPARE(page.count(QStringLiteral("Copy the rest")), 2);
        QVERIFY2(page.count(QStringLiteral("2026")) >= 2, qPrintable(page));
        return;
    }
    QFAIL("no page has the tasks");
}

void TestReport::longPlansTakeMorePages()
{
    const QString small = written(*syntheticForecast(), english, "small.pdf");
    const QString large = written(*syntheticForecast(120), english, "large.pdf");
    QVERIFY(pagesOf(small) >= 5);
    QVERIFY(pagesOf(large) > pagesOf(small) + 3);
    const QString text = textOf(large);
    QVERIFY(text.contains(QStringLiteral("Workload 120")));
    // The header of the table is on each of its pages.
    for (const QString &page : text.split(u'\f')) {
        if (page.contains(QStringLiteral("is much longer")))
            QVERIFY(page.contains(QStringLiteral("Because")));
    }
}

void TestReport::dateTitleAndOutlineComeFromThePlan()
{
    const QString path = written(*syntheticForecast(), english, "info.pdf");
    const QByteArray information = outputOf(QStringLiteral("pdfinfo"), {path});
    QVERIFY(information.contains("Harbour cluster"));
    QVERIFY2(information.contains("Feb 20 00:00:00 2026"), information.constData());
    QVERIFY(information.contains("A4"));
}

void TestReport::emptyForecastIsRefused()
{
    const QString path = m_folder.filePath(QStringLiteral("none.pdf"));
    const auto done = writeReport(Forecast(), {english, QDate(2026, 2, 20)}, path);
    QVERIFY(!done);
    QVERIFY(!done.error().isEmpty());
    QVERIFY(!QFile::exists(path));
}

void TestReport::placeThatCannotBeWrittenIsRefused()
{
    const QString path = m_folder.filePath(QStringLiteral("no/such/folder/report.pdf"));
    const auto done = writeReport(*syntheticForecast(), {english, QDate(2026, 2, 20)}, path);
    QVERIFY(!done);
    QVERIFY(done.error().contains(path));
}

QTEST_MAIN(TestReport)
#include "tst_report.moc"

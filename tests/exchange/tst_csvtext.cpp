#include "model/exchange/csvtext.h"
#include "model/exchange/textform.h"

#include <QTest>

using namespace portolan;

class TestCsvText : public QObject
{
    Q_OBJECT

private slots:
    void readsTables_data();
    void readsTables();
    void refuses_data();
    void refuses();
    void findsTheLinesOfRows();
    void readsFilesInOtherEncodings();
};

namespace {
QString tableText(const CsvText &table)
{
    QStringList rows;
    for (const CsvRow &row : table.rows)
        rows.append(row.cells.join(u'|'));
    return rows.join(u'/');
}

QByteArray utf16(const QString &text, QStringConverter::Encoding encoding, bool withMark)
{
    QStringEncoder encoder(encoding,
                           withMark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
    return encoder.encode(text);
}
} // namespace

void TestCsvText::readsTables_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const QString plain = QStringLiteral("host|gpus/a|8/b|4");
    QTest::newRow("comma") << QByteArray("host,gpus\na,8\nb,4\n") << plain;
    QTest::newRow("semicolon") << QByteArray("host;gpus\na;8\nb;4\n") << plain;
    QTest::newRow("tab") << QByteArray("host\tgpus\na\t8\nb\t4\n") << plain;
    QTest::newRow("pipe") << QByteArray("host|gpus\na|8\nb|4\n") << plain;
    QTest::newRow("no line end") << QByteArray("host,gpus\na,8\nb,4") << plain;
    QTest::newRow("CRLF") << QByteArray("host,gpus\r\na,8\r\nb,4\r\n") << plain;
    QTest::newRow("CR") << QByteArray("host,gpus\ra,8\rb,4\r") << plain;
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFhost,gpus\na,8\nb,4\n") << plain;
    QTest::newRow("stated separator") << QByteArray("sep=;\r\nhost;gpus\r\na;8\r\nb;4\r\n") << plain;
    QTest::newRow("spaces and blank lines") << QByteArray("host , gpus\n\n a , 8 \n ,\nb,4\n\n") << plain;
    QTest::newRow("quoted") << QByteArray("\"host\",\"gpus\"\n\"a\",\"8\"\nb,4\n") << plain;
    QTest::newRow("separator in quotes") << QByteArray("h;n\n\"a;b\";\"c,d\"\n") << "h|n/a;b|c,d";
    QTest::newRow("quotes in quotes") << QByteArray("h,n\n\"say \"\"hi\"\"\",x\n") << "h|n/say \"hi\"|x";
    QTest::newRow("line end in quotes") << QByteArray("h,n\r\n\"one\r\ntwo\",x\r\n") << "h|n/one\r\ntwo|x";
    QTest::newRow("header with more commas than semicolons")
        << QByteArray("\"a,b\";\"c,d\";e\n1;2;3\n") << "a,b|c,d|e/1|2|3";
    QTest::newRow("quote inside a cell") << QByteArray("h,n\n8\" disk,x\n") << "h|n/8\" disk|x";
    QTest::newRow("one column") << QByteArray("host\na\nb\n") << "host/a/b";
    QTest::newRow("empty cells") << QByteArray("h,n,m\n,,x\n") << "h|n|m/||x";
    QTest::newRow("Chinese") << QByteArray("主机名,备注\n甲,乙\n") << QStringLiteral("主机名|备注/甲|乙");
    const QString table = QStringLiteral("host,gpus\r\na,8\r\nb,4\r\n");
    QTest::newRow("UTF-16 little end first") << utf16(table, QStringConverter::Utf16LE, true) << plain;
    QTest::newRow("UTF-16 big end first") << utf16(table, QStringConverter::Utf16BE, true) << plain;
    QTest::newRow("UTF-16 without mark") << utf16(table, QStringConverter::Utf16LE, false) << plain;
    QTest::newRow("UTF-16 big end first without mark")
        << utf16(table, QStringConverter::Utf16BE, false) << plain;
}

void TestCsvText::readsTables()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const Result<CsvText> table = readCsv(bytes);
    QVERIFY2(table, qPrintable(table ? QString() : table.error()));
    QCOMPARE(tableText(*table), expected);
}

void TestCsvText::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("empty") << QByteArray() << "The file is empty";
    QTest::newRow("blank") << QByteArray(" \n\r\n\t") << "The file is empty";
    QTest::newRow("only a byte order mark") << QByteArray("\xEF\xBB\xBF") << "The file is empty";
    QTest::newRow("workbook") << QByteArray("PK\x03\x04rest") << "a workbook";
    QTest::newRow("gzip") << QByteArray("\x1F\x8B\x08rest") << "gunzip";
    QTest::newRow("PDF") << QByteArray("%PDF-1.7\n") << "This is a PDF";
    QTest::newRow("database") << QByteArray("SQLite format 3\0rest", 20) << "This is a database";
    QTest::newRow("zero byte at the front") << QByteArray("a\0\0\0b,c\n", 8) << "binary content";
    QTest::newRow("zero byte later") << QByteArray("a,b\n").repeated(500) + QByteArray("x\0y", 3)
                                     << "Line 501 has binary content";
    QTest::newRow("not UTF-8") << QByteArray("a,b\nc,d\ne,\xB0\n") << "Line 3 is neither UTF-8";
    QTest::newRow("half a character of UTF-16") << QByteArray("\xFF\xFE\x61\0\x62", 5) << "neither UTF-8";
    QTest::newRow("quote not closed") << QByteArray("a,b\nc,d\n\"e,f\ng,h\n") << "quotation mark in line 3";
    QTest::newRow("huge cell") << "a,b\nc," + QByteArray(70'000, 'x') + "\n"
                               << "A cell in line 2";
    QTest::newRow("huge quoted cell") << "a,b\nc,\"" + QByteArray(70'000, '\n') + "\"\n"
                                      << "A cell in line 2";
}

void TestCsvText::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, sentence);
    const Result<CsvText> table = readCsv(bytes);
    QVERIFY(!table);
    QVERIFY2(table.error().contains(sentence), qPrintable(table.error()));
}

void TestCsvText::findsTheLinesOfRows()
{
    const Result<CsvText> table = readCsv(QByteArray("a,b\r\n\r\n\"x\r\ny\",1\r\nz,2\r\n"));
    QVERIFY(table);
    QCOMPARE(table->rows.at(1).line, std::int64_t{3});
    QCOMPARE(table->rows.at(2).line, std::int64_t{5});
}

void TestCsvText::readsFilesInOtherEncodings()
{
    const QString folder = QStringLiteral(PORTOLAN_SHARED_DIR "/samples/tool-output/encodings/");
    const auto quoted = wholeFile(folder + QStringLiteral("embedded_newline_quoted_SYNTHETIC.csv"));
    if (!quoted)
        QSKIP("samples of other tools are not here");
    const auto table = readCsv(*quoted);
    QVERIFY(table);
    QCOMPARE(tableText(*table), QStringLiteral("host|comment|gpus/node01|line one\nline two, with comma|8/"
                                               "node02|say \"hi\"|4"));
    const auto ansi = wholeFile(folder + QStringLiteral("semicolon_decimal_comma_cp1252_SYNTHETIC.csv"));
    QVERIFY(ansi);
    const auto refused = readCsv(*ansi);
    QVERIFY(!refused);
    QVERIFY2(refused.error().contains(QStringLiteral("Line 1 is neither")), qPrintable(refused.error()));
}

QTEST_APPLESS_MAIN(TestCsvText)
#include "tst_csvtext.moc"

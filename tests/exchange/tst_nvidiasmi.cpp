#include "model/exchange/nvidiasmi.h"

#include "model/exchange/hostname.h"
#include "tests/exchange/importing.h"

#include <QTest>

using namespace portolan;

class TestNvidiaSmi : public QObject
{
    Q_OBJECT

private slots:
    void readsColumnsInAnyForm_data();
    void readsColumnsInAnyForm();
    void refusesFiles_data();
    void refusesFiles();
    void refusesRowsAndTakesTheRest_data();
    void refusesRowsAndTakesTheRest();
    void missingValuesAreCountedAndNeverZero();
    void saysWhereThereIsNoUtilization();
    void readsAFileWithoutHeader();
    void headersMayComeAgainAndChange();
    void repeatedHoursAreTakenInOrder();
    void skippedTimesAreNamed();
    void joinsTheFilesOfAHost();
    void namesTheCardsOfAHost();
    void aCardThatWasReplacedDoesNotStandTwice();
    void longFilesAreReadInPieces();
    void linesThatAreTooLongAreRefused();
    void stops();
    void findsTheHost_data();
    void findsTheHost();
    void readsRealCaptures();
    void readsOtherEncodings();
};

namespace {
Result<Imported> imported(const QByteArray &content, const ImportOptions &options = inZone("UTC"))
{
    ImportFolder folder;
    return importFiles({folder.write(QStringLiteral("node01.csv"), content)}, options, {});
}

/// "node01/0 uuid model: 97.00x2 ~ 12.50x1" with the mean and the number of samples of each hour that has
/// any.
QString seriesText(const UsageDataset &dataset)
{
    QString text;
    for (const UsageSeries &series : dataset.series) {
        text += QStringLiteral("%1/%2 %3:").arg(series.host).arg(series.index).arg(series.uuid);
        for (std::size_t at = 0; at < series.hours.size(); ++at) {
            const HourRollup &hour = series.hours[at];
            if (hour.samples == 0)
                continue;
            const Moment begin{(series.firstHour + static_cast<std::int64_t>(at)) * 3600};
            text += QStringLiteral(" %1=%2x%3")
                        .arg(begin.toUtc().toString(u"MMddHH"))
                        .arg(hour.sum / 100.0 / hour.samples, 0, 'f', 2)
                        .arg(hour.samples);
        }
        text += u'\n';
    }
    return text;
}

const QByteArray header = "timestamp, index, uuid, name, utilization.gpu [%], memory.total [MiB]\n";

QByteArray row(const QByteArray &time, int index, const QByteArray &utilization)
{
    return time + ", " + QByteArray::number(index) + ", GPU-" + QByteArray::number(index) +
           ", NVIDIA H100 80GB HBM3, " + utilization + ", 81559 MiB\n";
}
} // namespace

void TestNvidiaSmi::readsColumnsInAnyForm_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("expected");
    const QString both = QStringLiteral("node01/0 a: 071409=50.00x2\nnode01/1 b: 071409=7.00x1\n");
    QTest::newRow("as written") << QByteArray("timestamp, index, uuid, utilization.gpu [%]\n"
                                              "2026/07/14 09:00:00.000, 0, a, 97 %\n"
                                              "2026/07/14 09:00:00.010, 1, b, 7 %\n"
                                              "2026/07/14 09:01:00.000, 0, a, 3 %\n")
                                << both;
    QTest::newRow("other order, no units") << QByteArray("utilization.gpu, uuid, timestamp, index\n"
                                                         "97, a, 2026/07/14 09:00:00.000, 0\n"
                                                         "7, b, 2026/07/14 09:00:00.010, 1\n"
                                                         "3, a, 2026/07/14 09:01:00.000, 0\n")
                                           << both;
    QTest::newRow("through a spreadsheet")
        << QByteArray("\"timestamp\";\"index\";\"uuid\";\"utilization.gpu [%]\"\r\n"
                      "2026-07-14 09:00:00;0;a;97,0 %\r\n"
                      "2026-07-14 09:00:00;1;\"b\";7 %\r\n"
                      "2026-07-14 09:01;0;a;3 %\r\n")
        << both;
    QTest::newRow("no uuid")
        << QByteArray("timestamp, index, utilization.gpu [%]\n2026/07/14 09:00:00.000, 3, 50 %\n")
        << "node01/3 : 071409=50.00x1\n";
    QTest::newRow("no index")
        << QByteArray("timestamp, uuid, utilization.gpu [%]\n2026/07/14 09:00:00.000, x, 50 %\n"
                      "2026/07/14 09:00:00.000, y, 51.25 %\n")
        << "node01/0 x: 071409=50.00x1\nnode01/1 y: 071409=51.25x1\n";
    QTest::newRow("only bus") << QByteArray("timestamp, pci.bus_id, utilization.gpu\n"
                                            "2026/07/14 09:00:00.000, 00000000:3B:00.0, 50 %\n")
                              << "node01/0 00000000:3B:00.0: 071409=50.00x1\n";
    QTest::newRow("offset in the time") << QByteArray("timestamp, index, utilization.gpu\n"
                                                      "2026-07-14T09:00:00+08:00, 0, 50 %\n")
                                        << "node01/0 : 071401=50.00x1\n";
    QTest::newRow("blank lines and mark")
        << QByteArray("\xEF\xBB\xBF\n\ntimestamp, index, utilization.gpu\n\n"
                      "2026/07/14 09:00:00.000, 0, 50 %\n\n")
        << "node01/0 : 071409=50.00x1\n";
}

void TestNvidiaSmi::readsColumnsInAnyForm()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, expected);
    const auto result = imported(content);
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    QVERIFY(result->usage);
    QCOMPARE(seriesText(*result->usage), expected);
    QCOMPARE(result->files.front().rowsRefused, std::int64_t{0});
    QCOMPARE(result->files.front().format, QStringLiteral("nvidia-smi"));
}

void TestNvidiaSmi::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("withZone");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no zone") << header + row("2026/07/14 09:00:44.579", 0, "97 %") << false
                             << "Line 2: the times in this";
    QTest::newRow("no utilization")
        << QByteArray("timestamp, index, memory.used [MiB]\n2026/07/14 09:00:44.579, 0, 3 MiB\n") << true
        << "no column utilization.gpu";
    QTest::newRow("no time") << QByteArray("index, uuid, utilization.gpu [%]\n0, a, 97 %\n") << true
                             << "no column timestamp";
    QTest::newRow("no card") << QByteArray("timestamp, utilization.gpu [%]\n2026/07/14 09:00:44.579, 97 %\n")
                             << true << "neither a column uuid nor index";
    QTest::newRow("wrong unit")
        << QByteArray("timestamp, index, utilization.gpu [W]\n2026/07/14 09:00:44.579, 0, 97 W\n") << true
        << "utilization.gpu is in [W]";
    QTest::newRow("no header") << row("2026/07/14 09:00:44.579", 0, "97 %") << true
                               << "Line 1: the log has no header row";
    QTest::newRow("only a header") << header << true << "nothing below it";
    QTest::newRow("no usable row") << header + row("yesterday", 0, "97 %") << true
                                   << "Line 2: The time is not one";
    QTest::newRow("binary") << header.left(20) + QByteArray(4, '\0') + header.mid(20) << true
                            << "binary content";
    QTest::newRow("empty") << QByteArray() << true << "file is empty";
    QTest::newRow("another text") << QByteArray("Dear all,\nplease find enclosed\n") << true
                                  << "no known format";
}

void TestNvidiaSmi::refusesFiles()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, withZone);
    QFETCH(QString, sentence);
    const auto result = imported(content, withZone ? inZone("UTC") : ImportOptions());
    QVERIFY(!result);
    QVERIFY2(result.error().contains(sentence), qPrintable(result.error()));
    QVERIFY2(result.error().contains(QStringLiteral("node01.csv")), qPrintable(result.error()));
}

void TestNvidiaSmi::refusesRowsAndTakesTheRest_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("refused");
    // Zero bytes near the front would make the whole file binary.
    const QByteArray good =
        header.chopped(1) + QByteArray(1100, ' ') + "\n" + row("2026/07/14 09:00:00.000", 0, "50 %");
    const QByteArray tail = row("2026/07/14 09:01:00.000", 0, "50 %");
    const QString cells =
        QStringLiteral("3 : The row has another number of cells than the header row, which has 6.\n");
    QTest::newRow("error text")
        << good + "Unable to determine the device handle for GPU 0000:3B:00.0: Unknown Error\n" + tail
        << cells;
    QTest::newRow("too many cells") << good + "2026/07/14 09:00:30.000, 0, GPU-0, A, B, 5 %, 81559 MiB\n" +
                                           tail
                                    << cells;
    QTest::newRow("other time") << good + row("14.07.2026 09:00", 0, "5 %") + tail
                                << "3 timestamp: The time is not one like 2026/07/14 09:00:44.579.\n";
    QTest::newRow("clock of 1970")
        << good + row("1970/01/01 00:00:10.000", 0, "5 %") + tail
        << "3 timestamp: The time is before 2000 or after 2099: the clock of the host was "
           "wrong.\n";
    QTest::newRow("above 100") << good + row("2026/07/14 09:00:30.000", 0, "101 %") + tail
                               << "3 utilization.gpu: The utilization is not within 0 to 100 %.\n";
    QTest::newRow("negative") << good + row("2026/07/14 09:00:30.000", 0, "-1 %") + tail
                              << "3 utilization.gpu: The utilization is not within 0 to 100 %.\n";
    QTest::newRow("wrong unit")
        << good + row("2026/07/14 09:00:30.000", 0, "97 W") + tail
        << "3 utilization.gpu: The utilization is neither a per cent value like 97 % nor marked "
           "as missing.\n";
    QTest::newRow("blank of DCGM") << good + row("2026/07/14 09:00:30.000", 0, "9223372036854775794") + tail
                                   << "3 utilization.gpu: The utilization is not within 0 to 100 %.\n";
    QTest::newRow("index of words")
        << good + "2026/07/14 09:00:30.000, first, [N/A], A, 5 %, 81559 MiB\n" + tail
        << "3 uuid: The row names no accelerator: neither a uuid nor an index from 0 to "
           "1023.\n";
    QTest::newRow("zero bytes")
        << good + QByteArray(30, '\0') + "\n" + tail
        << "3 : The row has binary content; the disk or the host may have failed while it was "
           "written.\n";
    QTest::newRow("cut off") << good + tail + "2026/07/14 09:02:00.0"
                             << "4 : The row has another number of cells than the header row, which has 6.\n";
    QTest::newRow("cut off in the last cell")
        << good + tail + row("2026/07/14 09:02:00.000", 0, "5 %").chopped(8)
        << "4 : The last line has no end, so its last value may be cut off.\n";
}

void TestNvidiaSmi::refusesRowsAndTakesTheRest()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, refused);
    const auto result = imported(content);
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    const FileReport &report = result->files.front();
    QCOMPARE(refusedText(report), refused);
    QCOMPARE(report.rowsAccepted, std::int64_t{2});
    QCOMPARE(report.rowsRead, std::int64_t{3});
    QCOMPARE(report.rowsRefused, std::int64_t{1});
    QCOMPARE(seriesText(*result->usage), QStringLiteral("node01/0 GPU-0: 071409=50.00x2\n"));
}

void TestNvidiaSmi::missingValuesAreCountedAndNeverZero()
{
    QByteArray content = header + row("2026/07/14 09:00:00.000", 0, "50 %");
    int minute = 1;
    const QByteArrayList words{"[N/A]",
                               "[Not Supported]",
                               "[Unknown Error]",
                               "N/A",
                               "ERR!",
                               "[GPU is lost]",
                               "",
                               "-",
                               "[Requested functionality has been deprecated]"};
    for (const QByteArray &word : words)
        content += row("2026/07/14 09:0" + QByteArray::number(minute++) + ":00.000", 0, word);
    const auto result = imported(content);
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    const FileReport &report = result->files.front();
    QCOMPARE(report.valuesMissing, std::int64_t{words.size()});
    QCOMPARE(report.rowsAccepted, std::int64_t{words.size() + 1});
    QCOMPARE(seriesText(*result->usage), QStringLiteral("node01/0 GPU-0: 071409=50.00x1\n"));
    QVERIFY2(report.notes.join(u'\n').contains(QStringLiteral("1 × [Not Supported]")),
             qPrintable(report.notes.join(u'\n')));
}

void TestNvidiaSmi::saysWhereThereIsNoUtilization()
{
    const auto result = imported(header + row("2026/07/14 09:00:00.000", 0, "[N/A]") +
                                 row("2026/07/14 09:01:00.000", 0, "[N/A]"));
    QVERIFY(result);
    QVERIFY(!result->usage);
    QCOMPARE(result->measuredNodes.size(), std::size_t{1});
    QVERIFY(result->files.front().notes.join(u'\n').contains(QStringLiteral("no utilization data")));
}

void TestNvidiaSmi::readsAFileWithoutHeader()
{
    const QByteArray content = "2026/07/14 09:00:00.000, 0, 50\n2026/07/14 09:01:00.000, 0, 52\n";
    ImportOptions options = inZone("UTC");
    options.columns = {QStringLiteral("timestamp"), QStringLiteral("index"),
                       QStringLiteral("utilization.gpu [%]")};
    const auto result = imported(content, options);
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    QCOMPARE(seriesText(*result->usage), QStringLiteral("node01/0 : 071409=51.00x2\n"));
    options.columns.removeLast();
    const auto refused = imported(content, options);
    QVERIFY(!refused);
    QVERIFY(refused.error().contains(QStringLiteral("no column utilization.gpu")));
}

void TestNvidiaSmi::headersMayComeAgainAndChange()
{
    const auto result = imported("timestamp, index, utilization.gpu [%]\n2026/07/14 09:00:00.000, 0, 50 %\n"
                                 "timestamp, index, utilization.gpu [%]\n2026/07/14 10:00:00.000, 0, 60 %\n"
                                 "timestamp, utilization.gpu [%], power.draw [W], index\n"
                                 "2026/07/14 11:00:00.000, 70 %, 631.95 W, 0\n"
                                 "timestamp, index, power.draw [W]\n2026/07/14 12:00:00.000, 0, 631.95 W\n");
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    QCOMPARE(seriesText(*result->usage),
             QStringLiteral("node01/0 : 071409=50.00x1 071410=60.00x1 071411=70.00x1\n"));
    QCOMPARE(result->files.front().rowsRefused, std::int64_t{1});
    QCOMPARE(result->files.front().rowsRead, std::int64_t{4});
}

void TestNvidiaSmi::repeatedHoursAreTakenInOrder()
{
    QByteArray content = header;
    for (const char *time : {"02:00", "02:30", "02:59", "02:00", "02:30", "02:59", "03:00"}) {
        content += row("2026/10/25 " + QByteArray(time) + ":00.000", 0, "50 %");
        content += row("2026/10/25 " + QByteArray(time) + ":00.020", 1, "60 %");
    }
    const auto result = imported(content, inZone("Europe/Berlin"));
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    QCOMPARE(seriesText(*result->usage),
             QStringLiteral("node01/0 GPU-0: 102500=50.00x3 102501=50.00x3 102502=50.00x1\n"
                            "node01/1 GPU-1: 102500=60.00x3 102501=60.00x3 102502=60.00x1\n"));
    QVERIFY(result->files.front().notes.join(u'\n').contains(QStringLiteral("12 rows fall into an hour")));
}

void TestNvidiaSmi::skippedTimesAreNamed()
{
    const auto result =
        imported(header + row("2026/03/29 01:59:00.000", 0, "50 %") +
                     row("2026/03/29 02:30:00.000", 0, "50 %") + row("2026/03/29 03:45:00.000", 0, "50 %"),
                 inZone("Europe/Berlin"));
    QVERIFY(result);
    QCOMPARE(seriesText(*result->usage), QStringLiteral("node01/0 GPU-0: 032900=50.00x1 032901=50.00x2\n"));
    QVERIFY(result->files.front().notes.join(u'\n').contains(
        QStringLiteral("1 rows have a time that the clock")));
}

void TestNvidiaSmi::joinsTheFilesOfAHost()
{
    ImportFolder folder;
    folder.write(QStringLiteral("node01/2026-07-14.csv"), header + row("2026/07/14 09:00:00.000", 0, "50 %"));
    folder.write(QStringLiteral("node01/2026-07-15.csv"), header + row("2026/07/15 09:00:00.000", 0, "60 %"));
    folder.write(QStringLiteral("node02-gpu.csv"), header + row("2026/07/15 09:00:00.000", 0, "70 %"));
    std::int64_t last = 0, total = -1;
    ImportOptions options = inZone("UTC");
    options.progress = [&](std::int64_t done, std::int64_t of) {
        QVERIFY(done >= last && done <= of);
        last = done;
        total = of;
    };
    const auto result = importFiles({folder.path()}, options, {});
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    QCOMPARE(seriesText(*result->usage), QStringLiteral("node01/0 GPU-0: 071409=50.00x1 071509=60.00x1\n"
                                                        "node02/0 GPU-0: 071509=70.00x1\n"));
    QCOMPARE(last, total);
    QCOMPARE(result->files.size(), std::size_t{3});
    QCOMPARE(result->files[0].from->toText(), QStringLiteral("2026-07-15T09:00:00Z"));
    QCOMPARE(result->measuredNodes.size(), std::size_t{2});
}

void TestNvidiaSmi::namesTheCardsOfAHost()
{
    const auto result =
        imported("timestamp, name, index, driver_version, uuid, memory.total [MiB], utilization.gpu [%]\n"
                 "2026/07/14 09:00:00.000, NVIDIA H200, 1, 590.48.01, GPU-b, 143771 MiB, 1 %\n"
                 "2026/07/14 09:00:00.000, NVIDIA H200, 0, 590.48.01, GPU-a, 143771 MiB, 2 %\n");
    QVERIFY(result);
    const Node &node = result->measuredNodes.at(0);
    QCOMPARE(node.name, QStringLiteral("node01"));
    QCOMPARE(node.driver, QStringLiteral("590.48.01"));
    const Bytes memory{143'771LL * 1024 * 1024};
    const QList<Accelerator> expected{{0, QStringLiteral("NVIDIA H200"), memory, QStringLiteral("GPU-a")},
                                      {1, QStringLiteral("NVIDIA H200"), memory, QStringLiteral("GPU-b")}};
    QCOMPARE(node.accelerators, expected);
}

void TestNvidiaSmi::aCardThatWasReplacedDoesNotStandTwice()
{
    const auto result =
        imported("timestamp, index, uuid, utilization.gpu [%]\n"
                 "2026/07/14 09:00:00.000, 0, GPU-old, 1 %\n2026/07/14 09:00:00.000, 1, GPU-b, 1 %\n"
                 "2026/07/15 09:00:00.000, 0, GPU-new, 1 %\n2026/07/15 09:00:00.000, 1, GPU-b, 1 %\n");
    QVERIFY(result);
    const Node &node = result->measuredNodes.at(0);
    QCOMPARE(node.accelerators.size(), 2);
    QCOMPARE(node.accelerators[0].uuid, QStringLiteral("GPU-new"));
    QCOMPARE(result->usage->series.size(), std::size_t{3});
}

void TestNvidiaSmi::longFilesAreReadInPieces()
{
    QByteArray content = header;
    for (int second = 0; second < 60'000; ++second) {
        const QTime time = QTime(0, 0).addSecs(second);
        content += row("2026/07/14 " + time.toString(u"HH:mm:ss").toLatin1() + ".000", 0, "50 %");
    }
    QVERIFY(content.size() > 3 * 1024 * 1024);
    const auto result = imported(content);
    QVERIFY(result);
    QCOMPARE(result->files.front().rowsAccepted, std::int64_t{60'000});
    QCOMPARE(result->files.front().rowsRefused, std::int64_t{0});
}

void TestNvidiaSmi::linesThatAreTooLongAreRefused()
{
    const auto result =
        imported(header + row("2026/07/14 09:00:00.000", 0, "50 %") + QByteArray(5'000'000, 'x') + "\n" +
                 row("2026/07/14 09:01:00.000", 0, "50 %"));
    QVERIFY2(result, qPrintable(result ? QString() : result.error()));
    QCOMPARE(result->files.front().rowsAccepted, std::int64_t{2});
    QCOMPARE(result->files.front().rowsRefused, std::int64_t{1});
    QCOMPARE(result->files.front().refused.front().line, std::int64_t{3});
    QVERIFY(result->files.front().refused.front().text.size() <= 200);
}

void TestNvidiaSmi::stops()
{
    ImportFolder folder;
    const QString path =
        folder.write(QStringLiteral("a.csv"), header + row("2026/07/14 09:00:00.000", 0, "50 %"));
    std::stop_source source;
    source.request_stop();
    const auto result = importFiles({path}, inZone("UTC"), source.get_token());
    QVERIFY(!result);
    QVERIFY(result.error().contains(QStringLiteral("Stopped")));
}

void TestNvidiaSmi::findsTheHost_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("host");
    QTest::newRow("plain") << "/logs/node01.csv"
                           << "node01";
    QTest::newRow("domain") << "/logs/node01.example.com.csv"
                            << "node01.example.com";
    QTest::newRow("suffix") << "/logs/node01-gpu.csv"
                            << "node01";
    QTest::newRow("two suffixes") << "/logs/node01_gpu_usage.log"
                                  << "node01";
    QTest::newRow("tool in front") << "/logs/nvidia-smi-node01.txt"
                                   << "node01";
    QTest::newRow("rotated") << "/logs/node01.log.3"
                             << "node01";
    QTest::newRow("two extensions") << "/logs/node01.csv.txt"
                                    << "node01";
    QTest::newRow("date behind") << "/logs/node01-2026-07-14.csv"
                                 << "node01";
    QTest::newRow("date and time") << "/logs/node01_20260714_090000.csv"
                                   << "node01";
    QTest::newRow("host like a word") << "/logs/gpu-01.csv"
                                      << "gpu-01";
    QTest::newRow("host like a word, joined") << "/logs/gpu01.csv"
                                              << "gpu01";
    QTest::newRow("folder") << "/logs/node01/nvidia-smi.csv"
                            << "node01";
    QTest::newRow("folder, by day") << "/logs/node01/2026-07-14.csv"
                                    << "node01";
    QTest::newRow("folder of words") << "/logs/gpu-logs/gpu.csv"
                                     << "gpu-logs";
    QTest::newRow("no extension") << "/logs/node01"
                                  << "node01";
}

void TestNvidiaSmi::findsTheHost()
{
    QFETCH(QString, path);
    QFETCH(QString, host);
    QCOMPARE(hostFromPath(path), host);
}

void TestNvidiaSmi::readsRealCaptures()
{
    const QDir folder(QStringLiteral(PORTOLAN_SHARED_DIR "/samples/tool-output/nvidia-smi/sections"));
    const QStringList names = folder.entryList({QStringLiteral("*query-gpu*.csv")}, QDir::Files, QDir::Name);
    if (names.isEmpty())
        QSKIP("samples of other tools are not here");
    for (const QString &name : names) {
        const auto result = importFiles({folder.filePath(name)}, inZone("UTC"), {});
        QVERIFY2(result, qPrintable(result ? QString() : result.error()));
        const bool isMig = name.contains(QStringLiteral("-mig_"));
        QCOMPARE(result->files.front().rowsAccepted, std::int64_t{1});
        QCOMPARE(result->files.front().valuesMissing, std::int64_t{isMig ? 1 : 0});
        QVERIFY2((result->usage == nullptr) == isMig, qPrintable(name));
        QVERIFY(result->measuredNodes.at(0).accelerators.at(0).memory.count > 0);
        QVERIFY(result->measuredNodes.at(0).accelerators.at(0).model.startsWith(QStringLiteral("NVIDIA")));
    }
    const auto refused =
        importFiles({folder.filePath(QStringLiteral("../query_gpu_min.csv"))}, inZone("UTC"), {});
    QVERIFY(!refused);
    QVERIFY2(refused.error().contains(QStringLiteral("no column utilization.gpu")),
             qPrintable(refused.error()));
}

void TestNvidiaSmi::readsOtherEncodings()
{
    const QDir folder(QStringLiteral(PORTOLAN_SHARED_DIR "/samples/tool-output/encodings"));
    if (!folder.exists())
        QSKIP("samples of other tools are not here");
    const auto read = [&](const char *name, const QStringList &columns) {
        ImportOptions options = inZone("Asia/Shanghai");
        options.columns = columns;
        const auto result = importFiles({folder.filePath(QString::fromLatin1(name))}, options, {});
        if (!result || !result->usage)
            return QStringLiteral("refused");
        return seriesText(*result->usage).replace(result->usage->series.front().host, QStringLiteral("host"));
    };
    const QString plain = read("nvidia-smi_utf8_lf_SYNTHETIC.csv", {});
    QVERIFY(plain.contains(QStringLiteral("013104=97.00")));
    QCOMPARE(read("nvidia-smi_utf8_bom_crlf_SYNTHETIC.csv", {}), plain);
    QCOMPARE(read("nvidia-smi_utf16le_bom_crlf_powershell_SYNTHETIC.csv", {}), plain);
    QCOMPARE(read("nvidia-smi_utf16le_nobom_SYNTHETIC.csv", {}), plain);
    const QString columns =
        QStringLiteral("timestamp,index,uuid,name,utilization.gpu,memory.used,memory.total,power.draw");
    QCOMPARE(read("nvidia-smi_nounits_noheader_SYNTHETIC.csv", columns.split(u',')), plain);
    QVERIFY(
        read("nvidia-smi_appended_restart_and_errors_SYNTHETIC.csv", {}).contains(QStringLiteral("97.00")));
}

QTEST_APPLESS_MAIN(TestNvidiaSmi)
#include "tst_nvidiasmi.moc"

#include "tests/charts/chartsample.h"
#include "views/charts/breakevenchart.h"
#include "views/charts/costchart.h"
#include "views/charts/demandchart.h"
#include "views/charts/heatmap.h"
#include "views/charts/transferchart.h"
#include "views/charts/valueaxis.h"
#include "views/format/numbers.h"

#include <QPdfWriter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace portolan;

namespace {

QPalette darkPalette()
{
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(0x1f2226));
    dark.setColor(QPalette::Window, QColor(0x2a2d31));
    dark.setColor(QPalette::Text, QColor(0xe8e8e8));
    dark.setColor(QPalette::WindowText, QColor(0xe8e8e8));
    return dark;
}

/// Every chart with the sample's values, by name.
std::vector<std::pair<QString, std::unique_ptr<Chart>>> filledCharts()
{
    std::vector<std::pair<QString, std::unique_ptr<Chart>>> charts;
    auto heat = std::make_unique<WeekHeatMap>();
    heat->showWeek(sample::demandResult());
    charts.emplace_back(QStringLiteral("heat"), std::move(heat));
    auto demand = std::make_unique<DemandChart>();
    demand->showDemand(sample::demandResult(), sample::shanghai);
    charts.emplace_back(QStringLiteral("demand"), std::move(demand));
    auto cost = std::make_unique<CostChart>();
    cost->showCost(sample::costResult(), sample::budgetResult(), sample::shanghai);
    charts.emplace_back(QStringLiteral("cost"), std::move(cost));
    auto breakEven = std::make_unique<BreakEvenChart>();
    breakEven->showTotals(sample::costResult(), sample::shanghai);
    charts.emplace_back(QStringLiteral("breakeven"), std::move(breakEven));
    auto transfer = std::make_unique<TransferChart>();
    transfer->showTransfers(sample::transferResult(), sample::dataPlan());
    charts.emplace_back(QStringLiteral("transfer"), std::move(transfer));
    for (const auto &[name, chart] : charts) {
        chart->resize(900, 380);
        chart->replot();
    }
    return charts;
}

/// The share of pixels that are not the ground's.
double inkShare(const QImage &image, const QColor &ground)
{
    std::int64_t inked = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            inked += image.pixelColor(x, y) != ground ? 1 : 0;
    }
    return static_cast<double>(inked) / (static_cast<double>(image.width()) * image.height());
}

} // namespace

class TestCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chartsShowSomethingInLightAndDark();
    void chartsWithoutValuesSaySo();
    void missingHoursAreNotDrawnAsZero();
    void hoveringTellsValueAndUnit();
    void arrowKeysGoThroughThePoints();
    void clickingAMonthAsksWhy();
    void csvHasTheFiguresInFull();
    void csvQuotesWhatNeedsIt();
    void svgAndPngAreWritten();
    void aPathThatCannotBeWrittenIsRefused();
    void paperIsVectors();
    void everyMeaningOfMoneyHasItsOwnLook();
    void moneyScalesByLanguage();
    void doubleClickReturnsToTheWholeSpan();
};

void TestCharts::chartsShowSomethingInLightAndDark()
{
    const QString folder = qEnvironmentVariable("PORTOLAN_SCREENSHOTS");
    for (const bool dark : {false, true}) {
        for (const auto &[name, chart] : filledCharts()) {
            const QPalette palette = dark ? darkPalette() : paperPalette();
            chart->setPalette(palette);
            chart->replot();
            const QImage image = chart->grab().toImage();
            QVERIFY2(inkShare(image, palette.color(QPalette::Base)) > 0.03, qPrintable(name));
            QCOMPARE(image.pixelColor(1, image.height() - 2), palette.color(QPalette::Base));
            if (!folder.isEmpty())
                image.save(QStringLiteral("%1/charts-%2-%3.png")
                               .arg(folder, name, dark ? QStringLiteral("dark") : QStringLiteral("light")));
        }
    }
}

void TestCharts::chartsWithoutValuesSaySo()
{
    CostChart cost;
    cost.resize(600, 300);
    cost.showCost({}, {}, sample::shanghai);
    cost.replot();
    TransferChart transfer;
    transfer.showTransfers({}, sample::dataPlan());
    DemandChart demand;
    demand.showDemand({}, sample::shanghai);
    WeekHeatMap heat;
    heat.showWeek({});
    for (Chart *chart : std::initializer_list<Chart *>{&cost, &transfer, &demand, &heat}) {
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(chart->hovered(), -1);
        QCOMPARE(chart->sheet().rows.size(), chart == &heat ? 168 : 0);
        const auto *text = qobject_cast<QCPItemText *>(chart->item(0));
        QVERIFY(text && text->visible() && !text->text().isEmpty());
    }
}

void TestCharts::missingHoursAreNotDrawnAsZero()
{
    DemandChart chart;
    chart.showDemand(sample::demandResult(), sample::shanghai);
    const Sheet sheet = chart.sheet();
    QCOMPARE(sheet.rows.size(), 42 * 24);
    QCOMPARE(sheet.rows[12 * 24][1], QString());
    QVERIFY(sheet.rows[11 * 24][1].toDouble() > 0);
    chart.resize(900, 380);
    chart.replot();
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    chart.replot();
    const double middle =
        chart.xAxis->coordToPixel(static_cast<double>((sample::demandResult().firstHour + 13 * 24) * 3600));
    QTest::mouseMove(&chart, QPoint(static_cast<int>(middle), 150));
    QVERIFY2(chart.hoverText().contains(QStringLiteral("nothing measured")), qPrintable(chart.hoverText()));
}

void TestCharts::hoveringTellsValueAndUnit()
{
    CostChart chart;
    chart.showCost(sample::costResult(), sample::budgetResult(), sample::shanghai);
    chart.resize(900, 380);
    chart.replot();
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    const double april = static_cast<double>(sample::moment("2026-04-15T00:00:00Z").seconds);
    QTest::mouseMove(&chart, QPoint(static_cast<int>(chart.xAxis->coordToPixel(april)), 200));
    QCOMPARE(chart.hovered(), 1);
    QVERIFY2(chart.hoverText().contains(exactMoneyText(sample::yuan(1'410'000))),
             qPrintable(chart.hoverText()));
    QTest::mouseMove(&chart, QPoint(2, 2));
    QCOMPARE(chart.hovered(), -1);
}

void TestCharts::arrowKeysGoThroughThePoints()
{
    for (const auto &[name, chart] : filledCharts()) {
        QVERIFY2(!chart->accessibleName().isEmpty(), qPrintable(name));
        QTest::keyClick(chart.get(), Qt::Key_Home);
        QTest::keyClick(chart.get(), Qt::Key_Right);
        QCOMPARE(chart->hovered(), 1);
        QTest::keyClick(chart.get(), Qt::Key_Left);
        QTest::keyClick(chart.get(), Qt::Key_Left);
        QCOMPARE(chart->hovered(), 0);
        QCOMPARE(chart->accessibleDescription(), chart->hoverText());
    }
}

void TestCharts::clickingAMonthAsksWhy()
{
    CostChart chart;
    chart.showCost(sample::costResult(), sample::budgetResult(), sample::shanghai);
    chart.resize(900, 380);
    chart.replot();
    LineRef asked;
    connect(&chart, &Chart::whyAsked, this, [&](const LineRef &line) { asked = line; });
    const double may = static_cast<double>(sample::moment("2026-05-15T00:00:00Z").seconds);
    QTest::mouseClick(&chart, Qt::LeftButton, {},
                      QPoint(static_cast<int>(chart.xAxis->coordToPixel(may)), 200));
    QCOMPARE(asked, (LineRef{Stage::Cost, 5}));
    QTest::keyClick(&chart, Qt::Key_Home);
    QTest::keyClick(&chart, Qt::Key_F1);
    QCOMPARE(asked, (LineRef{Stage::Cost, 1}));
}

void TestCharts::csvHasTheFiguresInFull()
{
    CostChart chart;
    chart.showCost(sample::costResult(), sample::budgetResult(), sample::shanghai);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cost.csv"));
    QVERIFY(!chart.saveCsv(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QStringLiteral("\r\n"));
    QCOMPARE(lines.size(), 38);
    QCOMPARE(lines[1], QStringLiteral("2026-03,CNY,1210000,0,0,0,0,0,0,1210000,1500000"));
    QCOMPARE(lines[36].section(u',', -1), QString());
}

void TestCharts::csvQuotesWhatNeedsIt()
{
    const Sheet sheet{{QStringLiteral("a"), QStringLiteral("b")},
                      {{QStringLiteral("x, y"), QStringLiteral("say \"z\"")}}};
    QCOMPARE(csvOf(sheet), QByteArray("\xEF\xBB\xBF"
                                      "a,b\r\n\"x, y\",\"say \"\"z\"\"\"\r\n"));
}

void TestCharts::svgAndPngAreWritten()
{
    QTemporaryDir folder;
    for (const auto &[name, chart] : filledCharts()) {
        const QString svg = folder.filePath(name + QStringLiteral(".svg"));
        QVERIFY(!chart->saveSvg(svg));
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY2(bytes.contains("<svg") && bytes.contains("</svg>"), qPrintable(name));
        QVERIFY2(bytes.count("<path") + bytes.count("<rect") + bytes.count("<polyline") > 5,
                 qPrintable(name));
        const QString png = folder.filePath(name + QStringLiteral(".png"));
        QVERIFY(!chart->savePicture(png));
        QCOMPARE(QImage(png).width(), 1800);
    }
}

void TestCharts::aPathThatCannotBeWrittenIsRefused()
{
    WeekHeatMap chart;
    chart.resize(300, 200);
    const QString nowhere = QStringLiteral("/nonexistent/folder/x.csv");
    for (const auto &sentence :
         {chart.saveCsv(nowhere), chart.saveSvg(nowhere), chart.savePicture(nowhere)}) {
        QVERIFY(sentence);
        QVERIFY2(sentence->contains(nowhere), qPrintable(*sentence));
    }
}

void TestCharts::paperIsVectors()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(1200);
        QPainter painter(&writer);
        double top = 0;
        for (const auto &[name, chart] : filledCharts()) {
            chart->setPalette(paperPalette());
            chart->paint(painter, QRectF(0, top, 8400, 2600), QSize(700, 216));
            top += 2650;
        }
    }
    const QString folder = qEnvironmentVariable("PORTOLAN_SCREENSHOTS");
    if (!folder.isEmpty()) {
        QFile file(folder + QStringLiteral("/charts-paper.pdf"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(buffer.data());
    }
    QVERIFY(buffer.data().startsWith("%PDF"));
    // The colour scale of the heat map is the one picture allowed.
    QVERIFY2(buffer.data().count("/Subtype /Image") <= 2, "a chart was drawn as a picture");
}

void TestCharts::everyMeaningOfMoneyHasItsOwnLook()
{
    for (const QPalette &palette : {paperPalette(), darkPalette()}) {
        const std::array meanings{Meaning::Staying,  Meaning::DualRunning, Meaning::Reserved,
                                  Meaning::OnDemand, Meaning::Spot,        Meaning::Storage,
                                  Meaning::OneOff};
        for (std::size_t a = 0; a < meanings.size(); ++a) {
            for (std::size_t b = a + 1; b < meanings.size(); ++b)
                QVERIFY(brushOf(meanings[a], palette) != brushOf(meanings[b], palette));
        }
    }
}

void TestCharts::moneyScalesByLanguage()
{
    QCOMPARE(moneyScale(1.5e6, sample::cny, QLocale(QLocale::Chinese)).unit, QStringLiteral("万 CNY"));
    QCOMPARE(moneyScale(1.5e6, sample::cny, QLocale(QLocale::English)).divisor, 1e3);
    QCOMPARE(moneyScale(900, sample::cny, QLocale(QLocale::English)).unit, QStringLiteral("CNY"));
}

void TestCharts::doubleClickReturnsToTheWholeSpan()
{
    DemandChart chart;
    chart.showDemand(sample::demandResult(), sample::shanghai);
    chart.resize(900, 380);
    chart.replot();
    const QCPRange whole = chart.xAxis->range();
    chart.xAxis->setRange(whole.lower + 86400, whole.upper - 86400);
    QTest::mouseDClick(&chart, Qt::LeftButton, {}, QPoint(400, 150));
    QCOMPARE(chart.xAxis->range(), whole);
}

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"

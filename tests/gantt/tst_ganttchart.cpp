#include "tests/support/syntheticforecast.h"
#include "views/gantt/ganttchart.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace portolan;

namespace {

std::shared_ptr<const GanttRows> sampleRows()
{
    const SharedForecast forecast = syntheticForecast();
    return std::make_shared<const GanttRows>(ganttRows(*forecast->scenario, *forecast->schedule));
}

/// Rows in waves of ten tasks, each after the one before.
std::shared_ptr<const GanttRows> manyRows(int tasks)
{
    auto rows = std::make_shared<GanttRows>();
    const Moment start = *Moment::fromText(QStringLiteral("2026-03-02T01:00:00Z"));
    rows->calendar = WorkCalendar(Zone(), {true, true, true, true, true, false, false}, {{540, 1020}}, {});
    rows->start = start;
    for (int i = 0; i < tasks; ++i) {
        GanttRow row;
        row.kind = i % 10 == 0 ? GanttKind::Wave : GanttKind::Task;
        row.task = {i + 1};
        row.row = rowRef(row.task);
        row.name = QStringLiteral("Task %1").arg(i);
        row.start = start + TimeSpan::hours(6 * i);
        row.finish = *row.start + TimeSpan::days(2);
        row.lateFinish = row.finish + TimeSpan::days(i % 3);
        row.isCritical = i % 3 == 0;
        rows->finish = row.finish;
        rows->rows.push_back(row);
        rows->linksOf.push_back({});
        if (i > 0) {
            rows->linksOf[static_cast<std::size_t>(i - 1)].push_back(static_cast<int>(rows->links.size()));
            rows->linksOf.back().push_back(static_cast<int>(rows->links.size()));
            rows->links.push_back({i - 1, i, Link::FinishStart, false});
        }
    }
    return rows;
}

void show(GanttChart &chart, const std::shared_ptr<const GanttRows> &rows)
{
    chart.resize(1100, 460);
    chart.showRows(rows);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    chart.replot();
}

void drag(GanttChart &chart, const QPointF &from, double by)
{
    const QPoint start = from.toPoint();
    const QPoint end = start + QPoint(qRound(by), 0);
    QTest::mousePress(&chart, Qt::LeftButton, {}, start);
    QTest::mouseMove(&chart, (start + end) / 2);
    QTest::mouseMove(&chart, end);
    QTest::mouseRelease(&chart, Qt::LeftButton, {}, end);
}

double pixelsPerDay(const GanttChart &chart)
{
    return chart.xAxis->coordToPixel(86400) - chart.xAxis->coordToPixel(0);
}

} // namespace

class TestGanttChart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void draggingABarAsksToMoveIt();
    void draggingTheRightEndAsksToResizeIt();
    void aClickMovesNothingAndChoosesTheRow();
    void escapeEndsADrag();
    void waveBracketsCannotBeDragged();
    void arrowsChooseAndControlMoves();
    void theWheelZoomsAboutThePointer();
    void theWheelScrollsOverTheNames();
    void hoveringNamesTheTaskAndItsSlack();
    void newRowsKeepTheSelection();
    void looksAndPaper();
    void measureFrames_data();
    void measureFrames();
};

void TestGanttChart::draggingABarAsksToMoveIt()
{
    GanttChart chart;
    show(chart, sampleRows());
    QList<std::pair<TaskId, Moment>> moves;
    connect(&chart, &GanttChart::moveAsked, this, [&](TaskId task, Moment start) {
        moves.append({task, start});
    });
    const GanttRow row = chart.rows().rows[2];
    drag(chart, chart.barPlace(2).center(), 4 * pixelsPerDay(chart));
    QCOMPARE(moves.size(), 1);
    QCOMPARE(moves[0].first, row.task);
    const double days = (moves[0].second - *row.start).inDays();
    QVERIFY2(days > 3 && days < 5, qPrintable(QString::number(days)));
}

void TestGanttChart::draggingTheRightEndAsksToResizeIt()
{
    GanttChart chart;
    show(chart, sampleRows());
    QList<TimeSpan> durations;
    connect(&chart, &GanttChart::resizeAsked, this,
            [&](TaskId, TimeSpan duration) { durations.append(duration); });
    const GanttRow row = chart.rows().rows[2];
    const QRectF place = chart.barPlace(2);
    drag(chart, {place.right() - 1, place.center().y()}, 2 * pixelsPerDay(chart));
    QCOMPARE(durations.size(), 1);
    const double more = (durations[0] - (row.finish - *row.start)).inDays();
    QVERIFY2(more > 1.5 && more < 2.5, qPrintable(QString::number(more)));
}

void TestGanttChart::aClickMovesNothingAndChoosesTheRow()
{
    GanttChart chart;
    show(chart, sampleRows());
    const QSignalSpy moves(&chart, &GanttChart::moveAsked);
    RowRef chosen;
    connect(&chart, &GanttChart::rowChosen, this, [&](const RowRef &row) { chosen = row; });
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.barPlace(3).center().toPoint());
    QCOMPARE(moves.size(), 0);
    QCOMPARE(chosen, chart.rows().rows[3].row);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(20, chart.barPlace(1).center().toPoint().y()));
    QCOMPARE(chosen, chart.rows().rows[1].row);
}

void TestGanttChart::escapeEndsADrag()
{
    GanttChart chart;
    show(chart, sampleRows());
    const QSignalSpy moves(&chart, &GanttChart::moveAsked);
    const QPoint start = chart.barPlace(2).center().toPoint();
    QTest::mousePress(&chart, Qt::LeftButton, {}, start);
    QTest::mouseMove(&chart, start + QPoint(60, 0));
    QTest::keyClick(&chart, Qt::Key_Escape);
    QTest::mouseRelease(&chart, Qt::LeftButton, {}, start + QPoint(60, 0));
    QCOMPARE(moves.size(), 0);
}

void TestGanttChart::waveBracketsCannotBeDragged()
{
    GanttChart chart;
    show(chart, sampleRows());
    const QSignalSpy moves(&chart, &GanttChart::moveAsked);
    drag(chart, chart.barPlace(0).center(), 60);
    QCOMPARE(moves.size(), 0);
}

void TestGanttChart::arrowsChooseAndControlMoves()
{
    GanttChart chart;
    show(chart, sampleRows());
    QList<std::pair<TaskId, Moment>> moves;
    connect(&chart, &GanttChart::moveAsked, this, [&](TaskId task, Moment start) {
        moves.append({task, start});
    });
    QTest::keyClick(&chart, Qt::Key_Home);
    QTest::keyClick(&chart, Qt::Key_Down);
    QTest::keyClick(&chart, Qt::Key_Down);
    QTest::keyClick(&chart, Qt::Key_Up);
    QCOMPARE(chart.selectedRow(), 1);
    QTest::keyClick(&chart, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(moves.size(), 1);
    const GanttRow &row = chart.rows().rows[1];
    QCOMPARE(moves[0].first, row.task);
    QVERIFY(moves[0].second - *row.start >= TimeSpan::days(1));
    QTest::keyClick(&chart, Qt::Key_End);
    QCOMPARE(chart.selectedRow(), static_cast<int>(chart.rows().rows.size()) - 1);
}

void TestGanttChart::theWheelZoomsAboutThePointer()
{
    GanttChart chart;
    show(chart, sampleRows());
    const QPointF at(700, 200);
    const double under = chart.xAxis->pixelToCoord(at.x());
    const double size = chart.xAxis->range().size();
    QWheelEvent wheel(at, chart.mapToGlobal(at), {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&chart, &wheel);
    QVERIFY(chart.xAxis->range().size() < size);
    QVERIFY(std::abs(chart.xAxis->coordToPixel(under) - at.x()) < 1);
    QCOMPARE(chart.xAxis2->range(), chart.xAxis->range());
}

void TestGanttChart::theWheelScrollsOverTheNames()
{
    GanttChart chart;
    show(chart, manyRows(500));
    const QCPRange range = chart.xAxis->range();
    const double top = chart.yAxis->range().lower;
    const QPointF at(40, 200);
    QWheelEvent wheel(at, chart.mapToGlobal(at), {}, {0, -120}, {}, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&chart, &wheel);
    chart.replot();
    QCOMPARE(chart.xAxis->range(), range);
    QCOMPARE(chart.yAxis->range().lower, top + 3);
}

void TestGanttChart::hoveringNamesTheTaskAndItsSlack()
{
    GanttChart chart;
    show(chart, sampleRows());
    QTest::mouseMove(&chart, chart.barPlace(2).center().toPoint());
    QVERIFY2(chart.hoverText().startsWith(chart.rows().rows[2].name), qPrintable(chart.hoverText()));
    const auto &rows = chart.rows().rows;
    const auto slack = std::find_if(rows.begin(), rows.end(), [](const GanttRow &row) {
        return row.kind == GanttKind::Task && !row.isCritical;
    });
    QVERIFY(slack != rows.end());
    QTest::mouseMove(&chart, chart.barPlace(static_cast<int>(slack - rows.begin())).center().toPoint());
    QVERIFY2(chart.hoverText().contains(QStringLiteral("Slack")), qPrintable(chart.hoverText()));
}

void TestGanttChart::newRowsKeepTheSelection()
{
    GanttChart chart;
    show(chart, sampleRows());
    chart.selectRow(4);
    const RowRef selected = chart.rows().rows[4].row;
    auto fewer = std::make_shared<GanttRows>(*sampleRows());
    fewer->rows.erase(fewer->rows.begin() + 1);
    fewer->links.clear();
    fewer->linksOf.assign(fewer->rows.size(), {});
    chart.showRows(fewer);
    QCOMPARE(chart.selectedRow(), 3);
    QCOMPARE(chart.rows().rows[3].row, selected);
}

void TestGanttChart::looksAndPaper()
{
    GanttChart chart;
    show(chart, sampleRows());
    chart.setToday(*chart.rows().rows[0].start + TimeSpan::days(12));
    chart.selectRow(3);
    chart.replot();
    const QString folder = qEnvironmentVariable("PORTOLAN_SCREENSHOTS");
    const QImage light = chart.grab().toImage();
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(0x1f2226));
    dark.setColor(QPalette::Text, QColor(0xe8e8e8));
    chart.setPalette(dark);
    chart.replot();
    const QImage darkImage = chart.grab().toImage();
    QVERIFY(light != darkImage);
    int critical = 0;
    for (int x = 0; x < light.width(); ++x) {
        for (int y = 0; y < light.height(); ++y)
            critical += light.pixelColor(x, y) == colorOf(Meaning::Critical, QPalette(Qt::white)) ? 1 : 0;
    }
    QVERIFY(critical > 500);
    if (!folder.isEmpty()) {
        light.save(folder + QStringLiteral("/charts-gantt-light.png"));
        darkImage.save(folder + QStringLiteral("/charts-gantt-dark.png"));
    }
    QVERIFY(chart.sheet().rows.size() > 8);
}

void TestGanttChart::measureFrames_data()
{
    QTest::addColumn<int>("tasks");
    QTest::newRow("1,000 tasks") << 1000;
    QTest::newRow("5,000 tasks") << 5000;
}

void TestGanttChart::measureFrames()
{
    QFETCH(int, tasks);
    GanttChart chart;
    const auto rows = manyRows(tasks);
    show(chart, rows);
    chart.resize(1600, 900);
    chart.zoomTo(GanttZoom::Week);
    QElapsedTimer timer;
    timer.start();
    constexpr int frames = 50;
    for (int i = 0; i < frames; ++i) {
        chart.xAxis->moveRange(3600);
        chart.replot(QCustomPlot::rpQueuedRefresh);
    }
    qInfo("a frame of %d tasks takes %.2f ms", tasks,
          static_cast<double>(timer.nsecsElapsed()) / 1e6 / frames);
    timer.restart();
    chart.showRows(rows);
    chart.replot(QCustomPlot::rpQueuedRefresh);
    qInfo("new rows take %.2f ms", static_cast<double>(timer.nsecsElapsed()) / 1e6);
    QCOMPARE(chart.rows().rows.size(), static_cast<std::size_t>(tasks));
}

QTEST_MAIN(TestGanttChart)
#include "tst_ganttchart.moc"

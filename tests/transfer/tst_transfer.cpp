#include "model/transfer/transfer.h"

#include "model/plan/edits.h"

#include <QTest>

using namespace portolan;

namespace {

Money yuan(std::int64_t amount)
{
    return {amount * 1'000'000, *Currency::fromText(QStringLiteral("CNY"))};
}

Plan bare()
{
    return newPlan(QStringLiteral("Test"), *Currency::fromText(QStringLiteral("CNY")), Zone(),
                   QDate(2027, 1, 4));
}

/// Two waves and, if asked for, roads; named as the tests call them.
Plan withWaves()
{
    Plan plan = bare();
    for (const char *name : {"first", "second"}) {
        Wave wave;
        wave.name = QString::fromLatin1(name);
        plan = *addRow(plan, wave);
    }
    return plan;
}

Plan withRoad(const Plan &plan, Road road)
{
    return *addRow(plan, std::move(road));
}

Road line(const char *name, std::int64_t megabits)
{
    Road road;
    road.name = QString::fromLatin1(name);
    road.bandwidth = Bandwidth::megabits(megabits);
    road.efficiency = Decimal::whole(1);
    return road;
}

Road media(const char *name)
{
    Road road;
    road.name = QString::fromLatin1(name);
    road.kind = RoadKind::Media;
    road.deviceCapacity = Bytes::terabytes(80);
    road.copyBytesPerSecond = 1'000'000'000;
    road.devices = 2;
    road.shipDays = 2;
    road.returnDays = 2;
    road.ingestDays = 1;
    road.leadDays = 1;
    return road;
}

/// 10.8 TB take a day at 1 Gbit/s.
Dataset dayOfData(const char *name, Temperature temperature, WaveId wave)
{
    Dataset dataset;
    dataset.name = QString::fromLatin1(name);
    dataset.temperature = temperature;
    dataset.size = Bytes::gigabytes(10'800);
    dataset.wave = wave;
    return dataset;
}

const Moment start{1'800'000'000};

TransferResult solved(const Plan &plan, std::map<WaveId, Moment> waveStarts = {})
{
    return transfer({.plan = plan, .start = start, .waveStarts = std::move(waveStarts)}, {});
}

/// "name start–ready" in days from the start, one dataset a line.
QString dates(const Plan &plan, const TransferResult &result)
{
    QStringList texts;
    for (const DatasetTransfer &dataset : result.datasets) {
        const QString name = plan.datasets.find(dataset.dataset)->name;
        texts.append(dataset.start ? QStringLiteral("%1 %2–%3")
                                         .arg(name)
                                         .arg((*dataset.start - start).inDays())
                                         .arg((*dataset.ready - start).inDays())
                                   : name + QStringLiteral(" –"));
    }
    return texts.join(u'\n');
}

QList<FindingKind> kinds(const TransferResult &result)
{
    QList<FindingKind> list;
    for (const Finding &finding : result.findings)
        list.append(finding.kind);
    return list;
}

QList<RoadVerdict> verdicts(const DatasetTransfer &dataset)
{
    QList<RoadVerdict> list;
    for (const RoadOption &option : dataset.options)
        list.append(option.verdict);
    return list;
}

} // namespace

class TestTransfer : public QObject
{
    Q_OBJECT

private slots:
    void linesCarryHotBeforeWarmBeforeColdThenByWave();
    void aLineStartsWhenItIsReadyAndTheWaveBegins();
    void anEarlyWaveDoesNotWaitForALateHotOne();
    void takesTheWaveOfItsWorkloads();
    void staysWhereNothingMovesIt();
    void dataThatMayNotLeaveStays();
    void choosesTheFastestAndOfEqualsTheCheapest();
    void choosesTheCheapestWhereAsked();
    void pinsGoFirst();
    void changesThatOutrunTheLineAreFound();
    void noRoadIsFound();
    void changesAreSentAgain();
    void mediaTravelSideBySide();
    void pricesAddUp();
    void pricesNeedAnExchangeRate();
    void linesNameTheirInputs();
    void sameInputSameResult();
    void stopsWhenAsked();
};

void TestTransfer::linesCarryHotBeforeWarmBeforeColdThenByWave()
{
    Plan plan = withRoad(withWaves(), line("line", 1000));
    const WaveId first = plan.waves.at(0).id, second = plan.waves.at(1).id;
    plan = *addRow(plan, dayOfData("cold", Temperature::Cold, first));
    plan = *addRow(plan, dayOfData("hot2", Temperature::Hot, second));
    plan = *addRow(plan, dayOfData("warm", Temperature::Warm, first));
    plan = *addRow(plan, dayOfData("hot1", Temperature::Hot, first));
    QCOMPARE(dates(plan, solved(plan)), QStringLiteral("cold 3–4\nhot2 1–2\nwarm 2–3\nhot1 0–1"));
}

void TestTransfer::aLineStartsWhenItIsReadyAndTheWaveBegins()
{
    Road leased = line("line", 1000);
    leased.leadDays = 20;
    Plan plan = withRoad(withWaves(), leased);
    const WaveId first = plan.waves.at(0).id;
    plan = *addRow(plan, dayOfData("hot", Temperature::Hot, first));
    QCOMPARE(dates(plan, solved(plan)), QStringLiteral("hot 20–21"));
    QVERIFY(kinds(solved(plan)).isEmpty());
    const TransferResult late = solved(plan, {{first, start + TimeSpan::days(5)}});
    QCOMPARE(dates(plan, late), QStringLiteral("hot 20–21"));
    QCOMPARE(kinds(late), QList<FindingKind>{FindingKind::LineTooLate});
    QCOMPARE(late.findings[0].row, rowRef(plan.roads.at(0).id));
    const TransferResult inTime = solved(plan, {{first, start + TimeSpan::days(30)}});
    QCOMPARE(dates(plan, inTime), QStringLiteral("hot 30–31"));
    QVERIFY(kinds(inTime).isEmpty());
}

void TestTransfer::anEarlyWaveDoesNotWaitForALateHotOne()
{
    Plan plan = withRoad(withWaves(), line("line", 1000));
    const WaveId first = plan.waves.at(0).id, second = plan.waves.at(1).id;
    plan = *addRow(plan, dayOfData("hot2", Temperature::Hot, second));
    plan = *addRow(plan, dayOfData("cold1", Temperature::Cold, first));
    const TransferResult result = solved(plan, {{second, start + TimeSpan::days(10)}});
    QCOMPARE(dates(plan, result), QStringLiteral("hot2 10–11\ncold1 0–1"));
}

void TestTransfer::takesTheWaveOfItsWorkloads()
{
    Plan plan = withRoad(withWaves(), line("line", 1000));
    plan = *addRow(plan, dayOfData("shared", Temperature::Hot, {}));
    Workload workload;
    workload.datasets = {plan.datasets.at(0).id};
    workload.name = QStringLiteral("late");
    workload.wave = plan.waves.at(1).id;
    plan = *addRow(plan, workload);
    QCOMPARE(solved(plan).datasets[0].wave, plan.waves.at(1).id);
    workload.name = QStringLiteral("early");
    workload.wave = plan.waves.at(0).id;
    plan = *addRow(plan, workload);
    QCOMPARE(solved(plan).datasets[0].wave, plan.waves.at(0).id);
}

void TestTransfer::staysWhereNothingMovesIt()
{
    Plan plan = withRoad(withWaves(), line("line", 1000));
    plan = *addRow(plan, dayOfData("archive", Temperature::Cold, {}));
    Workload workload;
    workload.name = QStringLiteral("stays");
    workload.datasets = {plan.datasets.at(0).id};
    plan = *addRow(plan, workload);
    const TransferResult result = solved(plan);
    QVERIFY(!result.datasets[0].road.isSet());
    QVERIFY(!result.datasets[0].start);
    QCOMPARE(verdicts(result.datasets[0]), QList<RoadVerdict>{RoadVerdict::StaysHere});
    QVERIFY(kinds(result).isEmpty());
    QVERIFY(result.roads.empty());
}

void TestTransfer::dataThatMayNotLeaveStays()
{
    Plan plan = withRoad(withWaves(), line("line", 1000));
    Dataset records = dayOfData("records", Temperature::Hot, plan.waves.at(0).id);
    records.mayLeave = false;
    plan = *addRow(plan, records);
    QCOMPARE(verdicts(solved(plan).datasets[0]), QList<RoadVerdict>{RoadVerdict::MayNotLeave});
    QVERIFY(kinds(solved(plan)).isEmpty());
    Workload workload;
    workload.name = QStringLiteral("moves");
    workload.wave = plan.waves.at(0).id;
    workload.datasets = {plan.datasets.at(0).id};
    plan = *addRow(plan, workload);
    const TransferResult result = solved(plan);
    QCOMPARE(kinds(result), QList<FindingKind>{FindingKind::DatasetMayNotLeave});
    QCOMPARE(result.findings[0].severity, Severity::Blocking);
    QVERIFY(!result.datasets[0].road.isSet());
}

void TestTransfer::choosesTheFastestAndOfEqualsTheCheapest()
{
    Road quick = line("quick", 1000), nearly = line("nearly", 950), slow = line("slow", 800);
    quick.setupPrice = yuan(900);
    nearly.setupPrice = yuan(300);
    slow.setupPrice = yuan(1);
    Plan plan = withRoad(withRoad(withRoad(withWaves(), quick), nearly), slow);
    plan = *addRow(plan, dayOfData("hot", Temperature::Hot, plan.waves.at(0).id));
    const TransferResult result = solved(plan);
    QCOMPARE(result.datasets[0].road, plan.roads.at(1).id);
    QCOMPARE(verdicts(result.datasets[0]),
             (QList<RoadVerdict>{RoadVerdict::Dearer, RoadVerdict::Chosen, RoadVerdict::Slower}));
    // A line that one has to wait for is not the fastest.
    Road waits = plan.roads.at(1);
    waits.leadDays = 3;
    plan = *changeRow(plan, waits);
    QCOMPARE(solved(plan).datasets[0].road, plan.roads.at(0).id);
}

void TestTransfer::choosesTheCheapestWhereAsked()
{
    Road dear = line("dear", 1000), cheap = line("cheap", 10), unknown = line("unknown", 2000);
    dear.setupPrice = yuan(900);
    cheap.setupPrice = yuan(1);
    Plan plan = withRoad(withRoad(withRoad(withWaves(), dear), cheap), unknown);
    plan = *addRow(plan, dayOfData("hot", Temperature::Hot, plan.waves.at(0).id));
    const TransferResult result =
        transfer({.plan = plan, .start = start, .waveStarts = {}, .choice = RoadChoice::Cheapest}, {});
    QCOMPARE(result.datasets[0].road, plan.roads.at(1).id);
    QCOMPARE(solved(plan).datasets[0].road, plan.roads.at(2).id);
}

void TestTransfer::pinsGoFirst()
{
    Plan plan = withRoad(withRoad(withWaves(), line("quick", 1000)), line("slow", 100));
    Dataset pinned = dayOfData("pinned", Temperature::Hot, plan.waves.at(0).id);
    pinned.road = plan.roads.at(1).id;
    plan = *addRow(plan, pinned);
    const TransferResult result = solved(plan);
    QCOMPARE(verdicts(result.datasets[0]),
             (QList<RoadVerdict>{RoadVerdict::PassedOver, RoadVerdict::Pinned}));
    QCOMPARE(dates(plan, result), QStringLiteral("pinned 0–10"));
}

void TestTransfer::changesThatOutrunTheLineAreFound()
{
    Plan plan = withRoad(withRoad(withWaves(), line("quick", 2000)), line("slow", 1000));
    Dataset busy = dayOfData("busy", Temperature::Hot, plan.waves.at(0).id);
    busy.changePerDay = Bytes::gigabytes(10'800);
    busy.road = plan.roads.at(1).id;
    plan = *addRow(plan, busy);
    const TransferResult pinned = solved(plan);
    QCOMPARE(kinds(pinned), QList<FindingKind>{FindingKind::DoesNotConverge});
    QVERIFY(!pinned.datasets[0].road.isSet());
    QVERIFY(!pinned.datasets[0].options[1].duration);
    QCOMPARE(std::get<Bytes>(pinned.findings[0].values[0]), busy.changePerDay);
    QCOMPARE(std::get<Bytes>(pinned.findings[0].values[1]), Bytes::gigabytes(10'800));
    Dataset free = plan.datasets.at(0);
    free.road = {};
    const TransferResult chosen = solved(*changeRow(plan, free));
    QVERIFY(kinds(chosen).isEmpty());
    QCOMPARE(verdicts(chosen.datasets[0]),
             (QList<RoadVerdict>{RoadVerdict::Chosen, RoadVerdict::DoesNotConverge}));
}

void TestTransfer::noRoadIsFound()
{
    Plan plan = withWaves();
    plan = *addRow(plan, dayOfData("hot", Temperature::Hot, plan.waves.at(0).id));
    const TransferResult result = solved(plan);
    QCOMPARE(kinds(result), QList<FindingKind>{FindingKind::NoRoad});
    QCOMPARE(result.findings[0].row, rowRef(plan.datasets.at(0).id));
    QCOMPARE(result.findings[0].severity, Severity::Blocking);
}

void TestTransfer::changesAreSentAgain()
{
    Plan plan = withRoad(withWaves(), line("line", 1000));
    Dataset dataset = dayOfData("hot", Temperature::Hot, plan.waves.at(0).id);
    dataset.changePerDay = Bytes::gigabytes(108);
    plan = *addRow(plan, dataset);
    const DatasetTransfer found = solved(plan).datasets[0];
    // 10,800 + 108 GB; 1.08 GB are less than a ten-thousandth only after another round.
    QCOMPARE(found.rounds, 3);
    QCOMPARE(found.residual, Bytes{10'800'000});
    QCOMPARE(*found.ready - *found.start, TimeSpan{86'400 + 864 + 9});
    QCOMPARE(found.lastSync, TimeSpan{1});
    QCOMPARE(found.sent, dataset.size);
}

void TestTransfer::mediaTravelSideBySide()
{
    Plan plan = withRoad(withWaves(), media("devices"));
    const WaveId first = plan.waves.at(0).id;
    Dataset big = dayOfData("big", Temperature::Cold, first);
    big.size = Bytes::gigabytes(172'800);
    plan = *addRow(plan, big);
    big.name = QStringLiteral("changing");
    big.changePerDay = Bytes::gigabytes(1080);
    plan = *addRow(plan, big);
    const TransferResult result = solved(plan);
    // Three trips of two devices: 80 TB each side by side, then 12.8 TB; lead 1 + 2 × (2 + 2 + 1).
    const TimeSpan expected = TimeSpan::days(11) + TimeSpan{80'000 + 12'800};
    QCOMPARE(*result.datasets[0].ready - start, expected);
    QCOMPARE(*result.datasets[1].ready - start, expected);
    QCOMPARE(result.datasets[0].rounds, 2);
    QCOMPARE(result.datasets[0].lastSync, TimeSpan{0});
    QVERIFY(result.datasets[1].lastSync > TimeSpan::days(6));
    const Plan withLine = withRoad(plan, line("line", 10));
    QCOMPARE(
        solved(withLine).datasets[1].lastSync,
        *lineDuration(solved(withLine).datasets[1].residual, Bandwidth::megabits(10), Decimal::whole(1)));
}

void TestTransfer::pricesAddUp()
{
    Road leased = line("leased", 1000);
    leased.setupPrice = yuan(1000);
    leased.pricePerMonth = yuan(200);
    leased.pricePerGigabyte = Money{500'000, yuan(1).currency};
    Plan plan = withRoad(withWaves(), leased);
    plan = *addRow(plan, dayOfData("a", Temperature::Hot, plan.waves.at(0).id));
    plan = *addRow(plan, dayOfData("b", Temperature::Hot, plan.waves.at(0).id));
    const TransferResult result = solved(plan);
    QCOMPARE(*result.datasets[0].options[0].price, yuan(1000 + 200 + 5400));
    QCOMPARE(result.roads.size(), std::size_t(1));
    QCOMPARE(*result.roads[0].price, yuan(1000 + 200 + 2 * 5400));
    QCOMPARE(result.roads[0].bytes, Bytes::gigabytes(21'600));
    QCOMPARE(result.roads[0].until - result.roads[0].from, TimeSpan::days(2));

    Road devices = media("devices");
    devices.pricePerDeviceTrip = yuan(300);
    devices.setupPrice = yuan(50);
    Dataset big = dayOfData("big", Temperature::Cold, plan.waves.at(0).id);
    big.size = Bytes::terabytes(161);
    plan = *addRow(withRoad(plan, devices), big);
    const TransferResult more = solved(plan);
    QCOMPARE(*more.datasets[2].options[1].price, yuan(50 + 3 * 300));
}

void TestTransfer::pricesNeedAnExchangeRate()
{
    Road foreign = line("foreign", 1000);
    foreign.setupPrice = Money{100'000'000, *Currency::fromText(QStringLiteral("USD"))};
    Plan plan = withRoad(withWaves(), foreign);
    plan = *addRow(plan, dayOfData("hot", Temperature::Hot, plan.waves.at(0).id));
    const TransferResult without = solved(plan);
    QCOMPARE(kinds(without), QList<FindingKind>{FindingKind::MissingRate});
    QCOMPARE(std::get<Money>(without.findings[0].values[0]), *foreign.setupPrice);
    QVERIFY(!without.datasets[0].options[0].price);
    ExchangeRate rate;
    rate.from = foreign.setupPrice->currency;
    rate.to = yuan(1).currency;
    rate.rate = Decimal::whole(7);
    rate.date = QDate(2026, 12, 1);
    rate.source = QStringLiteral("test");
    const TransferResult with = solved(*addRow(plan, rate));
    QVERIFY(kinds(with).isEmpty());
    QCOMPARE(*with.datasets[0].options[0].price, yuan(700));
}

void TestTransfer::linesNameTheirInputs()
{
    Road leased = line("leased", 1000);
    leased.pricePerGigabyte = yuan(1);
    Plan plan = withRoad(withWaves(), leased);
    plan = *addRow(plan, dayOfData("hot", Temperature::Hot, plan.waves.at(0).id));
    const TransferResult result = solved(plan);
    const RoadOption &option = result.datasets[0].options[0];
    const Line &time = result.lines.at(option.durationLine);
    QCOMPARE(time.formula, Formula::TransferTime);
    QCOMPARE(std::get<TimeSpan>(time.value), *option.duration);
    QCOMPARE(time.operands.size(), std::size_t(3));
    QCOMPARE(std::get<RowRef>(time.operands[0].origin), rowRef(plan.datasets.at(0).id));
    QCOMPARE(std::get<RowRef>(time.operands[1].origin), rowRef(plan.roads.at(0).id));
    QCOMPARE(std::get<Bandwidth>(time.operands[1].value), Bandwidth::gigabits(1));
    const Line &price = result.lines.at(option.priceLine);
    QCOMPARE(price.formula, Formula::TransferPrice);
    QCOMPARE(std::get<Money>(price.value), *option.price);
    QCOMPARE(std::get<Money>(result.lines.at(result.roads[0].line).value), *result.roads[0].price);
}

void TestTransfer::sameInputSameResult()
{
    Plan plan = withRoad(withRoad(withWaves(), line("line", 1000)), media("devices"));
    for (const char *name : {"a", "b", "c"})
        plan = *addRow(plan, dayOfData(name, Temperature::Warm, plan.waves.at(0).id));
    QCOMPARE(dates(plan, solved(plan)), dates(plan, solved(plan)));
    QCOMPARE(dates(plan, solved(plan)), QStringLiteral("a 0–1\nb 1–2\nc 2–3"));
}

void TestTransfer::stopsWhenAsked()
{
    Plan plan = withWaves();
    plan = *addRow(plan, dayOfData("hot", Temperature::Hot, plan.waves.at(0).id));
    std::stop_source source;
    source.request_stop();
    QVERIFY(transfer({.plan = plan, .start = start}, source.get_token()).datasets.empty());
}

QTEST_APPLESS_MAIN(TestTransfer)
#include "tst_transfer.moc"

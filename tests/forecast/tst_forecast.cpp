#include "model/exchange/forecastjson.h"
#include "model/exchange/tables.h"
#include "model/forecast/nextstep.h"
#include "model/plan/edits.h"
#include "tests/support/sampleinput.h"
#include "views/format/findingtext.h"
#include "views/format/whytext.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace portolan;

namespace {
const ForecastInput &small()
{
    static const ForecastInput input = sampleInput(2, 7);
    return input;
}

const ForecastInput &whole()
{
    static const ForecastInput input = sampleInput(16, 91);
    return input;
}

const ForecastInput &sized(const QString &size)
{
    return size == QStringLiteral("whole") ? whole() : small();
}

SharedForecast computed(const ForecastInput &input, const SharedForecast &previous = nullptr)
{
    return forecast(input, previous, {});
}

QJsonObject jsonOf(const Forecast &forecast)
{
    return QJsonDocument::fromJson(forecastJson(forecast)).object();
}

std::vector<const Lines *> allLines(const Forecast &forecast)
{
    return {&forecast.demand->lines,          &forecast.placement->lines, &forecast.transfer->lines,
            &forecast.schedule->result.lines, &forecast.cost->lines,      &forecast.budget->lines};
}

Plan emptyPlan()
{
    return newPlan(QStringLiteral("Empty"), *Currency::fromText(QStringLiteral("CNY")), Zone(),
                   QDate(2026, 3, 2));
}

/// The first row of a table with one thing changed.
template <class Row, class Change>
Edit firstRow(Change change)
{
    return [change](const Plan &plan) {
        Row row = tableOf<Row>(plan).at(0);
        change(row);
        return changeRow(plan, row);
    };
}

template <class Row>
Edit withoutLast()
{
    return [](const Plan &plan) {
        const Table<Row> &table = tableOf<Row>(plan);
        return removeRow(plan, table.at(table.size() - 1).id);
    };
}

/// Edits that touch every stage's inputs, by name.
std::vector<std::pair<const char *, Edit>> someEdits()
{
    const auto assume = [](AssumptionKey key, std::int64_t micros) -> Edit {
        return [=](const Plan &plan) { return setAssumption(plan, key, Decimal{micros}, {}); };
    };
    return {
        {"growth", assume(AssumptionKey::DemandGrowth, 350'000)},
        {"threshold", assume(AssumptionKey::BusyThreshold, 500'000)},
        {"energy", assume(AssumptionKey::EnergyPrice, 910'000)},
        {"spot", assume(AssumptionKey::SpotMtbf, 4'000'000)},
        {"alert share", assume(AssumptionKey::AlertShare, 500'000)},
        {"node price", firstRow<Node>([](Node &row) { row.price = {}; })},
        {"node name", firstRow<Node>([](Node &row) { row.name += QStringLiteral("-old"); })},
        {"dataset size", firstRow<Dataset>([](Dataset &row) { row.size = Bytes::terabytes(33); })},
        {"bandwidth", firstRow<Road>([](Road &row) { row.bandwidth = Bandwidth{200'000'000}; })},
        {"wave later", firstRow<Wave>([](Wave &row) { row.notBefore = QDate(2026, 9, 1); })},
        {"rollback", firstRow<Wave>([](Wave &row) { row.rollbackDays = 28; })},
        {"workload pinned", firstRow<Workload>([](Workload &row) { row.pinnedTerm = Term::OnDemand; })},
        {"workload stays", firstRow<Workload>([](Workload &row) { row.wave = {}; })},
        {"task longer", firstRow<Task>([](Task &row) { row.duration = TimeSpan::days(9); })},
        {"gate", firstRow<Gate>([](Gate &row) { row.state = GateState::Waived; })},
        {"licence", firstRow<License>([](License &row) { row.leadDays = 200; })},
        {"service", firstRow<ExternalService>([](ExternalService &row) { row.boundToSite = false; })},
        {"team", firstRow<Team>([](Team &row) { row.name += QStringLiteral(" B"); })},
        {"budget", firstRow<Budget>([](Budget &row) { row.perMonth.micros /= 3; })},
        {"horizon", firstRow<Settings>([](Settings &row) { row.horizonMonths = 24; })},
        {"holidays", firstRow<Settings>([](Settings &row) { row.holidays = {QDate(2026, 3, 4)}; })},
        {"no target", firstRow<Settings>([](Settings &row) { row.target = {}; })},
        {"one road less", withoutLast<Road>()},
        {"one team less", withoutLast<Team>()},
        {"one wave less", withoutLast<Wave>()},
        {"one dependency less", withoutLast<Dependency>()},
        {"one workload less", withoutLast<Workload>()},
        {"no usage", withoutLast<UsageRef>()},
        {"other book",
         [](const Plan &plan) {
             const auto isOther = [](const PriceBookRef &book) { return !book.inUse; };
             const auto other = std::find_if(plan.priceBooks.begin(), plan.priceBooks.end(), isOther);
             return usePriceBook(plan, other->name, other->content);
         }},
        {"scenario", [](const Plan &plan) { return useScenario(plan, plan.scenarios.at(0).id); }},
    };
}
} // namespace

class TestForecast : public QObject
{
    Q_OBJECT

private slots:
    void twoRunsGiveTheSameBytes_data();
    void twoRunsGiveTheSameBytes();
    void linesAddUpToTotals_data();
    void linesAddUpToTotals();
    void afterAnEditItIsAsFromScratch_data();
    void afterAnEditItIsAsFromScratch();
    void anEditAndItsUndoGiveTheSame();
    void stagesWithTheSameInputsAreKept();
    void anAssumptionIsQuick();
    void aStopGivesNothing();
    void everyLineReferredToIsThere_data();
    void everyLineReferredToIsThere();
    void everyOriginIsThere();
    void everyRoleAndFindingHasWords();
    void aHundredTerabytesTakeTenDays();
    void anEmptyPlanIsNoTrouble();
    void withoutPricesItBlocks();
    void aThousandWorkloads();
    void theScenarioInUseIsComputed();
};

void TestForecast::twoRunsGiveTheSameBytes_data()
{
    QTest::addColumn<QString>("size");
    QTest::newRow("small") << QStringLiteral("small");
    QTest::newRow("whole") << QStringLiteral("whole");
}

void TestForecast::twoRunsGiveTheSameBytes()
{
    QFETCH(QString, size);
    const QByteArray first = forecastJson(*computed(sized(size)));
    QVERIFY(!QJsonDocument::fromJson(first).object().isEmpty());
    QCOMPARE(forecastJson(*computed(sized(size))), first);
    // Nor does it depend on where the plan lies in memory.
    const ForecastInput again = size == QStringLiteral("whole") ? sampleInput(16, 91) : sampleInput(2, 7);
    QCOMPARE(forecastJson(*computed(again)), first);
}

void TestForecast::linesAddUpToTotals_data()
{
    twoRunsGiveTheSameBytes_data();
}

void TestForecast::linesAddUpToTotals()
{
    QFETCH(QString, size);
    const QJsonObject cash = jsonOf(*computed(sized(size)))[QStringLiteral("cash")].toObject();
    const auto sum = [](const QJsonValue &lines) {
        qint64 total = 0;
        for (const QJsonValue &line : lines.toArray())
            total += line[QStringLiteral("micros")].toInteger();
        return total;
    };
    qint64 move = 0;
    qint64 stay = 0;
    const QJsonArray months = cash[QStringLiteral("months")].toArray();
    QCOMPARE(months.size(), sized(size).plan->general().horizonMonths);
    for (const QJsonValue &month : months) {
        QCOMPARE(sum(month[QStringLiteral("lines")]), month[QStringLiteral("totalMicros")].toInteger());
        QCOMPARE(sum(month[QStringLiteral("stayLines")]), month[QStringLiteral("stayMicros")].toInteger());
        move += month[QStringLiteral("totalMicros")].toInteger();
        stay += month[QStringLiteral("stayMicros")].toInteger();
    }
    QCOMPARE(move, cash[QStringLiteral("moveTotalMicros")].toInteger());
    QCOMPARE(stay, cash[QStringLiteral("stayTotalMicros")].toInteger());
    QVERIFY(move > 0 && stay > 0);
}

void TestForecast::afterAnEditItIsAsFromScratch_data()
{
    QTest::addColumn<int>("place");
    int place = 0;
    for (const auto &[name, edit] : someEdits())
        QTest::newRow(name) << place++;
}

void TestForecast::afterAnEditItIsAsFromScratch()
{
    QFETCH(int, place);
    static const SharedForecast before = computed(small());
    const auto plan = someEdits()[static_cast<std::size_t>(place)].second(*small().plan);
    QVERIFY2(bool(plan), plan ? "" : qPrintable(plan.error()));
    QVERIFY(!(*plan == *small().plan));
    const ForecastInput input = withPlan(small(), *plan);
    const SharedForecast scratch = computed(input);
    QCOMPARE(forecastJson(*computed(input, before)), forecastJson(*scratch));
    QVERIFY(forecastJson(*scratch) != forecastJson(*before));
    // And back, from what the edit gave.
    QCOMPARE(forecastJson(*computed(small(), scratch)), forecastJson(*before));
}

void TestForecast::anEditAndItsUndoGiveTheSame()
{
    const SharedForecast first = computed(small());
    SharedForecast last = first;
    Plan plan = *small().plan;
    for (const auto &[name, edit] : someEdits()) {
        if (const auto changed = edit(plan))
            plan = *changed;
        last = computed(withPlan(small(), plan), last);
    }
    QCOMPARE(forecastJson(*last), forecastJson(*computed(withPlan(small(), plan))));
    QCOMPARE(forecastJson(*computed(small(), last)), forecastJson(*first));
}

void TestForecast::stagesWithTheSameInputsAreKept()
{
    const SharedForecast before = computed(small());
    const SharedForecast same = computed(small(), before);
    QVERIFY(same->demand == before->demand && same->placement == before->placement);
    QVERIFY(same->transfer == before->transfer && same->schedule == before->schedule);
    QVERIFY(same->cost == before->cost && same->budget == before->budget);

    const auto after = [&](const Edit &edit) {
        return computed(withPlan(small(), *edit(*small().plan)), before);
    };
    const SharedForecast budget = after(firstRow<Budget>([](Budget &row) { row.perMonth.micros /= 2; }));
    QVERIFY(budget->cost == before->cost && budget->budget != before->budget);
    const SharedForecast road = after(firstRow<Road>([](Road &row) { row.bandwidth.bitsPerSecond /= 2; }));
    QVERIFY(road->demand == before->demand && road->placement == before->placement);
    QVERIFY(road->transfer != before->transfer && road->cost != before->cost);
    const SharedForecast site = after(firstRow<Site>([](Site &row) { row.notes += u'x'; }));
    QVERIFY(site->demand == before->demand && site->transfer == before->transfer);
    QVERIFY(site->schedule == before->schedule);
}

void TestForecast::anAssumptionIsQuick()
{
    const SharedForecast before = computed(whole());
    qint64 worst = 0;
    for (const AssumptionKey key : {AssumptionKey::EnergyPrice, AssumptionKey::DemandGrowth}) {
        qint64 best = std::numeric_limits<qint64>::max();
        for (int run = 1; run <= 3; ++run) {
            const Plan plan = *setAssumption(*whole().plan, key, Decimal{110'000 + 10'000 * run}, {});
            QElapsedTimer timer;
            timer.start();
            QVERIFY(computed(withPlan(whole(), plan), before));
            best = std::min(best, timer.elapsed());
        }
        worst = std::max(worst, best);
    }
    qInfo("The whole sample after a change of one assumption: %lld ms", static_cast<long long>(worst));
#ifdef NDEBUG
    QVERIFY2(worst < 200, QByteArray::number(worst));
#endif
}

void TestForecast::aStopGivesNothing()
{
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!forecast(small(), nullptr, stop.get_token()));
    const SharedForecast before = computed(small());
    const Plan plan = *setAssumption(*small().plan, AssumptionKey::EnergyPrice, Decimal{1'000'000}, {});
    QVERIFY(!forecast(withPlan(small(), plan), before, stop.get_token()));
}

void TestForecast::everyLineReferredToIsThere_data()
{
    twoRunsGiveTheSameBytes_data();
}

/// Each object in the JSON that has a stage and a line names one that is under `lines`.
void TestForecast::everyLineReferredToIsThere()
{
    QFETCH(QString, size);
    const QJsonObject json = jsonOf(*computed(sized(size)));
    const QJsonObject lines = json[QStringLiteral("lines")].toObject();
    int references = 0;
    QStringList dangling;
    const std::function<void(const QJsonValue &)> visit = [&](const QJsonValue &value) {
        for (const QJsonValue &inner : value.toArray())
            visit(inner);
        const QJsonObject object = value.toObject();
        if (object.contains(QStringLiteral("stage")) && object.contains(QStringLiteral("line"))) {
            ++references;
            const QString stage = object[QStringLiteral("stage")].toString();
            const int line = object[QStringLiteral("line")].toInt(-1);
            if (line < 0 || line >= lines[stage].toArray().size())
                dangling.append(stage + u' ' + QString::number(line));
        }
        for (const QJsonValue &inner : object)
            visit(inner);
    };
    visit(json);
    QCOMPARE(dangling.join(u'\n'), QString());
    QVERIFY(references > 500);
}

void TestForecast::everyOriginIsThere()
{
    const SharedForecast result = computed(small());
    QStringList missing;
    for (const Lines *lines : allLines(*result)) {
        for (int i = 0; i < static_cast<int>(lines->size()); ++i) {
            for (const Operand &operand : lines->at({lines->stage(), i}).operands) {
                bool isThere = true;
                if (const auto *row = std::get_if<RowRef>(&operand.origin))
                    isThere = !nameOfRow(*result->plan, *row).isEmpty();
                if (const auto *ref = std::get_if<LineRef>(&operand.origin))
                    isThere = lineOf(*result, *ref) != nullptr;
                if (const auto *price = std::get_if<PriceRef>(&operand.origin))
                    isThere = small().prices.contains(price->book) && !price->asOf.isEmpty();
                if (const auto *usage = std::get_if<UsageSource>(&operand.origin))
                    isThere = small().usage.contains(usage->content);
                if (!isThere)
                    missing.append(
                        QStringLiteral("%1 %2 %3").arg(int(lines->stage())).arg(i).arg(operand.role));
            }
        }
    }
    QCOMPARE(missing.mid(0, 20).join(u'\n'), QString());
}

void TestForecast::everyRoleAndFindingHasWords()
{
    QSet<QString> known;
    for (QString role : allRoles())
        known.insert(role.remove(u' ').remove(u'-').toLower());
    const SharedForecast result = computed(whole());
    int lineCount = 0;
    for (const Lines *lines : allLines(*result)) {
        for (int i = 0; i < static_cast<int>(lines->size()); ++i, ++lineCount) {
            const Line &line = lines->at({lines->stage(), i});
            for (const Operand &operand : line.operands) {
                QString role = QString::fromUtf8(operand.role);
                QVERIFY2(known.contains(role.remove(u' ').remove(u'-').toLower()), operand.role);
                QVERIFY(!roleText(operand.role).isEmpty());
            }
            QVERIFY(!why(*result, {lines->stage(), i}).sentence.isEmpty());
        }
    }
    QVERIFY(lineCount > 500);
    QVERIFY(!result->findings.empty());
    for (const Finding &finding : result->findings) {
        const QString sentence = findingText(finding, *result->plan);
        QVERIFY2(sentence.size() > 20 && !sentence.contains(QStringLiteral("%1")), qPrintable(sentence));
    }
}

/// 100 TB over 1 Gbit/s of which 93 % arrives: 8 × 10^14 ÷ 0.93 × 10^9 seconds.
void TestForecast::aHundredTerabytesTakeTenDays()
{
    Plan plan = emptyPlan();
    Wave wave;
    wave.name = QStringLiteral("All");
    plan = *addRow(plan, wave);
    Dataset data;
    data.name = QStringLiteral("Bulk");
    data.site = plan.sites.at(0).id;
    data.size = Bytes::terabytes(100);
    data.wave = plan.waves.at(0).id;
    plan = *addRow(plan, data);
    Road road;
    road.name = QStringLiteral("Line");
    road.bandwidth = Bandwidth{1'000'000'000};
    road.efficiency = Decimal{930'000};
    plan = *addRow(plan, road);
    const SharedForecast result = computed({std::make_shared<const Plan>(plan), {}, {}});
    QCOMPARE(result->transfer->datasets.size(), std::size_t(1));
    const RoadOption &option = result->transfer->datasets[0].options.at(0);
    QCOMPARE(QString::number(option.duration->inDays(), 'f', 2), QStringLiteral("9.96"));
}

void TestForecast::anEmptyPlanIsNoTrouble()
{
    const SharedForecast result = computed({std::make_shared<const Plan>(emptyPlan()), {}, {}});
    QVERIFY(result);
    QCOMPARE(openSteps(*result).front(), Step::AddNodes);
    const QJsonObject json = jsonOf(*result);
    QCOMPARE(json[QStringLiteral("plan")].toString(), QStringLiteral("Empty"));
    QVERIFY(json[QStringLiteral("priceBook")].isNull());
    QVERIFY(json[QStringLiteral("demand")][QStringLiteral("meanActive")].isNull());
    QVERIFY(json[QStringLiteral("schedule")][QStringLiteral("finish")].isNull());
}

void TestForecast::withoutPricesItBlocks()
{
    const auto blocks = [](const ForecastInput &input) {
        const SharedForecast result = computed(input);
        return std::any_of(result->findings.begin(), result->findings.end(), [](const Finding &finding) {
            return finding.kind == FindingKind::NoPriceBook && finding.severity == Severity::Blocking;
        });
    };
    QVERIFY(!blocks(small()));
    QVERIFY(blocks({small().plan, small().usage, {}}));
}

void TestForecast::aThousandWorkloads()
{
    Plan plan = *small().plan;
    const Workload pattern = plan.workloads.at(0);
    while (plan.workloads.size() < 1000) {
        Workload work = pattern;
        work.name = QStringLiteral("Work %1").arg(plan.workloads.size());
        work.statedAccelerators = Decimal{125'000};
        plan = *addRow(plan, work);
    }
    const SharedForecast result = computed(withPlan(small(), plan));
    QCOMPARE(result->placement->workloads.size(), std::size_t(1000));
    std::int64_t sum = 0;
    for (const CashLine &line : result->cost->move)
        sum += line.amount.micros;
    QCOMPARE(qint64(sum), qint64(result->cost->moveTotal.micros));
}

void TestForecast::theScenarioInUseIsComputed()
{
    const Plan &plan = *small().plan;
    const Scenario scenario = plan.scenarios.at(0);
    QVERIFY(!scenario.overrides.isEmpty());
    const SharedForecast used = computed(withPlan(small(), *useScenario(plan, scenario.id)));
    Plan byHand = plan;
    for (const Override &override : scenario.overrides)
        byHand = *setAssumption(byHand, override.key, override.value, {});
    const SharedForecast set = computed(withPlan(small(), byHand));
    QCOMPARE(qint64(used->cost->moveTotal.micros), qint64(set->cost->moveTotal.micros));
    QVERIFY(used->cost->moveTotal.micros != computed(small())->cost->moveTotal.micros);
    QCOMPARE(jsonOf(*used)[QStringLiteral("scenario")].toString(), scenario.name);
    // The plan itself keeps its assumptions.
    QVERIFY(used->plan->assumptions == plan.assumptions);
}

QTEST_GUILESS_MAIN(TestForecast)
#include "tst_forecast.moc"

#include "model/plan/assumptions.h"
#include "model/plan/plandocument.h"
#include "tests/support/plantext.h"

#include <QSignalSpy>
#include <QTest>

using namespace portolan;

namespace {
const Currency cny = *Currency::fromText(QStringLiteral("CNY"));

struct Named
{
    const char *what;
    Edit edit;
};

template <class Row>
Row row(const char *name)
{
    Row made;
    made.name = QString::fromUtf8(name);
    return made;
}

template <class Row>
Id<Row> idOf(const Plan &plan, const char *name)
{
    for (const Row &candidate : tableOf<Row>(plan)) {
        if (candidate.name == QString::fromUtf8(name))
            return candidate.id;
    }
    return {};
}

TaskId taskOf(const Plan &plan, TaskKind kind)
{
    for (const Task &task : plan.tasks) {
        if (task.kind == kind)
            return task.id;
    }
    return {};
}

template <class Row>
Edit add(Row made)
{
    return [made](const Plan &plan) { return addRow(plan, made); };
}

Road lineRoad()
{
    Road road = row<Road>("Internet");
    road.bandwidth = Bandwidth::gigabits(1);
    return road;
}

/// Every edit there is, in an order in which each finds what it needs.
std::vector<Named> everyEdit()
{
    return {
        {"add team", add(row<Team>("Vision"))},
        {"add site", add(row<Site>("Cloud"))},
        {"add wave", add(row<Wave>("First"))},
        {"add road", add(lineRoad())},
        {"add service", add(row<ExternalService>("Registry"))},
        {"add licence", add(row<License>("Solver"))},
        {"add dataset", add(row<Dataset>("Images"))},
        {"merge nodes",
         [](const Plan &plan) {
             return mergeNodes(plan, {row<Node>("gpu-1"), row<Node>("gpu-2")});
         }},
        {"add workload",
         [](const Plan &plan) {
             Workload work = row<Workload>("Detector");
             work.team = idOf<Team>(plan, "Vision");
             work.wave = idOf<Wave>(plan, "First");
             work.nodes = {idOf<Node>(plan, "gpu-1"), idOf<Node>(plan, "gpu-2")};
             work.datasets = {idOf<Dataset>(plan, "Images")};
             work.licenses = {idOf<License>(plan, "Solver")};
             work.services = {idOf<ExternalService>(plan, "Registry")};
             return addRow(plan, work);
         }},
        {"template", [](const Plan &plan) { return addTemplateTasks(plan, idOf<Wave>(plan, "First")); }},
        {"move task",
         [](const Plan &plan) {
             return moveTask(plan, taskOf(plan, TaskKind::Assess), Moment{1'800'000'000});
         }},
        {"resize task",
         [](const Plan &plan) {
             return resizeTask(plan, taskOf(plan, TaskKind::Validate), TimeSpan::days(4));
         }},
        {"set assumption",
         [](const Plan &plan) {
             return setAssumption(plan, AssumptionKey::PowerUsage, Decimal{1'300'000}, {});
         }},
        {"add scenario", add(row<Scenario>("Growth"))},
        {"use scenario", [](const Plan &plan) { return useScenario(plan, idOf<Scenario>(plan, "Growth")); }},
        {"use price book",
         [](const Plan &plan) { return usePriceBook(plan, QStringLiteral("A"), QStringLiteral("a")); }},
        {"other price book",
         [](const Plan &plan) { return usePriceBook(plan, QStringLiteral("B"), QStringLiteral("b")); }},
        {"add usage",
         [](const Plan &plan) { return addUsage(plan, QStringLiteral("logs"), QStringLiteral("c0ffee")); }},
        {"add budget",
         [](const Plan &plan) {
             return addRow(plan, Budget{{},
                                        idOf<Team>(plan, "Vision"),
                                        Month::of(2026, 1),
                                        Month::of(2026, 12),
                                        Money{1'000'000, cny}});
         }},
        {"add quote", add(Quote{{},
                                QStringLiteral("P"),
                                {},
                                QStringLiteral("big"),
                                QStringLiteral("A100"),
                                8,
                                Term::OnDemand,
                                0,
                                Money{5'000'000, cny},
                                {},
                                {}})},
        {"add rate", add(ExchangeRate{{},
                                      *Currency::fromText(QStringLiteral("USD")),
                                      cny,
                                      Decimal{7'100'000},
                                      QDate(2026, 1, 2),
                                      {}})},
        {"change settings",
         [](const Plan &plan) {
             Settings settings = plan.general();
             settings.horizonMonths = 24;
             return changeRow(plan, settings);
         }},
        {"remove wave", [](const Plan &plan) { return removeRow(plan, idOf<Wave>(plan, "First")); }},
        {"remove team", [](const Plan &plan) { return removeRow(plan, rowRef(idOf<Team>(plan, "Vision"))); }},
    };
}

PlanDocument *emptyDocument(QObject *parent)
{
    return new PlanDocument(
        std::make_shared<const Plan>(newPlan(QStringLiteral("Test"), cny, Zone(), QDate(2026, 3, 2))),
        parent);
}
} // namespace

class TestEdits : public QObject
{
    Q_OBJECT

private slots:
    void everyEditAppliesUndoesAndRedoes();
    void removingClearsReferencesAndTakesDependents();
    void refusedEditChangesNothing_data();
    void refusedEditChangesNothing();
    void editsWithOneMergeKeyAreOneStep();
    void readOnlyRefusesAll();
    void editThatChangesNothingAddsNoStep();
    void linksMayNotCloseALoop();
    void templateLinksWavesInOrder();
    void currencyStaysWhileThereAreBudgets();
    void scenarioOverridesAssumptions();
    void unchangedTablesAreShared();
};

void TestEdits::everyEditAppliesUndoesAndRedoes()
{
    PlanDocument *document = emptyDocument(this);
    QStringList states{planText(*document->plan())};
    for (const Named &named : everyEdit()) {
        const auto refusal = document->apply(QString::fromUtf8(named.what), named.edit);
        QVERIFY2(!refusal, refusal ? qPrintable(named.what + (": " + refusal->sentence)) : "");
        QCOMPARE(document->undoWhat(), QString::fromUtf8(named.what));
        QVERIFY2(planText(*document->plan()) != states.last(), named.what);
        states.append(planText(*document->plan()));
    }
    for (qsizetype i = states.size() - 2; i >= 0; --i) {
        document->undo();
        QCOMPARE(planText(*document->plan()), states[i]);
    }
    QVERIFY(!document->canUndo());
    for (qsizetype i = 1; i < states.size(); ++i) {
        document->redo();
        QCOMPARE(planText(*document->plan()), states[i]);
    }
    QVERIFY(!document->canRedo());
}

void TestEdits::removingClearsReferencesAndTakesDependents()
{
    PlanDocument *document = emptyDocument(this);
    for (const Named &named : everyEdit()) {
        if (QByteArray(named.what).startsWith("remove"))
            break;
        QVERIFY(!document->apply(QString::fromUtf8(named.what), named.edit));
    }
    const auto removes = [&](auto id) {
        return document->apply(QStringLiteral("remove"),
                               [id](const Plan &plan) { return removeRow(plan, id); });
    };
    QVERIFY(!removes(idOf<Node>(*document->plan(), "gpu-1")));
    QCOMPARE(document->plan()->workloads.at(0).nodes.size(), 1);
    QVERIFY(!removes(taskOf(*document->plan(), TaskKind::Validate)));
    QCOMPARE(document->plan()->tasks.size(), std::size_t(7));
    QVERIFY(document->plan()->gates.isEmpty());
    QCOMPARE(document->plan()->dependencies.size(), std::size_t(6));
    QVERIFY(!removes(idOf<Wave>(*document->plan(), "First")));
    QVERIFY(document->plan()->tasks.isEmpty());
    QVERIFY(!document->plan()->workloads.at(0).wave.isSet());
    QVERIFY(!removes(idOf<Team>(*document->plan(), "Vision")));
    QVERIFY(document->plan()->budgets.isEmpty());
    QCOMPARE(document->plan()->workloads.size(), std::size_t(1));
}

void TestEdits::refusedEditChangesNothing_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("says");
    QTest::newRow("no name") << 0 << "name is empty";
    QTest::newRow("taken name") << 1 << "another";
    QTest::newRow("line without bandwidth") << 2 << "bandwidth";
    QTest::newRow("reference to nothing") << 3 << "choose again";
    QTest::newRow("budget in another currency") << 4 << "CNY";
    QTest::newRow("assumption out of range") << 5 << "from 1 to 5";
    QTest::newRow("gone row") << 6 << "not in the plan";
    QTest::newRow("settings cannot go") << 7 << "settings";
    QTest::newRow("negative price") << 8 << "price";
}

void TestEdits::refusedEditChangesNothing()
{
    PlanDocument *document = emptyDocument(this);
    QVERIFY(!document->apply(QStringLiteral("team"), add(row<Team>("Vision"))));
    Workload lost = row<Workload>("Lost");
    lost.wave = {999};
    Node dear = row<Node>("n");
    dear.price = Money{-1, cny};
    const Budget foreign{{},
                         idOf<Team>(*document->plan(), "Vision"),
                         Month::of(2026, 1),
                         Month::of(2026, 2),
                         Money{1, *Currency::fromText(QStringLiteral("USD"))}};
    const std::vector<Edit> edits{add(row<Site>("  ")),
                                  add(row<Team>("Vision")),
                                  add(row<Road>("Empty")),
                                  add(lost),
                                  add(foreign),
                                  [](const Plan &plan) {
                                      return setAssumption(plan, AssumptionKey::PowerUsage, Decimal::whole(9),
                                                           {});
                                  },
                                  [](const Plan &plan) { return removeRow(plan, WaveId{77}); },
                                  [](const Plan &plan) { return removeRow(plan, SettingsId{1}); },
                                  add(dear)};
    QFETCH(int, number);
    QFETCH(QString, says);
    const QString before = planText(*document->plan());
    const QSignalSpy spy(document, &PlanDocument::changed);
    const auto refusal = document->apply(QStringLiteral("bad"), edits[static_cast<std::size_t>(number)]);
    QVERIFY(refusal);
    QVERIFY2(refusal->sentence.contains(says), qPrintable(refusal->sentence));
    QCOMPARE(planText(*document->plan()), before);
    QCOMPARE(spy.count(), 0);
    QCOMPARE(document->undoWhat(), QStringLiteral("team"));
}

void TestEdits::editsWithOneMergeKeyAreOneStep()
{
    PlanHistory history(std::make_shared<const Plan>());
    const auto plan = [](const char *name) {
        Plan made;
        made.teams = made.teams.with(Team{{1}, QString::fromUtf8(name), {}, {}});
        return std::make_shared<const Plan>(made);
    };
    history.push(QStringLiteral("drag"), plan("a"), QStringLiteral("k"), 1000);
    history.push(QStringLiteral("drag"), plan("b"), QStringLiteral("k"), 1900);
    history.push(QStringLiteral("drag"), plan("c"), QStringLiteral("k"), 2800);
    QCOMPARE(history.current()->teams.at(0).name, QStringLiteral("c"));
    history.push(QStringLiteral("drag"), plan("d"), QStringLiteral("k"), 3801);
    history.undo();
    QCOMPARE(history.current()->teams.at(0).name, QStringLiteral("c"));
    history.undo();
    QVERIFY(history.current()->teams.isEmpty());
    QVERIFY(!history.canUndo());
}

void TestEdits::readOnlyRefusesAll()
{
    PlanDocument *document = emptyDocument(this);
    QVERIFY(!document->apply(QStringLiteral("team"), add(row<Team>("Vision"))));
    document->setReadOnly(true);
    QVERIFY(document->apply(QStringLiteral("team"), add(row<Team>("Other"))));
    QVERIFY(!document->canUndo());
}

void TestEdits::editThatChangesNothingAddsNoStep()
{
    PlanDocument *document = emptyDocument(this);
    QVERIFY(!document->apply(QStringLiteral("same"),
                             [](const Plan &plan) { return changeRow(plan, plan.general()); }));
    QVERIFY(!document->canUndo());
}

void TestEdits::linksMayNotCloseALoop()
{
    PlanDocument *document = emptyDocument(this);
    QVERIFY(!document->apply(QStringLiteral("wave"), add(row<Wave>("First"))));
    QVERIFY(!document->apply(QStringLiteral("tasks"),
                             [](const Plan &plan) { return addTemplateTasks(plan, plan.waves.at(0).id); }));
    const Plan &plan = *document->plan();
    const Result<Plan> looped = addRow(
        plan,
        Dependency{
            {}, taskOf(plan, TaskKind::SwitchOff), taskOf(plan, TaskKind::Assess), Link::FinishStart, {}});
    QVERIFY(!looped);
    QVERIFY(looped.error().contains(QStringLiteral("already waits")));
}

void TestEdits::templateLinksWavesInOrder()
{
    Plan plan = newPlan(QStringLiteral("Test"), cny, Zone(), QDate(2026, 3, 2));
    plan = *addRow(plan, row<Wave>("First"));
    plan = *addRow(plan, row<Wave>("Second"));
    plan = *addTemplateTasks(plan, idOf<Wave>(plan, "First"));
    const TaskId cutOver = taskOf(plan, TaskKind::CutOver);
    plan = *addTemplateTasks(plan, idOf<Wave>(plan, "Second"));
    QCOMPARE(plan.tasks.size(), std::size_t(16));
    QCOMPARE(plan.dependencies.size(), std::size_t(17));
    const auto crosses = [&](const Dependency &link) {
        return link.from == cutOver && plan.tasks.find(link.to)->wave == idOf<Wave>(plan, "Second") &&
               plan.tasks.find(link.to)->kind == TaskKind::Environment;
    };
    QCOMPARE(std::count_if(plan.dependencies.begin(), plan.dependencies.end(), crosses), std::ptrdiff_t(1));
    QVERIFY(!addTemplateTasks(plan, idOf<Wave>(plan, "Second")));
}

void TestEdits::currencyStaysWhileThereAreBudgets()
{
    Plan plan = newPlan(QStringLiteral("Test"), cny, Zone(), QDate(2026, 3, 2));
    plan = *addRow(plan, row<Team>("Vision"));
    Settings dollars = plan.general();
    dollars.currency = *Currency::fromText(QStringLiteral("USD"));
    QVERIFY(changeRow(plan, dollars));
    plan = *addRow(
        plan, Budget{{}, idOf<Team>(plan, "Vision"), Month::of(2026, 1), Month::of(2026, 2), Money{1, cny}});
    const Result<Plan> refused = changeRow(plan, dollars);
    QVERIFY(!refused);
    QVERIFY(refused.error().contains(QStringLiteral("CNY")));
}

void TestEdits::scenarioOverridesAssumptions()
{
    Plan plan = newPlan(QStringLiteral("Test"), cny, Zone(), QDate(2026, 3, 2));
    Scenario growth = row<Scenario>("Growth");
    growth.overrides = {{AssumptionKey::DemandGrowth, Decimal{400'000}}};
    plan = *addRow(plan, growth);
    const Plan under = underScenario(plan, plan.scenarios.at(0).id);
    QCOMPARE(assumed(under, AssumptionKey::DemandGrowth).micros, std::int64_t(400'000));
    QCOMPARE(assumed(plan, AssumptionKey::DemandGrowth).micros, std::int64_t(200'000));
    QVERIFY(underScenario(plan, {}) == plan);
}

void TestEdits::unchangedTablesAreShared()
{
    Plan plan = newPlan(QStringLiteral("Test"), cny, Zone(), QDate(2026, 3, 2));
    plan = *addRow(plan, row<Team>("Vision"));
    const Plan next = *addRow(plan, row<Wave>("First"));
    QVERIFY(next.teams.isSameAs(plan.teams));
    QVERIFY(!next.waves.isSameAs(plan.waves));
}

QTEST_GUILESS_MAIN(TestEdits)
#include "tst_edits.moc"

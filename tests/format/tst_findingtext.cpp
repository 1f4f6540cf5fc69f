#include "tests/support/syntheticplan.h"
#include "views/format/findingtext.h"
#include "views/format/words.h"

#include <QSet>
#include <QTest>

using namespace portolan;

namespace {
const QLocale english(QLocale::English, QLocale::UnitedKingdom);

QString seen(QString text)
{
    return text.replace(u'\u00a0', u' ');
}
} // namespace

class TestFindingText : public QObject
{
    Q_OBJECT

private slots:
    void everyKindHasItsSentenceWithACure();
    void sentences_data();
    void sentences();
    void missingValuesAreDashes();
    void namesMayLookLikePlaces();
    void alertsNameTeamMonthAndCause();
};

void TestFindingText::everyKindHasItsSentenceWithACure()
{
    const Plan plan = syntheticPlan();
    QSet<QString> sentences;
    int count = 0;
    for (; !word(static_cast<FindingKind>(count)).isEmpty(); ++count) {
        const QString text =
            findingText({static_cast<FindingKind>(count), Severity::Note, {}, {}}, plan, english);
        QVERIFY2(text.endsWith(u'.'), qPrintable(text));
        QVERIFY2(!text.contains(u'%') || text.contains(QStringLiteral("30%")), qPrintable(text));
        sentences.insert(text);
    }
    QCOMPARE(sentences.size(), count);
    QVERIFY(count > static_cast<int>(FindingKind::NeverBreaksEven));
}

void TestFindingText::sentences_data()
{
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("begins");
    const Plan plan = syntheticPlan();
    const auto row = [&](const char *name, const Finding &finding, const char *begins) {
        QTest::newRow(name) << seen(findingText(finding, plan, english)) << QString::fromUtf8(begins);
    };
    row("coverage",
        {FindingKind::LowCoverage, Severity::Warning, rowRef(plan.nodes.at(0).id), {Decimal{612'000}}},
        "Only 61.2% of the expected samples of “gpu-01” are there. Import");
    row("idle",
        {FindingKind::IdleAccelerators, Severity::Note, rowRef(plan.general().id), {Decimal::whole(9)}},
        "Cards that never reached 30% in any hour: 9. Check");
    row("rate",
        {FindingKind::MissingRate,
         Severity::Blocking,
         {},
         {Money{1, *Currency::fromText(QStringLiteral("usd"))}}},
        "There is no exchange rate from USD to CNY, so prices in USD are left out.");
    row("gate", {FindingKind::GateOpen, Severity::Note, rowRef(plan.gates.at(0).id), {Moment{1'772'413'200}}},
        "The gate “Development first: go or no-go” is open: what follows it may begin only when it is "
        "decided, at "
        "the earliest on 2 Mar 2026 09:00.");
    row("licence",
        {FindingKind::LicenseLate,
         Severity::Warning,
         {RowKind::License, 0},
         {TimeSpan::days(30), TimeSpan::days(20)}},
        "Moving the licence “Licence” takes 30 days, but the cutover that needs it is in 20 days.");
    row("break-even", {FindingKind::NeverBreaksEven, Severity::Note, {}, {yuan(2'000'000), yuan(1'500'000)}},
        "Moving never costs less than staying within the plan: 2,000,000 CNY against 1,500,000 CNY.");
    row("outgrown",
        {FindingKind::OutgrowsNodes,
         Severity::Note,
         rowRef(plan.workloads.at(0).id),
         {Month::of(2027, 5), Decimal{9'500'000}, Decimal::whole(8)}},
        "From May 2027 on “Notebooks and small experiments” needs 9.5 accelerators and its nodes have 8.");
    row("assumption",
        {FindingKind::ZeroAssumption,
         Severity::Warning,
         {RowKind::Assumption, plan.assumptions.at(0).id.value},
         {}},
        "A cost is missing because an assumption has no value in CNY: Energy price.");
}

void TestFindingText::sentences()
{
    QFETCH(QString, shown);
    QFETCH(QString, begins);
    QCOMPARE(shown.left(begins.size()), begins);
}

void TestFindingText::missingValuesAreDashes()
{
    const Plan plan = syntheticPlan();
    QVERIFY(findingText({FindingKind::LowCoverage, Severity::Warning, rowRef(plan.nodes.at(0).id), {}}, plan)
                .startsWith(QStringLiteral("Only – of")));
}

void TestFindingText::namesMayLookLikePlaces()
{
    PlanBuilder builder(syntheticPlan());
    Node node;
    node.name = QStringLiteral("50%2 off");
    const NodeId id = builder.add(node);
    QVERIFY(findingText({FindingKind::LowCoverage, Severity::Warning, rowRef(id), {Decimal{500'000}}},
                        builder.plan())
                .contains(QStringLiteral("“50%2 off”")));
}

void TestFindingText::alertsNameTeamMonthAndCause()
{
    const Plan plan = syntheticPlan();
    const Alert alert{AlertLevel::Over, plan.budgets.at(0).id, plan.teams.at(1).id,  Month::of(2026, 5),
                      yuan(500'000),    yuan(400'000),         CostKind::DualRunning};
    QCOMPARE(seen(alertText(alert, plan, english)),
             QStringLiteral(
                 "Vision goes over its budget in May 2026: 500,000 CNY planned of 400,000 CNY (125%), most "
                 "of it for: Dual running."));
    Alert near = alert;
    near.level = AlertLevel::Near;
    near.team = {};
    QVERIFY(alertText(near, plan, english).startsWith(QStringLiteral("Spend of no team is near")));
}

QTEST_GUILESS_MAIN(TestFindingText)
#include "tst_findingtext.moc"

#include "model/plan/shares.h"

#include <QTest>

using namespace portolan;

class TestShares : public QObject
{
    Q_OBJECT

private slots:
    void dividesANodeByWhatIsStated_data();
    void dividesANodeByWhatIsStated();
    void leavesOutNodesThatNobodyNames();
};

namespace {

/// A plan with nodes 1 and 2 and a workload on node 1 for each text: its stated accelerators, "-" for none.
Plan planOf(const QString &stated)
{
    Plan plan;
    for (const std::int64_t number : {1, 2}) {
        Node node;
        node.id = {number};
        plan.nodes = plan.nodes.with(node);
    }
    std::int64_t id = 10;
    for (const QString &text : stated.split(u' ')) {
        Workload workload;
        workload.id = {id++};
        workload.nodes = {NodeId{1}, NodeId{1}};
        workload.statedAccelerators = Decimal::fromText(text);
        plan.workloads = plan.workloads.with(workload);
    }
    return plan;
}

} // namespace

void TestShares::dividesANodeByWhatIsStated_data()
{
    QTest::addColumn<QString>("stated");
    QTest::addColumn<QString>("expected");
    QTest::newRow("alone, named twice") << "-"
                                        << "1:10=1";
    QTest::newRow("none states") << "- -"
                                 << "1:10=0.5 1:11=0.5";
    QTest::newRow("all state") << "6 2"
                               << "1:10=0.75 1:11=0.25";
    QTest::newRow("a silent one counts as the mean") << "6 2 -"
                                                     << "1:10=0.5 1:11=0.166667 1:12=0.333333";
    QTest::newRow("zero is no statement") << "0 0"
                                          << "1:10=0.5 1:11=0.5";
}

void TestShares::dividesANodeByWhatIsStated()
{
    QFETCH(QString, stated);
    QFETCH(QString, expected);
    QStringList texts;
    for (const NodeShare &share : nodeShares(planOf(stated))) {
        texts.append(QStringLiteral("%1:%2=%3")
                         .arg(share.node.value)
                         .arg(share.workload.value)
                         .arg(Decimal::nearest(share.share).toText()));
    }
    QCOMPARE(texts.join(u' '), expected);
}

void TestShares::leavesOutNodesThatNobodyNames()
{
    Plan plan = planOf(QStringLiteral("-"));
    plan.workloads = {};
    QVERIFY(nodeShares(plan).empty());
    plan = planOf(QStringLiteral("-"));
    plan.nodes = plan.nodes.without(NodeId{1});
    QVERIFY(nodeShares(plan).empty());
}

QTEST_GUILESS_MAIN(TestShares)
#include "tst_shares.moc"

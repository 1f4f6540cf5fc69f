#include "model/exchange/pastetable.h"

#include "tests/support/plantext.h"
#include "tests/support/syntheticplan.h"

#include <QTest>

using namespace portolan;

class TestPasteTable : public QObject
{
    Q_OBJECT

private slots:
    void addsAndChangesRows_data();
    void addsAndChangesRows();
    void refusesCellsAndTakesTheOtherRows();
    void refusesTextWithNothingInIt_data();
    void refusesTextWithNothingInIt();
    void namesColumnsThatItDoesNotKnow();
    void listsAreReadByName();
    void whatIsCopiedPastesAsItIs();
};

namespace {
Plan basis()
{
    PlanBuilder builder(newPlan(QStringLiteral("P"), syntheticCurrency, Zone(), QDate(2026, 3, 1)));
    Team team;
    team.name = QStringLiteral("Vision");
    builder.add(team);
    team.name = QStringLiteral("Language");
    builder.add(team);
    Node node;
    node.name = QStringLiteral("n1");
    builder.add(node);
    node.name = QStringLiteral("n2");
    builder.add(node);
    Workload workload;
    workload.name = QStringLiteral("Old");
    workload.notes = QStringLiteral("kept");
    builder.add(workload);
    return builder.plan();
}

QString workloadsText(const Plan &plan)
{
    QString text;
    for (const Workload &row : plan.workloads)
        text += QStringLiteral("%1 %2 %3 %4\n")
                    .arg(row.name, cellText(row.kind), nameOfRow(plan, rowRef(row.team)), row.notes);
    return text;
}
} // namespace

void TestPasteTable::addsAndChangesRows_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("header") << "name\tkind\tteam\nNew\tinference\tvision\n"
                            << "Old training  kept\nNew inference Vision \n";
    QTest::newRow("titles in another order") << "Mannschaft\tNAME\r\nLanguage\tNew\r\n"
                                             << "Old training  kept\nNew training Language \n";
    QTest::newRow("no header") << "New\tinference\tVision\n"
                               << "Old training  kept\nNew inference Vision \n";
    QTest::newRow("change") << "name\tteam\nold\tVision\n"
                            << "old training Vision kept\n";
    QTest::newRow("empty cells") << "name\tkind\tnotes\nOld\t\t\nNew\t\tx\n"
                                 << "Old training  \nNew training  x\n";
    QTest::newRow("cell of two lines") << "name\tnotes\nNew\t\"a\nb\"\n"
                                       << "Old training  kept\nNew training  a\nb\n";
}

void TestPasteTable::addsAndChangesRows()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const Plan plan = basis();
    const QStringList titles{QStringLiteral("Name"), QStringLiteral("Art"), QStringLiteral("Mannschaft")};
    const auto paste = pastedRows<Workload>(plan, text, titles);
    QVERIFY2(paste, qPrintable(paste ? QString() : paste.error()));
    const auto result = paste->edit(plan);
    QVERIFY(result);
    QCOMPARE(workloadsText(*result), expected);
    QVERIFY(paste->added + paste->changed > 0);
    QVERIFY(paste->refused.empty());
}

void TestPasteTable::refusesCellsAndTakesTheOtherRows()
{
    const Plan plan = basis();
    const auto paste = pastedRows<Workload>(plan, QStringLiteral("name\tkind\tteam\n"
                                                                 "A\tdancing\tVision\n"
                                                                 "B\ttraining\tVison\n"
                                                                 "\ttraining\tVision\n"
                                                                 "C\ttraining\tVision\tmore\n"
                                                                 "D\ttraining\tVision\n"));
    QVERIFY(paste);
    QString refused;
    for (const RefusedCell &cell : paste->refused)
        refused += QStringLiteral("%1 %2 %3\n").arg(cell.line).arg(cell.column, cell.text);
    QCOMPARE(refused,
             QStringLiteral("2 kind dancing\n3 team Vison\n4  training Vision\n5  C training Vision more\n"));
    QCOMPARE(workloadsText(*paste->edit(plan)), QStringLiteral("Old training  kept\nD training Vision \n"));
}

void TestPasteTable::refusesTextWithNothingInIt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("empty") << ""
                           << "no text";
    QTest::newRow("blank") << "\t\t\n\n"
                           << "no text";
    QTest::newRow("only a header") << "name\tkind\n"
                                   << "nothing to paste below";
    QTest::newRow("no good row") << "name\tkind\nA\tdancing\n"
                                 << "Line 2:";
    QTest::newRow("quote left open") << "name\tnotes\nA\t\"x\n"
                                     << "quotation mark in line 2";
}

void TestPasteTable::refusesTextWithNothingInIt()
{
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    const auto paste = pastedRows<Workload>(basis(), text);
    QVERIFY(!paste);
    QVERIFY2(paste.error().contains(sentence), qPrintable(paste.error()));
}

void TestPasteTable::namesColumnsThatItDoesNotKnow()
{
    const auto paste = pastedRows<Team>(basis(), QStringLiteral("name\tlead\tphone\nX\tY\t1\n"));
    QVERIFY(paste);
    QCOMPARE(paste->unknownColumns, QStringList{QStringLiteral("phone")});
    QCOMPARE(paste->added, 1);
}

void TestPasteTable::listsAreReadByName()
{
    const Plan plan = basis();
    const auto paste = pastedRows<Workload>(plan, QStringLiteral("name\tnodes\nNew\tn2; N1\n"));
    QVERIFY(paste);
    const Plan result = *paste->edit(plan);
    QCOMPARE(result.workloads.at(1).nodes, (QList<NodeId>{plan.nodes.at(1).id, plan.nodes.at(0).id}));
}

void TestPasteTable::whatIsCopiedPastesAsItIs()
{
    const Plan plan = syntheticPlan();
    int tables = 0;
    forEachTable(plan, [&](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        std::vector<Id<Row>> ids;
        for (const Row &row : table)
            ids.push_back(row.id);
        if (ids.empty() || std::is_same_v<Row, Task> || std::is_same_v<Row, Dependency> ||
            std::is_same_v<Row, Gate>)
            return; // tasks of several waves have the same names
        const auto paste = pastedRows<Row>(plan, copiedRows(plan, ids));
        QVERIFY2(paste, qPrintable(paste ? QString() : paste.error()));
        QVERIFY2(paste->refused.empty(), Columns<Row>::table);
        QCOMPARE(planText(*paste->edit(plan)), planText(plan));
        QCOMPARE(paste->added + paste->changed, 0);
        ++tables;
    });
    QVERIFY(tables > 8);
}

QTEST_APPLESS_MAIN(TestPasteTable)
#include "tst_pastetable.moc"

#include "tests/support/plantext.h"
#include "tests/support/syntheticplan.h"
#include "views/format/words.h"
#include "views/tables/celleditor.h"
#include "views/tables/rowmodel.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

using namespace portolan;

class TestRowModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTableIsASoundModel();
    void aCellIsEditedThroughTheDocument();
    void aRefusedCellSaysWhyAndChangesNothing();
    void onlyWhatDiffersIsEmitted();
    void manyNewRowsReset();
    void aReadOnlyPlanCannotBeEdited();
    void choicesReadAsWordsAndSetTheWordsOfFiles();
};

namespace {
struct Shown
{
    PlanDocument document{std::make_shared<const Plan>(syntheticPlan())};
    RowModel model;
    QSignalSpy refused{&model, &RowModel::refused};

    explicit Shown(TableSpec spec) : model(document, std::move(spec)) {}
    QModelIndex cell(int row, const QString &title) const
    {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (model.headerData(column, Qt::Horizontal).toString() == title)
                return model.index(row, column);
        }
        return {};
    }
};

Edit addTeams(int count)
{
    return [count](const Plan &plan) {
        Result<Plan> result = plan;
        for (int number = 0; number < count; ++number) {
            Team team;
            team.name = QStringLiteral("Crew %1").arg(number);
            result = addRow(*result, team);
        }
        return result;
    };
}
} // namespace

void TestRowModel::everyTableIsASoundModel()
{
    const Plan plan = syntheticPlan();
    int tables = 0;
    forEachTable(plan, [&](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        Shown shown(tableSpec<Row>());
        const QAbstractItemModelTester tester(&shown.model,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(shown.model.rowCount(), static_cast<int>(table.size()));
        shown.document.apply(QStringLiteral("add"), shown.model.spec().addNew);
        shown.document.apply(QStringLiteral("teams"), addTeams(1));
        while (shown.document.canUndo())
            shown.document.undo();
        QCOMPARE(shown.model.rowCount(), static_cast<int>(table.size()));
        ++tables;
    });
    QCOMPARE(tables, 20);
}

void TestRowModel::aCellIsEditedThroughTheDocument()
{
    Shown shown(tableSpec<Node>());
    const QModelIndex cell = shown.cell(0, columnTitle("nodes", "model"));
    QVERIFY(cell.isValid());
    QVERIFY(shown.model.setData(cell, QStringLiteral("Blade")));
    QCOMPARE(shown.document.plan()->nodes.at(0).model, QStringLiteral("Blade"));
    QCOMPARE(cell.data().toString(), QStringLiteral("Blade"));
    shown.document.undo();
    QCOMPARE(cell.data().toString(), QStringLiteral("8-card server"));
}

void TestRowModel::aRefusedCellSaysWhyAndChangesNothing()
{
    Shown shown(tableSpec<Node>());
    const QString before = planText(*shown.document.plan());
    QVERIFY(!shown.model.setData(shown.cell(0, columnTitle("nodes", "price")), QStringLiteral("dear")));
    QCOMPARE(shown.refused.size(), 1);
    QVERIFY(!shown.refused[0][0].toString().isEmpty());
    QCOMPARE(planText(*shown.document.plan()), before);
    QVERIFY(!shown.document.canUndo());
}

void TestRowModel::onlyWhatDiffersIsEmitted()
{
    Shown shown(tableSpec<Node>());
    const QSignalSpy changed(&shown.model, &RowModel::dataChanged);
    const QSignalSpy inserted(&shown.model, &RowModel::rowsInserted);
    const QSignalSpy reset(&shown.model, &RowModel::modelReset);
    shown.model.setData(shown.cell(3, columnTitle("nodes", "model")), QStringLiteral("Blade"));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].toModelIndex().row(), 3);
    QCOMPARE(changed[0][1].toModelIndex().row(), 3);
    shown.document.apply(QStringLiteral("add"), shown.model.spec().addNew);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(reset.size(), 0);
}

void TestRowModel::manyNewRowsReset()
{
    Shown shown(tableSpec<Team>());
    const QSignalSpy inserted(&shown.model, &RowModel::rowsInserted);
    const QSignalSpy reset(&shown.model, &RowModel::modelReset);
    const int before = shown.model.rowCount();
    shown.document.apply(QStringLiteral("add"), addTeams(before + 5));
    QCOMPARE(reset.size(), 1);
    QCOMPARE(inserted.size(), 0);
    QCOMPARE(shown.model.rowCount(), 2 * before + 5);
}

void TestRowModel::aReadOnlyPlanCannotBeEdited()
{
    Shown shown(tableSpec<Node>());
    QVERIFY(shown.model.flags(shown.model.index(0, 0)) & Qt::ItemIsEditable);
    shown.document.setReadOnly(true);
    QVERIFY(!(shown.model.flags(shown.model.index(0, 0)) & Qt::ItemIsEditable));
}

void TestRowModel::choicesReadAsWordsAndSetTheWordsOfFiles()
{
    Shown shown(tableSpec<Dataset>());
    const QModelIndex cell = shown.cell(0, columnTitle("datasets", "temperature"));
    QVERIFY(cell.isValid());
    const CellEditor delegate;
    QWidget parent;
    QWidget *editor = delegate.createEditor(&parent, {}, cell);
    auto *box = qobject_cast<QComboBox *>(editor);
    QVERIFY(box);
    delegate.setEditorData(editor, cell);
    QCOMPARE(box->currentText(), word(shown.document.plan()->datasets.at(0).temperature));
    box->setCurrentText(word(Temperature::Cold));
    delegate.setModelData(editor, &shown.model, cell);
    QCOMPARE(shown.document.plan()->datasets.at(0).temperature, Temperature::Cold);
    QCOMPARE(cell.data(Qt::ToolTipRole).toString(), word(Temperature::Cold));
}

QTEST_MAIN(TestRowModel)
#include "tst_rowmodel.moc"

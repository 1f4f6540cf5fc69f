#include "model/exchange/pastetable.h"
#include "tests/support/plantext.h"
#include "tests/support/syntheticplan.h"
#include "views/format/words.h"
#include "views/tables/rowtable.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace portolan;

class TestRowTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersSortAsNumbers();
    void theFilterWantsEveryWord();
    void copiedRowsPasteBack();
    void aWrongPasteIsRefusedWhole();
    void removedRowsComeBackByUndo();
    void anAddedRowIsChosen();
};

namespace {
Result<Edit> pasteEdit(const Plan &plan, const TableSpec &spec, const QString &text)
{
    QStringList titles;
    for (const ColumnSpec &column : spec.columns)
        titles.append(column.title);
    const Result<Paste> paste = pastedRows(spec.kind, plan, text, titles);
    if (!paste)
        return Refusal{paste.error()};
    if (!paste->refused.empty())
        return Refusal{paste->refused.front().reason};
    return paste->edit;
}

struct Shown
{
    PlanDocument document{std::make_shared<const Plan>(syntheticPlan())};
    RowTable table;
    QSignalSpy refused{&table, &RowTable::refused};

    explicit Shown(TableSpec spec) : table(document, std::move(spec), pasteEdit) {}
    QAbstractItemModel &rows() { return *table.view().model(); }
    int column(const QString &title)
    {
        for (int column = 0; column < rows().columnCount(); ++column) {
            if (rows().headerData(column, Qt::Horizontal).toString() == title)
                return column;
        }
        return -1;
    }
};
} // namespace

void TestRowTable::numbersSortAsNumbers()
{
    Shown shown(tableSpec<Dataset>());
    const int size = shown.column(columnTitle("datasets", "size"));
    const auto set = [&](int row, const char *text) {
        RowModel &model = shown.table.model();
        QVERIFY(model.setData(model.index(row, size), QString::fromLatin1(text)));
    };
    set(0, "900 GB");
    set(1, "10 TB");
    set(2, "2 TB");
    shown.table.view().sortByColumn(size, Qt::AscendingOrder);
    QStringList sorted;
    for (int row = 0; row < 3; ++row)
        sorted.append(shown.rows().index(row, size).data(Qt::EditRole).toString());
    QCOMPARE(sorted,
             QStringList({QStringLiteral("900 GB"), QStringLiteral("2 TB"), QStringLiteral("10 TB")}));
}

void TestRowTable::theFilterWantsEveryWord()
{
    Shown shown(tableSpec<Node>());
    auto *words = shown.table.findChild<QLineEdit *>();
    words->setText(QStringLiteral("gpu-03"));
    QCOMPARE(shown.rows().rowCount(), 1);
    words->setText(QStringLiteral("GPU-03 server"));
    QCOMPARE(shown.rows().rowCount(), 1);
    words->setText(QStringLiteral("gpu-03 nowhere"));
    QCOMPARE(shown.rows().rowCount(), 0);
    words->clear();
    QCOMPARE(shown.rows().rowCount(), 16);
}

void TestRowTable::copiedRowsPasteBack()
{
    Shown shown(tableSpec<Team>());
    const int before = shown.rows().rowCount();
    shown.table.view().selectRow(0);
    shown.table.copySelected();
    QString text = QApplication::clipboard()->text();
    const QString name = shown.document.plan()->teams.at(0).name;
    QVERIFY(text.contains(name));
    QApplication::clipboard()->setText(text.replace(name, QStringLiteral("Robots")));
    shown.table.paste();
    QCOMPARE(shown.refused.size(), 0);
    QCOMPARE(shown.rows().rowCount(), before + 1);
    QVERIFY(planText(*shown.document.plan()).contains(QStringLiteral("Robots")));
    shown.document.undo();
    QCOMPARE(shown.rows().rowCount(), before);
}

void TestRowTable::aWrongPasteIsRefusedWhole()
{
    Shown shown(tableSpec<Dataset>());
    const QString before = planText(*shown.document.plan());
    QApplication::clipboard()->setText(
        QStringLiteral("%1\t%2\nGood\t1 TB\nBad\tmuch\n")
            .arg(columnTitle("datasets", "name"), columnTitle("datasets", "size")));
    shown.table.paste();
    QCOMPARE(shown.refused.size(), 1);
    QCOMPARE(planText(*shown.document.plan()), before);
}

void TestRowTable::removedRowsComeBackByUndo()
{
    Shown shown(tableSpec<Dataset>());
    const QString before = planText(*shown.document.plan());
    const int count = shown.rows().rowCount();
    shown.table.view().selectAll();
    QTest::keyClick(&shown.table.view(), Qt::Key_Delete);
    QCOMPARE(shown.rows().rowCount(), 0);
    shown.document.undo();
    QCOMPARE(shown.rows().rowCount(), count);
    QCOMPARE(planText(*shown.document.plan()), before);
}

void TestRowTable::anAddedRowIsChosen()
{
    Shown shown(tableSpec<Wave>());
    const QSignalSpy chosen(&shown.table, &RowTable::rowChosen);
    const int count = shown.rows().rowCount();
    shown.table.addRowNow();
    QCOMPARE(shown.rows().rowCount(), count + 1);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<RowRef>().kind, RowKind::Wave);
}

QTEST_MAIN(TestRowTable)
#include "tst_rowtable.moc"

#include "views/pages/assumptiontable.h"

#include "model/plan/assumptions.h"
#include "model/plan/celltext.h"
#include "views/format/words.h"

#include <QHeaderView>

namespace portolan {

namespace {
enum Columns
{
    NameColumn,
    ValueColumn,
    UnitColumn,
    SourceColumn,
    MeaningColumn
};

/// Shares are typed and shown as per cent.
QString valueText(AssumptionKey key, Decimal value)
{
    if (kindOf(key).unit == AssumptionUnit::Share)
        return Decimal{value.micros * 100}.toText() + u'%';
    return value.toText();
}

Result<Plan> changed(const Plan &plan, AssumptionKey key, Decimal value)
{
    const Scenario *scenario = plan.scenarios.find(plan.general().scenario);
    if (!scenario) {
        const Assumption *row = plan.assumptions.find(assumptionRow(plan, key));
        return setAssumption(plan, key, value, row ? row->source : QString());
    }
    Scenario other = *scenario;
    const auto isKey = [key](const Override &change) { return change.key == key; };
    other.overrides.removeIf(isKey);
    other.overrides.append({key, value});
    return changeRow(plan, other);
}
} // namespace

AssumptionTable::AssumptionTable(PlanDocument &document, QWidget *parent)
    : QTableWidget(parent), m_document(document)
{
    setAccessibleName(tr("Assumptions"));
    setColumnCount(5);
    setHorizontalHeaderLabels({tr("Assumption"), tr("Value"), tr("Unit"), tr("Source"), tr("Meaning")});
    horizontalHeader()->setStretchLastSection(true);
    verticalHeader()->hide();
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setRowCount(static_cast<int>(Names<AssumptionKey>::list.size()));
    connect(this, &QTableWidget::itemChanged, this, &AssumptionTable::change);
    connect(&document, &PlanDocument::changed, this, &AssumptionTable::showPlan);
    showPlan();
    resizeColumnsToContents();
}

void AssumptionTable::showPlan()
{
    m_isFilling = true;
    int row = 0;
    for (const auto &[key, name] : Names<AssumptionKey>::list)
        fillRow(row++, key);
    m_isFilling = false;
}

void AssumptionTable::fillRow(int row, AssumptionKey key)
{
    const Plan plan = underScenario(*m_document.plan(), m_document.plan()->general().scenario);
    const Assumption *stated = plan.assumptions.find(assumptionRow(plan, key));
    const QString source = stated ? stated->source : tr("Standard value");
    const QStringList texts{word(key), valueText(key, assumed(plan, key)),
                            unitWord(kindOf(key).unit, plan.general().currency), source, explanation(key)};
    for (int column = 0; column < columnCount(); ++column) {
        QTableWidgetItem *cell = item(row, column);
        if (!cell) {
            cell = new QTableWidgetItem;
            setItem(row, column, cell);
        }
        cell->setText(texts[column]);
        cell->setToolTip(column == MeaningColumn ? explanation(key) : texts[column]);
        const bool isEditable = !m_document.isReadOnly() && (column == ValueColumn || column == SourceColumn);
        cell->setFlags(isEditable ? cell->flags() | Qt::ItemIsEditable : cell->flags() & ~Qt::ItemIsEditable);
        if (column == ValueColumn)
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
}

void AssumptionTable::change(QTableWidgetItem *cell)
{
    if (m_isFilling)
        return;
    const AssumptionKey key = Names<AssumptionKey>::list[static_cast<std::size_t>(cell->row())].first;
    std::optional<Refusal> refusal;
    if (cell->column() == ValueColumn) {
        QString text = cell->text().trimmed();
        // A bare number in a share's cell is what the cell shows: per cent.
        if (kindOf(key).unit == AssumptionUnit::Share && !text.endsWith(u'%'))
            text += u'%';
        Decimal value;
        refusal = readCell(text, value);
        if (!refusal) {
            refusal = m_document.apply(tr("Change assumption: %1").arg(word(key)),
                                       [&](const Plan &plan) { return changed(plan, key, value); });
        }
    } else {
        refusal = m_document.apply(tr("Change source: %1").arg(word(key)), [&](const Plan &plan) {
            return setAssumption(plan, key, assumed(plan, key), cell->text());
        });
    }
    if (refusal) {
        emit refused(refusal->sentence);
        showPlan();
    }
}

void AssumptionTable::showKey(AssumptionKey key)
{
    for (int row = 0; row < rowCount(); ++row) {
        if (Names<AssumptionKey>::list[static_cast<std::size_t>(row)].first == key)
            setCurrentCell(row, ValueColumn);
    }
}

} // namespace portolan

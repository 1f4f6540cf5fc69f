#include "views/tables/rowtable.h"

#include "views/format/words.h"
#include "views/tables/celleditor.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>
#include <set>

namespace portolan {

void RowFilter::setWords(const QString &text)
{
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool RowFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto isInRow = [&](const QString &word) {
        for (int column = 0; column < sourceModel()->columnCount(parent); ++column) {
            const QModelIndex cell = sourceModel()->index(row, column, parent);
            if (cell.data(Qt::DisplayRole).toString().contains(word, Qt::CaseInsensitive) ||
                cell.data(Qt::EditRole).toString().contains(word, Qt::CaseInsensitive))
                return true;
        }
        return false;
    };
    return std::all_of(m_words.begin(), m_words.end(), isInRow);
}

bool RowFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(RowModel::RankRole);
    const QVariant b = right.data(RowModel::RankRole);
    if (a.typeId() == QMetaType::Double && b.typeId() == QMetaType::Double)
        return a.toDouble() < b.toDouble();
    if (a.typeId() != b.typeId())
        return a.typeId() == QMetaType::Double;
    return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
}

RowTable::RowTable(PlanDocument &document, TableSpec spec, PasteEdit paste, QWidget *parent)
    : QWidget(parent), m_document(document), m_paste(std::move(paste)),
      m_model(new RowModel(document, std::move(spec), this)), m_filter(new RowFilter(this)),
      m_view(new QTableView(this)), m_words(new QLineEdit(this)), m_counts(new QLabel(this)),
      m_invitation(new QLabel(this))
{
    m_filter->setSourceModel(m_model);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->addWidget(toolRow());
    layout->addWidget(m_invitation);
    layout->addWidget(m_view, 1);
    buildView();
    connect(m_model, &RowModel::refused, this, &RowTable::refused);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filter, signal, this, &RowTable::showCounts);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &RowTable::showCounts);
    showCounts();
}

void RowTable::buildView()
{
    m_view->setModel(m_filter);
    m_view->setItemDelegate(new CellEditor(m_view));
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    m_view->horizontalHeader()->setSectionsMovable(true);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->setAccessibleName(manyWord(m_model->spec().kind));
    m_view->installEventFilter(this);
    m_view->horizontalHeader()->setHighlightSections(false);
    fitColumns();
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) {
                if (now.isValid())
                    emit rowChosen(m_model->rowAt(m_filter->mapToSource(now).row()));
            });
}

/// Once, when there are rows: afterwards the widths are the reader's.
void RowTable::fitColumns()
{
    if (m_isFitted)
        return;
    m_isFitted = m_model->rowCount() > 0;
    m_view->resizeColumnsToContents();
    const int widest = fontMetrics().averageCharWidth() * 36;
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_view->setColumnWidth(column, std::min(m_view->columnWidth(column) + 8, widest));
}

QWidget *RowTable::toolRow()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const QString &text, auto slot) {
        auto *made = new QToolButton(row);
        made->setText(text);
        made->setToolButtonStyle(Qt::ToolButtonTextOnly);
        connect(made, &QToolButton::clicked, this, slot);
        layout->addWidget(made);
    };
    button(tr("Add"), &RowTable::addRowNow);
    button(tr("Remove"), &RowTable::removeSelected);
    button(tr("Copy"), &RowTable::copySelected);
    button(tr("Paste"), &RowTable::paste);
    layout->addStretch(1);
    layout->addWidget(m_counts);
    m_words->setPlaceholderText(tr("Filter"));
    m_words->setAccessibleName(tr("Filter the rows"));
    m_words->setClearButtonEnabled(true);
    m_words->setMaximumWidth(240);
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setWords(text);
        showCounts();
    });
    layout->addWidget(m_words);
    return row;
}

void RowTable::setInvitation(const QString &text)
{
    m_invitation->setText(text);
    m_invitation->setWordWrap(true);
    m_invitation->setMargin(12);
    showCounts();
}

void RowTable::showCounts()
{
    fitColumns();
    const int all = m_model->rowCount();
    const int shown = m_filter->rowCount();
    m_counts->setText(shown == all ? tr("%n row(s)", nullptr, all)
                                   : tr("%1 of %n row(s)", nullptr, all).arg(shown));
    m_invitation->setVisible(all == 0 && !m_invitation->text().isEmpty());
}

void RowTable::addRowNow()
{
    const auto ids = m_model->spec().ids(*m_document.plan());
    const auto refusal =
        m_document.apply(tr("Add to %1").arg(manyWord(m_model->spec().kind)), m_model->spec().addNew);
    if (refusal) {
        emit refused(refusal->sentence);
        return;
    }
    m_words->clear();
    const auto now = m_model->spec().ids(*m_document.plan());
    if (now.size() > ids.size())
        showRow(now.back());
}

void RowTable::showRow(std::int64_t id)
{
    const int row = m_model->rowOf(id);
    if (row < 0)
        return;
    const QModelIndex index = m_filter->mapFromSource(m_model->index(row, 0));
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
    m_view->setFocus();
}

QList<RowRef> RowTable::selectedRows() const
{
    std::set<int> rows;
    for (const QModelIndex &index : m_view->selectionModel()->selectedIndexes())
        rows.insert(index.row());
    QList<RowRef> refs;
    for (const int row : rows)
        refs.append(m_model->rowAt(m_filter->mapToSource(m_filter->index(row, 0)).row()));
    return refs;
}

void RowTable::removeSelected()
{
    const QList<RowRef> rows = selectedRows();
    if (rows.isEmpty())
        return;
    const auto refusal =
        m_document.apply(tr("Remove %n row(s) from %1", nullptr, static_cast<int>(rows.size()))
                             .arg(manyWord(m_model->spec().kind)),
                         [&](const Plan &plan) {
                             Result<Plan> result = plan;
                             for (const RowRef &row : rows) {
                                 if (result)
                                     result = removeRow(*result, row);
                             }
                             return result;
                         });
    if (refusal)
        emit refused(refusal->sentence);
}

void RowTable::copySelected() const
{
    const TableSpec &spec = m_model->spec();
    QStringList titles;
    for (const ColumnSpec &column : spec.columns)
        titles.append(column.title);
    QStringList lines{titles.join(u'\t')};
    for (const RowRef &row : selectedRows()) {
        QStringList cells;
        for (const ColumnSpec &column : spec.columns)
            cells.append(column.exact(*m_document.plan(), row.id).replace(u'\t', u' ').replace(u'\n', u' '));
        lines.append(cells.join(u'\t'));
    }
    QApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

void RowTable::paste()
{
    const QString text = QApplication::clipboard()->text();
    const Result<Edit> edit = m_paste(*m_document.plan(), m_model->spec(), text);
    if (!edit) {
        emit refused(edit.error());
        return;
    }
    if (auto refusal = m_document.apply(tr("Paste into %1").arg(manyWord(m_model->spec().kind)), *edit))
        emit refused(refusal->sentence);
}

bool RowTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy))
            return copySelected(), true;
        if (key->matches(QKeySequence::Paste))
            return paste(), true;
        if (key->key() == Qt::Key_Delete)
            return removeSelected(), true;
        if (key->key() == Qt::Key_Insert)
            return addRowNow(), true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace portolan

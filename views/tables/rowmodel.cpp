#include "views/tables/rowmodel.h"

#include "views/format/words.h"

#include <algorithm>
#include <cmath>

namespace portolan {

RowModel::RowModel(PlanDocument &document, TableSpec spec, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_spec(std::move(spec)), m_plan(document.plan()),
      m_ids(m_spec.ids(*m_plan))
{
    connect(&document, &PlanDocument::changed, this, &RowModel::follow);
}

int RowModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ids.size());
}

int RowModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_spec.columns.size());
}

QVariant RowModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ColumnSpec &column = m_spec.columns[static_cast<std::size_t>(index.column())];
    const std::int64_t id = m_ids[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return column.shown(*m_plan, id);
    case Qt::EditRole:
        return column.exact(*m_plan, id);
    case Qt::ToolTipRole: // the words of files are for files
        return column.choices(*m_plan).isEmpty() ? column.exact(*m_plan, id) : column.shown(*m_plan, id);
    case Qt::TextAlignmentRole:
        return static_cast<int>((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case RowRefRole:
        return QVariant::fromValue<qint64>(id);
    case RankRole: {
        const double rank = column.rank(*m_plan, id);
        return std::isnan(rank) ? QVariant(column.shown(*m_plan, id)) : QVariant(rank);
    }
    case ChoicesRole:
        return column.choices(*m_plan);
    case ChoiceWordsRole:
        return column.choiceWords(*m_plan);
    case SeveralRole:
        return column.choosesSeveral;
    default:
        return {};
    }
}

bool RowModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    const ColumnSpec &column = m_spec.columns[static_cast<std::size_t>(index.column())];
    const std::int64_t id = m_ids[static_cast<std::size_t>(index.row())];
    const auto refusal =
        m_document.apply(tr("Change %1 of %2").arg(column.title, nameOfRow(*m_plan, {m_spec.kind, id})),
                         [&](const Plan &plan) { return column.set(plan, id, value.toString()); });
    if (refusal)
        emit refused(refusal->sentence);
    return !refusal;
}

QVariant RowModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return role == Qt::DisplayRole && orientation == Qt::Vertical ? QVariant(section + 1) : QVariant();
    const ColumnSpec &column = m_spec.columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return column.title;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags RowModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags shown = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return m_document.isReadOnly() ? shown : shown | Qt::ItemIsEditable;
}

RowRef RowModel::rowAt(int row) const
{
    return {m_spec.kind, m_ids.at(static_cast<std::size_t>(row))};
}

int RowModel::rowOf(std::int64_t id) const
{
    const auto found = std::lower_bound(m_ids.begin(), m_ids.end(), id);
    return found != m_ids.end() && *found == id ? static_cast<int>(found - m_ids.begin()) : -1;
}

bool RowModel::showsOtherwise(const Plan &before, const Plan &after, std::int64_t id) const
{
    return std::any_of(m_spec.columns.begin(), m_spec.columns.end(), [&](const ColumnSpec &column) {
        return column.exact(before, id) != column.exact(after, id);
    });
}

void RowModel::follow()
{
    const SharedPlan before = m_plan;
    const std::vector<std::int64_t> ids = m_spec.ids(*m_document.plan());
    std::vector<std::int64_t> differing;
    std::set_symmetric_difference(m_ids.begin(), m_ids.end(), ids.begin(), ids.end(),
                                  std::back_inserter(differing));
    if (differing.size() * 2 > m_ids.size()) {
        beginResetModel();
        m_plan = m_document.plan();
        m_ids = ids;
        endResetModel();
        return;
    }
    const std::vector<std::int64_t> known = m_ids;
    insertAndRemove(ids);
    for (std::size_t row = 0; row < m_ids.size(); ++row) {
        const bool wasShown = std::binary_search(known.begin(), known.end(), m_ids[row]);
        if (wasShown && showsOtherwise(*before, *m_plan, m_ids[row])) {
            const int at = static_cast<int>(row);
            emit dataChanged(index(at, 0), index(at, columnCount() - 1));
        }
    }
}

void RowModel::insertAndRemove(const std::vector<std::int64_t> &ids)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (!std::binary_search(ids.begin(), ids.end(), m_ids[static_cast<std::size_t>(row)])) {
            beginRemoveRows({}, row, row);
            m_ids.erase(m_ids.begin() + row);
            endRemoveRows();
        }
    }
    m_plan = m_document.plan();
    for (std::size_t row = 0; row < ids.size(); ++row) {
        if (row < m_ids.size() && m_ids[row] == ids[row])
            continue;
        const int at = static_cast<int>(row);
        beginInsertRows({}, at, at);
        m_ids.insert(m_ids.begin() + at, ids[row]);
        endInsertRows();
    }
}

} // namespace portolan

#pragma once

#include "model/plan/plandocument.h"
#include "views/tables/tablespec.h"

#include <QAbstractTableModel>
#include <vector>

namespace portolan {

/// The rows of one table of the plan that is open. It holds what it last showed and emits what differs; above
/// half changed, it resets. Cells are edited through the document, which says why when it refuses.
class RowModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role
    {
        RowRefRole = Qt::UserRole,
        RankRole,
        ChoicesRole,
        ChoiceWordsRole,
        SeveralRole
    };

    RowModel(PlanDocument &document, TableSpec spec, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    const TableSpec &spec() const { return m_spec; }
    RowRef rowAt(int row) const;
    int rowOf(std::int64_t id) const;

signals:
    void refused(const QString &sentence);

private:
    void follow();
    void insertAndRemove(const std::vector<std::int64_t> &ids);
    bool showsOtherwise(const Plan &before, const Plan &after, std::int64_t id) const;

    PlanDocument &m_document;
    TableSpec m_spec;
    SharedPlan m_plan;
    std::vector<std::int64_t> m_ids;
};

} // namespace portolan

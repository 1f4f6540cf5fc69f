#pragma once

#include "views/tables/rowmodel.h"

#include <QSortFilterProxyModel>
#include <QWidget>
#include <functional>

class QLabel;
class QLineEdit;
class QTableView;

namespace portolan {

/// Sorts numbers as numbers and finds rows in which any cell holds every word of the filter.
class RowFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QStringList m_words;
};

/// Rows pasted as text: the edit, or why not.
using PasteEdit = std::function<Result<Edit>(const Plan &plan, const TableSpec &spec, const QString &text)>;

/// A table that can be edited in place, sorted, filtered, copied to and pasted from a spreadsheet.
class RowTable : public QWidget
{
    Q_OBJECT

public:
    RowTable(PlanDocument &document, TableSpec spec, PasteEdit paste, QWidget *parent = nullptr);

    RowModel &model() { return *m_model; }
    QTableView &view() { return *m_view; }
    /// Shown in place of the rows while there are none.
    void setInvitation(const QString &text);
    void addRowNow();
    void removeSelected();
    void copySelected() const;
    void paste();
    void showRow(std::int64_t id);

signals:
    void refused(const QString &sentence);
    void rowChosen(const portolan::RowRef &row);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildView();
    void fitColumns();
    QWidget *toolRow();
    void showCounts();
    QList<RowRef> selectedRows() const;

    PlanDocument &m_document;
    PasteEdit m_paste;
    RowModel *m_model;
    RowFilter *m_filter;
    QTableView *m_view;
    QLineEdit *m_words;
    QLabel *m_counts;
    QLabel *m_invitation;
    bool m_isFitted = false;
};

} // namespace portolan

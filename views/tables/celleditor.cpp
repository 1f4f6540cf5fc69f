#include "views/tables/celleditor.h"

#include "views/tables/rowmodel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QStandardItemModel>

namespace portolan {

namespace {
/// A box whose list is of check marks; its text is the checked names.
QComboBox *severalBox(QWidget *parent, const QStringList &names, const QString &chosen)
{
    auto *box = new QComboBox(parent);
    auto *items = new QStandardItemModel(box);
    QStringList checked;
    for (const QString &part : chosen.split(u';', Qt::SkipEmptyParts))
        checked.append(part.trimmed());
    for (const QString &name : names) {
        auto *item = new QStandardItem(name);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
        item->setCheckState(checked.contains(name) ? Qt::Checked : Qt::Unchecked);
        items->appendRow(item);
    }
    box->setModel(items);
    box->setEditable(true);
    box->lineEdit()->setText(chosen);
    QObject::connect(items, &QStandardItemModel::itemChanged, box, [box, items] {
        QStringList now;
        for (int row = 0; row < items->rowCount(); ++row) {
            if (items->item(row)->checkState() == Qt::Checked)
                now.append(items->item(row)->text());
        }
        box->lineEdit()->setText(now.join(QStringLiteral("; ")));
    });
    // Choosing an entry marks it and does not replace the text.
    QObject::connect(box, &QComboBox::activated, box, [items](int row) {
        QStandardItem *item = items->item(row);
        item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
    return box;
}
} // namespace

QWidget *CellEditor::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                  const QModelIndex &index) const
{
    const QStringList choices = index.data(RowModel::ChoicesRole).toStringList();
    QWidget *editor = nullptr;
    if (choices.isEmpty()) {
        auto *line = new QLineEdit(parent);
        line->setFrame(false);
        editor = line;
    } else if (index.data(RowModel::SeveralRole).toBool()) {
        editor = severalBox(parent, choices, index.data(Qt::EditRole).toString());
    } else {
        auto *box = new QComboBox(parent);
        const QStringList words = index.data(RowModel::ChoiceWordsRole).toStringList();
        for (qsizetype i = 0; i < choices.size(); ++i)
            box->addItem(words.value(i), choices[i]);
        editor = box;
    }
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    return editor;
}

void CellEditor::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QString text = index.data(Qt::EditRole).toString();
    if (auto *line = qobject_cast<QLineEdit *>(editor))
        line->setText(text);
    else if (auto *box = qobject_cast<QComboBox *>(editor); box && !box->isEditable())
        box->setCurrentIndex(box->findData(text));
}

void CellEditor::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (auto *line = qobject_cast<QLineEdit *>(editor))
        model->setData(index, line->text());
    else if (auto *box = qobject_cast<QComboBox *>(editor))
        model->setData(index, box->isEditable() ? box->currentText() : box->currentData().toString());
}

void CellEditor::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = Qt::ElideRight;
}

} // namespace portolan

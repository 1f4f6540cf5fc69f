#pragma once

#include "model/catalog/pricebook.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QTableWidget;

namespace portolan {

/// Chooses the price book in use: what each holds, how old it is, and its offerings to look through.
class PriceBookDialog : public QDialog
{
    Q_OBJECT

public:
    PriceBookDialog(const PriceShelf &books, const QString &inUse, QWidget *parent = nullptr);
    /// Content name of the one that is chosen.
    QString chosen() const;

private:
    void showBook();
    void showOfferings(const PriceBook &book);

    PriceShelf m_books;
    QListWidget *m_list;
    QLabel *m_note;
    QLineEdit *m_words;
    QTableWidget *m_offerings;
};

} // namespace portolan

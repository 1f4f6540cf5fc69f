#include "views/dialogs/pricebookdialog.h"

#include "views/format/numbers.h"
#include "views/format/words.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

namespace portolan {

PriceBookDialog::PriceBookDialog(const PriceShelf &books, const QString &inUse, QWidget *parent)
    : QDialog(parent), m_books(books), m_list(new QListWidget(this)), m_note(new QLabel(this)),
      m_words(new QLineEdit(this)), m_offerings(new QTableWidget(this))
{
    setWindowTitle(tr("Choose a price book"));
    resize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 32);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    auto *split = new QSplitter(this);
    split->addWidget(m_list);
    auto *right = new QWidget(split);
    auto *rightLayout = new QVBoxLayout(right);
    m_note->setWordWrap(true);
    rightLayout->addWidget(m_note);
    m_words->setPlaceholderText(tr("Find provider, region, machine or accelerator"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_words->setClearButtonEnabled(true);
    rightLayout->addWidget(m_words);
    rightLayout->addWidget(m_offerings, 1);
    split->setStretchFactor(1, 1);
    layout->addWidget(split, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("&Use this book"), QDialogButtonBox::AcceptRole);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &PriceBookDialog::showBook);
    connect(m_words, &QLineEdit::textChanged, this, &PriceBookDialog::showBook);
    m_list->setAccessibleName(tr("Price books"));
    m_offerings->setAccessibleName(tr("Offerings"));
    m_offerings->setColumnCount(7);
    m_offerings->setHorizontalHeaderLabels({tr("Offering"), tr("Accelerator"), tr("Count"),
                                            tr("On demand, an hour"), tr("Reserved, an hour"),
                                            tr("Spot, an hour"), tr("As of")});
    m_offerings->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_offerings->verticalHeader()->hide();
    for (const auto &[content, book] : m_books) {
        auto *item = new QListWidgetItem(book->name, m_list);
        item->setData(Qt::UserRole, content);
        if (content == inUse)
            m_list->setCurrentItem(item);
    }
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
    showBook();
}

QString PriceBookDialog::chosen() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void PriceBookDialog::showBook()
{
    const auto found = m_books.find(chosen());
    if (found == m_books.end())
        return;
    const PriceBook &book = *found->second;
    QString note = tr("As of %1, %n offering(s).", nullptr, static_cast<int>(book.offerings.size()))
                       .arg(dateText(book.asOf));
    if (book.isExample)
        note += u' ' + tr("An example with made-up prices: replace it by quotes of your own.");
    m_note->setText(note + u'\n' + book.note);
    showOfferings(book);
}

void PriceBookDialog::showOfferings(const PriceBook &book)
{
    const QStringList words = m_words->text().simplified().split(u' ', Qt::SkipEmptyParts);
    std::vector<const Offering *> found;
    for (const Offering &offering : book.offerings) {
        const QString all = offering.key + u' ' + offering.accelerator;
        const bool fits = std::all_of(words.begin(), words.end(), [&](const QString &sought) {
            return all.contains(sought, Qt::CaseInsensitive);
        });
        if (fits)
            found.push_back(&offering);
    }
    m_offerings->setRowCount(static_cast<int>(found.size()));
    for (int row = 0; row < m_offerings->rowCount(); ++row) {
        const Offering &offering = *found[static_cast<std::size_t>(row)];
        const auto price = [&](PriceTerm term) {
            const auto known = machinePrice(offering, term);
            return known ? moneyText(known->perHour) : missingSign();
        };
        const QString asOf = offering.prices.empty() ? QString() : dateText(offering.prices.front().asOf);
        const QStringList texts{offering.key,
                                offering.accelerator,
                                decimalText(offering.acceleratorCount),
                                price(PriceTerm::OnDemand),
                                price(PriceTerm::Reserved),
                                price(PriceTerm::Spot),
                                asOf};
        for (int column = 0; column < m_offerings->columnCount(); ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            cell->setToolTip(offering.prices.empty() ? texts[column] : offering.prices.front().source);
            if (column >= 2 && column <= 5)
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_offerings->setItem(row, column, cell);
        }
    }
    m_offerings->resizeColumnsToContents();
}

} // namespace portolan

#include "views/dialogs/newplandialog.h"

#include "model/plan/edits.h"

#include <QComboBox>
#include <QCompleter>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTimeZone>

namespace portolan {

QComboBox *zoneBox(QWidget *parent)
{
    auto *box = new QComboBox(parent);
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds())
        box->addItem(QString::fromUtf8(id));
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    box->setCurrentText(QString::fromUtf8(QTimeZone::systemTimeZoneId()));
    return box;
}

NewPlanDialog::NewPlanDialog(const QDate &today, QWidget *parent)
    : QDialog(parent), m_name(new QLineEdit(tr("Migration plan"), this)), m_currency(new QComboBox(this)),
      m_zone(zoneBox(this)), m_start(new QDateEdit(today, this))
{
    setWindowTitle(tr("New plan"));
    auto *form = new QFormLayout(this);
    m_currency->addItems({QStringLiteral("CNY"), QStringLiteral("USD"), QStringLiteral("EUR"),
                          QStringLiteral("HKD"), QStringLiteral("JPY"), QStringLiteral("GBP"),
                          QStringLiteral("SGD")});
    m_currency->setEditable(true);
    m_start->setCalendarPopup(true);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Currency"), m_currency);
    form->addRow(tr("Time &zone"), m_zone);
    form->addRow(tr("&First day"), m_start);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto check = [this, buttons] {
        const bool isComplete = !m_name->text().trimmed().isEmpty() &&
                                Currency::fromText(m_currency->currentText()) &&
                                Zone::fromText(m_zone->currentText());
        buttons->button(QDialogButtonBox::Ok)->setEnabled(isComplete);
    };
    connect(m_name, &QLineEdit::textChanged, this, check);
    connect(m_currency, &QComboBox::currentTextChanged, this, check);
    connect(m_zone, &QComboBox::currentTextChanged, this, check);
    check();
}

Plan NewPlanDialog::plan() const
{
    return newPlan(m_name->text().trimmed(), *Currency::fromText(m_currency->currentText()),
                   *Zone::fromText(m_zone->currentText()), m_start->date());
}

} // namespace portolan

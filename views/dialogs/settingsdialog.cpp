#include "views/dialogs/settingsdialog.h"

#include "model/plan/celltext.h"
#include "views/dialogs/newplandialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTimeEdit>

namespace portolan {

namespace {
constexpr int lastMinute = 24 * 60;

QTime timeOf(int minute)
{
    return minute >= lastMinute ? QTime(23, 59) : QTime(minute / 60, minute % 60);
}

/// 23:59 stands for the end of the day, which a clock does not have.
int minuteOf(const QTime &time)
{
    return time == QTime(23, 59) ? lastMinute : time.hour() * 60 + time.minute();
}
} // namespace

PlanSettingsDialog::PlanSettingsDialog(PlanDocument &document, QWidget *parent)
    : QDialog(parent), m_document(document), m_name(new QLineEdit(this)), m_zone(zoneBox(this)),
      m_start(new QDateEdit(this)), m_horizon(new QSpinBox(this)), m_target(new QComboBox(this)),
      m_from(new QTimeEdit(this)), m_until(new QTimeEdit(this)), m_holidays(new QPlainTextEdit(this)),
      m_trouble(new QLabel(this))
{
    setWindowTitle(tr("Plan settings"));
    auto *form = new QFormLayout(this);
    m_start->setCalendarPopup(true);
    m_horizon->setRange(1, 120);
    m_horizon->setSuffix(tr(" months"));
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("Currency"), new QLabel(document.plan()->general().currency.toText(), this));
    form->addRow(tr("Time &zone"), m_zone);
    form->addRow(tr("&First day"), m_start);
    form->addRow(tr("&Horizon"), m_horizon);
    form->addRow(tr("&Target site"), m_target);
    auto *days = new QHBoxLayout;
    for (int day = 1; day <= 7; ++day) {
        m_days.append(new QCheckBox(QLocale().dayName(day, QLocale::ShortFormat), this));
        days->addWidget(m_days.last());
    }
    form->addRow(tr("Working days"), days);
    form->addRow(tr("Work &from"), m_from);
    form->addRow(tr("Work &until"), m_until);
    m_holidays->setPlaceholderText(QStringLiteral("2026-05-01\n2026-10-01"));
    m_holidays->setToolTip(tr("One date a line."));
    form->addRow(tr("Holi&days"), m_holidays);
    m_trouble->setWordWrap(true);
    form->addRow(m_trouble);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PlanSettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill();
}

void PlanSettingsDialog::fill()
{
    const Plan &plan = *m_document.plan();
    const Settings &settings = plan.general();
    m_name->setText(settings.name);
    m_zone->setCurrentText(settings.zone.toText());
    m_start->setDate(settings.start);
    m_horizon->setValue(settings.horizonMonths);
    m_target->addItem(tr("None"), QVariant::fromValue<qint64>(0));
    for (const Site &site : plan.sites) {
        m_target->addItem(site.name, QVariant::fromValue<qint64>(site.id.value));
        if (site.id == settings.target)
            m_target->setCurrentIndex(m_target->count() - 1);
    }
    for (int day = 1; day <= 7; ++day)
        m_days[day - 1]->setChecked(settings.workingDays.contains(day));
    m_from->setTime(timeOf(settings.dayStartMinute));
    m_until->setTime(timeOf(settings.dayEndMinute));
    QStringList holidays;
    for (const QDate &date : settings.holidays)
        holidays.append(cellText(date));
    m_holidays->setPlainText(holidays.join(u'\n'));
}

Result<Settings> PlanSettingsDialog::settings() const
{
    Settings settings = m_document.plan()->general();
    settings.name = m_name->text().trimmed();
    const auto zone = Zone::fromText(m_zone->currentText());
    if (!zone)
        return Refusal{tr("“%1” is not a time zone; choose one from the list.").arg(m_zone->currentText())};
    settings.zone = *zone;
    settings.start = m_start->date();
    settings.horizonMonths = m_horizon->value();
    settings.target = SiteId{m_target->currentData().toLongLong()};
    settings.workingDays.clear();
    for (int day = 1; day <= 7; ++day) {
        if (m_days[day - 1]->isChecked())
            settings.workingDays.append(day);
    }
    settings.dayStartMinute = minuteOf(m_from->time());
    settings.dayEndMinute = minuteOf(m_until->time());
    const QString holidays = m_holidays->toPlainText().simplified().replace(u' ', u';');
    if (auto refusal = readCell(holidays, settings.holidays))
        return *refusal;
    return settings;
}

void PlanSettingsDialog::accept()
{
    const Result<Settings> changed = settings();
    std::optional<Refusal> refusal;
    if (!changed)
        refusal = Refusal{changed.error()};
    else
        refusal = m_document.apply(tr("Change plan settings"),
                                   [&](const Plan &plan) { return changeRow(plan, *changed); });
    if (refusal)
        m_trouble->setText(refusal->sentence);
    else
        QDialog::accept();
}

} // namespace portolan

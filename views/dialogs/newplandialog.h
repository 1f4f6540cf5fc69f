#pragma once

#include "model/plan/plan.h"

#include <QDialog>

class QComboBox;
class QDateEdit;
class QLineEdit;

namespace portolan {

/// Asks what a new plan needs before anything else: name, currency, time zone and first day.
class NewPlanDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewPlanDialog(const QDate &today, QWidget *parent = nullptr);
    Plan plan() const;

private:
    QLineEdit *m_name;
    QComboBox *m_currency;
    QComboBox *m_zone;
    QDateEdit *m_start;
};

/// A box with all time zones in which one can search; the system's is chosen.
QComboBox *zoneBox(QWidget *parent);

} // namespace portolan

#pragma once

#include "model/plan/plandocument.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QTimeEdit;

namespace portolan {

/// What holds for the whole plan: name, time zone, first day, horizon, target, working time, holidays.
class PlanSettingsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PlanSettingsDialog(PlanDocument &document, QWidget *parent = nullptr);
    void accept() override;

private:
    void fill();
    Result<Settings> settings() const;

    PlanDocument &m_document;
    QLineEdit *m_name;
    QComboBox *m_zone;
    QDateEdit *m_start;
    QSpinBox *m_horizon;
    QComboBox *m_target;
    QList<QCheckBox *> m_days;
    QTimeEdit *m_from;
    QTimeEdit *m_until;
    QPlainTextEdit *m_holidays;
    QLabel *m_trouble;
};

} // namespace portolan

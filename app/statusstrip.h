#pragma once

#include "app/session.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace portolan {

/// The bottom of the window: running work with its progress and a way to stop it, how old the forecast is,
/// and the newest alert.
class StatusStrip : public QWidget
{
    Q_OBJECT

public:
    explicit StatusStrip(Session &session, QWidget *parent = nullptr);

private:
    void showProgress(qint64 done, qint64 total, qint64 remainingSeconds);
    void showForecast(const SharedForecast &forecast);
    void showAge();

    Session &m_session;
    QLabel *m_work;
    QProgressBar *m_progress;
    QToolButton *m_cancel;
    QLabel *m_alert;
    QLabel *m_age;
    qint64 m_computedAt = 0;
};

} // namespace portolan

#include "app/statusstrip.h"

#include "views/format/numbers.h"
#include "views/format/words.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>

namespace portolan {

StatusStrip::StatusStrip(Session &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_work(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_cancel(new QToolButton(this)), m_alert(new QLabel(this)), m_age(new QLabel(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 0, 6, 0);
    layout->addWidget(m_work);
    layout->addWidget(m_progress);
    layout->addWidget(m_cancel);
    layout->addWidget(m_alert, 1);
    layout->addWidget(m_age);
    m_cancel->setText(tr("Cancel"));
    m_progress->setMaximumWidth(220);
    m_progress->setAccessibleName(tr("Progress"));
    connect(m_cancel, &QToolButton::clicked, &session.job(), &Job::cancel);
    const auto setBusy = [this](bool isBusy) {
        for (QWidget *widget : {static_cast<QWidget *>(m_work), static_cast<QWidget *>(m_progress),
                                static_cast<QWidget *>(m_cancel)})
            widget->setVisible(isBusy);
    };
    setBusy(false);
    connect(&session.job(), &Job::started, this, [this, setBusy](const QString &title) {
        m_work->setText(title);
        m_progress->setRange(0, 0);
        setBusy(true);
    });
    connect(&session.job(), &Job::finished, this, [setBusy] { setBusy(false); });
    connect(&session.job(), &Job::progressed, this, &StatusStrip::showProgress);
    connect(&session, &Session::forecastReady, this, &StatusStrip::showForecast);
    connect(&session.forecasts(), &ForecastRunner::busyChanged, this, &StatusStrip::showAge);
    auto *clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &StatusStrip::showAge);
    clock->start(10'000);
    if (session.forecasts().last())
        showForecast(session.forecasts().last());
}

void StatusStrip::showProgress(qint64 done, qint64 total, qint64 remainingSeconds)
{
    constexpr int parts = 1000;
    m_progress->setRange(0, parts);
    m_progress->setValue(total > 0 ? static_cast<int>(done * parts / total) : 0);
    m_progress->setFormat(remainingSeconds >= 0
                              ? tr("%p%, %n second(s) left", nullptr, static_cast<int>(remainingSeconds))
                              : QStringLiteral("%p%"));
}

void StatusStrip::showForecast(const SharedForecast &forecast)
{
    m_computedAt = QDateTime::currentMSecsSinceEpoch();
    showAge();
    const auto &alerts = forecast->budget->alerts;
    if (alerts.empty()) {
        m_alert->setText(tr("No budget alerts"));
        return;
    }
    const Alert &first = alerts.front();
    m_alert->setText(
        tr("%n budget alert(s), the first: %1, %2, %3 of %4", nullptr, static_cast<int>(alerts.size()))
            .arg(nameOfRow(*forecast->plan, rowRef(first.team)), monthText(first.month),
                 moneyText(first.planned), moneyText(first.limit)));
}

void StatusStrip::showAge()
{
    if (m_session.forecasts().isBusy()) {
        m_age->setText(tr("Computing…"));
        return;
    }
    if (m_computedAt == 0) {
        m_age->clear();
        return;
    }
    const auto minutes = static_cast<int>((QDateTime::currentMSecsSinceEpoch() - m_computedAt) / 60'000);
    m_age->setText(minutes < 1 ? tr("Forecast up to date")
                               : tr("Forecast %n minute(s) old", nullptr, minutes));
}

} // namespace portolan

#include "app/job.h"

#include <QDateTime>
#include <QMetaObject>

namespace portolan {

Job::Job(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

Job::~Job()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void Job::start(const QString &title, Work work)
{
    Q_ASSERT(!m_isRunning);
    m_stop = std::stop_source();
    m_isRunning = true;
    m_startedAt = QDateTime::currentMSecsSinceEpoch();
    emit started(title);
    m_pool.start([this, work = std::move(work), stop = m_stop.get_token()] {
        const std::function<void()> then =
            work(stop, [this](std::int64_t done, std::int64_t total) { report(done, total); });
        QMetaObject::invokeMethod(
            this,
            [this, then] {
                m_isRunning = false;
                emit finished();
                then();
            },
            Qt::QueuedConnection);
    });
}

void Job::cancel()
{
    m_stop.request_stop();
}

void Job::report(qint64 done, qint64 total)
{
    constexpr qint64 interval = 50;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (now - m_lastReport < interval)
        return;
    m_lastReport = now;
    const qint64 elapsed = now - m_startedAt;
    const qint64 remaining = done > 0 ? elapsed * (total - done) / done / 1000 : -1;
    QMetaObject::invokeMethod(
        this, [this, done, total, remaining] { emit progressed(done, total, remaining); },
        Qt::QueuedConnection);
}

} // namespace portolan

#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>

namespace portolan {

/// Long work beside the window: it reports how far it is and can be cancelled. One at a time.
class Job : public QObject
{
    Q_OBJECT

public:
    using Progress = std::function<void(std::int64_t done, std::int64_t total)>;
    /// Runs on a worker; returns what is to be done on the interface's thread afterwards.
    using Work = std::function<std::function<void()>(std::stop_token, Progress)>;

    explicit Job(QObject *parent = nullptr);
    ~Job() override;

    bool isRunning() const { return m_isRunning; }
    void start(const QString &title, Work work);
    void cancel();

signals:
    void started(const QString &title);
    void progressed(qint64 done, qint64 total, qint64 remainingSeconds);
    void finished();

private:
    void report(qint64 done, qint64 total);

    QThreadPool m_pool;
    std::stop_source m_stop;
    std::atomic<qint64> m_lastReport{0};
    qint64 m_startedAt = 0;
    bool m_isRunning = false;
};

} // namespace portolan

#include "model/storage/autosave.h"

#include <QDateTime>
#include <QMetaObject>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace portolan {

namespace {
// Long enough that a drag is a few writes, short enough that a second holds several tries.
constexpr std::chrono::milliseconds gathering{100};
constexpr std::chrono::milliseconds untilRetry{500};

struct Work
{
    std::vector<PlanStep> steps;
    UsageShelf usage;
    PriceShelf prices;

    bool isEmpty() const { return steps.empty() && usage.empty() && prices.empty(); }

    void add(Work &&later)
    {
        for (PlanStep &step : later.steps)
            steps.push_back(std::move(step));
        usage.merge(later.usage);
        prices.merge(later.prices);
    }
};
} // namespace

/// The thread and what it has to write. `report` is called on it after each try, with a sentence or an empty
/// text.
class Autosave::Saver
{
public:
    Saver(std::unique_ptr<PlanFile> file, SharedPlan saved, std::function<void(const QString &)> report)
        : m_file(std::move(file)), m_saved(std::move(saved)), m_report(std::move(report)),
          m_thread([this](const std::stop_token &stop) { run(stop); })
    {
    }

    ~Saver()
    {
        m_thread.request_stop();
        m_thread.join();
    }

    void add(Work &&work)
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.add(std::move(work));
        m_wake.notify_all();
    }

    /// Whether something is still to be saved, or being saved.
    bool isBusy() const
    {
        const std::lock_guard lock(m_mutex);
        return m_isWriting || !m_waiting.isEmpty();
    }

    bool flush(std::chrono::milliseconds atMost)
    {
        std::unique_lock lock(m_mutex);
        const int failuresBefore = m_failures;
        m_isUrgent = true;
        m_wake.notify_all();
        m_settled.wait_for(lock, atMost, [&] {
            return m_failures != failuresBefore || (!m_isWriting && m_waiting.isEmpty());
        });
        m_isUrgent = false;
        return !m_isWriting && m_waiting.isEmpty();
    }

private:
    void run(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        bool isRetry = false;
        while (m_wake.wait(lock, stop, [this] { return !m_waiting.isEmpty(); }) || !m_waiting.isEmpty()) {
            m_wake.wait_for(lock, stop, isRetry ? untilRetry : gathering, [this] { return m_isUrgent; });
            const bool isLast = stop.stop_requested();
            isRetry = !write(lock);
            if (isRetry && isLast)
                return;
        }
    }

    /// Writes what waits, without holding the lock meanwhile. What could not be written waits on, before what
    /// has come since.
    bool write(std::unique_lock<std::mutex> &lock)
    {
        Work work = std::exchange(m_waiting, {});
        m_isWriting = true;
        lock.unlock();
        const Result<Done> done = m_file->save(m_saved, work.steps, work.usage, work.prices);
        if (done && !work.steps.empty())
            m_saved = work.steps.back().plan;
        lock.lock();
        m_isWriting = false;
        if (!done) {
            work.add(std::move(m_waiting));
            m_waiting = std::move(work);
            m_isUrgent = false;
            ++m_failures;
        }
        m_settled.notify_all();
        m_report(done ? QString() : done.error());
        return bool(done);
    }

    std::unique_ptr<PlanFile> m_file;
    SharedPlan m_saved;
    std::function<void(const QString &)> m_report;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable_any m_settled;
    Work m_waiting;
    bool m_isWriting = false;
    bool m_isUrgent = false;
    int m_failures = 0;
    std::jthread m_thread; ///< last, so that all it uses is there before it starts
};

Autosave::Autosave(std::unique_ptr<PlanFile> file, PlanDocument &document, QObject *parent)
    : QObject(parent), m_document(document), m_path(file->path())
{
    if (file->isReadOnly())
        document.setReadOnly(true);
    const auto report = [this](const QString &trouble) {
        // Runs on the saver's thread; the answer belongs to the thread of this object.
        QMetaObject::invokeMethod(
            this,
            [this, trouble] {
                if (!trouble.isEmpty())
                    show(SaveState::Failed, trouble);
                else
                    show(m_saver->isBusy() ? SaveState::Saving : SaveState::Saved, QString());
            },
            Qt::QueuedConnection);
    };
    m_saver = std::make_unique<Saver>(std::move(file), document.plan(), report);
    connect(&document, &PlanDocument::changed, this, &Autosave::take);
}

Autosave::~Autosave() = default;

void Autosave::keep(const UsageShelf &usage, const PriceShelf &prices)
{
    m_saver->add({{}, usage, prices});
}

bool Autosave::flush(std::chrono::milliseconds atMost)
{
    return m_saver->flush(atMost);
}

void Autosave::take(const QString &what)
{
    m_saver->add(
        {{PlanStep{m_document.plan(), what, Moment::fromDateTime(QDateTime::currentDateTimeUtc())}}, {}, {}});
    if (m_state == SaveState::Saved)
        show(SaveState::Saving, QString());
}

void Autosave::show(SaveState state, const QString &trouble)
{
    if (state == m_state && trouble == m_trouble)
        return;
    m_state = state;
    m_trouble = trouble;
    Q_EMIT stateChanged();
}

} // namespace portolan

#include "app/forecastrunner.h"

#include <QElapsedTimer>
#include <QMetaObject>
#include <utility>

namespace portolan {

ForecastRunner::ForecastRunner(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

ForecastRunner::~ForecastRunner()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void ForecastRunner::request(ForecastInput input)
{
    if (m_isRunning) {
        m_next = std::move(input);
        m_stop.request_stop();
        return;
    }
    start(std::move(input));
}

void ForecastRunner::start(ForecastInput input)
{
    m_stop = std::stop_source();
    m_isRunning = true;
    emit busyChanged(true);
    m_pool.start([this, input = std::move(input), previous = m_last, stop = m_stop.get_token()] {
        QElapsedTimer timer;
        timer.start();
        const SharedForecast result = forecast(input, previous, stop);
        QMetaObject::invokeMethod(
            this, [this, result, taken = timer.elapsed()] { finish(result, taken); }, Qt::QueuedConnection);
    });
}

void ForecastRunner::finish(const SharedForecast &forecast, qint64 milliseconds)
{
    m_isRunning = false;
    if (m_next) {
        start(*std::exchange(m_next, std::nullopt));
        return;
    }
    if (forecast)
        m_last = forecast;
    emit busyChanged(false);
    if (forecast)
        emit ready(forecast, milliseconds);
}

} // namespace portolan

#pragma once

#include "model/forecast/forecast.h"

#include <QObject>
#include <QThreadPool>
#include <optional>
#include <stop_token>

namespace portolan {

/// Computes forecasts on a worker, one at a time. A newer request stops the one that runs, and only the
/// answer to the newest is given.
class ForecastRunner : public QObject
{
    Q_OBJECT

public:
    explicit ForecastRunner(QObject *parent = nullptr);
    ~ForecastRunner() override;

    void request(ForecastInput input);
    bool isBusy() const { return m_isRunning; }
    const SharedForecast &last() const { return m_last; }
    /// Forgets the stages of the last forecast; for another plan.
    void forget() { m_last.reset(); }

signals:
    void busyChanged(bool isBusy);
    void ready(const portolan::SharedForecast &forecast, qint64 milliseconds);

private:
    void start(ForecastInput input);
    void finish(const SharedForecast &forecast, qint64 milliseconds);

    QThreadPool m_pool;
    std::stop_source m_stop;
    std::optional<ForecastInput> m_next;
    SharedForecast m_last;
    bool m_isRunning = false;
};

} // namespace portolan

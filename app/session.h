#pragma once

#include "app/forecastrunner.h"
#include "app/job.h"
#include "model/exchange/format.h"
#include "model/plan/plandocument.h"
#include "model/storage/autosave.h"
#include "model/storage/untitled.h"

#include <QObject>
#include <memory>

namespace portolan {

/// The plan that is open with all that belongs to it: its file, what it has measured, the prices, the newest
/// forecast. Each edit is saved and computed anew.
class Session : public QObject
{
    Q_OBJECT

public:
    /// Untitled plans are kept in the folder.
    explicit Session(QString untitledFolder, QObject *parent = nullptr);
    ~Session() override;

    PlanDocument &document() { return m_document; }
    const PlanDocument &document() const { return m_document; }
    Job &job() { return m_job; }
    ForecastRunner &forecasts() { return m_runner; }
    const Autosave *autosave() const { return m_autosave.get(); }
    const QString &untitledFolder() const { return m_untitledFolder; }
    /// Books of the plan and those that ship, by content name.
    PriceShelf books() const;
    /// The plan's path, or an empty text while it is untitled.
    QString path() const;
    std::optional<PlanHolder> heldBy() const { return m_heldBy; }

    Result<Done> startNew(const Plan &plan);
    Result<Done> startSample();
    Result<Done> openFile(const QString &path);
    Result<Done> saveAs(const QString &path);
    /// Waits until everything is on disk; why not where that fails.
    Result<Done> settle();

    /// Reads files beside the window; `imported` tells the outcome.
    void importPaths(const QStringList &paths, const ImportOptions &options);
    std::optional<Refusal> useBook(const QString &content);

signals:
    /// Another plan is open.
    void replaced();
    void forecastReady(const portolan::SharedForecast &forecast);
    void saveStateChanged();
    void imported(const std::vector<portolan::FileReport> &reports);
    void told(const QString &sentence);

private:
    void leave();
    Result<Done> startWith(PlanContents contents);
    void take(std::unique_ptr<PlanFile> file, PlanContents contents);
    void computeAgain();
    void applyImport(const Result<Imported> &result);

    QString m_untitledFolder;
    PlanDocument m_document;
    UsageShelf m_usage;
    PriceShelf m_prices;
    PriceShelf m_shipped;
    std::optional<PlanHolder> m_heldBy;
    bool m_isFresh = false; ///< begun here and untitled
    int m_openings = 0;     ///< plans opened so far
    ForecastRunner m_runner;
    Job m_job;
    std::unique_ptr<Autosave> m_autosave;
};

} // namespace portolan

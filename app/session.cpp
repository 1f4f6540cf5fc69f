#include "app/session.h"

#include "model/catalog/bundled.h"
#include "model/exchange/sampleplan.h"

#include <QFileInfo>

namespace portolan {

namespace {
SharedPlan emptyPlan()
{
    return std::make_shared<const Plan>(
        newPlan(QString(), *Currency::fromText(QStringLiteral("CNY")), Zone(), QDate(2026, 1, 1)));
}
} // namespace

Session::Session(QString untitledFolder, QObject *parent)
    : QObject(parent), m_untitledFolder(std::move(untitledFolder)), m_document(emptyPlan())
{
    for (const auto &book : bundledPriceBooks())
        m_shipped[priceBookContentName(*book)] = book;
    connect(&m_document, &PlanDocument::changed, this, &Session::computeAgain);
    connect(&m_runner, &ForecastRunner::ready, this,
            [this](const SharedForecast &forecast) { emit forecastReady(forecast); });
}

Session::~Session()
{
    leave();
}

/// Closes the plan. An untitled one that this session began, and in which nothing was done, is not worth
/// being offered again.
void Session::leave()
{
    if (!m_autosave)
        return;
    const QString path = m_autosave->path();
    const bool isUntouched =
        m_isFresh && !m_document.canUndo() && !m_document.canRedo() && !m_document.isReadOnly();
    m_autosave.reset();
    if (isUntouched && isUntitled(path, m_untitledFolder)) {
        if (const auto discarded = discardUntitled(path, m_untitledFolder); !discarded)
            emit told(discarded.error());
    }
}

PriceShelf Session::books() const
{
    PriceShelf all = m_shipped;
    all.insert(m_prices.begin(), m_prices.end());
    return all;
}

QString Session::path() const
{
    const bool isNamed = m_autosave && !isUntitled(m_autosave->path(), m_untitledFolder);
    return isNamed ? m_autosave->path() : QString();
}

Result<Done> Session::startNew(const Plan &plan)
{
    return startWith({std::make_shared<const Plan>(plan), {}, {}});
}

Result<Done> Session::startSample()
{
    std::vector<SampleBook> books;
    for (const auto &[content, book] : m_shipped)
        books.insert(book->isExample ? books.begin() : books.end(), SampleBook{book->name, content});
    auto sample = samplePlan({{}, books});
    if (!sample)
        return Refusal{sample.error()};
    PlanContents contents{std::make_shared<const Plan>(sample->plan), {}, m_shipped};
    contents.usage[contentName(*sample->usage)] = sample->usage;
    return startWith(std::move(contents));
}

Result<Done> Session::startWith(PlanContents contents)
{
    const auto path = untitledPath(m_untitledFolder);
    if (!path)
        return Refusal{path.error()};
    auto file = PlanFile::create(*path, contents);
    if (!file)
        return Refusal{file.error()};
    take(std::move(*file), std::move(contents));
    m_isFresh = true;
    return Done{};
}

Result<Done> Session::openFile(const QString &path)
{
    auto file = PlanFile::open(path);
    if (!file)
        return Refusal{file.error()};
    auto contents = (*file)->read();
    if (!contents)
        return Refusal{contents.error()};
    take(std::move(*file), std::move(*contents));
    return Done{};
}

void Session::take(std::unique_ptr<PlanFile> file, PlanContents contents)
{
    leave();
    // What is still being imported belongs to the plan that was open.
    m_job.cancel();
    ++m_openings;
    m_isFresh = false;
    m_runner.forget();
    m_usage = std::move(contents.usage);
    m_prices = std::move(contents.prices);
    m_heldBy = file->heldBy();
    m_document.setReadOnly(false);
    m_document.open(contents.plan);
    m_autosave = std::make_unique<Autosave>(std::move(file), m_document);
    connect(m_autosave.get(), &Autosave::stateChanged, this, &Session::saveStateChanged);
    emit replaced();
    emit saveStateChanged();
}

Result<Done> Session::settle()
{
    if (!m_autosave || m_autosave->flush())
        return Done{};
    return Refusal{m_autosave->trouble().isEmpty() ? tr("The plan could not be saved in time; try again.")
                                                   : m_autosave->trouble()};
}

Result<Done> Session::saveAs(const QString &path)
{
    if (const auto settled = settle(); !settled)
        return settled;
    const QString before = m_autosave->path();
    {
        const auto reader = PlanFile::open(before, OpenMode::ReadOnly);
        if (!reader)
            return Refusal{reader.error()};
        if (const auto copied = (*reader)->copyTo(path, Existing::Replace); !copied)
            return copied;
    }
    const auto opened = openFile(path);
    // Where nothing was done in it, opening the copy has discarded it already.
    if (opened && isUntitled(before, m_untitledFolder) && QFileInfo::exists(before)) {
        if (const auto discarded = discardUntitled(before, m_untitledFolder); !discarded)
            emit told(discarded.error());
    }
    return opened;
}

void Session::importPaths(const QStringList &paths, const ImportOptions &options)
{
    if (m_job.isRunning()) {
        emit told(tr("Something is being imported already; wait for it or cancel it."));
        return;
    }
    m_job.start(tr("Importing %n file(s) or folder(s)", nullptr, static_cast<int>(paths.size())),
                [this, paths, options, opening = m_openings](std::stop_token stop, Job::Progress progress) {
                    ImportOptions watched = options;
                    watched.progress = progress;
                    const auto result =
                        std::make_shared<const Result<Imported>>(importFiles(paths, watched, stop));
                    return std::function<void()>([this, result, opening] {
                        if (opening == m_openings)
                            applyImport(*result);
                    });
                });
}

void Session::applyImport(const Result<Imported> &result)
{
    if (!result) {
        emit told(result.error());
        return;
    }
    UsageShelf usage;
    PriceShelf prices;
    if (result->usage)
        usage[contentName(*result->usage)] = result->usage;
    if (result->prices)
        prices[priceBookContentName(*result->prices)] = result->prices;
    m_usage.insert(usage.begin(), usage.end());
    m_prices.insert(prices.begin(), prices.end());
    if (m_autosave)
        m_autosave->keep(usage, prices);
    const auto refusal = m_document.apply(
        tr("Import %n file(s)", nullptr, static_cast<int>(result->files.size())), importEdit(*result));
    if (refusal)
        emit told(refusal->sentence);
    else
        emit imported(result->files);
}

std::optional<Refusal> Session::useBook(const QString &content)
{
    const PriceShelf all = books();
    const auto found = all.find(content);
    if (found == all.end())
        return Refusal{tr("This price book is not there any more; import it again.")};
    m_prices[content] = found->second;
    if (m_autosave)
        m_autosave->keep({}, {{content, found->second}});
    return m_document.apply(tr("Use price book %1").arg(found->second->name), [&](const Plan &plan) {
        return usePriceBook(plan, found->second->name, content);
    });
}

void Session::computeAgain()
{
    m_runner.request({m_document.plan(), m_usage, m_prices});
}

} // namespace portolan

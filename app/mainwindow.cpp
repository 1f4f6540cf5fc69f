#include "app/mainwindow.h"

#include "app/statusstrip.h"
#include "app/windowactions.h"
#include "model/exchange/pastetable.h"
#include "views/dialogs/importdialog.h"
#include "views/dialogs/pricebookdialog.h"
#include "views/dialogs/settingsdialog.h"
#include "views/pages/budgetpage.h"
#include "views/pages/costpage.h"
#include "views/pages/datapage.h"
#include "views/pages/inspector.h"
#include "views/pages/inventorypage.h"
#include "views/pages/overviewpage.h"
#include "views/pages/schedulepage.h"
#include "views/pages/usagepage.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QDateTime>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <algorithm>

namespace portolan {

namespace {
/// Pasted text as an edit; all of it or nothing, and then the first things that are wrong.
Result<Edit> pasteEdit(const Plan &plan, const TableSpec &spec, const QString &text)
{
    QStringList titles;
    for (const ColumnSpec &column : spec.columns)
        titles.append(column.title);
    const Result<Paste> paste = pastedRows(spec.kind, plan, text, titles);
    if (!paste)
        return Refusal{paste.error()};
    if (paste->refused.empty())
        return paste->edit;
    QStringList reasons;
    for (const RefusedCell &cell : paste->refused) {
        if (reasons.size() < 5)
            reasons.append(MainWindow::tr("Line %1, %2: %3").arg(cell.line).arg(cell.column, cell.reason));
    }
    return Refusal{MainWindow::tr("Nothing was pasted. %1").arg(reasons.join(u'\n'))};
}
} // namespace

MainWindow::MainWindow(Session &session, QWidget *parent)
    : QMainWindow(parent), m_session(session), m_names(new QListWidget(this)),
      m_stack(new QStackedWidget(this))
{
    setAcceptDrops(true);
    resize(1600, 1000);
    buildPages();
    setCentralWidget(m_stack);
    m_actions = new WindowActions(*this, session);
    buildTop();
    buildDocks();
    connectSession();
    showTitle();
    showScenarios();
    if (session.forecasts().last())
        showForecast(session.forecasts().last());
}

void MainWindow::buildPages()
{
    PlanDocument &document = m_session.document();
    m_inventory = new InventoryPage(document, pasteEdit, this);
    m_cost = new CostPage(document, pasteEdit, this);
    auto *schedule = new SchedulePage(document, this);
    schedule->showToday(Moment::fromDateTime(QDateTime::currentDateTimeUtc()));
    addPage(Wish::Findings, tr("Overview"), new OverviewPage(document, this));
    addPage(Wish::Inventory, tr("Inventory"), m_inventory);
    addPage(Wish::Usage, tr("Usage"), new UsagePage(document, this));
    addPage(Wish::Cost, tr("Placement and cost"), m_cost);
    addPage(Wish::Data, tr("Data"), new DataPage(document, this));
    addPage(Wish::Schedule, tr("Schedule"), schedule);
    addPage(Wish::Budget, tr("Budget"), new BudgetPage(document, pasteEdit, this));
    m_names->setAccessibleName(tr("Pages"));
    connect(m_names, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    m_names->setCurrentRow(0);
    m_names->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fitPageNames();
}

void MainWindow::addPage(Wish wish, const QString &title, Page *page)
{
    m_pages.append({wish, page});
    m_stack->addWidget(page);
    auto *item = new QListWidgetItem(title, m_names);
    item->setData(Qt::UserRole, title);
    connect(page, &Page::refused, this, &MainWindow::tell);
    connect(page, &Page::wanted, this, &MainWindow::grant);
}

void MainWindow::buildTop()
{
    QToolBar *bar = addToolBar(tr("Plan"));
    bar->setObjectName(QStringLiteral("top"));
    bar->setMovable(false);
    m_actions->fill(*bar);
    m_saveState = new QLabel(bar);
    bar->addSeparator();
    bar->addWidget(m_saveState);
    bar->addSeparator();
    bar->addWidget(new QLabel(tr("Scenario:"), bar));
    m_scenario = new QComboBox(bar);
    m_scenario->setAccessibleName(tr("Scenario in use"));
    m_scenario->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    bar->addWidget(m_scenario);
    connect(m_scenario, &QComboBox::activated, this, [this] {
        const ScenarioId id{m_scenario->currentData().toLongLong()};
        if (auto refusal =
                m_session.document().apply(tr("Use scenario %1").arg(m_scenario->currentText()),
                                           [&](const Plan &plan) { return useScenario(plan, id); }))
            tell(refusal->sentence);
    });
}

void MainWindow::buildDocks()
{
    const auto dock = [this](const QString &title, const char *name, QWidget *widget,
                             Qt::DockWidgetArea area) {
        auto *made = new QDockWidget(title, this);
        made->setObjectName(QString::fromLatin1(name));
        made->setWidget(widget);
        made->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
        addDockWidget(area, made);
        return made;
    };
    QDockWidget *pages = dock(tr("Pages"), "pages", m_names, Qt::LeftDockWidgetArea);
    pages->setFeatures(QDockWidget::NoDockWidgetFeatures);
    m_inspector = new Inspector(m_session.document(), this);
    QDockWidget *inspector = dock(tr("Inspector"), "inspector", m_inspector, Qt::RightDockWidgetArea);
    m_actions->addView(inspector->toggleViewAction());
    resizeDocks({pages, inspector},
                {fontMetrics().averageCharWidth() * 24, fontMetrics().averageCharWidth() * 42},
                Qt::Horizontal);
    statusBar()->addPermanentWidget(new StatusStrip(m_session, this), 1);
    for (const auto &[wish, page] : m_pages) {
        connect(page, &Page::whyAsked, m_inspector, &Inspector::showWhy);
        connect(page, &Page::rowChosen, m_inspector, &Inspector::showRow);
    }
    connect(m_inspector, &Inspector::rowWanted, this, &MainWindow::showRow);
    connect(m_inspector, &Inspector::assumptionWanted, this, [this](AssumptionKey key) {
        openPage(Wish::Cost);
        m_cost->showAssumption(key);
    });
}

void MainWindow::connectSession()
{
    connect(&m_session, &Session::forecastReady, this, &MainWindow::showForecast);
    connect(&m_session, &Session::told, this, &MainWindow::tell);
    connect(&m_session, &Session::saveStateChanged, this, &MainWindow::showTitle);
    connect(&m_session, &Session::replaced, this, &MainWindow::showTitle);
    connect(&m_session.document(), &PlanDocument::changed, this, [this] {
        showTitle();
        showScenarios();
    });
    connect(&m_session, &Session::imported, this,
            [this](const std::vector<FileReport> &reports) { ImportReportDialog(reports, this).exec(); });
}

void MainWindow::tell(const QString &sentence)
{
    QMessageBox box(QMessageBox::Warning, tr("Portolan"), sentence, QMessageBox::Ok, this);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

void MainWindow::showForecast(const SharedForecast &forecast)
{
    for (const auto &[wish, page] : m_pages)
        page->showForecast(forecast);
    m_inspector->showForecast(forecast);
    showCounts(*forecast);
}

namespace {
/// The page on which rows of the kind are best seen to.
Wish pageOf(RowKind kind)
{
    switch (kind) {
    case RowKind::Road:
    case RowKind::Dataset:
        return Wish::Data;
    case RowKind::Wave:
    case RowKind::Task:
    case RowKind::Dependency:
    case RowKind::Gate:
        return Wish::Schedule;
    case RowKind::Budget:
    case RowKind::Team:
        return Wish::Budget;
    case RowKind::Workload:
    case RowKind::Quote:
    case RowKind::PriceBook:
    case RowKind::ExchangeRate:
    case RowKind::Assumption:
        return Wish::Cost;
    case RowKind::Usage:
        return Wish::Usage;
    case RowKind::Site:
    case RowKind::Node:
    case RowKind::Service:
    case RowKind::License:
        return Wish::Inventory;
    case RowKind::Settings:
    case RowKind::Scenario:
        return Wish::Findings;
    }
    Q_UNREACHABLE();
}
} // namespace

void MainWindow::showCounts(const Forecast &forecast)
{
    for (qsizetype i = 0; i < m_pages.size(); ++i) {
        const Wish wish = m_pages[i].first;
        const auto count =
            std::count_if(forecast.findings.begin(), forecast.findings.end(), [&](const Finding &finding) {
                return finding.severity != Severity::Note &&
                       (wish == Wish::Findings || pageOf(finding.row.kind) == wish);
            });
        QListWidgetItem *item = m_names->item(static_cast<int>(i));
        const QString title = item->data(Qt::UserRole).toString();
        item->setText(count > 0 ? tr("%1 (%2)").arg(title).arg(count) : title);
        item->setToolTip(count > 0 ? tr("%n open finding(s)", nullptr, static_cast<int>(count)) : title);
    }
    fitPageNames();
}

void MainWindow::fitPageNames()
{
    const int margin = fontMetrics().averageCharWidth() * 3;
    for (int row = 0; row < m_names->count(); ++row)
        m_names->item(row)->setSizeHint({0, fontMetrics().height() + fontMetrics().averageCharWidth()});
    int widest = 0;
    for (int row = 0; row < m_names->count(); ++row)
        widest = std::max(widest, fontMetrics().horizontalAdvance(m_names->item(row)->text()));
    m_names->setMinimumWidth(widest + margin);
}

void MainWindow::showTitle()
{
    const QString name = m_session.document().plan()->general().name;
    const QString path = m_session.path();
    setWindowTitle(path.isEmpty() ? tr("%1 – Portolan").arg(name)
                                  : tr("%1 (%2) – Portolan").arg(name, QFileInfo(path).fileName()));
    const Autosave *saving = m_session.autosave();
    if (!m_saveState || !saving)
        return;
    QString text = path.isEmpty() ? tr("Kept as untitled") : tr("Saved");
    if (m_session.heldBy())
        text = tr("Read-only: %1 on %2 has it open").arg(m_session.heldBy()->user, m_session.heldBy()->host);
    else if (m_session.document().isReadOnly())
        text = tr("Read-only");
    else if (saving->state() == SaveState::Saving)
        text = tr("Saving…");
    else if (saving->state() == SaveState::Failed)
        text = tr("Not saved: %1").arg(saving->trouble());
    m_saveState->setText(name + QStringLiteral(" · ") + text);
}

void MainWindow::showScenarios()
{
    const Plan &plan = *m_session.document().plan();
    const QSignalBlocker blocker(m_scenario);
    m_scenario->clear();
    m_scenario->addItem(tr("Plan as it stands"), QVariant::fromValue<qint64>(0));
    for (const Scenario &scenario : plan.scenarios) {
        m_scenario->addItem(scenario.name, QVariant::fromValue<qint64>(scenario.id.value));
        if (scenario.id == plan.general().scenario)
            m_scenario->setCurrentIndex(m_scenario->count() - 1);
    }
}

void MainWindow::showRow(const RowRef &row)
{
    m_inspector->showRow(row);
    openPage(m_inventory->showRow(row) ? Wish::Inventory : pageOf(row.kind));
}

void MainWindow::openPage(Wish page)
{
    for (qsizetype i = 0; i < m_pages.size(); ++i) {
        if (m_pages[i].first == page)
            m_names->setCurrentRow(static_cast<int>(i));
    }
}

Wish MainWindow::page() const
{
    return m_pages[m_stack->currentIndex()].first;
}

void MainWindow::grant(Wish wish)
{
    switch (wish) {
    case Wish::Import:
        m_actions->import();
        return;
    case Wish::PriceBook:
        choosePriceBook();
        return;
    case Wish::Settings:
        PlanSettingsDialog(m_session.document(), this).exec();
        return;
    case Wish::Workloads:
        return openTable(RowKind::Workload);
    case Wish::Datasets:
        return openTable(RowKind::Dataset);
    case Wish::Roads:
        return openTable(RowKind::Road);
    case Wish::Waves:
        return openTable(RowKind::Wave);
    case Wish::Inventory:
    case Wish::Usage:
    case Wish::Cost:
    case Wish::Data:
    case Wish::Schedule:
    case Wish::Budget:
    case Wish::Findings:
        openPage(wish);
        return;
    }
}

void MainWindow::openTable(RowKind kind)
{
    m_inventory->showTable(kind);
    openPage(Wish::Inventory);
}

void MainWindow::choosePriceBook()
{
    QString inUse;
    for (const PriceBookRef &book : m_session.document().plan()->priceBooks) {
        if (book.inUse)
            inUse = book.content;
    }
    PriceBookDialog dialog(m_session.books(), inUse, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (auto refusal = m_session.useBook(dialog.chosen()))
        tell(refusal->sentence);
}

void MainWindow::offerImport(const QStringList &paths)
{
    ImportDialog dialog(paths, m_session.document().plan()->general().zone, this);
    if (!paths.isEmpty() && dialog.exec() == QDialog::Accepted)
        m_session.importPaths(paths, dialog.options());
}

QList<QAction *> MainWindow::allActions() const
{
    return m_actions->all();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const auto settled = m_session.settle();
    if (settled) {
        event->accept();
        return;
    }
    const auto answer = QMessageBox::question(
        this, tr("Portolan"), tr("%1\n\nClose all the same and lose what is not saved?").arg(settled.error()),
        QMessageBox::Close | QMessageBox::Cancel, QMessageBox::Cancel);
    event->setAccepted(answer == QMessageBox::Close);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    event->acceptProposedAction();
    offerImport(paths);
}

} // namespace portolan

#include "app/windowfiles.h"

#include "model/exchange/tables.h"
#include "views/format/numbers.h"
#include "views/report/report.h"

#include <QCoreApplication>
#include <QDate>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QSaveFile>
#include <QTableWidget>
#include <QVBoxLayout>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WindowFiles)
};

QString suggestedName(const Session &session, const QString &suffix)
{
    QString name = session.document().plan()->general().name.simplified();
    name.replace(u'/', u'-');
    return name + suffix;
}
} // namespace

QString planFilter()
{
    return Words::tr("Portolan plans (*.portolan);;All files (*)");
}

QString askPlanPath(QWidget *window, const Session &session)
{
    QString path =
        QFileDialog::getSaveFileName(window, Words::tr("Save the plan as"),
                                     suggestedName(session, QStringLiteral(".portolan")), planFilter());
    if (!path.isEmpty() && QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".portolan");
    return path;
}

Result<Done> printReport(QWidget *window, Session &session)
{
    const SharedForecast &forecast = session.forecasts().last();
    if (!forecast || session.forecasts().isBusy())
        return Refusal{Words::tr("The forecast is being computed; print again in a moment.")};
    const QString path = QFileDialog::getSaveFileName(window, Words::tr("Print as PDF"),
                                                      suggestedName(session, QStringLiteral(".pdf")),
                                                      Words::tr("PDF files (*.pdf)"));
    if (path.isEmpty())
        return Done{};
    return writeReport(*forecast, {QLocale(), QDate::currentDate()}, path);
}

Result<Done> exportAllTables(QWidget *window, Session &session)
{
    const QString folder =
        QFileDialog::getExistingDirectory(window, Words::tr("Export every table as CSV into a folder"));
    if (folder.isEmpty())
        return Done{};
    for (const QString &table : tableNames()) {
        const auto csv = tableCsv(*session.document().plan(), table, CsvMark::ByteOrderMark);
        if (!csv)
            return Refusal{csv.error()};
        QSaveFile file(QDir(folder).filePath(table + QStringLiteral(".csv")));
        if (!file.open(QIODevice::WriteOnly) || file.write(*csv) != csv->size() || !file.commit())
            return Refusal{Words::tr("“%1” cannot be written: %2.").arg(file.fileName(), file.errorString())};
    }
    return Done{};
}

Result<Done> showAuditTrail(QWidget *window, Session &session)
{
    if (const auto settled = session.settle(); !settled)
        return settled;
    const auto file = PlanFile::open(session.autosave()->path(), OpenMode::ReadOnly);
    if (!file)
        return Refusal{file.error()};
    const auto entries = (*file)->audit();
    if (!entries)
        return Refusal{entries.error()};
    QDialog dialog(window);
    dialog.setWindowTitle(Words::tr("What was changed"));
    dialog.resize(760, 480);
    auto *layout = new QVBoxLayout(&dialog);
    auto *table = new QTableWidget(static_cast<int>(entries->size()), 3, &dialog);
    table->setHorizontalHeaderLabels({Words::tr("When"), Words::tr("What"), Words::tr("Changes")});
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->horizontalHeader()->setStretchLastSection(true);
    const Zone &zone = session.document().plan()->general().zone;
    for (int row = 0; row < table->rowCount(); ++row) {
        const auto &entry = (*entries)[entries->size() - 1 - static_cast<std::size_t>(row)];
        table->setItem(row, 0, new QTableWidgetItem(momentText(entry.when, zone)));
        table->setItem(row, 1, new QTableWidgetItem(entry.what));
        table->setItem(row, 2, new QTableWidgetItem(entry.changes));
    }
    table->resizeColumnsToContents();
    layout->addWidget(table);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    layout->addWidget(buttons);
    dialog.exec();
    return Done{};
}

} // namespace portolan

#include "views/dialogs/importdialog.h"

#include "views/dialogs/newplandialog.h"
#include "views/format/numbers.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace portolan {

ImportDialog::ImportDialog(const QStringList &paths, const Zone &zone, QWidget *parent)
    : QDialog(parent), m_zone(zoneBox(this)), m_format(new QComboBox(this)), m_columns(new QLineEdit(this))
{
    setWindowTitle(tr("Import"));
    auto *form = new QFormLayout(this);
    m_columns->setMinimumWidth(fontMetrics().averageCharWidth() * 70);
    constexpr qsizetype shown = 6;
    QStringList names = paths.mid(0, shown);
    if (paths.size() > shown)
        names.append(tr("and %n more", nullptr, static_cast<int>(paths.size() - shown)));
    auto *files = new QLabel(names.join(u'\n'), this);
    files->setTextFormat(Qt::PlainText);
    form->addRow(tr("Files"), files);
    m_zone->setCurrentText(zone.toText());
    form->addRow(tr("Time &zone of the logs"), m_zone);
    auto *hint = new QLabel(
        tr("nvidia-smi writes local times without a zone: choose the one in which the servers run."), this);
    hint->setWordWrap(true);
    form->addRow(hint);
    m_format->addItem(tr("Recognise each file"), QString());
    for (const ReadFormat &format : readFormats())
        m_format->addItem(format.title, format.key);
    form->addRow(tr("&Format"), m_format);
    m_columns->setPlaceholderText(
        tr("only for files without a header row: timestamp, index, utilization.gpu"));
    form->addRow(tr("&Columns"), m_columns);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

ImportOptions ImportDialog::options() const
{
    ImportOptions options;
    options.format = m_format->currentData().toString();
    options.zone = Zone::fromText(m_zone->currentText());
    for (const QString &name : m_columns->text().split(u',', Qt::SkipEmptyParts))
        options.columns.append(name.trimmed());
    return options;
}

ImportReportDialog::ImportReportDialog(const std::vector<FileReport> &reports, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("What was imported"));
    resize(fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 28);
    auto *layout = new QVBoxLayout(this);
    auto *tree = new QTreeWidget(this);
    tree->setAccessibleName(windowTitle());
    tree->setHeaderLabels({tr("File or line"), tr("Format or column"), tr("Rows read"), tr("Taken"),
                           tr("Refused"), tr("Values missing"), tr("Why, and notes")});
    for (const FileReport &report : reports) {
        auto *file = new QTreeWidgetItem(tree, {report.file, report.format, countText(report.rowsRead),
                                                countText(report.rowsAccepted), countText(report.rowsRefused),
                                                countText(report.valuesMissing), report.recognisedBy});
        for (int column = 2; column <= 5; ++column)
            file->setTextAlignment(column, Qt::AlignRight);
        for (const QString &note : report.notes)
            new QTreeWidgetItem(file, {tr("Note"), {}, {}, {}, {}, {}, note});
        for (const RefusedRow &row : report.refused) {
            auto *refused = new QTreeWidgetItem(
                file, {tr("Line %1").arg(row.line), row.column, {}, {}, {}, {}, row.reason});
            refused->setToolTip(6, row.text);
        }
        file->setExpanded(report.rowsRefused > 0 && reports.size() == 1);
    }
    for (int column = 0; column < tree->columnCount(); ++column)
        tree->resizeColumnToContents(column);
    layout->addWidget(tree);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

} // namespace portolan

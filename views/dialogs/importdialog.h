#pragma once

#include "model/exchange/format.h"

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace portolan {

/// Asks how files are to be read: the time zone of times without an offset, and the format where it is not to
/// be recognised.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    ImportDialog(const QStringList &paths, const Zone &zone, QWidget *parent = nullptr);
    ImportOptions options() const;

private:
    QComboBox *m_zone;
    QComboBox *m_format;
    QLineEdit *m_columns;
};

/// What became of the files, with every refused row.
class ImportReportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ImportReportDialog(const std::vector<FileReport> &reports, QWidget *parent = nullptr);
};

} // namespace portolan

#pragma once

#include "model/plan/why.h"

#include <QTableWidget>
#include <optional>
#include <vector>

namespace portolan {

enum class CellTone
{
    Plain,
    Strong,
    Good,
    Near,
    Over
};

/// A cell of computed figures: its text, its exact form on hover, and what it leads to.
struct FigureCell
{
    QString text;
    QString exact = {};
    LineRef line = {}; ///< unset: the figure has no line
    RowRef row = {};
    bool isNumber = false;
    CellTone tone = CellTone::Plain;
};

/// Computed figures in rows. A click on a figure, or F1 on it, asks why; one on a name chooses its row.
class FigureTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit FigureTable(const QString &accessibleName, QWidget *parent = nullptr);

    void setTitles(const QStringList &titles);
    /// Replaces what is shown; selection and scroll position stay.
    void setFigures(const std::vector<std::vector<FigureCell>> &rows);

signals:
    void whyAsked(const portolan::LineRef &line);
    void rowChosen(const portolan::RowRef &row);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Figures keep their width; words give way where there is no room, the widest first, and take what is
    /// left over. Until the reader sets a width.
    void fitColumns();
    void shareSpace(std::vector<int> &widths, int space) const;
    bool isOfWords(int column) const;
    void ask(int row, int column);
    void copySelected() const;

    std::vector<std::vector<FigureCell>> m_cells;
    bool m_isFitting = false;
    bool m_isSetByReader = false;
};

} // namespace portolan

#pragma once

#include "model/plan/why.h"
#include "model/units/zone.h"
#include "views/charts/chartkey.h"
#include "views/charts/palette.h"
#include "views/charts/sheet.h"

#include <QPainter>
#include <optional>
#include <qcustomplot.h>

namespace portolan {

/// A chart that looks like the rest of the window: colours from the widget's palette (light, dark, and their
/// changes), its font and locale. What is drawn consists of points that can be hovered, reached with the
/// arrow keys, and asked why. Works without a window, for paper.
class Chart : public QCustomPlot
{
    Q_OBJECT

public:
    explicit Chart(QWidget *parent = nullptr);

    /// Name for the title of files and for screen readers, with a sentence on what the chart shows.
    void describe(const QString &name, const QString &sentence);

    /// Fixed free space at both sides of the axes, so that charts below one another line up.
    void setSideMargins(int left, int right);

    virtual Sheet sheet() const = 0;
    /// Where nothing could be written, why not; else nothing.
    std::optional<QString> saveCsv(const QString &path) const;
    std::optional<QString> savePicture(const QString &path);
    std::optional<QString> saveSvg(const QString &path);

    /// Draws the chart as vectors, laid out as if it were `layout` pixels large, into the target.
    void paint(QPainter &painter, const QRectF &target, const QSize &layout);

    int hovered() const { return m_hovered; }
    QString hoverText() const { return m_hovered >= 0 ? pointText(m_hovered) : QString(); }

    QSize sizeHint() const override { return {480, 280}; }
    QSize minimumSizeHint() const override { return {240, 150}; }

Q_SIGNALS:
    void whyAsked(const portolan::LineRef &line);
    void refused(const QString &sentence);

protected:
    // The points of the chart, numbered from 0. pointAt gives -1 where there is none.
    virtual int pointCount() const = 0;
    virtual int pointAt(const QPointF &pixel) const = 0;
    virtual QRectF pointPlace(int point) const = 0;
    /// What, value and unit; may have lines.
    virtual QString pointText(int point) const = 0;
    virtual LineRef pointLine(int point) const;

    /// Puts the palette's colours on what the chart draws; called when they change and after new values.
    virtual void colour() = 0;
    /// Call after new values: forgets the point under the pointer, colours and draws.
    void refresh();
    /// Text in the middle of a chart without values.
    void setEmptyText(const QString &text);

    /// What colours and patterns mean, above the axes. Without entries there is no strip.
    void setKey(std::vector<KeyEntry> entries);

    void useTimeAxis(QCPAxis *axis, const Zone &zone);
    /// The span to which a double click returns.
    void setWholeSpan(const QCPRange &span);
    const QCPRange &wholeSpan() const { return m_wholeSpan; }
    void setHovered(int point, bool tellWhere);

    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void drawMark(QCPPainter *painter) const;
    void colourFrame();
    void colourAxis(QCPAxis *axis, const Frame &frame);
    void askPath(const QString &filter, const QString &suffix,
                 const std::function<std::optional<QString>(const QString &)> &save);

    int m_hovered = -1;
    QCPRange m_wholeSpan;
    QCPItemText *m_empty;
    ChartKey *m_key = nullptr;
};

} // namespace portolan

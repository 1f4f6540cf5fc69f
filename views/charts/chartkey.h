#pragma once

#include <QBrush>
#include <QPen>
#include <qcustomplot.h>
#include <vector>

namespace portolan {

enum class KeyShape
{
    Fill,
    Line,
    TriangleUp,
    TriangleDown,
    Diamond
};

struct KeyEntry
{
    QString text;
    KeyShape shape = KeyShape::Fill;
    QPen pen;
    QBrush brush;
};

/// What the colours and patterns of a chart mean: a strip that takes as many rows as the width needs.
class ChartKey : public QCPLayoutElement
{
    Q_OBJECT

public:
    explicit ChartKey(QCustomPlot *plot) : QCPLayoutElement(plot) {}
    void setEntries(std::vector<KeyEntry> entries) { m_entries = std::move(entries); }

protected:
    QSize minimumOuterSizeHint() const override;
    QSize maximumOuterSizeHint() const override;
    void draw(QCPPainter *painter) override;
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override { painter->setAntialiasing(true); }

private:
    /// Places of the entries in a strip of the width; the last says how high it is.
    std::vector<QRectF> places(double width) const;
    void drawIcon(QCPPainter *painter, const KeyEntry &entry, const QRectF &icon) const;

    std::vector<KeyEntry> m_entries;
};

} // namespace portolan

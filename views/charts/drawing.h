#pragma once

#include <functional>
#include <qcustomplot.h>

namespace portolan {

/// Something that a chart draws itself in one of its layers.
class Drawing : public QCPLayerable
{
public:
    using Draw = std::function<void(QCPPainter *)>;

    /// Clipped to the axis rect; takes no mouse events.
    Drawing(QCustomPlot *plot, const QString &layer, Draw draw)
        : QCPLayerable(plot, layer), m_draw(std::move(draw))
    {
    }
    /// Clipped to what the function gives.
    void clipTo(std::function<QRect()> clip) { m_clip = std::move(clip); }

private:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override { painter->setAntialiasing(true); }
    QRect clipRect() const override
    {
        return m_clip ? m_clip() : mParentPlot->axisRect()->rect().adjusted(-1, -1, 1, 1);
    }
    void draw(QCPPainter *painter) override { m_draw(painter); }

    Draw m_draw;
    std::function<QRect()> m_clip;
};

} // namespace portolan

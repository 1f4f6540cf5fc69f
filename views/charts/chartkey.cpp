#include "views/charts/chartkey.h"

#include "views/charts/palette.h"

namespace portolan {

std::vector<QRectF> ChartKey::places(double width) const
{
    const QFontMetricsF metrics(mParentPlot->font());
    const double height = metrics.height() + 4;
    std::vector<QRectF> places;
    QPointF at(8, 2);
    for (const KeyEntry &entry : m_entries) {
        const double needed = metrics.horizontalAdvance(entry.text) + height * 1.2 + 18;
        if (at.x() > 8 && at.x() + needed > width)
            at = QPointF(8, at.y() + height);
        places.emplace_back(at, QSizeF(needed, height));
        at.rx() += needed;
    }
    return places;
}

QSize ChartKey::minimumOuterSizeHint() const
{
    const auto all = places(mParentPlot->viewport().width());
    return {10, all.empty() ? 0 : static_cast<int>(all.back().bottom()) + 4};
}

QSize ChartKey::maximumOuterSizeHint() const
{
    return {QWIDGETSIZE_MAX, minimumOuterSizeHint().height()};
}

void ChartKey::drawIcon(QCPPainter *painter, const KeyEntry &entry, const QRectF &icon) const
{
    painter->setPen(entry.pen);
    painter->setBrush(entry.brush);
    const QPointF middle = icon.center();
    const double half = icon.height() / 2;
    switch (entry.shape) {
    case KeyShape::Fill:
        painter->drawRect(icon);
        break;
    case KeyShape::Line:
        painter->drawLine(QPointF(icon.left(), middle.y()), QPointF(icon.right(), middle.y()));
        break;
    case KeyShape::TriangleUp:
        painter->drawPolygon(QPolygonF{middle + QPointF(0, -half), middle + QPointF(half, half),
                                       middle + QPointF(-half, half)});
        break;
    case KeyShape::TriangleDown:
        painter->drawPolygon(QPolygonF{middle + QPointF(0, half), middle + QPointF(half, -half),
                                       middle + QPointF(-half, -half)});
        break;
    case KeyShape::Diamond:
        painter->drawPolygon(QPolygonF{middle + QPointF(0, half), middle + QPointF(half, 0),
                                       middle + QPointF(0, -half), middle + QPointF(-half, 0)});
        break;
    }
}

void ChartKey::draw(QCPPainter *painter)
{
    const auto all = places(outerRect().width());
    painter->setFont(mParentPlot->font());
    const QColor ink = frameOf(mParentPlot->palette()).ink;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QRectF place = all[i].translated(outerRect().topLeft());
        const double side = place.height() * 0.6;
        const QRectF icon(place.left(), place.top() + (place.height() - side) / 2, side * 1.6, side);
        drawIcon(painter, m_entries[i], icon);
        painter->setPen(ink);
        const QRectF text(icon.right() + 6, place.top(), place.right() - icon.right() - 6, place.height());
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, m_entries[i].text);
    }
}

} // namespace portolan

#include "views/charts/chart.h"

#include "views/charts/drawing.h"
#include "views/charts/timeaxis.h"

#include <QAccessible>
#include <QFileDialog>
#include <QMenu>
#include <QPicture>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QToolTip>

namespace portolan {

Chart::Chart(QWidget *parent) : QCustomPlot(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setPlottingHint(QCP::phCacheLabels, true);
    setInteractions({});
    addLayer(QStringLiteral("mark"));
    layer(QStringLiteral("mark"))->setMode(QCPLayer::lmBuffered);
    new Drawing(this, QStringLiteral("mark"), [this](QCPPainter *painter) { drawMark(painter); });
    m_empty = new QCPItemText(this);
    m_empty->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_empty->position->setCoords(0.5, 0.5);
    m_empty->setPositionAlignment(Qt::AlignCenter);
    m_empty->setVisible(false);
    plotLayout()->setRowSpacing(0);
    legend->setVisible(false);
    setAutoAddPlottableToLegend(false);
    colourFrame();
}

/// The frame around the point under the pointer or the keyboard's.
void Chart::drawMark(QCPPainter *painter) const
{
    if (m_hovered < 0 || m_hovered >= pointCount() || painter->modes().testFlag(QCPPainter::pmVectorized))
        return;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter->drawRect(pointPlace(m_hovered).adjusted(-1, -1, 1, 1));
}

void Chart::describe(const QString &name, const QString &sentence)
{
    setAccessibleName(name);
    setAccessibleDescription(sentence);
}

void Chart::setSideMargins(int left, int right)
{
    axisRect()->setAutoMargins(QCP::msTop | QCP::msBottom);
    axisRect()->setMargins(QMargins(left, 0, right, 0));
}

LineRef Chart::pointLine(int) const
{
    return {};
}

void Chart::colourAxis(QCPAxis *axis, const Frame &frame)
{
    axis->setBasePen(QPen(frame.faintInk, 1));
    axis->setTickPen(QPen(frame.faintInk, 1));
    axis->setSubTickPen(Qt::NoPen);
    axis->setTickLabelColor(frame.ink);
    axis->setLabelColor(frame.ink);
    axis->setTickLabelFont(font());
    axis->setLabelFont(font());
    axis->grid()->setPen(QPen(frame.grid, 1));
    axis->grid()->setZeroLinePen(QPen(frame.grid, 1));
    axis->setTickLengthIn(0);
    axis->setTickLengthOut(4);
}

void Chart::colourFrame()
{
    const Frame frame = frameOf(palette());
    setBackground(QBrush(frame.ground));
    for (QCPAxis *axis : {xAxis, yAxis, xAxis2, yAxis2})
        colourAxis(axis, frame);
    m_empty->setColor(frame.faintInk);
    m_empty->setFont(font());
}

void Chart::refresh()
{
    setHovered(-1, false);
    colourFrame();
    colour();
    replot(QCustomPlot::rpQueuedReplot);
}

void Chart::setEmptyText(const QString &text)
{
    m_empty->setText(text);
    m_empty->setVisible(!text.isEmpty());
}

void Chart::setKey(std::vector<KeyEntry> entries)
{
    if (!m_key) {
        m_key = new ChartKey(this);
        plotLayout()->insertRow(0);
        plotLayout()->addElement(0, 0, m_key);
    }
    m_key->setEntries(std::move(entries));
}

void Chart::useTimeAxis(QCPAxis *axis, const Zone &zone)
{
    axis->setTicker(QSharedPointer<CalendarTicker>::create(axis, zone));
    axis->setSubTicks(false);
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    axisRect()->setRangeDrag(Qt::Horizontal);
    axisRect()->setRangeZoom(Qt::Horizontal);
}

void Chart::setWholeSpan(const QCPRange &span)
{
    const bool followed = m_wholeSpan == xAxis->range() || m_wholeSpan.size() <= 0;
    m_wholeSpan = span;
    if (followed)
        xAxis->setRange(span);
}

void Chart::setHovered(int point, bool tellWhere)
{
    if (point == m_hovered)
        return;
    m_hovered = point;
    layer(QStringLiteral("mark"))->replot();
    if (point < 0) {
        QToolTip::hideText();
        return;
    }
    if (tellWhere) {
        const QRectF place = pointPlace(point);
        QToolTip::showText(mapToGlobal(place.bottomRight().toPoint() + QPoint(4, 4)), pointText(point), this);
        setAccessibleDescription(pointText(point));
    }
}

std::optional<QString> Chart::saveCsv(const QString &path) const
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(csvOf(sheet())) < 0 || !file.commit())
        return tr("The table could not be saved to %1: %2. Choose another place.")
            .arg(path, file.errorString());
    return std::nullopt;
}

std::optional<QString> Chart::savePicture(const QString &path)
{
    setHovered(-1, false);
    if (!savePng(path, width(), height(), 2.0))
        return tr("The picture could not be saved to %1. Choose a folder that you may write to.").arg(path);
    return std::nullopt;
}

std::optional<QString> Chart::saveSvg(const QString &path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(size());
    svg.setViewBox(rect());
    svg.setTitle(accessibleName());
    {
        QCPPainter painter(&svg);
        toPainter(&painter, width(), height());
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) < 0 || !file.commit())
        return tr("The picture could not be saved to %1: %2. Choose another place.")
            .arg(path, file.errorString());
    return std::nullopt;
}

void Chart::paint(QPainter &painter, const QRectF &target, const QSize &layout)
{
    // QCustomPlot wants a painter of its own class, and a device has one painter: a picture hands the
    // vectors on.
    QPicture picture;
    {
        QCPPainter recorder(&picture);
        toPainter(&recorder, layout.width(), layout.height());
    }
    painter.save();
    painter.translate(target.topLeft());
    // Playing a picture enlarges it by the ratio of the resolutions; here the target says how large it is.
    const QPaintDevice *device = painter.device();
    painter.scale(target.width() / layout.width() * picture.logicalDpiX() / device->logicalDpiX(),
                  target.height() / layout.height() * picture.logicalDpiY() / device->logicalDpiY());
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

void Chart::changeEvent(QEvent *event)
{
    QCustomPlot::changeEvent(event);
    const bool looks = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
                       event->type() == QEvent::LocaleChange;
    if (looks)
        refresh();
}

void Chart::askPath(const QString &filter, const QString &suffix,
                    const std::function<std::optional<QString>(const QString &)> &save)
{
    const QString proposal = accessibleName().replace(u'/', u'-') + u'.' + suffix;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save chart"), proposal, filter);
    if (path.isEmpty())
        return;
    if (const auto sentence = save(path))
        Q_EMIT refused(*sentence);
}

void Chart::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Save the figures as CSV…"), this, [this] {
        askPath(tr("Table (*.csv)"), QStringLiteral("csv"),
                [this](const QString &path) { return saveCsv(path); });
    });
    menu.addAction(tr("Save as picture (PNG)…"), this, [this] {
        askPath(tr("Picture (*.png)"), QStringLiteral("png"),
                [this](const QString &path) { return savePicture(path); });
    });
    menu.addAction(tr("Save as drawing (SVG)…"), this, [this] {
        askPath(tr("Drawing (*.svg)"), QStringLiteral("svg"),
                [this](const QString &path) { return saveSvg(path); });
    });
    menu.exec(event->globalPos());
}

void Chart::keyPressEvent(QKeyEvent *event)
{
    const int last = pointCount() - 1;
    const bool asks = event->key() == Qt::Key_Return || event->key() == Qt::Key_F1;
    if (last < 0)
        return QCustomPlot::keyPressEvent(event);
    if (event->key() == Qt::Key_Right)
        setHovered(std::min(last, m_hovered + 1), true);
    else if (event->key() == Qt::Key_Left)
        setHovered(std::max(0, m_hovered - 1), true);
    else if (event->key() == Qt::Key_Home)
        setHovered(0, true);
    else if (event->key() == Qt::Key_End)
        setHovered(last, true);
    else if (asks && m_hovered >= 0 && pointLine(m_hovered).line >= 0)
        Q_EMIT whyAsked(pointLine(m_hovered));
    else
        QCustomPlot::keyPressEvent(event);
}

void Chart::mouseMoveEvent(QMouseEvent *event)
{
    QCustomPlot::mouseMoveEvent(event);
    if (event->buttons() != Qt::NoButton)
        return;
    const int point = pointAt(event->position());
    setHovered(point, false);
    if (point >= 0)
        QToolTip::showText(event->globalPosition().toPoint(), pointText(point), this);
}

void Chart::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isClick = (event->position().toPoint() - mMousePressPos).manhattanLength() < 4;
    QCustomPlot::mouseReleaseEvent(event);
    if (!isClick || event->button() != Qt::LeftButton)
        return;
    const int point = pointAt(event->position());
    if (point >= 0 && pointLine(point).line >= 0)
        Q_EMIT whyAsked(pointLine(point));
}

void Chart::mouseDoubleClickEvent(QMouseEvent *event)
{
    QCustomPlot::mouseDoubleClickEvent(event);
    if (m_wholeSpan.size() > 0) {
        xAxis->setRange(m_wholeSpan);
        replot(QCustomPlot::rpQueuedReplot);
    }
}

void Chart::leaveEvent(QEvent *event)
{
    QCustomPlot::leaveEvent(event);
    setHovered(-1, false);
}

void Chart::focusInEvent(QFocusEvent *event)
{
    QCustomPlot::focusInEvent(event);
    if (m_hovered < 0 && event->reason() != Qt::MouseFocusReason && pointCount() > 0)
        setHovered(0, true);
}

void Chart::focusOutEvent(QFocusEvent *event)
{
    QCustomPlot::focusOutEvent(event);
    setHovered(-1, false);
}

} // namespace portolan

#include "views/report/paper.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QTextLayout>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

constexpr double side = 42 * Paper::point;
constexpr double top = 56 * Paper::point;
constexpr double bottom = 48 * Paper::point;

double sizeOf(TextStyle style)
{
    switch (style) {
    case TextStyle::Title:
        return 26;
    case TextStyle::Heading:
        return 15;
    case TextStyle::Figure:
        return 17;
    case TextStyle::Body:
        return 9.5;
    case TextStyle::Small:
        return 8;
    }
    return 9.5;
}

/// The lines of a text, each at its place from (0, 0) on.
class Lines
{
public:
    Lines(const QString &text, const Setting &setting, double width)
        : m_layout(shortened(text, setting, width), paperFont(setting.style))
    {
        QTextOption option(setting.alignment);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_layout.setTextOption(option);
        m_height = breakUp(m_layout, width, nullptr);
    }
    double height() const { return m_height; }
    void draw(QPainter &painter, const QPointF &at) const { m_layout.draw(&painter, at); }

private:
    /// Sets the lines; how high they are, and where each one begins.
    static double breakUp(QTextLayout &layout, double width, QList<int> *starts)
    {
        double height = 0;
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            line.setPosition({0, height});
            height += line.height() * 1.08;
            if (starts)
                starts->append(line.textStart());
        }
        layout.endLayout();
        return height;
    }

    static QString shortened(const QString &text, const Setting &setting, double width)
    {
        if (setting.mostLines == 0)
            return text;
        const QFont font = paperFont(setting.style);
        QTextLayout layout(text, font);
        layout.setTextOption(QTextOption());
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        QList<int> starts;
        breakUp(layout, width, &starts);
        if (starts.size() <= setting.mostLines)
            return text;
        const int last = starts[setting.mostLines - 1];
        // A little narrower than the line, which may break at a word where the elided text does not.
        return text.left(last) + QFontMetricsF(font).elidedText(text.mid(last), Qt::ElideRight, width * 0.98);
    }

    QTextLayout m_layout;
    double m_height = 0;
};
} // namespace

QString paperFamily()
{
    return QStringLiteral("WenQuanYi Micro Hei");
}

bool hasPaperFamily()
{
    return QFontDatabase::families().contains(paperFamily());
}

QFont paperFont(TextStyle style)
{
    QFont font(paperFamily());
    // Another face would be taken silently for a character that this one lacks, and could bring radicals.
    font.setStyleStrategy(QFont::StyleStrategy(QFont::NoFontMerging | QFont::PreferOutline));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(qRound(sizeOf(style) * Paper::point));
    return font;
}

double textHeight(const QString &text, const Setting &setting, double width)
{
    return Lines(text, setting, width).height();
}

double drawText(QPainter &painter, const QRectF &place, const QString &text, const Setting &setting)
{
    const Lines lines(text, setting, place.width());
    painter.setPen(QColor::fromRgb(setting.color));
    lines.draw(painter, place.topLeft());
    return lines.height();
}

Paper::Paper(QPdfWriter &writer, const PageFrame &frame) : m_writer(writer), m_frame(frame)
{
    m_writer.setResolution(resolution);
    m_writer.setPageSize(QPageSize(QPageSize::A4));
    m_writer.setPageMargins(QMarginsF());
    m_painter.begin(&m_writer);
    layOut();
    drawFrame();
}

void Paper::layOut()
{
    const QSizeF page = m_writer.pageLayout().fullRectPixels(resolution).size();
    m_area = QRectF(side, top, page.width() - 2 * side, page.height() - top - bottom);
    m_y = m_area.top();
}

void Paper::ensure(double height)
{
    if (remaining() < height && m_y > m_area.top())
        newPage(m_writer.pageLayout().orientation());
}

void Paper::newPage(QPageLayout::Orientation orientation)
{
    m_writer.setPageOrientation(orientation);
    m_writer.newPage();
    ++m_page;
    layOut();
    drawFrame();
}

void Paper::drawFrame()
{
    const double line = 20 * point;
    const QRectF header(m_area.left(), m_area.top() - 26 * point, m_area.width(), line);
    const QRectF footer(m_area.left(), m_area.bottom() + 16 * point, m_area.width(), line);
    const Setting left{TextStyle::Small, Qt::AlignLeft, ink::faint, 1};
    const Setting right{TextStyle::Small, Qt::AlignRight, ink::faint, 1};
    m_painter.setPen(QPen(QColor::fromRgb(ink::rule), 0.6 * point));
    m_painter.drawLine(QPointF(footer.left(), footer.top() - 5 * point),
                       QPointF(footer.right(), footer.top() - 5 * point));
    QRectF wide = m_page == 0 ? footer : header;
    wide.setWidth(m_area.width() * 0.7);
    if (m_page > 0)
        drawText(m_painter, wide, m_frame.title, left);
    drawText(m_painter, footer.adjusted(0, 0, -m_area.width() / 2, 0), m_frame.date, left);
    drawText(m_painter, footer.adjusted(m_area.width() / 2, 0, 0, 0),
             Words::tr("Page %1 of %2")
                 .arg(m_frame.locale.toString(m_page + 1), m_frame.locale.toString(m_frame.pages)),
             right);
}

void Paper::heading(const QString &title, double follows)
{
    const Setting setting{TextStyle::Heading, Qt::AlignLeft, ink::accent};
    const double height = textHeight(title, setting, width());
    ensure(height + 14 * point + follows);
    if (m_y > m_area.top())
        moveDown(14 * point);
    mark(title);
    drawText(m_painter, {left(), m_y, width(), height}, title, setting);
    moveDown(height + 5 * point);
}

void Paper::paragraph(const QString &text, TextStyle style)
{
    const Setting setting{style, Qt::AlignLeft, style == TextStyle::Small ? ink::faint : ink::text};
    const double height = textHeight(text, setting, width());
    ensure(height);
    drawText(m_painter, {left(), m_y, width(), height}, text, setting);
    moveDown(height + 4 * point);
}

} // namespace portolan

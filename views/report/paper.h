#pragma once

#include <QColor>
#include <QFont>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QString>
#include <vector>

namespace portolan {

/// Where a heading is, for the outline; pages count from 0.
struct PageMark
{
    QString title;
    int page = 0;
};

enum class TextStyle
{
    Title,
    Heading,
    Figure, ///< a large number
    Body,
    Small
};

/// What stands at the top and bottom of every page but the first's top.
struct PageFrame
{
    QString title;
    QString date;
    int pages = 0; ///< 0: not known yet
    QLocale locale;
};

/// The pages of a document while they are written, from top to bottom. Lengths are in device units, of which
/// `point` is one typographic point.
class Paper
{
public:
    static constexpr int resolution = 1200;
    static constexpr double point = resolution / 72.0;

    Paper(QPdfWriter &writer, const PageFrame &frame);

    QPainter &painter() { return m_painter; }
    const QLocale &locale() const { return m_frame.locale; }
    double left() const { return m_area.left(); }
    double width() const { return m_area.width(); }
    double y() const { return m_y; }
    double remaining() const { return m_area.bottom() - m_y; }
    /// The height of an empty page's text.
    double height() const { return m_area.height(); }
    void moveDown(double by) { m_y += by; }
    /// Begins a page where less than the height is left on this one.
    void ensure(double height);
    void newPage(QPageLayout::Orientation orientation = QPageLayout::Portrait);

    /// A heading with its entry in the outline, kept together with what needs `follows` below it.
    void heading(const QString &title, double follows);
    /// Wrapped text over the whole width; over pages where it must.
    void paragraph(const QString &text, TextStyle style = TextStyle::Body);

    int pageCount() const { return m_page + 1; }
    const std::vector<PageMark> &marks() const { return m_marks; }
    void mark(const QString &title) { m_marks.push_back({title, m_page}); }

private:
    void layOut();
    void drawFrame();

    QPdfWriter &m_writer;
    PageFrame m_frame;
    QPainter m_painter;
    QRectF m_area;
    double m_y = 0;
    int m_page = 0;
    std::vector<PageMark> m_marks;
};

/// The family of all text in the report. It has Latin and Chinese in one face, so that mixed text needs no
/// fallback, and Qt writes its Chinese characters, not Kangxi radicals, into the text layer.
QString paperFamily();
bool hasPaperFamily();
QFont paperFont(TextStyle style);

namespace ink {
inline constexpr QRgb text = 0xff202020;
inline constexpr QRgb faint = 0xff5f6670;
inline constexpr QRgb accent = 0xff0b4f7a;
inline constexpr QRgb rule = 0xffc9d1d9;
inline constexpr QRgb shade = 0xfff3f6f9;
} // namespace ink

/// How wrapped text is set.
struct Setting
{
    TextStyle style = TextStyle::Body;
    Qt::Alignment alignment = Qt::AlignLeft;
    QRgb color = ink::text;
    int mostLines = 0; ///< 0: all; else the last line that fits ends with an ellipsis
};

double textHeight(const QString &text, const Setting &setting, double width);
/// Draws from the top of the place down, wrapped to its width, within words that are longer; the height.
double drawText(QPainter &painter, const QRectF &place, const QString &text, const Setting &setting);

} // namespace portolan

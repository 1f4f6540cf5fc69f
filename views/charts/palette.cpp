#include "views/charts/palette.h"

#include <cmath>

namespace portolan {

namespace {

struct Shades
{
    QRgb light, dark;
};

Shades shadesOf(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Staying:
        return {0x8a8a8a, 0x9c9c9c};
    case Meaning::DualRunning:
        return {0xe69f00, 0xe69f00};
    case Meaning::Reserved:
        return {0x0072b2, 0x2f8fd0};
    case Meaning::OnDemand:
        return {0x56b4e9, 0x8fd0f5};
    case Meaning::Spot:
        return {0x009e73, 0x18b98c};
    case Meaning::Storage:
    case Meaning::OneOff:
        return {0xcc79a7, 0xd78fb6};
    case Meaning::Moving:
    case Meaning::Demand:
    case Meaning::Task:
        return {0x0072b2, 0x4aa3df};
    case Meaning::Budget:
    case Meaning::Percentile:
    case Meaning::Wave:
        return {0x202020, 0xe6e6e6};
    case Meaning::Critical:
    case Meaning::AlertOver:
        return {0xd55e00, 0xf07a1f};
    case Meaning::AlertNear:
        return {0xf0e442, 0xf0e442};
    case Meaning::Slack:
    case Meaning::Missing:
        return {0xb0b0b0, 0x6a6a6a};
    case Meaning::Today:
        return {0x009e73, 0x18b98c};
    }
    return {};
}

QColor mixed(const QColor &a, const QColor &b, double shareOfB)
{
    const auto part = [shareOfB](int x, int y) { return qRound(x + (y - x) * shareOfB); };
    return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()));
}

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightnessF() < 0.5F;
}

QColor colorOf(Meaning meaning, const QPalette &palette)
{
    const Shades shades = shadesOf(meaning);
    return QColor(isDark(palette) ? shades.dark : shades.light);
}

QBrush brushOf(Meaning meaning, const QPalette &palette)
{
    const QColor color = colorOf(meaning, palette);
    switch (meaning) {
    case Meaning::OneOff:
        return {color, Qt::BDiagPattern};
    case Meaning::DualRunning:
        return {color, Qt::Dense2Pattern};
    case Meaning::Missing:
        return {color, Qt::FDiagPattern};
    case Meaning::Staying:
    case Meaning::Reserved:
    case Meaning::OnDemand:
    case Meaning::Spot:
    case Meaning::Storage:
    case Meaning::Moving:
    case Meaning::Budget:
    case Meaning::Critical:
    case Meaning::AlertNear:
    case Meaning::AlertOver:
    case Meaning::Demand:
    case Meaning::Percentile:
    case Meaning::Task:
    case Meaning::Wave:
    case Meaning::Slack:
    case Meaning::Today:
        return {color};
    }
    return {};
}

QColor inkOn(const QColor &color)
{
    // Relative luminance as WCAG 2.1 defines it; black and white are equally far at 0.18.
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    const double luminance =
        0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
    return luminance > 0.18 ? QColor(Qt::black) : QColor(Qt::white);
}

Meaning meaningOf(CostKind kind)
{
    switch (kind) {
    case CostKind::Depreciation:
    case CostKind::Energy:
    case CostKind::Space:
    case CostKind::Maintenance:
    case CostKind::Staff:
    case CostKind::OwnedStorage:
        return Meaning::Staying;
    case CostKind::DualRunning:
        return Meaning::DualRunning;
    case CostKind::Reserved:
        return Meaning::Reserved;
    case CostKind::OnDemand:
        return Meaning::OnDemand;
    case CostKind::Spot:
        return Meaning::Spot;
    case CostKind::CloudStorage:
        return Meaning::Storage;
    case CostKind::Transfer:
    case CostKind::MigrationWork:
    case CostKind::License:
        return Meaning::OneOff;
    }
    return Meaning::Staying;
}

Meaning meaningOf(Term term)
{
    switch (term) {
    case Term::Stay:
        return Meaning::Staying;
    case Term::OnDemand:
        return Meaning::OnDemand;
    case Term::Reserved:
        return Meaning::Reserved;
    case Term::Spot:
        return Meaning::Spot;
    }
    return Meaning::Staying;
}

Frame frameOf(const QPalette &palette)
{
    const QColor ground = palette.color(QPalette::Base);
    const QColor ink = palette.color(QPalette::Text);
    return {ground, ink, mixed(ground, ink, 0.7), mixed(ground, ink, 0.13), mixed(ground, ink, 0.06)};
}

QPalette paperPalette()
{
    QPalette paper;
    paper.setColor(QPalette::Base, Qt::white);
    paper.setColor(QPalette::Window, Qt::white);
    paper.setColor(QPalette::Text, QColor(0x202020));
    paper.setColor(QPalette::WindowText, QColor(0x202020));
    paper.setColor(QPalette::Highlight, QColor(0x0072b2));
    return paper;
}

} // namespace portolan

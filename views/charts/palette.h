#pragma once

#include "model/cost/cashflow.h"

#include <QBrush>
#include <QColor>
#include <QPalette>

namespace portolan {

/// What a colour says. A meaning has one colour in all charts, tables and the report.
enum class Meaning
{
    Staying,
    DualRunning,
    Reserved,
    OnDemand,
    Spot,
    Storage, ///< in the cloud
    OneOff,  ///< spent once: transfer, migration work, licences
    Moving,  ///< the sum of all that is spent when moving
    Budget,
    Critical,
    AlertNear,
    AlertOver,
    Demand,
    Percentile,
    Task,
    Wave,
    Slack,
    Today,
    Missing ///< nothing was measured
};

bool isDark(const QPalette &palette);

/// The Okabe–Ito colours, which stay apart for colour-blind readers; on a dark palette lighter where they
/// would sink. Pairs that share a hue (spent once and storage, over budget and critical) differ by pattern or
/// shape as well.
QColor colorOf(Meaning meaning, const QPalette &palette);
/// The colour with the pattern that tells the meaning from others without colour.
QBrush brushOf(Meaning meaning, const QPalette &palette);
/// Black or white, whichever is read better on the colour.
QColor inkOn(const QColor &color);

Meaning meaningOf(CostKind kind);
Meaning meaningOf(Term term);

/// Colours of a chart's frame, from the widget's palette.
struct Frame
{
    QColor ground, ink, faintInk, grid, shade;
};
Frame frameOf(const QPalette &palette);

/// The palettes of the report, which is always on white paper.
QPalette paperPalette();

} // namespace portolan

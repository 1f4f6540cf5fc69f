#pragma once

#include <QString>

namespace portolan {

/// The host of which a log file is, by the file's name: without its extension (csv, log, txt, also with a
/// rotation number behind), without "nvidia-smi" and dates at either end, and without the words that say what
/// it holds ("gpu", "usage", "utilization", "metrics", "stats", "log") at its end. Where nothing is left, the
/// same for the folder that it is in: "node01/nvidia-smi.csv" and "node01/2026-07-14.csv" are of node01.
QString hostFromPath(const QString &path);

} // namespace portolan

#pragma once

#include "model/exchange/format.h"

namespace portolan {

/// Logs of `nvidia-smi --query-gpu=… --format=csv[,noheader][,nounits] -l N`, drivers to 610: one file a
/// host, its name from the file's (hostFromPath). Needs the columns timestamp, utilization.gpu, and uuid or
/// index or pci.bus_id, in any order; takes name, memory.total and driver_version for the inventory. The
/// separator is a comma, or what a spreadsheet made of it.
///
/// Times are by the clock of the host and need ImportOptions::zone, unless they have an offset. Those that
/// the clock shows twice are taken in the order of the file; those that it skips are read as if it had not
/// been put forward; the notes count both. "[N/A]" and its kin are missing values: never 0, always counted. A
/// file without header needs ImportOptions::columns. Headers may come again and change the columns. What else
/// is not a row is refused by itself, also a last line that is cut off. Refuses a file without a single
/// sample, and one whose columns do not serve (smiColumns).
ReadFormat nvidiaSmiFormat();

} // namespace portolan

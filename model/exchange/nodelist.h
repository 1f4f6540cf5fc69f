#pragma once

#include "model/exchange/format.h"

namespace portolan {

/// A list of servers as delimited text (readCsv), a row a server, with a header row. Columns, in any order
/// and case, each also under other names, in English and Chinese (nodecolumns.cpp):
///
///     name                host name, as the usage logs have it; needed
///     site                where it stands; a site of that name is made if the plan has none
///     model               of the server
///     accelerators        "8x A100-SXM4-80GB"; several with "+": "4x A100-SXM4-80GB + 4x V100-SXM2-32GB";
///                         or only their number
///     accelerator_model, accelerator_count, accelerator_memory    the same in three columns
///     cpu_cores, memory, interconnect, os, driver, cuda
///     purchased           a day: 2023-05-31, 2023/5/31, 2023-05
///     price               paid for the machine: "1200000 CNY"; 元 and 万元 are CNY
///     kilowatts           at full load: "6.5", "6.5 kW", "6500 W"
///     notes
///
/// A unit may stand in the header, "memory (GB)"; sizes and prices without any are refused, and "512G" is
/// GiB. Columns of other names are kept in the notes of the server and named in the report. A row is refused
/// that lacks a name, has another number of cells than the header row, a value that is not what its column
/// says, or two that contradict each other. Of rows that give one server differently none is taken; of equal
/// ones the first.
ReadFormat nodeListFormat();

} // namespace portolan

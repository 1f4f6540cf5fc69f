#pragma once

#include "model/exchange/samplefleet.h"
#include "model/units/result.h"

#include <stop_token>

namespace portolan {

/// Writes the sample's history as what `nvidia-smi --query-gpu=timestamp,name,uuid,index,utilization.gpu,
/// utilization.memory,memory.used,memory.total,power.draw,temperature.gpu --format=csv -l 60` leaves on each
/// host: FOLDER/logs/HOST.csv with local times, and the cluster as a node list, FOLDER/nodes.csv. Importing
/// the logs gives the series of sampleUsage. Makes the folder; a file of the same name is replaced. About
/// 125 bytes a card and minute. Refuses a folder or file that cannot be written, and when stopped.
Result<Done> writeSampleLogs(const QString &folder, const SampleSize &size, std::stop_token stop);

} // namespace portolan

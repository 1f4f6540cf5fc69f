#pragma once

#include "model/units/result.h"

#include <QByteArray>

namespace portolan {

/// The cheapest commitments for hourly demand, from a JSON file: `{"hours","currency","classes":[{"name",
/// "demand":[…] | {"csv","column"},"options":[{"name","termHours","priceMicros","starts":"any"|{"every"}|[…],
/// "atEnd":"full"|"prorate","capPerStart","upfrontMicros"}],"hourly":[{"name","microsPerHour","cap"}]}],
/// "upfrontBudgetMicros"}`. Prices are millionths of the currency for one unit. A CSV is read from the folder
/// of the file, comma-separated with a header row. Refuses what solveCapacity refuses, and keys that it does
/// not know.
Result<QByteArray> solveCapacityJson(const QByteArray &in, const QString &folder);

/// What a job on spot capacity takes and costs, from a JSON file:
/// `{"workHours","mtbfHours","checkpointHours",
/// "restoreHours","waitHours","nodes","notice","onDemandMicrosPerHour","spotMicrosPerHour","seed"}`. Prices
/// are millionths of a currency for one node and hour; costs are for all nodes. `p50Hours` and `p90Hours`
/// come from a simulation, the same for the same seed.
Result<QByteArray> solveSpotJson(const QByteArray &in);

/// Owning against renting, from a JSON file with the key names of a usual own-or-rent sheet:
/// `{"currency","nodes",
/// "gpus_per_node","node_price","network_storage_pct","install_pct","life_y","resale_pct","wacc","it_kw",
/// "load_factor_when_busy","load_factor_idle","pue","usd_per_kwh","colo_usd_per_kw_month",
/// "maintenance_pct_of_capex_per_y","staff_usd_per_y","software_usd_per_gpu_y","rent_usd_per_gpu_h"}`.
/// Amounts are in whole units of the currency (USD unless it says otherwise), shares from 0 to 1.
Result<QByteArray> solveTcoJson(const QByteArray &in);

} // namespace portolan

#pragma once

#include "model/units/result.h"

#include <QByteArray>

namespace portolan {

/// Which dataset takes which road and when, from a JSON file: `{"start","currency","choose",
/// "datasets":[{"name","bytes","files","changeBytesPerDay","compressionRatio","duplicateShare"}],"roads":[…]}`.
/// Lines: `{"name","kind":"line","bitsPerSecond","efficiency"}`; media:
/// `{"name","kind":"media","usableBytes",
/// "copyBytesPerSecond","prepareDays","shipDays","returnDays","ingestDays","devices"}`; prices, in millionths
/// of the currency: `priceMicros` or `priceMicrosSetup` once, `priceMicrosPerGigabyte`, lines
/// `priceMicrosPerMonth`, media `priceMicrosPerDeviceTrip`. An absent efficiency is 1, absent days are none.
/// Datasets travel in the file's order. `boundMicros` is what any choice of roads costs at least: bytes and
/// parts of device trips on the cheapest road that can carry them, without setup and months. Keys of finer
/// models (windows, caps, round trips, streams, files a second, hot shares, deadlines) are refused.
/// Times come out with the offset of the start.
Result<QByteArray> solveTransferJson(const QByteArray &in);

} // namespace portolan

#pragma once

#include "model/catalog/pricebook.h"
#include "model/units/result.h"

#include <QByteArray>

namespace portolan {

// A price book as JSON, UTF-8:
//
//   { "format": "portolan-price-book", "version": 1,
//     "name": "…", "asOf": "2026-07-20", "isExample": false, "note": "…",
//     "offerings": [ { "key": "aws/us-east-1/p5.48xlarge", "provider": "…", "region": "…", "name": "…",
//         "accelerator": "H100-SXM5-80GB", "acceleratorCount": 8, "cpus": 192, "memoryGib": 2048,
//         "prices": [ { "value": "55.04", "currency": "USD", "unit": "hour", "term": "on-demand",
//             "scope": "machine", "asOf": "2026-07-20", "source": "…", "confidence": "high" } ] } ],
//     "items": [ { "key": "…", "provider": "…", "region": "…", "name": "…", "kind": "storage",
//         "storageClass": "hot", "price": { … as above … } } ] }
//
// value     decimal text with at most six places, above 0; a price that is not known is left out
// currency  an ISO 4217 code in capitals
// unit      hour, day, month, gigabyte-month, gigabyte (10^9 bytes), once, job
// term      on-demand, reserved, spot; "termMonths" stands with reserved, and only there. A reserved value is
//           the effective price per unit, with what is paid at the start spread over the term
// scope     machine, or accelerator: one card without its host
// kind      storage (then with "storageClass": hot, warm, cold), egress, line, device
// monthHours  730 where it is left out: what the seller counts as a month; for month and gigabyte-month
// Dates are ISO 8601 days. "region", "note", "confidence", "cpus", "memoryGib" and "isExample" may be left
// out.

/// The book in canonical form: rows by key, fields always in the same order, the same bytes for equal books.
QByteArray priceBookJson(const PriceBook &book);

/// Reads a book. Refuses what breaks the format, with a sentence that names the entry: a field that is
/// missing, unknown or of another type, a word or currency that is not listed, a value of 0 or less, two rows
/// with one key, two fields with one name, conflict marks of a version control system, a text that ends too
/// early, more than 64 MiB.
Result<PriceBook> readPriceBookJson(const QByteArray &json);

} // namespace portolan

#pragma once

#include "model/catalog/pricebook.h"
#include "model/storage/database.h"
#include "model/units/result.h"
#include "model/usage/dataset.h"

namespace portolan {

/// Adds what the shelves have and the file has not, inside the caller's transaction.
void writeContents(Database &database, const UsageShelf &usage, const PriceShelf &prices);

/// All datasets, and all price books, of the file. Refuses one whose bytes are not what its name says.
Result<UsageShelf> readUsage(Database &database, const QString &path);
Result<PriceShelf> readPrices(Database &database, const QString &path);

} // namespace portolan

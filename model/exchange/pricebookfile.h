#pragma once

#include "model/exchange/format.h"

namespace portolan {

/// A price book as JSON (model/catalog/pricebookjson.h). Of one import there can be one book.
ReadFormat priceBookFormat();

} // namespace portolan

#pragma once

#include "model/catalog/pricebook.h"

#include <memory>
#include <vector>

namespace portolan {

/// The price books that ship with the program, read anew at each call: international list prices, then an
/// example with made-up prices in CNY.
std::vector<std::shared_ptr<const PriceBook>> bundledPriceBooks();

} // namespace portolan

#pragma once

#include "model/plan/inventory.h"
#include "model/units/result.h"

namespace portolan {

// Cells of a node list as people write them. `unit` is what the header says in brackets, for a bare number.
// Each refuses, with a sentence, what it cannot read.

/// A whole number from 0 to `most`.
Result<int> countCell(const QString &text, int most);
/// "512 GB", "512 GiB", "512G" (GiB). A bare number without a unit is refused, and so is nothing or less.
Result<Bytes> sizeCell(const QString &text, const QString &unit);
/// "1200000 CNY", "CNY 1,200,000", "120万元"; a bare number with the currency as the unit.
Result<Money> priceCell(const QString &text, const QString &unit);
/// "6.5 kW", "6500 W", a bare number in kW; at most 200 kW.
Result<Decimal> kilowattCell(const QString &text, const QString &unit);
/// 2023-05-31, 2023/5/31, 2023.5.31, 31.5.2023, 20230531, 2023年5月31日; a month is its first day.
Result<QDate> dayCell(const QString &text);

/// What a list says of a server's cards, in one column or in three.
struct CardCells
{
    QString cards; ///< "8x A100-SXM4-80GB", only the count, or cards as the plan's tables write them
    QString model;
    std::optional<int> count;
    std::optional<Bytes> memory; ///< of each card
};

/// The cards; the memory is what is stated, or what the model's name or the accelerator facts say. Refuses
/// columns that contradict each other and a model without a count.
Result<QList<Accelerator>> cardsOf(const CardCells &cells);

} // namespace portolan

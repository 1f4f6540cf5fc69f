#pragma once

#include "model/units/money.h"

#include <QDate>
#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace portolan {

enum class PriceUnit
{
    Hour,
    Month,
    GigabyteMonth,
    Gigabyte,
    Once,
    Day,
    Job
};
enum class PriceTerm
{
    OnDemand,
    Reserved,
    Spot
};
/// What the price is for: the whole machine with its accelerators, or one accelerator without its host.
enum class PriceScope
{
    Machine,
    Accelerator
};

/// A price as it was read. A price of zero is not in a book: it would mean "unknown".
struct Price
{
    Money value;
    PriceUnit unit = PriceUnit::Hour;
    PriceTerm term = PriceTerm::OnDemand;
    int termMonths = 0; ///< of a reservation; the value is the effective price per unit
    PriceScope scope = PriceScope::Machine;
    QDate asOf;
    QString source;
    QString confidence;
    int monthHours = 730; ///< that the seller counts as a month, for prices per month
    bool operator==(const Price &) const = default;
};

/// A machine that can be rented, in one region.
struct Offering
{
    QString key; ///< provider/region/name, unique in its book
    QString provider;
    QString region;
    QString name;
    QString accelerator; ///< as the accelerator facts name it
    double acceleratorCount = 0;
    std::optional<int> cpus;
    std::optional<double> memoryGib;
    std::vector<Price> prices;
    bool operator==(const Offering &) const = default;
};

enum class ItemKind
{
    Storage,
    Egress,
    Line,
    Device
};

/// Storage by class, traffic, line ports and devices.
struct PricedItem
{
    QString key; ///< provider/region/name, unique in its book
    QString provider;
    QString region;
    QString name;
    ItemKind kind = ItemKind::Storage;
    QString storageClass; ///< hot, warm, cold for storage
    Price price;
    bool operator==(const PricedItem &) const = default;
};

/// Prices of one day from named sources. Immutable and named by its content.
struct PriceBook
{
    QString name;
    QDate asOf;
    bool isExample = false; ///< made-up figures, to be replaced by quotes
    QString note;
    std::vector<Offering> offerings; ///< by key
    std::vector<PricedItem> items;   ///< by key
    bool operator==(const PriceBook &) const = default;

    const Offering *offering(const QString &key) const;
    const PricedItem *item(const QString &key) const;
};

/// The price of the whole machine per hour for the term, where the book has it. Spot at or above on demand is
/// unknown, and so is what a machine costs of which only the accelerators are priced. Of several reservations
/// the one with `termMonths`, or else the longest up to it; with 0 the longest. Of several prices that serve,
/// the newest, and of those the first.
struct MachinePrice
{
    Money perHour;
    const Price *price = nullptr; ///< lives as long as the offering
};
std::optional<MachinePrice> machinePrice(const Offering &offering, PriceTerm term, int termMonths = 12);

/// Hexadecimal SHA-256 of the book's JSON: its name. Equal books in any order of rows have the same.
QString priceBookContentName(const PriceBook &book);

/// The books at hand by content name.
using PriceShelf = std::map<QString, std::shared_ptr<const PriceBook>>;

} // namespace portolan

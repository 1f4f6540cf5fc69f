#pragma once

#include "model/plan/ids.h"
#include "model/units/bytes.h"
#include "model/units/money.h"
#include "model/units/zone.h"

#include <QDate>
#include <QList>
#include <QString>
#include <optional>

namespace portolan {

enum class SiteKind
{
    Owned,
    Cloud
};

/// A place where nodes stand or capacity is rented.
struct Site
{
    SiteId id;
    QString name;
    SiteKind kind = SiteKind::Owned;
    QString region; ///< as the provider writes it; free text for an owned site
    Zone zone;
    QString notes;
    bool operator==(const Site &) const = default;
};

/// One card of a node. The UUID names it where it is known; the index may change with a boot.
struct Accelerator
{
    int index = 0;
    QString model;
    Bytes memory;
    QString uuid;
    bool operator==(const Accelerator &) const = default;
};

/// A server with its accelerators. What is not known is empty, not zero.
struct Node
{
    NodeId id;
    QString name; ///< host name, as the usage logs have it
    SiteId site;
    QString model;
    QList<Accelerator> accelerators;
    std::optional<int> cpuCores;
    std::optional<Bytes> memory;
    QString interconnect;
    QString os;
    QString driver;
    QString cuda;
    std::optional<QDate> purchased;
    std::optional<Money> price;       ///< paid for the whole machine
    std::optional<Decimal> kilowatts; ///< at full load, whole machine
    QString notes;
    bool operator==(const Node &) const = default;
};

/// How often data is used; hot data must be there before work can start.
enum class Temperature
{
    Hot,
    Warm,
    Cold
};

/// Data that has to be at hand where its workloads run.
struct Dataset
{
    DatasetId id;
    QString name;
    SiteId site;
    Temperature temperature = Temperature::Hot;
    Bytes size;
    std::optional<std::int64_t> files;
    Decimal growthPerYear; ///< 0.2 is 20 % a year
    Bytes changePerDay;
    Decimal compressionRatio = Decimal::whole(1); ///< compressed ÷ original
    Decimal duplicateShare;                       ///< of the bytes, 0 to 1
    WaveId wave;          ///< with which it moves; unset: with the first wave that needs it
    RoadId road;          ///< pinned road; unset: the program chooses
    bool mayLeave = true; ///< false: compliance keeps it where it is
    QString notes;
    bool operator==(const Dataset &) const = default;
};

enum class RoadKind
{
    Line,
    Media
};

/// A way by which data can travel: a line (internet or leased) or shipped media. Empty limits do not bind.
struct Road
{
    RoadId id;
    QString name;
    RoadKind kind = RoadKind::Line;
    Bandwidth bandwidth;                   ///< line: nominal
    Decimal efficiency = Decimal{900'000}; ///< line: share of the nominal rate that arrives
    std::optional<Money> pricePerMonth;    ///< line
    std::optional<Money> pricePerGigabyte; ///< line or media, per 10^9 bytes sent
    std::optional<Money> setupPrice;       ///< line: once; media: per order
    std::optional<int> leadDays;           ///< calendar days from order to first use
    Bytes deviceCapacity;                  ///< media: usable bytes of one device
    std::int64_t copyBytesPerSecond = 0;   ///< media: to and from one device
    int devices = 1;                       ///< media: at the same time
    int shipDays = 0;                      ///< media: there, calendar days
    int returnDays = 0;
    int ingestDays = 0;
    std::optional<Money> pricePerDeviceTrip; ///< media: one device, one round trip
    QString notes;
    bool operator==(const Road &) const = default;
};

/// Something outside that workloads need: a registry, a package mirror, an identity provider.
struct ExternalService
{
    ExternalServiceId id;
    QString name;
    QString purpose;
    bool boundToSite = false; ///< reachable only from the owned site's network
    int leadDays = 0;         ///< to make it reachable from the new place
    QString notes;
    bool operator==(const ExternalService &) const = default;
};

enum class LicenseBinding
{
    None,
    Hardware,
    Address,
    Floating
};

/// A licence that workloads need and what it is bound to.
struct License
{
    LicenseId id;
    QString name;
    QString vendor;
    LicenseBinding binding = LicenseBinding::None;
    int leadDays = 0; ///< calendar days the vendor takes to move it
    std::optional<Money> transferPrice;
    std::optional<QDate> expires;
    QString notes;
    bool operator==(const License &) const = default;
};

struct Team
{
    TeamId id;
    QString name;
    QString costCentre;
    QString lead;
    bool operator==(const Team &) const = default;
};

} // namespace portolan

#include "views/format/whytext.h"

#include <QCoreApplication>
#include <QHash>
#include <algorithm>

namespace portolan {

namespace {
/// The roles that the engines give to operands, and what the user reads.
struct Role
{
    const char *role;
    const char *text;
};

constexpr Role roles[] = {
    // demand
    {"usage", QT_TRANSLATE_NOOP("Roles", "Usage history")},
    {"measured", QT_TRANSLATE_NOOP("Roles", "Usage history")},
    {"coverage", QT_TRANSLATE_NOOP("Roles", "Share of expected samples")},
    {"workload", QT_TRANSLATE_NOOP("Roles", "Workload")},
    {"threshold", QT_TRANSLATE_NOOP("Roles", "Busy from this utilisation on")},
    {"stated demand", QT_TRANSLATE_NOOP("Roles", "Stated accelerators")},
    {"demand", QT_TRANSLATE_NOOP("Roles", "Demand")},
    {"growth", QT_TRANSLATE_NOOP("Roles", "Growth a year")},
    {"years", QT_TRANSLATE_NOOP("Roles", "Years")},
    // placement
    {"accelerators", QT_TRANSLATE_NOOP("Roles", "Accelerators")},
    {"old throughput", QT_TRANSLATE_NOOP("Roles", "Throughput of a present card")},
    {"new throughput", QT_TRANSLATE_NOOP("Roles", "Throughput of an offered card")},
    {"hours per month", QT_TRANSLATE_NOOP("Roles", "Hours in a month")},
    {"hours", QT_TRANSLATE_NOOP("Roles", "Hours")},
    {"on-demand price", QT_TRANSLATE_NOOP("Roles", "On-demand price")},
    {"reserved price", QT_TRANSLATE_NOOP("Roles", "Reserved price")},
    {"spot price", QT_TRANSLATE_NOOP("Roles", "Spot price")},
    {"machine price", QT_TRANSLATE_NOOP("Roles", "Price of the machine")},
    {"accelerators per machine", QT_TRANSLATE_NOOP("Roles", "Accelerators of the machine")},
    {"exchange rate", QT_TRANSLATE_NOOP("Roles", "Exchange rate")},
    {"committed", QT_TRANSLATE_NOOP("Roles", "Commitment")},
    {"overflow hours", QT_TRANSLATE_NOOP("Roles", "Accelerator-hours above the commitment")},
    {"equivalence", QT_TRANSLATE_NOOP("Roles", "Offered cards for a present card")},
    {"highest share", QT_TRANSLATE_NOOP("Roles", "Highest share of the peak to commit to")},
    {"committed cost", QT_TRANSLATE_NOOP("Roles", "Cost of the commitment")},
    {"overflow cost", QT_TRANSLATE_NOOP("Roles", "Cost above the commitment")},
    {"rework", QT_TRANSLATE_NOOP("Roles", "Expected rework")},
    {"mtbf", QT_TRANSLATE_NOOP("Roles", "Hours between interruptions")},
    {"checkpoint write", QT_TRANSLATE_NOOP("Roles", "Hours to write a checkpoint")},
    {"checkpoint restore", QT_TRANSLATE_NOOP("Roles", "Hours to restore a checkpoint")},
    {"checkpoint interval", QT_TRANSLATE_NOOP("Roles", "Hours between checkpoints")},
    {"wait", QT_TRANSLATE_NOOP("Roles", "Hours for new capacity")},
    {"owned per month", QT_TRANSLATE_NOOP("Roles", "Share of the owned nodes, a month")},
    {"equivalence", QT_TRANSLATE_NOOP("Roles", "Offered cards for one present card")},
    {"highest share", QT_TRANSLATE_NOOP("Roles", "Largest share that may be committed")},
    {"stay per month", QT_TRANSLATE_NOOP("Roles", "Share of the owned nodes")},
    // owned nodes
    {"node", QT_TRANSLATE_NOOP("Roles", "Node")},
    {"node price", QT_TRANSLATE_NOOP("Roles", "Price of the node")},
    {"residual share", QT_TRANSLATE_NOOP("Roles", "Residual value")},
    {"months", QT_TRANSLATE_NOOP("Roles", "Months")},
    {"from month", QT_TRANSLATE_NOOP("Roles", "From the month")},
    {"kilowatts", QT_TRANSLATE_NOOP("Roles", "Kilowatts at full load")},
    {"idle power share", QT_TRANSLATE_NOOP("Roles", "Power when idle")},
    {"busy share", QT_TRANSLATE_NOOP("Roles", "Busy share of the time")},
    {"PUE", QT_TRANSLATE_NOOP("Roles", "PUE")},
    {"price per kWh", QT_TRANSLATE_NOOP("Roles", "Price per kWh")},
    {"price per kW and month", QT_TRANSLATE_NOOP("Roles", "Price per kW and month")},
    {"maintenance share", QT_TRANSLATE_NOOP("Roles", "Maintenance a year")},
    {"staff per node", QT_TRANSLATE_NOOP("Roles", "Staff for a node and year")},
    {"share of node", QT_TRANSLATE_NOOP("Roles", "Share of the node")},
    {"share", QT_TRANSLATE_NOOP("Roles", "Share")},
    // storage and transfer
    {"size", QT_TRANSLATE_NOOP("Roles", "Size")},
    {"bytes", QT_TRANSLATE_NOOP("Roles", "Bytes to send")},
    {"bytes sent", QT_TRANSLATE_NOOP("Roles", "Bytes sent")},
    {"duplicates", QT_TRANSLATE_NOOP("Roles", "Duplicates")},
    {"compression", QT_TRANSLATE_NOOP("Roles", "Compressed ÷ original size")},
    {"rate", QT_TRANSLATE_NOOP("Roles", "Bandwidth")},
    {"efficiency", QT_TRANSLATE_NOOP("Roles", "Efficiency")},
    {"lead", QT_TRANSLATE_NOOP("Roles", "Lead time")},
    {"copies", QT_TRANSLATE_NOOP("Roles", "Copying")},
    {"shipping", QT_TRANSLATE_NOOP("Roles", "Shipping")},
    {"ingest", QT_TRANSLATE_NOOP("Roles", "Reading in")},
    {"devices", QT_TRANSLATE_NOOP("Roles", "Devices")},
    {"changes", QT_TRANSLATE_NOOP("Roles", "Changes sent again")},
    {"rounds", QT_TRANSLATE_NOOP("Roles", "Rounds of the devices")},
    {"trips", QT_TRANSLATE_NOOP("Roles", "Trips")},
    {"price per TB and month", QT_TRANSLATE_NOOP("Roles", "Price per TB and month")},
    {"price per GB and month", QT_TRANSLATE_NOOP("Roles", "Price per GB and month")},
    {"price per month", QT_TRANSLATE_NOOP("Roles", "Price per month")},
    {"price per GB", QT_TRANSLATE_NOOP("Roles", "Price per GB")},
    {"setup price", QT_TRANSLATE_NOOP("Roles", "Price of setting up")},
    {"device trips", QT_TRANSLATE_NOOP("Roles", "Device trips")},
    {"price per trip", QT_TRANSLATE_NOOP("Roles", "Price per trip")},
    {"setup", QT_TRANSLATE_NOOP("Roles", "Price of setting up")},
    {"price per gigabyte", QT_TRANSLATE_NOOP("Roles", "Price per GB")},
    {"copying", QT_TRANSLATE_NOOP("Roles", "Copying")},
    {"rounds", QT_TRANSLATE_NOOP("Roles", "Rounds")},
    {"changes", QT_TRANSLATE_NOOP("Roles", "Changed meanwhile")},
    {"moved on", QT_TRANSLATE_NOOP("Roles", "Moved on")},
    // schedule
    {"start", QT_TRANSLATE_NOOP("Roles", "Start")},
    {"duration", QT_TRANSLATE_NOOP("Roles", "Duration")},
    // cost and budget
    {"price", QT_TRANSLATE_NOOP("Roles", "Price")},
    {"part", QT_TRANSLATE_NOOP("Roles", "Amount")},
    {"month", QT_TRANSLATE_NOOP("Roles", "Month")},
    {"migration work", QT_TRANSLATE_NOOP("Roles", "Migration work")},
    {"licence transfer", QT_TRANSLATE_NOOP("Roles", "Transfer of the licence")},
    {"stay so far", QT_TRANSLATE_NOOP("Roles", "Staying, so far")},
    {"move so far", QT_TRANSLATE_NOOP("Roles", "Moving, so far")},
    {"planned", QT_TRANSLATE_NOOP("Roles", "Planned")},
    {"limit", QT_TRANSLATE_NOOP("Roles", "Limit")},
};

QByteArray plain(const char *role)
{
    QByteArray text(role);
    text.replace(' ', QByteArray());
    text.replace('-', QByteArray());
    return text.toLower();
}

const Role *find(const char *role)
{
    static const QHash<QByteArray, const Role *> index = [] {
        QHash<QByteArray, const Role *> made;
        for (const Role &known : roles)
            made.insert(plain(known.role), &known);
        return made;
    }();
    return index.value(plain(role));
}
} // namespace

QString roleText(const char *role)
{
    const Role *known = find(role);
    Q_ASSERT_X(known, "roleText", role);
    return known ? QCoreApplication::translate("Roles", known->text) : QString::fromUtf8(role);
}

QStringList allRoles()
{
    QStringList all;
    for (const Role &known : roles)
        all.append(QString::fromUtf8(known.role));
    return all;
}

} // namespace portolan

#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace portolan {

enum class NodeColumn
{
    Name,
    Site,
    Model,
    Accelerators,
    AcceleratorModel,
    AcceleratorCount,
    AcceleratorMemory,
    CpuCores,
    Memory,
    Interconnect,
    Os,
    Driver,
    Cuda,
    Purchased,
    Price,
    Kilowatts,
    Notes
};

/// One column of a node list as its header says it.
struct NodeHeading
{
    std::optional<NodeColumn> column; ///< nothing: not ours, or ours for the second time
    QString title;                    ///< as it stands in the file
    QString unit;                     ///< in brackets behind it; empty: none
};

/// By name or alias; case, spaces, '_', '-' and '.' do not count.
std::vector<NodeHeading> nodeHeadings(const QStringList &cells);
/// The name that the documentation gives the column.
QString columnName(NodeColumn column);

} // namespace portolan

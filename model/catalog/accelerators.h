#pragma once

#include "model/units/bytes.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace portolan {

/// What is known of an accelerator model. Throughput is dense BF16 (FP16 where a card has no BF16) tensor
/// throughput.
struct AcceleratorFact
{
    QString model;
    QStringList aliases; ///< other spellings, among them what nvidia-smi and npu-smi print
    QString vendor;
    Bytes memory;
    std::optional<double> teraflops;
    std::optional<int> watts;
    QString source;
};

/// The facts that ship with the program: models whose figures come from published lists.
const std::vector<AcceleratorFact> &acceleratorFacts();
/// By model or alias, without regard to case, spaces, '-', '_' and "NVIDIA"; nullptr where nothing matches
/// whole.
const AcceleratorFact *acceleratorFact(const QString &name);

} // namespace portolan

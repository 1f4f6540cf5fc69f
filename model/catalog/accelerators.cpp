#include "model/catalog/accelerators.h"

#include <QHash>
#include <QStringList>

namespace portolan {

namespace {

/// A row of the table below. Memory is in GiB, as makers count it when they write GB; 0 stands for "not
/// known".
struct Row
{
    const char *model;
    const char *aliases; ///< separated by '|'
    const char *vendor;
    double memoryGib;
    double
        teraflops; ///< dense BF16 or FP16 tensor throughput; headline figures with sparsity are twice as high
    int watts;
    const char *source;
};

// Alone "A100" means the 40 GB card, as catalogues of rented machines use it; the other bare names mean the
// card that is rented most under them.
// clang-format off
constexpr Row table[] = {
    {"V100-PCIE-16GB", "Tesla V100-PCIE-16GB", "NVIDIA", 16, 112, 250,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"V100-SXM2-16GB", "Tesla V100-SXM2-16GB|V100|Tesla V100", "NVIDIA", 16, 125, 300,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"V100-PCIE-32GB", "Tesla V100-PCIE-32GB|Tesla V100S-PCIE-32GB", "NVIDIA", 32, 112, 250,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"V100-SXM2-32GB", "Tesla V100-SXM2-32GB|Tesla V100-SXM3-32GB|V100-32GB", "NVIDIA", 32, 125, 300,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"P100-PCIE-16GB", "Tesla P100-PCIE-16GB|P100", "NVIDIA", 16, 18.7, 250,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"T4", "Tesla T4", "NVIDIA", 16, 65, 70,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"A10", "", "NVIDIA", 24, 125, 150,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"A10G", "", "NVIDIA", 24, 70, 150,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"A30", "", "NVIDIA", 24, 165, 165,
     "Hugging Face hardware list"},
    {"A40", "", "NVIDIA", 48, 149.7, 300,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"RTX A6000", "A6000", "NVIDIA", 48, 154.8, 300,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"L4", "", "NVIDIA", 24, 121, 72,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"L20", "", "NVIDIA", 48, 119.5, 275,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"L40", "", "NVIDIA", 48, 181, 300,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"L40S", "", "NVIDIA", 48, 362, 350,
     "Hugging Face hardware list"},
    {"RTX 3090", "GeForce RTX 3090|3090", "NVIDIA", 24, 71, 350,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"RTX 4090", "GeForce RTX 4090|4090", "NVIDIA", 24, 165, 450,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"A100-PCIE-40GB", "A100-PCIE-40GB", "NVIDIA", 40, 312, 250,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"A100-SXM4-40GB", "A100|A100-40GB|A100-SXM-40GB", "NVIDIA", 40, 312, 400,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"A100-PCIE-80GB", "A100 80GB PCIe|A100-PCIe-80GB", "NVIDIA", 80, 312, 300,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"A100-SXM4-80GB", "A100-80GB|A100-SXM-80GB|A100_80G", "NVIDIA", 80, 312, 400,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"A800-PCIE-80GB", "A800 80GB PCIe", "NVIDIA", 80, 312, 300,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"A800-SXM4-80GB", "A800|A800-SXM-80GB", "NVIDIA", 80, 312, 400,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"H100-PCIE-80GB", "H100 PCIe", "NVIDIA", 80, 756, 350,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"H100-SXM5-80GB", "H100 80GB HBM3|H100|H100-SXM|H100-80GB|H100-SXM5|H100-MEGA", "NVIDIA", 80, 989.4, 700,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"H100-NVL-94GB", "H100 NVL", "NVIDIA", 94, 835.5, 400,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"H800-SXM5-80GB", "H800|H800-SXM|H800 80GB HBM3", "NVIDIA", 80, 989, 700,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"H20-96GB", "H20", "NVIDIA", 96, 148, 400,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"H200-SXM-141GB", "H200|H200-SXM|H200-141GB", "NVIDIA", 141, 989.5, 700,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"GH200-96GB", "GH200|GH200 480GB", "NVIDIA", 96, 989.5, 700,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"B200-180GB", "B200", "NVIDIA", 180, 2250, 1000,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"GB200-186GB", "GB200", "NVIDIA", 186, 2500, 1200,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"B300-270GB", "B300|B300 SXM6 AC", "NVIDIA", 270, 2250, 1100,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"GB300", "", "NVIDIA", 287.5, 2500, 1400,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"MI250X", "AMD Instinct MI250X|MI250", "AMD", 128, 383, 500,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"MI300X", "AMD Instinct MI300X", "AMD", 192, 1307.4, 750,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"MI325X", "AMD Instinct MI325X", "AMD", 256, 1307.4, 1000,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"MI355X", "AMD Instinct MI355X", "AMD", 288, 2516.6, 1400,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"Gaudi2", "HL-225", "Intel", 96, 450, 600,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"Gaudi3", "HL-325L", "Intel", 128, 1678, 900,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"Ascend 910A", "910A|910", "Huawei", 32, 256, 310,
     "Epoch AI machine learning hardware list, 2026-04; HAMi device list"},
    {"Ascend 910B1", "910B1|910B|Ascend 910B", "Huawei", 64, 400, 400,
     "Epoch AI machine learning hardware list, 2026-04; HAMi device list"},
    {"Ascend 910B2", "910B2|910B2C", "Huawei", 64, 376, 400,
     "Epoch AI machine learning hardware list, 2026-04; HAMi device list"},
    {"Ascend 910B3", "910B3", "Huawei", 64, 313, 400,
     "Epoch AI machine learning hardware list, 2026-04; HAMi device list"},
    {"Ascend 910B4", "910B4", "Huawei", 32, 280, 400,
     "Epoch AI machine learning hardware list, 2026-04; HAMi device list"},
    {"Ascend 910C", "910C", "Huawei", 128, 800, 700,
     "Epoch AI machine learning hardware list, 2026-04; HAMi device list"},
    {"DCU K100", "K100", "Hygon", 64, 100, 300,
     "hblas-bench DCU figures"},
    {"DCU K100_AI", "K100_AI|K100 AI", "Hygon", 64, 196, 350,
     "hblas-bench DCU figures"},
    {"DCU BW1000 (BW200)", "BW1000|BW200", "Hygon", 64, 480, 550,
     "hblas-bench DCU figures"},
    {"MLU370-S4", "", "Cambricon", 24, 72, 75,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"MLU370-X4", "", "Cambricon", 24, 96, 150,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"MLU370-X8", "", "Cambricon", 48, 96, 250,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"Kunlun II R200", "R200|Kunlun II", "Kunlunxin", 32, 128, 150,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"MTT S4000", "S4000", "Moore Threads", 48, 100, 450,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"BI-V100 (天垓100)", "BI-V100|天垓100|TianGai 100", "Iluvatar CoreX", 32, 128, 250,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"BR100", "", "Biren", 64, 1024, 550,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"MXC500 OAM", "MXC500|C500", "MetaX", 64, 280, 450,
     "Epoch AI machine learning hardware list, 2026-04"},
    {"TPU v5e", "tpu-v5litepod", "Google", 16, 197, 0,
     "LM-Predictor hardware list"},
};
// clang-format on

AcceleratorFact fact(const Row &row)
{
    AcceleratorFact fact;
    fact.model = QString::fromUtf8(row.model);
    fact.aliases = QString::fromUtf8(row.aliases).split(u'|', Qt::SkipEmptyParts);
    fact.vendor = QString::fromUtf8(row.vendor);
    fact.memory = Bytes{static_cast<std::int64_t>(row.memoryGib * 1024) * 1024 * 1024};
    if (row.teraflops > 0)
        fact.teraflops = row.teraflops;
    if (row.watts > 0)
        fact.watts = row.watts;
    fact.source = QString::fromUtf8(row.source);
    return fact;
}

QString plainName(const QString &name)
{
    QString plain;
    for (const QChar c : name) {
        if (!c.isSpace() && c != u'-' && c != u'_')
            plain.append(c.toLower());
    }
    return plain.remove(QLatin1String("nvidia"));
}

QHash<QString, const AcceleratorFact *> byName()
{
    QHash<QString, const AcceleratorFact *> facts;
    for (const AcceleratorFact &fact : acceleratorFacts()) {
        facts.insert(plainName(fact.model), &fact);
        for (const QString &alias : fact.aliases)
            facts.insert(plainName(alias), &fact);
    }
    return facts;
}

} // namespace

const std::vector<AcceleratorFact> &acceleratorFacts()
{
    static const std::vector<AcceleratorFact> facts = [] {
        std::vector<AcceleratorFact> list;
        for (const Row &row : table)
            list.push_back(fact(row));
        return list;
    }();
    return facts;
}

const AcceleratorFact *acceleratorFact(const QString &name)
{
    static const QHash<QString, const AcceleratorFact *> facts = byName();
    return facts.value(plainName(name), nullptr);
}

} // namespace portolan

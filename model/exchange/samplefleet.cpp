#include "model/exchange/samplefleet.h"

namespace portolan {

namespace {

/// The last slots have the younger cards with the slower links.
constexpr int firstYoungSlot = 12;

/// The first slot of a node and the one after its last.
std::pair<int, int> slotsOf(const SampleSize &size, int node)
{
    const int first = node * sampleSlots / size.nodes;
    return {first, std::max((node + 1) * sampleSlots / size.nodes, first + 1)};
}

bool isYoung(const SampleSize &size, int node)
{
    return sampleSlot(size, node, 0) >= firstYoungSlot;
}

Decimal tenths(int count)
{
    return {count * Decimal::one / 10};
}

} // namespace

int sampleSlot(const SampleSize &size, int node, int card)
{
    const auto [first, end] = slotsOf(size, node);
    return first + card % (end - first);
}

QList<int> sampleNodes(const SampleSize &size, int firstSlot, int lastSlot)
{
    QList<int> nodes;
    for (int node = 0; node < size.nodes; ++node) {
        const auto [first, end] = slotsOf(size, node);
        if (first <= lastSlot && end > firstSlot)
            nodes.append(node);
    }
    return nodes;
}

QString sampleHost(int node)
{
    return QStringLiteral("gpu%1").arg(node + 1, 2, 10, QLatin1Char('0'));
}

QString sampleCardName(int node, const SampleSize &size)
{
    return isYoung(size, node) ? QStringLiteral("NVIDIA A800-SXM4-80GB")
                               : QStringLiteral("NVIDIA A100-SXM4-80GB");
}

QString sampleUuid(const SampleSize &size, int node, int card)
{
    SampleDraw draw(size.seed, node, card, 1);
    QString hex = QStringLiteral("%1%2")
                      .arg(draw.next(), 16, 16, QLatin1Char('0'))
                      .arg(draw.next(), 16, 16, QLatin1Char('0'));
    for (const int dash : {20, 16, 12, 8})
        hex.insert(dash, u'-');
    return QStringLiteral("GPU-") + hex;
}

Node sampleNode(const SampleSize &size, int node)
{
    const bool young = isYoung(size, node);
    const Currency yuan = *Currency::fromText(QStringLiteral("CNY"));
    Node row;
    row.name = sampleHost(node);
    row.model =
        young ? QStringLiteral("8-GPU server, second series") : QStringLiteral("8-GPU server, first series");
    for (int card = 0; card < sampleCardsPerNode; ++card) {
        row.accelerators.append(Accelerator{.index = card,
                                            .model = sampleCardName(node, size).mid(7),
                                            .memory = Bytes{80LL << 30},
                                            .uuid = sampleUuid(size, node, card)});
    }
    row.cpuCores = 128;
    row.memory = Bytes{(young ? 2LL : 1LL) << 40};
    row.interconnect = young ? QStringLiteral("NVLink, 4 × 100 Gbit/s RoCE")
                             : QStringLiteral("NVLink, 8 × 200 Gbit/s InfiniBand");
    row.os = QStringLiteral("Ubuntu 22.04");
    row.driver = young ? QStringLiteral("535.161.08") : QStringLiteral("525.147.05");
    row.cuda = young ? QStringLiteral("12.2") : QStringLiteral("12.0");
    row.purchased = young ? QDate(2025, 2, 17) : QDate(2024, 11, 4);
    row.price = Money{(young ? 1'780'000 : 1'650'000) * Decimal::one, yuan};
    row.kilowatts = young ? tenths(62) : tenths(65);
    return row;
}

Zone sampleZone()
{
    return Zone::fromText(QStringLiteral("Asia/Shanghai")).value_or(Zone());
}

} // namespace portolan

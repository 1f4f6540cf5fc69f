#pragma once

#include "model/plan/inventory.h"

#include <QDate>
#include <cstdint>

namespace portolan {

/// How large the sample is. The same options give the same sample, bit for bit.
struct SampleSize
{
    int nodes = 16;                  ///< of eight cards; at least 1
    int days = 91;                   ///< of history, up to the plan's start; at least 1
    std::uint64_t seed = 20260301;   ///< of everything that is drawn
    QDate start = QDate(2026, 3, 2); ///< of the plan; the history ends the day before
    bool operator==(const SampleSize &) const = default;
};

inline constexpr int sampleCardsPerNode = 8;
/// The sample's cluster is laid out in sixteen slots of one node each; a smaller cluster has several slots on
/// a node, a larger one several nodes in a slot.
inline constexpr int sampleSlots = 16;

/// The slot whose work a card does.
int sampleSlot(const SampleSize &size, int node, int card);
/// The nodes that have a share of the slots from first to last, counted from 0.
QList<int> sampleNodes(const SampleSize &size, int firstSlot, int lastSlot);

QString sampleHost(int node);
/// As nvidia-smi prints it: "NVIDIA A100-SXM4-80GB".
QString sampleCardName(int node, const SampleSize &size);
QString sampleUuid(const SampleSize &size, int node, int card);
/// The node as its node list has it, without id and site.
Node sampleNode(const SampleSize &size, int node);
Zone sampleZone();

/// Numbers that look random: SplitMix64 (Steele, Lea and Flood, 2014), the same on every machine.
class SampleDraw
{
public:
    explicit SampleDraw(std::uint64_t seed) : m_state(seed) {}
    /// A stream of its own for each of up to three numbers.
    SampleDraw(std::uint64_t seed, int a, int b = 0, int c = 0) : m_state(seed)
    {
        for (const int part : {a, b, c})
            m_state = next() ^ static_cast<std::uint64_t>(part);
    }

    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }
    /// From 0 to count − 1.
    int below(int count)
    {
        return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(count) >> 32);
    }
    int between(int least, int most) { return least + below(most - least + 1); }

private:
    std::uint64_t m_state;
};

} // namespace portolan

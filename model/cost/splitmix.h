#pragma once

#include <cstdint>

namespace portolan {

/// Random numbers from a seed, the same on every machine: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
class SplitMix64
{
public:
    explicit SplitMix64(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15U;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
        return mixed ^ (mixed >> 31);
    }
    /// Above 0 and below 1.
    double uniform() { return (static_cast<double>(next() >> 11) + 0.5) * 0x1p-53; }

private:
    std::uint64_t m_state;
};

} // namespace portolan

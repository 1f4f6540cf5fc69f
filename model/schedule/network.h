#pragma once

#include "model/schedule/schedule.h"

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace portolan {

/// A link between positions in ScheduleInput::tasks.
struct NetworkLink
{
    int from = 0;
    int to = 0;
    Link link = Link::FinishStart;
    TimeSpan lag;
};

/// The tasks and links as a graph without loops. Links inside a loop are left out; the loops are kept. Where
/// several tasks have one id, links mean the first.
class Network
{
public:
    explicit Network(const ScheduleInput &input);

    std::span<const NetworkLink> into(int task) const { return part(m_into, m_intoAt, task); }
    std::span<const NetworkLink> outOf(int task) const { return part(m_outOf, m_outOfAt, task); }
    int indexOf(std::int64_t id) const; ///< -1 where no task has it

    std::vector<int> order;              ///< every task behind all that it waits for
    std::vector<std::vector<int>> loops; ///< each in the input's order; by their first task

private:
    using Links = std::vector<NetworkLink>;
    static std::span<const NetworkLink> part(const Links &links, const std::vector<int> &at, int task)
    {
        const auto place = static_cast<std::size_t>(task);
        return std::span(links).subspan(static_cast<std::size_t>(at[place]),
                                        static_cast<std::size_t>(at[place + 1] - at[place]));
    }
    void index(Links links);
    bool sort();
    void dropLoops();

    int m_count = 0;
    std::unordered_map<std::int64_t, int> m_places;
    Links m_into, m_outOf;
    std::vector<int> m_intoAt, m_outOfAt; ///< where a task's links begin; one more at the end
};

} // namespace portolan

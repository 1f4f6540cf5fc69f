#include "model/schedule/network.h"

#include <algorithm>

namespace portolan {

namespace {

/// Strongly connected components by Tarjan's algorithm (1972), with a stack of its own: a long chain must not
/// use up the program's.
class Components
{
public:
    explicit Components(const Network &network, int count)
        : m_network(network), m_number(static_cast<std::size_t>(count), -1),
          m_low(static_cast<std::size_t>(count), 0), m_component(static_cast<std::size_t>(count), -1)
    {
        for (int task = 0; task < count; ++task) {
            if (m_number[static_cast<std::size_t>(task)] < 0)
                visit(task);
        }
    }

    int of(int task) const { return m_component[static_cast<std::size_t>(task)]; }

private:
    struct Step
    {
        int task;
        std::size_t next;
    };

    void enter(int task)
    {
        m_number[static_cast<std::size_t>(task)] = m_low[static_cast<std::size_t>(task)] = m_next++;
        m_open.push_back(task);
        m_steps.push_back({task, 0});
    }

    void leave(int task)
    {
        const auto place = static_cast<std::size_t>(task);
        m_steps.pop_back();
        if (!m_steps.empty()) {
            int &low = m_low[static_cast<std::size_t>(m_steps.back().task)];
            low = std::min(low, m_low[place]);
        }
        if (m_low[place] != m_number[place])
            return;
        int member = -1;
        while (member != task) {
            member = m_open.back();
            m_open.pop_back();
            m_component[static_cast<std::size_t>(member)] = m_components;
        }
        ++m_components;
    }

    void visit(int root)
    {
        enter(root);
        while (!m_steps.empty()) {
            Step &step = m_steps.back();
            const auto links = m_network.outOf(step.task);
            if (step.next == links.size()) {
                leave(step.task);
                continue;
            }
            const auto to = static_cast<std::size_t>(links[step.next++].to);
            if (m_number[to] < 0) {
                enter(static_cast<int>(to));
            } else if (m_component[to] < 0) {
                int &low = m_low[static_cast<std::size_t>(step.task)];
                low = std::min(low, m_number[to]);
            }
        }
    }

    const Network &m_network;
    std::vector<int> m_number, m_low, m_component;
    std::vector<int> m_open;
    std::vector<Step> m_steps;
    int m_next = 0;
    int m_components = 0;
};

std::vector<int> begins(const std::vector<NetworkLink> &links, int NetworkLink::*end, int count)
{
    std::vector<int> at(static_cast<std::size_t>(count) + 1, 0);
    for (const NetworkLink &link : links)
        ++at[static_cast<std::size_t>(link.*end) + 1];
    for (std::size_t i = 1; i < at.size(); ++i)
        at[i] += at[i - 1];
    return at;
}

std::vector<NetworkLink> grouped(const std::vector<NetworkLink> &links, int NetworkLink::*end,
                                 std::vector<int> at)
{
    std::vector<NetworkLink> result(links.size());
    for (const NetworkLink &link : links)
        result[static_cast<std::size_t>(at[static_cast<std::size_t>(link.*end)]++)] = link;
    return result;
}

} // namespace

Network::Network(const ScheduleInput &input) : m_count(static_cast<int>(input.tasks.size()))
{
    m_places.reserve(input.tasks.size());
    for (int task = 0; task < m_count; ++task)
        m_places.try_emplace(input.tasks[static_cast<std::size_t>(task)].id, task);
    Links links;
    links.reserve(input.links.size());
    for (const ScheduleLink &link : input.links) {
        const int from = indexOf(link.from);
        const int to = indexOf(link.to);
        if (from >= 0 && to >= 0)
            links.push_back({from, to, link.link, link.lag});
    }
    index(std::move(links));
    if (!sort()) {
        dropLoops();
        sort();
    }
}

int Network::indexOf(std::int64_t id) const
{
    const auto found = m_places.find(id);
    return found == m_places.end() ? -1 : found->second;
}

void Network::index(Links links)
{
    m_intoAt = begins(links, &NetworkLink::to, m_count);
    m_outOfAt = begins(links, &NetworkLink::from, m_count);
    m_into = grouped(links, &NetworkLink::to, m_intoAt);
    m_outOf = grouped(links, &NetworkLink::from, m_outOfAt);
}

/// Kahn's algorithm (1962). False where a loop is left.
bool Network::sort()
{
    order.clear();
    order.reserve(static_cast<std::size_t>(m_count));
    std::vector<int> waiting(static_cast<std::size_t>(m_count));
    for (int task = 0; task < m_count; ++task) {
        waiting[static_cast<std::size_t>(task)] = static_cast<int>(into(task).size());
        if (waiting[static_cast<std::size_t>(task)] == 0)
            order.push_back(task);
    }
    for (std::size_t done = 0; done < order.size(); ++done) {
        for (const NetworkLink &link : outOf(order[done])) {
            if (--waiting[static_cast<std::size_t>(link.to)] == 0)
                order.push_back(link.to);
        }
    }
    return order.size() == static_cast<std::size_t>(m_count);
}

void Network::dropLoops()
{
    const Components components(*this, m_count);
    Links kept;
    std::vector<bool> inLoop(static_cast<std::size_t>(m_count), false);
    for (const NetworkLink &link : m_into) {
        if (components.of(link.from) == components.of(link.to))
            inLoop[static_cast<std::size_t>(link.from)] = inLoop[static_cast<std::size_t>(link.to)] = true;
        else
            kept.push_back(link);
    }
    std::unordered_map<int, std::size_t> loopOf;
    for (int task = 0; task < m_count; ++task) {
        if (!inLoop[static_cast<std::size_t>(task)])
            continue;
        const auto [place, isFirst] = loopOf.try_emplace(components.of(task), loops.size());
        if (isFirst)
            loops.emplace_back();
        loops[place->second].push_back(task);
    }
    index(std::move(kept));
}

} // namespace portolan

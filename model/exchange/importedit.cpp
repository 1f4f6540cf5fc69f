#include "model/exchange/format.h"

#include <algorithm>

namespace portolan {

namespace {

bool isSameName(const QString &a, const QString &b)
{
    return a.trimmed().compare(b.trimmed(), Qt::CaseInsensitive) == 0;
}

template <class Row>
const Row *byName(const Table<Row> &table, const QString &name)
{
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const Row &row) { return isSameName(row.name, name); });
    return found == table.end() ? nullptr : &*found;
}

SiteId firstOwnedSite(const Plan &plan)
{
    for (const Site &site : plan.sites) {
        if (site.kind == SiteKind::Owned)
            return site.id;
    }
    return {};
}

Result<Plan> withSites(const Plan &plan, const std::vector<QString> &names)
{
    Plan result = plan;
    for (const QString &name : names) {
        if (name.isEmpty() || byName(result.sites, name))
            continue;
        Site site;
        site.name = name;
        site.zone = result.general().zone;
        Result<Plan> next = addRow(result, site);
        if (!next)
            return next;
        result = std::move(*next);
    }
    return result;
}

template <class Field>
void fill(Field &field, const Field &from)
{
    if (field == Field())
        field = from;
}

/// What the list does not say stays as the plan has it; UUIDs too, where the cards are the same.
Node updated(const Node &present, Node listed)
{
    listed.id = present.id;
    listed.name = present.name;
    fill(listed.site, present.site);
    fill(listed.model, present.model);
    fill(listed.accelerators, present.accelerators);
    fill(listed.cpuCores, present.cpuCores);
    fill(listed.memory, present.memory);
    fill(listed.interconnect, present.interconnect);
    fill(listed.os, present.os);
    fill(listed.driver, present.driver);
    fill(listed.cuda, present.cuda);
    fill(listed.purchased, present.purchased);
    fill(listed.price, present.price);
    fill(listed.kilowatts, present.kilowatts);
    fill(listed.notes, present.notes);
    for (Accelerator &card : listed.accelerators) {
        for (const Accelerator &old : present.accelerators) {
            if (old.index == card.index)
                fill(card.uuid, old.uuid);
        }
    }
    return listed;
}

/// A log adds what the plan does not know of its host: cards, or of the cards it has, UUID, model and memory.
Node measured(Node present, const Node &seen)
{
    fill(present.accelerators, seen.accelerators);
    fill(present.driver, seen.driver);
    for (Accelerator &card : present.accelerators) {
        for (const Accelerator &other : seen.accelerators) {
            if (other.index != card.index)
                continue;
            fill(card.uuid, other.uuid);
            fill(card.model, other.model);
            fill(card.memory, other.memory);
        }
    }
    return present;
}

Result<Plan> withListedNodes(const Plan &plan, const Imported &imported)
{
    std::vector<Node> nodes;
    for (std::size_t at = 0; at < imported.nodes.size(); ++at) {
        Node node = imported.nodes[at];
        const QString site = at < imported.nodeSites.size() ? imported.nodeSites[at] : QString();
        const Node *present = byName(plan.nodes, node.name);
        if (const Site *named = byName(plan.sites, site))
            node.site = named->id;
        else if (!present)
            node.site = firstOwnedSite(plan);
        nodes.push_back(present ? updated(*present, node) : node);
    }
    return mergeNodes(plan, nodes);
}

Result<Plan> withMeasuredNodes(const Plan &plan, const Imported &imported)
{
    std::vector<Node> nodes;
    for (Node node : imported.measuredNodes) {
        const Node *present = byName(plan.nodes, node.name);
        node.site = firstOwnedSite(plan);
        nodes.push_back(present ? measured(*present, node) : node);
    }
    return mergeNodes(plan, nodes);
}

/// A name that no other history of the plan has: "logs", "logs (2)".
QString freeUsageName(const Plan &plan, const QString &wanted)
{
    QString name = wanted;
    for (int number = 2; byName(plan.usage, name); ++number)
        name = QStringLiteral("%1 (%2)").arg(wanted).arg(number);
    return name;
}

Result<Plan> withUsage(const Plan &plan, const UsageDataset &usage, const QString &content)
{
    const bool isKnown = std::any_of(plan.usage.begin(), plan.usage.end(),
                                     [&](const UsageRef &row) { return row.content == content; });
    return isKnown ? Result<Plan>(plan) : addUsage(plan, freeUsageName(plan, usage.source), content);
}

using Step = std::function<Result<Plan>(const Plan &)>;
} // namespace

Edit importEdit(const Imported &imported)
{
    const QString usageName = imported.usage ? contentName(*imported.usage) : QString();
    const QString bookName = imported.prices ? priceBookContentName(*imported.prices) : QString();
    return [imported, usageName, bookName](const Plan &plan) -> Result<Plan> {
        const std::vector<Step> steps{[&](const Plan &from) { return withSites(from, imported.nodeSites); },
                                      [&](const Plan &from) { return withListedNodes(from, imported); },
                                      [&](const Plan &from) { return withMeasuredNodes(from, imported); },
                                      [&](const Plan &from) {
                                          return imported.usage ? withUsage(from, *imported.usage, usageName)
                                                                : Result<Plan>(from);
                                      },
                                      [&](const Plan &from) {
                                          return imported.prices
                                                     ? usePriceBook(from, imported.prices->name, bookName)
                                                     : Result<Plan>(from);
                                      }};
        Plan result = plan;
        for (const Step &step : steps) {
            Result<Plan> next = step(result);
            if (!next)
                return next;
            result = std::move(*next);
        }
        return result;
    };
}

} // namespace portolan

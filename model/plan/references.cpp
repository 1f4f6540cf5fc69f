#include "model/plan/references.h"

namespace portolan {

namespace {
/// Whether the row has lost what it is about.
template <class Row>
bool isOrphan(const Row &, const Row &)
{
    return false;
}

bool isOrphan(const Task &was, const Task &is)
{
    return was.wave.isSet() && !is.wave.isSet();
}

bool isOrphan(const Dependency &, const Dependency &is)
{
    return !is.from.isSet() || !is.to.isSet();
}

bool isOrphan(const Gate &, const Gate &is)
{
    return !is.task.isSet();
}

bool isOrphan(const Budget &, const Budget &is)
{
    return !is.team.isSet();
}

template <class Row>
Row cleared(const Plan &plan, Row row)
{
    forEachReference(row, [&](auto &id) {
        if (id.isSet() && !exists(plan, id))
            id = {};
    });
    forEachColumn<Row>([&](const auto &column) {
        auto &field = row.*column.member;
        if constexpr (requires { field.begin()->isSet(); })
            field.removeIf([](const auto &id) { return !id.isSet(); });
    });
    return row;
}

/// Looks through every table once; true if anything changed.
bool clearOnce(Plan &plan)
{
    bool changed = false;
    forEachTable(plan, [&](auto &table) {
        const auto before = table;
        for (const auto &row : before) {
            const auto is = cleared(plan, row);
            if (is == row)
                continue;
            changed = true;
            table = isOrphan(row, is) ? table.without(row.id) : table.with(is);
        }
    });
    return changed;
}
} // namespace

Plan withoutDangling(Plan plan)
{
    while (clearOnce(plan))
        continue;
    return plan;
}

} // namespace portolan

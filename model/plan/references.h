#pragma once

#include "model/plan/columns.h"

namespace portolan {

/// Calls visit(id) for each reference that the row holds, in single fields and in lists.
template <class Row, class Visit>
void forEachReference(Row &row, Visit visit)
{
    const auto inField = [&]<class Field>(Field &field) {
        if constexpr (requires { field.isSet(); })
            visit(field);
        else if constexpr (requires { field.begin()->isSet(); })
            for (auto &id : field)
                visit(id);
    };
    forEachColumn<std::remove_const_t<Row>>([&](const auto &column) { inField(row.*column.member); });
}

template <class Row>
bool exists(const Plan &plan, Id<Row> id)
{
    return tableOf<Row>(plan).find(id) != nullptr;
}

/// The plan without references to rows that are not there, and without rows that cannot be without them.
Plan withoutDangling(Plan plan);

} // namespace portolan

#pragma once

#include "model/plan/celltext.h"
#include "model/plan/plan.h"

namespace portolan {

/// The whole plan as text, a row a line, so that a failing comparison shows what differs.
inline QString planText(const Plan &plan)
{
    QString text;
    forEachTable(plan, [&](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        for (const Row &row : table) {
            text += QString::fromLatin1(Columns<Row>::table) + u' ' + QString::number(row.id.value);
            forEachColumn<Row>([&](const auto &column) {
                text +=
                    QStringLiteral(" %1=%2").arg(QLatin1String(column.name), cellText(row.*column.member));
            });
            text += u'\n';
        }
    });
    return text;
}

} // namespace portolan

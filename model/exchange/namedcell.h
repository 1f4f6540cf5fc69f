#pragma once

#include "model/plan/celltext.h"
#include "model/plan/references.h"
#include "model/plan/why.h"

namespace portolan {

// A field as a person writes it in a cell: as cellText and readCell, but references are the names of rows. A
// name is found without regard to case and outer spaces; one that is not there is refused, with those that
// are.

/// "“Vison” is not among: Vision, Language."
Refusal unknownName(const QString &text, const QStringList &names);

template <class Row>
QString rowName(const Plan &plan, Id<Row> id)
{
    return id.isSet() ? nameOfRow(plan, rowRef(id)) : QString();
}

/// The names of all rows of the table, in plan order.
template <class Row>
QStringList rowNames(const Plan &plan)
{
    QStringList names;
    for (const Row &row : tableOf<Row>(plan))
        names.append(rowName(plan, row.id));
    return names;
}

template <class Value>
QString namedText(const Plan &, const Value &value)
{
    return cellText(value);
}

template <class Row>
QString namedText(const Plan &plan, const Id<Row> &id)
{
    return rowName(plan, id);
}

template <class Row>
QString namedText(const Plan &plan, const QList<Id<Row>> &ids)
{
    QStringList names;
    for (const Id<Row> id : ids)
        names.append(rowName(plan, id));
    return names.join(QStringLiteral("; "));
}

template <class Value>
std::optional<Refusal> readNamed(const Plan &, const QString &text, Value &value)
{
    return readCell(text, value);
}

template <class Row>
std::optional<Refusal> readNamed(const Plan &plan, const QString &text, Id<Row> &id)
{
    const QString wanted = text.trimmed();
    if (wanted.isEmpty()) {
        id = {};
        return std::nullopt;
    }
    for (const Row &row : tableOf<Row>(plan)) {
        if (rowName(plan, row.id).trimmed().compare(wanted, Qt::CaseInsensitive) == 0) {
            id = row.id;
            return std::nullopt;
        }
    }
    return unknownName(wanted, rowNames<Row>(plan));
}

template <class Row>
std::optional<Refusal> readNamed(const Plan &plan, const QString &text, QList<Id<Row>> &ids)
{
    QList<Id<Row>> read;
    for (const QString &part : text.split(u';', Qt::SkipEmptyParts)) {
        Id<Row> id;
        if (auto refusal = readNamed(plan, part, id))
            return refusal;
        if (id.isSet())
            read.append(id);
    }
    ids = read;
    return std::nullopt;
}

} // namespace portolan

#include "model/plan/why.h"

#include "model/plan/columns.h"

namespace portolan {

static_assert(rowKind<Settings>() == RowKind::Settings && rowKind<Workload>() == RowKind::Workload &&
              rowKind<Scenario>() == RowKind::Scenario);

namespace {
/// Rows without a name of their own are named by what they are about.
template <class Row>
QString ownName(const Plan &, const Row &row)
{
    return row.name;
}

QString ownName(const Plan &plan, const Dependency &row)
{
    return nameOfRow(plan, rowRef(row.from)) + QStringLiteral(" → ") + nameOfRow(plan, rowRef(row.to));
}

QString ownName(const Plan &plan, const Budget &row)
{
    return nameOfRow(plan, rowRef(row.team)) + QStringLiteral(" ") + row.first.toText();
}

QString ownName(const Plan &, const Assumption &row)
{
    return nameOf(row.key);
}

QString ownName(const Plan &, const Quote &row)
{
    return row.provider + u' ' + row.offering;
}

QString ownName(const Plan &, const ExchangeRate &row)
{
    return row.from.toText() + u'/' + row.to.toText();
}
} // namespace

RowRef rowRef(SiteId id)
{
    return {RowKind::Site, id.value};
}

RowRef rowRef(NodeId id)
{
    return {RowKind::Node, id.value};
}

RowRef rowRef(TeamId id)
{
    return {RowKind::Team, id.value};
}

RowRef rowRef(ExternalServiceId id)
{
    return {RowKind::Service, id.value};
}

RowRef rowRef(LicenseId id)
{
    return {RowKind::License, id.value};
}

RowRef rowRef(RoadId id)
{
    return {RowKind::Road, id.value};
}

RowRef rowRef(WaveId id)
{
    return {RowKind::Wave, id.value};
}

RowRef rowRef(DatasetId id)
{
    return {RowKind::Dataset, id.value};
}

RowRef rowRef(WorkloadId id)
{
    return {RowKind::Workload, id.value};
}

RowRef rowRef(TaskId id)
{
    return {RowKind::Task, id.value};
}

RowRef rowRef(GateId id)
{
    return {RowKind::Gate, id.value};
}

RowRef rowRef(BudgetId id)
{
    return {RowKind::Budget, id.value};
}

RowRef rowRef(QuoteId id)
{
    return {RowKind::Quote, id.value};
}

RowRef rowRef(UsageRefId id)
{
    return {RowKind::Usage, id.value};
}

RowRef rowRef(ExchangeRateId id)
{
    return {RowKind::ExchangeRate, id.value};
}

RowRef rowRef(SettingsId id)
{
    return {RowKind::Settings, id.value};
}

QString nameOfRow(const Plan &plan, RowRef wanted)
{
    QString name;
    int kind = 0;
    forEachTable(plan, [&](const auto &table) {
        if (kind++ != static_cast<int>(wanted.kind))
            return;
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        if (const Row *row = table.find(Id<Row>{wanted.id}))
            name = ownName(plan, *row);
    });
    return name;
}

LineRef Lines::add(Line line)
{
    m_lines.push_back(std::move(line));
    return {m_stage, static_cast<int>(m_lines.size()) - 1};
}

const Line &Lines::at(LineRef ref) const
{
    Q_ASSERT(ref.stage == m_stage && ref.line >= 0 && static_cast<std::size_t>(ref.line) < m_lines.size());
    return m_lines[static_cast<std::size_t>(ref.line)];
}

} // namespace portolan

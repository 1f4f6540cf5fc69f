#include "views/pages/inventorypage.h"

#include "views/format/numbers.h"
#include "views/format/words.h"
#include "views/pages/figuretable.h"

#include <QHash>
#include <QTabWidget>
#include <QVBoxLayout>

namespace portolan {

template <class Row>
void InventoryPage::addTable(const QString &invitation)
{
    auto *table = new RowTable(document(), tableSpec<Row>(), m_paste, m_tabs);
    table->setInvitation(invitation);
    connect(table, &RowTable::refused, this, &Page::refused);
    connect(table, &RowTable::rowChosen, this, &Page::rowChosen);
    m_tabs->addTab(table, manyWord(rowKind<Row>()));
    m_tables.push_back(table);
}

InventoryPage::InventoryPage(PlanDocument &document, const PasteEdit &paste, QWidget *parent)
    : Page(document, parent), m_paste(paste), m_tabs(new QTabWidget(this)),
      m_cards(new FigureTable(tr("Accelerators"), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs);
    addTable<Node>(
        tr("The servers. Drop a node list (CSV) on the window, paste rows from a spreadsheet, or add one."));
    m_tabs->addTab(m_cards, tr("Accelerators"));
    addTable<Workload>(
        tr("What runs on the servers: training, inference, development. Add them or paste rows."));
    addTable<Dataset>(tr("The data that has to travel, by how often it is used: hot, warm, cold."));
    addTable<Road>(tr("Lines and media by which data can travel: internet, leased line, shipped devices."));
    addTable<Wave>(tr("What moves together, and the earliest day on which it may start."));
    addTable<Task>(tr("The steps of each wave. The schedule page adds them from a template."));
    addTable<Dependency>(tr("Which task waits for which, and how long after it."));
    addTable<Gate>(tr("Points at which somebody decides: what follows a closed gate waits."));
    addTable<ExternalService>(
        tr("What workloads reach outside the cluster: registries, mirrors, identity providers."));
    addTable<License>(tr("Licences, what they are bound to and how long the vendor takes to move them."));
    addTable<Team>(tr("Who the workloads belong to and who has a budget."));
    addTable<Site>(tr("Places: the machine room, and the cloud region that is the target."));
    m_cards->setTitles({tr("Node"), tr("Index"), tr("Model"), tr("Memory"), tr("UUID"),
                        tr("Mean utilisation"), tr("95th percentile"), tr("Share of expected samples")});
    connect(m_cards, &FigureTable::rowChosen, this, &Page::rowChosen);
}

namespace {
/// Finds how busy a card was, by its UUID, or by its index where one side has no UUID.
class CardUses
{
public:
    explicit CardUses(const DemandStage &demand)
    {
        for (std::size_t i = 0; i < demand.cardNodes.size(); ++i) {
            const UsageSeries &series = *demand.input.series[i];
            const Known known{&demand.result.cards[i], !series.uuid.isEmpty()};
            m_byIndex.insert({demand.cardNodes[i].value, series.index}, known);
            if (known.hasUuid)
                m_byUuid.insert({demand.cardNodes[i].value, series.uuid}, known.use);
        }
    }

    const CardUse *of(NodeId node, const Accelerator &card) const
    {
        const CardUse *use = card.uuid.isEmpty() ? nullptr : m_byUuid.value({node.value, card.uuid});
        if (use)
            return use;
        const Known known = m_byIndex.value({node.value, card.index});
        return known.hasUuid && !card.uuid.isEmpty() ? nullptr : known.use;
    }

private:
    struct Known
    {
        const CardUse *use = nullptr;
        bool hasUuid = false;
    };
    QHash<std::pair<std::int64_t, int>, Known> m_byIndex;
    QHash<std::pair<std::int64_t, QString>, const CardUse *> m_byUuid;
};
} // namespace

void InventoryPage::showForecast(const SharedForecast &forecast)
{
    const CardUses uses(*forecast->demand);
    std::vector<std::vector<FigureCell>> rows;
    for (const Node &node : forecast->plan->nodes) {
        for (const Accelerator &card : node.accelerators) {
            const CardUse *use = uses.of(node.id, card);
            const bool isKnown = use && use->mean.value;
            rows.push_back({{node.name, {}, {}, rowRef(node.id)},
                            {QString::number(card.index), {}, {}, {}, true},
                            {card.model},
                            {bytesText(card.memory), exactBytesText(card.memory), {}, {}, true},
                            {card.uuid},
                            {isKnown ? percentText(*use->mean.value) : missingSign(), {}, {}, {}, true},
                            {isKnown ? percentText(use->p95) : missingSign(), {}, {}, {}, true},
                            {isKnown ? percentText(use->mean.coverage()) : missingSign(), {}, {}, {}, true}});
        }
    }
    m_cards->setFigures(rows);
}

bool InventoryPage::showRow(const RowRef &row)
{
    for (RowTable *table : m_tables) {
        if (table->model().spec().kind == row.kind) {
            m_tabs->setCurrentWidget(table);
            table->showRow(row.id);
            return true;
        }
    }
    return false;
}

void InventoryPage::showTable(RowKind kind)
{
    for (RowTable *table : m_tables) {
        if (table->model().spec().kind == kind)
            m_tabs->setCurrentWidget(table);
    }
}

} // namespace portolan

#include "views/pages/inventorypage.h"

#include "views/format/numbers.h"
#include "views/format/words.h"
#include "views/pages/figuretable.h"

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
    addTable<ExternalService>(
        tr("What workloads reach outside the cluster: registries, mirrors, identity providers."));
    addTable<License>(tr("Licences, what they are bound to and how long the vendor takes to move them."));
    addTable<Team>(tr("Who the workloads belong to and who has a budget."));
    addTable<Site>(tr("Places: the machine room, and the cloud region that is the target."));
    m_cards->setTitles({tr("Node"), tr("Index"), tr("Model"), tr("Memory"), tr("UUID"),
                        tr("Mean utilisation"), tr("95th percentile"), tr("Share of expected samples")});
    connect(m_cards, &FigureTable::rowChosen, this, &Page::rowChosen);
}

void InventoryPage::showForecast(const SharedForecast &forecast)
{
    const DemandStage &demand = *forecast->demand;
    std::vector<std::vector<FigureCell>> rows;
    for (const Node &node : forecast->plan->nodes) {
        for (const Accelerator &card : node.accelerators) {
            const CardUse *use = nullptr;
            for (std::size_t i = 0; i < demand.cardNodes.size(); ++i) {
                const UsageSeries &series = *demand.input.series[i];
                const bool isSame = card.uuid.isEmpty() || series.uuid.isEmpty() ? series.index == card.index
                                                                                 : series.uuid == card.uuid;
                if (demand.cardNodes[i] == node.id && isSame)
                    use = &demand.result.cards[i];
            }
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

void InventoryPage::showRow(const RowRef &row)
{
    for (RowTable *table : m_tables) {
        if (table->model().spec().kind == row.kind) {
            m_tabs->setCurrentWidget(table);
            table->showRow(row.id);
        }
    }
}

} // namespace portolan

#include "views/format/findingtext.h"

#include "views/format/numbers.h"
#include "views/format/words.h"

#include <QCoreApplication>

namespace portolan {

// What each kind is about and which values its sentence takes, from %2 on; %1 is the name of the row:
//
// NoPriceBook         settings      –
// NoTarget            settings      –
// NoUsage             node          –
// LowCoverage         node          share of the expected samples
// IdleAccelerators    settings      number of cards
// NoOffering          workload      –
// PinnedOfferingGone  workload      –
// PinRefused          workload      –
// UnknownAccelerator  workload      –
// NoDemand            workload      –
// ExamplePrices       price book    –
// OldPrice            workload      days
// MissingRate         any           money in the currency that has no rate; none for a road
// NoRoad              dataset       –
// DatasetMayNotLeave  dataset       –
// DoesNotConverge     dataset       change a day, bandwidth
// LineTooLate         road or dataset       when it is ready, when it is needed
// TaskLoop            task          number of tasks
// GateOpen            gate          when its task ends
// LicenseLate         licence       lead time, time until the cutover
// LicenseBound        licence       –
// ServiceBound        service       –
// NoBudget            team          –
// BudgetNear          budget (its team is named)  month, planned, limit
// BudgetOver          budget (its team is named)  month, planned, limit
// ZeroAssumption      assumption    –
// WaveWithoutTasks    wave          –
// NeverBreaksEven     –             total of moving, total of staying
// NoPurchaseDate      node          –
// NoStoragePrice      dataset       –
// OutgrowsNodes       workload      month, cards needed, cards there

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Findings)
};

struct KindText
{
    FindingKind kind;
    const char *sentence;
};

constexpr KindText sentences[] = {
    {FindingKind::NoPriceBook,
     QT_TRANSLATE_NOOP(
         "Findings",
         "Nothing can be priced because the plan uses no price book. Choose one or type in a quote.")},
    {FindingKind::NoTarget,
     QT_TRANSLATE_NOOP("Findings", "No target site is set, so offerings of all regions are considered. "
                                   "Choose a cloud site as the target in the plan settings.")},
    {FindingKind::NoUsage,
     QT_TRANSLATE_NOOP(
         "Findings",
         "No usage was measured on “%1”. Import its logs, or state the demand of its workloads.")},
    {FindingKind::LowCoverage,
     QT_TRANSLATE_NOOP("Findings", "Only %2 of the expected samples of “%1” are there. Import the missing "
                                   "logs; until then its peaks may be higher than shown.")},
    {FindingKind::IdleAccelerators,
     QT_TRANSLATE_NOOP("Findings", "Cards that never reached 30% in any hour: %2. Check whether they are "
                                   "needed before their replacement is paid for.")},
    {FindingKind::NoOffering,
     QT_TRANSLATE_NOOP("Findings", "No offering has enough memory on its cards for “%1”. Choose another "
                                   "price book or region, add a quote, or lower the stated memory.")},
    {FindingKind::PinnedOfferingGone,
     QT_TRANSLATE_NOOP("Findings", "“%1” is pinned to the offering “%2”, which the price book in use does "
                                   "not have. Choose another offering or remove the pin.")},
    {FindingKind::PinRefused,
     QT_TRANSLATE_NOOP("Findings",
                       "“%1” is pinned to “%2”, which it cannot have: the offering has no such price, or the "
                       "work does not checkpoint. Change the pin, or mark it as checkpointing if it does.")},
    {FindingKind::UnknownAccelerator,
     QT_TRANSLATE_NOOP("Findings",
                       "How fast the offered card is beside the present one is not known for “%1”; they "
                       "count one to one. Measure both and pin an offering that you have compared.")},
    {FindingKind::NoDemand,
     QT_TRANSLATE_NOOP("Findings", "The demand of “%1” is not known, so it costs nothing here. Import usage "
                                   "of its nodes or state how many accelerators it keeps busy.")},
    {FindingKind::ExamplePrices,
     QT_TRANSLATE_NOOP("Findings", "The price book in use has made-up example prices. Replace them by quotes "
                                   "before anybody decides on these figures.")},
    {FindingKind::OldPrice,
     QT_TRANSLATE_NOOP("Findings", "A price that “%1” rents at was %2 days old at the start of the plan. Ask "
                                   "for a new quote or import a newer price book.")},
    {FindingKind::MissingRate,
     QT_TRANSLATE_NOOP("Findings", "There is no exchange rate from %2 to %3, so prices in %2 are left out. "
                                   "Add the rate with its date.")},
    {FindingKind::NoRoad,
     QT_TRANSLATE_NOOP(
         "Findings",
         "“%1” must move and no road can carry it. Add a line or shipped media, or let it stay.")},
    {FindingKind::DatasetMayNotLeave,
     QT_TRANSLATE_NOOP("Findings", "“%1” may not leave its site, but work that moves needs it. Let that work "
                                   "stay, or have the data released.")},
    {FindingKind::DoesNotConverge,
     QT_TRANSLATE_NOOP("Findings", "“%1” changes by %2 a day, more than its line carries (%3). Use a faster "
                                   "line, or freeze the data for the copy.")},
    {FindingKind::LineTooLate,
     QT_TRANSLATE_NOOP(
         "Findings",
         "“%1” is ready on %2 but needed on %3. Order it earlier, choose another road, or move the wave.")},
    {FindingKind::TaskLoop,
     QT_TRANSLATE_NOOP(
         "Findings",
         "Tasks that wait for one another, “%1” among them: %2. Remove one of their dependencies.")},
    {FindingKind::GateOpen,
     QT_TRANSLATE_NOOP(
         "Findings",
         "The gate “%1” is open: what follows it may begin only when it is decided, at the earliest on %2.")},
    {FindingKind::LicenseLate,
     QT_TRANSLATE_NOOP("Findings", "Moving the licence “%1” takes %2, but the cutover that needs it is in "
                                   "%3. Order the transfer now, or move the wave.")},
    {FindingKind::LicenseBound,
     QT_TRANSLATE_NOOP("Findings", "The licence “%1” is bound to hardware or an address of work that moves. "
                                   "Ask the vendor to release it before the cutover.")},
    {FindingKind::ServiceBound,
     QT_TRANSLATE_NOOP("Findings", "“%1” can be reached only from the owned site, but work that moves needs "
                                   "it. Open a way to it or set up another at the target.")},
    {FindingKind::NoBudget,
     QT_TRANSLATE_NOOP("Findings", "“%1” spends money but has no budget. Enter one to be warned in time.")},
    {FindingKind::BudgetNear,
     QT_TRANSLATE_NOOP(
         "Findings",
         "“%1” is near its budget in %2: %3 planned of %4. Look at what takes most of that month.")},
    {FindingKind::BudgetOver,
     QT_TRANSLATE_NOOP("Findings", "“%1” goes over its budget in %2: %3 planned of %4. Move work to another "
                                   "month or raise the budget.")},
    {FindingKind::ZeroAssumption,
     QT_TRANSLATE_NOOP(
         "Findings",
         "A cost is missing because an assumption has no value in %3: %2. Enter your own figure.")},
    {FindingKind::WaveWithoutTasks,
     QT_TRANSLATE_NOOP(
         "Findings",
         "The wave “%1” has work to move but no tasks, so it has no dates. Add the tasks of the template.")},
    {FindingKind::NeverBreaksEven,
     QT_TRANSLATE_NOOP("Findings", "Moving never costs less than staying within the plan: %2 against %3. "
                                   "Look at the terms, the commitment and what could stay.")},
    {FindingKind::NoPurchaseDate,
     QT_TRANSLATE_NOOP(
         "Findings",
         "“%1” has no date of purchase and counts as bought at the start of the plan. Enter the date.")},
    {FindingKind::NoStoragePrice,
     QT_TRANSLATE_NOOP("Findings", "Storage for “%1” has no price at the target, so it is left out of the "
                                   "cost. Use a price book that has its storage class.")},
    {FindingKind::OutgrowsNodes,
     QT_TRANSLATE_NOOP("Findings", "From %2 on “%1” needs %3 accelerators and its nodes have %4. The cost of "
                                   "staying leaves out the nodes that would have to be bought.")},
};

QString nameOf(const Finding &finding, const Plan &plan)
{
    const Budget *budget =
        finding.row.kind == RowKind::Budget ? plan.budgets.find(BudgetId{finding.row.id}) : nullptr;
    const QString own = nameOfRow(plan, budget ? rowRef(budget->team) : finding.row);
    return own.isEmpty() ? word(finding.row.kind) : own;
}

/// What a workload is pinned to, as the finding about the pin means it.
QString pinOf(const Finding &finding, const Plan &plan)
{
    const Workload *workload = plan.workloads.find(WorkloadId{finding.row.id});
    if (workload && finding.kind == FindingKind::PinnedOfferingGone)
        return workload->pinnedOffering;
    return workload && workload->pinnedTerm ? word(*workload->pinnedTerm) : missingSign();
}

QString assumptionOf(const Finding &finding, const Plan &plan)
{
    const Assumption *row = plan.assumptions.find(AssumptionId{finding.row.id});
    return row ? word(row->key) : missingSign();
}

/// The currency that has no rate: that of the first value, or of a road's price.
QString currencyOf(const Finding &finding, const Plan &plan)
{
    if (!finding.values.empty()) {
        const auto *money = std::get_if<Money>(&finding.values.front());
        return money ? money->currency.toText() : missingSign();
    }
    const Road *road = plan.roads.find(RoadId{finding.row.id});
    if (!road)
        return missingSign();
    for (const auto &price :
         {road->pricePerMonth, road->pricePerGigabyte, road->setupPrice, road->pricePerDeviceTrip}) {
        if (price && price->currency != plan.general().currency)
            return price->currency.toText();
    }
    return missingSign();
}

QStringList valuesOf(const Finding &finding, const Plan &plan, const QLocale &locale)
{
    QStringList texts;
    for (const Quantity &value : finding.values) {
        const auto *number = std::get_if<Decimal>(&value);
        texts.append(number && finding.kind == FindingKind::LowCoverage
                         ? percentText(*number, locale)
                         : quantityText(value, plan.general().zone, locale));
    }
    return texts;
}

/// What stands for %2, %3 and so on.
QStringList piecesOf(const Finding &finding, const Plan &plan, const QLocale &locale)
{
    const QString own = plan.general().currency.toText();
    if (finding.kind == FindingKind::PinRefused || finding.kind == FindingKind::PinnedOfferingGone)
        return {pinOf(finding, plan)};
    if (finding.kind == FindingKind::MissingRate)
        return {currencyOf(finding, plan), own};
    if (finding.kind == FindingKind::ZeroAssumption)
        return {assumptionOf(finding, plan), own};
    return valuesOf(finding, plan, locale);
}

/// The text with each %n replaced once, so that a name which contains %2 stays as it is.
QString filled(const QString &text, const QStringList &pieces)
{
    QString result;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const int number = text[at] == u'%' && at + 1 < text.size() ? text[at + 1].digitValue() : 0;
        if (number < 1) {
            result += text[at];
            continue;
        }
        result += number <= pieces.size() ? pieces[number - 1] : missingSign();
        ++at;
    }
    return result;
}
} // namespace

QString findingText(const Finding &finding, const Plan &plan, const QLocale &locale)
{
    for (const KindText &text : sentences) {
        if (text.kind == finding.kind)
            return filled(Words::tr(text.sentence),
                          QStringList{nameOf(finding, plan)} + piecesOf(finding, plan, locale));
    }
    Q_ASSERT_X(false, "findingText", "a kind without a sentence");
    return word(finding.kind);
}

QString alertText(const Alert &alert, const Plan &plan, const QLocale &locale)
{
    const QString team =
        alert.team.isSet() ? nameOfRow(plan, rowRef(alert.team)) : Words::tr("Spend of no team");
    const double share = alert.limit.micros > 0 ? static_cast<double>(alert.planned.micros) /
                                                      static_cast<double>(alert.limit.micros)
                                                : std::numeric_limits<double>::quiet_NaN();
    switch (alert.level) {
    case AlertLevel::Near:
        return Words::tr("%1 is near its budget in %2: %3 planned of %4 (%5), most of it for: %6.")
            .arg(team, monthText(alert.month, locale), moneyText(alert.planned, locale),
                 moneyText(alert.limit, locale), percentText(share, locale), word(alert.cause));
    case AlertLevel::Over:
        return Words::tr("%1 goes over its budget in %2: %3 planned of %4 (%5), most of it for: %6.")
            .arg(team, monthText(alert.month, locale), moneyText(alert.planned, locale),
                 moneyText(alert.limit, locale), percentText(share, locale), word(alert.cause));
    }
    return {};
}

} // namespace portolan

#include "model/placement/placement.h"

#include "model/plan/edits.h"
#include "model/plan/names.h"

#include <QTest>
#include <cmath>
#include <deque>
#include <random>

using namespace portolan;

namespace {

const Currency cny = *Currency::fromText(QStringLiteral("CNY"));

Money money(const char *text)
{
    return *Money::fromText(QString::fromLatin1(text));
}

Price priced(const char *value, PriceTerm term, int months = 0)
{
    Price price;
    price.value = money(value);
    price.term = term;
    price.termMonths = months;
    price.asOf = QDate(2026, 2, 1);
    price.source = QStringLiteral("list");
    return price;
}

Offering machine(const char *key, const char *accelerator, std::vector<Price> prices)
{
    Offering offering;
    offering.key = QString::fromLatin1(key);
    offering.region = offering.key.section(u'/', 1, 1);
    offering.accelerator = QString::fromLatin1(accelerator);
    offering.acceleratorCount = 8;
    offering.prices = std::move(prices);
    return offering;
}

/// A100-80GB: 10, 5 and 4 CNY an hour and card; H100: 20 CNY; L4: 1 CNY with 24 GB; the same A100 elsewhere:
/// 8 CNY.
PriceBook smallBook()
{
    PriceBook book;
    book.name = QStringLiteral("small");
    book.asOf = QDate(2026, 2, 1);
    book.offerings = {machine("c/east/a100", "A100-SXM4-80GB",
                              {priced("80 CNY", PriceTerm::OnDemand),
                               priced("40 CNY", PriceTerm::Reserved, 12), priced("32 CNY", PriceTerm::Spot)}),
                      machine("c/east/h100", "H100-SXM5-80GB", {priced("360 CNY", PriceTerm::OnDemand)}),
                      machine("c/east/l4", "L4", {priced("8 CNY", PriceTerm::OnDemand)}),
                      machine("c/west/a100", "A100-SXM4-80GB", {priced("64 CNY", PriceTerm::OnDemand)})};
    return book;
}

/// Settings, wave 10, target site 11 in "east" and nothing else; workloads from 20.
struct Case
{
    PlacementInput input;

    Case()
    {
        input.plan = newPlan(QStringLiteral("p"), cny, Zone(), QDate(2026, 3, 1));
        Wave wave;
        wave.id = {10};
        wave.name = QStringLiteral("one");
        input.plan.waves = input.plan.waves.with(wave);
        Site site;
        site.id = {11};
        site.kind = SiteKind::Cloud;
        site.region = QStringLiteral("east");
        input.plan.sites = input.plan.sites.with(site);
        Settings settings = input.plan.general();
        settings.target = site.id;
        input.plan.settings = input.plan.settings.with(settings);
        use(smallBook());
    }

    void use(const PriceBook &book)
    {
        input.book = std::make_shared<const PriceBook>(book);
        input.bookContent = QStringLiteral("book");
    }

    Workload &add(double mean)
    {
        Workload workload;
        workload.id = {20 + static_cast<std::int64_t>(m_workloads.size())};
        workload.wave = {10};
        WorkloadDemand demand;
        demand.workload = workload.id;
        demand.accelerator = QStringLiteral("NVIDIA A100-SXM4-80GB");
        demand.mean = mean;
        input.demands.push_back(demand);
        m_workloads.push_back(workload);
        return m_workloads.back();
    }

    WorkloadDemand &demand() { return input.demands.back(); }

    void measure(std::vector<double> active)
    {
        double sum = 0;
        for (const double value : active)
            sum += value;
        demand().mean = sum / static_cast<double>(active.size());
        demand().curve.active = std::move(active);
    }

    PlacementResult run()
    {
        for (const Workload &workload : m_workloads)
            input.plan.workloads = input.plan.workloads.with(workload);
        return placement(input, {});
    }

    std::deque<Workload> m_workloads;
};

/// "stay=100 reserved=- on-demand=7300 spot=-; on-demand container cheapest", money in whole units.
QString text(const WorkloadPlacement &placed)
{
    QStringList words;
    for (const PlacementOption &option : placed.options) {
        const QString cost =
            option.perMonth ? Decimal{option.perMonth->micros}.toText() : QStringLiteral("-");
        words.append(nameOf(option.term) + u'=' + cost);
    }
    words.append(QStringLiteral("->"));
    words.append(nameOf(placed.term));
    words.append(nameOf(placed.method));
    return words.join(u' ');
}

QString only(Case &c)
{
    return text(c.run().workloads.front());
}

bool has(const PlacementResult &result, FindingKind kind)
{
    return std::any_of(result.findings.begin(), result.findings.end(),
                       [kind](const Finding &finding) { return finding.kind == kind; });
}

Severity severityOf(const PlacementResult &result, FindingKind kind)
{
    for (const Finding &finding : result.findings) {
        if (finding.kind == kind)
            return finding.severity;
    }
    return Severity::Note;
}

Quote quoted(const char *perHour, Term term, const char *offering = "big")
{
    Quote quote;
    quote.id = {50};
    quote.provider = QStringLiteral("q");
    quote.region = QStringLiteral("east");
    quote.offering = QString::fromLatin1(offering);
    quote.accelerator = QStringLiteral("A100-SXM4-80GB");
    quote.term = term;
    quote.perHour = money(perHour);
    return quote;
}

} // namespace

class TestPlacement : public QObject
{
    Q_OBJECT

private slots:
    void steadyWorkIsReserved();
    void peaksAreCheaperOnDemand();
    void commitmentServesTheBaseAndTheRestIsOnDemand();
    void spotNeedsCheckpoints();
    void spotIsPricedWithRework();
    void stayingWinsWhereItIsCheaper();
    void withoutAWaveItStays();
    void dataThatMayNotLeaveHoldsItsWorkload();
    void demandIsCountedInCardsOfTheOffering();
    void memoryExcludesSmallCards();
    void cardsThatWorkTogetherStayTogether();
    void theTargetsRegionChooses();
    void quotesGoBeforeTheBook_data();
    void quotesGoBeforeTheBook();
    void pinsAreKept();
    void pinsThatCannotBeKeptAreFindings_data();
    void pinsThatCannotBeKeptAreFindings();
    void aPinnedOfferingThatIsGoneBlocks();
    void pricesAreConverted();
    void pricesWithoutARateAreUnknown();
    void noDemandHasNoFigure();
    void noBookIsAFinding();
    void unknownCardsCountOneToOne();
    void examplesAndOldPricesAreNoted();
    void everyFigureHasALineThatLeadsToItsPrice();
    void aPinNeverChangesOtherWorkloads();
    void moreDemandNeverCostsLess();
    void stopsWhenAsked();
};

void TestPlacement::steadyWorkIsReserved()
{
    Case c;
    c.add(8);
    c.measure(std::vector<double>(100, 8.0));
    // 8 cards × 730 h × 10 and × 5 CNY
    QCOMPARE(only(c), QStringLiteral("stay=- reserved=29200 on-demand=58400 spot=- -> reserved container"));
}

void TestPlacement::peaksAreCheaperOnDemand()
{
    Case c;
    c.add(0);
    std::vector<double> active(100, 0.0);
    std::fill(active.begin(), active.begin() + 10, 8.0);
    c.measure(active);
    // Used for a tenth of the hours: nothing is worth committing to, and on demand wins the tie.
    QCOMPARE(only(c), QStringLiteral("stay=- reserved=5840 on-demand=5840 spot=- -> on-demand container"));
}

void TestPlacement::commitmentServesTheBaseAndTheRestIsOnDemand()
{
    Case c;
    c.add(0);
    std::vector<double> active(100, 4.0);
    std::fill(active.begin(), active.begin() + 10, 8.0);
    active.push_back(std::nan(""));
    c.measure(active);
    c.demand().mean = 4.4;
    // 4 × 730 × 5 + 4 × 73 h × 10; the hour that is missing does not count
    QCOMPARE(only(c), QStringLiteral("stay=- reserved=17520 on-demand=32120 spot=- -> reserved container"));
}

void TestPlacement::spotNeedsCheckpoints()
{
    Case c;
    c.add(1).checkpoints = false;
    const PlacementResult result = c.run();
    QCOMPARE(int(result.workloads[0].options[3].reason), int(Reason::NotCheckpointed));
    QVERIFY(!result.workloads[0].options[3].perMonth);
}

void TestPlacement::spotIsPricedWithRework()
{
    Case c;
    c.add(1).checkpoints = true;
    c.input.spotRework = *Decimal::fromText(QStringLiteral("1.2"));
    // 730 × 4 × 1.2 against 730 × 5
    QCOMPARE(only(c), QStringLiteral("stay=- reserved=3650 on-demand=7300 spot=3504 -> spot container"));
    Case often;
    often.add(1).checkpoints = true;
    often.input.spotRework = *Decimal::fromText(QStringLiteral("1.3"));
    QCOMPARE(only(often),
             QStringLiteral("stay=- reserved=3650 on-demand=7300 spot=3796 -> reserved container"));
}

void TestPlacement::stayingWinsWhereItIsCheaper()
{
    Case c;
    c.add(1);
    c.input.stayPerMonth[{20}] = money("3650 CNY");
    QCOMPARE(only(c), QStringLiteral("stay=3650 reserved=3650 on-demand=7300 spot=- -> stay stay"));
    c.input.stayPerMonth[{20}] = money("3650.000001 CNY");
    QCOMPARE(only(c),
             QStringLiteral("stay=3650.000001 reserved=3650 on-demand=7300 spot=- -> reserved container"));
}

void TestPlacement::withoutAWaveItStays()
{
    Case c;
    c.add(1).wave = {};
    c.input.stayPerMonth[{20}] = money("99999 CNY");
    const PlacementResult result = c.run();
    QCOMPARE(text(result.workloads[0]),
             QStringLiteral("stay=99999 reserved=3650 on-demand=7300 spot=- -> stay stay"));
    QCOMPARE(int(result.workloads[0].reasons.front()), int(Reason::NoWave));
}

void TestPlacement::dataThatMayNotLeaveHoldsItsWorkload()
{
    Case c;
    Dataset dataset;
    dataset.id = {40};
    dataset.mayLeave = false;
    c.input.plan.datasets = c.input.plan.datasets.with(dataset);
    c.add(1).datasets = {dataset.id};
    const PlacementResult result = c.run();
    QCOMPARE(text(result.workloads[0]), QStringLiteral("stay=- reserved=- on-demand=- spot=- -> stay stay"));
    QCOMPARE(int(result.workloads[0].reasons.front()), int(Reason::DataMayNotLeave));
}

void TestPlacement::demandIsCountedInCardsOfTheOffering()
{
    Case c;
    PriceBook book = smallBook();
    book.offerings = {machine("c/east/h100", "H100-SXM5-80GB", {priced("240 CNY", PriceTerm::OnDemand)})};
    c.use(book);
    c.add(1);
    const PlacementResult result = c.run();
    QCOMPARE(result.workloads[0].offering->equivalence, 0.315343); // 312 ÷ 989.4
    QCOMPARE(text(result.workloads[0]),
             QStringLiteral("stay=- reserved=- on-demand=6906.0117 spot=- -> on-demand container"));
}

void TestPlacement::memoryExcludesSmallCards()
{
    Case c;
    Workload &workload = c.add(1);
    // An L4 does 121 of 312 and costs a tenth, but has 24 GiB; the present card has 80.
    QCOMPARE(c.run().workloads[0].offering->key, QStringLiteral("c/east/a100"));
    workload.memoryPerAccelerator = Bytes::fromText(QStringLiteral("24 GiB"));
    QCOMPARE(c.run().workloads[0].offering->key, QStringLiteral("c/east/l4"));
    workload.memoryPerAccelerator = Bytes::fromText(QStringLiteral("200 GB"));
    const PlacementResult result = c.run();
    QVERIFY(!result.workloads[0].offering);
    QCOMPARE(int(result.workloads[0].options[1].reason), int(Reason::MemoryTooSmall));
    QCOMPARE(int(severityOf(result, FindingKind::NoOffering)), int(Severity::Blocking));
}

void TestPlacement::cardsThatWorkTogetherStayTogether()
{
    Case c;
    PriceBook book = smallBook();
    book.offerings.insert(book.offerings.begin(),
                          machine("c/east/a", "A100-SXM4-80GB", {priced("9 CNY", PriceTerm::OnDemand)}));
    book.offerings.front().acceleratorCount = 1;
    c.use(book);
    Node node;
    node.id = {30};
    node.accelerators = QList<Accelerator>(8);
    c.input.plan.nodes = c.input.plan.nodes.with(node);
    Workload &workload = c.add(1);
    workload.nodes = {node.id};
    QCOMPARE(c.run().workloads[0].offering->key, QStringLiteral("c/east/a100"));
    workload.kind = WorkloadKind::Inference;
    QCOMPARE(c.run().workloads[0].offering->key, QStringLiteral("c/east/a"));
    // Smaller machines are still better than none.
    book.offerings.resize(1);
    c.use(book);
    workload.kind = WorkloadKind::Training;
    QCOMPARE(c.run().workloads[0].offering->key, QStringLiteral("c/east/a"));
}

void TestPlacement::theTargetsRegionChooses()
{
    Case c;
    c.add(1);
    QCOMPARE(c.run().workloads[0].offering->key, QStringLiteral("c/east/a100"));
    Site site = *c.input.plan.sites.find({11});
    site.region = QStringLiteral("West");
    c.input.plan.sites = c.input.plan.sites.with(site);
    QCOMPARE(c.run().workloads[0].offering->key, QStringLiteral("c/west/a100"));
    site.region.clear();
    c.input.plan.sites = c.input.plan.sites.with(site);
    QCOMPARE(c.run().workloads[0].offering->key, QStringLiteral("c/west/a100"));
    site.region = QStringLiteral("north");
    c.input.plan.sites = c.input.plan.sites.with(site);
    QVERIFY(has(c.run(), FindingKind::NoOffering));
    Settings settings = c.input.plan.general();
    settings.target = {};
    c.input.plan.settings = c.input.plan.settings.with(settings);
    QVERIFY(has(c.run(), FindingKind::NoTarget));
}

void TestPlacement::quotesGoBeforeTheBook_data()
{
    QTest::addColumn<QString>("validUntil");
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("expected");
    QTest::newRow("valid, though dearer") << "2026-03-01"
                                          << "q"
                                          << "stay=- reserved=- on-demand=8030 spot=- -> on-demand container";
    QTest::newRow("without an end") << ""
                                    << "q"
                                    << "stay=- reserved=- on-demand=8030 spot=- -> on-demand container";
    QTest::newRow("run out") << "2026-02-28"
                             << "q"
                             << "stay=- reserved=3650 on-demand=7300 spot=- -> reserved container";
    QTest::newRow("of an offering of the book")
        << ""
        << "c"
        << "stay=- reserved=3650 on-demand=8030 spot=- -> reserved container";
}

void TestPlacement::quotesGoBeforeTheBook()
{
    QFETCH(QString, validUntil);
    QFETCH(QString, provider);
    Case c;
    c.add(1);
    Quote quote = quoted("88 CNY", Term::OnDemand, provider == u"c" ? "a100" : "big");
    quote.provider = provider;
    if (!validUntil.isEmpty())
        quote.validUntil = QDate::fromString(validUntil, Qt::ISODate);
    c.input.plan.quotes = c.input.plan.quotes.with(quote);
    QTEST(only(c), "expected");
}

void TestPlacement::pinsAreKept()
{
    Case c;
    Workload &workload = c.add(1);
    workload.pinnedTerm = Term::OnDemand;
    workload.pinnedOffering = QStringLiteral("c/east/h100");
    const PlacementResult result = c.run();
    QCOMPARE(int(result.workloads[0].term), int(Term::OnDemand));
    QCOMPARE(result.workloads[0].offering->key, QStringLiteral("c/east/h100"));
    QCOMPARE(int(result.workloads[0].reasons.front()), int(Reason::Pinned));
    QVERIFY(!has(result, FindingKind::PinRefused));
    workload.pinnedTerm = Term::Stay;
    QCOMPARE(int(c.run().workloads[0].term), int(Term::Stay));
    workload.pinnedTerm.reset();
    workload.method = Method::Stay;
    QCOMPARE(int(c.run().workloads[0].term), int(Term::Stay));
}

void TestPlacement::pinsThatCannotBeKeptAreFindings_data()
{
    QTest::addColumn<Term>("term");
    QTest::addColumn<bool>("checkpoints");
    QTest::addColumn<bool>("hasWave");
    QTest::addColumn<QString>("offering");
    QTest::newRow("spot without checkpoints") << Term::Spot << false << true << "c/east/a100";
    QTest::newRow("spot without a price") << Term::Spot << true << true << "c/east/h100";
    QTest::newRow("reserved without a price") << Term::Reserved << false << true << "c/east/h100";
    QTest::newRow("no wave to move with") << Term::OnDemand << false << false << "c/east/a100";
}

void TestPlacement::pinsThatCannotBeKeptAreFindings()
{
    QFETCH(Term, term);
    QFETCH(bool, checkpoints);
    QFETCH(bool, hasWave);
    QFETCH(QString, offering);
    Case c;
    Workload &workload = c.add(1);
    workload.pinnedTerm = term;
    workload.checkpoints = checkpoints;
    workload.pinnedOffering = offering;
    if (!hasWave)
        workload.wave = {};
    const PlacementResult result = c.run();
    QVERIFY(has(result, FindingKind::PinRefused));
    QVERIFY(result.workloads[0].term != term);
}

void TestPlacement::aPinnedOfferingThatIsGoneBlocks()
{
    Case c;
    c.add(1).pinnedOffering = QStringLiteral("c/east/sold-out");
    const PlacementResult result = c.run();
    QCOMPARE(int(severityOf(result, FindingKind::PinnedOfferingGone)), int(Severity::Blocking));
    QVERIFY(!result.workloads[0].offering);
    QCOMPARE(int(result.workloads[0].term), int(Term::Stay));
}

void TestPlacement::pricesAreConverted()
{
    Case c;
    PriceBook book = smallBook();
    book.offerings = {machine("c/east/a100", "A100-SXM4-80GB", {priced("8 USD", PriceTerm::OnDemand)})};
    c.use(book);
    ExchangeRate rate;
    rate.id = {60};
    rate.from = *Currency::fromText(QStringLiteral("USD"));
    rate.to = cny;
    rate.rate = *Decimal::fromText(QStringLiteral("7.2"));
    rate.date = QDate(2026, 2, 1);
    c.input.plan.exchangeRates = c.input.plan.exchangeRates.with(rate);
    c.add(1);
    const PlacementResult result = c.run();
    QCOMPARE(text(result.workloads[0]),
             QStringLiteral("stay=- reserved=- on-demand=5256 spot=- -> on-demand container"));
    QVERIFY(!has(result, FindingKind::MissingRate));
}

void TestPlacement::pricesWithoutARateAreUnknown()
{
    Case c;
    PriceBook book = smallBook();
    book.offerings = {machine("c/east/a100", "A100-SXM4-80GB", {priced("8 USD", PriceTerm::OnDemand)})};
    c.use(book);
    c.add(1);
    c.add(2);
    const PlacementResult result = c.run();
    QCOMPARE(int(result.workloads[0].options[2].reason), int(Reason::NoExchangeRate));
    QCOMPARE(int(severityOf(result, FindingKind::MissingRate)), int(Severity::Blocking));
    QCOMPARE(result.findings.size(), std::size_t(1));
    QCOMPARE(std::get<Money>(result.findings[0].values[0]).toText(), QStringLiteral("1 USD"));
}

void TestPlacement::noDemandHasNoFigure()
{
    Case c;
    c.add(1);
    c.demand().mean.reset();
    const PlacementResult result = c.run();
    QCOMPARE(text(result.workloads[0]), QStringLiteral("stay=- reserved=- on-demand=- spot=- -> stay stay"));
    QCOMPARE(int(result.workloads[0].reasons.front()), int(Reason::NoDemand));
    QVERIFY(has(result, FindingKind::NoDemand));
}

void TestPlacement::noBookIsAFinding()
{
    Case c;
    c.input.book.reset();
    c.add(1);
    QCOMPARE(int(severityOf(c.run(), FindingKind::NoPriceBook)), int(Severity::Blocking));
    c.input.plan.quotes = c.input.plan.quotes.with(quoted("88 CNY", Term::OnDemand));
    const PlacementResult result = c.run();
    QVERIFY(!has(result, FindingKind::NoPriceBook));
    QCOMPARE(int(result.workloads[0].term), int(Term::OnDemand));
    QCOMPARE(result.workloads[0].offering->quote, (RowRef{RowKind::Quote, 50}));
}

void TestPlacement::unknownCardsCountOneToOne()
{
    Case c;
    c.add(1);
    c.demand().accelerator = QStringLiteral("Abacus 9000");
    const PlacementResult result = c.run();
    QVERIFY(has(result, FindingKind::UnknownAccelerator));
    QCOMPARE(result.workloads[0].offering->equivalence, 1.0);
    // A card of the book that nobody can compare is not taken by itself, however cheap.
    Case other;
    PriceBook book = smallBook();
    book.offerings.push_back(machine("c/east/z", "Abacus 9000", {priced("1 CNY", PriceTerm::OnDemand)}));
    other.use(book);
    Workload &workload = other.add(1);
    QCOMPARE(other.run().workloads[0].offering->key, QStringLiteral("c/east/a100"));
    workload.pinnedOffering = QStringLiteral("c/east/z");
    QVERIFY(!has(other.run(), FindingKind::PinnedOfferingGone));
}

void TestPlacement::examplesAndOldPricesAreNoted()
{
    Case c;
    c.add(1);
    QVERIFY(!has(c.run(), FindingKind::OldPrice));
    PriceBook book = smallBook();
    for (Offering &offering : book.offerings) {
        for (Price &price : offering.prices)
            price.asOf = QDate(2025, 11, 30);
    }
    c.use(book);
    c.add(1);
    const PlacementResult old = c.run();
    QCOMPARE(old.findings.size(), std::size_t(1));
    QCOMPARE(int(old.findings[0].kind), int(FindingKind::OldPrice));
    QCOMPARE(std::get<Decimal>(old.findings[0].values[0]), Decimal::whole(91));
    for (Offering &offering : book.offerings) {
        for (Price &price : offering.prices)
            price.asOf = QDate(2025, 12, 1);
    }
    c.use(book);
    QVERIFY(!has(c.run(), FindingKind::OldPrice));
    book.isExample = true;
    c.use(book);
    QVERIFY(has(c.run(), FindingKind::ExamplePrices));
}

void TestPlacement::everyFigureHasALineThatLeadsToItsPrice()
{
    Case c;
    c.add(1).checkpoints = true;
    c.measure({4, 4, 4, 8});
    c.input.stayPerMonth[{20}] = money("1 CNY");
    const PlacementResult result = c.run();
    for (const PlacementOption &option : result.workloads[0].options) {
        const Line &line = result.lines.at(option.line);
        QCOMPARE(std::get<Money>(line.value), *option.perMonth);
        QVERIFY(!line.operands.empty());
    }
    // Reserved = committed + overflow; committed leads to the price and to where it was read.
    const Line &sum = result.lines.at(result.workloads[0].options[1].line);
    Money parts;
    for (const Operand &operand : sum.operands)
        parts += std::get<Money>(operand.value);
    QCOMPARE(parts, *result.workloads[0].options[1].perMonth);
    const Line &committed = result.lines.at(std::get<LineRef>(sum.operands[0].origin));
    QCOMPARE(int(committed.formula), int(Formula::CommittedCost));
    const Line &price = result.lines.at(std::get<LineRef>(committed.operands.back().origin));
    const PriceRef ref = std::get<PriceRef>(price.operands[0].origin);
    QCOMPARE(ref, (PriceRef{QStringLiteral("book"), QStringLiteral("c/east/a100"),
                            QStringLiteral("2026-02-01"), QStringLiteral("list")}));
}

void TestPlacement::aPinNeverChangesOtherWorkloads()
{
    const auto others = [](std::optional<Term> pinned, const char *offering) {
        Case c;
        for (int i = 0; i < 5; ++i)
            c.add(i + 0.5).checkpoints = i % 2 == 0;
        c.m_workloads[2].pinnedTerm = pinned;
        c.m_workloads[2].pinnedOffering = QLatin1String(offering);
        QStringList texts;
        for (const WorkloadPlacement &placed : c.run().workloads) {
            if (placed.workload != WorkloadId{22})
                texts.append(text(placed));
        }
        return texts.join(u'\n');
    };
    const QString free = others(std::nullopt, "");
    for (const Term term : {Term::Stay, Term::OnDemand, Term::Reserved, Term::Spot}) {
        QCOMPARE(others(term, ""), free);
        QCOMPARE(others(term, "c/west/a100"), free);
        QCOMPARE(others(term, "gone"), free);
    }
}

void TestPlacement::moreDemandNeverCostsLess()
{
    std::mt19937 random(11);
    for (int round = 0; round < 100; ++round) {
        std::vector<double> less(60);
        for (double &hour : less)
            hour = static_cast<double>(random() % 32) / 2;
        std::vector<double> more = less;
        for (double &hour : more)
            hour += static_cast<double>(random() % 4) / 2;
        std::vector<WorkloadPlacement> placed;
        for (const auto &hours : {less, more}) {
            Case c;
            c.add(0).checkpoints = true;
            c.measure(hours);
            placed.push_back(c.run().workloads[0]);
        }
        for (std::size_t i = 1; i < placed[0].options.size(); ++i) {
            const Money &a = *placed[0].options[i].perMonth;
            const Money &b = *placed[1].options[i].perMonth;
            QVERIFY2(a.micros <= b.micros, qPrintable(text(placed[0]) + u'\n' + text(placed[1])));
        }
    }
}

void TestPlacement::stopsWhenAsked()
{
    Case c;
    c.add(1);
    c.run();
    std::stop_source source;
    source.request_stop();
    QVERIFY(placement(c.input, source.get_token()).workloads.empty());
}

QTEST_GUILESS_MAIN(TestPlacement)
#include "tst_placement.moc"

#include "model/exchange/sampleplan.h"

#include "model/exchange/samplehistory.h"
#include "model/plan/edits.h"

#include <QCoreApplication>

namespace portolan {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SamplePlan)
};

Money yuan(std::int64_t whole)
{
    return {whole * Decimal::one, *Currency::fromText(QStringLiteral("CNY"))};
}

Bytes gigabytes(std::int64_t count)
{
    return Bytes::gigabytes(count);
}

Decimal hundredths(std::int64_t count)
{
    return {count * Decimal::one / 100};
}

QString said()
{
    return Words::tr("Example value; replace by your own");
}

/// Goes on from edit to edit and keeps the first refusal.
class Maker
{
public:
    Maker(Plan plan, const SampleSize &size) : m_plan(std::move(plan)), m_size(size) {}

    const SampleSize &size() const { return m_size; }
    const Plan &plan() const { return m_plan; }
    void apply(const Edit &edit)
    {
        if (m_refusal)
            return;
        Result<Plan> next = edit(m_plan);
        if (next)
            m_plan = std::move(*next);
        else
            m_refusal = Refusal{next.error()};
    }
    template <class Row>
    Id<Row> add(const Row &row)
    {
        const Id<Row> id{nextId(m_plan)};
        apply([&](const Plan &plan) { return addRow(plan, row); });
        return id;
    }
    template <class Row>
    void change(const Row &row)
    {
        apply([&](const Plan &plan) { return changeRow(plan, row); });
    }
    void assume(AssumptionKey key, Decimal value)
    {
        apply([&](const Plan &plan) { return setAssumption(plan, key, value, said()); });
    }
    const std::optional<Refusal> &refusal() const { return m_refusal; }

private:
    Plan m_plan;
    SampleSize m_size;
    std::optional<Refusal> m_refusal;
};

/// What later rows of the sample refer to.
struct Rows
{
    SiteId room, cloud;
    QList<NodeId> nodes;
    TeamId language, vision, platform;
    WaveId first, second;
    ExternalServiceId registry, mirror, tracker, identity;
    LicenseId codec, solver;
    DatasetId workspaces, models, tokens, images, checkpoints, crawl, archive, recordings;
};

void addSites(Maker &maker, Rows &rows)
{
    Site room = maker.plan().sites.at(0);
    room.name = Words::tr("Machine room");
    room.notes = Words::tr("Own room, power for 120 kW");
    rows.room = room.id;
    maker.change(room);
    Site cloud;
    cloud.name = Words::tr("Example Cloud, north-1");
    cloud.kind = SiteKind::Cloud;
    cloud.region = QStringLiteral("north-1");
    cloud.zone = sampleZone();
    rows.cloud = maker.add(cloud);
    Settings settings = maker.plan().general();
    settings.target = rows.cloud;
    settings.seed = static_cast<std::int64_t>(maker.size().seed & 0x7fffffff);
    settings.holidays = {QDate(2026, 4, 6), QDate(2026, 5, 1), QDate(2026, 5, 4), QDate(2026, 5, 5),
                         QDate(2026, 6, 19)};
    maker.change(settings);
    for (int node = 0; node < maker.size().nodes; ++node) {
        Node row = sampleNode(maker.size(), node);
        row.site = rows.room;
        rows.nodes.append(maker.add(row));
    }
}

void addTeams(Maker &maker, Rows &rows)
{
    const auto team = [&](const QString &name, const char *costCentre) {
        Team row;
        row.name = name;
        row.costCentre = QLatin1String(costCentre);
        return maker.add(row);
    };
    rows.language = team(Words::tr("Large-model fine-tuning"), "CC-410");
    rows.vision = team(Words::tr("Vision training"), "CC-420");
    rows.platform = team(Words::tr("Development and platform"), "CC-400");
}

void addSurroundings(Maker &maker, Rows &rows)
{
    const auto service = [&](const QString &name, const QString &purpose, int boundForDays) {
        ExternalService row;
        row.name = name;
        row.purpose = purpose;
        row.boundToSite = boundForDays > 0;
        row.leadDays = boundForDays;
        return maker.add(row);
    };
    rows.registry = service(Words::tr("Private image registry"), Words::tr("Container images"), 10);
    rows.mirror = service(Words::tr("Package mirror"), Words::tr("Python and system packages"), 5);
    rows.tracker = service(Words::tr("Experiment tracker"), Words::tr("Metrics and curves of all runs"), 7);
    rows.identity = service(Words::tr("Identity provider"), Words::tr("Sign-in of staff"), 0);
    License codec;
    codec.name = Words::tr("Video decoder licence");
    codec.vendor = Words::tr("Example Media Tools");
    codec.binding = LicenseBinding::Hardware;
    codec.leadDays = 30;
    codec.transferPrice = yuan(18'000);
    codec.notes = Words::tr("Licence server in the machine room, bound to its network card");
    rows.codec = maker.add(codec);
    License solver;
    solver.name = Words::tr("Sensor solver licence");
    solver.vendor = Words::tr("Example Simulation");
    solver.binding = LicenseBinding::Floating;
    solver.leadDays = 10;
    solver.expires = QDate(2027, 6, 30);
    rows.solver = maker.add(solver);
}

void addRoads(Maker &maker)
{
    Road internet;
    internet.name = Words::tr("Internet line, 1 Gbit/s");
    internet.bandwidth = Bandwidth::gigabits(1);
    internet.efficiency = hundredths(93);
    internet.pricePerGigabyte = yuan(0);
    internet.notes = Words::tr("Paid for already; sending to the cloud is free");
    maker.add(internet);
    Road leased;
    leased.name = Words::tr("Leased line, 10 Gbit/s");
    leased.bandwidth = Bandwidth::gigabits(10);
    leased.efficiency = hundredths(95);
    leased.leadDays = 45;
    leased.setupPrice = yuan(15'000);
    leased.pricePerMonth = yuan(30'000);
    maker.add(leased);
    Road media;
    media.name = Words::tr("Shipped storage devices");
    media.kind = RoadKind::Media;
    media.deviceCapacity = Bytes::terabytes(72);
    media.copyBytesPerSecond = 600'000'000;
    media.devices = 2;
    media.leadDays = 7;
    media.shipDays = 2;
    media.returnDays = 2;
    media.ingestDays = 3;
    media.pricePerDeviceTrip = yuan(5'000);
    maker.add(media);
}

void addWaves(Maker &maker, Rows &rows)
{
    Wave first;
    first.name = Words::tr("Development and small experiments");
    first.rollbackDays = 21;
    first.notes = Words::tr("Proves drivers and images");
    rows.first = maker.add(first);
    Wave second;
    second.name = Words::tr("Production training");
    second.notBefore = maker.size().start.addDays(42);
    second.rollbackDays = 28;
    rows.second = maker.add(second);
}

struct DatasetNumbers
{
    Temperature temperature = Temperature::Hot;
    std::int64_t gigabytes = 0;
    std::int64_t files = 0;
    std::int64_t changedGigabytes = 0; ///< a day
    int compressedPercent = 100;
    int duplicatePercent = 0;
    int growthPercent = 0; ///< a year
};

void addDatasets(Maker &maker, Rows &rows)
{
    const auto dataset = [&](const QString &name, WaveId wave, const DatasetNumbers &numbers) {
        Dataset row;
        row.name = name;
        row.site = rows.room;
        row.temperature = numbers.temperature;
        row.size = gigabytes(numbers.gigabytes);
        row.files = numbers.files;
        row.changePerDay = gigabytes(numbers.changedGigabytes);
        row.compressionRatio = hundredths(numbers.compressedPercent);
        row.duplicateShare = hundredths(numbers.duplicatePercent);
        row.growthPerYear = hundredths(numbers.growthPercent);
        row.wave = wave;
        row.mayLeave = wave.isSet();
        return maker.add(row);
    };
    using enum Temperature;
    rows.workspaces =
        dataset(Words::tr("Development workspaces"), rows.first, {Hot, 1'200, 6'400'000, 25, 60, 15, 20});
    rows.models = dataset(Words::tr("Base models"), rows.first, {Hot, 800, 2'100, 4, 100, 0, 30});
    rows.tokens = dataset(Words::tr("Tokenised text"), rows.second, {Hot, 6'000, 48'000, 20, 85, 0, 40});
    rows.images = dataset(Words::tr("Labelled images"), rows.second, {Hot, 9'000, 71'000'000, 30, 98, 4, 25});
    rows.checkpoints =
        dataset(Words::tr("Checkpoints"), rows.second, {Warm, 14'000, 96'000, 400, 92, 25, 30});
    rows.crawl = dataset(Words::tr("Raw text"), rows.second, {Warm, 22'000, 310'000, 40, 35, 10, 20});
    rows.archive = dataset(Words::tr("Image and video archive"), rows.second,
                           {Cold, 100'000, 38'000'000, 60, 100, 0, 15});
    rows.recordings =
        dataset(Words::tr("Customers' recordings"), WaveId{}, {Cold, 3'000, 240'000, 2, 100, 0, 5});
}

/// What is the same in all workloads of the sample: they run on the nodes of their slots. One that states no
/// memory needs cards as large as today's.
Workload workloadOn(const Maker &maker, const Rows &rows, int firstSlot, int lastSlot)
{
    Workload row;
    for (const int node : sampleNodes(maker.size(), firstSlot, lastSlot))
        row.nodes.append(rows.nodes[node]);
    row.services = {rows.registry, rows.identity};
    // Where a small cluster has several workloads on a node, the node is split by the slots they would fill.
    row.statedAccelerators = Decimal::whole(sampleCardsPerNode * (lastSlot - firstSlot + 1));
    return row;
}

void addLanguageWork(Maker &maker, const Rows &rows)
{
    Workload foundation = workloadOn(maker, rows, 0, 3);
    foundation.name = Words::tr("Foundation model fine-tuning");
    foundation.kind = WorkloadKind::FineTuning;
    foundation.team = rows.language;
    foundation.wave = rows.second;
    foundation.memoryPerAccelerator = gigabytes(74);
    foundation.checkpoints = true;
    foundation.datasets = {rows.models, rows.tokens, rows.checkpoints, rows.crawl};
    foundation.services.append(rows.tracker);
    maker.add(foundation);
    Workload instruction = workloadOn(maker, rows, 4, 5);
    instruction.name = Words::tr("Instruction tuning");
    instruction.kind = WorkloadKind::FineTuning;
    instruction.team = rows.language;
    instruction.wave = rows.second;
    instruction.memoryPerAccelerator = gigabytes(72);
    instruction.checkpoints = true;
    instruction.datasets = {rows.models, rows.tokens, rows.checkpoints};
    instruction.services.append(rows.tracker);
    maker.add(instruction);
    Workload preference = workloadOn(maker, rows, 6, 6);
    preference.name = Words::tr("Preference tuning");
    preference.team = rows.language;
    preference.wave = rows.second;
    preference.memoryPerAccelerator = gigabytes(70);
    preference.datasets = {rows.models, rows.tokens};
    preference.notes = Words::tr("Generator and learner share memory; a stop loses the run");
    maker.add(preference);
}

void addVisionWork(Maker &maker, const Rows &rows)
{
    Workload detection = workloadOn(maker, rows, 7, 8);
    detection.name = Words::tr("Detection training");
    detection.team = rows.vision;
    detection.wave = rows.second;
    detection.checkpoints = true;
    detection.datasets = {rows.images, rows.archive};
    detection.services.append(rows.tracker);
    maker.add(detection);
    Workload segmentation = workloadOn(maker, rows, 9, 9);
    segmentation.name = Words::tr("Segmentation training");
    segmentation.team = rows.vision;
    segmentation.wave = rows.second;
    segmentation.checkpoints = true;
    segmentation.datasets = {rows.images};
    maker.add(segmentation);
    Workload video = workloadOn(maker, rows, 10, 11);
    video.name = Words::tr("Video pre-training");
    video.team = rows.vision;
    video.wave = rows.second;
    video.memoryPerAccelerator = gigabytes(70);
    video.datasets = {rows.archive, rows.checkpoints};
    video.licenses = {rows.codec};
    video.notes = Words::tr("Waits for data often; does not checkpoint yet");
    maker.add(video);
    Workload search = workloadOn(maker, rows, 12, 12);
    search.name = Words::tr("Image search service");
    search.kind = WorkloadKind::Inference;
    search.team = rows.vision;
    search.wave = rows.second;
    search.method = Method::Platform;
    search.datasets = {rows.models};
    maker.add(search);
    Workload simulation = workloadOn(maker, rows, 15, 15);
    simulation.name = Words::tr("Sensor simulation");
    simulation.kind = WorkloadKind::Simulation;
    simulation.team = rows.vision;
    simulation.method = Method::Stay;
    simulation.memoryPerAccelerator = gigabytes(24);
    simulation.datasets = {rows.recordings};
    simulation.licenses = {rows.solver};
    simulation.notes = Words::tr("Stays: the recordings may not leave the company");
    maker.add(simulation);
}

void addPlatformWork(Maker &maker, const Rows &rows)
{
    Workload notebooks = workloadOn(maker, rows, 13, 13);
    notebooks.name = Words::tr("Notebooks and development");
    notebooks.kind = WorkloadKind::Development;
    notebooks.team = rows.platform;
    notebooks.wave = rows.first;
    notebooks.method = Method::Vm;
    notebooks.datasets = {rows.workspaces, rows.models};
    notebooks.services.append(rows.mirror);
    maker.add(notebooks);
    Workload experiments = workloadOn(maker, rows, 14, 14);
    experiments.name = Words::tr("Small experiments");
    experiments.team = rows.platform;
    experiments.wave = rows.first;
    experiments.statedAccelerators = Decimal::whole(6);
    experiments.checkpoints = true;
    experiments.datasets = {rows.workspaces, rows.models};
    experiments.services.append(rows.tracker);
    maker.add(experiments);
    Workload builds = workloadOn(maker, rows, 14, 14);
    builds.name = Words::tr("Image builds and regression tests");
    builds.kind = WorkloadKind::Development;
    builds.team = rows.platform;
    builds.wave = rows.first;
    builds.statedAccelerators = Decimal::whole(2);
    builds.datasets = {rows.workspaces};
    builds.services.append(rows.mirror);
    maker.add(builds);
}

TaskId taskOf(const Plan &plan, WaveId wave, TaskKind kind)
{
    for (const Task &task : plan.tasks) {
        if (task.wave == wave && task.kind == kind)
            return task.id;
    }
    return {};
}

void addSchedule(Maker &maker, const Rows &rows)
{
    for (const WaveId wave : {rows.first, rows.second})
        maker.apply([&](const Plan &plan) { return addTemplateTasks(plan, wave); });
    Task move;
    move.name = Words::tr("Have the decoder licence moved");
    move.wave = rows.second;
    move.duration = TimeSpan::days(20);
    const TaskId moved = maker.add(move);
    Dependency link;
    link.from = moved;
    link.to = taskOf(maker.plan(), rows.second, TaskKind::CutOver);
    maker.add(link);
}

void addMeans(Maker &maker, const Rows &rows)
{
    const Month first = Month::of(maker.size().start);
    const auto budget = [&](TeamId team, std::int64_t thisYear, std::int64_t later) {
        const auto scaled = [&](std::int64_t whole) {
            return times(yuan(whole), maker.size().nodes, sampleSlots);
        };
        Budget row;
        row.team = team;
        row.first = first;
        row.last = first + 9;
        row.perMonth = scaled(thisYear);
        maker.add(row);
        row.first = first + 10;
        row.last = first + 35;
        row.perMonth = scaled(later);
        maker.add(row);
    };
    budget(rows.language, 560'000, 600'000);
    budget(rows.vision, 560'000, 560'000);
    budget(rows.platform, 190'000, 120'000);
    ExchangeRate rate;
    rate.from = *Currency::fromText(QStringLiteral("USD"));
    rate.to = *Currency::fromText(QStringLiteral("CNY"));
    rate.rate = hundredths(710);
    rate.date = maker.size().start.addDays(-3);
    rate.source = Words::tr("Example rate; replace by your bank's");
    maker.add(rate);
    maker.assume(AssumptionKey::DemandGrowth, hundredths(20));
    maker.assume(AssumptionKey::DepreciationYears, Decimal::whole(4));
    maker.assume(AssumptionKey::MaintenanceShare, hundredths(8));
    maker.assume(AssumptionKey::StaffPerNode, Decimal::whole(75'000));
    maker.assume(AssumptionKey::SpacePrice, Decimal::whole(1'000));
    maker.assume(AssumptionKey::EnergyPrice, hundredths(92));
    maker.assume(AssumptionKey::PowerUsage, hundredths(155));
}

void addScenarios(Maker &maker)
{
    Scenario growth;
    growth.name = Words::tr("Growth 40 %");
    growth.overrides = {Override{AssumptionKey::DemandGrowth, hundredths(40)}};
    maker.add(growth);
    Scenario cheaper;
    cheaper.name = Words::tr("Prices down 10 %");
    cheaper.overrides = {Override{AssumptionKey::PriceChange, hundredths(-10)}};
    maker.add(cheaper);
}

void addBooks(Maker &maker, const std::vector<SampleBook> &books)
{
    for (auto book = books.rbegin(); book != books.rend(); ++book)
        maker.apply([&](const Plan &plan) { return usePriceBook(plan, book->name, book->content); });
}

} // namespace

Result<SamplePlan> samplePlan(const SampleOptions &options)
{
    const QString source = Words::tr("Sample logs, %n day(s) by the minute", nullptr, options.size.days);
    const auto usage = std::make_shared<const UsageDataset>(sampleUsage(options.size, source));
    Maker maker(newPlan(Words::tr("Sample: GPU cluster to the cloud"), yuan(0).currency, sampleZone(),
                        options.size.start),
                options.size);
    Rows rows;
    addSites(maker, rows);
    addTeams(maker, rows);
    addSurroundings(maker, rows);
    addRoads(maker);
    addWaves(maker, rows);
    addDatasets(maker, rows);
    addLanguageWork(maker, rows);
    addVisionWork(maker, rows);
    addPlatformWork(maker, rows);
    addSchedule(maker, rows);
    addMeans(maker, rows);
    addScenarios(maker);
    addBooks(maker, options.books);
    maker.apply([&](const Plan &plan) { return addUsage(plan, source, contentName(*usage)); });
    if (maker.refusal())
        return *maker.refusal();
    return SamplePlan{maker.plan(), usage};
}

} // namespace portolan

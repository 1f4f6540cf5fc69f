// Runs a fuzz target without libFuzzer: the empty input, each seed as it is, then seeded mutations of them.
// The same rounds and seeds give the same inputs on every machine, so a failure can be repeated. Usage:
// fuzz_x ROUNDS SEED-FOLDER, or fuzz_x FILE... for single inputs.

#include <QByteArray>
#include <QDir>
#include <QFile>

#include <cstdio>
#include <random>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

namespace {

class Mutation
{
public:
    explicit Mutation(std::vector<QByteArray> seeds) : m_seeds(std::move(seeds)) {}

    QByteArray next()
    {
        QByteArray input = m_seeds[below(m_seeds.size())];
        for (std::size_t change = 0, changes = 1 + below(4); change < changes; ++change)
            mutate(input);
        return input;
    }

private:
    // The distributions of the standard library differ between implementations; the engine does not.
    std::size_t below(std::size_t end) { return static_cast<std::size_t>(m_engine() % end); }
    qsizetype place(const QByteArray &input)
    {
        return static_cast<qsizetype>(below(static_cast<std::size_t>(input.size()) + 1));
    }
    QByteArray noise(std::size_t longest)
    {
        QByteArray bytes;
        for (std::size_t i = 0, size = 1 + below(longest); i < size; ++i)
            bytes.append(static_cast<char>(below(256)));
        return bytes;
    }

    void mutate(QByteArray &input)
    {
        static const QByteArray edges("\x00\xff\x7f\x80\n\r,;\"'{}[]0-.\t ", 19);
        const qsizetype at = place(input);
        const qsizetype length = static_cast<qsizetype>(1 + below(64));
        switch (below(8)) {
        case 0:
            input.insert(at, noise(16));
            break;
        case 1:
            input.remove(at, length);
            break;
        case 2:
            input.truncate(at);
            break;
        case 3:
            input.insert(at, input.mid(place(input), length));
            break;
        case 4:
            input.insert(at, m_seeds[below(m_seeds.size())].mid(place(input), 4 * length));
            break;
        case 5:
            input.replace(at, 1, QByteArray(1, edges[static_cast<qsizetype>(below(edges.size()))]));
            break;
        case 6:
            if (at < input.size())
                input[at] = static_cast<char>(input[at] ^ (1 << below(8)));
            break;
        default:
            input.replace(at, length, noise(64));
        }
    }

    std::vector<QByteArray> m_seeds;
    std::mt19937_64 m_engine{20260301};
};

std::vector<QByteArray> seedsIn(const QString &folder)
{
    std::vector<QByteArray> seeds{QByteArray()};
    const QDir dir(folder);
    for (const QString &name : dir.entryList(QDir::Files, QDir::Name)) {
        QFile file(dir.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            seeds.push_back(file.readAll());
    }
    return seeds;
}

void tryInput(const QByteArray &input)
{
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(input.constData()),
                           static_cast<std::size_t>(input.size()));
}

} // namespace

int main(int argc, char **argv)
{
    bool isNumber = false;
    const int rounds = argc == 3 ? QByteArray(argv[1]).toInt(&isNumber) : 0;
    if (!isNumber) {
        for (int i = 1; i < argc; ++i) {
            QFile file(QString::fromLocal8Bit(argv[i]));
            if (!file.open(QIODevice::ReadOnly))
                return std::fprintf(stderr, "%s cannot be read.\n", argv[i]), 2;
            tryInput(file.readAll());
        }
        return argc > 1 ? 0 : 2;
    }
    const auto seeds = seedsIn(QString::fromLocal8Bit(argv[2]));
    for (const QByteArray &seed : seeds)
        tryInput(seed);
    Mutation mutation(seeds);
    for (int round = 0; round < rounds; ++round)
        tryInput(mutation.next());
    std::printf("%d mutations of %zu seeds\n", rounds, seeds.size());
    return 0;
}

#include "model/exchange/samplelogs.h"

#include "model/exchange/samplehistory.h"
#include "model/plan/celltext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <charconv>

namespace portolan {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SamplePlan)
};

constexpr qsizetype bufferSize = 1 << 20;
constexpr int cardMemory = 81'920; ///< MiB

/// Text of a log, written out a megabyte at a time.
class LogText
{
public:
    explicit LogText(QFile &file) : m_file(file) { m_text.reserve(bufferSize + 4096); }

    LogText &operator<<(QByteArrayView text)
    {
        m_text.append(text.data(), text.size());
        return *this;
    }
    LogText &operator<<(int number)
    {
        char digits[16];
        const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
        m_text.append(digits, end - digits);
        return *this;
    }
    LogText &padded(int number, int width)
    {
        for (int limit = 10; width > 1; --width, limit *= 10) {
            if (number < limit)
                m_text.append('0');
        }
        return *this << number;
    }
    void endRow()
    {
        m_text.append('\n');
        if (m_text.size() >= bufferSize)
            flush();
    }
    void flush()
    {
        m_isWritten = m_isWritten && m_file.write(m_text) == m_text.size();
        m_text.resize(0);
    }
    bool isWritten() const { return m_isWritten; }

private:
    QFile &m_file;
    QByteArray m_text;
    bool m_isWritten = true;
};

struct LoggedCard
{
    QByteArray start; ///< ", NAME, UUID, INDEX, "
    std::vector<std::uint8_t> utilization;
    SampleDraw draw{0};
};

void writeRow(LogText &log, LoggedCard &card, QByteArrayView time, std::uint8_t utilization)
{
    log << time << ".";
    // Each card answers a little later than the one before, all within half a second.
    log.padded(card.draw.below(480), 3) << card.start;
    const bool isKnown = utilization != SampleHistory::notAvailable;
    const int load = isKnown ? utilization : 50;
    if (isKnown)
        log << load << " %, " << load * 6 / 10 << " %, ";
    else
        log << "[N/A], [N/A], ";
    log << (load > 0 ? 18'000 + load * 560 + card.draw.below(900) : 4) << " MiB, " << cardMemory << " MiB, ";
    log << 58 + load * 33 / 10 + card.draw.below(12) << ".";
    log.padded(card.draw.below(100), 2) << " W, " << 29 + load * 38 / 100 + card.draw.below(4);
    log.endRow();
}

QByteArray localHour(std::int64_t seconds, const Zone &zone)
{
    return zone.local({seconds}).toString(QStringLiteral("yyyy/MM/dd HH:")).toLatin1();
}

bool writeHost(QFile &file, const SampleHistory &history, int node, const std::stop_token &stop)
{
    std::vector<LoggedCard> cards(sampleCardsPerNode);
    for (int index = 0; index < sampleCardsPerNode; ++index) {
        LoggedCard &card = cards[static_cast<std::size_t>(index)];
        card.start = QStringLiteral(", %1, %2, %3, ")
                         .arg(sampleCardName(node, history.size()), sampleUuid(history.size(), node, index))
                         .arg(index)
                         .toLatin1();
        card.utilization = history.utilization(node, index);
        card.draw = SampleDraw(history.size().seed, node, index, 9);
    }
    LogText log(file);
    log << "timestamp, name, uuid, index, utilization.gpu [%], utilization.memory [%], memory.used [MiB], "
           "memory.total [MiB], power.draw [W], temperature.gpu";
    log.endRow();
    const Zone zone = sampleZone();
    QByteArray hour;
    for (int minute = 0; minute < history.minutes() && !stop.stop_requested(); ++minute) {
        const std::int64_t seconds = history.timeOf(node, minute);
        if (minute % 60 == 0)
            hour = localHour(seconds, zone);
        const QByteArray time = hour + QByteArray::number(100 + minute % 60).mid(1) + ':' +
                                QByteArray::number(100 + seconds % 60).mid(1);
        for (LoggedCard &card : cards) {
            const std::uint8_t value = card.utilization[static_cast<std::size_t>(minute)];
            if (value != SampleHistory::noRow)
                writeRow(log, card, time, value);
        }
    }
    log.flush();
    return log.isWritten() && file.flush();
}

QString quoted(const QString &cell)
{
    return cell.contains(u',') ? u'"' + cell + u'"' : cell;
}

QString nodeLine(const Node &node)
{
    QStringList cells{node.name,
                      Words::tr("Machine room"),
                      node.model,
                      node.accelerators.first().model,
                      cellText(static_cast<int>(node.accelerators.size())),
                      cellText(node.accelerators.first().memory),
                      cellText(node.cpuCores),
                      cellText(node.memory),
                      node.interconnect,
                      node.os,
                      node.driver,
                      node.cuda,
                      cellText(node.purchased),
                      cellText(node.price),
                      cellText(node.kilowatts)};
    std::transform(cells.begin(), cells.end(), cells.begin(), quoted);
    return cells.join(u',');
}

bool writeNodes(QFile &file, const SampleSize &size)
{
    QString text = QStringLiteral(
        "name,site,model,accelerator_model,accelerator_count,accelerator_memory,cpu_cores,memory,"
        "interconnect,os,driver,cuda,purchased,price,kilowatts\n");
    for (int node = 0; node < size.nodes; ++node)
        text += nodeLine(sampleNode(size, node)) + u'\n';
    const QByteArray bytes = text.toUtf8();
    return file.write(bytes) == bytes.size() && file.flush();
}

Refusal notWritten(const QFile &file)
{
    return {Words::tr("“%1” could not be written: %2. Choose another folder or make room.")
                .arg(file.fileName(), file.errorString())};
}

} // namespace

Result<Done> writeSampleLogs(const QString &folder, const SampleSize &size, std::stop_token stop)
{
    const QDir base(folder);
    if (!base.mkpath(QStringLiteral("logs")))
        return Refusal{Words::tr("The folder “%1” could not be made; choose another.").arg(folder)};
    QFile nodes(base.filePath(QStringLiteral("nodes.csv")));
    if (!nodes.open(QIODevice::WriteOnly) || !writeNodes(nodes, size))
        return notWritten(nodes);
    const SampleHistory history(size);
    for (int node = 0; node < size.nodes; ++node) {
        QFile file(base.filePath(QStringLiteral("logs/%1.csv").arg(sampleHost(node))));
        if (!file.open(QIODevice::WriteOnly) || !writeHost(file, history, node, stop))
            return notWritten(file);
        if (stop.stop_requested())
            return Refusal{Words::tr("Writing the sample logs was stopped.")};
    }
    return Done{};
}

} // namespace portolan

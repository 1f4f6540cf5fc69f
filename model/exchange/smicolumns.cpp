#include "model/exchange/smicolumns.h"

#include "model/units/bytes.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(NvidiaSmi)
};

QString example()
{
    return QStringLiteral(
        "nvidia-smi --query-gpu=timestamp,index,uuid,name,memory.total,utilization.gpu --format=csv -l 60");
}

/// A column's name without its unit, and the unit.
struct Heading
{
    QString name;
    QString unit;
};

Heading heading(QString text)
{
    text = text.trimmed();
    if (text.size() > 1 && text.startsWith(u'"') && text.endsWith(u'"'))
        text = text.sliced(1, text.size() - 2).trimmed();
    static const QRegularExpression form(QStringLiteral("^([^\\[]*?)\\s*(?:\\[([^\\]]*)\\])?$"));
    const QRegularExpressionMatch match = form.match(text);
    return {match.captured(1).toLower(), match.captured(2)};
}

bool isOurs(const QString &name)
{
    static const QStringList names{QStringLiteral("timestamp"),       QStringLiteral("utilization.gpu"),
                                   QStringLiteral("index"),           QStringLiteral("uuid"),
                                   QStringLiteral("gpu_uuid"),        QStringLiteral("name"),
                                   QStringLiteral("gpu_name"),        QStringLiteral("pci.bus_id"),
                                   QStringLiteral("gpu_bus_id"),      QStringLiteral("memory.total"),
                                   QStringLiteral("memory.used"),     QStringLiteral("memory.free"),
                                   QStringLiteral("driver_version"),  QStringLiteral("power.draw"),
                                   QStringLiteral("temperature.gpu"), QStringLiteral("utilization.memory")};
    return names.contains(name);
}

/// Of `,` `;` and tab the one that the line has most of.
char separatorOf(QByteArrayView line)
{
    constexpr std::array<char, 3> candidates{',', ';', '\t'};
    const auto fewer = [line](char a, char b) {
        return std::count(line.begin(), line.end(), a) < std::count(line.begin(), line.end(), b);
    };
    return *std::max_element(candidates.begin(), candidates.end(), fewer);
}

QStringList cellsOf(QByteArrayView line)
{
    return QString::fromUtf8(line).split(QLatin1Char(separatorOf(line)));
}

void place(SmiColumns &columns, const Heading &heading, int at)
{
    struct Place
    {
        const char *name;
        int SmiColumns::*member;
    };
    static constexpr std::array<Place, 11> places{{{"timestamp", &SmiColumns::timestamp},
                                                   {"utilization.gpu", &SmiColumns::utilization},
                                                   {"index", &SmiColumns::index},
                                                   {"uuid", &SmiColumns::uuid},
                                                   {"gpu_uuid", &SmiColumns::uuid},
                                                   {"pci.bus_id", &SmiColumns::busId},
                                                   {"gpu_bus_id", &SmiColumns::busId},
                                                   {"name", &SmiColumns::name},
                                                   {"gpu_name", &SmiColumns::name},
                                                   {"memory.total", &SmiColumns::memory},
                                                   {"driver_version", &SmiColumns::driver}}};
    for (const Place &candidate : places) {
        if (heading.name == QLatin1String(candidate.name) && columns.*candidate.member < 0)
            columns.*candidate.member = at;
    }
    if (at == columns.memory && !heading.unit.isEmpty())
        columns.memoryUnit = Bytes::fromText(u'1' + heading.unit).value_or(Bytes{columns.memoryUnit}).count;
}

Result<SmiColumns> placed(const QStringList &names, char separator)
{
    SmiColumns columns;
    columns.separator = separator;
    columns.count = static_cast<int>(names.size());
    for (int at = 0; at < columns.count; ++at) {
        const Heading read = heading(names[at]);
        place(columns, read, at);
        if (at == columns.utilization && !read.unit.isEmpty() && read.unit != u"%")
            return Refusal{
                Words::tr("utilization.gpu is in [%1] here, and nvidia-smi writes it in [%]. Is this "
                          "column what its name says? Rename it, or log again.")
                    .arg(read.unit)};
    }
    if (columns.utilization < 0)
        return Refusal{Words::tr("The log has no column utilization.gpu, so it does not say how busy the "
                                 "accelerators were. Log with: %1")
                           .arg(example())};
    if (columns.timestamp < 0)
        return Refusal{Words::tr("The log has no column timestamp, so it does not say when its values were "
                                 "measured. Log with: %1")
                           .arg(example())};
    if (!columns.isUsable())
        return Refusal{Words::tr("The log has neither a column uuid nor index nor pci.bus_id, so its "
                                 "accelerators cannot be told apart. Log with: %1")
                           .arg(example())};
    return columns;
}
} // namespace

bool isSmiHeader(QByteArrayView line)
{
    int known = 0;
    for (const QString &cell : cellsOf(line)) {
        const QString name = heading(cell).name;
        if (name == u"utilization.gpu" || name == u"timestamp")
            ++known;
        known += isOurs(name) ? 1 : 0;
    }
    return known > 1;
}

bool hasSmiTime(QByteArrayView line)
{
    static const QRegularExpression form(
        QStringLiteral("(^|[,;\\t])\\s*\"?[0-9]{4}[/-][0-9]{1,2}[/-][0-9]{1,2}[ T][0-9]{1,2}:[0-9]{2}"));
    return form.match(QString::fromUtf8(line.first(std::min<qsizetype>(line.size(), 8192)))).hasMatch();
}

Result<SmiColumns> smiColumns(QByteArrayView header)
{
    return placed(cellsOf(header), separatorOf(header));
}

Result<SmiColumns> smiColumns(const QStringList &names, QByteArrayView line)
{
    return placed(names, separatorOf(line));
}

} // namespace portolan

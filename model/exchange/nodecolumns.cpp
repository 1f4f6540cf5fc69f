#include "model/exchange/nodecolumns.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>

namespace portolan {

namespace {
struct Aliases
{
    NodeColumn column;
    QStringList names; ///< the first is the documented one
};

const std::vector<Aliases> &aliases()
{
    static const std::vector<Aliases> all{
        {NodeColumn::Name,
         {QStringLiteral("name"), QStringLiteral("host"), QStringLiteral("hostname"),
          QStringLiteral("host name"), QStringLiteral("node"), QStringLiteral("node name"),
          QStringLiteral("server"), QStringLiteral("server name"), QStringLiteral("主机名"),
          QStringLiteral("主机"), QStringLiteral("节点"), QStringLiteral("节点名"),
          QStringLiteral("节点名称"), QStringLiteral("服务器"), QStringLiteral("服务器名称"),
          QStringLiteral("名称")}},
        {NodeColumn::Site,
         {QStringLiteral("site"), QStringLiteral("location"), QStringLiteral("data center"),
          QStringLiteral("data centre"), QStringLiteral("room"), QStringLiteral("机房"),
          QStringLiteral("站点"), QStringLiteral("数据中心"), QStringLiteral("位置")}},
        {NodeColumn::Model,
         {QStringLiteral("model"), QStringLiteral("server model"), QStringLiteral("machine"),
          QStringLiteral("machine model"), QStringLiteral("device type"), QStringLiteral("型号"),
          QStringLiteral("服务器型号"), QStringLiteral("机型")}},
        {NodeColumn::Accelerators,
         {QStringLiteral("accelerators"), QStringLiteral("gpus"), QStringLiteral("cards"),
          QStringLiteral("gpu config"), QStringLiteral("加速卡"), QStringLiteral("显卡"),
          QStringLiteral("gpu配置"), QStringLiteral("加速卡配置")}},
        {NodeColumn::AcceleratorModel,
         {QStringLiteral("accelerator model"), QStringLiteral("accelerator"), QStringLiteral("gpu"),
          QStringLiteral("gpu model"), QStringLiteral("gpu type"), QStringLiteral("gpu name"),
          QStringLiteral("card model"), QStringLiteral("加速卡型号"), QStringLiteral("gpu型号"),
          QStringLiteral("显卡型号")}},
        {NodeColumn::AcceleratorCount,
         {QStringLiteral("accelerator count"), QStringLiteral("gpu count"), QStringLiteral("gpu num"),
          QStringLiteral("number of gpus"), QStringLiteral("card count"), QStringLiteral("加速卡数量"),
          QStringLiteral("加速卡数"), QStringLiteral("gpu数量"), QStringLiteral("gpu数"),
          QStringLiteral("卡数")}},
        {NodeColumn::AcceleratorMemory,
         {QStringLiteral("accelerator memory"), QStringLiteral("gpu memory"), QStringLiteral("gpu mem"),
          QStringLiteral("vram"), QStringLiteral("显存"), QStringLiteral("单卡显存"),
          QStringLiteral("加速卡显存"), QStringLiteral("gpu显存")}},
        {NodeColumn::CpuCores,
         {QStringLiteral("cpu cores"), QStringLiteral("cores"), QStringLiteral("cpus"), QStringLiteral("cpu"),
          QStringLiteral("vcpus"), QStringLiteral("cpu核数"), QStringLiteral("核数"),
          QStringLiteral("cpu核心数")}},
        {NodeColumn::Memory,
         {QStringLiteral("memory"), QStringLiteral("ram"), QStringLiteral("mem"), QStringLiteral("内存"),
          QStringLiteral("内存容量"), QStringLiteral("内存大小")}},
        {NodeColumn::Interconnect,
         {QStringLiteral("interconnect"), QStringLiteral("network"), QStringLiteral("fabric"),
          QStringLiteral("互联"), QStringLiteral("互连"), QStringLiteral("网络")}},
        {NodeColumn::Os,
         {QStringLiteral("os"), QStringLiteral("operating system"), QStringLiteral("操作系统"),
          QStringLiteral("系统")}},
        {NodeColumn::Driver,
         {QStringLiteral("driver"), QStringLiteral("driver version"), QStringLiteral("nvidia driver"),
          QStringLiteral("驱动"), QStringLiteral("驱动版本")}},
        {NodeColumn::Cuda,
         {QStringLiteral("cuda"), QStringLiteral("cuda version"), QStringLiteral("cuda版本")}},
        {NodeColumn::Purchased,
         {QStringLiteral("purchased"), QStringLiteral("purchase date"), QStringLiteral("bought"),
          QStringLiteral("购买日期"), QStringLiteral("采购日期"), QStringLiteral("购置日期"),
          QStringLiteral("购买时间"), QStringLiteral("采购时间")}},
        {NodeColumn::Price,
         {QStringLiteral("price"), QStringLiteral("purchase price"), QStringLiteral("cost"),
          QStringLiteral("价格"), QStringLiteral("采购价"), QStringLiteral("购买价格"),
          QStringLiteral("采购价格"), QStringLiteral("原值")}},
        {NodeColumn::Kilowatts,
         {QStringLiteral("kilowatts"), QStringLiteral("power"), QStringLiteral("kw"), QStringLiteral("功率"),
          QStringLiteral("功耗"), QStringLiteral("满载功率"), QStringLiteral("额定功率")}},
        {NodeColumn::Notes,
         {QStringLiteral("notes"), QStringLiteral("note"), QStringLiteral("comment"),
          QStringLiteral("comments"), QStringLiteral("remarks"), QStringLiteral("备注"),
          QStringLiteral("说明")}}};
    return all;
}

QString plain(const QString &name)
{
    QString result;
    for (const QChar character : name.toLower()) {
        if (!character.isSpace() && character != u'_' && character != u'-' && character != u'.' &&
            character != u'*')
            result.append(character);
    }
    return result;
}

const QHash<QString, NodeColumn> &columnsByName()
{
    static const QHash<QString, NodeColumn> byName = [] {
        QHash<QString, NodeColumn> names;
        for (const Aliases &entry : aliases()) {
            for (const QString &name : entry.names)
                names.insert(plain(name), entry.column);
        }
        return names;
    }();
    return byName;
}
} // namespace

std::vector<NodeHeading> nodeHeadings(const QStringList &cells)
{
    static const QRegularExpression form(
        QStringLiteral("^(.*?)\\s*[(\\[（【]\\s*([^)\\]）】]*)\\s*[)\\]）】]\\s*$"));
    std::vector<NodeHeading> headings;
    for (const QString &cell : cells) {
        const QRegularExpressionMatch match = form.match(cell);
        NodeHeading heading{std::nullopt, cell.trimmed(), match.captured(2)};
        const auto found = columnsByName().constFind(plain(match.hasMatch() ? match.captured(1) : cell));
        const bool isOurs = found != columnsByName().constEnd();
        const auto same = [&](const NodeHeading &other) { return isOurs && other.column == *found; };
        if (isOurs && std::none_of(headings.begin(), headings.end(), same))
            heading.column = *found;
        headings.push_back(heading);
    }
    return headings;
}

QString columnName(NodeColumn column)
{
    for (const Aliases &entry : aliases()) {
        if (entry.column == column)
            return QString(entry.names.first()).replace(u' ', u'_');
    }
    return {};
}

} // namespace portolan

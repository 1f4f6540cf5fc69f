<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Assumptions</name>
    <message>
        <source>Growth of demand a year</source>
        <translation>需求年增长率</translation>
    </message>
    <message>
        <source>Discount rate a year</source>
        <translation>年贴现率</translation>
    </message>
    <message>
        <source>Busy from this utilisation on</source>
        <translation>利用率达到此值算作忙碌</translation>
    </message>
    <message>
        <source>Depreciation period</source>
        <translation>折旧年限</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>残值</translation>
    </message>
    <message>
        <source>Price of a node</source>
        <translation>单台服务器价格</translation>
    </message>
    <message>
        <source>Power of a node at full load</source>
        <translation>单台服务器满载功率</translation>
    </message>
    <message>
        <source>Power when idle</source>
        <translation>空闲功率</translation>
    </message>
    <message>
        <source>Power usage effectiveness (PUE)</source>
        <translation>电能利用效率（PUE）</translation>
    </message>
    <message>
        <source>Energy price</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Space and cooling</source>
        <translation>机位与制冷</translation>
    </message>
    <message>
        <source>Maintenance a year</source>
        <translation>年维护费</translation>
    </message>
    <message>
        <source>Staff for a node</source>
        <translation>单台服务器人力成本</translation>
    </message>
    <message>
        <source>Own storage</source>
        <translation>自有存储</translation>
    </message>
    <message>
        <source>Migration work for a wave</source>
        <translation>单个批次的迁移工作</translation>
    </message>
    <message>
        <source>Time between spot interruptions</source>
        <translation>竞价中断的平均间隔</translation>
    </message>
    <message>
        <source>Time to write a checkpoint</source>
        <translation>写检查点的时间</translation>
    </message>
    <message>
        <source>Time to restore a checkpoint</source>
        <translation>恢复检查点的时间</translation>
    </message>
    <message>
        <source>Wait for new spot capacity</source>
        <translation>等待新竞价容量的时间</translation>
    </message>
    <message>
        <source>Largest commitment</source>
        <translation>承诺用量上限</translation>
    </message>
    <message>
        <source>Hot data that cools in a year</source>
        <translation>每年转冷的热数据</translation>
    </message>
    <message>
        <source>Early budget alert</source>
        <translation>预算提前告警线</translation>
    </message>
    <message>
        <source>Change of cloud prices a year</source>
        <translation>云价格年变化率</translation>
    </message>
    <message>
        <source>By how much the measured demand grows each year of the plan.</source>
        <translation>实测需求在计划期内每年增长多少。</translation>
    </message>
    <message>
        <source>What money is worth less for each year it comes later; enters the present values.</source>
        <translation>每晚一年，钱的价值减少多少；用于计算现值。</translation>
    </message>
    <message>
        <source>An hour of a card counts as busy when its mean utilisation is at least this.</source>
        <translation>一小时内平均利用率不低于此值，这张加速卡在这一小时算作忙碌。</translation>
    </message>
    <message>
        <source>Over how many years the price of a node is written off, from its purchase on.</source>
        <translation>服务器价格从购入起分多少年折旧完。</translation>
    </message>
    <message>
        <source>What a node can still be sold for when it is written off, of its price.</source>
        <translation>折旧期满时服务器还能卖出原价的多少。</translation>
    </message>
    <message>
        <source>Used for each node that states no price of its own.</source>
        <translation>用于没有填写价格的服务器。</translation>
    </message>
    <message>
        <source>Used for each node that states no power of its own.</source>
        <translation>用于没有填写功率的服务器。</translation>
    </message>
    <message>
        <source>What an idle node draws, of its power at full load.</source>
        <translation>服务器空闲时的功率占满载功率的多少。</translation>
    </message>
    <message>
        <source>Power drawn by the whole machine room for each unit that reaches the nodes.</source>
        <translation>每向服务器供一份电，整个机房要用多少份电。</translation>
    </message>
    <message>
        <source>Paid for each kilowatt-hour, cooling included by the PUE.</source>
        <translation>每千瓦时的电价；制冷用电已计入 PUE。</translation>
    </message>
    <message>
        <source>Rent of rack space with its supply, for each kilowatt of full load and month.</source>
        <translation>机位租金（含供电），按满载每千瓦每月计。</translation>
    </message>
    <message>
        <source>Service contracts and spare parts a year, of the price of the nodes.</source>
        <translation>每年的维保合同与备件，按服务器价格的比例计。</translation>
    </message>
    <message>
        <source>People who run the owned cluster, for each node and year.</source>
        <translation>运维自有集群的人力，按每台服务器每年计。</translation>
    </message>
    <message>
        <source>What a terabyte costs where it is now, a month.</source>
        <translation>数据留在现处时，每 TB 每月的成本。</translation>
    </message>
    <message>
        <source>People and services for moving a wave, paid once.</source>
        <translation>迁移一个批次所需的人力与服务，一次性支付。</translation>
    </message>
    <message>
        <source>How long a spot machine runs on average before it is taken away.</source>
        <translation>一台竞价实例平均运行多久会被收回。</translation>
    </message>
    <message>
        <source>How long work pauses for each checkpoint.</source>
        <translation>每写一次检查点，作业要停多久。</translation>
    </message>
    <message>
        <source>How long it takes to read a checkpoint back after an interruption.</source>
        <translation>中断之后读回检查点要多久。</translation>
    </message>
    <message>
        <source>How long work waits for another machine after an interruption.</source>
        <translation>中断之后等到另一台机器要多久。</translation>
    </message>
    <message>
        <source>No more than this share of the peak is reserved, whatever the prices say.</source>
        <translation>无论价格如何，预留的部分不超过峰值的这个比例。</translation>
    </message>
    <message>
        <source>Share of the hot copy that a lifecycle rule moves to the next class in a year.</source>
        <translation>一年内，生命周期规则把热数据副本的多少转入下一存储级别。</translation>
    </message>
    <message>
        <source>A team is warned when its planned spend reaches this share of its budget.</source>
        <translation>团队的计划支出达到预算的这个比例时发出告警。</translation>
    </message>
    <message>
        <source>By how much cloud prices change each year; negative when they fall.</source>
        <translation>云价格每年变化多少；下降时为负数。</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>%1 per kWh</source>
        <translation>%1/kWh</translation>
    </message>
    <message>
        <source>%1 per kW and month</source>
        <translation>%1/kW/月</translation>
    </message>
    <message>
        <source>%1 per node and year</source>
        <translation>%1/台/年</translation>
    </message>
    <message>
        <source>%1 per TB and month</source>
        <translation>%1/TB/月</translation>
    </message>
    <message>
        <source>%1 per wave</source>
        <translation>%1/批次</translation>
    </message>
</context>
<context>
    <name>Capacity</name>
    <message>
        <source>In “%1” an hour needs %2 units, more than all options together can give; add one without a limit.</source>
        <translation>“%1”中有一小时需要 %2 个单位，超过所有选项的总和；请添加一个不设上限的选项。</translation>
    </message>
    <message>
        <source>The demand of “%1” has %2 hours instead of %3; give one value an hour.</source>
        <translation>“%1”的需求有 %2 个小时，应有 %3 个；请每小时给出一个值。</translation>
    </message>
    <message>
        <source>The demand of “%1” has %2 units in an hour; give numbers from 0 to %3.</source>
        <translation>“%1”的需求中有一小时为 %2 个单位；请给出 0 到 %3 的数字。</translation>
    </message>
    <message>
        <source>“%1” of “%2” has a price or a limit below zero; correct it.</source>
        <translation>“%2”的“%1”有小于零的价格或限额；请更正。</translation>
    </message>
    <message>
        <source>“%1” of “%2” does not cover all %3 hours from the first one on; starts at other hours come with the min-cost-flow solver. Give it a start at hour 0 alone and a term of at least %3 hours.</source>
        <translation>“%2”的“%1”没有从第一小时起覆盖全部 %3 个小时；在其他小时开始要等最小费用流求解器提供。请只设在第 0 小时开始，且期限不少于 %3 小时。</translation>
    </message>
    <message>
        <source>The problem has no hours; give the length of the horizon in hours.</source>
        <translation>问题中没有小时数；请给出以小时计的计划期长度。</translation>
    </message>
    <message>
        <source>A budget for upfront payments comes with the min-cost-flow solver; leave it out.</source>
        <translation>预付款预算要等最小费用流求解器提供；请去掉它。</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>“%1” is not %2; write it like “%3”.</source>
        <translation>“%1”不是%2；请写成“%3”这样。</translation>
    </message>
    <message>
        <source>a yes or a no</source>
        <translation>“是”或“否”</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>an amount of money</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>a currency code</source>
        <translation>货币代码</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>数据大小</translation>
    </message>
    <message>
        <source>a data rate</source>
        <translation>数据速率</translation>
    </message>
    <message>
        <source>a length of time</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>a time with its offset</source>
        <translation>带时差的时间</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>a time zone</source>
        <translation>时区</translation>
    </message>
    <message>
        <source>a date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>an accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>an assumption with its value</source>
        <translation>带值的假设</translation>
    </message>
    <message>
        <source>“%1” is not one of: %2.</source>
        <translation>“%1”不在可选项之中：%2。</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>The plan has no scenario “%1”; it has: %2.</source>
        <translation>计划中没有方案“%1”；现有方案：%2。</translation>
    </message>
    <message>
        <source>Allocated accelerators come from a scheduler&apos;s records, which cannot be imported yet.</source>
        <translation>已分配的加速卡数来自调度系统的记录，目前还不能导入这种记录。</translation>
    </message>
    <message>
        <source>“%1” is not a time with its offset; write it like “2026-03-02T09:00:00+08:00”.</source>
        <translation>“%1”不是带时差的时间；请写成“2026-03-02T09:00:00+08:00”这样。</translation>
    </message>
    <message>
        <source>Percentiles of samples are kept for the whole history only; leave --from and --to away.</source>
        <translation>样本的百分位数只按整段历史保存；请去掉 --from 和 --to。</translation>
    </message>
    <message>
        <source>The column names in “%1” cannot be read: %2</source>
        <translation>无法读取“%1”中的列名：%2</translation>
    </message>
    <message>
        <source>Column mappings are not available yet; name the columns with --columns.</source>
        <translation>列映射目前还不能使用；请用 --columns 给出列名。</translation>
    </message>
    <message>
        <source>“%1” is not a time zone; write it like “Asia/Shanghai”.</source>
        <translation>“%1”不是时区；请写成“Asia/Shanghai”这样。</translation>
    </message>
    <message>
        <source>%1: %2 (%3), %4 rows read, %5 taken, %6 refused, %7 values missing</source>
        <translation>%1：%2（%3），读入 %4 行，采用 %5 行，拒收 %6 行，缺值 %7 个</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>“%1” is open elsewhere, by %2 on %3; close it there first.</source>
        <translation>“%1”已由 %3 上的 %2 打开；请先在那里关闭。</translation>
    </message>
    <message>
        <source>“%1” may not be written; change its permissions or work on a copy.</source>
        <translation>“%1”不可写入；请修改其权限，或改用副本。</translation>
    </message>
    <message>
        <source>“%1” is not a date; write it like “2026-03-02”.</source>
        <translation>“%1”不是日期；请写成“2026-03-02”这样。</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>无法写入“%1”：%2。</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>无法创建文件夹“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not a format that can be written; use --as json, csv (a table, by the file&apos;s name) or tables (a folder).</source>
        <translation>“%1”不是可以写出的格式；请用 --as json、csv（一个表，按文件名）或 tables（一个文件夹）。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” is not in this version yet; `portolan-cli --help` lists what is.</source>
        <translation>本版本还没有“%1”；可用的命令见 `portolan-cli --help`。</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Plan</source>
        <comment>Plan</comment>
        <translation>计划</translation>
    </message>
    <message>
        <source>Currency</source>
        <comment>Plan</comment>
        <translation>货币</translation>
    </message>
    <message>
        <source>Time zone</source>
        <comment>Plan</comment>
        <translation>时区</translation>
    </message>
    <message>
        <source>First day</source>
        <comment>Plan</comment>
        <translation>起始日</translation>
    </message>
    <message>
        <source>Months</source>
        <comment>Plan</comment>
        <translation>计划期（月）</translation>
    </message>
    <message>
        <source>Random seed</source>
        <comment>Plan</comment>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Scenario in use</source>
        <comment>Plan</comment>
        <translation>采用的方案</translation>
    </message>
    <message>
        <source>Target</source>
        <comment>Plan</comment>
        <translation>目标站点</translation>
    </message>
    <message>
        <source>Working days</source>
        <comment>Plan</comment>
        <translation>工作日</translation>
    </message>
    <message>
        <source>Day begins</source>
        <comment>Plan</comment>
        <translation>上班时间</translation>
    </message>
    <message>
        <source>Day ends</source>
        <comment>Plan</comment>
        <translation>下班时间</translation>
    </message>
    <message>
        <source>Holidays</source>
        <comment>Plan</comment>
        <translation>节假日</translation>
    </message>
    <message>
        <source>Site</source>
        <comment>Site</comment>
        <translation>站点</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>Site</comment>
        <translation>类型</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>Site</comment>
        <translation>区域</translation>
    </message>
    <message>
        <source>Time zone</source>
        <comment>Site</comment>
        <translation>时区</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>Site</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Node</source>
        <comment>Node</comment>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Site</source>
        <comment>Node</comment>
        <translation>站点</translation>
    </message>
    <message>
        <source>Model</source>
        <comment>Node</comment>
        <translation>型号</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <comment>Node</comment>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>CPU cores</source>
        <comment>Node</comment>
        <translation>CPU 核数</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>Node</comment>
        <translation>内存</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <comment>Node</comment>
        <translation>互联</translation>
    </message>
    <message>
        <source>System</source>
        <comment>Node</comment>
        <translation>系统</translation>
    </message>
    <message>
        <source>Driver</source>
        <comment>Node</comment>
        <translation>驱动</translation>
    </message>
    <message>
        <source>CUDA</source>
        <comment>Node</comment>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>Purchased</source>
        <comment>Node</comment>
        <translation>购入日期</translation>
    </message>
    <message>
        <source>Price</source>
        <comment>Node</comment>
        <translation>价格</translation>
    </message>
    <message>
        <source>Power (kW)</source>
        <comment>Node</comment>
        <translation>功率（kW）</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>Node</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>Team</comment>
        <translation>团队</translation>
    </message>
    <message>
        <source>Cost centre</source>
        <comment>Team</comment>
        <translation>成本中心</translation>
    </message>
    <message>
        <source>Lead</source>
        <comment>Team</comment>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Service</source>
        <comment>ExternalService</comment>
        <translation>外部依赖</translation>
    </message>
    <message>
        <source>Purpose</source>
        <comment>ExternalService</comment>
        <translation>用途</translation>
    </message>
    <message>
        <source>Bound to the site</source>
        <comment>ExternalService</comment>
        <translation>绑定站点</translation>
    </message>
    <message>
        <source>Lead time (days)</source>
        <comment>ExternalService</comment>
        <translation>提前期（天）</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>ExternalService</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Licence</source>
        <comment>License</comment>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Vendor</source>
        <comment>License</comment>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Bound to</source>
        <comment>License</comment>
        <translation>绑定对象</translation>
    </message>
    <message>
        <source>Lead time (days)</source>
        <comment>License</comment>
        <translation>提前期（天）</translation>
    </message>
    <message>
        <source>Price of the transfer</source>
        <comment>License</comment>
        <translation>转移费用</translation>
    </message>
    <message>
        <source>Expires</source>
        <comment>License</comment>
        <translation>到期日</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>License</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Road</source>
        <comment>Road</comment>
        <translation>传输通道</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>Road</comment>
        <translation>类型</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <comment>Road</comment>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <comment>Road</comment>
        <translation>有效率</translation>
    </message>
    <message>
        <source>Price per month</source>
        <comment>Road</comment>
        <translation>每月价格</translation>
    </message>
    <message>
        <source>Price per GB</source>
        <comment>Road</comment>
        <translation>每 GB 价格</translation>
    </message>
    <message>
        <source>Set-up price</source>
        <comment>Road</comment>
        <translation>开通费</translation>
    </message>
    <message>
        <source>Lead time (days)</source>
        <comment>Road</comment>
        <translation>提前期（天）</translation>
    </message>
    <message>
        <source>Device capacity</source>
        <comment>Road</comment>
        <translation>设备容量</translation>
    </message>
    <message>
        <source>Copy speed (bytes/s)</source>
        <comment>Road</comment>
        <translation>复制速度（字节/秒）</translation>
    </message>
    <message>
        <source>Devices at a time</source>
        <comment>Road</comment>
        <translation>同时使用的设备数</translation>
    </message>
    <message>
        <source>Shipping (days)</source>
        <comment>Road</comment>
        <translation>寄送（天）</translation>
    </message>
    <message>
        <source>Return (days)</source>
        <comment>Road</comment>
        <translation>返还（天）</translation>
    </message>
    <message>
        <source>Ingest (days)</source>
        <comment>Road</comment>
        <translation>读入（天）</translation>
    </message>
    <message>
        <source>Price per device and trip</source>
        <comment>Road</comment>
        <translation>每台设备每趟价格</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>Road</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Dataset</source>
        <comment>Dataset</comment>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Site</source>
        <comment>Dataset</comment>
        <translation>站点</translation>
    </message>
    <message>
        <source>Temperature</source>
        <comment>Dataset</comment>
        <translation>冷热</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>Dataset</comment>
        <translation>大小</translation>
    </message>
    <message>
        <source>Files</source>
        <comment>Dataset</comment>
        <translation>文件数</translation>
    </message>
    <message>
        <source>Growth a year</source>
        <comment>Dataset</comment>
        <translation>年增长率</translation>
    </message>
    <message>
        <source>Change a day</source>
        <comment>Dataset</comment>
        <translation>每日变更量</translation>
    </message>
    <message>
        <source>Compression ratio</source>
        <comment>Dataset</comment>
        <translation>压缩比</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <comment>Dataset</comment>
        <translation>重复比例</translation>
    </message>
    <message>
        <source>Wave</source>
        <comment>Dataset</comment>
        <translation>批次</translation>
    </message>
    <message>
        <source>Pinned road</source>
        <comment>Dataset</comment>
        <translation>指定传输通道</translation>
    </message>
    <message>
        <source>May leave</source>
        <comment>Dataset</comment>
        <translation>可以离开站点</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>Dataset</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Wave</source>
        <comment>Wave</comment>
        <translation>批次</translation>
    </message>
    <message>
        <source>Not before</source>
        <comment>Wave</comment>
        <translation>不早于</translation>
    </message>
    <message>
        <source>Rollback window (days)</source>
        <comment>Wave</comment>
        <translation>回退窗口（天）</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>Wave</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Workload</source>
        <comment>Workload</comment>
        <translation>任务</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>Workload</comment>
        <translation>类型</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>Workload</comment>
        <translation>团队</translation>
    </message>
    <message>
        <source>Wave</source>
        <comment>Workload</comment>
        <translation>批次</translation>
    </message>
    <message>
        <source>Nodes</source>
        <comment>Workload</comment>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Stated accelerators</source>
        <comment>Workload</comment>
        <translation>填报的加速卡数</translation>
    </message>
    <message>
        <source>Memory per accelerator</source>
        <comment>Workload</comment>
        <translation>每卡显存</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <comment>Workload</comment>
        <translation>支持检查点</translation>
    </message>
    <message>
        <source>Method</source>
        <comment>Workload</comment>
        <translation>迁移方式</translation>
    </message>
    <message>
        <source>Pinned term</source>
        <comment>Workload</comment>
        <translation>指定计费方式</translation>
    </message>
    <message>
        <source>Pinned offering</source>
        <comment>Workload</comment>
        <translation>指定实例规格</translation>
    </message>
    <message>
        <source>Datasets</source>
        <comment>Workload</comment>
        <translation>数据集</translation>
    </message>
    <message>
        <source>External services</source>
        <comment>Workload</comment>
        <translation>外部依赖</translation>
    </message>
    <message>
        <source>Licences</source>
        <comment>Workload</comment>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>Workload</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Task</source>
        <comment>Task</comment>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Wave</source>
        <comment>Task</comment>
        <translation>批次</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>Task</comment>
        <translation>类型</translation>
    </message>
    <message>
        <source>Duration</source>
        <comment>Task</comment>
        <translation>工期</translation>
    </message>
    <message>
        <source>Not before</source>
        <comment>Task</comment>
        <translation>不早于</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>Task</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>Dependency</comment>
        <translation>前置工作项</translation>
    </message>
    <message>
        <source>After</source>
        <comment>Dependency</comment>
        <translation>后续工作项</translation>
    </message>
    <message>
        <source>Link</source>
        <comment>Dependency</comment>
        <translation>关系</translation>
    </message>
    <message>
        <source>Lag</source>
        <comment>Dependency</comment>
        <translation>延时</translation>
    </message>
    <message>
        <source>Gate</source>
        <comment>Gate</comment>
        <translation>关卡</translation>
    </message>
    <message>
        <source>After task</source>
        <comment>Gate</comment>
        <translation>所在工作项之后</translation>
    </message>
    <message>
        <source>Criteria</source>
        <comment>Gate</comment>
        <translation>通过标准</translation>
    </message>
    <message>
        <source>State</source>
        <comment>Gate</comment>
        <translation>状态</translation>
    </message>
    <message>
        <source>Decided by</source>
        <comment>Gate</comment>
        <translation>决定人</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>Budget</comment>
        <translation>团队</translation>
    </message>
    <message>
        <source>First month</source>
        <comment>Budget</comment>
        <translation>起始月</translation>
    </message>
    <message>
        <source>Last month</source>
        <comment>Budget</comment>
        <translation>结束月</translation>
    </message>
    <message>
        <source>Per month</source>
        <comment>Budget</comment>
        <translation>每月金额</translation>
    </message>
    <message>
        <source>Assumption</source>
        <comment>Assumption</comment>
        <translation>假设</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>Assumption</comment>
        <translation>值</translation>
    </message>
    <message>
        <source>Source</source>
        <comment>Assumption</comment>
        <translation>来源</translation>
    </message>
    <message>
        <source>Price book</source>
        <comment>PriceBook</comment>
        <translation>价目表</translation>
    </message>
    <message>
        <source>Content</source>
        <comment>PriceBook</comment>
        <translation>内容标识</translation>
    </message>
    <message>
        <source>In use</source>
        <comment>PriceBook</comment>
        <translation>采用</translation>
    </message>
    <message>
        <source>Provider</source>
        <comment>Quote</comment>
        <translation>服务商</translation>
    </message>
    <message>
        <source>Region</source>
        <comment>Quote</comment>
        <translation>区域</translation>
    </message>
    <message>
        <source>Offering</source>
        <comment>Quote</comment>
        <translation>实例规格</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <comment>Quote</comment>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <comment>Quote</comment>
        <translation>加速卡数</translation>
    </message>
    <message>
        <source>Term</source>
        <comment>Quote</comment>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Months of the term</source>
        <comment>Quote</comment>
        <translation>租期（月）</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <comment>Quote</comment>
        <translation>每小时价格</translation>
    </message>
    <message>
        <source>Valid until</source>
        <comment>Quote</comment>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Given by</source>
        <comment>Quote</comment>
        <translation>报价人</translation>
    </message>
    <message>
        <source>Usage history</source>
        <comment>Usage</comment>
        <translation>利用率历史</translation>
    </message>
    <message>
        <source>Content</source>
        <comment>Usage</comment>
        <translation>内容标识</translation>
    </message>
    <message>
        <source>From</source>
        <comment>ExchangeRate</comment>
        <translation>原货币</translation>
    </message>
    <message>
        <source>To</source>
        <comment>ExchangeRate</comment>
        <translation>目标货币</translation>
    </message>
    <message>
        <source>Rate</source>
        <comment>ExchangeRate</comment>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>ExchangeRate</comment>
        <translation>日期</translation>
    </message>
    <message>
        <source>Source</source>
        <comment>ExchangeRate</comment>
        <translation>来源</translation>
    </message>
    <message>
        <source>Scenario</source>
        <comment>Scenario</comment>
        <translation>方案</translation>
    </message>
    <message>
        <source>Overrides</source>
        <comment>Scenario</comment>
        <translation>改动的假设</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>Scenario</comment>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>CostPart</name>
    <message>
        <source>Owned cluster</source>
        <translation>自有集群</translation>
    </message>
    <message>
        <source>Dual running</source>
        <translation>双轨运行</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Cloud storage</source>
        <translation>云存储</translation>
    </message>
    <message>
        <source>One-off costs</source>
        <translation>一次性成本</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>迁移</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Near the budget</source>
        <translation>接近预算</translation>
    </message>
    <message>
        <source>Over budget</source>
        <translation>超出预算</translation>
    </message>
</context>
<context>
    <name>CsvText</name>
    <message>
        <source>The quotation mark in line %1 is not closed: the file is damaged or cut off. Export it again.</source>
        <translation>第 %1 行的引号没有闭合：文件已损坏或被截断。请重新导出。</translation>
    </message>
    <message>
        <source>A cell in line %1 has more than %2 characters: this is not a table, or a quotation mark is missing. Look at that line.</source>
        <translation>第 %1 行有单元格超过 %2 个字符：这不是表格，或者缺少引号。请查看该行。</translation>
    </message>
    <message>
        <source>The table has more than 64 MiB. Split it into smaller files.</source>
        <translation>表格超过 64 MiB。请拆分成较小的文件。</translation>
    </message>
    <message>
        <source>The file cannot be read (%1). Check that it is there and that you may read it.</source>
        <translation>无法读取文件（%1）。请确认文件存在，并且您有读取权限。</translation>
    </message>
    <message>
        <source>The file cannot be read to its end (%1). Try again, or copy it first.</source>
        <translation>无法读完文件（%1）。请重试，或先复制一份。</translation>
    </message>
    <message>
        <source>The file has more than %1 MiB. Split it into smaller files.</source>
        <translation>文件超过 %1 MiB。请拆分成较小的文件。</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>This refers to something that the plan does not have any more; choose again.</source>
        <translation>这里引用的内容已不在计划中；请重新选择。</translation>
    </message>
    <message>
        <source>This is not in the plan any more; somebody removed it.</source>
        <translation>该项已不在计划中，可能已被删除。</translation>
    </message>
    <message>
        <source>Machine room</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>A plan has its settings already; change them instead.</source>
        <translation>计划已有设置；请直接修改。</translation>
    </message>
    <message>
        <source>A plan cannot be without its settings.</source>
        <translation>计划不能没有设置。</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>%1: there is no such file or folder. Check the name.</source>
        <translation>%1：没有这个文件或文件夹。请核对名称。</translation>
    </message>
    <message>
        <source>%1: the folder has no files. Choose another one.</source>
        <translation>%1：文件夹中没有文件。请另选一个。</translation>
    </message>
    <message>
        <source>%1: the file cannot be read (%2). Check that you may read it.</source>
        <translation>%1：无法读取文件（%2）。请确认您有读取权限。</translation>
    </message>
    <message>
        <source>%1: the file is empty. Choose another one, or export it again.</source>
        <translation>%1：文件是空的。请另选一个，或重新导出。</translation>
    </message>
    <message>
        <source>stated by the user</source>
        <translation>由用户填报</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: the content is of no known format. Known are: %2. If it is one of these, look at its first line; it should name the columns.</source>
        <translation>%1：内容不属于任何已知格式。已知格式：%2。如果是其中之一，请查看第一行；它应当写有列名。</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot;. Known are: %2.</source>
        <translation>没有格式“%1”。已知格式：%2。</translation>
    </message>
    <message>
        <source>Stopped. Nothing was imported.</source>
        <translation>已停止。没有导入任何内容。</translation>
    </message>
    <message>
        <source>Plan as JSON</source>
        <translation>JSON 格式的计划</translation>
    </message>
    <message>
        <source>Table %1 as CSV</source>
        <translation>CSV 格式的表 %1</translation>
    </message>
    <message>
        <source>%1: it is not clear in which format to write this. Call the file plan.json or like a table (nodes.csv), or name one of: %2.</source>
        <translation>%1：无法确定要写成哪种格式。请把文件命名为 plan.json 或某个表的名称（nodes.csv），或指明以下之一：%2。</translation>
    </message>
    <message>
        <source>%1: the file cannot be written (%2). Choose another folder, or make room.</source>
        <translation>%1：无法写入文件（%2）。请换一个文件夹，或腾出空间。</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Cost a month, now and after</source>
        <translation>每月成本：现在与迁移后</translation>
    </message>
    <message>
        <source>Nothing can be priced yet.</source>
        <translation>目前还无法计价。</translation>
    </message>
    <message>
        <source>The move ends after the horizon; lengthen it to see the cost after.</source>
        <translation>迁移在计划期之后才结束；请延长计划期，以便看到迁移后的成本。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>After: %1; staying would cost %2 then.</source>
        <translation>迁移后：%1；留在本地届时为 %2。</translation>
    </message>
    <message>
        <source>Dearest month</source>
        <translation>成本最高的月份</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>盈亏平衡</translation>
    </message>
    <message numerus="yes">
        <source>not within %n month(s)</source>
        <translation>
            <numerusform>%n 个月内达不到</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving saves %1 over the horizon.</source>
        <translation>迁移在计划期内节省 %1。</translation>
    </message>
    <message>
        <source>Moving costs %1 more over the horizon.</source>
        <translation>迁移在计划期内多花 %1。</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>No wave has tasks yet.</source>
        <translation>还没有批次设有工作项。</translation>
    </message>
    <message>
        <source>Also if lines carry only 75% of their rate.</source>
        <translation>线路只达到标称速率的 75% 时也不变。</translation>
    </message>
    <message>
        <source>Up to %1 if lines carry only 75% of their rate.</source>
        <translation>线路只达到标称速率的 75% 时，最晚到%1。</translation>
    </message>
    <message>
        <source>Nodes with usage</source>
        <translation>有利用率的服务器</translation>
    </message>
    <message>
        <source>No nodes with accelerators yet.</source>
        <translation>还没有带加速卡的服务器。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 of the expected samples are there.</source>
        <translation>样本完整率为 %1。</translation>
    </message>
    <message>
        <source>Import utilisation logs to size by measurement.</source>
        <translation>请导入利用率日志，以便按实测确定规模。</translation>
    </message>
    <message>
        <source>Open blocking findings</source>
        <translation>未解决的阻断级检查结果</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) beside them.</source>
        <translation>
            <numerusform>另有 %n 条警告。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 nodes, %3 accelerators, %4 workloads, %5 waves</source>
        <translation>%1：服务器 %2 台，加速卡 %3 张，任务 %4 个，批次 %5 个</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message numerus="yes">
        <source>Staying %1, moving %2 over %n month(s)</source>
        <translation>
            <numerusform>%n 个月合计：留在本地 %1，迁移 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n budget alert(s)</source>
        <translation>
            <numerusform>%n 条预算告警</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing blocks the plan.</source>
        <translation>没有任何内容阻断计划。</translation>
    </message>
    <message>
        <source>The plan has no usage; import utilisation logs.</source>
        <translation>计划中没有利用率；请导入利用率日志。</translation>
    </message>
    <message>
        <source>Active accelerators: mean %1, p50 %2, p90 %3, p95 %4, p99 %5, most %6</source>
        <translation>活跃加速卡：平均 %1，p50 %2，p90 %3，p95 %4，p99 %5，最多 %6</translation>
    </message>
    <message>
        <source>Accelerator hours: %1 active, %2 by utilisation</source>
        <translation>加速卡小时：活跃 %1，按利用率折算 %2</translation>
    </message>
    <message numerus="yes">
        <source>Below 30% all the time: %n accelerator(s)</source>
        <translation>
            <numerusform>始终低于 30%：%n 张加速卡</numerusform>
        </translation>
    </message>
    <message>
        <source>Samples: %1 of %2 expected (%3)</source>
        <translation>样本：应有 %2 个，实有 %1 个（%3）</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Nothing can be priced because the plan uses no price book. Choose one or type in a quote.</source>
        <translation>计划没有采用任何价目表，因此无法计价。请选择价目表，或录入报价。</translation>
    </message>
    <message>
        <source>No target site is set, so offerings of all regions are considered. Choose a cloud site as the target in the plan settings.</source>
        <translation>没有设定目标站点，因此考虑了所有区域的实例规格。请在计划设置中选择一个云站点作为目标站点。</translation>
    </message>
    <message>
        <source>No usage was measured on “%1”. Import its logs, or state the demand of its workloads.</source>
        <translation>服务器“%1”没有测得利用率。请导入其日志，或填报其任务的需求。</translation>
    </message>
    <message>
        <source>Only %2 of the expected samples of “%1” are there. Import the missing logs; until then its peaks may be higher than shown.</source>
        <translation>“%1”的样本完整率只有 %2。请导入缺失的日志；在此之前，实际峰值可能高于所示。</translation>
    </message>
    <message>
        <source>Cards that never reached 30% in any hour: %2. Check whether they are needed before their replacement is paid for.</source>
        <translation>有 %2 张加速卡在任何一小时都没有达到 30%。在为其替代容量付费之前，请核实是否需要它们。</translation>
    </message>
    <message>
        <source>No offering has enough memory on its cards for “%1”. Choose another price book or region, add a quote, or lower the stated memory.</source>
        <translation>没有实例规格的显存能满足“%1”。请更换价目表或区域、添加报价，或调低填报的显存。</translation>
    </message>
    <message>
        <source>“%1” is pinned to the offering “%2”, which the price book in use does not have. Choose another offering or remove the pin.</source>
        <translation>“%1”指定了实例规格“%2”，但采用的价目表中没有。请选择其他实例规格，或取消指定。</translation>
    </message>
    <message>
        <source>“%1” is pinned to “%2”, which it cannot have: the offering has no such price, or the work does not checkpoint. Change the pin, or mark it as checkpointing if it does.</source>
        <translation>“%1”指定了“%2”，但无法采用：该实例规格没有这种价格，或该任务不支持检查点。请修改指定；如果任务其实支持检查点，请予以标明。</translation>
    </message>
    <message>
        <source>The demand of “%1” is not known, so it costs nothing here. Import usage of its nodes or state how many accelerators it keeps busy.</source>
        <translation>“%1”的需求未知，因此这里没有计入成本。请导入其服务器的利用率，或填报它占用多少加速卡。</translation>
    </message>
    <message>
        <source>The price book in use has made-up example prices. Replace them by quotes before anybody decides on these figures.</source>
        <translation>采用的价目表是虚构的示例价格。在据此做出决定之前，请换成正式报价。</translation>
    </message>
    <message>
        <source>A price that “%1” rents at was %2 days old at the start of the plan. Ask for a new quote or import a newer price book.</source>
        <translation>“%1”所用的价格在计划开始时已有 %2 天。请重新询价，或导入较新的价目表。</translation>
    </message>
    <message>
        <source>There is no exchange rate from %2 to %3, so prices in %2 are left out. Add the rate with its date.</source>
        <translation>缺少从 %2 到 %3 的汇率，因此没有计入以 %2 标价的价格。请添加汇率及其日期。</translation>
    </message>
    <message>
        <source>“%1” must move and no road can carry it. Add a line or shipped media, or let it stay.</source>
        <translation>“%1”必须迁移，但没有传输通道可以承载。请添加线路或寄送介质，或让它留在本地。</translation>
    </message>
    <message>
        <source>“%1” may not leave its site, but work that moves needs it. Let that work stay, or have the data released.</source>
        <translation>“%1”不可离开所在站点，但要迁移的任务需要它。请让该任务留在本地，或为数据取得放行许可。</translation>
    </message>
    <message>
        <source>“%1” changes by %2 a day, more than its line carries (%3). Use a faster line, or freeze the data for the copy.</source>
        <translation>“%1”每天变更 %2，超过线路每天的传输量（%3）。请改用更快的线路，或在复制期间冻结数据。</translation>
    </message>
    <message>
        <source>Tasks that wait for one another, “%1” among them: %2. Remove one of their dependencies.</source>
        <translation>有工作项互相等待（共 %2 个），其中包括“%1”。请删除其中一条任务依赖。</translation>
    </message>
    <message>
        <source>The gate “%1” is open: what follows it may begin only when it is decided, at the earliest on %2.</source>
        <translation>关卡“%1”待定：其后的工作项要等它有结论才能开始，最早为%2。</translation>
    </message>
    <message>
        <source>Moving the licence “%1” takes %2, but the cutover that needs it is in %3. Order the transfer now, or move the wave.</source>
        <translation>转移许可证“%1”需要 %2，但距离用到它的切换只有 %3。请立即申请转移，或推迟该批次。</translation>
    </message>
    <message>
        <source>The licence “%1” is bound to hardware or an address of work that moves. Ask the vendor to release it before the cutover.</source>
        <translation>许可证“%1”与要迁移的任务所用的硬件或地址绑定。请在切换之前让厂商解除绑定。</translation>
    </message>
    <message>
        <source>“%1” can be reached only from the owned site, but work that moves needs it. Open a way to it or set up another at the target.</source>
        <translation>“%1”只能从自有站点访问，但要迁移的任务需要它。请打通访问，或在目标站点另建一套。</translation>
    </message>
    <message>
        <source>“%1” spends money but has no budget. Enter one to be warned in time.</source>
        <translation>“%1”有支出但没有预算。请填写预算，以便及时收到告警。</translation>
    </message>
    <message>
        <source>“%1” is near its budget in %2: %3 planned of %4. Look at what takes most of that month.</source>
        <translation>“%1”在%2接近预算：计划支出 %3，预算 %4。请查看当月的主要支出。</translation>
    </message>
    <message>
        <source>“%1” goes over its budget in %2: %3 planned of %4. Move work to another month or raise the budget.</source>
        <translation>“%1”在%2超出预算：计划支出 %3，预算 %4。请把任务移到其他月份，或提高预算。</translation>
    </message>
    <message>
        <source>A cost is missing because an assumption has no value in %3: %2. Enter your own figure.</source>
        <translation>有一项假设没有以 %3 计的值，因此缺少一项成本：%2。请填写您自己的数值。</translation>
    </message>
    <message>
        <source>Moving never costs less than staying within the plan: %2 against %3. Look at the terms, the commitment and what could stay.</source>
        <translation>在计划期内，迁移的成本始终不低于留在本地：%2 对 %3。请查看计费方式、承诺用量，以及哪些可以留在本地。</translation>
    </message>
    <message>
        <source>Storage for “%1” has no price at the target, so it is left out of the cost. Use a price book that has its storage class.</source>
        <translation>“%1”的存储在目标站点没有价格，因此没有计入成本。请采用含有其存储级别的价目表。</translation>
    </message>
    <message>
        <source>From %2 on “%1” needs %3 accelerators and its nodes have %4. The cost of staying leaves out the nodes that would have to be bought.</source>
        <translation>从%2起，“%1”需要 %3 张加速卡，而其服务器只有 %4 张。留在本地的成本不含届时须添购的服务器。</translation>
    </message>
    <message>
        <source>Spend of no team</source>
        <translation>不属于任何团队的支出</translation>
    </message>
    <message>
        <source>%1 is near its budget in %2: %3 planned of %4 (%5), most of it for: %6.</source>
        <translation>%1在%2接近预算：计划支出 %3，预算 %4（%5），主要用于：%6。</translation>
    </message>
    <message>
        <source>%1 goes over its budget in %2: %3 planned of %4 (%5), most of it for: %6.</source>
        <translation>%1在%2超出预算：计划支出 %3，预算 %4（%5），主要用于：%6。</translation>
    </message>
    <message>
        <source>How fast the offered card is beside the present one is not known for “%1”; they count one to one. Measure both and pin an offering that you have compared.</source>
        <translation>对“%1”来说，所选规格的加速卡与现有加速卡的速度关系未知，按一比一计算。请在两侧实测，并指定您比较过的实例规格。</translation>
    </message>
    <message>
        <source>“%1” is ready on %2 but needed on %3. Order it earlier, choose another road, or move the wave.</source>
        <translation>“%1”在%2就绪，但在%3就要用到。请提前订购、改用其他传输通道，或推迟该批次。</translation>
    </message>
    <message>
        <source>The wave “%1” has work to move but no tasks, so it has no dates. Add the tasks of the template.</source>
        <translation>批次“%1”有要迁移的任务，但没有工作项，因此没有日期。请从模板添加工作项。</translation>
    </message>
    <message>
        <source>“%1” has no date of purchase and counts as bought at the start of the plan. Enter the date.</source>
        <translation>“%1”没有购入日期，按在计划开始时购入计算。请填写日期。</translation>
    </message>
</context>
<context>
    <name>Formulas</name>
    <message>
        <source>Measured or stated</source>
        <translation>实测或填报</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>Busy accelerators</source>
        <translation>忙碌的加速卡</translation>
    </message>
    <message>
        <source>Demand with growth</source>
        <translation>增长后的需求</translation>
    </message>
    <message>
        <source>Demand in cards of the offering</source>
        <translation>折算成所选规格加速卡的需求</translation>
    </message>
    <message>
        <source>Size of the commitment</source>
        <translation>承诺用量的大小</translation>
    </message>
    <message>
        <source>Cost of the commitment</source>
        <translation>承诺用量的成本</translation>
    </message>
    <message>
        <source>Cost above the commitment</source>
        <translation>超出承诺用量的成本</translation>
    </message>
    <message>
        <source>Cost of spot capacity</source>
        <translation>竞价容量的成本</translation>
    </message>
    <message>
        <source>Rework on spot capacity</source>
        <translation>竞价容量的返工</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>折旧</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>电力</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>机位</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维护</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人力</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Time on the line</source>
        <translation>线路传输时间</translation>
    </message>
    <message>
        <source>Time with shipped media</source>
        <translation>寄送介质传输时间</translation>
    </message>
    <message>
        <source>Price of the transfer</source>
        <translation>传输费用</translation>
    </message>
    <message>
        <source>Date in the schedule</source>
        <translation>进度中的日期</translation>
    </message>
    <message>
        <source>Total of the month</source>
        <translation>当月合计</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>盈亏平衡</translation>
    </message>
    <message>
        <source>Use of the budget</source>
        <translation>预算使用率</translation>
    </message>
    <message>
        <source>Taken as it was measured or stated, without a calculation.</source>
        <translation>直接取实测值或填报值，不经计算。</translation>
    </message>
    <message>
        <source>All the amounts below, added up.</source>
        <translation>以下各项金额之和。</translation>
    </message>
    <message>
        <source>The figures below, multiplied.</source>
        <translation>以下各项数值之积。</translation>
    </message>
    <message>
        <source>The first figure less all the others.</source>
        <translation>第一项减去其余各项。</translation>
    </message>
    <message>
        <source>The cards whose mean utilisation in an hour reaches the threshold, averaged over all hours that were measured.</source>
        <translation>一小时内平均利用率达到阈值的加速卡数，按所有测得的小时取平均。</translation>
    </message>
    <message>
        <source>Demand × (1 + growth) to the power of the years since the plan&apos;s start.</source>
        <translation>需求 ×（1 + 增长率）的 n 次方，n 为距计划开始的年数。</translation>
    </message>
    <message>
        <source>Accelerators × throughput of a present card ÷ throughput of an offered card.</source>
        <translation>加速卡数 × 现有加速卡的吞吐 ÷ 所选规格加速卡的吞吐。</translation>
    </message>
    <message>
        <source>The largest commitment whose last accelerator is busy in a greater share of the hours than reserved price ÷ on-demand price.</source>
        <translation>承诺用量的最大值：其最后一张加速卡忙碌的小时占比仍高于“预留价格 ÷ 按需价格”。</translation>
    </message>
    <message>
        <source>Commitment × hours × reserved price, used or not.</source>
        <translation>承诺用量 × 小时数 × 预留价格，无论是否用到。</translation>
    </message>
    <message>
        <source>Accelerator-hours above the commitment × on-demand price.</source>
        <translation>超出承诺用量的加速卡小时 × 按需价格。</translation>
    </message>
    <message>
        <source>Accelerator-hours × spot price × expected rework after interruptions.</source>
        <translation>加速卡小时 × 竞价价格 × 中断后的预期返工。</translation>
    </message>
    <message>
        <source>Billed hours ÷ useful hours, at the checkpoint interval at which least is lost.</source>
        <translation>计费小时 ÷ 有效小时，检查点间隔取损失最小的值。</translation>
    </message>
    <message>
        <source>(Price − residual value) ÷ months of depreciation, from the month of purchase on.</source>
        <translation>（价格 − 残值）÷ 折旧月数，从购入当月算起。</translation>
    </message>
    <message>
        <source>Kilowatts × hours × (idle share + busy share of the rest) × PUE × price per kWh.</source>
        <translation>千瓦数 × 小时数 ×（空闲占比 + 其余部分中的忙碌占比）× PUE × 每 kWh 价格。</translation>
    </message>
    <message>
        <source>Kilowatts at full load × price per kilowatt and month.</source>
        <translation>满载千瓦数 × 每千瓦每月价格。</translation>
    </message>
    <message>
        <source>Price of the node × share a year ÷ 12.</source>
        <translation>服务器价格 × 每年比例 ÷ 12。</translation>
    </message>
    <message>
        <source>Staff for a node and year ÷ 12.</source>
        <translation>单台服务器每年人力成本 ÷ 12。</translation>
    </message>
    <message>
        <source>Size in the month × price per month of its storage class.</source>
        <translation>当月大小 × 所属存储级别的每月价格。</translation>
    </message>
    <message>
        <source>Bytes after compression and deduplication × 8 ÷ (bandwidth × efficiency).</source>
        <translation>压缩和去重后的字节数 × 8 ÷（带宽 × 有效率）。</translation>
    </message>
    <message>
        <source>Lead time + copying to the devices + shipping + reading in, in as many rounds as the devices need.</source>
        <translation>提前期 + 复制到设备 + 寄送 + 读入；设备需要几轮就计几轮。</translation>
    </message>
    <message>
        <source>Setting up + monthly or per-device prices for the time used + price per GB sent.</source>
        <translation>开通费 + 使用期间按月或按设备的价格 + 每 GB 传输价格。</translation>
    </message>
    <message>
        <source>The latest of what the task waits for, then its duration in working time; copies and rollback windows run day and night.</source>
        <translation>取所等待事项中最晚的时间，再加按工作时间计的工期；复制和回退窗口昼夜连续。</translation>
    </message>
    <message>
        <source>All amounts of the month, added up.</source>
        <translation>当月所有金额之和。</translation>
    </message>
    <message>
        <source>The first month from which on moving has cost no more in total than staying.</source>
        <translation>从这个月起，迁移的累计成本不再高于留在本地。</translation>
    </message>
    <message>
        <source>Planned spend of the month ÷ the team&apos;s limit.</source>
        <translation>当月计划支出 ÷ 团队限额。</translation>
    </message>
</context>
<context>
    <name>JsonFields</name>
    <message>
        <source>This is not JSON: it cannot be read at line %1, column %2. Correct it there.</source>
        <translation>这不是 JSON：第 %1 行第 %2 列无法读取。请在该处更正。</translation>
    </message>
    <message>
        <source>This JSON has a number that is too large to be read. Correct it.</source>
        <translation>该 JSON 中有一个数字太大，无法读取。请更正。</translation>
    </message>
    <message>
        <source>The JSON must be an object in braces.</source>
        <translation>该 JSON 必须是花括号中的对象。</translation>
    </message>
    <message>
        <source>%1 must be an object in braces.</source>
        <translation>%1 必须是花括号中的对象。</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <comment>place in the file, what is expected</comment>
        <translation>%1 必须是%2。</translation>
    </message>
    <message>
        <source>%1 is missing. Add it.</source>
        <translation>缺少 %1。请添加。</translation>
    </message>
    <message>
        <source>a text in quotation marks</source>
        <translation>引号中的文本</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation> %1 到 %2 的数字</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation> %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation> true 或 false</translation>
    </message>
    <message>
        <source>a list in square brackets</source>
        <translation>方括号中的列表</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>花括号中的对象</translation>
    </message>
    <message>
        <source>%1 is not supported yet: it comes with a later version. Leave it out to calculate without it.</source>
        <translation>目前还不支持 %1：以后的版本会提供。请去掉它，不计入它也能计算。</translation>
    </message>
    <message>
        <source>%1 is not a known key. Correct its spelling, or leave it out.</source>
        <translation>%1 不是已知的键。请更正拼写，或去掉它。</translation>
    </message>
</context>
<context>
    <name>NamedCell</name>
    <message>
        <source>“%1” is not in the plan, which has none of these yet; add it first.</source>
        <translation>计划中没有“%1”，也没有任何同类内容；请先添加。</translation>
    </message>
    <message>
        <source>“%1” is not among: %2.</source>
        <translation>“%1”不在以下各项之中：%2。</translation>
    </message>
</context>
<context>
    <name>NodeList</name>
    <message>
        <source>&quot;%1&quot; is not a number of accelerators of a model. Write it like 8x A100-SXM4-80GB.</source>
        <translation>“%1”不是某一型号的加速卡数。请写成 8x A100-SXM4-80GB 这样。</translation>
    </message>
    <message>
        <source>It is not said how many accelerators of &quot;%1&quot; there are. Write it like 8x %1.</source>
        <translation>没有说明“%1”有几张加速卡。请写成 8x %1 这样。</translation>
    </message>
    <message>
        <source>%1 accelerators in one server are too many; at most %2 are taken.</source>
        <translation>一台服务器有 %1 张加速卡，太多了；最多接受 %2 张。</translation>
    </message>
    <message>
        <source>The count says %1 accelerators and the list %2. Correct one of them.</source>
        <translation>数量一栏是 %1 张加速卡，清单中是 %2 张。请更正其中之一。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number. Write it like 8.</source>
        <translation>“%1”不是整数。请写成 8 这样。</translation>
    </message>
    <message>
        <source>%1 is not within 0 to %2. Correct it.</source>
        <translation>%1 不在 0 到 %2 之间。请更正。</translation>
    </message>
    <message>
        <source>The size %1 has no unit. Write it like 512 GiB, or put the unit into the header: memory (GiB).</source>
        <translation>大小 %1 没有单位。请写成 512 GiB 这样，或在表头中写明单位：memory (GiB)。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size. Write it like 512 GiB.</source>
        <translation>“%1”不是数据大小。请写成 512 GiB 这样。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a price with a currency. Write it like 1200000 CNY, or put the currency into the header: price (CNY).</source>
        <translation>“%1”不是带货币的价格。请写成 1200000 CNY 这样，或在表头中写明货币：price (CNY)。</translation>
    </message>
    <message>
        <source>The price %1 is negative. Correct it.</source>
        <translation>价格 %1 是负数。请更正。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a power. Write it like 6.5 kW.</source>
        <translation>“%1”不是功率。请写成 6.5 kW 这样。</translation>
    </message>
    <message>
        <source>%1 kW is not within 0 to 200 kW for one server. If it is in watts, write W behind it.</source>
        <translation>%1 kW 不在单台服务器 0 到 200 kW 的范围内。如果单位是瓦，请在数字后面写 W。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a day. Write it like 2023-05-31.</source>
        <translation>“%1”不是日期。请写成 2023-05-31 这样。</translation>
    </message>
    <message>
        <source>One column says %1 accelerators and another %2. Correct one of them.</source>
        <translation>一列是 %1 张加速卡，另一列是 %2 张。请更正其中之一。</translation>
    </message>
    <message>
        <source>One column says %1 and another %2. Correct one of them.</source>
        <translation>一列是 %1，另一列是 %2。请更正其中之一。</translation>
    </message>
    <message>
        <source>%1 has %2, and the list says %3 for each accelerator. Correct one of them.</source>
        <translation>%1 有 %2，而清单中每张加速卡是 %3。请更正其中之一。</translation>
    </message>
    <message>
        <source>The row has %1 cells and the header row %2. Look for a separator or a quotation mark too few or too many.</source>
        <translation>该行有 %1 个单元格，表头行有 %2 个。请检查是否多了或少了分隔符或引号。</translation>
    </message>
    <message>
        <source>The row has no host name. Add it.</source>
        <translation>该行没有主机名。请添加。</translation>
    </message>
    <message>
        <source>A server has at least one core. Correct it, or leave it empty.</source>
        <translation>一台服务器至少有一个核。请更正，或留空。</translation>
    </message>
    <message>
        <source>Line %1 says something else about %2. Keep one of the two.</source>
        <translation>第 %1 行对 %2 的记录与此不同。请只保留其中一行。</translation>
    </message>
    <message>
        <source>Line %1 says the same about %2 already.</source>
        <translation>第 %1 行对 %2 已有同样的记录。</translation>
    </message>
    <message>
        <source>Another file of this import has %1 already. Import them one after the other.</source>
        <translation>本次导入的另一个文件中已有 %1。请分两次导入。</translation>
    </message>
    <message>
        <source>The file is empty. Choose another one, or export it again.</source>
        <translation>文件是空的。请另选一个，或重新导出。</translation>
    </message>
    <message>
        <source>The header row (%1) has no column for the host name. Call it name, host or 主机名.</source>
        <translation>表头行（%1）没有主机名一列。请把它命名为 name、host 或“主机名”。</translation>
    </message>
    <message>
        <source>The list has a header row and nothing below it.</source>
        <translation>清单只有表头行，其下没有内容。</translation>
    </message>
    <message>
        <source>Columns without a place of their own were kept in the notes of each server: %1.</source>
        <translation>没有对应位置的列已保存在各服务器的备注中：%1。</translation>
    </message>
    <message>
        <source>No row of the list can be used. Line %1: %2</source>
        <translation>清单中没有可用的行。第 %1 行：%2</translation>
    </message>
    <message>
        <source>Stopped. Nothing was imported.</source>
        <translation>已停止。没有导入任何内容。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the header row names a host and what it has</source>
        <translation>表头行写有主机及其配置</translation>
    </message>
    <message>
        <source>List of servers</source>
        <translation>服务器清单</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>1 day</source>
        <translation>1 天</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 小时</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 分钟</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 秒</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 GPU hours</source>
        <translation>%1 GPU 小时</translation>
    </message>
</context>
<context>
    <name>NvidiaSmi</name>
    <message>
        <source>the header row names fields of nvidia-smi</source>
        <translation>表头行写有 nvidia-smi 的字段</translation>
    </message>
    <message>
        <source>the times are as nvidia-smi writes them</source>
        <translation>时间是 nvidia-smi 的写法</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n file(s))</source>
        <translation>
            <numerusform>%1（%n 个文件）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other file(s)</source>
        <translation>
            <numerusform>%1 及其他 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>All logs: %1 rows repeat a second of the same accelerator; the first with a value counts.</source>
        <translation>所有日志：有 %1 行与同一加速卡的同一秒重复；以第一个有值的行为准。</translation>
    </message>
    <message numerus="yes">
        <source>All logs: %n accelerator(s) changed their index, as a restart may do; they were kept apart by uuid.</source>
        <translation>
            <numerusform>所有日志：有 %n 张加速卡的编号变过，重启时可能如此；已按 uuid 区分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All logs: %n accelerator(s) were left out, for they have less than a row a day; look at their times.</source>
        <translation>
            <numerusform>所有日志：有 %n 张加速卡未计入，因为它们平均每天不足一行；请查看其时间。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Log of nvidia-smi</source>
        <translation>nvidia-smi 日志</translation>
    </message>
    <message>
        <source>utilization.gpu is in [%1] here, and nvidia-smi writes it in [%]. Is this column what its name says? Rename it, or log again.</source>
        <translation>这里 utilization.gpu 的单位是 [%1]，而 nvidia-smi 写的是 [%]。这一列确实是它的名称所指吗？请改列名，或重新记录日志。</translation>
    </message>
    <message>
        <source>The log has no column utilization.gpu, so it does not say how busy the accelerators were. Log with: %1</source>
        <translation>日志没有 utilization.gpu 一列，因此看不出加速卡有多忙。请用以下命令记录：%1</translation>
    </message>
    <message>
        <source>The log has no column timestamp, so it does not say when its values were measured. Log with: %1</source>
        <translation>日志没有 timestamp 一列，因此看不出数值的测量时间。请用以下命令记录：%1</translation>
    </message>
    <message>
        <source>The log has neither a column uuid nor index nor pci.bus_id, so its accelerators cannot be told apart. Log with: %1</source>
        <translation>日志中 uuid、index 和 pci.bus_id 三列都没有，因此无法区分加速卡。请用以下命令记录：%1</translation>
    </message>
    <message>
        <source>Stopped. Nothing was imported.</source>
        <translation>已停止。没有导入任何内容。</translation>
    </message>
    <message>
        <source>Line %1: the log has no header row, so the meaning of its columns is not known. Name them in their order (on the command line with --columns &quot;timestamp,index,utilization.gpu&quot;), or log without noheader.</source>
        <translation>第 %1 行：日志没有表头行，因此各列含义未知。请按顺序给出列名（在命令行上用 --columns &quot;timestamp,index,utilization.gpu&quot;），或不带 noheader 重新记录日志。</translation>
    </message>
    <message>
        <source>The header row in line %1 does not serve, and the rows below it are refused: %2</source>
        <translation>第 %1 行的表头行不可用，其下各行均拒收：%2</translation>
    </message>
    <message>
        <source>Line %1: the times in this log have no time zone. Say in which one its host keeps its clock, such as Asia/Shanghai (on the command line with --time-zone).</source>
        <translation>第 %1 行：该日志的时间没有时区。请说明主机时钟所用的时区，例如 Asia/Shanghai（在命令行上用 --time-zone）。</translation>
    </message>
    <message>
        <source>There is no header row above that names the columns.</source>
        <translation>上方没有写明列名的表头行。</translation>
    </message>
    <message>
        <source>The row has another number of cells than the header row, which has %1.</source>
        <translation>该行的单元格数与表头行不同，表头行有 %1 个。</translation>
    </message>
    <message>
        <source>The row has binary content; the disk or the host may have failed while it was written.</source>
        <translation>该行含有二进制内容；写入时磁盘或主机可能出过故障。</translation>
    </message>
    <message>
        <source>The time is not one like 2026/07/14 09:00:44.579.</source>
        <translation>时间不是 2026/07/14 09:00:44.579 这样的写法。</translation>
    </message>
    <message>
        <source>The time is before 2000 or after 2099: the clock of the host was wrong.</source>
        <translation>时间早于 2000 年或晚于 2099 年：主机时钟有误。</translation>
    </message>
    <message>
        <source>The utilization is neither a per cent value like 97 % nor marked as missing.</source>
        <translation>利用率既不是 97 % 这样的百分数，也没有标为缺失。</translation>
    </message>
    <message>
        <source>The utilization is not within 0 to 100 %.</source>
        <translation>利用率不在 0 到 100% 之间。</translation>
    </message>
    <message>
        <source>The row names no accelerator: neither a uuid nor an index from 0 to 1023.</source>
        <translation>该行没有指明加速卡：既没有 uuid，也没有 0 到 1023 的编号。</translation>
    </message>
    <message>
        <source>The log names more than 1024 accelerators; one host does not have so many.</source>
        <translation>日志中的加速卡超过 1024 张；一台主机没有这么多。</translation>
    </message>
    <message>
        <source>The last line has no end, so its last value may be cut off.</source>
        <translation>最后一行没有结束，因此最后的值可能不完整。</translation>
    </message>
    <message>
        <source>The file has no header row with timestamp and utilization.gpu. Is it a log of nvidia-smi --query-gpu=… --format=csv?</source>
        <translation>文件没有含 timestamp 和 utilization.gpu 的表头行。它是 nvidia-smi --query-gpu=… --format=csv 的日志吗？</translation>
    </message>
    <message>
        <source>The log has a header row and nothing below it. Leave it out, or log again.</source>
        <translation>日志只有表头行，其下没有内容。请不要导入它，或重新记录日志。</translation>
    </message>
    <message>
        <source>No row of the log can be used. Line %1: %2</source>
        <translation>日志中没有可用的行。第 %1 行：%2</translation>
    </message>
    <message>
        <source>Host: %1, from the name of the file.</source>
        <translation>主机：%1，取自文件名。</translation>
    </message>
    <message>
        <source>Rows without a value of utilization.gpu: %1.</source>
        <translation>没有 utilization.gpu 值的行数：%1。</translation>
    </message>
    <message>
        <source>The log has no utilization data: every value is missing, which is not 0 %. Under MIG nvidia-smi does not measure it; DCGM does (DCGM_FI_PROF_GR_ENGINE_ACTIVE).</source>
        <translation>日志没有利用率数据：所有值都缺失，这并不等于 0%。启用 MIG 时 nvidia-smi 不测量利用率；DCGM 可以（DCGM_FI_PROF_GR_ENGINE_ACTIVE）。</translation>
    </message>
    <message>
        <source>%1 rows fall into an hour that the clock of %2 shows twice; they were taken in the order of the file.</source>
        <translation>有 %1 行落在 %2 时钟重复出现的一小时内；已按文件中的顺序采用。</translation>
    </message>
    <message>
        <source>%1 rows have a time that the clock of %2 skips; they were read as if it had not been put forward. Check the time zone.</source>
        <translation>有 %1 行的时间被 %2 的时钟跳过；已按时钟没有拨快读取。请核对时区。</translation>
    </message>
</context>
<context>
    <name>PasteTable</name>
    <message>
        <source>There is nothing to paste below the header row.</source>
        <translation>表头行之下没有可以粘贴的内容。</translation>
    </message>
    <message>
        <source>Nothing was pasted. Line %1: %2</source>
        <translation>没有粘贴任何内容。第 %1 行：%2</translation>
    </message>
    <message>
        <source>The row has more cells than the table has columns (%1).</source>
        <translation>该行的单元格数超过表的列数（%1）。</translation>
    </message>
    <message>
        <source>The text to paste is longer than 64 MiB. Paste it in parts.</source>
        <translation>要粘贴的文本超过 64 MiB。请分几次粘贴。</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy rows first.</source>
        <translation>没有可以粘贴的文本。请先复制一些行。</translation>
    </message>
    <message>
        <source>Nothing can be pasted here.</source>
        <translation>这里不能粘贴。</translation>
    </message>
</context>
<context>
    <name>PlanFile</name>
    <message>
        <source>The measured history %2 in “%1” is damaged; take an older copy of the plan, or a backup.</source>
        <translation>“%1”中的利用率历史 %2 已损坏；请使用该计划较早的副本或备份。</translation>
    </message>
    <message>
        <source>The price book %2 in “%1” is damaged; take an older copy of the plan, or a backup.</source>
        <translation>“%1”中的价目表 %2 已损坏；请使用该计划较早的副本或备份。</translation>
    </message>
    <message>
        <source>“%1” is damaged and was not opened; nothing in it was changed. Take an older copy, or a backup.</source>
        <translation>“%1”已损坏，没有打开；其中内容未作任何改动。请使用较早的副本或备份。</translation>
    </message>
    <message>
        <source>“%1” was written by a newer Portolan: it is of format %2, and this version reads up to format %3. Open it with a version that reads format %2.</source>
        <translation>“%1”由较新的 Portolan 写成：其格式为 %2，而本版本最高读取格式 %3。请用能读取格式 %2 的版本打开。</translation>
    </message>
    <message>
        <source>“%1” is being written by another program; try again in a moment.</source>
        <translation>另一个程序正在写入“%1”；请稍后重试。</translation>
    </message>
    <message>
        <source>“%1” cannot be opened here; its last saving was interrupted, or its folder may not be written to. Copy it with its “-journal” file to a folder of your own and open it there.</source>
        <translation>无法在此处打开“%1”；它上次保存被中断，或其文件夹不可写入。请把它连同“-journal”文件复制到您自己的文件夹，再在那里打开。</translation>
    </message>
    <message>
        <source>There is not enough memory to open “%1”; close other programs and try again.</source>
        <translation>内存不足，无法打开“%1”；请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>“%1” cannot be read from its disk (error %2); check the disk or the network drive.</source>
        <translation>无法从磁盘读取“%1”（错误 %2）；请检查磁盘或网络驱动器。</translation>
    </message>
    <message>
        <source>“%1” cannot be saved because its disk is full; free some space. The file holds the plan as it was last saved.</source>
        <translation>磁盘已满，无法保存“%1”；请腾出空间。文件中仍是上次保存的计划。</translation>
    </message>
    <message>
        <source>“%1” cannot be saved while another program reads or writes it; close that program.</source>
        <translation>另一个程序正在读取或写入“%1”，无法保存；请关闭该程序。</translation>
    </message>
    <message>
        <source>“%1” cannot be saved because the file or its folder may not be written to; allow writing, or save the plan elsewhere.</source>
        <translation>“%1”或其文件夹不可写入，无法保存；请允许写入，或把计划保存到别处。</translation>
    </message>
    <message>
        <source>“%1” was damaged while it was open and cannot be saved; save the plan under another name.</source>
        <translation>“%1”在打开期间损坏，无法保存；请用另一个名称保存计划。</translation>
    </message>
    <message>
        <source>“%1” cannot be written to its disk (error %2); check the disk or the network drive, or save the plan elsewhere.</source>
        <translation>无法把“%1”写入磁盘（错误 %2）；请检查磁盘或网络驱动器，或把计划保存到别处。</translation>
    </message>
    <message>
        <source>There is no file “%1”; check its name and folder.</source>
        <translation>没有文件“%1”；请核对名称和文件夹。</translation>
    </message>
    <message>
        <source>“%1” is a folder; choose a plan file in it.</source>
        <translation>“%1”是文件夹；请选择其中的计划文件。</translation>
    </message>
    <message>
        <source>“%1” is a device or a pipe; choose a plan file.</source>
        <translation>“%1”是设备或管道；请选择计划文件。</translation>
    </message>
    <message>
        <source>“%1” may not be read by you; ask its owner for permission to read it.</source>
        <translation>您没有读取“%1”的权限；请向其所有者申请。</translation>
    </message>
    <message>
        <source>“%1” is empty; take a copy that has something in it.</source>
        <translation>“%1”是空的；请使用有内容的副本。</translation>
    </message>
    <message>
        <source>“%1” is not a plan; to read a table or a log, import it into a plan.</source>
        <translation>“%1”不是计划；要读取表格或日志，请把它导入计划。</translation>
    </message>
    <message>
        <source>“%1” ends too early; copy it again from where it came from.</source>
        <translation>“%1”提前结束；请从原处重新复制。</translation>
    </message>
    <message>
        <source>“%1” is a database of another program, not a plan.</source>
        <translation>“%1”是其他程序的数据库，不是计划。</translation>
    </message>
    <message>
        <source>There is a file “%1” already; choose another name.</source>
        <translation>已有文件“%1”；请换一个名称。</translation>
    </message>
    <message>
        <source>“%1” cannot be written; check the disk and your permissions, or choose another folder.</source>
        <translation>无法写入“%1”；请检查磁盘和权限，或换一个文件夹。</translation>
    </message>
    <message>
        <source>“%1” is damaged and was not opened (%2); nothing in it was changed. Take an older copy, or a backup.</source>
        <translation>“%1”已损坏，没有打开（%2）；其中内容未作任何改动。请使用较早的副本或备份。</translation>
    </message>
    <message>
        <source>“%1” is open for reading only; save the plan under another name.</source>
        <translation>“%1”以只读方式打开；请用另一个名称保存计划。</translation>
    </message>
    <message>
        <source>“%1” was moved, renamed or deleted while it was open; save the plan under a new name.</source>
        <translation>“%1”在打开期间被移动、改名或删除；请用新的名称保存计划。</translation>
    </message>
    <message>
        <source>“%1” is open in another window or program; choose another name.</source>
        <translation>“%1”已在另一个窗口或程序中打开；请换一个名称。</translation>
    </message>
    <message>
        <source>The audit trail of “%1” has an entry without a time; the file is damaged. Take an older copy, or a backup.</source>
        <translation>“%1”的修改记录中有一项没有时间；文件已损坏。请使用较早的副本或备份。</translation>
    </message>
    <message>
        <source>“%1” cannot be read at %2: %3</source>
        <translation>无法读取“%1”的 %2：%3</translation>
    </message>
    <message>
        <source>a reference is no number of a row.</source>
        <translation>引用不是行的编号。</translation>
    </message>
    <message>
        <source>a cell that should be text is not.</source>
        <translation>应为文本的单元格不是文本。</translation>
    </message>
    <message>
        <source>its number is out of range.</source>
        <translation>其编号超出范围。</translation>
    </message>
    <message>
        <source>another row has the same number.</source>
        <translation>另一行有相同的编号。</translation>
    </message>
    <message>
        <source>it refers to a row that does not exist.</source>
        <translation>它引用的行不存在。</translation>
    </message>
    <message>
        <source>there must be exactly one row.</source>
        <translation>必须恰好有一行。</translation>
    </message>
    <message>
        <source>tasks wait for each other in a circle.</source>
        <translation>工作项循环等待。</translation>
    </message>
    <message>
        <source>“%1” has %2 rows; a plan of more than %3 cannot be opened.</source>
        <translation>“%1”有 %2 行；超过 %3 行的计划无法打开。</translation>
    </message>
    <message>
        <source>“%1” is no whole plan: it has no “%2”. Take a copy from before it was changed.</source>
        <translation>“%1”不是完整的计划：缺少“%2”。请使用改动之前的副本。</translation>
    </message>
    <message>
        <source>“%1” holds “%2”, which this program does not write; another program has changed it. Take a copy from before that.</source>
        <translation>“%1”含有“%2”，本程序不会写出它；文件被其他程序改动过。请使用改动之前的副本。</translation>
    </message>
    <message>
        <source>“%1” is of format %2, which no program writes; it is damaged. Take an older copy.</source>
        <translation>“%1”的格式为 %2，没有程序会写出这种格式；文件已损坏。请使用较早的副本。</translation>
    </message>
    <message>
        <source>The folder “%1” for plans without a name cannot be made; check your permissions and the space on the disk.</source>
        <translation>无法创建存放未命名计划的文件夹“%1”；请检查权限和磁盘空间。</translation>
    </message>
    <message>
        <source>“%1” is not a plan without a name, so it was not removed.</source>
        <translation>“%1”不是未命名计划，因此没有删除。</translation>
    </message>
    <message>
        <source>“%1” is open in another window; close it there first.</source>
        <translation>“%1”已在另一个窗口中打开；请先在那里关闭。</translation>
    </message>
    <message>
        <source>“%1” cannot be removed; check your permissions.</source>
        <translation>无法删除“%1”；请检查权限。</translation>
    </message>
</context>
<context>
    <name>PlanJson</name>
    <message>
        <source>it is not a list of rows</source>
        <translation>它不是由行组成的列表</translation>
    </message>
    <message>
        <source>it refers to a row that is not there (%1)</source>
        <translation>它引用的行不存在（%1）</translation>
    </message>
    <message>
        <source>it is not a row of named cells</source>
        <translation>它不是由具名单元格组成的行</translation>
    </message>
    <message>
        <source>its id is not a whole number above 0</source>
        <translation>其 id 不是大于 0 的整数</translation>
    </message>
    <message>
        <source>its id %1 stands twice</source>
        <translation>其 id %1 出现了两次</translation>
    </message>
    <message>
        <source>the cell %1 is not a text</source>
        <translation>单元格 %1 不是文本</translation>
    </message>
    <message>
        <source>the cell %1: %2</source>
        <translation>单元格 %1：%2</translation>
    </message>
    <message>
        <source>there is no column &quot;%1&quot;</source>
        <translation>没有列“%1”</translation>
    </message>
    <message>
        <source>Table %1, row %2: %3. Correct the file, or export it again.</source>
        <translation>表 %1 第 %2 行：%3。请更正文件，或重新导出。</translation>
    </message>
    <message>
        <source>The file is not a plan in JSON, or it is cut off or longer than 64 MiB. Export it again.</source>
        <translation>该文件不是 JSON 格式的计划，或者被截断，或者超过 64 MiB。请重新导出。</translation>
    </message>
    <message>
        <source>The JSON does not call itself a plan (&quot;format&quot;: &quot;portolan-plan&quot;).</source>
        <translation>该 JSON 没有自称为计划（&quot;format&quot;: &quot;portolan-plan&quot;）。</translation>
    </message>
    <message>
        <source>The plan is in another version of the format than %1. Open it with the program that wrote it.</source>
        <translation>该计划的格式版本不是 %1。请用写出它的程序打开。</translation>
    </message>
    <message>
        <source>The plan has a table that this program does not know. Use a newer one.</source>
        <translation>该计划含有本程序不认识的表。请使用更新的程序。</translation>
    </message>
    <message>
        <source>A plan has exactly one row of settings, and this file has %1.</source>
        <translation>计划应当恰好有一行设置，而该文件有 %1 行。</translation>
    </message>
</context>
<context>
    <name>PriceBookFile</name>
    <message>
        <source>the file calls itself portolan-price-book</source>
        <translation>文件自称是 portolan-price-book</translation>
    </message>
    <message>
        <source>%1: another price book is among the files. Import one at a time; the last one is in use.</source>
        <translation>%1：文件中还有另一份价目表。请一次导入一份；最后一份会被采用。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Stopped. Nothing was imported.</source>
        <translation>已停止。没有导入任何内容。</translation>
    </message>
    <message>
        <source>The prices are made up. Replace them by quotes before you decide on them.</source>
        <translation>价格是虚构的。在据此做出决定之前，请换成正式报价。</translation>
    </message>
    <message>
        <source>Price book</source>
        <translation>价目表</translation>
    </message>
</context>
<context>
    <name>PriceBookJson</name>
    <message>
        <source>%1 must be an object in braces.</source>
        <translation>%1：必须是花括号中的对象。</translation>
    </message>
    <message>
        <source>%1: the field “%2” is missing.</source>
        <translation>%1：缺少字段“%2”。</translation>
    </message>
    <message>
        <source>%1: “%2” must be text in quotation marks.</source>
        <translation>%1：“%2”必须是引号中的文本。</translation>
    </message>
    <message>
        <source>%1: “%2” must not be empty.</source>
        <translation>%1：“%2”不能为空。</translation>
    </message>
    <message>
        <source>%1: “%2” must be a whole number from 1 to %3.</source>
        <translation>%1：“%2”必须是 1 到 %3 的整数。</translation>
    </message>
    <message>
        <source>%1: “%2” must be a number above 0.</source>
        <translation>%1：“%2”必须是大于 0 的数字。</translation>
    </message>
    <message>
        <source>%1: “%2” must be a date such as 2026-03-01, not “%3”.</source>
        <translation>%1：“%2”必须是 2026-03-01 这样的日期，不能是“%3”。</translation>
    </message>
    <message>
        <source>%1: “%2” must be one of %3, not “%4”.</source>
        <translation>%1：“%2”必须是 %3 之一，不能是“%4”。</translation>
    </message>
    <message>
        <source>%1: “%2” is not a field of a price book.</source>
        <translation>%1：价目表没有字段“%2”。</translation>
    </message>
    <message>
        <source>%1: “prices” must be a list with at least one price.</source>
        <translation>%1：“prices”必须是至少含一个价格的列表。</translation>
    </message>
    <message>
        <source>%1, prices[%2]</source>
        <translation>%1，prices[%2]</translation>
    </message>
    <message>
        <source>%1: “storageClass” must be one of hot, warm, cold.</source>
        <translation>%1：“storageClass”必须是 hot、warm、cold 之一。</translation>
    </message>
    <message>
        <source>%1: only storage has a “storageClass”.</source>
        <translation>%1：只有存储才有“storageClass”。</translation>
    </message>
    <message>
        <source>%1, price</source>
        <translation>%1，price</translation>
    </message>
    <message>
        <source>%1: the value “%2” must be a decimal number with at most six places, such as &quot;55.04&quot;.</source>
        <translation>%1：值“%2”必须是最多六位小数的十进制数，例如 &quot;55.04&quot;。</translation>
    </message>
    <message>
        <source>%1: the value “%2” must be above 0. Leave out a price that is not known.</source>
        <translation>%1：值“%2”必须大于 0。未知的价格请不要写。</translation>
    </message>
    <message>
        <source>%1: “%2” is not a currency code of ISO 4217, such as CNY or USD.</source>
        <translation>%1：“%2”不是 ISO 4217 货币代码，例如 CNY 或 USD。</translation>
    </message>
    <message>
        <source>%1: a reserved price needs “termMonths”, the months of its term.</source>
        <translation>%1：预留价格需要“termMonths”，即租期的月数。</translation>
    </message>
    <message>
        <source>%1: only a reserved price has “termMonths”.</source>
        <translation>%1：只有预留价格才有“termMonths”。</translation>
    </message>
    <message>
        <source>%1: only a price per month has “monthHours”.</source>
        <translation>%1：只有按月价格才有“monthHours”。</translation>
    </message>
    <message>
        <source>The price book has more than 64 MiB. Split it by provider or region.</source>
        <translation>价目表超过 64 MiB。请按服务商或区域拆分。</translation>
    </message>
    <message>
        <source>The price book is empty.</source>
        <translation>价目表是空的。</translation>
    </message>
    <message>
        <source>Line %1 of the price book is a conflict mark of a version control system. Resolve the conflict first.</source>
        <translation>价目表第 %1 行是版本控制系统的冲突标记。请先解决冲突。</translation>
    </message>
    <message>
        <source>Line %1 of the price book is nested too deeply.</source>
        <translation>价目表第 %1 行嵌套过深。</translation>
    </message>
    <message>
        <source>The field “%1” stands twice in one object of the price book.</source>
        <translation>价目表的同一对象中，字段“%1”出现了两次。</translation>
    </message>
    <message>
        <source>The price book ends too early, in line %1. Copy or download it again.</source>
        <translation>价目表在第 %1 行提前结束。请重新复制或下载。</translation>
    </message>
    <message>
        <source>The price book is not JSON: line %1 cannot be read.</source>
        <translation>价目表不是 JSON：第 %1 行无法读取。</translation>
    </message>
    <message>
        <source>The price book is not JSON.</source>
        <translation>价目表不是 JSON。</translation>
    </message>
    <message>
        <source>“%1” must be a list in square brackets.</source>
        <translation>“%1”必须是方括号中的列表。</translation>
    </message>
    <message>
        <source>“%1” has the key “%2” twice. Each row needs its own.</source>
        <translation>“%1”中键“%2”出现了两次。每一行需要各自的键。</translation>
    </message>
    <message>
        <source>This is not a price book: “format” must be “%1”.</source>
        <translation>这不是价目表：“format”必须是“%1”。</translation>
    </message>
    <message>
        <source>The price book has format version %1, and this program reads version %2. A newer program is needed.</source>
        <translation>价目表的格式版本是 %1，本程序读取的是版本 %2。需要更新的程序。</translation>
    </message>
    <message>
        <source>“isExample” must be true or false.</source>
        <translation>“isExample”必须是 true 或 false。</translation>
    </message>
    <message>
        <source>The price book</source>
        <translation>价目表</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>The report could not be finished as a PDF: %1.</source>
        <translation>无法完成 PDF 报告：%1。</translation>
    </message>
    <message>
        <source>Where each workload goes</source>
        <translation>各任务的去向</translation>
    </message>
    <message>
        <source>How the data gets there</source>
        <translation>数据如何传输</translation>
    </message>
    <message>
        <source>Risks and open findings</source>
        <translation>风险与未解决的检查结果</translation>
    </message>
    <message>
        <source>Budget alerts</source>
        <translation>预算告警</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Prices used and their sources</source>
        <translation>所用价格及其来源</translation>
    </message>
    <message>
        <source>%1 – migration plan</source>
        <translation>%1 – 迁移计划</translation>
    </message>
    <message>
        <source>There is no forecast to print yet. Wait until it is computed and try again.</source>
        <translation>还没有可以打印的预测。请等计算完成后重试。</translation>
    </message>
    <message>
        <source>The report needs the font “%1”, which is not installed. Install the Debian package “%2” and try again.</source>
        <translation>报告需要字体“%1”，但没有安装。请安装 Debian 软件包“%2”后重试。</translation>
    </message>
    <message>
        <source>Migration of a GPU cluster to the cloud</source>
        <translation>GPU 集群上云迁移</translation>
    </message>
    <message>
        <source>The report could not be written to “%1”: %2. Choose another place.</source>
        <translation>无法把报告写入“%1”：%2。请换一个位置。</translation>
    </message>
    <message>
        <source>Cost against budget, month by month</source>
        <translation>逐月成本与预算对比</translation>
    </message>
    <message>
        <source>Staying against moving, added up</source>
        <translation>留在本地与迁移的累计对比</translation>
    </message>
    <message>
        <source>Waves and schedule</source>
        <translation>批次与进度</translation>
    </message>
    <message>
        <source>Quote: %1</source>
        <translation>报价：%1</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>实例规格</translation>
    </message>
    <message>
        <source>Term</source>
        <comment>Term</comment>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Per card and hour</source>
        <translation>每卡每小时</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Nothing is rented in this plan, so no price was used.</source>
        <translation>本计划没有租用任何容量，因此没有用到价格。</translation>
    </message>
    <message>
        <source>Over %1 months moving costs %2 and staying %3: moving saves %4 (%5).</source>
        <translation>在 %1 个月内，迁移的成本为 %2，留在本地为 %3：迁移节省 %4（%5）。</translation>
    </message>
    <message>
        <source>Over %1 months moving costs %2 and staying %3: moving costs %4 (%5) more.</source>
        <translation>在 %1 个月内，迁移的成本为 %2，留在本地为 %3：迁移多花 %4（%5）。</translation>
    </message>
    <message>
        <source>At today&apos;s value of money it is %1 against %2.</source>
        <translation>按现值计算，两者为 %1 对 %2。</translation>
    </message>
    <message>
        <source>The move begins on %1 and ends on %2, in waves: %3.</source>
        <translation>迁移于%1开始，于%2结束，共 %3 个批次。</translation>
    </message>
    <message>
        <source>The prices are made-up examples: no decision should rest on the figures before quotes replace them.</source>
        <translation>价格为虚构的示例：在换成正式报价之前，不应根据这些数值做出决定。</translation>
    </message>
    <message>
        <source>Plan from %1 over %2 months · scenario: %3 · currency: %4</source>
        <translation>计划自%1起，共 %2 个月 · 方案：%3 · 货币：%4</translation>
    </message>
    <message>
        <source>the plan as it stands</source>
        <translation>现行计划</translation>
    </message>
    <message>
        <source>Migration plan: from our own GPU cluster to the cloud</source>
        <translation>迁移计划：从自有 GPU 集群到云</translation>
    </message>
    <message>
        <source>Summary for management</source>
        <translation>管理层摘要</translation>
    </message>
    <message>
        <source>What stands in the way</source>
        <translation>有哪些阻断</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Staying</source>
        <translation>留在本地</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>迁移</translation>
    </message>
    <message>
        <source>Moving less staying</source>
        <translation>迁移减去留在本地</translation>
    </message>
    <message>
        <source>There are no months to show.</source>
        <translation>没有可以显示的月份。</translation>
    </message>
    <message>
        <source>All months</source>
        <translation>全部月份</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cut over by</source>
        <translation>切换截止</translation>
    </message>
    <message>
        <source>Rollback window</source>
        <translation>回退窗口</translation>
    </message>
    <message>
        <source>Old capacity off</source>
        <translation>旧容量关停</translation>
    </message>
    <message>
        <source>The plan has no waves yet, so nothing moves.</source>
        <translation>计划还没有批次，因此没有任何迁移。</translation>
    </message>
    <message>
        <source>Busy cards</source>
        <translation>忙碌的加速卡</translation>
    </message>
    <message>
        <source>Placement</source>
        <comment>Placement</comment>
        <translation>去向</translation>
    </message>
    <message>
        <source>Month, staying</source>
        <translation>留在本地，每月</translation>
    </message>
    <message>
        <source>Month, as placed</source>
        <translation>按去向，每月</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>The plan has no workloads yet.</source>
        <translation>计划还没有任务。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>冷热</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>To send</source>
        <translation>待传</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>The plan has no datasets yet.</source>
        <translation>计划还没有数据集。</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Finding and cure</source>
        <translation>检查结果与处理办法</translation>
    </message>
    <message>
        <source>Nothing was found that needs attention.</source>
        <translation>没有发现需要注意的内容。</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>告警</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>计划支出</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Most of it for</source>
        <translation>主要用于</translation>
    </message>
    <message>
        <source>No team&apos;s planned spend comes near its budget.</source>
        <translation>没有团队的计划支出接近预算。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Standard value of the program</source>
        <translation>程序的默认值</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>未填写</translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <source>Usage history</source>
        <translation>利用率历史</translation>
    </message>
    <message>
        <source>Share of expected samples</source>
        <translation>样本完整率</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Busy from this utilisation on</source>
        <translation>利用率达到此值算作忙碌</translation>
    </message>
    <message>
        <source>Stated accelerators</source>
        <translation>填报的加速卡数</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Growth a year</source>
        <translation>年增长率</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>年数</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>加速卡数</translation>
    </message>
    <message>
        <source>Throughput of a present card</source>
        <translation>现有加速卡的吞吐</translation>
    </message>
    <message>
        <source>Throughput of an offered card</source>
        <translation>所选规格加速卡的吞吐</translation>
    </message>
    <message>
        <source>Hours in a month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>小时数</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>按需价格</translation>
    </message>
    <message>
        <source>Reserved price</source>
        <translation>预留价格</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>竞价价格</translation>
    </message>
    <message>
        <source>Price of the machine</source>
        <translation>整机价格</translation>
    </message>
    <message>
        <source>Accelerators of the machine</source>
        <translation>整机的加速卡数</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>承诺用量</translation>
    </message>
    <message>
        <source>Accelerator-hours above the commitment</source>
        <translation>超出承诺用量的加速卡小时</translation>
    </message>
    <message>
        <source>Cost of the commitment</source>
        <translation>承诺用量的成本</translation>
    </message>
    <message>
        <source>Cost above the commitment</source>
        <translation>超出承诺用量的成本</translation>
    </message>
    <message>
        <source>Expected rework</source>
        <translation>预期返工</translation>
    </message>
    <message>
        <source>Hours between interruptions</source>
        <translation>两次中断之间的小时数</translation>
    </message>
    <message>
        <source>Hours to write a checkpoint</source>
        <translation>写检查点的小时数</translation>
    </message>
    <message>
        <source>Hours to restore a checkpoint</source>
        <translation>恢复检查点的小时数</translation>
    </message>
    <message>
        <source>Hours between checkpoints</source>
        <translation>两次检查点之间的小时数</translation>
    </message>
    <message>
        <source>Hours for new capacity</source>
        <translation>等待新容量的小时数</translation>
    </message>
    <message>
        <source>Share of the owned nodes</source>
        <translation>自有服务器的分摊</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Price of the node</source>
        <translation>服务器价格</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>残值</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月数</translation>
    </message>
    <message>
        <source>From the month</source>
        <translation>起始月</translation>
    </message>
    <message>
        <source>Kilowatts at full load</source>
        <translation>满载千瓦数</translation>
    </message>
    <message>
        <source>Power when idle</source>
        <translation>空闲功率</translation>
    </message>
    <message>
        <source>Busy share of the time</source>
        <translation>忙碌时间占比</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Price per kWh</source>
        <translation>每 kWh 价格</translation>
    </message>
    <message>
        <source>Price per kW and month</source>
        <translation>每 kW 每月价格</translation>
    </message>
    <message>
        <source>Maintenance a year</source>
        <translation>年维护费</translation>
    </message>
    <message>
        <source>Staff for a node and year</source>
        <translation>单台服务器每年人力成本</translation>
    </message>
    <message>
        <source>Share of the node</source>
        <translation>服务器的占比</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Bytes to send</source>
        <translation>待传字节数</translation>
    </message>
    <message>
        <source>Bytes sent</source>
        <translation>已传字节数</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复比例</translation>
    </message>
    <message>
        <source>Compressed ÷ original size</source>
        <translation>压缩后 ÷ 原大小</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>有效率</translation>
    </message>
    <message>
        <source>Lead time</source>
        <translation>提前期</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>寄送</translation>
    </message>
    <message>
        <source>Reading in</source>
        <translation>读入</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Trips</source>
        <translation>趟数</translation>
    </message>
    <message>
        <source>Price per TB and month</source>
        <translation>每 TB 每月价格</translation>
    </message>
    <message>
        <source>Price per GB and month</source>
        <translation>每 GB 每月价格</translation>
    </message>
    <message>
        <source>Price per month</source>
        <translation>每月价格</translation>
    </message>
    <message>
        <source>Price per GB</source>
        <translation>每 GB 价格</translation>
    </message>
    <message>
        <source>Price of setting up</source>
        <translation>开通费</translation>
    </message>
    <message>
        <source>Device trips</source>
        <translation>设备趟数</translation>
    </message>
    <message>
        <source>Price per trip</source>
        <translation>每趟价格</translation>
    </message>
    <message>
        <source>Moved on</source>
        <translation>已转入下一级</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>工期</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Migration work</source>
        <translation>迁移工作</translation>
    </message>
    <message>
        <source>Transfer of the licence</source>
        <translation>许可证转移</translation>
    </message>
    <message>
        <source>Staying, so far</source>
        <translation>留在本地，累计</translation>
    </message>
    <message>
        <source>Moving, so far</source>
        <translation>迁移，累计</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>计划支出</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Offered cards for a present card</source>
        <translation>每张现有加速卡折合所选规格的卡数</translation>
    </message>
    <message>
        <source>Highest share of the peak to commit to</source>
        <translation>承诺用量占峰值的最大比例</translation>
    </message>
    <message>
        <source>Share of the owned nodes, a month</source>
        <translation>自有服务器的分摊，每月</translation>
    </message>
    <message>
        <source>Offered cards for one present card</source>
        <translation>每张现有加速卡折合所选规格的卡数</translation>
    </message>
    <message>
        <source>Largest share that may be committed</source>
        <translation>可承诺的最大比例</translation>
    </message>
    <message>
        <source>Changes sent again</source>
        <translation>重新传输的变更</translation>
    </message>
    <message>
        <source>Rounds of the devices</source>
        <translation>设备轮数</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Changed meanwhile</source>
        <translation>期间的变更</translation>
    </message>
</context>
<context>
    <name>RowRules</name>
    <message>
        <source>The name is empty; give it one.</source>
        <translation>名称为空；请命名。</translation>
    </message>
    <message>
        <source>There is another “%1”; choose a different name.</source>
        <translation>已有另一个“%1”；请换一个名称。</translation>
    </message>
    <message>
        <source>“%1”: %2 must be %3.</source>
        <translation>“%1”：%2须为%3。</translation>
    </message>
    <message>
        <source>The plan&apos;s name is empty; give it one.</source>
        <translation>计划的名称为空；请命名。</translation>
    </message>
    <message>
        <source>The plan has no currency; write its code, for example CNY.</source>
        <translation>计划没有货币；请填写货币代码，例如 CNY。</translation>
    </message>
    <message>
        <source>The plan&apos;s start must be a date between 1990 and 2200.</source>
        <translation>计划的开始须为 1990 年至 2200 年之间的日期。</translation>
    </message>
    <message>
        <source>the horizon</source>
        <translation>计划期</translation>
    </message>
    <message>
        <source>1 to 120 months</source>
        <translation> 1 至 120 个月</translation>
    </message>
    <message>
        <source>the working days</source>
        <translation>工作日</translation>
    </message>
    <message>
        <source>one or more of 1 (Monday) to 7</source>
        <translation> 1（周一）至 7 中的一个或多个</translation>
    </message>
    <message>
        <source>the working day</source>
        <translation>工作时段</translation>
    </message>
    <message>
        <source>from an earlier to a later minute of one day</source>
        <translation>同一天内由早到晚的时段</translation>
    </message>
    <message>
        <source>the index of each accelerator</source>
        <translation>各加速卡的编号</translation>
    </message>
    <message>
        <source>used once</source>
        <translation>互不重复的编号</translation>
    </message>
    <message>
        <source>an accelerator&apos;s index and memory</source>
        <translation>加速卡的编号和显存</translation>
    </message>
    <message>
        <source>zero or more</source>
        <translation>不小于零的数</translation>
    </message>
    <message>
        <source>cores and memory</source>
        <translation>核数和内存</translation>
    </message>
    <message>
        <source>more than zero, or empty</source>
        <translation>大于零的数，或留空</translation>
    </message>
    <message>
        <source>the price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>the power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>zero or more kW</source>
        <translation>不小于零的千瓦数</translation>
    </message>
    <message>
        <source>the lead time</source>
        <translation>提前期</translation>
    </message>
    <message>
        <source>zero or more days</source>
        <translation>不小于零的天数</translation>
    </message>
    <message>
        <source>the bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>more than zero, for example 1 Gbit/s</source>
        <translation>大于零的数，例如 1 Gbit/s</translation>
    </message>
    <message>
        <source>the efficiency</source>
        <translation>有效率</translation>
    </message>
    <message>
        <source>above 0 and at most 1</source>
        <translation>大于 0 且不超过 1 的数</translation>
    </message>
    <message>
        <source>the device&apos;s capacity</source>
        <translation>设备容量</translation>
    </message>
    <message>
        <source>more than zero, for example 80 TB</source>
        <translation>大于零的数，例如 80 TB</translation>
    </message>
    <message>
        <source>the copy speed</source>
        <translation>复制速度</translation>
    </message>
    <message>
        <source>more than zero bytes a second</source>
        <translation>大于零的每秒字节数</translation>
    </message>
    <message>
        <source>the number of devices</source>
        <translation>设备数</translation>
    </message>
    <message>
        <source>one or more</source>
        <translation>不小于一的数</translation>
    </message>
    <message>
        <source>each number of days</source>
        <translation>各项天数</translation>
    </message>
    <message>
        <source>each price</source>
        <translation>各项价格</translation>
    </message>
    <message>
        <source>the size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>the number of files</source>
        <translation>文件数</translation>
    </message>
    <message>
        <source>the change a day</source>
        <translation>每日变更量</translation>
    </message>
    <message>
        <source>the growth a year</source>
        <translation>年增长率</translation>
    </message>
    <message>
        <source>from -100 % to 10,000 %</source>
        <translation> -100% 至 10,000% 的数</translation>
    </message>
    <message>
        <source>the compression ratio</source>
        <translation>压缩比</translation>
    </message>
    <message>
        <source>above 0 and at most 2</source>
        <translation>大于 0 且不超过 2 的数</translation>
    </message>
    <message>
        <source>the duplicate share</source>
        <translation>重复比例</translation>
    </message>
    <message>
        <source>from 0 to below 1</source>
        <translation>不小于 0 且小于 1 的数</translation>
    </message>
    <message>
        <source>the rollback window</source>
        <translation>回退窗口</translation>
    </message>
    <message>
        <source>0 to 3,650 days</source>
        <translation> 0 至 3,650 天</translation>
    </message>
    <message>
        <source>the stated demand</source>
        <translation>填报的需求</translation>
    </message>
    <message>
        <source>zero or more accelerators</source>
        <translation>不小于零的加速卡数</translation>
    </message>
    <message>
        <source>the memory needed</source>
        <translation>所需显存</translation>
    </message>
    <message>
        <source>The task&apos;s name is empty; give it one.</source>
        <translation>工作项的名称为空；请命名。</translation>
    </message>
    <message>
        <source>the duration</source>
        <translation>工期</translation>
    </message>
    <message>
        <source>A link needs two tasks; choose both.</source>
        <translation>一条任务依赖需要两个工作项；请都选好。</translation>
    </message>
    <message>
        <source>“%1” and “%2” are linked already.</source>
        <translation>“%1”与“%2”之间已有任务依赖。</translation>
    </message>
    <message>
        <source>“%2” cannot wait for “%1”: “%1” already waits for “%2”. Remove that link first.</source>
        <translation>“%2”不能等待“%1”：“%1”已在等待“%2”。请先删除那条任务依赖。</translation>
    </message>
    <message>
        <source>A gate needs a task after which it stands; choose one.</source>
        <translation>关卡须设在某个工作项之后；请选择工作项。</translation>
    </message>
    <message>
        <source>A budget belongs to a team; choose one.</source>
        <translation>预算须属于一个团队；请选择团队。</translation>
    </message>
    <message>
        <source>The budget of “%1” must be in the plan&apos;s currency, %2.</source>
        <translation>“%1”的预算须采用计划的货币 %2。</translation>
    </message>
    <message>
        <source>the last month</source>
        <translation>结束月</translation>
    </message>
    <message>
        <source>the first month or later</source>
        <translation>起始月或更晚的月份</translation>
    </message>
    <message>
        <source>the budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>The plan has this assumption already; change it instead.</source>
        <translation>计划已有这项假设；请直接修改。</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation> %1 至 %2 的数</translation>
    </message>
    <message>
        <source>“%1” has no prices; import the price book first.</source>
        <translation>“%1”没有价格；请先导入该价目表。</translation>
    </message>
    <message>
        <source>A quote needs a provider and the name of what is offered.</source>
        <translation>报价需要填写服务商和实例规格的名称。</translation>
    </message>
    <message>
        <source>the term</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>on-demand, reserved or spot</source>
        <translation>按需、预留或竞价</translation>
    </message>
    <message>
        <source>the accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>named, for example A100-SXM4-80GB</source>
        <translation>具体的型号，例如 A100-SXM4-80GB</translation>
    </message>
    <message>
        <source>the number of accelerators</source>
        <translation>加速卡数</translation>
    </message>
    <message>
        <source>the term in months</source>
        <translation>租期的月数</translation>
    </message>
    <message>
        <source>one or more for a reservation, else empty</source>
        <translation>不小于一的数（仅限预留），其余留空</translation>
    </message>
    <message>
        <source>the price an hour</source>
        <translation>每小时价格</translation>
    </message>
    <message>
        <source>more than zero, with its currency</source>
        <translation>大于零的数，并带货币</translation>
    </message>
    <message>
        <source>“%1” has no measurements; import its logs first.</source>
        <translation>“%1”没有测量数据；请先导入其日志。</translation>
    </message>
    <message>
        <source>The same measurements are in the plan already, as “%1”.</source>
        <translation>同样的测量数据已在计划中，名为“%1”。</translation>
    </message>
    <message>
        <source>An exchange rate needs two different currencies, for example USD and CNY.</source>
        <translation>汇率需要两种不同的货币，例如 USD 和 CNY。</translation>
    </message>
    <message>
        <source>the rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>more than zero</source>
        <translation>大于零的数</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>the day on which the rate held</source>
        <translation>该汇率的生效日期</translation>
    </message>
    <message>
        <source>“%1” sets the same assumption twice.</source>
        <translation>“%1”对同一项假设设置了两次。</translation>
    </message>
    <message>
        <source>The plan has budgets in %1; remove them before it gets another currency.</source>
        <translation>计划中有以 %1 计的预算；改用其他货币之前，请先删除这些预算。</translation>
    </message>
</context>
<context>
    <name>SamplePlan</name>
    <message>
        <source>Machine room</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2. Choose another folder or make room.</source>
        <translation>无法写入“%1”：%2。请换一个文件夹，或腾出空间。</translation>
    </message>
    <message>
        <source>The folder “%1” could not be made; choose another.</source>
        <translation>无法创建文件夹“%1”；请换一个。</translation>
    </message>
    <message>
        <source>Writing the sample logs was stopped.</source>
        <translation>示例日志的写入已停止。</translation>
    </message>
    <message>
        <source>Example value; replace by your own</source>
        <translation>示例值；请换成您自己的</translation>
    </message>
    <message>
        <source>Own room, power for 120 kW</source>
        <translation>自有机房，供电 120 kW</translation>
    </message>
    <message>
        <source>Example Cloud, north-1</source>
        <translation>示例云，north-1</translation>
    </message>
    <message>
        <source>Large-model fine-tuning</source>
        <translation>大模型微调</translation>
    </message>
    <message>
        <source>Vision training</source>
        <translation>视觉训练</translation>
    </message>
    <message>
        <source>Development and platform</source>
        <translation>开发与平台</translation>
    </message>
    <message>
        <source>Private image registry</source>
        <translation>私有镜像仓库</translation>
    </message>
    <message>
        <source>Container images</source>
        <translation>容器镜像</translation>
    </message>
    <message>
        <source>Package mirror</source>
        <translation>软件包镜像站</translation>
    </message>
    <message>
        <source>Python and system packages</source>
        <translation>Python 与系统软件包</translation>
    </message>
    <message>
        <source>Experiment tracker</source>
        <translation>实验跟踪服务</translation>
    </message>
    <message>
        <source>Metrics and curves of all runs</source>
        <translation>所有运行的指标与曲线</translation>
    </message>
    <message>
        <source>Identity provider</source>
        <translation>身份认证服务</translation>
    </message>
    <message>
        <source>Sign-in of staff</source>
        <translation>员工登录</translation>
    </message>
    <message>
        <source>Video decoder licence</source>
        <translation>视频解码许可证</translation>
    </message>
    <message>
        <source>Example Media Tools</source>
        <translation>示例媒体工具公司</translation>
    </message>
    <message>
        <source>Licence server in the machine room, bound to its network card</source>
        <translation>许可证服务器位于机房，绑定其网卡</translation>
    </message>
    <message>
        <source>Sensor solver licence</source>
        <translation>传感器求解器许可证</translation>
    </message>
    <message>
        <source>Example Simulation</source>
        <translation>示例仿真公司</translation>
    </message>
    <message>
        <source>Internet line, 1 Gbit/s</source>
        <translation>互联网线路，1 Gbit/s</translation>
    </message>
    <message>
        <source>Paid for already; sending to the cloud is free</source>
        <translation>费用已付；向云端发送免费</translation>
    </message>
    <message>
        <source>Leased line, 10 Gbit/s</source>
        <translation>专线，10 Gbit/s</translation>
    </message>
    <message>
        <source>Shipped storage devices</source>
        <translation>寄送存储设备</translation>
    </message>
    <message>
        <source>Development and small experiments</source>
        <translation>开发与小型实验</translation>
    </message>
    <message>
        <source>Proves drivers and images</source>
        <translation>验证驱动和镜像</translation>
    </message>
    <message>
        <source>Production training</source>
        <translation>生产训练</translation>
    </message>
    <message>
        <source>Development workspaces</source>
        <translation>开发工作区</translation>
    </message>
    <message>
        <source>Base models</source>
        <translation>基础模型</translation>
    </message>
    <message>
        <source>Tokenised text</source>
        <translation>已分词文本</translation>
    </message>
    <message>
        <source>Labelled images</source>
        <translation>已标注图像</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Raw text</source>
        <translation>原始文本</translation>
    </message>
    <message>
        <source>Image and video archive</source>
        <translation>图像与视频归档</translation>
    </message>
    <message>
        <source>Customers&apos; recordings</source>
        <translation>客户录像</translation>
    </message>
    <message>
        <source>Foundation model fine-tuning</source>
        <translation>基础模型微调</translation>
    </message>
    <message>
        <source>Instruction tuning</source>
        <translation>指令微调</translation>
    </message>
    <message>
        <source>Preference tuning</source>
        <translation>偏好微调</translation>
    </message>
    <message>
        <source>Generator and learner share memory; a stop loses the run</source>
        <translation>生成器与学习器共享内存；一旦停止，本次运行作废</translation>
    </message>
    <message>
        <source>Detection training</source>
        <translation>检测训练</translation>
    </message>
    <message>
        <source>Segmentation training</source>
        <translation>分割训练</translation>
    </message>
    <message>
        <source>Video pre-training</source>
        <translation>视频预训练</translation>
    </message>
    <message>
        <source>Waits for data often; does not checkpoint yet</source>
        <translation>常常等待数据；目前不支持检查点</translation>
    </message>
    <message>
        <source>Image search service</source>
        <translation>图像搜索服务</translation>
    </message>
    <message>
        <source>Sensor simulation</source>
        <translation>传感器仿真</translation>
    </message>
    <message>
        <source>Stays: the recordings may not leave the company</source>
        <translation>留在本地：录像不可离开公司</translation>
    </message>
    <message>
        <source>Notebooks and development</source>
        <translation>Notebook 与开发</translation>
    </message>
    <message>
        <source>Small experiments</source>
        <translation>小型实验</translation>
    </message>
    <message>
        <source>Image builds and regression tests</source>
        <translation>镜像构建与回归测试</translation>
    </message>
    <message>
        <source>Have the decoder licence moved</source>
        <translation>转移解码许可证</translation>
    </message>
    <message>
        <source>Example rate; replace by your bank&apos;s</source>
        <translation>示例汇率；请换成银行给您的汇率</translation>
    </message>
    <message>
        <source>Growth 40 %</source>
        <translation>增长 40%</translation>
    </message>
    <message>
        <source>Prices down 10 %</source>
        <translation>降价 10%</translation>
    </message>
    <message numerus="yes">
        <source>Sample logs, %n day(s) by the minute</source>
        <translation>
            <numerusform>示例日志，%n 天，逐分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Sample: GPU cluster to the cloud</source>
        <translation>示例：GPU 集群上云</translation>
    </message>
</context>
<context>
    <name>SolveCost</name>
    <message>
        <source>“%1” is not a currency code; write it like “USD”.</source>
        <translation>“%1”不是货币代码；请写成“USD”这样。</translation>
    </message>
    <message>
        <source>%1 must be “full” or “prorate”.</source>
        <translation>%1 必须是“full”或“prorate”。</translation>
    </message>
    <message>
        <source>%1 must hold hours from 0 on.</source>
        <translation>%1 必须是不小于 0 的小时。</translation>
    </message>
    <message>
        <source>%1 must be &quot;any&quot;, {&quot;every&quot;: hours} or a list of hours.</source>
        <translation>%1 必须是 &quot;any&quot;、{&quot;every&quot;: hours} 或由小时组成的列表。</translation>
    </message>
    <message>
        <source>%1 must be a list of units, one value an hour, or {&quot;csv&quot;, &quot;column&quot;}.</source>
        <translation>%1 必须是由单位数组成的列表，每小时一个值，或 {&quot;csv&quot;, &quot;column&quot;}。</translation>
    </message>
    <message>
        <source>%1 must hold whole numbers of units.</source>
        <translation>%1 必须是整数个单位。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” has no column “%2”; it has: %3.</source>
        <translation>“%1”没有列“%2”；现有的列：%3。</translation>
    </message>
    <message>
        <source>“%1”, line %2: “%3” is not a whole number of units.</source>
        <translation>“%1”第 %2 行：“%3”不是整数个单位。</translation>
    </message>
</context>
<context>
    <name>SolveSchedule</name>
    <message>
        <source>calendar.zone is not a known time zone: “%1”. Write one such as Asia/Shanghai.</source>
        <translation>calendar.zone 不是已知的时区：“%1”。请写成 Asia/Shanghai 这样。</translation>
    </message>
    <message>
        <source>calendar.workingDays must be numbers from 1 (Monday) to 7 (Sunday).</source>
        <translation>calendar.workingDays 必须是 1（周一）到 7（周日）的数字。</translation>
    </message>
    <message>
        <source>calendar.hours must be pairs such as [&quot;08:00&quot;, &quot;12:00&quot;], the earlier time first. Write a night as two pairs.</source>
        <translation>calendar.hours 必须是 [&quot;08:00&quot;, &quot;12:00&quot;] 这样的成对时间，较早的在前。夜间请写成两对。</translation>
    </message>
    <message>
        <source>calendar.holidays must be dates such as &quot;2027-01-01&quot;.</source>
        <translation>calendar.holidays 必须是 &quot;2027-01-01&quot; 这样的日期。</translation>
    </message>
    <message>
        <source>The calendar has no working time. Give it working days and hours.</source>
        <translation>日历没有工作时间。请给出工作日和工作时段。</translation>
    </message>
    <message>
        <source>%1 must be a time such as &quot;2027-01-04T08:00:00+08:00&quot;, not “%2”.</source>
        <translation>%1 必须是 &quot;2027-01-04T08:00:00+08:00&quot; 这样的时间，不能是“%2”。</translation>
    </message>
    <message>
        <source>%1 must be a text or a whole number.</source>
        <translation>%1 必须是文本或整数。</translation>
    </message>
    <message>
        <source>%1 is the id of an earlier task as well: %2. Give each task its own.</source>
        <translation>%1 与前面一个工作项的 id 相同：%2。请让每个工作项有各自的 id。</translation>
    </message>
    <message>
        <source>%1 names no task: %2.</source>
        <translation>%1 没有对应的工作项：%2。</translation>
    </message>
    <message>
        <source>%1 must be FS, SS, FF or SF.</source>
        <translation>%1 必须是 FS、SS、FF 或 SF。</translation>
    </message>
    <message>
        <source>%1 “%2” is not supported yet: constraints other than start-no-earlier-than and finish-no-later-than come with a later version.</source>
        <translation>目前还不支持 %1“%2”：除“不早于……开始”和“不晚于……完成”之外的约束，以后的版本会提供。</translation>
    </message>
    <message>
        <source>Project files in XML (MSPDI) are not supported yet: they come with a later version. Give the tasks as JSON.</source>
        <translation>目前还不支持 XML 项目文件（MSPDI）：以后的版本会提供。请以 JSON 给出工作项。</translation>
    </message>
    <message>
        <source>The plan runs beyond the year 9999. Look for a duration or a lag that is too long.</source>
        <translation>计划超出 9999 年。请检查是否有过长的工期或延时。</translation>
    </message>
</context>
<context>
    <name>SolveTransfer</name>
    <message>
        <source>start must be a time such as &quot;2027-01-04T08:00:00+08:00&quot;, not “%1”.</source>
        <translation>start 必须是 &quot;2027-01-04T08:00:00+08:00&quot; 这样的时间，不能是“%1”。</translation>
    </message>
    <message>
        <source>currency must be three letters such as &quot;CNY&quot;.</source>
        <translation>currency 必须是三个字母，例如 &quot;CNY&quot;。</translation>
    </message>
    <message>
        <source>choose must be &quot;cheapest&quot; or &quot;fastest&quot;.</source>
        <translation>choose 必须是 &quot;cheapest&quot; 或 &quot;fastest&quot;。</translation>
    </message>
    <message>
        <source>%1 must be above 0.</source>
        <translation>%1 必须大于 0。</translation>
    </message>
    <message>
        <source>%1 must be &quot;line&quot; or &quot;media&quot;.</source>
        <translation>%1 必须是 &quot;line&quot; 或 &quot;media&quot;。</translation>
    </message>
    <message>
        <source>%1 and priceMicrosSetup are the same. Leave one out.</source>
        <translation>%1 与 priceMicrosSetup 是同一项。请去掉其中之一。</translation>
    </message>
    <message>
        <source>The datasets hold more than 100 PB together. Split them over several files.</source>
        <translation>数据集合计超过 100 PB。请拆分到几个文件中。</translation>
    </message>
    <message>
        <source>“%1” would not be over before the year 9999. Give it a faster road.</source>
        <translation>“%1”在 9999 年之前传不完。请为它提供更快的传输通道。</translation>
    </message>
</context>
<context>
    <name>Spot</name>
    <message>
        <source>The hours of work and between interruptions must be above 0; give both, in hours.</source>
        <translation>工作小时数和中断间隔小时数须大于 0；请填写这两项，以小时计。</translation>
    </message>
    <message>
        <source>The hours of a checkpoint, a restore and a wait must not be below 0; use 0 for none.</source>
        <translation>写检查点、恢复检查点和等待的小时数不能小于 0；没有则填 0。</translation>
    </message>
    <message>
        <source>A job needs at least one node; give the number of nodes.</source>
        <translation>作业至少需要一台服务器；请填写服务器数。</translation>
    </message>
    <message>
        <source>This job would be interrupted more than a million times before it ends; write checkpoints more quickly, or use fewer nodes or steadier capacity.</source>
        <translation>该作业在结束之前会中断一百万次以上；请加快写检查点，或改用较少的服务器或更稳定的容量。</translation>
    </message>
</context>
<context>
    <name>TableSpec</name>
    <message>
        <source>Provider</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>Machine with 8 cards</source>
        <translation>8 卡机器</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>There is no table &quot;%1&quot;. Known are: %2.</source>
        <translation>没有表“%1”。已知的表：%2。</translation>
    </message>
</context>
<context>
    <name>TaskTemplate</name>
    <message>
        <source>Assess</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Prepare environment</source>
        <translation>准备环境</translation>
    </message>
    <message>
        <source>Copy hot data</source>
        <translation>复制热数据</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Cut over</source>
        <translation>切换</translation>
    </message>
    <message>
        <source>Rollback window</source>
        <translation>回退窗口</translation>
    </message>
    <message>
        <source>Copy the rest</source>
        <translation>复制其余数据</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>关停</translation>
    </message>
    <message>
        <source>This wave is not in the plan any more.</source>
        <translation>该批次已不在计划中。</translation>
    </message>
    <message>
        <source>“%1” has tasks already; remove them to start from the template.</source>
        <translation>“%1”已有工作项；要从模板开始，请先删除它们。</translation>
    </message>
    <message>
        <source>%1: go or no-go</source>
        <translation>%1：是否放行</translation>
    </message>
    <message>
        <source>Step time, final accuracy and loss curve of three to five real jobs agree on both sides.</source>
        <translation>三到五个真实作业的单步时间、最终精度和损失曲线在两侧一致。</translation>
    </message>
</context>
<context>
    <name>TextChunks</name>
    <message>
        <source>The file cannot be read (%1). Check that it is there and that you may read it.</source>
        <translation>无法读取文件（%1）。请确认文件存在，并且您有读取权限。</translation>
    </message>
    <message>
        <source>The file is empty. Choose another one, or export it again.</source>
        <translation>文件是空的。请另选一个，或重新导出。</translation>
    </message>
</context>
<context>
    <name>TextForm</name>
    <message>
        <source>Line %1 is neither UTF-8 nor UTF-16 text. Save the file again as UTF-8 (in Excel: &quot;CSV UTF-8&quot;).</source>
        <translation>第 %1 行既不是 UTF-8 也不是 UTF-16 文本。请把文件重新保存为 UTF-8（在 Excel 中选“CSV UTF-8”）。</translation>
    </message>
    <message>
        <source>This is a ZIP archive or a workbook (xlsx, ods), not text. Save the sheet as CSV, or unpack the archive.</source>
        <translation>这是 ZIP 压缩包或工作簿（xlsx、ods），不是文本。请把工作表另存为 CSV，或先解压。</translation>
    </message>
    <message>
        <source>This file is compressed with gzip. Unpack it first (gunzip).</source>
        <translation>该文件经过 gzip 压缩。请先解压（gunzip）。</translation>
    </message>
    <message>
        <source>This is a PDF, not a table. Export the table as CSV.</source>
        <translation>这是 PDF，不是表格。请把表格导出为 CSV。</translation>
    </message>
    <message>
        <source>This is a database, not text. If it is a plan, open it instead.</source>
        <translation>这是数据库，不是文本。如果它是计划，请直接打开。</translation>
    </message>
    <message>
        <source>This file has binary content. Export it as text (CSV, UTF-8).</source>
        <translation>该文件含有二进制内容。请导出为文本（CSV，UTF-8）。</translation>
    </message>
    <message>
        <source>Line %1 has binary content (a zero byte). Export the file again as text.</source>
        <translation>第 %1 行含有二进制内容（零字节）。请把文件重新导出为文本。</translation>
    </message>
    <message>
        <source>The file is empty. Choose another one, or export it again.</source>
        <translation>文件是空的。请另选一个，或重新导出。</translation>
    </message>
</context>
<context>
    <name>ValueScale</name>
    <message>
        <source>million %1</source>
        <translation>百万 %1</translation>
    </message>
    <message>
        <source>thousand %1</source>
        <translation>千 %1</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>%1: %2</source>
        <comment>kind of row: its name</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Assumption: %1 (standard value)</source>
        <translation>假设：%1（默认值）</translation>
    </message>
    <message>
        <source>Assumption: %1</source>
        <translation>假设：%1</translation>
    </message>
    <message>
        <source>Assumption: %1 (%2)</source>
        <comment>name (source)</comment>
        <translation>假设：%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2 as of %3, from %4</source>
        <comment>price book: item as of date, from source</comment>
        <translation>%1：%2，截至%3，来自%4</translation>
    </message>
    <message>
        <source>Usage history: %1 (%2 of the expected samples)</source>
        <translation>利用率历史：%1（样本完整率 %2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>stage: formula</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>WindowFiles</name>
    <message>
        <source>Portolan plans (*.portolan);;All files (*)</source>
        <translation>Portolan 计划 (*.portolan);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the plan as</source>
        <translation>计划另存为</translation>
    </message>
    <message>
        <source>The forecast is being computed; print again in a moment.</source>
        <translation>预测正在计算；请稍后再打印。</translation>
    </message>
    <message>
        <source>Print as PDF</source>
        <translation>打印为 PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Export every table as CSV into a folder</source>
        <translation>把每个表导出为 CSV 到文件夹</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>无法写入“%1”：%2。</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>修改记录</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>修改</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>On demand</source>
        <comment>Term</comment>
        <translation>按需</translation>
    </message>
    <message>
        <source>Reserved</source>
        <comment>Term</comment>
        <translation>预留</translation>
    </message>
    <message>
        <source>Spot</source>
        <comment>Term</comment>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Per hour</source>
        <comment>Price</comment>
        <translation>每小时</translation>
    </message>
    <message>
        <source>Per month</source>
        <comment>Price</comment>
        <translation>每月</translation>
    </message>
    <message>
        <source>Per GB and month</source>
        <comment>Price</comment>
        <translation>每 GB 每月</translation>
    </message>
    <message>
        <source>Per GB</source>
        <comment>Price</comment>
        <translation>每 GB</translation>
    </message>
    <message>
        <source>Once</source>
        <comment>Price</comment>
        <translation>一次性</translation>
    </message>
    <message>
        <source>Per day</source>
        <comment>Price</comment>
        <translation>每天</translation>
    </message>
    <message>
        <source>Per job</source>
        <comment>Price</comment>
        <translation>每次作业</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <comment>Price</comment>
        <translation>整机</translation>
    </message>
    <message>
        <source>One accelerator</source>
        <comment>Price</comment>
        <translation>单张加速卡</translation>
    </message>
    <message>
        <source>Storage</source>
        <comment>Price</comment>
        <translation>存储</translation>
    </message>
    <message>
        <source>Outgoing traffic</source>
        <comment>Price</comment>
        <translation>出站流量</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>Price</comment>
        <translation>线路</translation>
    </message>
    <message>
        <source>Device</source>
        <comment>Price</comment>
        <translation>设备</translation>
    </message>
    <message>
        <source>Demand</source>
        <comment>Forecast</comment>
        <translation>需求</translation>
    </message>
    <message>
        <source>Placement</source>
        <comment>Forecast</comment>
        <translation>去向</translation>
    </message>
    <message>
        <source>Data transfer</source>
        <comment>Forecast</comment>
        <translation>数据传输</translation>
    </message>
    <message>
        <source>Schedule</source>
        <comment>Forecast</comment>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>Forecast</comment>
        <translation>成本</translation>
    </message>
    <message>
        <source>Budget</source>
        <comment>Forecast</comment>
        <translation>预算</translation>
    </message>
    <message>
        <source>Plan settings</source>
        <comment>Plan</comment>
        <translation>计划设置</translation>
    </message>
    <message>
        <source>Site</source>
        <comment>Site</comment>
        <translation>站点</translation>
    </message>
    <message>
        <source>Node</source>
        <comment>Node</comment>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>Team</comment>
        <translation>团队</translation>
    </message>
    <message>
        <source>External service</source>
        <comment>ExternalService</comment>
        <translation>外部依赖</translation>
    </message>
    <message>
        <source>Licence</source>
        <comment>License</comment>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Road</source>
        <comment>Road</comment>
        <translation>传输通道</translation>
    </message>
    <message>
        <source>Wave</source>
        <comment>Wave</comment>
        <translation>批次</translation>
    </message>
    <message>
        <source>Dataset</source>
        <comment>Dataset</comment>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Workload</source>
        <comment>Workload</comment>
        <translation>任务</translation>
    </message>
    <message>
        <source>Task</source>
        <comment>Task</comment>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Dependency</source>
        <comment>Dependency</comment>
        <translation>任务依赖</translation>
    </message>
    <message>
        <source>Gate</source>
        <comment>Gate</comment>
        <translation>关卡</translation>
    </message>
    <message>
        <source>Budget</source>
        <comment>Budget</comment>
        <translation>预算</translation>
    </message>
    <message>
        <source>Assumption</source>
        <comment>Assumption</comment>
        <translation>假设</translation>
    </message>
    <message>
        <source>Price book</source>
        <comment>PriceBook</comment>
        <translation>价目表</translation>
    </message>
    <message>
        <source>Quote</source>
        <comment>PriceBook</comment>
        <translation>报价</translation>
    </message>
    <message>
        <source>Usage history</source>
        <comment>Usage</comment>
        <translation>利用率历史</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <comment>PriceBook</comment>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Scenario</source>
        <comment>Scenario</comment>
        <translation>方案</translation>
    </message>
    <message>
        <source>Sites</source>
        <comment>Site</comment>
        <translation>站点</translation>
    </message>
    <message>
        <source>Nodes</source>
        <comment>Node</comment>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Teams</source>
        <comment>Team</comment>
        <translation>团队</translation>
    </message>
    <message>
        <source>External services</source>
        <comment>ExternalService</comment>
        <translation>外部依赖</translation>
    </message>
    <message>
        <source>Licences</source>
        <comment>License</comment>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Roads</source>
        <comment>Road</comment>
        <translation>传输通道</translation>
    </message>
    <message>
        <source>Waves</source>
        <comment>Wave</comment>
        <translation>批次</translation>
    </message>
    <message>
        <source>Datasets</source>
        <comment>Dataset</comment>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Workloads</source>
        <comment>Workload</comment>
        <translation>任务</translation>
    </message>
    <message>
        <source>Tasks</source>
        <comment>Task</comment>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Dependencies</source>
        <comment>Dependency</comment>
        <translation>任务依赖</translation>
    </message>
    <message>
        <source>Gates</source>
        <comment>Gate</comment>
        <translation>关卡</translation>
    </message>
    <message>
        <source>Budgets</source>
        <comment>Budget</comment>
        <translation>预算</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <comment>Assumption</comment>
        <translation>假设</translation>
    </message>
    <message>
        <source>Price books</source>
        <comment>PriceBook</comment>
        <translation>价目表</translation>
    </message>
    <message>
        <source>Quotes</source>
        <comment>PriceBook</comment>
        <translation>报价</translation>
    </message>
    <message>
        <source>Usage histories</source>
        <comment>Usage</comment>
        <translation>利用率历史</translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <comment>PriceBook</comment>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <comment>Scenario</comment>
        <translation>方案</translation>
    </message>
    <message>
        <source>No price book</source>
        <comment>Finding</comment>
        <translation>没有价目表</translation>
    </message>
    <message>
        <source>No target</source>
        <comment>Finding</comment>
        <translation>没有目标站点</translation>
    </message>
    <message>
        <source>No usage measured</source>
        <comment>Finding</comment>
        <translation>没有测得利用率</translation>
    </message>
    <message>
        <source>Gaps in the usage</source>
        <comment>Finding</comment>
        <translation>利用率有缺口</translation>
    </message>
    <message>
        <source>Idle accelerators</source>
        <comment>Finding</comment>
        <translation>闲置加速卡</translation>
    </message>
    <message>
        <source>No offering fits</source>
        <comment>Finding</comment>
        <translation>没有合适的实例规格</translation>
    </message>
    <message>
        <source>Pinned offering not found</source>
        <comment>Finding</comment>
        <translation>找不到指定的实例规格</translation>
    </message>
    <message>
        <source>Pinned term not possible</source>
        <comment>Finding</comment>
        <translation>指定的计费方式不可用</translation>
    </message>
    <message>
        <source>Accelerator not known</source>
        <comment>Finding</comment>
        <translation>未知的加速卡</translation>
    </message>
    <message>
        <source>Demand not known</source>
        <comment>Finding</comment>
        <translation>需求未知</translation>
    </message>
    <message>
        <source>Example prices</source>
        <comment>Finding</comment>
        <translation>示例价格</translation>
    </message>
    <message>
        <source>Old price</source>
        <comment>Finding</comment>
        <translation>价格过旧</translation>
    </message>
    <message>
        <source>No exchange rate</source>
        <comment>Finding</comment>
        <translation>没有汇率</translation>
    </message>
    <message>
        <source>No road</source>
        <comment>Finding</comment>
        <translation>没有传输通道</translation>
    </message>
    <message>
        <source>Data may not leave</source>
        <comment>Finding</comment>
        <translation>数据不可离开</translation>
    </message>
    <message>
        <source>Copy never catches up</source>
        <comment>Finding</comment>
        <translation>复制永远追不上变更</translation>
    </message>
    <message>
        <source>Road ready too late</source>
        <comment>Finding</comment>
        <translation>传输通道就绪太晚</translation>
    </message>
    <message>
        <source>Tasks wait for one another</source>
        <comment>Finding</comment>
        <translation>工作项互相等待</translation>
    </message>
    <message>
        <source>Open gate</source>
        <comment>Finding</comment>
        <translation>关卡待定</translation>
    </message>
    <message>
        <source>Licence too late</source>
        <comment>Finding</comment>
        <translation>许可证太晚</translation>
    </message>
    <message>
        <source>Bound licence</source>
        <comment>Finding</comment>
        <translation>许可证有绑定</translation>
    </message>
    <message>
        <source>Service bound to the site</source>
        <comment>Finding</comment>
        <translation>外部依赖绑定站点</translation>
    </message>
    <message>
        <source>No budget</source>
        <comment>Finding</comment>
        <translation>没有预算</translation>
    </message>
    <message>
        <source>Near the budget</source>
        <comment>Finding</comment>
        <translation>接近预算</translation>
    </message>
    <message>
        <source>Over the budget</source>
        <comment>Finding</comment>
        <translation>超出预算</translation>
    </message>
    <message>
        <source>Assumption not set</source>
        <comment>Finding</comment>
        <translation>假设未设定</translation>
    </message>
    <message>
        <source>Wave without tasks</source>
        <comment>Finding</comment>
        <translation>批次没有工作项</translation>
    </message>
    <message>
        <source>Never breaks even</source>
        <comment>Finding</comment>
        <translation>达不到盈亏平衡</translation>
    </message>
    <message>
        <source>No purchase date</source>
        <comment>Finding</comment>
        <translation>没有购入日期</translation>
    </message>
    <message>
        <source>No storage price</source>
        <comment>Finding</comment>
        <translation>没有存储价格</translation>
    </message>
    <message>
        <source>Demand outgrows the nodes</source>
        <comment>Finding</comment>
        <translation>需求超出服务器</translation>
    </message>
    <message>
        <source>Owned</source>
        <comment>Site</comment>
        <translation>自有</translation>
    </message>
    <message>
        <source>Cloud</source>
        <comment>Site</comment>
        <translation>云</translation>
    </message>
    <message>
        <source>Hot</source>
        <comment>Dataset</comment>
        <translation>热</translation>
    </message>
    <message>
        <source>Warm</source>
        <comment>Dataset</comment>
        <translation>温</translation>
    </message>
    <message>
        <source>Cold</source>
        <comment>Dataset</comment>
        <translation>冷</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>Road</comment>
        <translation>线路</translation>
    </message>
    <message>
        <source>Shipped media</source>
        <comment>Road</comment>
        <translation>寄送介质</translation>
    </message>
    <message>
        <source>Not bound</source>
        <comment>License</comment>
        <translation>不绑定</translation>
    </message>
    <message>
        <source>Hardware</source>
        <comment>License</comment>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Address</source>
        <comment>License</comment>
        <translation>地址</translation>
    </message>
    <message>
        <source>Floating</source>
        <comment>License</comment>
        <translation>浮动</translation>
    </message>
    <message>
        <source>Training</source>
        <comment>Workload</comment>
        <translation>训练</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <comment>Workload</comment>
        <translation>微调</translation>
    </message>
    <message>
        <source>Inference</source>
        <comment>Workload</comment>
        <translation>推理</translation>
    </message>
    <message>
        <source>Development</source>
        <comment>Workload</comment>
        <translation>开发</translation>
    </message>
    <message>
        <source>Simulation</source>
        <comment>Workload</comment>
        <translation>仿真</translation>
    </message>
    <message>
        <source>Rendering</source>
        <comment>Workload</comment>
        <translation>渲染</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>Term</comment>
        <translation>留在本地</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <comment>Method</comment>
        <translation>直接迁移</translation>
    </message>
    <message>
        <source>Container</source>
        <comment>Method</comment>
        <translation>容器化</translation>
    </message>
    <message>
        <source>Managed platform</source>
        <comment>Method</comment>
        <translation>托管平台</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>Method</comment>
        <translation>留在本地</translation>
    </message>
    <message>
        <source>Assess</source>
        <comment>Task</comment>
        <translation>评估</translation>
    </message>
    <message>
        <source>Prepare environment</source>
        <comment>Task</comment>
        <translation>准备环境</translation>
    </message>
    <message>
        <source>Copy hot data</source>
        <comment>Task</comment>
        <translation>复制热数据</translation>
    </message>
    <message>
        <source>Validate</source>
        <comment>Task</comment>
        <translation>验证</translation>
    </message>
    <message>
        <source>Cut over</source>
        <comment>Task</comment>
        <translation>切换</translation>
    </message>
    <message>
        <source>Rollback window</source>
        <comment>RollbackWindow</comment>
        <translation>回退窗口</translation>
    </message>
    <message>
        <source>Copy the rest</source>
        <comment>Task</comment>
        <translation>复制其余数据</translation>
    </message>
    <message>
        <source>Switch off</source>
        <comment>Task</comment>
        <translation>关停</translation>
    </message>
    <message>
        <source>Own step</source>
        <comment>Task</comment>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Finish to start</source>
        <comment>Dependency</comment>
        <translation>完成到开始</translation>
    </message>
    <message>
        <source>Start to start</source>
        <comment>Dependency</comment>
        <translation>开始到开始</translation>
    </message>
    <message>
        <source>Finish to finish</source>
        <comment>Dependency</comment>
        <translation>完成到完成</translation>
    </message>
    <message>
        <source>Start to finish</source>
        <comment>Dependency</comment>
        <translation>开始到完成</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>Gate</comment>
        <translation>待定</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>Gate</comment>
        <translation>通过</translation>
    </message>
    <message>
        <source>Waived</source>
        <comment>Gate</comment>
        <translation>豁免</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>Finding</comment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>Finding</comment>
        <translation>警告</translation>
    </message>
    <message>
        <source>Blocking</source>
        <comment>Finding</comment>
        <translation>阻断</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <comment>Cost</comment>
        <translation>折旧</translation>
    </message>
    <message>
        <source>Energy</source>
        <comment>Cost</comment>
        <translation>电力</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>Cost</comment>
        <translation>机位</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <comment>Cost</comment>
        <translation>维护</translation>
    </message>
    <message>
        <source>Staff</source>
        <comment>Cost</comment>
        <translation>人力</translation>
    </message>
    <message>
        <source>Own storage</source>
        <comment>Cost</comment>
        <translation>自有存储</translation>
    </message>
    <message>
        <source>Dual running</source>
        <comment>Cost</comment>
        <translation>双轨运行</translation>
    </message>
    <message>
        <source>Reserved</source>
        <comment>Cost</comment>
        <translation>预留</translation>
    </message>
    <message>
        <source>On demand</source>
        <comment>Cost</comment>
        <translation>按需</translation>
    </message>
    <message>
        <source>Spot</source>
        <comment>Cost</comment>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Cloud storage</source>
        <comment>Cost</comment>
        <translation>云存储</translation>
    </message>
    <message>
        <source>Data transfer</source>
        <comment>Cost</comment>
        <translation>数据传输</translation>
    </message>
    <message>
        <source>Migration work</source>
        <comment>Cost</comment>
        <translation>迁移工作</translation>
    </message>
    <message>
        <source>Licences</source>
        <comment>Cost</comment>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Chosen</source>
        <comment>Road</comment>
        <translation>选用</translation>
    </message>
    <message>
        <source>Pinned</source>
        <comment>Road</comment>
        <translation>指定</translation>
    </message>
    <message>
        <source>Slower</source>
        <comment>Road</comment>
        <translation>较慢</translation>
    </message>
    <message>
        <source>Dearer</source>
        <comment>Road</comment>
        <translation>较贵</translation>
    </message>
    <message>
        <source>Cannot be ordered in time</source>
        <comment>Road</comment>
        <translation>来不及订购</translation>
    </message>
    <message>
        <source>More changes than it carries</source>
        <comment>Road</comment>
        <translation>变更量超过承载能力</translation>
    </message>
    <message>
        <source>Data may not leave</source>
        <comment>Road</comment>
        <translation>数据不可离开</translation>
    </message>
    <message>
        <source>Stays here</source>
        <comment>Road</comment>
        <translation>留在此处</translation>
    </message>
    <message>
        <source>Passed over for the pinned one</source>
        <comment>Road</comment>
        <translation>已指定其他通道</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <comment>Placement</comment>
        <translation>成本最低</translation>
    </message>
    <message>
        <source>Pinned</source>
        <comment>Placement</comment>
        <translation>指定</translation>
    </message>
    <message>
        <source>In no wave</source>
        <comment>Placement</comment>
        <translation>不在任何批次</translation>
    </message>
    <message>
        <source>Does not checkpoint</source>
        <comment>Placement</comment>
        <translation>不支持检查点</translation>
    </message>
    <message>
        <source>No spot price</source>
        <comment>Placement</comment>
        <translation>没有竞价价格</translation>
    </message>
    <message>
        <source>No reserved price</source>
        <comment>Placement</comment>
        <translation>没有预留价格</translation>
    </message>
    <message>
        <source>No offering fits</source>
        <comment>Placement</comment>
        <translation>没有合适的实例规格</translation>
    </message>
    <message>
        <source>Demand not known</source>
        <comment>Placement</comment>
        <translation>需求未知</translation>
    </message>
    <message>
        <source>Too little memory</source>
        <comment>Placement</comment>
        <translation>显存不足</translation>
    </message>
    <message>
        <source>Busy all the time</source>
        <comment>Placement</comment>
        <translation>始终忙碌</translation>
    </message>
    <message>
        <source>No price book in use</source>
        <comment>Placement</comment>
        <translation>没有采用价目表</translation>
    </message>
    <message>
        <source>No exchange rate</source>
        <comment>Placement</comment>
        <translation>没有汇率</translation>
    </message>
    <message>
        <source>Its data may not leave</source>
        <comment>Placement</comment>
        <translation>其数据不可离开</translation>
    </message>
    <message>
        <source>Near the limit</source>
        <comment>Alert</comment>
        <translation>接近限额</translation>
    </message>
    <message>
        <source>Over the limit</source>
        <comment>Alert</comment>
        <translation>超出限额</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>portolan::Application</name>
    <message>
        <source>Portolan</source>
        <translation>Portolan</translation>
    </message>
    <message>
        <source>“%1” was never saved under a name and is still there, as of %2. Open it?</source>
        <translation>“%1”没有命名保存过，但仍然保留着（截至%2）。要打开它吗？</translation>
    </message>
</context>
<context>
    <name>portolan::AssumptionTable</name>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Standard value</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Change assumption: %1</source>
        <translation>修改假设：%1</translation>
    </message>
    <message>
        <source>Change source: %1</source>
        <translation>修改来源：%1</translation>
    </message>
</context>
<context>
    <name>portolan::BreakEvenChart</name>
    <message>
        <source>Staying against moving</source>
        <translation>留在本地与迁移对比</translation>
    </message>
    <message>
        <source>What staying and moving have cost by the end of each month. Arrow keys go through the months.</source>
        <translation>到每月月底，留在本地和迁移各自的累计成本。用方向键在月份之间移动。</translation>
    </message>
    <message>
        <source>No cost yet: choose a price book</source>
        <translation>还没有成本：请选择价目表</translation>
    </message>
    <message>
        <source>Break-even %1</source>
        <translation>盈亏平衡：%1</translation>
    </message>
    <message>
        <source>Staying</source>
        <translation>留在本地</translation>
    </message>
    <message>
        <source>By the end of %1
Staying: %2
Moving: %3
Difference: %4</source>
        <translation>截至%1
留在本地：%2
迁移：%3
差额：%4</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Staying, in total</source>
        <translation>留在本地，合计</translation>
    </message>
    <message>
        <source>Moving, in total</source>
        <translation>迁移，合计</translation>
    </message>
</context>
<context>
    <name>portolan::BudgetPage</name>
    <message>
        <source>Planned spend by team and month</source>
        <translation>各团队每月计划支出</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>告警</translation>
    </message>
    <message>
        <source>What a team may spend each month, from a first to a last month.</source>
        <translation>团队从起始月到结束月每月可以支出的金额。</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>告警</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>计划支出</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Mostly</source>
        <translation>主要用于</translation>
    </message>
    <message>
        <source>No team</source>
        <translation>没有团队</translation>
    </message>
    <message>
        <source>%1
planned</source>
        <translation>%1
计划支出</translation>
    </message>
    <message>
        <source>%1
limit</source>
        <translation>%1
限额</translation>
    </message>
</context>
<context>
    <name>portolan::Chart</name>
    <message>
        <source>The table could not be saved to %1: %2. Choose another place.</source>
        <translation>无法把表格保存到 %1：%2。请换一个位置。</translation>
    </message>
    <message>
        <source>The picture could not be saved to %1. Choose a folder that you may write to.</source>
        <translation>无法把图片保存到 %1。请选择可以写入的文件夹。</translation>
    </message>
    <message>
        <source>The picture could not be saved to %1: %2. Choose another place.</source>
        <translation>无法把图片保存到 %1：%2。请换一个位置。</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Save the figures as CSV…</source>
        <translation>数据另存为 CSV…</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save as picture (PNG)…</source>
        <translation>另存为图片 (PNG)…</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Save as drawing (SVG)…</source>
        <translation>另存为矢量图 (SVG)…</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
</context>
<context>
    <name>portolan::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>输入您想做的事</translation>
    </message>
</context>
<context>
    <name>portolan::CostChart</name>
    <message>
        <source>Cost per month</source>
        <translation>每月成本</translation>
    </message>
    <message>
        <source>What the move costs each month, by kind, against the budget. Arrow keys go through the months.</source>
        <translation>迁移每月的各类成本与预算的对比。用方向键在月份之间移动。</translation>
    </message>
    <message>
        <source>No cost yet: choose a price book</source>
        <translation>还没有成本：请选择价目表</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
</context>
<context>
    <name>portolan::CostPage</name>
    <message>
        <source>Placement of workloads</source>
        <translation>任务去向</translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation>各月成本</translation>
    </message>
    <message>
        <source>Capacity mix</source>
        <translation>容量组合</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Prices that somebody offered you. They go before the price book.</source>
        <translation>别人给您的报价，优先于价目表。</translation>
    </message>
    <message>
        <source>Rates between the currency of prices and the plan&apos;s own, each with its day.</source>
        <translation>标价货币与计划货币之间的汇率，各有其日期。</translation>
    </message>
    <message>
        <source>Named what-ifs: assumptions that differ from the plan&apos;s.</source>
        <translation>有名称的假想情形：其假设与计划的不同。</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>去向</translation>
    </message>
    <message>
        <source>Stay, a month</source>
        <translation>留在本地，每月</translation>
    </message>
    <message>
        <source>Reserved, a month</source>
        <translation>预留，每月</translation>
    </message>
    <message>
        <source>On demand, a month</source>
        <translation>按需，每月</translation>
    </message>
    <message>
        <source>Spot, a month</source>
        <translation>竞价，每月</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>实例规格</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Staying</source>
        <translation>留在本地</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>迁移</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>Difference so far</source>
        <translation>累计差额</translation>
    </message>
    <message>
        <source>Committed accelerators</source>
        <translation>承诺的加速卡数</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>覆盖率</translation>
    </message>
    <message>
        <source>Utilisation of the commitment</source>
        <translation>承诺用量的利用率</translation>
    </message>
    <message>
        <source>All on demand, a month</source>
        <translation>全部按需，每月</translation>
    </message>
    <message>
        <source>Choose price book…</source>
        <translation>选择价目表…</translation>
    </message>
    <message>
        <source>Prices: %1, as of %2</source>
        <translation>价格：%1，截至%2</translation>
    </message>
    <message>
        <source>No price book is in use: nothing in the cloud can be priced.</source>
        <translation>没有采用价目表：云上的一切都无法计价。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n 个月</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>portolan::DataPage</name>
    <message>
        <source>Slower by %1</source>
        <translation>慢 %1</translation>
    </message>
    <message>
        <source>Dearer by %1</source>
        <translation>贵 %1</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Datasets and roads</source>
        <translation>数据集与传输通道</translation>
    </message>
    <message>
        <source>Use this road</source>
        <translation>采用此传输通道</translation>
    </message>
    <message>
        <source>Let the program choose</source>
        <translation>由程序选择</translation>
    </message>
    <message>
        <source>Here you see how long each dataset takes over each line or medium, what it costs and which road is chosen. Add datasets and roads to the inventory first.</source>
        <translation>这里显示每个数据集经过各条线路或介质需要多久、成本多少、选用了哪条传输通道。请先在清单中添加数据集和传输通道。</translation>
    </message>
    <message>
        <source>Go to the inventory</source>
        <translation>转到清单</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>冷热</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>传输通道</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Pin the road of %1</source>
        <translation>为“%1”指定传输通道</translation>
    </message>
    <message>
        <source>Let the road of %1 be chosen</source>
        <translation>由程序选择“%1”的传输通道</translation>
    </message>
</context>
<context>
    <name>portolan::DemandChart</name>
    <message>
        <source>Demand over time</source>
        <translation>需求变化</translation>
    </message>
    <message>
        <source>Active accelerators for each hour with percentiles. Arrow keys go through the hours.</source>
        <translation>每小时的活跃加速卡数及百分位数。用方向键在小时之间移动。</translation>
    </message>
    <message>
        <source>Active accelerators</source>
        <translation>活跃加速卡</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>还没有测量数据</translation>
    </message>
    <message>
        <source>Median %1</source>
        <translation>中位数 %1</translation>
    </message>
    <message>
        <source>95th percentile %1</source>
        <translation>第 95 百分位 %1</translation>
    </message>
    <message>
        <source>99th percentile %1</source>
        <translation>第 99 百分位 %1</translation>
    </message>
    <message>
        <source>%1: nothing measured</source>
        <translation>%1：没有测量数据</translation>
    </message>
    <message>
        <source>%1: %2 active accelerators</source>
        <translation>%1：%2 张活跃加速卡</translation>
    </message>
    <message>
        <source>Hour (UTC)</source>
        <translation>小时（UTC）</translation>
    </message>
</context>
<context>
    <name>portolan::GanttChart</name>
    <message>
        <source>Schedule</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Waves and tasks over time. Up and down choose a row, Ctrl with left and right moves it by a day.</source>
        <translation>批次和工作项的时间安排。用上下键选择行，用 Ctrl 加左右键移动一天。</translation>
    </message>
    <message>
        <source>No tasks yet</source>
        <translation>还没有工作项</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>Milestone</source>
        <translation>里程碑</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>浮动时间</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>%1: no tasks yet</source>
        <translation>%1：还没有工作项</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>On the critical path: any delay moves the finish</source>
        <translation>在关键路径上：任何延误都会推迟完成时间</translation>
    </message>
    <message>
        <source>Slack: %1 of working time</source>
        <translation>浮动时间：工作时间 %1</translation>
    </message>
    <message>
        <source>Its gate is open: what follows waits for a decision</source>
        <translation>其关卡待定：后续工作等待决定</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Start (UTC)</source>
        <translation>开始（UTC）</translation>
    </message>
    <message>
        <source>Finish (UTC)</source>
        <translation>完成（UTC）</translation>
    </message>
    <message>
        <source>Slack (hours)</source>
        <translation>浮动时间（小时）</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>关键</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1: %2, until %3</source>
        <translation>%1：%2，到%3</translation>
    </message>
    <message>
        <source>%1: not before %2</source>
        <translation>%1：不早于%2</translation>
    </message>
</context>
<context>
    <name>portolan::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Time &amp;zone of the logs</source>
        <translation>日志的时区(&amp;Z)</translation>
    </message>
    <message>
        <source>nvidia-smi writes local times without a zone: choose the one in which the servers run.</source>
        <translation>nvidia-smi 写的是不带时区的本地时间：请选择服务器所在的时区。</translation>
    </message>
    <message>
        <source>Recognise each file</source>
        <translation>自动识别每个文件</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>only for files without a header row: timestamp, index, utilization.gpu</source>
        <translation>仅用于没有表头行的文件：timestamp, index, utilization.gpu</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
</context>
<context>
    <name>portolan::ImportReportDialog</name>
    <message>
        <source>What was imported</source>
        <translation>导入结果</translation>
    </message>
    <message>
        <source>File or line</source>
        <translation>文件或行</translation>
    </message>
    <message>
        <source>Format or column</source>
        <translation>格式或列</translation>
    </message>
    <message>
        <source>Rows read</source>
        <translation>读入的行</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒收</translation>
    </message>
    <message>
        <source>Values missing</source>
        <translation>缺值</translation>
    </message>
    <message>
        <source>Why, and notes</source>
        <translation>原因与说明</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>第 %1 行</translation>
    </message>
</context>
<context>
    <name>portolan::Inspector</name>
    <message>
        <source>Properties of what is selected</source>
        <translation>所选内容的属性</translation>
    </message>
    <message>
        <source>Why the figure is what it is</source>
        <translation>这个数值的由来</translation>
    </message>
    <message>
        <source>Select a row to see its properties.</source>
        <translation>选择一行，查看其属性。</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1：&lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Click a figure, or press F1 on it, to see why it is what it is.</source>
        <translation>点击一个数值，或在其上按 F1，查看它的由来。</translation>
    </message>
    <message>
        <source>Back to the figure before</source>
        <translation>返回上一个数值</translation>
    </message>
</context>
<context>
    <name>portolan::InventoryPage</name>
    <message>
        <source>Accelerators</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>The servers. Drop a node list (CSV) on the window, paste rows from a spreadsheet, or add one.</source>
        <translation>服务器。可以把服务器清单（CSV）拖到窗口上、从电子表格粘贴，或逐台添加。</translation>
    </message>
    <message>
        <source>What runs on the servers: training, inference, development. Add them or paste rows.</source>
        <translation>服务器上运行的工作：训练、推理、开发。可以添加或粘贴。</translation>
    </message>
    <message>
        <source>The data that has to travel, by how often it is used: hot, warm, cold.</source>
        <translation>要传输的数据，按使用频率分为热、温、冷。</translation>
    </message>
    <message>
        <source>What workloads reach outside the cluster: registries, mirrors, identity providers.</source>
        <translation>任务在集群之外要访问的服务：镜像仓库、软件源、身份认证服务。</translation>
    </message>
    <message>
        <source>Licences, what they are bound to and how long the vendor takes to move them.</source>
        <translation>许可证、绑定对象，以及厂商转移它们所需的时间。</translation>
    </message>
    <message>
        <source>Who the workloads belong to and who has a budget.</source>
        <translation>任务归谁所有，预算归谁使用。</translation>
    </message>
    <message>
        <source>Places: the machine room, and the cloud region that is the target.</source>
        <translation>地点：机房，以及作为目标的云区域。</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Mean utilisation</source>
        <translation>平均利用率</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>第 95 百分位</translation>
    </message>
    <message>
        <source>Share of expected samples</source>
        <translation>样本完整率</translation>
    </message>
    <message>
        <source>Lines and media by which data can travel: internet, leased line, shipped devices.</source>
        <translation>传输数据的线路和介质：互联网、专线、寄送的设备。</translation>
    </message>
    <message>
        <source>What moves together, and the earliest day on which it may start.</source>
        <translation>哪些一起迁移，以及最早可以开始的日期。</translation>
    </message>
    <message>
        <source>The steps of each wave. The schedule page adds them from a template.</source>
        <translation>各批次的工作项。进度页面可以从模板添加。</translation>
    </message>
    <message>
        <source>Which task waits for which, and how long after it.</source>
        <translation>哪个工作项等待哪个，以及其后的延时。</translation>
    </message>
    <message>
        <source>Points at which somebody decides: what follows a closed gate waits.</source>
        <translation>需要有人做决定的地方：关卡通过之前，其后的工作等待。</translation>
    </message>
</context>
<context>
    <name>portolan::MainWindow</name>
    <message>
        <source>Line %1, %2: %3</source>
        <translation>第 %1 行，%2：%3</translation>
    </message>
    <message>
        <source>Nothing was pasted. %1</source>
        <translation>没有粘贴任何内容。%1</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>清单</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Placement and cost</source>
        <translation>去向与成本</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Scenario:</source>
        <translation>方案：</translation>
    </message>
    <message>
        <source>Scenario in use</source>
        <translation>采用的方案</translation>
    </message>
    <message>
        <source>Use scenario %1</source>
        <translation>采用方案“%1”</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Portolan</source>
        <translation>Portolan</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n open finding(s)</source>
        <translation>
            <numerusform>%n 条未解决的检查结果</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – Portolan</source>
        <translation>%1 – Portolan</translation>
    </message>
    <message>
        <source>%1 (%2) – Portolan</source>
        <translation>%1（%2）– Portolan</translation>
    </message>
    <message>
        <source>Kept as untitled</source>
        <translation>已保存为未命名计划</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Read-only: %1 on %2 has it open</source>
        <translation>只读：%2 上的 %1 已打开它</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>未保存：%1</translation>
    </message>
    <message>
        <source>Plan as it stands</source>
        <translation>现行计划</translation>
    </message>
    <message>
        <source>%1

Close all the same and lose what is not saved?</source>
        <translation>%1

仍要关闭并丢失未保存的内容吗？</translation>
    </message>
</context>
<context>
    <name>portolan::NewPlanDialog</name>
    <message>
        <source>Migration plan</source>
        <translation>迁移计划</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>新建计划</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>货币(&amp;C)</translation>
    </message>
    <message>
        <source>Time &amp;zone</source>
        <translation>时区(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>起始日(&amp;F)</translation>
    </message>
</context>
<context>
    <name>portolan::OverviewPage</name>
    <message>
        <source>Waves</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cutover</source>
        <translation>切换</translation>
    </message>
    <message>
        <source>Way back until</source>
        <translation>回退截止</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Nothing is missing: the plan can be printed.</source>
        <translation>没有缺失：计划可以打印。</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>待办：%1</translation>
    </message>
    <message>
        <source>Import the node list</source>
        <translation>导入服务器清单</translation>
    </message>
    <message>
        <source>Import utilisation logs</source>
        <translation>导入利用率日志</translation>
    </message>
    <message>
        <source>Add the workloads</source>
        <translation>添加任务</translation>
    </message>
    <message>
        <source>Choose a price book</source>
        <translation>选择价目表</translation>
    </message>
    <message>
        <source>Choose the target site</source>
        <translation>选择目标站点</translation>
    </message>
    <message>
        <source>Add the datasets</source>
        <translation>添加数据集</translation>
    </message>
    <message>
        <source>Add lines or media for the data</source>
        <translation>为数据添加线路或介质</translation>
    </message>
    <message>
        <source>Add the waves</source>
        <translation>添加批次</translation>
    </message>
    <message>
        <source>Give workloads their wave</source>
        <translation>为任务分配批次</translation>
    </message>
    <message>
        <source>Give each wave its tasks</source>
        <translation>为每个批次添加工作项</translation>
    </message>
    <message>
        <source>Add the teams&apos; budgets</source>
        <translation>添加团队预算</translation>
    </message>
    <message>
        <source>Clear the blocking findings</source>
        <translation>消除阻断级检查结果</translation>
    </message>
</context>
<context>
    <name>portolan::PlanDocument</name>
    <message>
        <source>This plan is open for reading only; save a copy to change it.</source>
        <translation>该计划以只读方式打开；要修改，请另存副本。</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>已打开</translation>
    </message>
</context>
<context>
    <name>portolan::PlanSettingsDialog</name>
    <message>
        <source>Plan settings</source>
        <translation>计划设置</translation>
    </message>
    <message>
        <source> months</source>
        <translation> 个月</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Time &amp;zone</source>
        <translation>时区(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>起始日(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Horizon</source>
        <translation>计划期(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Target site</source>
        <translation>目标站点(&amp;T)</translation>
    </message>
    <message>
        <source>Working days</source>
        <translation>工作日</translation>
    </message>
    <message>
        <source>Work &amp;from</source>
        <translation>上班时间(&amp;F)</translation>
    </message>
    <message>
        <source>Work &amp;until</source>
        <translation>下班时间(&amp;U)</translation>
    </message>
    <message>
        <source>One date a line.</source>
        <translation>每行一个日期。</translation>
    </message>
    <message>
        <source>Holi&amp;days</source>
        <translation>节假日(&amp;D)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>“%1” is not a time zone; choose one from the list.</source>
        <translation>“%1”不是时区；请从列表中选择。</translation>
    </message>
    <message>
        <source>Change plan settings</source>
        <translation>修改计划设置</translation>
    </message>
</context>
<context>
    <name>portolan::PriceBookDialog</name>
    <message>
        <source>Choose a price book</source>
        <translation>选择价目表</translation>
    </message>
    <message>
        <source>Find provider, region, machine or accelerator</source>
        <translation>查找服务商、区域、机器或加速卡</translation>
    </message>
    <message>
        <source>&amp;Use this book</source>
        <translation>采用这份价目表(&amp;U)</translation>
    </message>
    <message>
        <source>Price books</source>
        <translation>价目表</translation>
    </message>
    <message>
        <source>Offerings</source>
        <translation>实例规格</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>实例规格</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>On demand, an hour</source>
        <translation>按需，每小时</translation>
    </message>
    <message>
        <source>Reserved, an hour</source>
        <translation>预留，每小时</translation>
    </message>
    <message>
        <source>Spot, an hour</source>
        <translation>竞价，每小时</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message numerus="yes">
        <source>As of %1, %n offering(s).</source>
        <translation>
            <numerusform>截至%1，%n 种实例规格。</numerusform>
        </translation>
    </message>
    <message>
        <source>An example with made-up prices: replace it by quotes of your own.</source>
        <translation>价格为虚构的示例：请换成您自己的报价。</translation>
    </message>
</context>
<context>
    <name>portolan::RowModel</name>
    <message>
        <source>Change %1 of %2</source>
        <translation>修改“%2”的%1</translation>
    </message>
</context>
<context>
    <name>portolan::RowTable</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the rows</source>
        <translation>筛选行</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <translation>
            <numerusform>%n 行中的 %1 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>添加到%1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n row(s) from %1</source>
        <translation>
            <numerusform>从%1中删除 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <translation>粘贴到%1</translation>
    </message>
</context>
<context>
    <name>portolan::SchedulePage</name>
    <message>
        <source>Add tasks from the template</source>
        <translation>从模板添加工作项</translation>
    </message>
    <message>
        <source>Add task</source>
        <translation>添加工作项</translation>
    </message>
    <message>
        <source>Set duration…</source>
        <translation>设置工期…</translation>
    </message>
    <message>
        <source>Release start</source>
        <translation>取消开始限制</translation>
    </message>
    <message>
        <source>Remove task</source>
        <translation>删除工作项</translation>
    </message>
    <message>
        <source>Here you see when each wave moves, what is on the critical path, and what it costs meanwhile. Add a wave to the inventory first: what moves together.</source>
        <translation>这里显示各批次何时迁移、关键路径上有什么，以及其间的成本。请先在清单中添加批次：哪些一起迁移。</translation>
    </message>
    <message>
        <source>Go to the inventory</source>
        <translation>转到清单</translation>
    </message>
    <message>
        <source>Gives each wave without tasks the steps of a move: assess, prepare, copy, validate, cut over, keep the way back, switch off</source>
        <translation>为每个没有工作项的批次添加迁移的工作项：评估、准备、复制、验证、切换、保留回退、关停</translation>
    </message>
    <message>
        <source>Lets the task start as early as its dependencies allow</source>
        <translation>让工作项在任务依赖允许的最早时间开始</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Weeks</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Zoom the time axis</source>
        <translation>缩放时间轴</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动“%1”</translation>
    </message>
    <message>
        <source>Set the duration of %1</source>
        <translation>设置“%1”的工期</translation>
    </message>
    <message numerus="yes">
        <source>Add tasks of %n wave(s)</source>
        <translation>
            <numerusform>为 %n 个批次添加工作项</numerusform>
        </translation>
    </message>
    <message>
        <source>New task</source>
        <translation>新工作项</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>工期</translation>
    </message>
    <message>
        <source>How long %1 takes, such as 90m, 8h or 3d. Empty: computed; 0: a milestone.</source>
        <translation>“%1”需要多久，例如 90m、8h 或 3d。留空：自动计算；0：里程碑。</translation>
    </message>
    <message>
        <source>“%1” is not a duration. Write a number and m, h, d or w, such as 8h.</source>
        <translation>“%1”不是工期。请写数字加 m、h、d 或 w，例如 8h。</translation>
    </message>
    <message>
        <source>Release the start of %1</source>
        <translation>取消“%1”的开始限制</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>删除“%1”</translation>
    </message>
</context>
<context>
    <name>portolan::Session</name>
    <message>
        <source>The plan could not be saved in time; try again.</source>
        <translation>计划未能及时保存；请重试。</translation>
    </message>
    <message>
        <source>Something is being imported already; wait for it or cancel it.</source>
        <translation>已有导入在进行；请等它完成，或取消它。</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n file(s) or folder(s)</source>
        <translation>
            <numerusform>正在导入 %n 个文件或文件夹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>导入 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>This price book is not there any more; import it again.</source>
        <translation>该价目表已不存在；请重新导入。</translation>
    </message>
    <message>
        <source>Use price book %1</source>
        <translation>采用价目表“%1”</translation>
    </message>
</context>
<context>
    <name>portolan::StatusStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进展</translation>
    </message>
    <message numerus="yes">
        <source>%p%, %n second(s) left</source>
        <translation>
            <numerusform>%p%，剩余 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>No budget alerts</source>
        <translation>没有预算告警</translation>
    </message>
    <message numerus="yes">
        <source>%n budget alert(s), the first: %1, %2, %3 of %4</source>
        <translation>
            <numerusform>%n 条预算告警，第一条：%1，%2，计划支出 %3，限额 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Forecast up to date</source>
        <translation>预测是最新的</translation>
    </message>
    <message numerus="yes">
        <source>Forecast %n minute(s) old</source>
        <translation>
            <numerusform>预测是 %n 分钟前的</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>portolan::TransferChart</name>
    <message>
        <source>Transfers</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>When each dataset travels and on which road. Arrow keys go through the datasets.</source>
        <translation>各数据集何时传输、经过哪条传输通道。用方向键在数据集之间移动。</translation>
    </message>
    <message>
        <source>No dataset travels yet</source>
        <translation>还没有数据集要传输</translation>
    </message>
    <message>
        <source>%1 over %2: %3
%4 to %5 (%6)</source>
        <translation>%1，经由%2：%3
%4 至 %5（%6）</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>传输通道</translation>
    </message>
    <message>
        <source>Start (UTC)</source>
        <translation>开始（UTC）</translation>
    </message>
    <message>
        <source>Ready (UTC)</source>
        <translation>就绪（UTC）</translation>
    </message>
    <message>
        <source>Sent (bytes)</source>
        <translation>已传（字节）</translation>
    </message>
</context>
<context>
    <name>portolan::UsagePage</name>
    <message>
        <source>%1 of %2 expected samples</source>
        <translation>应有样本 %2 个，实有 %1 个</translation>
    </message>
    <message>
        <source>Figures of usage</source>
        <translation>利用率指标</translation>
    </message>
    <message>
        <source>Demand by workload</source>
        <translation>各任务的需求</translation>
    </message>
    <message>
        <source>Idle accelerators</source>
        <translation>闲置加速卡</translation>
    </message>
    <message>
        <source>Coverage by node</source>
        <translation>各服务器的样本完整率</translation>
    </message>
    <message>
        <source>Here you see how busy your accelerators are: the demand hour by hour, the weekly profile and the cards that idle. It is read from nvidia-smi logs of your nodes.</source>
        <translation>这里显示加速卡有多忙：逐小时的需求、一周分布和闲置的加速卡。数据来自服务器的 nvidia-smi 日志。</translation>
    </message>
    <message>
        <source>Import usage logs…</source>
        <translation>导入利用率日志…</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>90th percentile</source>
        <translation>第 90 百分位</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>第 95 百分位</translation>
    </message>
    <message>
        <source>99th percentile</source>
        <translation>第 99 百分位</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>Share of expected samples</source>
        <translation>样本完整率</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Mean utilisation</source>
        <translation>平均利用率</translation>
    </message>
    <message>
        <source>Busiest hour</source>
        <translation>最忙的一小时</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Expected samples</source>
        <translation>应有样本</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Active accelerators</source>
        <translation>活跃加速卡</translation>
    </message>
    <message>
        <source>Fully used accelerators (equivalents)</source>
        <translation>满载加速卡（折算）</translation>
    </message>
    <message>
        <source>Utilisation of a card, per cent</source>
        <translation>加速卡利用率，百分比</translation>
    </message>
    <message>
        <source>stated, not measured</source>
        <translation>填报，非实测</translation>
    </message>
    <message numerus="yes">
        <source>%n idle accelerator(s)</source>
        <translation>
            <numerusform>%n 张闲置加速卡</numerusform>
        </translation>
    </message>
    <message>
        <source>Below 30% in every hour that was measured</source>
        <translation>在所有测得的小时内都低于 30%</translation>
    </message>
    <message>
        <source>no usage</source>
        <translation>没有利用率</translation>
    </message>
</context>
<context>
    <name>portolan::WeekHeatMap</name>
    <message>
        <source>Weekly profile</source>
        <translation>一周分布</translation>
    </message>
    <message>
        <source>Average of active accelerators for each week day and hour. Arrow keys go through the hours.</source>
        <translation>一周中每天每小时的平均活跃加速卡数。用方向键在小时之间移动。</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>还没有测量数据</translation>
    </message>
    <message>
        <source>Hour of the day</source>
        <translation>一天中的小时</translation>
    </message>
    <message>
        <source>Active accelerators</source>
        <translation>活跃加速卡</translation>
    </message>
    <message>
        <source>%1 %2: nothing measured</source>
        <translation>%1 %2：没有测量数据</translation>
    </message>
    <message>
        <source>%1 %2: %3 active accelerators on average
%4 of the expected samples</source>
        <translation>%1 %2：平均 %3 张活跃加速卡
样本完整率 %4</translation>
    </message>
    <message>
        <source>Week day</source>
        <translation>星期</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>Share of expected samples</source>
        <translation>样本完整率</translation>
    </message>
</context>
<context>
    <name>portolan::WindowActions</name>
    <message>
        <source>Portolan</source>
        <translation>Portolan</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New plan…</source>
        <translation>新建计划(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open the &amp;sample plan</source>
        <translation>打开示例计划(&amp;S)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的计划(&amp;R)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>导入文件(&amp;I)…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>导入文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>导入文件夹</translation>
    </message>
    <message>
        <source>Export &amp;tables…</source>
        <translation>导出表(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Print as PDF…</source>
        <translation>打印为 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>What was &amp;changed…</source>
        <translation>修改记录(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>计划(&amp;P)</translation>
    </message>
    <message>
        <source>Plan &amp;settings…</source>
        <translation>计划设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose &amp;price book…</source>
        <translation>选择价目表(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>清单</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Placement and cost</source>
        <translation>去向与成本</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>命令(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About Portolan</source>
        <translation>关于 Portolan(&amp;A)</translation>
    </message>
    <message>
        <source>About Portolan</source>
        <translation>关于 Portolan</translation>
    </message>
    <message>
        <source>Portolan %1 charts the passage of a GPU cluster to the cloud. It works without an account and without a network.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Portolan %1 为 GPU 集群上云绘制航图。它不需要账户，也不需要网络。

本程序是自由软件，采用 GNU 通用公共许可证第 3 版或更新版本。</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>打开计划</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>导入文件</translation>
    </message>
</context>
</TS>

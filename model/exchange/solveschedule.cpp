#include "model/exchange/solveschedule.h"

#include "model/exchange/jsonfields.h"
#include "model/exchange/resultnames.h"
#include "model/schedule/schedule.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QHash>
#include <algorithm>

namespace portolan {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SolveSchedule)
};

// Two hundred years of minutes.
constexpr std::int64_t mostMinutes = 105'000'000;

QString indexed(const char *list, std::size_t place)
{
    return QStringLiteral("%1[%2]").arg(QLatin1String(list)).arg(place);
}

/// Reads the file into what the engine takes. Ids become 1, 2, … in the file's order.
class ScheduleReader
{
public:
    Result<ScheduleInput> read(const Json &json);
    const std::vector<Json> &ids() const { return m_ids; }

private:
    WorkCalendar calendar(const Json *json);
    Zone zone(JsonFields &fields);
    std::array<bool, 7> workingDays(JsonFields &fields);
    std::vector<WorkCalendar::Span> hours(JsonFields &fields);
    std::set<QDate> holidays(JsonFields &fields);
    std::optional<int> minuteOfDay(const Json &json) const;
    void readIds(const Json &tasks);
    void readTask(const Json &json, std::size_t place, ScheduleInput &input);
    void readLinks(const Json &links, std::size_t place, ScheduleInput &input);
    void readConstraint(const Json &json, const QString &place, ScheduleTask &task);
    Moment time(JsonFields &fields, const char *key);

    QString m_error;
    Zone m_zone;
    std::vector<Json> m_ids;
    QHash<QByteArray, std::int64_t> m_places;
};

QByteArray idKey(const Json &id)
{
    if (!id.is_string() && !id.is_number_integer())
        return {};
    return QByteArray::fromStdString(id.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Zone ScheduleReader::zone(JsonFields &fields)
{
    const QString name = fields.text("zone");
    if (name.isEmpty())
        return {};
    if (const auto zone = Zone::fromText(name))
        return *zone;
    fields.fail(Words::tr("calendar.zone is not a known time zone: “%1”. Write one such as Asia/Shanghai.")
                    .arg(name));
    return {};
}

std::array<bool, 7> ScheduleReader::workingDays(JsonFields &fields)
{
    const Json *list = fields.array("workingDays");
    if (!list)
        return {true, true, true, true, true, false, false};
    std::array<bool, 7> days{};
    for (const Json &day : *list) {
        const bool fits = day.is_number_integer() && day.get<double>() >= 1 && day.get<double>() <= 7;
        if (!fits) {
            fields.fail(Words::tr("calendar.workingDays must be numbers from 1 (Monday) to 7 (Sunday)."));
            break;
        }
        days[day.get<std::size_t>() - 1] = true;
    }
    return days;
}

/// Minutes since midnight of "08:30"; "24:00" is the end of the day.
std::optional<int> ScheduleReader::minuteOfDay(const Json &json) const
{
    const QString text =
        json.is_string() ? QString::fromStdString(json.get_ref<const std::string &>()) : QString();
    if (text == QStringLiteral("24:00"))
        return 1440;
    const QTime time = QTime::fromString(text, QStringLiteral("HH:mm"));
    return time.isValid() ? std::optional(time.hour() * 60 + time.minute()) : std::nullopt;
}

std::vector<WorkCalendar::Span> ScheduleReader::hours(JsonFields &fields)
{
    const Json *list = fields.array("hours");
    if (!list)
        return {{480, 720}, {780, 1020}};
    std::vector<WorkCalendar::Span> spans;
    for (const Json &span : *list) {
        const bool isPair = span.is_array() && span.size() == 2;
        const auto from = isPair ? minuteOfDay(span[0]) : std::nullopt;
        const auto to = isPair ? minuteOfDay(span[1]) : std::nullopt;
        if (!from || !to || *from >= *to) {
            fields.fail(Words::tr("calendar.hours must be pairs such as [\"08:00\", \"12:00\"], the earlier "
                                  "time first. Write a night as two pairs."));
            break;
        }
        spans.emplace_back(*from, *to);
    }
    return spans;
}

std::set<QDate> ScheduleReader::holidays(JsonFields &fields)
{
    std::set<QDate> days;
    const Json *list = fields.array("holidays");
    if (!list)
        return days;
    for (const Json &day : *list) {
        const QDate date =
            day.is_string()
                ? QDate::fromString(QString::fromStdString(day.get_ref<const std::string &>()), Qt::ISODate)
                : QDate();
        if (!date.isValid()) {
            fields.fail(Words::tr("calendar.holidays must be dates such as \"2027-01-01\"."));
            break;
        }
        days.insert(date);
    }
    return days;
}

WorkCalendar ScheduleReader::calendar(const Json *json)
{
    const Json empty = Json::object();
    JsonFields fields(json ? *json : empty, QStringLiteral("calendar"), m_error);
    m_zone = zone(fields);
    WorkCalendar result(m_zone, workingDays(fields), hours(fields), holidays(fields));
    fields.refuseUnknown();
    if (!result.hasWorkingTime())
        fields.fail(Words::tr("The calendar has no working time. Give it working days and hours."));
    return result;
}

Moment ScheduleReader::time(JsonFields &fields, const char *key)
{
    const QString text = fields.requiredText(key);
    const auto moment = readTime(text, m_zone);
    // Years beyond four digits have no spelling in RFC 3339.
    if (moment && moment->seconds > -62'135'596'800 && moment->seconds < 253'402'300'800)
        return *moment;
    fields.fail(Words::tr("%1 must be a time such as \"2027-01-04T08:00:00+08:00\", not “%2”.")
                    .arg(fields.placeOf(key), text));
    return {};
}

void ScheduleReader::readIds(const Json &tasks)
{
    for (std::size_t place = 0; place < tasks.size() && m_error.isEmpty(); ++place) {
        JsonFields fields(tasks[place], indexed("tasks", place), m_error);
        fields.require("id");
        const Json *id = fields.any("id");
        if (!id)
            return;
        const QByteArray key = idKey(*id);
        if (key.isEmpty())
            fields.fail(Words::tr("%1 must be a text or a whole number.").arg(fields.placeOf("id")));
        else if (m_places.contains(key))
            fields.fail(Words::tr("%1 is the id of an earlier task as well: %2. Give each task its own.")
                            .arg(fields.placeOf("id"), QString::fromUtf8(key)));
        m_places.insert(key, static_cast<std::int64_t>(place) + 1);
        m_ids.push_back(*id);
    }
}

void ScheduleReader::readLinks(const Json &links, std::size_t place, ScheduleInput &input)
{
    for (std::size_t i = 0; i < links.size() && m_error.isEmpty(); ++i) {
        JsonFields fields(links[i], indexed("tasks", place) + u'.' + indexed("after", i), m_error);
        fields.require("id");
        const Json *id = fields.any("id");
        const auto from = id ? m_places.constFind(idKey(*id)) : m_places.constEnd();
        if (id && from == m_places.constEnd())
            fields.fail(
                Words::tr("%1 names no task: %2.")
                    .arg(fields.placeOf("id"),
                         QString::fromStdString(id->dump(-1, ' ', false, Json::error_handler_t::replace))
                             .left(80)));
        const QString type = fields.text("type");
        const auto link = type.isEmpty() ? std::optional(Link::FinishStart) : named<Link>(type);
        if (!link)
            fields.fail(Words::tr("%1 must be FS, SS, FF or SF.").arg(fields.placeOf("type")));
        const auto lag = fields.whole("lagMinutes", -mostMinutes, mostMinutes);
        fields.refuseUnknown();
        if (m_error.isEmpty())
            input.links.push_back(
                {*from, static_cast<std::int64_t>(place) + 1, *link, TimeSpan::minutes(lag.value_or(0))});
    }
}

void ScheduleReader::readConstraint(const Json &json, const QString &place, ScheduleTask &task)
{
    JsonFields fields(json, place, m_error);
    const QString type = fields.requiredText("type").toLower();
    if (type == QStringLiteral("asap") || type == QStringLiteral("as-soon-as-possible")) {
        fields.refuseUnknown();
        return;
    }
    if (type == QStringLiteral("start-no-earlier-than") || type == QStringLiteral("snet"))
        task.notBefore = time(fields, "at");
    else if (type == QStringLiteral("finish-no-later-than") || type == QStringLiteral("fnlt"))
        task.notAfter = time(fields, "at");
    else
        fields.fail(
            Words::tr("%1 “%2” is not supported yet: constraints other than start-no-earlier-than and "
                      "finish-no-later-than come with a later version.")
                .arg(fields.placeOf("type"), type.left(80)));
    fields.refuseUnknown();
}

void ScheduleReader::readTask(const Json &json, std::size_t place, ScheduleInput &input)
{
    JsonFields fields(json, indexed("tasks", place), m_error);
    fields.any("id");
    fields.text("name");
    fields.require("minutes");
    ScheduleTask task;
    task.id = static_cast<std::int64_t>(place) + 1;
    task.duration = TimeSpan::minutes(fields.whole("minutes", 0, mostMinutes).value_or(0));
    fields.array("resources");
    if (const Json *constraint = fields.object("constraint"))
        readConstraint(*constraint, fields.placeOf("constraint"), task);
    if (const Json *after = fields.array("after"))
        readLinks(*after, place, input);
    fields.refuseUnknown();
    input.tasks.push_back(task);
}

Result<ScheduleInput> ScheduleReader::read(const Json &json)
{
    JsonFields fields(json, {}, m_error);
    ScheduleInput input{{}, calendar(fields.object("calendar")), {}, {}};
    input.start = time(fields, "start");
    fields.array("resources");
    if (fields.truth("level").value_or(false))
        fields.refuseLater({"level"});
    fields.require("tasks");
    if (const Json *tasks = fields.array("tasks")) {
        readIds(*tasks);
        for (std::size_t place = 0; place < tasks->size() && m_error.isEmpty(); ++place)
            readTask((*tasks)[place], place, input);
    }
    fields.refuseUnknown();
    if (!m_error.isEmpty())
        return Refusal{m_error};
    return input;
}

std::string zoned(const Zone &zone, Moment moment)
{
    return zone.local(moment).toString(Qt::ISODate).toStdString();
}

Json findingsJson(const ScheduleResult &result, const std::vector<Json> &ids)
{
    Json all = Json::array();
    for (const Finding &finding : result.findings) {
        Json tasks = Json::array();
        for (const std::int64_t task : result.loop)
            tasks.push_back(ids[static_cast<std::size_t>(task - 1)]);
        all.push_back({{"kind", nameOf(finding.kind).toStdString()},
                       {"severity", nameOf(finding.severity).toStdString()},
                       {"about", ids[static_cast<std::size_t>(finding.row.id - 1)]},
                       {"tasks", std::move(tasks)}});
    }
    return all;
}

Json resultJson(const ScheduleInput &input, const ScheduleResult &result, const std::vector<Json> &ids,
                double seconds)
{
    const Zone &zone = input.calendar.zone();
    Json tasks = Json::array();
    for (const ScheduledTask &task : result.tasks) {
        tasks.push_back({{"id", ids[static_cast<std::size_t>(task.id - 1)]},
                         {"earlyStart", zoned(zone, task.earlyStart)},
                         {"earlyFinish", zoned(zone, task.earlyFinish)},
                         {"lateStart", zoned(zone, task.lateStart)},
                         {"lateFinish", zoned(zone, task.lateFinish)},
                         {"totalSlackMinutes", task.totalSlack.wholeMinutes()},
                         {"freeSlackMinutes", task.freeSlack.wholeMinutes()},
                         {"critical", task.isCritical},
                         {"levelledStart", nullptr}});
    }
    return {{"finish", zoned(zone, result.finish)},
            {"seconds", seconds},
            {"tasks", std::move(tasks)},
            {"findings", findingsJson(result, ids)}};
}

} // namespace

Result<QByteArray> solveScheduleJson(const QByteArray &in)
{
    if (in.trimmed().startsWith('<'))
        return Refusal{Words::tr("Project files in XML (MSPDI) are not supported yet: they come with a later "
                                 "version. Give the tasks as JSON.")};
    const Result<Json> json = parsedJson(in);
    if (!json)
        return Refusal{json.error()};
    ScheduleReader reader;
    const Result<ScheduleInput> input = reader.read(*json);
    if (!input)
        return Refusal{input.error()};
    QElapsedTimer timer;
    timer.start();
    const ScheduleResult result = schedule(*input, {});
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    for (const ScheduledTask &task : result.tasks) {
        if (std::max(task.earlyFinish, task.lateFinish).seconds >= 253'402'300'800 ||
            std::min(task.lateStart, task.earlyStart).seconds <= -62'135'596'800)
            return Refusal{
                Words::tr("The plan runs beyond the year 9999. Look for a duration or a lag that is "
                          "too long.")};
    }
    return writtenJson(resultJson(*input, result, reader.ids(), seconds));
}

} // namespace portolan

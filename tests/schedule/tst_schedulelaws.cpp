#include "model/schedule/schedule.h"

#include <QTest>
#include <rapidcheck.h>

using namespace portolan;

namespace {

/// Any plan of up to thirty tasks whose links lead from earlier to later rows. The start is a Monday in a
/// zone without clock changes, so that a week is a week.
ScheduleInput anyInput()
{
    ScheduleInput input{
        Moment{1'799'020'800}, // 2027-01-04T00:00Z
        WorkCalendar(Zone(), {true, true, true, true, true, false, false}, {{480, 720}, {780, 1020}}, {}),
        {},
        {}};
    const int count = *rc::gen::inRange(1, 31);
    for (int id = 1; id <= count; ++id) {
        ScheduleTask task;
        task.id = id;
        task.duration = TimeSpan::minutes(*rc::gen::element(0, 15, 60, 480, 481, 2400, 6000));
        task.isElapsed = *rc::gen::weightedElement<bool>({{3, false}, {1, true}});
        if (*rc::gen::inRange(0, 6) == 0)
            task.notBefore = input.start + TimeSpan::hours(*rc::gen::inRange(0, 500));
        input.tasks.push_back(task);
    }
    return input;
}

ScheduleLink anyLink(int count)
{
    const int from = *rc::gen::inRange(1, count);
    const int to = *rc::gen::inRange(from + 1, count + 1);
    const Link link =
        *rc::gen::element(Link::FinishStart, Link::StartStart, Link::FinishFinish, Link::StartFinish);
    return {from, to, link, TimeSpan::minutes(*rc::gen::element(0, 0, 0, 90, 480, 960, -60, -480))};
}

ScheduleInput anyLinkedInput()
{
    ScheduleInput input = anyInput();
    const int count = static_cast<int>(input.tasks.size());
    const int links = count > 1 ? *rc::gen::inRange(0, 2 * count) : 0;
    for (int i = 0; i < links; ++i)
        input.links.push_back(anyLink(count));
    return input;
}

} // namespace

class TestScheduleLaws : public QObject
{
    Q_OBJECT

private slots:
    void shiftingTheStartByWeeksShiftsEveryDate();
    void anotherLinkMakesNothingEarlier();
    void slackIsNeverNegativeWithoutALateBound();
    void everyLinkHoldsAtEarlyAndLateDates();
    void someChainIsCritical();
};

void TestScheduleLaws::shiftingTheStartByWeeksShiftsEveryDate()
{
    QVERIFY(rc::check([] {
        const ScheduleInput input = anyLinkedInput();
        const TimeSpan shift = TimeSpan::days(7 * *rc::gen::inRange(-200, 200));
        ScheduleInput moved = input;
        moved.start = input.start + shift;
        for (ScheduleTask &task : moved.tasks) {
            if (task.notBefore)
                task.notBefore = *task.notBefore + shift;
        }
        const ScheduleResult before = schedule(input, {});
        const ScheduleResult after = schedule(moved, {});
        for (std::size_t i = 0; i < before.tasks.size(); ++i) {
            RC_ASSERT(after.tasks[i].earlyStart == before.tasks[i].earlyStart + shift);
            RC_ASSERT(after.tasks[i].earlyFinish == before.tasks[i].earlyFinish + shift);
            RC_ASSERT(after.tasks[i].lateStart == before.tasks[i].lateStart + shift);
            RC_ASSERT(after.tasks[i].lateFinish == before.tasks[i].lateFinish + shift);
            RC_ASSERT(after.tasks[i].totalSlack == before.tasks[i].totalSlack);
            RC_ASSERT(after.tasks[i].freeSlack == before.tasks[i].freeSlack);
        }
    }));
}

void TestScheduleLaws::anotherLinkMakesNothingEarlier()
{
    QVERIFY(rc::check([] {
        const ScheduleInput input = anyLinkedInput();
        RC_PRE(input.tasks.size() > 1u);
        ScheduleInput more = input;
        more.links.push_back(anyLink(static_cast<int>(input.tasks.size())));
        const ScheduleResult before = schedule(input, {});
        const ScheduleResult after = schedule(more, {});
        for (std::size_t i = 0; i < before.tasks.size(); ++i) {
            RC_ASSERT(after.tasks[i].earlyStart >= before.tasks[i].earlyStart);
            RC_ASSERT(after.tasks[i].earlyFinish >= before.tasks[i].earlyFinish);
        }
        RC_ASSERT(after.finish >= before.finish);
    }));
}

void TestScheduleLaws::slackIsNeverNegativeWithoutALateBound()
{
    QVERIFY(rc::check([] {
        const ScheduleResult result = schedule(anyLinkedInput(), {});
        for (const ScheduledTask &task : result.tasks) {
            RC_ASSERT(task.totalSlack >= TimeSpan{0});
            RC_ASSERT(task.freeSlack >= TimeSpan{0});
            RC_ASSERT(task.freeSlack <= task.totalSlack);
            RC_ASSERT(task.lateFinish >= task.earlyFinish);
            RC_ASSERT(task.lateStart >= task.earlyStart);
            RC_ASSERT(task.lateFinish <= result.finish);
        }
    }));
}

void TestScheduleLaws::everyLinkHoldsAtEarlyAndLateDates()
{
    QVERIFY(rc::check([] {
        const ScheduleInput input = anyLinkedInput();
        const ScheduleResult result = schedule(input, {});
        const auto lag = [&](Moment from, Moment to) { return input.calendar.between(from, to); };
        for (const ScheduleLink &link : input.links) {
            const ScheduledTask &a = *result.find(link.from);
            const ScheduledTask &b = *result.find(link.to);
            const bool finish = link.link == Link::FinishStart || link.link == Link::FinishFinish;
            const bool start = link.link == Link::FinishStart || link.link == Link::StartStart;
            RC_ASSERT(lag(finish ? a.earlyFinish : a.earlyStart, start ? b.earlyStart : b.earlyFinish) >=
                      link.lag);
            RC_ASSERT(lag(finish ? a.lateFinish : a.lateStart, start ? b.lateStart : b.lateFinish) >=
                      link.lag);
        }
    }));
}

void TestScheduleLaws::someChainIsCritical()
{
    QVERIFY(rc::check([] {
        const ScheduleResult result = schedule(anyLinkedInput(), {});
        bool found = false;
        for (const ScheduledTask &task : result.tasks)
            found = found || (task.isCritical && task.earlyFinish == result.finish);
        RC_ASSERT(found);
    }));
}

int main(int argc, char **argv)
{
    // One seed, so that every run looks at the same plans.
    qputenv("RC_PARAMS", "seed=20270104 max_success=400 verbose_progress=0 noshrink=0");
    TestScheduleLaws laws;
    return QTest::qExec(&laws, argc, argv);
}
#include "tst_schedulelaws.moc"

#include "model/cost/finance.h"

#include "model/cost/tco.h"
#include "tests/cost/sharedvectors.h"

using namespace portolan;

class TestFinance : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void presentValues();
    void ratesAndAnnuities();
    void loansAndLeases();
    void depreciationAddsUp();
    void reservationsAgainstOnDemand();
    void owningAgainstRenting();
    void thereIsNoRateWithoutAChangeOfSign();

private:
    QJsonObject m_vectors;
};

namespace {

Money usd(double units)
{
    return {std::llround(units * 1e6), *Currency::fromText(QStringLiteral("USD"))};
}

std::vector<Money> flowsOf(const QJsonValue &values)
{
    std::vector<Money> flows;
    for (const QJsonValue &value : values.toArray())
        flows.push_back(usd(value.toDouble()));
    return flows;
}

double units(const Money &money)
{
    return static_cast<double>(money.micros) / 1e6;
}

OwnCase caseOf(const QJsonObject &in)
{
    const auto decimal = [&](const char *key) { return Decimal::nearest(in[QLatin1String(key)].toDouble()); };
    const auto money = [&](const char *key) { return usd(in[QLatin1String(key)].toDouble()); };
    OwnCase own;
    own.nodes = in["nodes"].toInt();
    own.acceleratorsPerNode = in["gpus_per_node"].toInt();
    own.nodePrice = money("node_price");
    own.networkShare = decimal("network_storage_pct");
    own.installShare = decimal("install_pct");
    own.years = in["life_y"].toInt();
    own.resaleShare = decimal("resale_pct");
    own.discountRate = decimal("wacc");
    own.kilowatts = decimal("it_kw");
    own.busyLoad = decimal("load_factor_when_busy");
    own.idleLoad = decimal("load_factor_idle");
    own.powerUsage = decimal("pue");
    own.energyPrice = money("usd_per_kwh");
    own.spacePrice = money("colo_usd_per_kw_month");
    own.maintenanceShare = decimal("maintenance_pct_of_capex_per_y");
    own.staff = money("staff_usd_per_y");
    own.softwarePerAccelerator = money("software_usd_per_gpu_y");
    return own;
}

} // namespace

void TestFinance::initTestCase()
{
    m_vectors = sharedVectors("finance.json");
    if (m_vectors.isEmpty())
        QSKIP("the vectors are not beside the project");
}

void TestFinance::presentValues()
{
    for (const QJsonValue &each : m_vectors["npv"].toArray()) {
        const auto flows = flowsOf(each["cashflows"]);
        COMPARE_NEAR(units(presentValue(flows, each["rate"].toDouble())), each["npv"].toDouble(), 1e-9);
    }
    const QJsonObject irr = m_vectors["irr"].toObject();
    const auto rate = internalRate(flowsOf(irr["cashflows"]));
    QVERIFY(rate);
    COMPARE_NEAR(*rate, irr["irr"].toDouble(), 1e-12);
    const QJsonObject dated = m_vectors["xnpv"].toObject();
    std::vector<DatedFlow> flows;
    for (int i = 0; i < dated["days"].toArray().size(); ++i)
        flows.push_back({dated["days"][i].toInt(), usd(dated["cashflows"][i].toDouble())});
    COMPARE_NEAR(units(datedPresentValue(flows, dated["rate"].toDouble())), dated["xnpv"].toDouble(), 1e-9);
}

void TestFinance::ratesAndAnnuities()
{
    const QJsonObject rates = m_vectors["monthly_rate"].toObject();
    COMPARE_NEAR(monthlyRate(rates["annual"].toDouble()), rates["effective_monthly"].toDouble(), 1e-12);
    const QJsonObject rent = m_vectors["npv_monthly_example"].toObject();
    const Money worth =
        annuityDue(usd(rent["payment"].toDouble()), rent["rate_month"].toDouble(), rent["n"].toInt());
    COMPARE_NEAR(units(worth), rent["pv"].toDouble(), 1e-9);
    QCOMPARE(annuityDue(usd(7), 0, 6), usd(42));
}

void TestFinance::loansAndLeases()
{
    const QJsonObject expected = m_vectors["loan"].toObject();
    Loan loan{usd(expected["principal"].toDouble()), usd(0), expected["nominal_annual"].toDouble(),
              expected["months"].toInt()};
    COMPARE_NEAR(units(loanPayment(loan)), expected["payment"].toDouble(), 1e-9);
    const std::vector<LoanMonth> plan = loanPlan(loan);
    Money interest = usd(0);
    Money repaid = usd(0);
    for (const LoanMonth &month : plan) {
        interest += month.interest;
        repaid += month.repayment;
    }
    QCOMPARE(repaid, loan.principal);
    QVERIFY(plan.back().balance.isZero());
    COMPARE_NEAR(units(interest), expected["total_interest"].toDouble(), 1e-8);
    for (const QJsonValue &row : expected["rows"].toArray()) {
        const LoanMonth &month = plan.at(static_cast<std::size_t>(row["month"].toInt() - 1));
        COMPARE_NEAR(units(month.interest), row["interest"].toDouble(), 1e-6);
        COMPARE_NEAR(units(month.repayment), row["principal"].toDouble(), 1e-6);
    }
    const QJsonObject lease = m_vectors["lease_with_residual"].toObject();
    loan.residual = usd(lease["residual"].toDouble());
    COMPARE_NEAR(units(loanPayment(loan)), lease["payment"].toDouble(), 1e-9);
    loan.yearlyRate = 0;
    QCOMPARE(loanPayment(loan), usd(20'000));
}

void TestFinance::depreciationAddsUp()
{
    const QJsonObject expected = m_vectors["depreciation"].toObject();
    const Money cost = usd(expected["cost"].toDouble());
    const Money salvage = usd(expected["salvage"].toDouble());
    const int years = expected["years"].toInt();
    QCOMPARE(depreciation(cost, salvage, years, DepreciationMethod::StraightLine),
             flowsOf(expected["straight_line"]));
    QCOMPARE(depreciation(cost, salvage, years, DepreciationMethod::DoubleDeclining),
             flowsOf(expected["double_declining"]));
    QCOMPARE(depreciation(cost, salvage, years, DepreciationMethod::SumOfYears),
             flowsOf(expected["sum_of_years"]));
    Money sum = usd(0);
    for (const Money &year : depreciation(usd(100), usd(0), 7, DepreciationMethod::SumOfYears))
        sum += year;
    QCOMPARE(sum, usd(100));
}

void TestFinance::reservationsAgainstOnDemand()
{
    const QJsonArray rates = m_vectors["reservation_effective_rate"].toArray();
    const QJsonObject compared = m_vectors["reservation_compare"].toObject();
    const Money onDemand = usd(compared["on_demand"].toDouble());
    for (int i = 0; i < rates.size(); ++i) {
        const Commitment commitment{usd(rates[i]["upfront"].toDouble()), usd(rates[i]["hourly"].toDouble()),
                                    rates[i]["term_h"].toInteger()};
        const QJsonObject row = compared["rows"][i].toObject();
        COMPARE_NEAR(units(effectiveRate(commitment)), rates[i]["effective"].toDouble(), 1e-6);
        COMPARE_NEAR(breakEvenUse(commitment, onDemand), row["breakeven_utilisation"].toDouble(), 1e-9);
        const auto months = paybackMonths(commitment, onDemand, compared["month_h"].toDouble());
        QVERIFY(months);
        COMPARE_NEAR(*months, row["breakeven_months_vs_on_demand_full_use"].toDouble(), 1e-9);
    }
    QVERIFY(!paybackMonths({usd(1), onDemand, 8760}, onDemand, 730));
}

void TestFinance::owningAgainstRenting()
{
    const QJsonObject expected = m_vectors["own_vs_rent"].toObject();
    const OwnYear year = ownYear(caseOf(expected["inputs"].toObject()));
    for (const QJsonValue &row : expected["results"].toArray()) {
        const Decimal utilization = Decimal::nearest(row["util"].toDouble());
        COMPARE_NEAR(units(year.capital), row["capex"].toDouble(), 1e-9);
        COMPARE_NEAR(units(year.capitalCost), row["eac"].toDouble(), 1e-9);
        COMPARE_NEAR(units(year.fixed()), row["fixed_per_y"].toDouble(), 1e-9);
        COMPARE_NEAR(units(year.idleEnergy), row["energy_idle_per_y"].toDouble(), 1e-9);
        COMPARE_NEAR(units(year.fullEnergy), row["energy_variable_full_per_y"].toDouble(), 1e-9);
        COMPARE_NEAR(units(year.at(utilization)), row["total_per_y"].toDouble(), 1e-9);
        COMPARE_NEAR(units(year.perAvailableHour(utilization)), row["usd_per_available_gpu_h"].toDouble(),
                     1e-6);
        COMPARE_NEAR(units(*year.perUsedHour(utilization)), row["usd_per_used_gpu_h"].toDouble(), 1e-6);
    }
    for (const QJsonValue &row : expected["breakeven"].toArray()) {
        const auto utilization = year.breakEven(usd(row["rent_usd_per_gpu_h"].toDouble()));
        QVERIFY(utilization);
        COMPARE_NEAR(*utilization, row["u_star"].toDouble(), 1e-9);
    }
    QVERIFY(!year.perUsedHour({}));
    QVERIFY(!year.breakEven(usd(0.1)));
}

void TestFinance::thereIsNoRateWithoutAChangeOfSign()
{
    const std::vector<Money> onlyIn{usd(1), usd(2)};
    QVERIFY(!internalRate(onlyIn));
}

QTEST_GUILESS_MAIN(TestFinance)
#include "tst_finance.moc"

#include "tests/support/syntheticforecast.h"
#include "views/format/whytext.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace portolan;

namespace {
const QLocale english(QLocale::English, QLocale::UnitedKingdom);

/// What a reader sees, an operand a line: "role = value (origin)".
QString seen(const WhyText &why)
{
    QString text = why.title + QStringLiteral(" = ") + why.value + u'\n';
    for (const WhyOperand &operand : why.operands)
        text += operand.role + QStringLiteral(" = ") + operand.value + QStringLiteral(" (") + operand.origin +
                QStringLiteral(")\n");
    return text.replace(u'\u00a0', u' ');
}
} // namespace

class TestWhyText : public QObject
{
    Q_OBJECT

private slots:
    void explainsATransfer();
    void explainsAPlacement();
    void explainsDemandByItsHistory();
    void pricesAndAssumptionsNameTheirSource();
    void noLineHasNoExplanation();
    void everyFormulaHasASentence();
    void everyRoleOfTheEnginesHasAWord();
    void everyLineOfAForecastCanBeExplained();
};

void TestWhyText::explainsATransfer()
{
    const SharedForecast forecast = syntheticForecast();
    const WhyText text = why(*forecast, forecast->transfer->datasets[0].options[0].durationLine, english);
    QCOMPARE(seen(text), QStringLiteral("Time on the line = 28.7 hours\n"
                                        "Bytes to send = 12 TB (Dataset: Current training sets)\n"
                                        "Bandwidth = 1 Gbit/s (Road: Internet line)\n"
                                        "Efficiency = 93% (Road: Internet line)\n"));
    QCOMPARE(text.operands[0].exact.startsWith(QStringLiteral("12")), true);
    QCOMPARE(std::get<RowRef>(text.operands[1].target), rowRef(forecast->plan->roads.at(0).id));
    QVERIFY(text.sentence.contains(QStringLiteral("÷")));
}

void TestWhyText::explainsAPlacement()
{
    const SharedForecast forecast = syntheticForecast();
    const WhyText text = why(*forecast, forecast->placement->workloads[0].options[1].line, english);
    QCOMPARE(seen(text),
             QStringLiteral("Product = 163,520 CNY\n"
                            "Accelerators = 16 (Workload: Notebooks and small experiments)\n"
                            "Hours = 730 ()\n"
                            "Price = 14.00 CNY (Round prices: gpu.8x80 reserved as of 15 Jan 2026, "
                            "from Price list of the provider)\n"));
}

void TestWhyText::explainsDemandByItsHistory()
{
    const SharedForecast forecast = syntheticForecast();
    const WhyText text = why(*forecast, forecast->demand->workloads[0].line, english);
    QCOMPARE(seen(text),
             QStringLiteral("Busy accelerators = 16\n"
                            "Usage history =  (Usage history: c0ffee (98.5% of the expected samples))\n"
                            "Busy from this utilisation on = 5% (Assumption: Busy from this "
                            "utilisation on (standard value))\n"));
}

void TestWhyText::pricesAndAssumptionsNameTheirSource()
{
    const SharedForecast forecast = syntheticForecast();
    QCOMPARE(originText(*forecast, AssumptionKey::EnergyPrice, english),
             QStringLiteral("Assumption: Energy price (Energy bill of January 2026)"));
    // The plan's name for a book goes before the name of its content.
    QCOMPARE(originText(*forecast, PriceRef{QStringLiteral("00ff"), QStringLiteral("gpu"), {}, {}}, english),
             QStringLiteral("Round prices: gpu as of –, from not known"));
    QCOMPARE(originText(*forecast, LineRef{Stage::Transfer, 0}, english),
             QStringLiteral("Data transfer: Time on the line"));
}

void TestWhyText::noLineHasNoExplanation()
{
    const SharedForecast forecast = syntheticForecast();
    QVERIFY(why(*forecast, {}, english).title.isEmpty());
    QVERIFY(why(*forecast, {Stage::Cost, 1'000'000}, english).title.isEmpty());
    QVERIFY(why(Forecast(), {Stage::Cost, 0}, english).title.isEmpty());
}

void TestWhyText::everyFormulaHasASentence()
{
    QSet<QString> words;
    QSet<QString> sentences;
    const int count = static_cast<int>(Formula::BudgetUse) + 1;
    for (int formula = 0; formula < count; ++formula) {
        words.insert(word(static_cast<Formula>(formula)));
        sentences.insert(sentence(static_cast<Formula>(formula)));
    }
    QCOMPARE(words.size(), count);
    QCOMPARE(sentences.size(), count);
    QVERIFY(!sentences.contains(QString()) && !words.contains(QString()));
}

/// Reads the engines' sources: an operand is written {"role", value, origin} there, or made by a function
/// that takes the role first.
void TestWhyText::everyRoleOfTheEnginesHasAWord()
{
    const QStringList known = allRoles();
    const auto plain = [](QString role) { return role.remove(u' ').remove(u'-').toLower(); };
    QSet<QString> plainKnown;
    for (const QString &role : known)
        plainKnown.insert(plain(role));
    const QRegularExpression operand(
        QStringLiteral("(?:\\{|operand\\(|assumption\\(|priceOperand\\(|\\badd\\(|Operand[ a-zA-Z]*\\{)\\s*"
                       "\"([A-Za-z][A-Za-z -]*)\","));
    int found = 0;
    QStringList unknown;
    for (const char *room : {"forecast", "placement", "transfer", "schedule", "cost", "budget", "usage"}) {
        QDirIterator files(QStringLiteral(PORTOLAN_SOURCE_DIR "/model/") + QLatin1String(room),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = operand.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                const QString role = matches.next().captured(1);
                ++found;
                if (!plainKnown.contains(plain(role)))
                    unknown.append(file.fileName() + u' ' + role);
            }
        }
    }
    QCOMPARE(unknown.join(u'\n'), QString());
    QVERIFY(found > 10);
}

void TestWhyText::everyLineOfAForecastCanBeExplained()
{
    const SharedForecast forecast = syntheticForecast();
    const auto check = [&](const Lines &lines) {
        for (int line = 0; line < static_cast<int>(lines.size()); ++line) {
            const WhyText text = why(*forecast, {lines.stage(), line}, english);
            if (text.title.isEmpty() || text.sentence.isEmpty() || text.value.isEmpty())
                return false;
        }
        return lines.size() > 0;
    };
    QVERIFY(check(forecast->demand->lines));
    QVERIFY(check(forecast->placement->lines));
    QVERIFY(check(forecast->transfer->lines));
    QVERIFY(check(forecast->schedule->result.lines));
    QVERIFY(check(forecast->cost->lines));
}

QTEST_GUILESS_MAIN(TestWhyText)
#include "tst_whytext.moc"

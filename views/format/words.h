#pragma once

#include "model/budget/alerts.h"
#include "model/catalog/pricebook.h"
#include "model/cost/cashflow.h"
#include "model/placement/placement.h"
#include "model/plan/assumptions.h"
#include "model/plan/finding.h"
#include "model/plan/plan.h"
#include "model/plan/why.h"
#include "model/transfer/transfer.h"

#include <QLocale>
#include <QString>

namespace portolan {

// What the user calls each value of the model's enums, in the language in use: one word or a short phrase
// that begins with a capital letter. The words of files are in model/plan/names.h.

QString word(SiteKind value);
QString word(Temperature value);
QString word(RoadKind value);
QString word(LicenseBinding value);
QString word(WorkloadKind value);
QString word(Term value);
QString word(Method value);
QString word(TaskKind value);
QString word(Link value);
QString word(GateState value);
QString word(Severity value);
QString word(CostKind value);
QString word(RoadVerdict value);
QString word(Reason value);
QString word(AlertLevel value);
QString word(PriceTerm value);
QString word(PriceUnit value);
QString word(PriceScope value);
QString word(ItemKind value);
QString word(Stage value);
QString word(FindingKind value); ///< a heading; findingText has the sentence
QString word(RowKind value);     ///< one row: "Node"
QString manyWord(RowKind value); ///< the table: "Nodes"
QString yesOrNo(bool value);

QString word(AssumptionKey key);
/// What the assumption means and where it enters, in one or two sentences.
QString explanation(AssumptionKey key);
/// "%", "CNY per kWh"; empty for a plain factor.
QString unitWord(AssumptionUnit unit, Currency currency);
/// The value with its unit: "20%", "1.4", "0.8 CNY per kWh".
QString assumptionText(AssumptionKey key, Decimal value, Currency currency,
                       const QLocale &locale = QLocale());

/// The title of a column of a table as model/plan/columns.h names both. Asserts that it is there.
QString columnTitle(const char *table, const char *column);

} // namespace portolan

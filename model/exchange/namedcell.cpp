#include "model/exchange/namedcell.h"

#include <QCoreApplication>

namespace portolan {

Refusal unknownName(const QString &text, const QStringList &names)
{
    constexpr qsizetype shown = 8;
    if (names.isEmpty()) {
        return {QCoreApplication::translate(
                    "NamedCell", "“%1” is not in the plan, which has none of these yet; add it first.")
                    .arg(text.left(60))};
    }
    QStringList first = names.mid(0, shown);
    if (names.size() > shown)
        first.append(QStringLiteral("…"));
    return {QCoreApplication::translate("NamedCell", "“%1” is not among: %2.")
                .arg(text.left(60), first.join(QStringLiteral(", ")))};
}

} // namespace portolan

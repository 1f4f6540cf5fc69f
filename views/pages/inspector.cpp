#include "views/pages/inspector.h"

#include "views/format/whytext.h"
#include "views/format/words.h"
#include "views/tables/tablespec.h"

#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTableWidget>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

namespace portolan {

Inspector::Inspector(PlanDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_rowTitle(new QLabel(this)), m_fields(new QTableWidget(this)),
      m_why(new QTextBrowser(this))
{
    auto *layout = new QVBoxLayout(this);
    auto *split = new QSplitter(Qt::Vertical, this);
    split->addWidget(m_why);
    auto *lower = new QWidget(split);
    auto *lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(0, 0, 0, 0);
    m_rowTitle->setWordWrap(true);
    lowerLayout->addWidget(m_rowTitle);
    lowerLayout->addWidget(m_fields, 1);
    layout->addWidget(split);
    m_fields->setColumnCount(2);
    m_fields->horizontalHeader()->hide();
    m_fields->verticalHeader()->hide();
    m_fields->horizontalHeader()->setStretchLastSection(true);
    m_fields->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_fields->setAccessibleName(tr("Properties of what is selected"));
    m_fields->setTabKeyNavigation(false);
    m_fields->setWordWrap(false);
    m_fields->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_fields->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    setMinimumWidth(fontMetrics().averageCharWidth() * 32);
    m_why->setOpenLinks(false);
    m_why->setAccessibleName(tr("Why the figure is what it is"));
    connect(m_why, &QTextBrowser::anchorClicked, this, &Inspector::follow);
    connect(&document, &PlanDocument::changed, this, &Inspector::fillRow);
    fillRow();
    fillWhy();
}

void Inspector::showForecast(const SharedForecast &forecast)
{
    // Lines are numbered anew in each forecast: an explanation of the old one would point anywhere.
    m_forecast = forecast;
    m_line = {};
    m_trail.clear();
    fillWhy();
}

void Inspector::showRow(const RowRef &row)
{
    m_row = row;
    fillRow();
}

void Inspector::showWhy(const LineRef &line)
{
    if (m_line.line >= 0 && !(m_line == line))
        m_trail.push_back(m_line);
    m_line = line;
    fillWhy();
}

namespace {
/// The fields of a row with their titles, whatever its table.
QList<std::pair<QString, QString>> fieldsOf(const Plan &plan, const RowRef &wanted)
{
    QList<std::pair<QString, QString>> fields;
    forEachTable(plan, [&](const auto &table) {
        using Row = std::remove_cvref_t<decltype(table.at(0))>;
        if (rowKind<Row>() != wanted.kind || !table.find(Id<Row>{wanted.id}))
            return;
        for (const auto &[title, text] : shownFields<Row>(plan, wanted.id))
            fields.append({title, text});
    });
    return fields;
}
} // namespace

void Inspector::fillRow()
{
    const auto fields = fieldsOf(*m_document.plan(), m_row);
    m_rowTitle->setText(
        fields.isEmpty() ? tr("Select a row to see its properties.")
                         : tr("%1: <b>%2</b>")
                               .arg(word(m_row.kind), nameOfRow(*m_document.plan(), m_row).toHtmlEscaped()));
    m_fields->setRowCount(static_cast<int>(fields.size()));
    for (int row = 0; row < m_fields->rowCount(); ++row) {
        auto *title = new QTableWidgetItem(fields[row].first);
        title->setToolTip(fields[row].first);
        m_fields->setItem(row, 0, title);
        auto *value = new QTableWidgetItem(fields[row].second);
        value->setToolTip(fields[row].second);
        m_fields->setItem(row, 1, value);
    }
    m_fields->resizeColumnToContents(0);
    m_fields->setColumnWidth(0, std::min(m_fields->columnWidth(0), m_fields->viewport()->width() / 2));
}

QString Inspector::operandHtml(const WhyOperand &operand, int number) const
{
    const bool isLink = !std::holds_alternative<std::monostate>(operand.target) &&
                        !std::holds_alternative<PriceRef>(operand.target) &&
                        !std::holds_alternative<UsageSource>(operand.target);
    const QString value = operand.value.toHtmlEscaped();
    const QString shown = isLink ? QStringLiteral("<a href=\"operand:%1\">%2</a>")
                                       .arg(number)
                                       .arg(value.isEmpty() ? operand.origin.toHtmlEscaped() : value)
                                 : value;
    return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\" style=\"white-space:nowrap\" "
                          "title=\"%2\">%3</td></tr>"
                          "<tr><td colspan=\"2\"><small>%4</small></td></tr>")
        .arg(operand.role.toHtmlEscaped(), operand.exact.toHtmlEscaped(), shown,
             operand.origin.toHtmlEscaped());
}

void Inspector::fillWhy()
{
    const WhyText text = m_forecast && m_line.line >= 0 ? why(*m_forecast, m_line) : WhyText{};
    if (text.title.isEmpty()) {
        m_why->setHtml(QStringLiteral("<p>%1</p>")
                           .arg(tr("Click a figure, or press F1 on it, to see why it is what it is.")));
        return;
    }
    QString html =
        QStringLiteral("<h3>%1</h3><p style=\"font-size:large\"><b>%2</b></p><p>%3</p><table width=\"100%\">")
            .arg(text.title.toHtmlEscaped(), text.exact.toHtmlEscaped(), text.sentence.toHtmlEscaped());
    for (std::size_t i = 0; i < text.operands.size(); ++i)
        html += operandHtml(text.operands[i], static_cast<int>(i));
    html += QStringLiteral("</table>");
    if (!m_trail.empty())
        html += QStringLiteral("<p><a href=\"back:\">%1</a></p>").arg(tr("Back to the figure before"));
    m_why->setHtml(html);
}

void Inspector::follow(const QUrl &link)
{
    if (link.scheme() == QStringLiteral("back") && !m_trail.empty()) {
        m_line = m_trail.back();
        m_trail.pop_back();
        fillWhy();
        return;
    }
    const WhyText text = why(*m_forecast, m_line);
    const auto number = link.path().toUInt();
    if (number >= text.operands.size())
        return;
    const Origin &target = text.operands[number].target;
    if (const auto *line = std::get_if<LineRef>(&target))
        showWhy(*line);
    else if (const auto *row = std::get_if<RowRef>(&target))
        emit rowWanted(*row);
    else if (const auto *key = std::get_if<AssumptionKey>(&target))
        emit assumptionWanted(*key);
}

} // namespace portolan

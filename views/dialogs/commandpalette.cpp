#include "views/dialogs/commandpalette.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace portolan {

CommandPalette::CommandPalette(const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent), m_actions(actions), m_words(new QLineEdit(this)), m_list(new QListWidget(this))
{
    setWindowTitle(tr("Commands"));
    resize(520, 420);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    layout->addWidget(m_list, 1);
    m_words->setPlaceholderText(tr("Type what you want to do"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_list->setAccessibleName(windowTitle());
    m_words->installEventFilter(this);
    connect(m_words, &QLineEdit::textChanged, this, &CommandPalette::narrow);
    connect(m_words, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemActivated, this, &CommandPalette::run);
    narrow({});
}

void CommandPalette::narrow(const QString &text)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    m_list->clear();
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        const QAction *action = m_actions[i];
        const QString name = QString(action->text()).remove(u'&');
        const bool fits = std::all_of(words.begin(), words.end(), [&](const QString &word) {
            return name.contains(word, Qt::CaseInsensitive);
        });
        if (!fits || !action->isEnabled() || name.isEmpty())
            continue;
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        auto *item =
            new QListWidgetItem(keys.isEmpty() ? name : QStringLiteral("%1\t%2").arg(name, keys), m_list);
        item->setData(Qt::UserRole, i);
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::run()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    QAction *action = m_actions[item->data(Qt::UserRole).toLongLong()];
    accept();
    QTimer::singleShot(0, action, &QAction::trigger);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
            const int step = key->key() == Qt::Key_Down ? 1 : -1;
            m_list->setCurrentRow(qBound(0, m_list->currentRow() + step, m_list->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace portolan

#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QListWidget;

namespace portolan {

/// Every action of the program in one list that narrows while one types.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    explicit CommandPalette(const QList<QAction *> &actions, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void narrow(const QString &text);
    void run();

    QList<QAction *> m_actions;
    QLineEdit *m_words;
    QListWidget *m_list;
};

} // namespace portolan

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace portolan {

/// What stands in place of an empty page: what belongs here, and a button for the way to get it.
class Invitation : public QWidget
{
    Q_OBJECT

public:
    explicit Invitation(QWidget *parent = nullptr);
    void invite(const QString &sentence, const QString &button);

signals:
    void accepted();

private:
    QLabel *m_sentence;
    QPushButton *m_button;
};

} // namespace portolan

#include "views/pages/invitation.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace portolan {

Invitation::Invitation(QWidget *parent)
    : QWidget(parent), m_sentence(new QLabel(this)), m_button(new QPushButton(this))
{
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    auto *layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(m_sentence, 0, Qt::AlignHCenter);
    layout->addSpacing(fontMetrics().height());
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, &Invitation::accepted);
}

void Invitation::invite(const QString &sentence, const QString &button)
{
    m_sentence->setText(sentence);
    m_button->setText(button);
}

} // namespace portolan

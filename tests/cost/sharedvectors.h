#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace portolan {

/// The expected answers that lie beside the project, or an empty object where they do not.
inline QJsonObject sharedVectors(const QString &name)
{
    QFile file(QStringLiteral(PORTOLAN_SHARED_DIR "/vectors/capacity/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

inline QByteArray difference(double actual, double expected)
{
    return QByteArray::number(actual, 'g', 12) + " instead of " + QByteArray::number(expected, 'g', 12);
}

/// Fails the test unless the two are within the part `relative` of the expected value.
inline bool isNear(double actual, double expected, double relative)
{
    return std::abs(actual - expected) <= relative * std::max(1e-9, std::abs(expected));
}

} // namespace portolan

#define COMPARE_NEAR(actual, expected, relative)                                                             \
    QVERIFY2(portolan::isNear(actual, expected, relative), portolan::difference(actual, expected).constData())

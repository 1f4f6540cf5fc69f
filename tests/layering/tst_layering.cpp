#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

namespace {
const QString root = QStringLiteral(PORTOLAN_SOURCE_DIR);

/// What each room may know beside itself. "model" and "views" stand for all of their rooms but storage, which
/// is the app's alone.
const QMap<QString, QStringList> &mayKnow()
{
    static const QMap<QString, QStringList> table{
        {"model/units", {}},
        {"model/plan", {"model/units"}},
        {"model/usage", {"model/units"}},
        {"model/catalog", {"model/units"}},
        {"model/placement", {"model/units", "model/plan", "model/usage", "model/catalog"}},
        {"model/transfer", {"model/units", "model/plan", "model/catalog"}},
        {"model/schedule", {"model/units", "model/plan"}},
        {"model/cost", {"model/units", "model/plan", "model/usage", "model/catalog"}},
        {"model/budget", {"model/units", "model/plan"}},
        {"model/forecast",
         {"model/units", "model/plan", "model/usage", "model/catalog", "model/placement", "model/transfer",
          "model/schedule", "model/cost", "model/budget"}},
        {"model/storage", {"model/units", "model/plan", "model/usage", "model/catalog"}},
        {"model/exchange", {"model"}},
        {"views/format", {"model"}},
        {"views/charts", {"model", "views/format"}},
        {"views/tables", {"model", "views/format"}},
        {"views/gantt", {"model", "views/format", "views/charts"}},
        {"views/dialogs", {"model", "views/format"}},
        {"views/report", {"model", "views/format", "views/charts", "views/gantt"}},
        {"views/pages", {"model", "views/format", "views/charts", "views/gantt", "views/tables"}},
        {"app", {"model", "model/storage", "views"}},
        {"app/cli", {"model", "model/storage", "views", "app"}}};
    return table;
}

/// Results that an engine takes as its input: the header of the result, never what computes it.
const QMap<QString, QStringList> &mayRead()
{
    static const QMap<QString, QStringList> table{
        {"model/cost",
         {"model/placement/placement.h", "model/transfer/transfer.h", "model/schedule/schedule.h"}},
        {"model/budget", {"model/cost/cashflow.h"}}};
    return table;
}

/// Headers of other libraries and where they may be.
const QMap<QString, QStringList> &foreignHeaders()
{
    static const QMap<QString, QStringList> table{
        {"sqlite3.h", {"model/storage"}},
        {"fcntl.h", {"model/storage"}},
        {"unistd.h", {"model/storage"}},
        {"nlohmann/json.hpp", {"model/exchange", "model/catalog", "app/cli"}},
        {"qcustomplot.h", {"views/charts", "views/gantt"}},
        {"qpdf/", {"views/report"}},
        {"CLI/CLI.hpp", {"app/cli"}}};
    return table;
}

/// "model/plan" of "model/plan/plan.h", "app" of "app/main.cpp".
QString roomOf(const QString &path)
{
    return path.section(u'/', 0, -2);
}

bool knows(const QString &room, const QString &header)
{
    const QString other = roomOf(header);
    if (other == room || mayRead().value(room).contains(header))
        return true;
    const QStringList known = mayKnow().value(room);
    const bool isPrivate = other == QStringLiteral("model/storage");
    return known.contains(other) || (!isPrivate && known.contains(other.section(u'/', 0, 0)));
}

bool isOfQtCore(const QString &header)
{
    const QString name = header.startsWith(QStringLiteral("QtCore/")) ? header.mid(7) : header;
    return QFile::exists(QLibraryInfo::path(QLibraryInfo::HeadersPath) + QStringLiteral("/QtCore/") + name);
}

QString troubleOfForeign(const QString &room, const QString &header)
{
    const auto &foreign = foreignHeaders();
    for (auto it = foreign.begin(); it != foreign.end(); ++it) {
        if (header == it.key() || (it.key().endsWith(u'/') && header.startsWith(it.key())))
            return it->contains(room) ? QString() : QStringLiteral("belongs to ") + it->join(u' ');
    }
    if (header.startsWith(u'Q')) {
        const bool isDrawing = room.startsWith(QStringLiteral("model/")) && !isOfQtCore(header);
        return isDrawing ? QStringLiteral("is not of Qt Core") : QString();
    }
    return header.contains(u'.') || header.contains(u'/') ? QStringLiteral("is of no library in the list")
                                                          : QString();
}

QString troubleOfOwn(const QString &room, const QString &header)
{
    static const QRegularExpression fromRoot(QStringLiteral("^(model|views|app)/"));
    if (!header.contains(fromRoot))
        return header.endsWith(QStringLiteral(".moc")) ? QString()
                                                       : QStringLiteral("does not start at the root");
    return knows(room, header) ? QString() : QStringLiteral("is not for this room");
}

/// The includes of a file that its room may not have, each as "path: header: why".
QStringList forbiddenIncludes(const QString &path, const QString &text)
{
    static const QRegularExpression include(
        QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*([<\"])([^>\"\\n]+)[>\"]"),
        QRegularExpression::MultilineOption);
    const QString room = roomOf(path);
    QStringList troubles;
    if (!mayKnow().contains(room))
        troubles.append(path + QStringLiteral(": lies in no room of the table"));
    for (auto matches = include.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString header = match.captured(2);
        const QString trouble = match.captured(1) == QStringLiteral("<") ? troubleOfForeign(room, header)
                                                                         : troubleOfOwn(room, header);
        if (!trouble.isEmpty())
            troubles.append(QStringLiteral("%1: %2: %3").arg(path, header, trouble));
    }
    return troubles;
}

QString textOf(const QString &path)
{
    QFile file(root + u'/' + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Source files of the program, from the root.
QStringList sources()
{
    QStringList paths;
    for (const char *top : {"model", "views", "app"}) {
        QDirIterator files(root + u'/' + QLatin1String(top), {"*.h", "*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            paths.append(QDir(root).relativeFilePath(files.next()));
    }
    paths.sort();
    return paths;
}

/// Folders of model and views that hold sources.
QStringList roomsInTree()
{
    QStringList rooms;
    for (const QString &path : sources()) {
        if (!path.startsWith(QStringLiteral("app")))
            rooms.append(roomOf(path));
    }
    rooms.removeDuplicates();
    rooms.sort();
    return rooms;
}

/// The rooms in the first column of ARCHITECTURE's table of folders.
QStringList roomsInArchitecture(const QString &text)
{
    static const QRegularExpression row(QStringLiteral("^\\|\\s*`((?:model|views)/[a-z]+)/?`\\s*\\|"),
                                        QRegularExpression::MultilineOption);
    QStringList rooms;
    for (auto matches = row.globalMatch(text); matches.hasNext();)
        rooms.append(matches.next().captured(1));
    rooms.sort();
    return rooms;
}
} // namespace

class TestLayering : public QObject
{
    Q_OBJECT

private slots:
    void everyIncludeIsAllowed();
    void forbiddenIncludesAreSeen_data();
    void forbiddenIncludesAreSeen();
    void noRoomIsADrawer();
    void filesAreShort();
    void architectureNamesTheRooms();
};

void TestLayering::everyIncludeIsAllowed()
{
    QStringList troubles;
    const QStringList paths = sources();
    for (const QString &path : paths)
        troubles += forbiddenIncludes(path, textOf(path));
    QCOMPARE(troubles.join(u'\n'), QString());
    QVERIFY(paths.size() > 150);
}

void TestLayering::forbiddenIncludesAreSeen_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("include");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *name, const char *path, const char *include, bool allowed) {
        QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(include) << allowed;
    };
    row("plan draws", "model/plan/plan.cpp", "<QWidget>", false);
    row("plan draws, by module", "model/plan/plan.cpp", "<QtWidgets/QLabel>", false);
    row("plan paints", "model/plan/plan.cpp", "<QColor>", false);
    row("engine prints", "model/cost/tco.cpp", "<QPrinter>", false);
    row("lower case", "model/cost/tco.cpp", "<qwidget.h>", false);
    row("plot in the model", "model/schedule/network.h", "<qcustomplot.h>", false);
    row("plan of core", "model/plan/plan.cpp", "<QString>", true);
    row("plan of core, by module", "model/plan/plan.cpp", "<QtCore/QString>", true);
    row("standard library", "model/plan/plan.cpp", "<vector>", true);
    row("SQL in exchange", "model/exchange/planjson.cpp", "<sqlite3.h>", false);
    row("SQL in storage", "model/storage/database.cpp", "<sqlite3.h>", true);
    row("JSON in plan", "model/plan/plan.cpp", "<nlohmann/json.hpp>", false);
    row("units know nobody", "model/units/money.h", "\"model/plan/plan.h\"", false);
    row("engine knows engine", "model/transfer/transfer.cpp", "\"model/schedule/schedule.h\"", false);
    row("cost takes a result", "model/cost/cashflow.h", "\"model/placement/placement.h\"", true);
    row("cost computes a placement", "model/cost/cashflow.h", "\"model/placement/fit.h\"", false);
    row("engine knows forecast", "model/budget/alerts.cpp", "\"model/forecast/forecast.h\"", false);
    row("exchange opens files", "model/exchange/format.h", "\"model/storage/planfile.h\"", false);
    row("model knows views", "model/forecast/forecast.cpp", "\"views/format/words.h\"", false);
    row("view saves", "views/pages/datapage.cpp", "\"model/storage/planfile.h\"", false);
    row("view knows app", "views/pages/datapage.cpp", "\"app/session.h\"", false);
    row("view reads a forecast", "views/pages/datapage.cpp", "\"model/forecast/forecast.h\"", true);
    row("format knows pages", "views/format/words.cpp", "\"views/pages/datapage.h\"", false);
    row("app saves", "app/session.h", "\"model/storage/planfile.h\"", true);
    row("window knows commands", "app/mainwindow.cpp", "\"app/cli/command.h\"", false);
    row("beside the file", "views/pages/datapage.cpp", "\"datapage.h\"", false);
    row("upwards", "views/pages/datapage.cpp", "\"../format/words.h\"", false);
    row("a room nobody planned", "model/common/strings.cpp", "<QString>", false);
}

void TestLayering::forbiddenIncludesAreSeen()
{
    QFETCH(QString, path);
    QFETCH(QString, include);
    QFETCH(bool, allowed);
    const QString text = QStringLiteral("#include <vector>\n  # include %1 // why\nint x;\n").arg(include);
    QCOMPARE(forbiddenIncludes(path, text).size(), allowed ? 0 : 1);
}

void TestLayering::noRoomIsADrawer()
{
    static const QRegularExpression drawer(QStringLiteral("(^|/)(utils?|common|misc|helpers?)$"));
    QVERIFY(QStringLiteral("model/util").contains(drawer));
    QStringList drawers;
    for (const char *top : {"model", "views", "app", "tests"}) {
        QDirIterator folders(root + u'/' + QLatin1String(top), QDir::Dirs | QDir::NoDotAndDotDot,
                             QDirIterator::Subdirectories);
        while (folders.hasNext()) {
            if (const QString folder = folders.next(); folder.contains(drawer))
                drawers.append(folder);
        }
    }
    QCOMPARE(drawers.join(u'\n'), QString());
}

void TestLayering::filesAreShort()
{
    constexpr qsizetype most = 600;
    QStringList tooLong;
    for (const QString &path : sources()) {
        if (const qsizetype lines = textOf(path).count(u'\n'); lines > most)
            tooLong.append(QStringLiteral("%1: %2 lines").arg(path).arg(lines));
    }
    QCOMPARE(tooLong.join(u'\n'), QString());
}

void TestLayering::architectureNamesTheRooms()
{
    QCOMPARE(roomsInArchitecture(QStringLiteral("| folder | holds |\n|---|---|\n| `model/plan` | rows |\n"
                                                "| `views/pages/` | pages |\n| `app` | x |\n")),
             (QStringList{"model/plan", "views/pages"}));
    if (!QFile::exists(root + QStringLiteral("/ARCHITECTURE.md")))
        QSKIP("There is no ARCHITECTURE.md");
    QCOMPARE(roomsInArchitecture(textOf(QStringLiteral("ARCHITECTURE.md"))).join(u'\n'),
             roomsInTree().join(u'\n'));
}

QTEST_APPLESS_MAIN(TestLayering)
#include "tst_layering.moc"

#pragma once

#include "model/plan/plandocument.h"
#include "model/storage/planfile.h"

#include <QObject>
#include <chrono>
#include <memory>

namespace portolan {

enum class SaveState
{
    Saved,
    Saving,
    Failed
};

/// Brings every change of a document to its file within a second, from a thread of its own. Edits that come
/// while it writes are written together, each with its own audit entry. What cannot be saved is kept and
/// tried again until it can. It owns the file: others read it through an opening of their own
/// (PlanFile::open(path, OpenMode::ReadOnly)) after a flush.
///
/// The document must hold the file's plan when this is made, and be given another plan (PlanDocument::open)
/// only after this is gone. A file that is open for reading only makes the document so.
class Autosave : public QObject
{
    Q_OBJECT

public:
    Autosave(std::unique_ptr<PlanFile> file, PlanDocument &document, QObject *parent = nullptr);
    /// Saves what is still to be saved; tries once. Ask flush first to know whether it works.
    ~Autosave() override;

    const QString &path() const { return m_path; }
    SaveState state() const { return m_state; }
    /// Why it failed, while the state is Failed.
    const QString &trouble() const { return m_trouble; }

    /// Saves these with the next edit, so that a row never refers to what the file has not: to be called
    /// before the edit that adds the reference.
    void keep(const UsageShelf &usage, const PriceShelf &prices);
    /// Waits until all is saved; false where that fails or takes longer.
    bool flush(std::chrono::milliseconds atMost = std::chrono::seconds(10));

Q_SIGNALS:
    void stateChanged();

private:
    class Saver;
    void take(const QString &what);
    void show(SaveState state, const QString &trouble);

    PlanDocument &m_document;
    QString m_path;
    SaveState m_state = SaveState::Saved;
    QString m_trouble;
    std::unique_ptr<Saver> m_saver;
};

} // namespace portolan

#pragma once

#include <QString>
#include <optional>
#include <utility>
#include <variant>

namespace portolan {

/// Why something was not done: a whole sentence for the user that says what happened, to what, and what to
/// do.
struct Refusal
{
    QString sentence;
};

/// Either a value or the reason why there is none.
template <class T>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::move(value)) {}
    Result(Refusal refusal) : m_state(std::move(refusal)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_state); }
    const T &operator*() const { return std::get<T>(m_state); }
    T &operator*() { return std::get<T>(m_state); }
    const T *operator->() const { return &std::get<T>(m_state); }
    T *operator->() { return &std::get<T>(m_state); }
    const QString &error() const { return std::get<Refusal>(m_state).sentence; }

private:
    std::variant<T, Refusal> m_state;
};

struct Done
{
};

} // namespace portolan

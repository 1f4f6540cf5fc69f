#pragma once

#include "model/plan/ids.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

namespace portolan {

/// Rows of one kind in id order. Rows are shared and never change; copying a table copies a pointer.
template <class Row>
class Table
{
    using Shared = std::shared_ptr<const Row>;
    using Rows = std::vector<Shared>;

public:
    class Iterator
    {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = Row;
        using difference_type = std::ptrdiff_t;
        using pointer = const Row *;
        using reference = const Row &;

        Iterator() = default;
        explicit Iterator(typename Rows::const_iterator at) : m_at(at) {}
        reference operator*() const { return **m_at; }
        pointer operator->() const { return m_at->get(); }
        reference operator[](difference_type n) const { return *m_at[n]; }
        Iterator &operator++() { return ++m_at, *this; }
        Iterator operator++(int) { return Iterator(m_at++); }
        Iterator &operator--() { return --m_at, *this; }
        Iterator operator--(int) { return Iterator(m_at--); }
        Iterator &operator+=(difference_type n) { return m_at += n, *this; }
        Iterator &operator-=(difference_type n) { return m_at -= n, *this; }
        friend Iterator operator+(Iterator a, difference_type n) { return Iterator(a.m_at + n); }
        friend Iterator operator+(difference_type n, Iterator a) { return Iterator(a.m_at + n); }
        friend Iterator operator-(Iterator a, difference_type n) { return Iterator(a.m_at - n); }
        friend difference_type operator-(Iterator a, Iterator b) { return a.m_at - b.m_at; }
        auto operator<=>(const Iterator &) const = default;

    private:
        typename Rows::const_iterator m_at;
    };

    Table() : m_rows(std::make_shared<const Rows>()) {}

    Iterator begin() const { return Iterator(m_rows->cbegin()); }
    Iterator end() const { return Iterator(m_rows->cend()); }
    std::size_t size() const { return m_rows->size(); }
    bool isEmpty() const { return m_rows->empty(); }
    const Row &at(std::size_t position) const { return *(*m_rows)[position]; }

    /// The row, or nullptr; it lives as long as this table or a copy of it.
    const Row *find(Id<Row> id) const
    {
        const auto at = place(id);
        return at != m_rows->end() && (*at)->id == id ? at->get() : nullptr;
    }

    /// This table with the row added, or in place of the one with its id.
    Table with(Row row) const
    {
        auto rows = std::make_shared<Rows>(*m_rows);
        const auto at = rows->begin() + (place(row.id) - m_rows->begin());
        const bool replaces = at != rows->end() && (*at)->id == row.id;
        auto shared = std::make_shared<const Row>(std::move(row));
        if (replaces)
            *at = std::move(shared);
        else
            rows->insert(at, std::move(shared));
        return Table(std::move(rows));
    }

    Table without(Id<Row> id) const
    {
        auto rows = std::make_shared<Rows>(*m_rows);
        std::erase_if(*rows, [id](const Shared &row) { return row->id == id; });
        return Table(std::move(rows));
    }

    /// From rows in any order; the last of those with one id stays.
    static Table of(std::vector<Row> rows)
    {
        std::stable_sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.id < b.id; });
        auto shared = std::make_shared<Rows>();
        for (Row &row : rows) {
            if (!shared->empty() && shared->back()->id == row.id)
                shared->pop_back();
            shared->push_back(std::make_shared<const Row>(std::move(row)));
        }
        return Table(std::move(shared));
    }

    /// Whether both are the very same rows: equal without looking.
    bool isSameAs(const Table &other) const { return m_rows == other.m_rows; }
    bool operator==(const Table &other) const
    {
        return isSameAs(other) || std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    explicit Table(std::shared_ptr<const Rows> rows) : m_rows(std::move(rows)) {}
    auto place(Id<Row> id) const
    {
        return std::lower_bound(m_rows->begin(), m_rows->end(), id,
                                [](const Shared &row, Id<Row> wanted) { return row->id < wanted; });
    }

    std::shared_ptr<const Rows> m_rows;
};

} // namespace portolan

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <QAbstractItemModel>

#include "app/inspect/search_key.h"

namespace app {

/// This is the order of siblings: the list's, or that of TreeRows::ranks().
enum class RowOrder : std::uint8_t { AsListed, Rising, Falling };

/// This is a tree of a model's things, of which a search shows those that match. The text of a cell
/// is asked for when it is painted, so that only rows on the screen take time; a row itself is a
/// few numbers.
///
/// A row represents an item (an index of the model's), or is a heading without one.
class TreeRows : public QAbstractItemModel {
  Q_OBJECT
 public:
  /// Deeper rows have this depth, so that a chain of 65,535 bones is still readable.
  static constexpr int kMaxDepth = 48;

  struct Row {
    std::int32_t parent = -1;  ///< in the list of rows, before this one; -1: none
    std::int32_t item = -1;    ///< -1: a heading
  };

  using QAbstractItemModel::QAbstractItemModel;

  /// Shows rows with all words of the text in their name, with their ancestors, and everything
  /// below a heading that matches. An empty text shows all rows.
  void search(const QString& typed);
  [[nodiscard]] bool searches() const { return !words_.empty(); }
  /// Returns how many rows were found, without their ancestors; without a search, all items.
  [[nodiscard]] std::size_t foundCount() const { return found_; }
  /// Returns how many rows have an item.
  [[nodiscard]] std::size_t itemCount() const { return items_; }

  /// Sets the order of siblings, also for rows that are set later.
  void sort(RowOrder order);
  [[nodiscard]] RowOrder order() const { return order_; }

  /// Returns the index of a row in the list that setRows() got; -1 for none.
  [[nodiscard]] static std::int32_t placeOf(const QModelIndex& index);
  /// Returns -1 for a heading and for an invalid index.
  [[nodiscard]] std::int32_t itemOf(const QModelIndex& index) const;
  /// Returns the first row of an item that is shown; invalid where there is none.
  [[nodiscard]] QModelIndex indexOfItem(std::int32_t item) const;
  [[nodiscard]] QModelIndex indexOfPlace(std::int32_t place, int column = 0) const;
  /// Returns how often cells were read since the rows were made. Tests of long lists check this.
  [[nodiscard]] std::size_t asked() const { return asked_; }

  [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const final;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

 protected:
  /// Replaces all rows.
  void setRows(std::vector<Row> rows);
  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
  [[nodiscard]] virtual QVariant cell(const Row& row, int column, int role) const = 0;
  /// Returns the text in which a search looks. It is read once for each row, at the first search.
  [[nodiscard]] virtual QString searchedText(const Row& row) const = 0;
  /// Returns each row's rank in rising order. Rows with equal ranks keep the list's order. It is
  /// read once, when rows are sorted.
  [[nodiscard]] virtual std::vector<std::int32_t> ranks() const { return std::vector<std::int32_t>(rows_.size(), 0); }

 private:
  struct Node {
    std::int32_t parent = -1;              // among the rows, at most kMaxDepth up
    std::int32_t row = -1;                 // among its shown siblings; -1: not shown
    std::int32_t first = 0, children = 0;  // in children_
  };
  void show();
  void putInOrder();
  [[nodiscard]] std::vector<std::uint8_t> kept();
  [[nodiscard]] std::span<const std::int32_t> below(const QModelIndex& parent) const;

  std::vector<Row> rows_;
  std::vector<Node> nodes_;             // per row
  std::vector<std::int32_t> children_;  // rows by their parents, those without a parent first
  std::int32_t tops_ = 0;
  std::vector<QString> keys_;        // per row; empty until the first search
  std::vector<std::int32_t> ranks_;  // per row; empty until the first sorting
  RowOrder order_ = RowOrder::AsListed;
  SearchWords words_;
  std::size_t items_ = 0, found_ = 0;
  mutable std::size_t asked_ = 0;
};

}  // namespace app

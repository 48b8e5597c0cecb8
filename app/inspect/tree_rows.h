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

/// How siblings stand: as the list has them, or by TreeRows::ranks().
enum class RowOrder : std::uint8_t { AsListed, Rising, Falling };

/// A tree of things of a model, of which a search leaves those that are found. What a cell says is asked when it is
/// painted, so that only the rows on the screen cost anything; rows themselves are a few numbers each.
///
/// A row stands for an item (an index of the model's), or is a heading without one.
class TreeRows : public QAbstractItemModel {
  Q_OBJECT
 public:
  /// Deeper rows stand at this depth: a chain of 65,535 bones is still a list that somebody can read.
  static constexpr int kMaxDepth = 48;

  struct Row {
    std::int32_t parent = -1;  ///< in the list of rows, before this one; -1: none
    std::int32_t item = -1;    ///< -1: a heading
  };

  using QAbstractItemModel::QAbstractItemModel;

  /// Leaves what has all words of it in its name, with what it stands below; below a heading that is found, all. Empty:
  /// all rows.
  void search(const QString& typed);
  [[nodiscard]] bool searches() const { return !words_.empty(); }
  /// Rows that were found, without those that they stand below; without a search all items.
  [[nodiscard]] std::size_t foundCount() const { return found_; }
  /// Rows with an item.
  [[nodiscard]] std::size_t itemCount() const { return items_; }

  /// Siblings in another order than that of the list, until this is called again; other rows get one, too.
  void sort(RowOrder order);
  [[nodiscard]] RowOrder order() const { return order_; }

  /// The place of a row in the list that setRows() got; -1 of none.
  [[nodiscard]] static std::int32_t placeOf(const QModelIndex& index);
  /// -1 of a heading, and of none.
  [[nodiscard]] std::int32_t itemOf(const QModelIndex& index) const;
  /// The first row of an item that is shown; invalid where there is none.
  [[nodiscard]] QModelIndex indexOfItem(std::int32_t item) const;
  [[nodiscard]] QModelIndex indexOfPlace(std::int32_t place, int column = 0) const;
  /// How often cells were asked for since the rows were made: what tests of long lists bound.
  [[nodiscard]] std::size_t asked() const { return asked_; }

  [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const final;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

 protected:
  /// Takes the place of all rows.
  void setRows(std::vector<Row> rows);
  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
  [[nodiscard]] virtual QVariant cell(const Row& row, int column, int role) const = 0;
  /// What a search looks into; asked once for each row, when somebody searches first.
  [[nodiscard]] virtual QString searchedText(const Row& row) const = 0;
  /// Per row, its place in a rising order; those of one rank stay as they are listed. Asked once, when they are sorted.
  [[nodiscard]] virtual std::vector<std::int32_t> ranks() const { return std::vector<std::int32_t>(rows_.size(), 0); }

 private:
  struct Node {
    std::int32_t parent = -1;              // among the rows, at most kMaxDepth up
    std::int32_t row = -1;                 // among its siblings that are shown; -1: not shown
    std::int32_t first = 0, children = 0;  // in children_
  };
  void show();
  void putInOrder();
  [[nodiscard]] std::vector<std::uint8_t> kept();
  [[nodiscard]] std::span<const std::int32_t> below(const QModelIndex& parent) const;

  std::vector<Row> rows_;
  std::vector<Node> nodes_;             // per row
  std::vector<std::int32_t> children_;  // rows by their parents, those without one first
  std::int32_t tops_ = 0;
  std::vector<QString> keys_;        // per row; empty until somebody searches
  std::vector<std::int32_t> ranks_;  // per row; empty until they are sorted
  RowOrder order_ = RowOrder::AsListed;
  SearchWords words_;
  std::size_t items_ = 0, found_ = 0;
  mutable std::size_t asked_ = 0;
};

}  // namespace app

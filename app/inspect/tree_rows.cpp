// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/tree_rows.h"

#include <algorithm>
#include <utility>

namespace app {

void TreeRows::setRows(std::vector<Row> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  items_ = static_cast<std::size_t>(std::ranges::count_if(rows_, [](const Row& row) { return row.item >= 0; }));
  keys_.clear();
  ranks_.clear();
  asked_ = 0;
  nodes_.assign(rows_.size(), {});
  std::vector<int> depths(rows_.size(), 0);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    std::int32_t parent = rows_[i].parent;
    if (parent < 0 || static_cast<std::size_t>(parent) >= i) continue;
    if (depths[static_cast<std::size_t>(parent)] == kMaxDepth) parent = nodes_[static_cast<std::size_t>(parent)].parent;
    nodes_[i].parent = parent;
    depths[i] = depths[static_cast<std::size_t>(parent)] + 1;
  }
  show();
  endResetModel();
}

void TreeRows::search(const QString& typed) {
  SearchWords words(typed);
  if (words == words_) return;
  beginResetModel();
  words_ = std::move(words);
  show();
  endResetModel();
}

void TreeRows::sort(RowOrder order) {
  if (order == order_) return;
  beginResetModel();
  order_ = order;
  show();
  endResetModel();
}

/// Returns for each row whether it is shown.
std::vector<std::uint8_t> TreeRows::kept() {
  if (words_.empty()) {
    found_ = items_;
    return std::vector<std::uint8_t>(rows_.size(), 1);
  }
  if (keys_.empty()) {
    keys_.reserve(rows_.size());
    for (const Row& row : rows_) keys_.push_back(searchKey(searchedText(row)));
  }
  std::vector<std::uint8_t> keeps(rows_.size(), 0), wholly(rows_.size(), 0);
  found_ = 0;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const std::int32_t parent = nodes_[i].parent;
    const bool within = parent >= 0 && wholly[static_cast<std::size_t>(parent)] != 0;
    keeps[i] = within || words_.findIn(keys_[i]) ? 1 : 0;
    wholly[i] = within || (rows_[i].item < 0 && keeps[i] != 0) ? 1 : 0;
    found_ += keeps[i] != 0 && rows_[i].item >= 0 ? 1 : 0;
  }
  for (std::size_t i = rows_.size(); i-- > 0;) {
    if (keeps[i] != 0 && nodes_[i].parent >= 0) keeps[static_cast<std::size_t>(nodes_[i].parent)] = 1;
  }
  return keeps;
}

void TreeRows::show() {
  const std::vector<std::uint8_t> keeps = kept();
  tops_ = 0;
  for (Node& node : nodes_) node.children = 0;
  const auto countOf = [this](std::int32_t parent) -> std::int32_t& {
    return parent < 0 ? tops_ : nodes_[static_cast<std::size_t>(parent)].children;
  };
  for (std::size_t i = 0; i < rows_.size(); ++i) nodes_[i].row = keeps[i] != 0 ? countOf(nodes_[i].parent)++ : -1;
  std::int32_t next = tops_;
  for (Node& node : nodes_) node.first = std::exchange(next, next + node.children);
  children_.resize(static_cast<std::size_t>(next));
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (nodes_[i].row < 0) continue;
    const std::int32_t parent = nodes_[i].parent;
    const std::int32_t first = parent < 0 ? 0 : nodes_[static_cast<std::size_t>(parent)].first;
    children_[static_cast<std::size_t>(first + nodes_[i].row)] = static_cast<std::int32_t>(i);
  }
  if (order_ != RowOrder::AsListed) putInOrder();
}

/// Orders siblings. Each group of siblings is contiguous.
void TreeRows::putInOrder() {
  if (ranks_.empty()) ranks_ = ranks();
  const auto before = [this](std::int32_t a, std::int32_t b) {
    const std::int32_t rankA = ranks_[static_cast<std::size_t>(a)], rankB = ranks_[static_cast<std::size_t>(b)];
    return order_ == RowOrder::Rising ? rankA < rankB : rankB < rankA;
  };
  const auto putGroup = [&](std::int32_t first, std::int32_t count) {
    const auto group = std::span(children_).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(count));
    std::stable_sort(group.begin(), group.end(), before);
    for (std::size_t i = 0; i < group.size(); ++i)
      nodes_[static_cast<std::size_t>(group[i])].row = static_cast<std::int32_t>(i);
  };
  putGroup(0, tops_);
  for (const Node& node : nodes_) {
    if (node.children > 1) putGroup(node.first, node.children);
  }
}

std::int32_t TreeRows::placeOf(const QModelIndex& index) {
  return index.isValid() ? static_cast<std::int32_t>(index.internalId()) : -1;
}

std::int32_t TreeRows::itemOf(const QModelIndex& index) const {
  const std::int32_t place = placeOf(index);
  return place < 0 ? -1 : rows_[static_cast<std::size_t>(place)].item;
}

QModelIndex TreeRows::indexOfPlace(std::int32_t place, int column) const {
  if (place < 0 || static_cast<std::size_t>(place) >= nodes_.size()) return {};
  const std::int32_t row = nodes_[static_cast<std::size_t>(place)].row;
  return row < 0 ? QModelIndex() : createIndex(row, column, static_cast<quintptr>(place));
}

QModelIndex TreeRows::indexOfItem(std::int32_t item) const {
  if (item < 0) return {};
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i].item == item && nodes_[i].row >= 0) return indexOfPlace(static_cast<std::int32_t>(i));
  }
  return {};
}

std::span<const std::int32_t> TreeRows::below(const QModelIndex& parent) const {
  const std::span all(children_);
  if (!parent.isValid()) return all.first(static_cast<std::size_t>(tops_));
  if (parent.column() != 0) return {};
  const Node& node = nodes_[static_cast<std::size_t>(placeOf(parent))];
  return all.subspan(static_cast<std::size_t>(node.first), static_cast<std::size_t>(node.children));
}

QModelIndex TreeRows::index(int row, int column, const QModelIndex& parent) const {
  const auto rows = below(parent);
  if (row < 0 || column < 0 || static_cast<std::size_t>(row) >= rows.size() || column >= columnCount()) return {};
  return createIndex(row, column, static_cast<quintptr>(rows[static_cast<std::size_t>(row)]));
}

QModelIndex TreeRows::parent(const QModelIndex& index) const {
  const std::int32_t place = placeOf(index);
  return place < 0 ? QModelIndex() : indexOfPlace(nodes_[static_cast<std::size_t>(place)].parent);
}

int TreeRows::rowCount(const QModelIndex& parent) const { return static_cast<int>(below(parent).size()); }

QVariant TreeRows::data(const QModelIndex& index, int role) const {
  const std::int32_t place = placeOf(index);
  if (place < 0) return {};
  ++asked_;
  return cell(rows_[static_cast<std::size_t>(place)], index.column(), role);
}

Qt::ItemFlags TreeRows::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

}  // namespace app

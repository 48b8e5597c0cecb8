// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/tree_rows.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/app/inspect/told_rows.h"

namespace {

using support::told;

/// This class has rows with names in one column.
class Named : public app::TreeRows {
 public:
  void fill(std::vector<Row> made, std::vector<QString> called) {
    names = std::move(called);
    setRows(std::move(made));
  }
  [[nodiscard]] int columnCount(const QModelIndex& = {}) const override { return 1; }
  [[nodiscard]] QString nameOf(const Row& row) const { return names[static_cast<std::size_t>(&row - rows().data())]; }
  [[nodiscard]] QVariant cell(const Row& row, int, int role) const override {
    return role == Qt::DisplayRole ? QVariant(nameOf(row)) : QVariant();
  }
  [[nodiscard]] QString searchedText(const Row& row) const override {
    ++searched;
    return nameOf(row);
  }
  std::vector<QString> names;
  mutable int searched = 0;
};

TEST(TreeRows, StandBelowTheirParents) {
  Named rows;
  rows.fill({{-1, 0}, {0, 1}, {1, 2}, {0, 3}, {-1, 4}}, {"a", "b", "c", "d", "e"});
  EXPECT_EQ(told(rows), "a(b(c) d) e");
  EXPECT_EQ(rows.indexOfItem(2).data(), "c");
  EXPECT_EQ(rows.itemOf(rows.indexOfItem(3)), 3);
  EXPECT_FALSE(rows.indexOfItem(5).isValid());
  EXPECT_FALSE(rows.indexOfItem(-1).isValid());
  EXPECT_EQ(rows.itemOf({}), -1);
  EXPECT_FALSE(rows.index(2, 0).isValid());
  EXPECT_FALSE(rows.index(0, 1).isValid());
}

TEST(TreeRows, ASearchLeavesWhatIsFoundAndWhatItStandsBelow) {
  Named rows;
  rows.fill({{-1, 0}, {0, 1}, {1, 2}, {0, 3}, {-1, 4}}, {"a", "b", "cx", "d", "ex"});
  rows.search("X");
  EXPECT_EQ(told(rows), "a(b(cx)) ex");
  EXPECT_EQ(rows.foundCount(), 2U);
  EXPECT_EQ(rows.itemCount(), 5U);
  EXPECT_FALSE(rows.indexOfItem(3).isValid()) << "d isn't shown";
  rows.search("nothing");
  EXPECT_EQ(told(rows), "");
  rows.search("");
  EXPECT_EQ(told(rows), "a(b(cx) d) ex");
  // AND names are read once, however often the user types
  EXPECT_EQ(rows.searched, 5);
}

TEST(TreeRows, BelowAHeadingThatIsFoundIsAll) {
  Named rows;
  rows.fill({{-1, -1}, {0, 0}, {0, 1}, {-1, -1}, {3, 2}}, {"legs", "knee", "foot", "head", "eye"});
  EXPECT_EQ(rows.itemCount(), 3U);
  rows.search("leg");
  EXPECT_EQ(told(rows), "legs(knee foot)");
  EXPECT_EQ(rows.foundCount(), 2U);
  rows.search("eye");
  EXPECT_EQ(told(rows), "head(eye)");
  EXPECT_EQ(rows.foundCount(), 1U);
}

TEST(TreeRows, AreNoDeeperThanAnybodyCanRead) {
  // GIVEN a chain of 65,535 WHEN it is filled THEN rows beyond the greatest depth are at that
  // depth, and are found
  constexpr std::int32_t kCount = 65535;
  std::vector<app::TreeRows::Row> chain;
  std::vector<QString> names;
  for (std::int32_t i = 0; i < kCount; ++i) {
    chain.push_back({i - 1, i});
    names.push_back(QString::number(i));
  }
  Named rows;
  rows.fill(std::move(chain), std::move(names));
  int depth = 0;
  for (QModelIndex at = rows.indexOfItem(kCount - 1); at.parent().isValid(); at = at.parent()) ++depth;
  EXPECT_EQ(depth, app::TreeRows::kMaxDepth);
  rows.search(QString::number(kCount - 1));
  EXPECT_EQ(rows.foundCount(), 1U);
  EXPECT_TRUE(rows.indexOfItem(kCount - 1).isValid());
}

TEST(TreeRows, AParentThatComesLaterIsNone) {
  Named rows;
  rows.fill({{1, 0}, {7, 1}, {2, 2}}, {"a", "b", "c"});
  EXPECT_EQ(told(rows), "a b c");
}

}  // namespace

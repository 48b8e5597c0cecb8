// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/named_rows.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "app/widgets/row_delegate.h"
#include "tests/app/inspect/told_rows.h"

namespace {

using app::RowOrder;
using support::told;

/// This class is a list of names, each with an English one.
class Rows : public app::NamedRows {
 public:
  struct Called {
    base::Text name, english;
  };
  void fill(std::vector<Row> made, std::vector<Called> names) {
    called = std::move(names);
    setRows(std::move(made));
  }
  void fill(std::vector<Called> names) {
    std::vector<Row> made;
    for (std::size_t i = 0; i < names.size(); ++i) made.push_back({-1, static_cast<std::int32_t>(i)});
    fill(std::move(made), std::move(names));
  }
  [[nodiscard]] int columnCount(const QModelIndex& = {}) const override { return 2; }
  std::vector<Called> called;

 protected:
  [[nodiscard]] FileNames namesOf(const Row& row) const override {
    if (row.item < 0) return {};
    const Called& of = called[static_cast<std::size_t>(row.item)];
    return {&of.name, &of.english};
  }
  [[nodiscard]] QString unnamed(const Row& row) const override {
    return row.item < 0 ? QStringLiteral("heading") : QStringLiteral("number %1").arg(row.item);
  }
  [[nodiscard]] QVariant moreOf(const Row& row, int column, int role) const override {
    return column == 1 && role == Qt::DisplayRole ? QVariant(row.item) : QVariant();
  }
  [[nodiscard]] QString moreSearched(const Row& row) const override {
    return row.item == 0 ? QStringLiteral("texture.png") : QString();
  }
};

std::string found(Rows& rows, const char* typed) {
  rows.search(QString::fromUtf8(typed));
  return told(rows);
}

TEST(NamedRows, HaveTheReadableFormAsASecondLine) {
  Rows rows;
  rows.fill({{"左足", "leg_L"}, {"左足", ""}, {"<b>x", ""}, {"", "hat"}, {"", ""}});
  const auto at = [&](int row, int role) { return rows.index(row, 0).data(role).toString(); };
  EXPECT_EQ(at(0, Qt::DisplayRole), "左足");
  EXPECT_EQ(at(0, app::kReadableRole), "leg_L");
  EXPECT_EQ(at(0, Qt::AccessibleTextRole), "左足 (leg_L)");
  EXPECT_EQ(at(1, app::kReadableRole), "left leg");
  EXPECT_EQ(at(2, app::kReadableRole), "") << "it says no more";
  EXPECT_TRUE(at(2, Qt::ToolTipRole).contains("&lt;b&gt;"));
  EXPECT_EQ(at(3, Qt::DisplayRole), "hat");
  EXPECT_EQ(at(3, app::kReadableRole), "") << "nothing is shown twice";
  EXPECT_EQ(at(4, Qt::DisplayRole), "number 4");
  EXPECT_EQ(rows.index(1, 1).data(), 1);
  EXPECT_EQ(rows.index(1, 1).data(app::kReadableRole), QVariant());
}

TEST(NamedRows, KnowWhetherThereIsASecondLine) {
  Rows rows;
  EXPECT_FALSE(rows.hasTwoLines());
  rows.fill({{"leg", "leg"}, {"arm", ""}, {"", "hat"}});
  EXPECT_FALSE(rows.hasTwoLines());
  rows.fill({{"leg", "leg"}, {"arm", "Arm L"}});
  EXPECT_TRUE(rows.hasTwoLines());
  rows.fill({{"leg", "leg"}, {"腕", "腕"}});
  EXPECT_TRUE(rows.hasTwoLines());
}

TEST(NamedRows, AreFoundByAnyOfTheirForms) {
  Rows rows;
  rows.fill({{"左足", "leg_L"}, {"センター", ""}, {"上半身", "upper"}, {"", ""}});
  EXPECT_EQ(found(rows, "足"), "左足");
  EXPECT_EQ(found(rows, "leg_l"), "左足");
  EXPECT_EQ(found(rows, "left leg"), "左足") << "though the model says otherwise";
  EXPECT_EQ(found(rows, "Hidari ashi"), "左足");
  EXPECT_EQ(found(rows, "hidariashi"), "左足");
  EXPECT_EQ(found(rows, "senta"), "センター");
  EXPECT_EQ(found(rows, "sentaa"), "センター");
  EXPECT_EQ(found(rows, "sentā"), "センター");
  EXPECT_EQ(found(rows, "せんた"), "センター");
  EXPECT_EQ(found(rows, "center"), "センター");
  EXPECT_EQ(found(rows, "jouhan"), "上半身");
  EXPECT_EQ(found(rows, "johan"), "上半身");
  EXPECT_EQ(found(rows, "number 3"), "number 3");
  EXPECT_EQ(found(rows, "texture"), "左足") << "what else it is known by";
  EXPECT_EQ(found(rows, "migi"), "");
}

TEST(NamedRows, AreSortedAsTheLanguageHasThem) {
  // In English: by the readable name, capitals and small letters together, numbers by their value.
  Rows rows;
  rows.fill({{"髪10", ""}, {"髪2", ""}, {"目", "Eye"}, {"腕", "arm"}, {"Belt", ""}, {"éclair", ""}, {"エ", "f"}});
  const std::string asListed = told(rows);
  rows.sort(RowOrder::Rising);
  EXPECT_EQ(told(rows), "腕 Belt éclair 目 エ 髪2 髪10") << "arm, Belt, éclair, Eye, f, hair 2, hair 10";
  rows.sort(RowOrder::Falling);
  EXPECT_EQ(told(rows), "髪10 髪2 エ 目 éclair Belt 腕");
  // A search keeps the order, and so do other rows.
  EXPECT_EQ(found(rows, "hair"), "髪10 髪2");
  rows.search({});
  EXPECT_EQ(rows.indexOfItem(0).row(), 0);
  EXPECT_EQ(rows.indexOfItem(3).row(), 6);
  rows.sort(RowOrder::AsListed);
  EXPECT_EQ(told(rows), asListed);
  rows.sort(RowOrder::Rising);
  rows.fill({{"b", ""}, {"a", ""}});
  EXPECT_EQ(told(rows), "a b");
}

TEST(NamedRows, SiblingsAreSortedAmongThemselvesAndThoseOfOneNameStay) {
  Rows rows;
  rows.fill({{-1, 0}, {0, 1}, {1, 2}, {1, 3}, {0, 4}, {-1, 5}, {-1, 6}},
            {{"z", ""}, {"y", ""}, {"x", ""}, {"w", ""}, {"v", ""}, {"a", ""}, {"a", ""}});
  rows.sort(RowOrder::Rising);
  EXPECT_EQ(told(rows), "a a z(v y(w x))");
  EXPECT_EQ(rows.itemOf(rows.index(0, 0)), 5);
  EXPECT_EQ(rows.itemOf(rows.index(1, 0)), 6);
  const QModelIndex x = rows.indexOfItem(2);
  EXPECT_EQ(x.row(), 1);
  EXPECT_EQ(x.parent(), rows.indexOfItem(1));
  rows.sort(RowOrder::Falling);
  EXPECT_EQ(told(rows), "z(y(x w) v) a a");
  EXPECT_EQ(rows.itemOf(rows.index(1, 0)), 5) << "as they are listed";
}

TEST(NamedRows, OfManyAndHostileNames) {
  std::vector<Rows::Called> names;
  for (int i = 0; i < 65'535; ++i) names.push_back({"髪" + std::to_string(65'535 - i), ""});
  names.back().name = std::string(1U << 20U, '\x01');
  names[0].name = std::string("\xff\xfe\0<script>", 11);
  names[1].english = std::string(1U << 20U, 'e');
  Rows rows;
  rows.fill(std::move(names));
  rows.sort(RowOrder::Rising);
  EXPECT_EQ(rows.rowCount(), 65'535);
  rows.search("kami2 hair");
  EXPECT_GT(rows.foundCount(), 1000U);
  EXPECT_LE(rows.indexOfItem(-1).row(), -1);
  rows.search({});
  for (const std::int32_t item : {0, 1, 65'534})
    EXPECT_LE(rows.indexOfItem(item).data(app::kReadableRole).toString().size(), 400) << item;
}

}  // namespace

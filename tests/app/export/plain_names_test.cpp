// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/plain_names.h"

#include <limits>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "app/export/exported_number.h"

namespace {

TEST(PlainNames, KeepWhatReadersKeep) {
  app::PlainNames names;
  EXPECT_EQ(names.give("左足ＩＫ", "bone"), "左足ＩＫ");
  EXPECT_EQ(names.give("Left_Arm2", "bone"), "Left_Arm2");
  // BVHLoader cuts at any blank, also U+3000 and U+00A0, and three.js drops points and colons.
  EXPECT_EQ(names.give("a b\tc\n", "bone"), "a_b_c_");
  EXPECT_EQ(names.give("右\u3000手\u00A0先", "bone"), "右_手_先");
  EXPECT_EQ(names.give("hair.L:1/2[x]{y}", "bone"), "hair_L_1_2_x__y_");
  EXPECT_EQ(names.give("", "bone"), "bone");
}

TEST(PlainNames, AreGivenOnce) {
  app::PlainNames names;
  EXPECT_EQ(names.give("a", "bone"), "a");
  EXPECT_EQ(names.give("a", "bone"), "a_2");
  EXPECT_EQ(names.give("a_2", "bone"), "a_2_2");
  EXPECT_EQ(names.give("a", "bone"), "a_3");
  EXPECT_EQ(names.give("", "a"), "a_4");
}

TEST(PlainNames, AreCutBetweenCharacters) {
  app::PlainNames names;
  std::string longName;
  for (int i = 0; i < 30; ++i) longName += "髪";  // 3 bytes each
  const std::string first = names.give(longName, "bone"), second = names.give(longName, "bone");
  EXPECT_EQ(first, longName.substr(0, 63));
  EXPECT_EQ(second, longName.substr(0, 60) + "_2");
  EXPECT_EQ(names.give("x" + longName, "bone"), "x" + longName.substr(0, 60)) << "62 bytes: another would split";
}

TEST(PlainNames, AreQuickWhereAllAreEqual) {
  app::PlainNames names;
  std::set<std::string> given;
  for (int i = 0; i < 65535; ++i) {
    const std::string name = names.give("ボーン", "bone");
    ASSERT_LE(name.size(), app::PlainNames::kMaxBytes);
    given.insert(name);
  }
  EXPECT_EQ(given.size(), 65535U);
}

TEST(ExportedNumber, IsShort) {
  const auto text = [](double number, int decimals) {
    std::string made;
    app::appendNumber(made, number, decimals);
    return made;
  };
  EXPECT_EQ(text(0.1, 6), "0.1");
  EXPECT_EQ(text(100.0, 6), "100");
  EXPECT_EQ(text(-12.5000004, 6), "-12.5");
  EXPECT_EQ(text(-1e-9, 6), "0") << "no reader needs -0";
  EXPECT_EQ(text(1.0 / 3.0, 6), "0.333333");
  EXPECT_EQ(text(123456.0, 0), "123456");
  EXPECT_EQ(text(std::numeric_limits<double>::quiet_NaN(), 6), "0");
  EXPECT_EQ(text(1e300, 10), "0");
}

}  // namespace

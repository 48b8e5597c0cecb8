// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/search_key.h"

#include <gtest/gtest.h>

namespace {

bool finds(const char* typed, const char* name) {
  return app::SearchWords(QString::fromUtf8(typed)).findIn(app::searchKey(QString::fromUtf8(name)));
}

TEST(SearchKey, WidthCaseAndKanaAreOne) {
  EXPECT_TRUE(finds("ik", "左足ＩＫ"));
  EXPECT_TRUE(finds("ＩＫ", "leg ik_l"));
  EXPECT_TRUE(finds("すかーと", "スカート_0_1"));
  EXPECT_TRUE(finds("ｽｶｰﾄ", "スカート_0_1")) << "half-width katakana";
  EXPECT_TRUE(finds("スカート", "すかーと"));
  EXPECT_TRUE(finds("sentā", "senta"));
  EXPECT_TRUE(finds("senta", "SENTĀ"));
  EXPECT_FALSE(finds("か", "が")) << "another letter, no accent";
  EXPECT_TRUE(finds("が", "ガ"));
  EXPECT_TRUE(finds("머", "머리"));
  EXPECT_FALSE(finds("ik", "左足"));
  EXPECT_FALSE(finds("右", "左足"));
}

TEST(SearchKey, PiecesAreFoundFromTheirBeginning) {
  const char* ankle =
      "左足首\n\x1Fhidari\x1F"
      "ashikubi\nother ik";
  EXPECT_TRUE(finds("hidari ashi", ankle));
  EXPECT_TRUE(finds("hidariashi", ankle)) << "across pieces";
  EXPECT_TRUE(finds("kub other", "\x1Fkubi\nother")) << "what follows is found as ever";
  EXPECT_FALSE(finds("ik",
                     "左足首\n\x1Fhidari\x1F"
                     "ashikubi"))
      << "nobody means that who types it";
  EXPECT_TRUE(finds("ik", ankle));
  EXPECT_FALSE(finds("kubio", "\x1Fkubi\nother")) << "nor across lines";
  EXPECT_FALSE(finds("dari", ankle));
  EXPECT_TRUE(finds("足首", ankle));
}

TEST(SearchKey, AllWordsAreToBeFoundInAnyOrder) {
  EXPECT_TRUE(finds("L leg", "leg IK_L"));
  EXPECT_TRUE(finds("  足\t左 ", "左足"));
  EXPECT_FALSE(finds("leg arm", "leg IK_L"));
  EXPECT_TRUE(app::SearchWords(QStringLiteral(" \t ")).empty());
  EXPECT_TRUE(finds("", "anything"));
}

}  // namespace

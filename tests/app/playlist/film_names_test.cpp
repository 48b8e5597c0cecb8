// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Names of the films of a playlist's dances.
#include "app/playlist/film_names.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using app::Playlist;
using ::testing::ElementsAre;

Playlist listOf(const std::vector<std::string>& titles) {
  Playlist list;
  for (const std::string& title : titles) list.entries.push_back({{"d.vmd"}, title});
  return list;
}

TEST(FilmNames, ATitleBecomesAFileName) {
  EXPECT_EQ(app::asFileName("极乐净土"), "极乐净土");
  EXPECT_EQ(app::asFileName("a/b\\c:d*e?f\"g<h>i|j"), "a_b_c_d_e_f_g_h_i_j");
  EXPECT_EQ(app::asFileName("../../etc"), "_._.._etc") << "no dot at the beginning";
  EXPECT_EQ(app::asFileName(".."), "_");
  EXPECT_EQ(app::asFileName(" hello. "), "_hello") << "Windows takes away dots and spaces at the end";
  EXPECT_EQ(app::asFileName(""), "_");
  EXPECT_EQ(app::asFileName("a\nb\x01"
                            "c\xFF"),
            "a_b_c_");
  // A character here has three bytes, so that 60 of the 90 fit.
  std::string longTitle, sixty;
  for (int i = 0; i < 90; ++i) longTitle += "極";
  for (int i = 0; i < 60; ++i) sixty += "極";
  EXPECT_EQ(app::asFileName(longTitle), sixty);
}

TEST(FilmNames, NumberAndTitleStandWhereThePatternSays) {
  std::vector<std::string> titles(10, "x");
  titles[0] = "100 % dance";
  const auto files = app::filmFiles(listOf(titles), "out/%n %t.mp4");
  ASSERT_EQ(files.size(), 10U);
  EXPECT_EQ(files[0], "out/01 100 % dance.mp4");
  EXPECT_EQ(files[9], "out/10 x.mp4");
  EXPECT_THAT(app::filmFiles(listOf({"a", "b"}), "%t-%n-%%n.webm"), ElementsAre("a-1-%n.webm", "b-2-%n.webm"));
}

TEST(FilmNames, NoTwoFilmsHaveOneName) {
  EXPECT_THAT(app::filmFiles(listOf({"Wave", "wave", "wave (2)", "WAVE", "a/b", "a?b"}), "o/%t.mp4"),
              ElementsAre("o/Wave.mp4", "o/wave (2).mp4", "o/wave (2) (2).mp4", "o/WAVE (3).mp4", "o/a_b.mp4",
                          "o/a_b (2).mp4"));
  const auto many = app::filmFiles(listOf(std::vector<std::string>(app::kMaxDances, "same")), "%t.mp4");
  EXPECT_EQ(many.back(), "same (10000).mp4");
}

TEST(FilmNames, APatternHasAPlaceOfADance) {
  for (const char* pattern : {"%n.mp4", "o/%t.mp4", "%%%n.mp4"}) EXPECT_TRUE(app::namesEachDance(pattern)) << pattern;
  for (const char* pattern : {"a.mp4", "%%n.mp4", "%05d.png", "%n/a.mp4", "100%.mp4"})
    EXPECT_FALSE(app::namesEachDance(pattern)) << pattern;
}

}  // namespace

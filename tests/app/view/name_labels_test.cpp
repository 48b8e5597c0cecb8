// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/name_labels.h"

#include <limits>

#include <gtest/gtest.h>

namespace {

using app::OverlayLabel;
using base::Vec2;

class NameLabels : public testing::Test {
 protected:
  /// Returns the shown names of marks that are named by their numbers, each name 40 by 12 pixels.
  std::vector<std::string> shown(const app::OverlayMark* first = nullptr) {
    labels.clear();
    app::NameLabelsJob job;
    job.marks = marks;
    job.first = first;
    job.name = [](const app::OverlayMark& mark) { return mark.bone == 99 ? "" : std::to_string(mark.bone); };
    job.size = [](const std::string&) { return Vec2(40, 12); };
    job.pixels = {800, 600};
    job.taken = taken;
    job.labels = &labels;
    job.run();
    std::vector<std::string> texts;
    for (const OverlayLabel& label : labels) texts.push_back(label.text);
    return texts;
  }
  std::vector<app::OverlayMark> marks;
  std::vector<app::ViewArea> taken;
  std::vector<OverlayLabel> labels;
};

TEST_F(NameLabels, StandRightOfTheirMarks) {
  marks = {{7, {100, 200}}};
  ASSERT_EQ(shown(), std::vector<std::string>{"7"});
  EXPECT_EQ(labels[0].pixel, Vec2(110, 194));  // ten pixels aside, half of its height up
}

TEST_F(NameLabels, NoneLiesOverAnother) {
  // GIVEN one at another's position, one a little below, one far enough below
  marks = {{1, {100, 200}}, {2, {104, 202}}, {3, {100, 208}}, {4, {100, 230}}};
  EXPECT_EQ(shown(), (std::vector<std::string>{"1", "4"}));
  // AND the chosen one comes before all others
  EXPECT_EQ(shown(&marks[1]), (std::vector<std::string>{"2", "4"}));
}

TEST_F(NameLabels, NoneLiesOverWhatIsTakenAlready) {
  taken = {{{-20, 500}, {200, 300}}, {{0, 0}, {300, 20}}};  // partly off the picture
  marks = {{1, {50, 550}}, {2, {250, 550}}, {3, {100, 12}}, {4, {400, 12}}};
  EXPECT_EQ(shown(), (std::vector<std::string>{"2", "4"}));
}

TEST_F(NameLabels, WhatIsOffThePictureIsLeftOut) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  marks = {{1, {-5, 200}}, {2, {790, 200}},  {3, {100, 700}}, {4, {nan, 5}},
           {5, {100, 2}},  {99, {100, 300}}, {6, {9, 9}}};
  EXPECT_EQ(shown(), std::vector<std::string>{"6"});
}

TEST_F(NameLabels, ThereAreBoundsOnThem) {
  // GIVEN more marks than the limit of a model's bones, a pixel apart
  for (int i = 0; i < 70000; ++i) marks.push_back({i % 90, {float(i % 700), float(20 + i / 700 * 5 % 560)}});
  EXPECT_LE(shown().size(), app::kMaxLabels);
  EXPECT_GT(labels.size(), 100U);
}

TEST_F(NameLabels, NamesAreFitForALine) {
  EXPECT_EQ(app::labelText("左足ＩＫ"), "左足ＩＫ");
  EXPECT_EQ(app::labelText("a\nb\u202Ec\x7F"), "a\uFFFDb\uFFFDc\uFFFD");
  std::string kana, cut;
  for (int i = 0; i < 24; ++i) cut += "あ";
  for (int i = 0; i < 5000; ++i) kana += "あ";
  EXPECT_EQ(app::labelText(cut), cut);
  EXPECT_EQ(app::labelText(kana), cut.substr(0, cut.size() - 3) + "…");  // 24 with it
  EXPECT_LE(app::labelText(std::string(100000, '\x80')).size(), 100U);
}

}  // namespace

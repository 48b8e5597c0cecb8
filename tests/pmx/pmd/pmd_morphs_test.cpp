// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Morphs by the base's list, and display frames. (mmd-reference.md 3.2, 12.2)

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/pmx/pmd/read_whole.h"

namespace {

using base::Vec3;
using pmx::Model;
using support::fullPmd;
using support::PmdEnd;
using support::PmdFile;
using support::readWhole;
using testing::ElementsAre;
using testing::HasSubstr;

using Offsets = std::vector<pmx::VertexOffset>;
const Offsets& offsets(const pmx::Morph& morph) { return std::get<Offsets>(morph.offsets); }

PmdFile withMorphs(std::vector<PmdFile::Morph> morphs) {
  PmdFile file;
  file.vertices.resize(20);
  file.bones = {{"a"}};
  file.morphs = std::move(morphs);
  return file;
}

TEST(PmdMorphs, OffsetsCountByTheBase) {
  // C10: base [7, 9, 11], an entry of index 1 is vertex 9
  const auto [model, said] = readWhole(withMorphs({{"base", 0, {{7}, {9}, {11}}}, {"あ", 3, {{1, {1, 2, 3}}, {2}}}}));
  EXPECT_EQ(said, "");
  ASSERT_EQ(model.morphs.size(), 1U);  // the base isn't shown
  EXPECT_EQ(model.morphs[0].name.utf8, "あ");
  EXPECT_EQ(model.morphs[0].panel, 3);
  EXPECT_EQ(model.morphs[0].kind, pmx::MorphKind::Vertex);
  ASSERT_EQ(offsets(model.morphs[0]).size(), 2U);
  EXPECT_EQ(offsets(model.morphs[0])[0].vertex, 9);
  EXPECT_EQ(offsets(model.morphs[0])[0].offset, Vec3(1, 2, 3));
  EXPECT_EQ(offsets(model.morphs[0])[1].vertex, 11);
  EXPECT_EQ(model.pmd->baseMorph, 0);
  EXPECT_THAT(model.pmd->baseVertices, ElementsAre(7, 9, 11));
}

TEST(PmdMorphs, TheBaseMayStandAnywhere) {
  const Model model = readWhole(withMorphs({{"あ", 3, {{1}}}, {"base", 0, {{7}, {9}}}, {"い", 3, {{0}}}})).model;
  ASSERT_EQ(model.morphs.size(), 2U);
  EXPECT_EQ(offsets(model.morphs[0])[0].vertex, 9);
  EXPECT_EQ(offsets(model.morphs[1])[0].vertex, 7);
  EXPECT_EQ(model.pmd->baseMorph, 1);
}

TEST(PmdMorphs, TheFirstBaseThatListsSomethingCounts) {
  // GIVEN three of the base's category: one without offsets, the base, and one that is an ordinary
  // morph
  const auto [model, said] =
      readWhole(withMorphs({{"empty", 0, {}}, {"base", 0, {{7}, {9}}}, {"大", 0, {{1, {0, 1, 0}}}}, {"い", 3, {{0}}}}));
  EXPECT_EQ(said, "");
  ASSERT_EQ(model.morphs.size(), 3U);
  EXPECT_EQ(model.morphs[0].name.utf8, "empty");
  EXPECT_EQ(model.morphs[1].name.utf8, "大");
  EXPECT_EQ(model.morphs[1].panel, 0);
  EXPECT_EQ(offsets(model.morphs[1])[0].vertex, 9);
  EXPECT_EQ(offsets(model.morphs[2])[0].vertex, 7);
}

TEST(PmdMorphs, OffsetsBeyondTheBaseAreLeftOut) {
  const auto [model, said] =
      readWhole(withMorphs({{"base", 0, {{7}}}, {"あ", 3, {{0}, {1}, {0x80000000U}, {0xFFFFFFFFU}}}}));
  ASSERT_EQ(offsets(model.morphs[0]).size(), 1U);
  EXPECT_EQ(offsets(model.morphs[0])[0].vertex, 7);
  EXPECT_EQ(said, "morphs[0]: 3 of 4 offsets aren't in the base morph's list of 1; left out");
}

TEST(PmdMorphs, WithoutABaseNothingMoves) {
  const auto [model, said] = readWhole(withMorphs({{"あ", 3, {{0}, {1}}}}));
  ASSERT_EQ(model.morphs.size(), 1U);
  EXPECT_TRUE(offsets(model.morphs[0]).empty());
  EXPECT_THAT(said, HasSubstr("2 of 2 offsets aren't in the base morph's list of 0"));
  EXPECT_EQ(model.pmd->baseMorph, -1);
}

TEST(PmdMorphs, CategoriesArePanels) {
  const Model model = readWhole(fullPmd()).model;
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(model.morphs[i].panel, i + 1);
}

std::vector<std::int32_t> elements(const pmx::DisplayFrame& frame) {
  std::vector<std::int32_t> all;
  for (const auto& element : frame.elements) all.push_back(element.index);
  return all;
}

TEST(PmdFrames, AreThoseOfTheFileAfterPmxsTwo) {
  // GIVEN the frames 足 and 他, and morphs in the order 3, 2, 4, 1 counted with the base
  const Model model = readWhole(fullPmd()).model;
  ASSERT_EQ(model.displayFrames.size(), 4U);
  const auto& frames = model.displayFrames;
  EXPECT_EQ(frames[0].name.utf8, "センター");
  EXPECT_EQ(frames[0].special, 1);
  EXPECT_THAT(elements(frames[0]), ElementsAre(0));
  EXPECT_EQ(frames[1].name.utf8, "表情");
  EXPECT_EQ(frames[1].special, 1);
  EXPECT_THAT(elements(frames[1]), ElementsAre(2, 1, 3, 0));
  for (const auto& element : frames[1].elements) EXPECT_EQ(element.kind, 1);
  EXPECT_EQ(frames[2].name.utf8, "足");  // the file has a line feed after it
  EXPECT_TRUE(frames[2].name.decodedExactly());
  EXPECT_EQ(frames[2].special, 0);
  EXPECT_THAT(elements(frames[2]), ElementsAre(1, 2, 4));
  EXPECT_EQ(frames[3].name.utf8, "他");
  EXPECT_THAT(elements(frames[3]), ElementsAre(6, 8));
  for (const auto& element : frames[3].elements) EXPECT_EQ(element.kind, 0);
}

TEST(PmdFrames, FrameZeroIsThatOfTheCentre) {
  PmdFile file = fullPmd();
  file.shownBones = {{3, 0}, {0, 0}, {5, 2}};
  const Model model = readWhole(file).model;
  EXPECT_THAT(elements(model.displayFrames[0]), ElementsAre(3, 0));
  EXPECT_THAT(elements(model.displayFrames[3]), ElementsAre(5));
  // AND a file that shows the first bone elsewhere has it there alone
  file.shownBones = {{0, 1}};
  EXPECT_THAT(elements(readWhole(file).model.displayFrames[0]), ElementsAre());
}

TEST(PmdFrames, ElementsOfNoFrameAreLeftOut) {
  PmdFile file = fullPmd();
  file.shownBones = {{3, 3}, {3, 255}, {3, 2}};
  const auto [model, said] = readWhole(file);
  EXPECT_THAT(elements(model.displayFrames[3]), ElementsAre(3));
  EXPECT_EQ(
      said,
      "bone display list[0]: frame 3 isn't there; left out\nbone display list[1]: frame 255 isn't there; left out");
}

TEST(PmdFrames, TheBaseIsntShown) {
  PmdFile file = fullPmd();
  file.shownMorphs = {0, 1};
  EXPECT_THAT(elements(readWhole(file).model.displayFrames[1]), ElementsAre(0));
}

}  // namespace

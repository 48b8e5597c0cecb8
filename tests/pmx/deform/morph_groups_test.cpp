// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Groups and flips: morphs of morphs.
#include <gtest/gtest.h>

#include "tests/pmx/deform/small_morphs.h"

namespace {

using base::Vec3;
using pmx::Model, pmx::MorphKind, pmx::MorphState;
using support::add, support::addFlip, support::addGroup, support::addVertex, support::after, support::plainModel;

TEST(MorphGroups, GroupsAddToWhatTheChildHas) {
  // GIVEN G1 drives M by 0.5 and G2 drives it by 1  (vector M4)
  Model model = plainModel();
  const auto m = addVertex(model, 0, {0, 1, 0});
  addGroup(model, {{m, 0.5F}});
  addGroup(model, {{m, 1.0F}, {-1, 1.0F}});
  // WHEN G1 = 1, G2 = 0.25, M = 0.1
  const auto state = after(model, {0.1F, 1.0F, 0.25F});
  // THEN M = 0.85
  EXPECT_NEAR(state.resolvedWeights[0], 0.85F, 1e-6F);
  EXPECT_NEAR(state.positions[0].y, 0.85F, 1e-6F);
}

TEST(MorphGroups, GroupsWithinGroupsWhateverTheirOrder) {
  // GIVEN an inner group before and an outer group after the leaf, and the other way round
  for (const bool innerFirst : {true, false}) {
    Model model = plainModel();
    const std::int32_t leaf = 1, inner = innerFirst ? 0 : 2, outer = innerFirst ? 2 : 0;
    model.morphs.resize(3);
    model.morphs[leaf].offsets = std::vector<pmx::VertexOffset>{{0, {0, 1, 0}}};
    for (const auto& [group, child, rate] : {std::tuple{inner, leaf, 0.5F}, std::tuple{outer, inner, -0.5F}}) {
      model.morphs[static_cast<std::size_t>(group)].kind = MorphKind::Group;
      model.morphs[static_cast<std::size_t>(group)].offsets = std::vector<pmx::GroupOffset>{{child, rate}};
    }
    // WHEN only the outer one has a weight
    std::vector<float> weights(3, 0.0F);
    weights[static_cast<std::size_t>(outer)] = 1.0F;
    const auto state = after(model, weights);
    // THEN the rates multiply
    EXPECT_EQ(state.resolvedWeights[leaf], -0.25F) << "inner first: " << innerFirst;
  }
}

TEST(MorphGroups, GroupCyclesEnd) {
  // GIVEN G0 -> G1 -> G0, G1 also driving a leaf, and a group of itself  (vector M5)
  Model model = plainModel();
  addGroup(model, {{1, 1.0F}});
  addGroup(model, {{0, 1.0F}, {3, 0.5F}});
  addGroup(model, {{2, 1.0F}});
  addVertex(model, 0, {0, 1, 0});
  // WHEN
  const auto state = after(model, {1.0F, 0.0F, 1.0F, 0.0F});
  // THEN the circle gives nothing, the leaf gets its part once
  EXPECT_EQ(state.resolvedWeights, (std::vector<float>{1.0F, 1.0F, 1.0F, 0.5F}));
}

TEST(MorphGroups, ManyGroupsOfGroupsTakeOnePass) {
  // GIVEN sixty groups, each listing the next one twice: 2^60 paths to the leaf
  Model model = plainModel();
  for (std::int32_t g = 0; g < 60; ++g) addGroup(model, {{g + 1, 0.5F}, {g + 1, 0.5F}});
  const auto leaf = static_cast<std::size_t>(addVertex(model, 0, {0, 1, 0}));
  // WHEN
  std::vector<float> weights(61, 0.0F);
  weights[0] = 1.0F;
  const auto state = after(model, weights);
  // THEN it ends, with the sum over all paths
  EXPECT_EQ(state.resolvedWeights[leaf], 1.0F);
}

TEST(MorphGroups, VeryDeepGroupsDontExhaustTheStack) {
  Model model = plainModel();
  const std::int32_t depth = 200000;
  for (std::int32_t g = 0; g < depth; ++g) addGroup(model, {{g + 1, 1.0F}});
  addVertex(model, 0, {0, 1, 0});
  std::vector<float> weights(static_cast<std::size_t>(depth) + 1, 0.0F);
  weights[0] = 0.5F;
  EXPECT_EQ(after(model, weights).resolvedWeights.back(), 0.5F);
}

struct FlipRow {
  int count;
  float value;
  int selected;
};
class FlipTable : public testing::TestWithParam<FlipRow> {};

TEST_P(FlipTable, SelectsOne) {
  // GIVEN n leaves that weigh 0.125 and a flip over them
  const auto row = GetParam();
  Model model = plainModel();
  std::vector<pmx::GroupOffset> offsets;
  for (int i = 0; i < row.count; ++i) offsets.push_back({addVertex(model, 0, {0, 1, 0}), 0.75F});
  addFlip(model, offsets);
  std::vector<float> weights(static_cast<std::size_t>(row.count) + 1, 0.125F);
  weights.back() = row.value;
  // WHEN
  const auto state = after(model, weights);
  // THEN the chosen one's weight is overwritten, the others keep theirs
  for (int i = 0; i < row.count; ++i) {
    EXPECT_EQ(state.resolvedWeights[static_cast<std::size_t>(i)], i == row.selected ? 0.75F : 0.125F) << i;
  }
}
// (vector M3 and the table of mmd-reference.md 8.1)
INSTANTIATE_TEST_SUITE_P(Spec, FlipTable,
                         testing::Values(FlipRow{9, 0.3F, 2}, FlipRow{9, 0.7F, 6}, FlipRow{9, 0.05F, -1},
                                         FlipRow{9, 1.0F, 8}, FlipRow{3, 0.5F, 1}, FlipRow{1, 0.5F, 0},
                                         FlipRow{3, -1.0F, -1}, FlipRow{3, 1e30F, 2}, FlipRow{0, 1.0F, -1}));

TEST(MorphGroups, GroupDrivesAFlipButAddsNothingToIt) {
  // GIVEN a group of rate 0.5 on a flip of three
  Model model = plainModel();
  for (int i = 0; i < 3; ++i) addVertex(model, 0, {0, 1, 0});
  addFlip(model, {{0, 0.9F}, {1, 0.9F}, {2, 0.9F}});
  addGroup(model, {{3, 0.5F}});
  // WHEN the group is full: (3 + 1) * 0.5 = 2, the second
  const auto state = after(model, {0, 0, 0, 0, 1.0F});
  // THEN
  EXPECT_EQ(state.resolvedWeights, (std::vector<float>{0, 0.9F, 0, 0, 1.0F}));
}

TEST(MorphGroups, FlipMaySetAGroup) {
  // GIVEN a flip whose only offset is a group listed before it
  Model model = plainModel();
  addVertex(model, 0, {0, 1, 0});
  addGroup(model, {{0, 0.5F}});
  addFlip(model, {{1, 0.5F}});
  // WHEN
  const auto state = after(model, {0, 0, 1.0F});
  // THEN the group is driven by the flip, the leaf by the group
  EXPECT_EQ(state.resolvedWeights, (std::vector<float>{0.25F, 0.5F, 1.0F}));
}

}  // namespace

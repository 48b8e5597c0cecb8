// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/edit_reach.h"

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"

namespace {

using app::EditKind, app::Edits, app::MorphEdit;

app::Edits morphs(std::initializer_list<std::pair<std::int32_t, float>> weights) {
  app::Edits edits;
  for (const auto& [morph, weight] : weights) edits.set(MorphEdit{morph, EditKind::Replace, weight});
  return edits;
}

/// Returns a model with morphs 0 of a bone, 1 of nothing, 2 a group of 1, 3 a group of 2 and 0, 4
/// and 5 groups of each other.
pmx::Model morphed() {
  pmx::Model model = support::dancer();
  const auto group = [&](std::vector<pmx::GroupOffset> members) {
    pmx::Morph morph;
    morph.kind = pmx::MorphKind::Group;
    morph.offsets = std::move(members);
    model.morphs.push_back(morph);
  };
  model.morphs.emplace_back();
  group({{1, 1.0F}});
  group({{2, 1.0F}, {0, 0.5F}});
  group({{5, 1.0F}, {-1, 1.0F}, {99, 1.0F}});
  group({{4, 1.0F}});
  return model;
}

TEST(EditReach, BonesMoveByThemselvesAndByMorphsOfThem) {
  const pmx::Model model = morphed();
  ASSERT_EQ(model.morphs.size(), 6U);
  const bool expected[] = {true, false, false, true, false, false};
  for (std::int32_t morph = 0; morph < 6; ++morph) {
    const Edits half = morphs({{morph, 0.5F}});
    EXPECT_EQ(app::moveBones(model, {}, half), expected[morph]) << morph;
    EXPECT_EQ(app::moveBones(model, half, {}), expected[morph]) << morph;
    EXPECT_EQ(app::moveBones(model, half, morphs({{morph, 0.6F}})), expected[morph]) << morph;
    EXPECT_FALSE(app::moveBones(model, half, half));
  }
  Edits turned;
  turned.set(app::BoneEdit{2, EditKind::Add, {}});
  EXPECT_TRUE(app::moveBones(model, {}, turned));
  EXPECT_TRUE(app::moveBones(model, turned, {}));
}

TEST(EditReach, OnlyWhatIsNotTheSameCounts) {
  const pmx::Model model = morphed();
  // The bone's morph has an equal weight in both, whatever else is added or removed.
  EXPECT_FALSE(app::moveBones(model, morphs({{0, 0.5F}}), morphs({{0, 0.5F}, {1, 1.0F}, {2, 1.0F}})));
  EXPECT_FALSE(app::moveBones(model, morphs({{0, 0.5F}, {2, 1.0F}}), morphs({{0, 0.5F}, {1, 1.0F}})));
  EXPECT_TRUE(app::moveBones(model, morphs({{1, 1.0F}, {2, 1.0F}}), morphs({{1, 1.0F}, {3, 1.0F}})));
  // Materials don't move bones either, nor do morphs that the model doesn't have.
  Edits dyed;
  dyed.set(app::MaterialEdit{0, {}});
  EXPECT_FALSE(app::moveBones(model, {}, dyed));
  EXPECT_FALSE(app::moveBones(model, {}, morphs({{-1, 1.0F}, {6, 1.0F}, {65535, 1.0F}})));
}

}  // namespace

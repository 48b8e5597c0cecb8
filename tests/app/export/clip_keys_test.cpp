// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/clip_keys.h"

#include <cmath>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include <gmock/gmock.h>

#include "tests/app/files/dancer.h"
#include "tests/support/model_builder.h"

namespace {

using support::kDegree;
using testing::ElementsAre;

/// An arm of two bones along X, ten units each, and a morph that moves a vertex by two units.
std::shared_ptr<const app::LoadedModel> arm() {
  pmx::Model model;
  model.bones = {support::bone("upper", -1, {0, 0, 0}), support::bone("lower", 0, {10, 0, 0}),
                 support::bone("tip", 1, {20, 0, 0})};
  model.vertices.resize(1);
  pmx::Morph morph;
  morph.kind = pmx::MorphKind::Vertex;
  morph.offsets = std::vector<pmx::VertexOffset>{{0, {0, 2, 0}}};
  model.morphs = {morph};
  return support::loaded(std::move(model));
}

/// Returns a clip of the arm whose upper bone is turned about Z by `degrees(frame)`.
app::BakedClip armClip(std::size_t frames, const std::function<float(std::size_t)>& degrees) {
  app::BakedClip clip;
  clip.frames = frames;
  clip.bones = 3;
  clip.morphs = 1;
  for (std::size_t i = 0; i < frames; ++i) {
    clip.locals.push_back({base::Vec3(0.0F), glm::angleAxis(degrees(i) * kDegree, base::Vec3(0, 0, 1))});
    clip.locals.push_back({base::Vec3(10, 0, 0), base::kIdentityRotation});
    clip.locals.push_back({base::Vec3(10, 0, 0), base::kIdentityRotation});
    clip.weights.push_back(0.0F);
    clip.placements.emplace_back();
  }
  return clip;
}

TEST(ClipKeys, AnEvenTurnHasTwoKeysAndStillBonesHaveOne) {
  const auto few =
      app::fewKeys(*arm(), armClip(61, [](std::size_t i) { return static_cast<float>(i); }), {0.001, 0.01});
  EXPECT_THAT(few.keys.bones[0].rotations, ElementsAre(0U, 60U));
  EXPECT_THAT(few.keys.bones[0].translations, ElementsAre(0U));
  EXPECT_THAT(few.keys.bones[1].rotations, ElementsAre(0U));
  EXPECT_THAT(few.keys.weights, ElementsAre(0U));
  EXPECT_EQ(few.count, 2U);
  EXPECT_EQ(few.countOfAll, 61U);
}

TEST(ClipKeys, KeysAreWhereTheTurnChanges) {
  // Up for 20 frames, down for 20.
  const auto few = app::fewKeys(
      *arm(),
      armClip(
          41,
          [](std::size_t i) { return i <= 20 ? 2.0F * static_cast<float>(i) : 80.0F - 2.0F * static_cast<float>(i); }),
      {0.001, 0.01});
  EXPECT_THAT(few.keys.bones[0].rotations, ElementsAre(0U, 20U, 40U));
}

TEST(ClipKeys, ABonesErrorCountsWhereTheLimbEnds) {
  // A swing of 0.02 degrees moves the tip, 20 units away, by 0.007 units. Degrees allow it; units
  // decide.
  const auto swing = [](std::size_t i) { return 0.02F * std::sin(0.5F * static_cast<float>(i)); };
  const app::BakedClip clip = armClip(120, swing);
  const auto wide = app::fewKeys(*arm(), clip, {0.05, 1.0});
  EXPECT_LE(wide.count, 3U);
  const auto near = app::fewKeys(*arm(), clip, {0.002, 1.0});
  EXPECT_GT(near.count, 20U);
  EXPECT_LE(near.worst.units, 0.002);
  EXPECT_GT(near.worst.units, 0.0);
}

TEST(ClipKeys, NothingAllowedIsNothingLost) {
  const auto few = app::fewKeys(
      *arm(), armClip(50, [](std::size_t i) { return 30.0F * std::sin(0.7F * static_cast<float>(i * i)); }), {0, 0});
  EXPECT_EQ(few.worst.units, 0.0);
  EXPECT_EQ(few.worst.degrees, 0.0);
  EXPECT_EQ(few.count, 50U);
}

TEST(ClipKeys, HalfTurnsAreNotLeftToTheReader) {
  // An even turn of 85 degrees a frame: from 0 to 170 degrees it is almost as short the other way,
  // so frame 1 keeps its key.
  const auto turn = [](std::size_t i) { return 85.0F * static_cast<float>(i); };
  EXPECT_THAT(app::fewKeys(*arm(), armClip(3, turn), {0.01, 0.1}).keys.bones[0].rotations, ElementsAre(0U, 1U, 2U));
  // 0 and 180 degrees in turn give finite numbers.
  const auto flips = [](std::size_t i) { return i % 2 == 0 ? 0.0F : 180.0F; };
  EXPECT_TRUE(std::isfinite(app::fewKeys(*arm(), armClip(31, flips), {0.01, 0.1}).worst.units));
}

TEST(ClipKeys, ErrorsOfAChainAreCountedTogether) {
  // Each of eight bones swings by 0.04 degrees, at most 0.32 together. One alone is within 0.1.
  constexpr std::size_t kBones = 8, kFrames = 90;
  pmx::Model model;
  app::BakedClip clip;
  clip.frames = kFrames;
  clip.bones = kBones;
  for (std::size_t bone = 0; bone < kBones; ++bone)
    model.bones.push_back(support::bone("b", static_cast<std::int32_t>(bone) - 1, {static_cast<float>(bone), 0, 0}));
  for (std::size_t i = 0; i < kFrames; ++i) {
    for (std::size_t bone = 0; bone < kBones; ++bone) {
      const float degrees = 0.04F * std::sin(0.9F * static_cast<float>(i));
      clip.locals.push_back(
          {base::Vec3(bone == 0 ? 0.0F : 1.0F, 0, 0), glm::angleAxis(degrees * kDegree, base::Vec3(0, 0, 1))});
    }
    clip.placements.emplace_back();
  }
  const auto few = app::fewKeys(*support::loaded(std::move(model)), clip, {100.0, 0.1});
  EXPECT_LE(few.worst.degrees, 0.1);
  EXPECT_GT(few.worst.degrees, 0.01);
  EXPECT_GT(few.count, 2 * kBones);
}

TEST(ClipKeys, AMorphsErrorIsThatOfItsVertices) {
  // The morph reaches 2 units: a weight that is 0.01 off is 0.02 units.
  app::BakedClip clip = armClip(21, [](std::size_t) { return 0.0F; });
  clip.weights[10] = 0.01F;
  EXPECT_THAT(app::fewKeys(*arm(), clip, {0.03, 1}).keys.weights, ElementsAre(0U, 20U));
  EXPECT_THAT(app::fewKeys(*arm(), clip, {0.01, 1}).keys.weights, testing::Contains(10U));
}

TEST(ClipKeys, OneFrameHasOneKey) {
  const auto few = app::fewKeys(*arm(), armClip(1, [](std::size_t) { return 5.0F; }), {0.01, 0.1});
  EXPECT_THAT(few.keys.bones[0].rotations, ElementsAre(0U));
  EXPECT_EQ(few.worst.units, 0.0);
}

}  // namespace

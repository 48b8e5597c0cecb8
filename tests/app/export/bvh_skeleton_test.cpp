// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/bvh_skeleton.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/app/export/collected.h"
#include "tests/app/files/dancer.h"

namespace {

/// Returns a model whose bones hang in one chain 10 units apart downwards, the first at (0, 20, 0).
pmx::Model chainOf(std::initializer_list<const char*> names) {
  pmx::Model model;
  std::int32_t parent = -1;
  for (const char* name : names) {
    pmx::Bone bone;
    bone.name = name;
    bone.position = {0, 20.0F - 10.0F * static_cast<float>(parent + 1), 0};
    bone.parent = parent++;
    model.bones.push_back(bone);
  }
  return model;
}

/// Returns a clip of so many frames in which a model rests.
app::BakedClip rest(const app::LoadedModel& model, std::size_t frames) {
  app::BakedClip clip;
  clip.frames = frames;
  clip.bones = model.model.bones.size();
  for (std::size_t frame = 0; frame < frames; ++frame) {
    for (const base::Vec3& offset : model.skeleton.offsets) clip.locals.push_back({offset, base::kIdentityRotation});
    clip.placements.push_back({});
  }
  return clip;
}

std::vector<base::Transform> poseAt(const app::BvhMotion& motion, std::size_t frame) {
  std::vector<base::Transform> locals(motion.joints.size());
  motion.pose(frame, locals);
  return locals;
}

TEST(BvhSkeleton, MirrorsZAndIsInMetres) {
  // GIVEN a thigh and a knee below it that bends back by 30 degrees: MMD's quaternion turns
  // (0, -1, 0) into (0, -0.866, 0.5), and the exported one into (0, -0.866, -0.5).
  const auto model = support::loaded(chainOf({"左足", "左ひざ"}));
  app::BakedClip clip = rest(*model, 2);
  clip.locals[3].rotation = base::Quat(0.965926F, -0.258819F, 0, 0);
  clip.locals[2].translation = {1.5F, 10.2F, -0.3F};
  const app::BvhMotion motion = app::bvhOfSkeleton(*model, clip);
  ASSERT_EQ(motion.joints.size(), 2U) << "one root needs no joint above it";
  EXPECT_EQ(motion.joints[0].name, "左足");
  EXPECT_EQ(motion.joints[0].parent, -1);
  EXPECT_EQ(motion.joints[1].parent, 0);
  support::expectNear(motion.joints[1].offset, {0, -0.8F, 0});
  EXPECT_FALSE(motion.joints[1].moves) << "it stays where it is in its parent";
  EXPECT_EQ(motion.frames, 2U);
  const auto locals = poseAt(motion, 1);
  support::expectNear(locals[0].translation, {0.12F, 0.816F, 0.024F});
  support::expectNear(locals[1].rotation * base::Vec3(0, -1, 0), {0, -0.866025F, -0.5F});
}

TEST(BvhSkeleton, BonesThatLeaveTheirPlaceHaveChannelsForIt) {
  const auto model = support::loaded(chainOf({"全ての親", "センター", "上半身"}));
  app::BakedClip clip = rest(*model, 3);
  clip.locals[2 * 3 + 1].translation.x += 0.5F;
  const app::BvhMotion motion = app::bvhOfSkeleton(*model, clip);
  EXPECT_TRUE(motion.joints[1].moves);
  EXPECT_FALSE(motion.joints[2].moves);
  support::expectNear(poseAt(motion, 0)[1].translation, {0, -0.8F, 0});
  support::expectNear(poseAt(motion, 2)[1].translation, {0.04F, -0.8F, 0});
}

TEST(BvhSkeleton, SeveralRootsStandBelowOne) {
  pmx::Model two = chainOf({"センター", "model", "右足ＩＫ"});
  two.bones[2].parent = -1;
  const auto model = support::loaded(std::move(two));
  const app::BakedClip clip = rest(*model, 1);
  const app::BvhMotion motion = app::bvhOfSkeleton(*model, clip);
  ASSERT_EQ(motion.joints.size(), 4U);
  EXPECT_EQ(motion.joints[0].name, "model");
  EXPECT_EQ(motion.joints[0].parent, -1);
  EXPECT_EQ(motion.joints[1].parent, 0);
  EXPECT_EQ(motion.joints[2].name, "model_2");
  EXPECT_EQ(motion.joints[2].parent, 1);
  EXPECT_EQ(motion.joints[3].parent, 0);
  support::expectNear(motion.joints[1].offset, {0, 1.6F, 0});
  support::expectNear(poseAt(motion, 0)[0].translation, {0, 0, 0});
}

TEST(BvhSkeleton, APlacedModelStandsWhereTheShowHasIt) {
  const auto model = support::loaded(chainOf({"センター", "上半身"}));
  app::BakedClip clip = rest(*model, 2);
  clip.placements[0] = {.position = {10, 0, 5}, .turn = 90, .scale = 2};
  clip.placements[1] = {.position = {20, 0, 5}, .turn = 90, .scale = 2};
  const app::BvhMotion motion = app::bvhOfSkeleton(*model, clip);
  ASSERT_EQ(motion.joints.size(), 3U);
  support::expectNear(motion.joints[2].offset, {0, -1.6F, 0});
  support::expectNear(poseAt(motion, 0)[0].translation, {0.8F, 0, -0.4F});
  support::expectNear(poseAt(motion, 1)[0].translation, {1.6F, 0, -0.4F});
  // At 90 degrees a model that faced -Z faces -X; in exported axes it faced +Z, and -X as well.
  support::expectNear(poseAt(motion, 0)[0].rotation * base::Vec3(0, 0, 1), {-1, 0, 0});
  support::expectNear(poseAt(motion, 0)[1].translation, {0, 3.2F, 0});
}

TEST(BvhSkeleton, BonesEndWhereTheModelSays) {
  pmx::Model named = chainOf({"a", "b", "c"});
  named.bones[0].flags |= pmx::boneFlag::tailIsBone;
  named.bones[0].tailBone = 2;
  named.bones[1].tailOffset = {0, 0, -1};
  const auto model = support::loaded(std::move(named));
  const app::BakedClip clip = rest(*model, 1);
  const app::BvhMotion motion = app::bvhOfSkeleton(*model, clip);
  support::expectNear(motion.joints[0].end, {0, -1.6F, 0});
  support::expectNear(motion.joints[1].end, {0, 0, 0.08F});
  EXPECT_GT(glm::length(motion.joints[2].end), 0.005F) << "Blender drops bones without a length";
}

}  // namespace

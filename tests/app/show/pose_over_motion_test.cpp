// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests play poses (VPD) over the motions of an actor, and map bones to other names of
// motions.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"

namespace {

using app::MotionUse;
using app::Show;
using base::Vec3;
using support::dance;
using support::kHead;
using support::kIkBone;

std::shared_ptr<const app::LoadedMotion> pose(std::vector<vmd::PoseBone> bones,
                                              std::vector<vmd::PoseMorph> morphs = {}) {
  auto loaded = std::make_shared<app::LoadedMotion>();
  loaded->pose = vmd::Pose{"踊り子", std::move(bones), std::move(morphs)};
  return loaded;
}

vmd::PoseBone moved(const char* name, const Vec3& by) { return {name, by, base::kIdentityRotation}; }

class PoseOverMotion : public testing::Test {
 protected:
  PoseOverMotion() : id(show.add(support::loaded(support::dancer()))) {}
  Vec3 bone(double frame, std::size_t index) {
    return show.evaluate(frame).actors[0].frame->boneModels[index].translation;
  }
  Show show;
  app::ActorId id;
};

// The IK bone rests at (1, 0, 0), the head at (0, 16, 0).

TEST_F(PoseOverMotion, SetsItsBonesAtEveryFrameAndLeavesOthers) {
  // GIVEN a dance that lifts the target by 2 up to frame 10, and a morph that lifts all by 4 up to
  // frame 30
  // WHEN a pose moves the head by 3 along X and sets the morph to a half, at any index of the list
  const auto posed = pose({moved("頭", {3, 0, 0})}, {{"持ち上げ", 0.5F}});
  for (const auto& motions : {std::vector<MotionUse>{{support::loaded(dance())}, {posed}},
                              std::vector<MotionUse>{{posed}, {support::loaded(dance())}}}) {
    show.setMotions(id, motions);
    for (const double frame : {0.0, 10.0, 30.0, 500.0}) EXPECT_EQ(bone(frame, kHead), Vec3(3, 18, 0)) << frame;
    // THEN the target moves on: 2 by its keys, 2 by the morph
    EXPECT_EQ(bone(10, kIkBone), Vec3(1, 4, 0));
    EXPECT_EQ(bone(0, kIkBone), Vec3(1, 2, 0));
    EXPECT_EQ(show.lastFrame(), 30.0);
  }
}

TEST_F(PoseOverMotion, IsTakenAwayByItsSwitch) {
  const auto posed = pose({moved("左足ＩＫ", {0, 0, -5})});
  show.setMotions(id, {{support::loaded(dance())}, {posed}});
  EXPECT_EQ(bone(10, kIkBone), Vec3(1, 0, -5));
  show.setMotions(id, {{support::loaded(dance())}, {posed, false}});
  EXPECT_EQ(bone(10, kIkBone), Vec3(1, 2, 0));
  EXPECT_TRUE(show.actor(id)->laidEdits().empty());
}

TEST_F(PoseOverMotion, OfSeveralPosesTheLastCountsAndHasNoShift) {
  show.setMotions(id, {{pose({moved("頭", {1, 0, 0}), moved("左足ＩＫ", {7, 0, 0})}), true, -900},
                       {pose({moved("頭", {2, 0, 0})}), true, 300}});
  EXPECT_EQ(bone(0, kHead), Vec3(2, 16, 0));
  EXPECT_EQ(bone(0, kIkBone), Vec3(8, 0, 0));
  EXPECT_EQ(show.lastFrame(), 0.0);
}

TEST_F(PoseOverMotion, EditsLieOverIt) {
  show.setMotions(id, {{pose({moved("頭", {1, 0, 0})})}});
  app::Edits edits;
  edits.set(app::BoneEdit{5, app::EditKind::Add, {{0, 0, 4}, base::kIdentityRotation}});
  show.actor(id)->setEdits(edits);
  EXPECT_EQ(bone(0, kHead), Vec3(1, 16, 4));
  edits.set(app::BoneEdit{5, app::EditKind::Replace, {{0, 0, 4}, base::kIdentityRotation}});
  show.actor(id)->setEdits(edits);
  EXPECT_EQ(bone(0, kHead), Vec3(0, 16, 4));
  show.setMotions(id, {});
  EXPECT_EQ(bone(0, kHead), Vec3(0, 16, 4)) << "edits stay when the pose goes";
}

TEST_F(PoseOverMotion, WhatTheModelLacksIsTold) {
  show.setMotions(
      id, {{pose({moved("しっぽ", {1, 0, 0})}, {{"ウィンク", 1.0F}})}, {pose({moved("羽", {1, 0, 0})}), false}});
  const app::UnmatchedTracks lacks = show.actor(id)->unmatched();
  ASSERT_EQ(lacks.bones.size(), 1U);
  EXPECT_EQ(lacks.bones[0].name.utf8, "しっぽ");
  ASSERT_EQ(lacks.morphs.size(), 1U);
  EXPECT_EQ(lacks.morphs[0].name.utf8, "ウィンク");
}

TEST_F(PoseOverMotion, ANameThatMotionAndPoseHaveIsListedOnce) {
  vmd::Motion other = dance();
  for (auto& key : other.boneKeys) key.name = vmd::makeName<15>("しっぽ");
  show.setMotions(id, {{support::loaded(other)}, {pose({moved("しっぽ", {1, 0, 0})})}});
  const auto lacks = show.actor(id)->unmatched().bones;
  ASSERT_EQ(lacks.size(), 1U);
  EXPECT_EQ(lacks[0].keyCount, 3U);
}

TEST_F(PoseOverMotion, IsSharedWithTheMotions) {
  show.setMotions(id, {{pose({moved("頭", {1, 0, 0})})}});
  app::Actor other(show.actor(id)->loadedModel());
  other.shareMotions(*show.actor(id));
  EXPECT_EQ(other.evaluate(3).boneModels[kHead].translation, Vec3(1, 16, 0));
}

TEST_F(PoseOverMotion, ABoneStandsForANameTheModelLacks) {
  // GIVEN a dance of "IK_L", and a pose of "Head"
  vmd::Motion other = dance();
  for (auto& key : other.boneKeys) key.name = vmd::makeName<15>("IK_L");
  other.ikKeys.push_back({5, 1, {{vmd::makeName<20>("IK_L"), 0}}});
  show.setMotions(id, {{support::loaded(other)}, {pose({moved("Head", {0, 0, 9})})}});
  EXPECT_EQ(bone(10, kIkBone), Vec3(1, 0, 0));
  EXPECT_EQ(show.actor(id)->unmatched().bones.size(), 2U);
  // WHEN bones are mapped to the names THEN they move, and so does the chain's switch
  show.actor(id)->setNames({{"IK_L", 4}, {"Head", 5}});
  EXPECT_EQ(bone(10, kIkBone), Vec3(1, 2, 0));
  EXPECT_EQ(bone(10, kHead), Vec3(0, 16, 9));
  EXPECT_EQ(show.actor(id)->frame().ikEnabled[0], 0);
  EXPECT_TRUE(show.actor(id)->unmatched().bones.empty());
  EXPECT_TRUE(show.actor(id)->unmatched().chains.empty());
  // AND they are among the switches, also for motions that are added later
  EXPECT_EQ(show.actor(id)->switches().names.size(), 2U);
  show.setMotions(id, {{support::loaded(other)}});
  EXPECT_EQ(bone(10, kIkBone), Vec3(1, 2, 0));
  // WHEN the mapping is removed THEN nothing moves
  show.actor(id)->setNames({});
  EXPECT_EQ(bone(10, kIkBone), Vec3(1, 0, 0));
  // AND a bone that doesn't exist maps to nothing
  show.actor(id)->setNames({{"IK_L", 90}, {"Head", -3}});
  EXPECT_EQ(bone(10, kIkBone), Vec3(1, 0, 0));
}

TEST_F(PoseOverMotion, TheModelsOwnNamesCountBeforeOthers) {
  show.setMotions(id, {{support::loaded(dance())}});
  show.actor(id)->setNames({{"左足ＩＫ", 5}});
  EXPECT_EQ(bone(10, kIkBone), Vec3(1, 2, 0));
  EXPECT_EQ(bone(10, kHead), Vec3(0, 16, 0));
}

}  // namespace

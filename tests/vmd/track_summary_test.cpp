// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/track_summary.h"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

#include "vmd/motion_binding.h"

namespace {

using vmd::TrackKind;

pmx::Model model() {
  pmx::Model made;
  for (const char* name : {"センター", "左足", "左足ＩＫ", "頭"}) {
    pmx::Bone bone;
    bone.name = name;
    made.bones.push_back(bone);
  }
  made.bones[2].flags = pmx::boneFlag::ik;
  pmx::Morph morph;
  morph.name = "あ";
  made.morphs.push_back(morph);
  return made;
}

void addBone(vmd::Motion& motion, const char* name, std::uint32_t frame, float y = 0.0F) {
  vmd::BoneKey key;
  key.name = vmd::makeName<15>(name);
  key.frame = frame;
  key.translation.y = y;
  motion.boneKeys.push_back(key);
}

TEST(TrackSummary, TellsKeysFramesAndWhatIsMeant) {
  vmd::Motion motion = vmd::Motion::make("x");
  addBone(motion, "しっぽ", 7, 1.0F);  // a bone of another model
  addBone(motion, "左足", 30);
  addBone(motion, "左足", 10);
  addBone(motion, "左足", 20, std::numeric_limits<float>::quiet_NaN());
  addBone(motion, "腰", 0);  // a bone of another model, at rest
  motion.morphKeys.push_back({vmd::makeName<15>("あ"), 5, 0.5F});
  motion.morphKeys.push_back({vmd::makeName<15>("い"), 6, 0.0F});
  vmd::IkKey ik;
  ik.frame = 40;
  ik.switches.push_back({vmd::makeName<20>("左足ＩＫ"), 0});
  ik.switches.push_back({vmd::makeName<20>("右足ＩＫ"), 1});
  motion.ikKeys.push_back(ik);
  const auto tracks = vmd::summariseTracks(motion, model());
  struct Want {
    TrackKind kind;
    const char* name;
    std::int32_t target;
    std::size_t keys;
    std::uint32_t first, last;
    bool matters;
  };
  const std::vector<Want> want{
      {TrackKind::Bone, "しっぽ", -1, 1, 7, 7, true},   {TrackKind::Bone, "左足", 1, 2, 10, 30, false},
      {TrackKind::Bone, "腰", -1, 1, 0, 0, false},      {TrackKind::Morph, "あ", 0, 1, 5, 5, true},
      {TrackKind::Morph, "い", -1, 1, 6, 6, false},     {TrackKind::Ik, "左足ＩＫ", 0, 1, 40, 40, true},
      {TrackKind::Ik, "右足ＩＫ", -1, 1, 40, 40, false}};
  ASSERT_EQ(tracks.size(), want.size());
  for (std::size_t i = 0; i < want.size(); ++i) {
    SCOPED_TRACE(want[i].name);
    EXPECT_EQ(tracks[i].kind, want[i].kind);
    EXPECT_EQ(tracks[i].name.utf8, want[i].name);
    EXPECT_EQ(tracks[i].target, want[i].target);
    EXPECT_EQ(tracks[i].keyCount, want[i].keys);
    EXPECT_EQ(tracks[i].firstFrame, want[i].first);
    EXPECT_EQ(tracks[i].lastFrame, want[i].last);
    EXPECT_EQ(tracks[i].matters, want[i].matters);
  }
}

TEST(TrackSummary, AgreesWithTheBindingAboutNames) {
  // GIVEN names in other forms and one that the user has mapped to a bone
  vmd::Motion motion = vmd::Motion::make("x");
  for (const char* name : {"ｾﾝﾀｰ", "左足IK", "head", "nothing"}) addBone(motion, name, 1, 2.0F);
  const vmd::BoneNames chosen({{"head", 3}, {"nothing", 99}});
  const auto tracks = vmd::summariseTracks(motion, model(), chosen);
  const vmd::Motion* const motions[] = {&motion};
  const vmd::MotionBinding bound(motions, model(), chosen);
  // THEN the found names are those that the binding moves, and the others are those that it lists
  std::vector<std::int32_t> moved, told;
  for (const auto& track : bound.boneTracks) moved.push_back(track.bone);
  std::size_t unmatched = 0;
  for (const auto& track : tracks) {
    if (track.target >= 0) told.push_back(track.target);
    unmatched += track.target < 0 ? 1 : 0;
  }
  std::sort(told.begin(), told.end());
  EXPECT_EQ(told, moved);
  EXPECT_EQ(unmatched, bound.unmatchedBones.size());
  EXPECT_GE(unmatched, 1U);
  EXPECT_TRUE(vmd::summariseTracks(vmd::Motion::make("x"), {}).empty());
}

}  // namespace

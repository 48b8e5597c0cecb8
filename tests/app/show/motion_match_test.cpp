// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/motion_match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"

namespace {

using ::testing::HasSubstr;

app::UnmatchedTracks tracks(std::size_t bones, std::size_t morphs, std::size_t chains) {
  app::UnmatchedTracks result;
  result.bones.resize(bones);
  result.morphs.resize(morphs);
  result.chains.resize(chains);
  return result;
}

/// Returns a motion that moves this many bones that no model has.
std::shared_ptr<const app::LoadedMotion> strange(int bones, const char* file) {
  vmd::Motion motion = vmd::Motion::make("strange");
  for (int i = 0; i < bones; ++i) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("触手" + std::to_string(i));
    key.translation = {1, 2, 3};
    motion.boneKeys.push_back(key);
  }
  auto loaded = std::make_shared<app::LoadedMotion>();
  loaded->motion = std::move(motion);
  loaded->path = file;
  return loaded;
}

TEST(MotionMatch, CountsInPlainEnglish) {
  EXPECT_EQ(app::countedTracks(tracks(2, 10, 0)), "2 bones and 10 morphs");
  EXPECT_EQ(app::countedTracks(tracks(1, 1, 1)), "1 bone, 1 morph and 1 IK chain");
  EXPECT_EQ(app::countedTracks(tracks(0, 0, 3)), "3 IK chains");
  EXPECT_EQ(app::countedTracks(tracks(0, 1, 0)), "1 morph");
  EXPECT_EQ(app::countedTracks({}), "");
}

TEST(MotionMatch, AMotionOfWhichNothingFitsIsStray) {
  app::Show show;
  const auto id = show.add(support::loaded(support::dancer()));
  const app::Actor& actor = *show.actor(id);
  // GIVEN a dance that fits, and one of three bones that the model doesn't have
  const auto fits = support::loaded(support::dance()), stray = strange(3, "a/stray.vmd");
  show.setMotions(id, {{fits}});
  EXPECT_TRUE(app::strayMotions(actor).empty());
  for (const auto& motions : {std::vector<app::MotionUse>{{stray}}, {{fits}, {stray}}, {{stray}, {fits}}}) {
    show.setMotions(id, motions);
    const auto found = app::strayMotions(actor);
    ASSERT_EQ(found.size(), 1U) << motions.size();
    EXPECT_EQ(found[0].use->motion, stray);
    EXPECT_EQ(found[0].tracks.bones.size(), 3U);
  }
  const app::Actor* const all[]{&actor};
  const auto issues = app::strayIssues(all);
  ASSERT_EQ(issues.size(), 1U);
  EXPECT_EQ(issues[0].detail, "doesn't move 踊り子: the model doesn't have the 3 bones of this motion");
  EXPECT_EQ(issues[0].section, "a/stray.vmd");
  // WHEN it is off, or a bone is mapped to one of its names, THEN it isn't
  show.setMotions(id, {{stray, false}});
  EXPECT_TRUE(app::strayMotions(actor).empty());
  show.setMotions(id, {{stray}});
  show.actor(id)->setNames({{"触手1", 5}});
  EXPECT_TRUE(app::strayMotions(actor).empty());
}

TEST(MotionMatch, CamerasAndRestArentStray) {
  app::Show show;
  const auto id = show.add(support::loaded(support::dancer()));
  // GIVEN a camera motion, and one whose keys hold the rest pose alone, as MMD writes them for
  // every bone
  vmd::Motion camera = vmd::Motion::make("camera");
  camera.cameraKeys.emplace_back();
  vmd::Motion rest = vmd::Motion::make("rest");
  rest.boneKeys.emplace_back().name = vmd::makeName<15>("触手");
  show.setMotions(id, {{support::loaded(std::move(camera))}, {support::loaded(std::move(rest))}});
  EXPECT_TRUE(app::strayMotions(*show.actor(id)).empty());
}

TEST(MotionMatch, APoseIsStrayToo) {
  app::Show show;
  const auto id = show.add(support::loaded(support::dancer()));
  auto pose = std::make_shared<app::LoadedMotion>();
  pose->path = "p.vpd";
  pose->pose.emplace();
  pose->pose->bones.push_back({"しっぽ", {1, 2, 3}, base::kIdentityRotation});
  show.setMotions(id, {{pose}});
  const app::Actor* const all[]{show.actor(id)};
  const auto issues = app::strayIssues(all);
  ASSERT_EQ(issues.size(), 1U);
  EXPECT_THAT(issues[0].detail, HasSubstr("the 1 bone of this pose"));
}

}  // namespace

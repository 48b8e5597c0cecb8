// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/key_frames.h"

#include <gmock/gmock.h>

#include "pmx/base/frames.h"
#include "tests/app/files/dancer.h"

namespace {

using app::KeyFrames;
using testing::ElementsAre;
using testing::IsEmpty;

/// Returns a motion: keys of the foot's IK bone at 30, 10, 20 and again 10, of the head at 12, a
/// morph's at 5, switches at 0 and 40, camera keys at 7 and 3, one of light at 9, and keys that
/// another model needs.
std::shared_ptr<const app::LoadedMotion> motion() {
  vmd::Motion made = vmd::Motion::make("dancer");
  const auto bone = [&](const char* name, std::uint32_t frame) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>(name);
    key.frame = frame;
    key.translation = {0, 1, 0};
    key.setCurves({}, {}, {}, {});
    made.boneKeys.push_back(key);
  };
  for (const std::uint32_t frame : {30U, 10U, 20U, 10U}) bone("左足ＩＫ", frame);
  bone("頭", 12);
  bone("しっぽ", 99);
  made.morphKeys.push_back({vmd::makeName<15>("持ち上げ"), 5, 1.0F});
  for (const std::uint32_t frame : {0U, 40U}) {
    vmd::IkKey key;
    key.frame = frame;
    key.switches.push_back({vmd::makeName<20>("左足ＩＫ"), static_cast<std::uint8_t>(frame == 0 ? 1 : 0)});
    made.ikKeys.push_back(key);
  }
  for (const std::uint32_t frame : {7U, 3U}) made.cameraKeys.emplace_back().frame = frame;
  made.lightKeys.emplace_back().frame = 9;
  return support::loaded(std::move(made));
}

struct KeyFramesTest : testing::Test {
  void play(std::int32_t shift) { show.setMotions(id, {{motion(), true, shift}}); }
  [[nodiscard]] const app::Actor& actor() const { return *show.actor(id); }

  app::Show show;
  app::ActorId id = show.add(support::loaded(support::dancer()));
};

TEST_F(KeyFramesTest, AreThoseOfWhatIsAskedFor) {
  play(0);
  EXPECT_THAT(app::boneKeyFrames(actor(), 4), ElementsAre(10U, 20U, 30U));
  EXPECT_THAT(app::boneKeyFrames(actor(), 5), ElementsAre(12U));
  EXPECT_THAT(app::boneKeyFrames(actor(), 1), IsEmpty());
  EXPECT_THAT(app::boneKeyFrames(actor(), 77), IsEmpty());
  EXPECT_THAT(app::boneKeyFrames(actor(), -1), ElementsAre(10U, 12U, 20U, 30U));
  EXPECT_THAT(app::morphKeyFrames(actor(), 0), ElementsAre(5U));
  EXPECT_THAT(app::ikKeyFrames(actor()), ElementsAre(0U, 40U));
  EXPECT_THAT(app::actorKeyFrames(actor()), ElementsAre(0U, 5U, 10U, 12U, 20U, 30U, 40U));
  EXPECT_THAT(app::cameraKeyFrames(show), ElementsAre(3U, 7U));
  EXPECT_THAT(app::lightKeyFrames(show), ElementsAre(9U));
}

TEST_F(KeyFramesTest, AreWhereAShiftPutsThem) {
  // WHEN the motion begins later THEN so do its keys
  play(100);
  EXPECT_THAT(app::boneKeyFrames(actor(), 4), ElementsAre(110U, 120U, 130U));
  EXPECT_THAT(app::cameraKeyFrames(show), ElementsAre(103U, 107U));
  // WHEN it begins before frame 0 THEN keys before frame 0 are left out
  play(-11);
  EXPECT_THAT(app::boneKeyFrames(actor(), -1), ElementsAre(1U, 9U, 19U));
  EXPECT_THAT(app::ikKeyFrames(actor()), ElementsAre(29U));
  EXPECT_THAT(app::cameraKeyFrames(show), IsEmpty());
}

TEST_F(KeyFramesTest, BehindTheLastFrameOfAllThereAreNone) {
  vmd::Motion made = vmd::Motion::make("dancer");
  for (const std::uint32_t frame : {10'000'000U, 10'000'001U, 0xFFFFFFFFU}) {
    auto& key = made.boneKeys.emplace_back();
    key.name = vmd::makeName<15>("頭");
    key.frame = frame;
    made.cameraKeys.emplace_back().frame = frame;
  }
  show.setMotions(id, {{support::loaded(std::move(made))}});
  EXPECT_THAT(app::boneKeyFrames(actor(), 5), ElementsAre(base::kMaxFrame));
  EXPECT_THAT(app::cameraKeyFrames(show), ElementsAre(base::kMaxFrame));
}

TEST(KeyStep, GoesToTheNextKeyOnThatSide) {
  const KeyFrames frames{0, 10, 11, 300};
  EXPECT_EQ(app::keyBehind(frames, 0.0), 10U);
  EXPECT_EQ(app::keyBehind(frames, 9.5), 10U);
  EXPECT_EQ(app::keyBehind(frames, 10.0), 11U);
  EXPECT_EQ(app::keyBehind(frames, 9.9999999), 11U);  // the difference from 10 can't be seen
  EXPECT_EQ(app::keyBehind(frames, 300.0), std::nullopt);
  EXPECT_EQ(app::keyBefore(frames, 300.0), 11U);
  EXPECT_EQ(app::keyBefore(frames, 10.5), 10U);
  EXPECT_EQ(app::keyBefore(frames, 0.0), std::nullopt);
  EXPECT_EQ(app::keyBefore({}, 5.0), std::nullopt);
}

}  // namespace

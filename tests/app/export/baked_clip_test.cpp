// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/baked_clip.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include <gmock/gmock.h>

#include "tests/app/files/dancer.h"

namespace {

template <class Value>
std::uint64_t bytesOf(const std::vector<Value>& values) {
  return values.capacity() * sizeof(Value);
}

/// This is a show of two dancers of 6 bones and a morph each.
class BakedClipTest : public testing::Test {
 protected:
  BakedClipTest() {
    for (int i = 0; i < 2; ++i) {
      ids_.push_back(show_.add(support::loadedDancer()));
      show_.setMotions(ids_.back(), {{support::loadedDance()}});
    }
  }

  app::Show show_;
  std::vector<app::ActorId> ids_;
};

TEST_F(BakedClipTest, TakesAsMuchMemoryAsIsSaid) {
  constexpr std::int64_t kFrames = 600;
  auto run = app::ClipRun::begin(show_, ids_, {.name = "dance", .first = 0, .last = kFrames - 1});
  ASSERT_TRUE(run);
  while (run->step()) continue;
  std::uint64_t taken = 0;
  const app::BakedDance& dance = run->dance();
  for (const app::BakedClip& clip : dance.models)
    taken += bytesOf(clip.locals) + bytesOf(clip.weights) + bytesOf(clip.placements) + bytesOf(clip.visible);
  taken += bytesOf(dance.cuts);  // there is neither camera nor light, for which there is room
  const double said = static_cast<double>(app::clipBytesPerFrame(show_, ids_)) * kFrames / 2.0;
  EXPECT_LE(static_cast<double>(taken), said) << "half of it is for the file";
  const double room = static_cast<double>(sizeof(vmd::CameraState) + sizeof(vmd::LightState)) * kFrames;
  EXPECT_NEAR(static_cast<double>(taken), said - room, 1.0);
}

TEST_F(BakedClipTest, TheFramesOfAllModelsAndClipsMustFitInAGibibyte) {
  const std::uint64_t perFrame = app::clipBytesPerFrame(show_, ids_);
  const auto fits = static_cast<std::int64_t>((std::uint64_t{1} << 30U) / perFrame);
  EXPECT_TRUE(app::checkClips(show_, ids_, fits, 1));
  const auto refused = app::checkClips(show_, ids_, fits + 1, 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, base::ErrorCode::BadArgument);
  EXPECT_THAT(refused.error().detail, testing::HasSubstr("1074 MB are the most; " + std::to_string(fits) + " frames"));
  EXPECT_THAT(refused.error().detail, testing::HasSubstr("--model takes one model alone"));
  // THEN two clips fit with half the frames
  EXPECT_TRUE(app::checkClips(show_, ids_, fits / 2, 2));
  EXPECT_FALSE(app::checkClips(show_, ids_, fits / 2 + 1, 2));
  // AND one model alone has more
  EXPECT_TRUE(app::checkClips(show_, {&ids_[0], 1}, fits + 1, 1));
  EXPECT_THAT(app::checkClips(show_, {&ids_[0], 1}, 10'000'000, 1).error().detail,
              testing::Not(testing::HasSubstr("--model")));
  // AND a run is refused likewise
  EXPECT_FALSE(app::ClipRun::begin(show_, ids_, {.name = "dance", .first = 0, .last = fits}));
}

}  // namespace

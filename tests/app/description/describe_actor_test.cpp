// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/describe_actor.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/files/loaded_files.h"

namespace {

using app::MotionDescription;
using app::MotionUse;
using app::UnknownKeys;

/// Returns a dance that was read from a file of this name.
std::shared_ptr<const app::LoadedMotion> danceOf(const char* file) {
  auto motion = std::make_shared<app::LoadedMotion>();
  motion->path = file;
  return motion;
}

const UnknownKeys kFirst{{"/mood", "1"}}, kSecond{{"/mood", "2"}};

std::vector<UnknownKeys> unknownOf(const std::vector<MotionDescription>& motions) {
  std::vector<UnknownKeys> keys;
  for (const MotionDescription& motion : motions) keys.push_back(motion.unknown);
  return keys;
}

TEST(DescribeMotions, EachUseOfAFileHasItsOwnUnknownKeys) {
  // GIVEN a file that a show names three times: twice with keys of a later version, once without
  const auto dance = danceOf("a.vmd");
  const std::vector<MotionDescription> told{
      {"a.vmd", true, 0, kFirst}, {"a.vmd", true, 30, {}}, {"a.vmd", false, 60, kSecond}};
  const std::vector<MotionUse> uses{{dance, true, 0}, {dance, true, 30}, {dance, false, 60}};
  // WHEN it is described again / THEN each is as it was
  EXPECT_EQ(app::describeMotions(uses, told), told);
  // AND another use of the file, such as one that was added, has none
  const std::vector<MotionUse> more{uses[0], uses[1], uses[2], {dance, true, 90}};
  EXPECT_THAT(unknownOf(app::describeMotions(more, told)),
              testing::ElementsAre(kFirst, UnknownKeys(), kSecond, UnknownKeys()));
}

TEST(DescribeMotions, UnknownKeysStayWithTheirUseWhenOthersChange) {
  // GIVEN a file that is used twice
  const auto dance = danceOf("a.vmd");
  const std::vector<MotionDescription> told{{"a.vmd", true, 0, kFirst}, {"a.vmd", true, 30, kSecond}};
  const auto keysOf = [&](const std::vector<MotionUse>& uses) { return unknownOf(app::describeMotions(uses, told)); };
  // WHEN the first is removed, switched off, or delayed; or the two are swapped
  // THEN the other keeps its keys
  using testing::ElementsAre;
  EXPECT_THAT(keysOf({{dance, true, 30}}), ElementsAre(kSecond));
  EXPECT_THAT(keysOf({{dance, false, 0}, {dance, true, 30}}), ElementsAre(kFirst, kSecond));
  EXPECT_THAT(keysOf({{dance, true, 15}, {dance, true, 30}}), ElementsAre(kFirst, kSecond));
  EXPECT_THAT(keysOf({{dance, true, 30}, {dance, true, 0}}), ElementsAre(kSecond, kFirst));
  // AND a use that was changed alone keeps its own
  EXPECT_THAT(keysOf({{dance, true, 0}, {dance, false, 40}}), ElementsAre(kFirst, kSecond));
  // AND those of another file are its own
  EXPECT_THAT(keysOf({{danceOf("b.vmd"), true, 0}}), ElementsAre(UnknownKeys()));
}

}  // namespace

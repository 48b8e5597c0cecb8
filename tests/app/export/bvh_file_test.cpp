// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/bvh_file.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "pmx/base/numbers.h"
#include "tests/app/export/collected.h"

namespace {

using support::Collected;

/// Returns a thigh at the root and a knee half a metre below it, which bends back by 30 degrees in
/// the second of two frames, while the thigh moves a centimetre up.
app::BvhMotion leg() {
  app::BvhMotion motion;
  motion.joints.push_back({.name = "thigh", .offset = {0, 1, 0}});
  motion.joints.push_back({.name = "ひざ", .parent = 0, .offset = {0, -0.5F, 0.125F}, .end = {0, -0.25F, 0}});
  motion.frames = 2;
  motion.pose = [](std::size_t frame, std::span<base::Transform> locals) {
    locals[0] = {{0, frame == 0 ? 1.0F : 1.01F, 0}, base::kIdentityRotation};
    locals[1] = {{9, 9, 9}, base::kIdentityRotation};
    if (frame == 1) locals[1].rotation = base::Quat(0.965925826F, 0.258819045F, 0, 0);
  };
  return motion;
}

/// Returns the numbers of a line, with single blanks between them.
std::vector<double> numbersIn(std::string line) {
  std::vector<double> numbers;
  if (line.ends_with('\n')) line.pop_back();
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find(' ', begin), line.size());
    const auto number = base::numberIn<double>(std::string_view(line).substr(begin, end - begin));
    EXPECT_TRUE(number) << line;
    numbers.push_back(number.value_or(0.0));
    begin = end + 1;
  }
  return numbers;
}

std::string errorOf(const app::BvhMotion& motion) {
  Collected collected;
  const auto written = app::writeBvh(motion, collected.sink());
  return written ? "none" : written.error().detail;
}

TEST(BvhFile, HoldsSkeletonAndMotion) {
  Collected collected;
  ASSERT_TRUE(app::writeBvh(leg(), collected.sink()));
  // The root's OFFSET is 0, since three.js adds it to the channels and Blender replaces it by them.
  const std::string head =
      "HIERARCHY\n"
      "ROOT thigh\n{\n"
      "\tOFFSET 0 0 0\n"
      "\tCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n"
      "\tJOINT ひざ\n\t{\n"
      "\t\tOFFSET 0 -0.5 0.125\n"
      "\t\tCHANNELS 3 Zrotation Xrotation Yrotation\n"
      "\t\tEnd Site\n\t\t{\n\t\t\tOFFSET 0 -0.25 0\n\t\t}\n"
      "\t}\n}\n"
      "MOTION\nFrames: 2\nFrame Time: 0.0333333333\n"
      "0 1 0 0 0 0 0 0 0\n";
  ASSERT_EQ(collected.bytes.substr(0, head.size()), head);
  const std::string last = collected.bytes.substr(head.size());
  const std::vector<double> values = numbersIn(last);
  ASSERT_EQ(values.size(), 9U) << last;
  const double want[9] = {0, 1.01, 0, 0, 0, 0, 0, 30, 0};
  for (std::size_t i = 0; i < 9; ++i) EXPECT_NEAR(values[i], want[i], 5e-6) << i;
}

TEST(BvhFile, JointsThatMoveHaveTheWholePositionInTheirChannels) {
  app::BvhMotion motion = leg();
  motion.joints[1].moves = true;
  motion.frames = 1;
  Collected collected;
  ASSERT_TRUE(app::writeBvh(motion, collected.sink()));
  EXPECT_NE(collected.bytes.find("\tJOINT ひざ\n\t{\n\t\tOFFSET 0 0 0\n\t\tCHANNELS 6 Xposition"), std::string::npos);
  EXPECT_NE(collected.bytes.find("0.0333333333\n0 1 0 0 0 0 9 9 9 0 0 0\n"), std::string::npos);
}

TEST(BvhFile, ChannelsStandInTheOrderOfTheHierarchy) {
  // GIVEN parents that come after their children
  app::BvhMotion motion;
  motion.joints.push_back({.name = "toe", .parent = 2});
  motion.joints.push_back({.name = "hand", .parent = 3});
  motion.joints.push_back({.name = "foot", .parent = 3});
  motion.joints.push_back({.name = "hips"});
  motion.frames = 1;
  motion.pose = [](std::size_t, std::span<base::Transform> locals) {
    for (std::size_t i = 0; i < 4; ++i) {
      const float half = static_cast<float>(i + 1) * 5.0F * base::kPi / 180.0F;
      locals[i] = {{0, 0, 0}, base::Quat(std::cos(half), std::sin(half), 0, 0)};  // 10, 20, 30, 40 degrees about X
    }
  };
  Collected collected;
  ASSERT_TRUE(app::writeBvh(motion, collected.sink()));
  std::vector<std::string> names;
  for (std::size_t at = 0; (at = collected.bytes.find("JOINT ", at)) != std::string::npos; ++at)
    names.push_back(collected.bytes.substr(at + 6, collected.bytes.find('\n', at) - at - 6));
  EXPECT_EQ(names, (std::vector<std::string>{"hand", "foot", "toe"}));
  const auto line = collected.bytes.substr(collected.bytes.rfind('\n', collected.bytes.size() - 2) + 1);
  const std::vector<double> values = numbersIn(line);
  ASSERT_EQ(values.size(), 15U) << line;
  const double x[4] = {values[4], values[7], values[10], values[13]};
  EXPECT_NEAR(x[0], 40, 1e-4);
  EXPECT_NEAR(x[1], 20, 1e-4);
  EXPECT_NEAR(x[2], 30, 1e-4);
  EXPECT_NEAR(x[3], 10, 1e-4);
}

TEST(BvhFile, RefusesWhatReadersCannotRead) {
  EXPECT_EQ(errorOf({}), "BVH: there are no bones");
  app::BvhMotion motion = leg();
  motion.frames = 0;
  EXPECT_EQ(errorOf(motion), "BVH: there are no frames");
  motion = leg();
  motion.joints[1].name = "left knee";
  EXPECT_EQ(errorOf(motion), "BVH: 'left knee' is no name of a joint");
  motion.joints[1].name = "thigh";
  EXPECT_EQ(errorOf(motion), "BVH: two joints have the name thigh");
  motion = leg();
  motion.joints[1].parent = -1;
  EXPECT_EQ(errorOf(motion), "BVH: 2 joints have no parent");
  motion.joints[1].parent = 7;
  EXPECT_EQ(errorOf(motion), "BVH: a joint's parent doesn't exist");
  motion.joints[1].parent = 1;
  EXPECT_EQ(errorOf(motion), "BVH: joints are in a circle");
  motion = leg();
  motion.joints[1].offset.y = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(errorOf(motion), "BVH: the place of ひざ isn't finite");
  motion = leg();
  motion.pose = [](std::size_t frame, std::span<base::Transform> locals) {
    locals[0] = {};
    locals[1] = {{}, base::Quat(frame == 1 ? std::numeric_limits<float>::infinity() : 1.0F, 0, 0, 0)};
  };
  EXPECT_EQ(errorOf(motion), "BVH: ひざ isn't anywhere at frame 1");
  motion.pose = [](std::size_t, std::span<base::Transform> locals) {
    locals[0] = locals[1] = {{}, base::Quat(0, 0, 0, 0)};
  };
  EXPECT_EQ(errorOf(motion), "BVH: thigh isn't anywhere at frame 0");
}

TEST(BvhFile, AChainOf65535BonesTakesNoDeepCallsAndLittleSpace) {
  app::BvhMotion motion;
  for (std::int32_t i = 0; i < 65535; ++i) motion.joints.push_back({.name = fmt::format("b{}", i), .parent = i - 1});
  motion.frames = 1;
  motion.pose = [](std::size_t, std::span<base::Transform> locals) {
    for (base::Transform& local : locals) local = {};
  };
  Collected collected;
  ASSERT_TRUE(app::writeBvh(motion, collected.sink()));
  EXPECT_LT(collected.bytes.size(), 65535U * 400U) << "indented by its depth it would be 8 GB";
  EXPECT_NE(collected.bytes.find("JOINT b65534\n"), std::string::npos);
}

TEST(BvhFile, StopsWhereTheDiskIsFull) {
  app::BvhMotion motion = leg();
  motion.frames = 100000;
  std::size_t most = 0;
  const auto pose = motion.pose;
  motion.pose = [&](std::size_t frame, std::span<base::Transform> locals) {
    most = frame;
    pose(frame > 0 ? 1 : 0, locals);
  };
  const auto written = app::writeBvh(motion, support::sinkOf(200000));
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, base::ErrorCode::CannotWrite);
  EXPECT_LT(most, 20000U) << "nothing is computed for a file that can't be";
}

}  // namespace

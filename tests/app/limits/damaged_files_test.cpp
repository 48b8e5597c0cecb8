// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Files that break every rule are read, posed and skinned: all results are numbers. The limits are
// those of limits.md.

#include <array>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <memory>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/pmx/pmx_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/app/limits/frame_fault.h"
#include "tests/app/show/solo.h"
#include "tests/support/model_builder.h"
#include "tests/support/odd_floats.h"
#include "vmd/vmd_reader.h"
#include "vmd/vmd_writer.h"

namespace {

using base::Vec3;
using support::faultOf;
using support::isNumber;
using support::kHuge;
using support::kInfinity;
using support::kNan;
using support::opened;
using testing::HasSubstr;

std::shared_ptr<app::LoadedModel> opened(std::span<const std::byte> bytes) { return opened(pmx::readPmx(bytes)); }

std::shared_ptr<app::LoadedModel> opened(const pmx::Model& model) { return opened(pmx::writePmx(model)); }

TEST(DamagedFiles, AnyFloatOfAModelMayBeNoNumber) {
  const auto bytes = pmx::writePmx(support::fullModel(2.1F, base::Encoding::Utf8, 1));
  const auto whole = opened(bytes);
  ASSERT_NE(whole, nullptr);
  const auto motion = support::loaded(support::danceOfAll(whole->model));
  ASSERT_EQ(faultOf(whole, motion, {0.0, 7.5, 20.0}), "");
  int read = 0;
  for (std::size_t at = 17; at + 4 <= bytes.size(); ++at) {
    for (const float value : {kNan, kInfinity, -kInfinity, kHuge, -kHuge}) {
      // GIVEN four bytes anywhere that say NaN, infinity or the largest number
      auto damaged = bytes;
      std::memcpy(damaged.data() + at, &value, sizeof(value));
      const auto model = opened(damaged);
      if (!model) continue;
      ++read;
      // WHEN it is played / THEN everything is a number
      ASSERT_EQ(faultOf(model, motion, {0.0, 7.5}), "") << value << " at byte " << at;
    }
  }
  EXPECT_GT(read, 1000);
}

TEST(DamagedFiles, AnyFloatOfAMotionMayBeNoNumber) {
  const auto model = opened(support::fullModel(2.1F, base::Encoding::Utf8, 1));
  ASSERT_NE(model, nullptr);
  vmd::Motion whole = support::danceOfAll(model->model);
  whole.boneKeys.resize(std::min<std::size_t>(whole.boneKeys.size(), 3 * model->model.bones.size()));
  whole.cameraKeys.resize(2);
  whole.cameraKeys[1].frame = 10;
  whole.lightKeys.resize(2);
  whole.lightKeys[1].frame = 10;
  whole.selfShadowKeys.resize(1);
  const auto bytes = vmd::writeVmd(whole);
  int read = 0;
  for (std::size_t at = 30; at + 4 <= bytes.size(); ++at) {
    for (const float value : {kNan, kInfinity, kHuge, -kHuge}) {
      auto damaged = bytes;
      std::memcpy(damaged.data() + at, &value, sizeof(value));
      auto motion = vmd::readVmd(damaged);
      if (!motion) continue;
      ++read;
      const auto loaded = support::loaded(std::move(motion->motion));
      ASSERT_EQ(faultOf(model, loaded, {5.0}), "") << value << " at byte " << at;
      app::Show show;
      show.setSceneMotions({{loaded}});
      const app::SceneFrame& scene = show.evaluate(5.0).scene;
      ASSERT_TRUE(isNumber(scene.camera.target) && isNumber(scene.camera.rotation) &&
                  std::isfinite(scene.camera.distance))
          << at;
      ASSERT_TRUE(isNumber(scene.light.direction) && isNumber(scene.light.colour)) << at;
    }
  }
  EXPECT_GT(read, 1000);
}

TEST(DamagedFiles, CurvesMayHoldAnyByte) {
  // GIVEN every byte of the curves beyond 127
  const auto model = support::loaded(support::dancer());
  for (const int value : {128, 200, 255}) {
    vmd::Motion motion = support::dance();
    for (auto& key : motion.boneKeys) key.interpolation.fill(static_cast<std::uint8_t>(value));
    const auto loaded = support::loaded(std::move(motion));
    support::Solo session;
    session.setModel(model);
    session.addMotion(loaded);
    // THEN the foot moves on the straight line of a curve (127, 127, 127, 127)
    EXPECT_NEAR(session.evaluate(5.0).boneModels[4].translation.y, 1.0F, 1e-5F) << value;
  }
}

struct Odd {
  const char* name;
  std::function<void(pmx::Model&)> change;
  const char* issue;
};

TEST(DamagedFiles, BonesThatLeadToThemselves) {
  // in support::fullModel, bone 4 is the IK bone with effector 3 and links 2 and 1, bone 5 appends
  // from another
  const Odd rows[] = {
      {"its own parent", [](pmx::Model& m) { m.bones[2].parent = 2; }, "hangs from it"},
      {"its own append parent", [](pmx::Model& m) { m.bones[5].appendParent = 5; }, "moves with it"},
      {"its own IK target", [](pmx::Model& m) { m.bones[4].ik.effector = 4; }, ""},
      {"its own IK link", [](pmx::Model& m) { m.bones[4].ik.links[0].bone = 4; }, ""},
      {"its own IK target and link", [](pmx::Model& m) { m.bones[4].ik.effector = 4, m.bones[4].ik.links[0].bone = 4; },
       "effector itself"},
      {"parent of its own IK target's parent", [](pmx::Model& m) { m.bones[1].parent = 4, m.bones[4].parent = 3; },
       "hangs from it"},
      {"a link far beyond",
       [](pmx::Model& m) { m.bones[4].ik.links[0].bone = std::numeric_limits<std::int32_t>::max(); },
       "leaves out a link"},
      {"loops without end", [](pmx::Model& m) { m.bones[4].ik.loopCount = std::numeric_limits<std::int32_t>::max(); },
       ""},
      {"loops below zero", [](pmx::Model& m) { m.bones[4].ik.loopCount = std::numeric_limits<std::int32_t>::min(); },
       "loop count"},
      {"a huge unit angle", [](pmx::Model& m) { m.bones[4].ik.unitAngleRad = 3e38F; }, ""},
      {"a unit angle below zero", [](pmx::Model& m) { m.bones[4].ik.unitAngleRad = -1; }, ""},
      {"huge limits",
       [](pmx::Model& m) {
         m.bones[4].ik.links[0] = {2, true, Vec3(-3e38F), Vec3(3e38F)};
       },
       ""},
      {"limits of NaN",
       [](pmx::Model& m) {
         m.bones[4].ik.links[0] = {2, true, Vec3(kNan), Vec3(1)};
       },
       "limit isn't a number"},
  };
  for (const Odd& row : rows) {
    SCOPED_TRACE(row.name);
    pmx::Model model = support::fullModel(2.1F, base::Encoding::Utf8, 4);
    row.change(model);
    const auto loaded = opened(model);
    ASSERT_NE(loaded, nullptr);
    EXPECT_EQ(faultOf(loaded, support::loaded(support::danceOfAll(loaded->model)), {0.0, 7.5, 20.0}), "");
    std::string issues;
    for (const auto& issue : loaded->issues) issues += base::describe(issue) + "\n";
    EXPECT_THAT(issues, HasSubstr(row.issue));
  }
}

TEST(DamagedFiles, AZeroFixedAxisLetsNoMotionTurnTheBone) {
  // ik-parity.md 1: "a zero axis gives the identity", with validate() and without it
  for (const bool zero : {true, false}) {
    pmx::Model model = support::dancer();
    model.bones[5].flags |= pmx::boneFlag::fixedAxis;
    model.bones[5].fixedAxis = zero ? Vec3(0.0F) : Vec3(0, 0, 2);
    const auto loaded = opened(model);
    vmd::Motion motion = vmd::Motion::make("");
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("頭");
    key.rotation = glm::angleAxis(1.0F, Vec3(0, 0, 1));
    motion.boneKeys.push_back(key);
    support::Solo session;
    session.setModel(loaded);
    session.addMotion(support::loaded(std::move(motion)));
    EXPECT_NEAR(session.evaluate(0).boneModels[5].rotation.z, zero ? 0.0F : std::sin(0.5F), 1e-6F);
  }
}

// Bones are 100,000 deep: recursion runs out of stack, quadratic work out of the test's time.
constexpr std::int32_t kDeep = 100'000;

pmx::Model deepModel() {
  pmx::Model model;
  model.bones.resize(kDeep);
  for (std::int32_t i = 0; i < kDeep; ++i) {
    pmx::Bone& bone = model.bones[static_cast<std::size_t>(i)];
    bone.name = std::to_string(i);
    bone.position = {0, 1e-3F * static_cast<float>(i), 0};
    bone.parent = i - 1;
  }
  return model;
}

TEST(DamagedFiles, DeepParentsInEitherOrder) {
  for (const bool backwards : {false, true}) {
    pmx::Model model = deepModel();
    for (std::int32_t i = 0; i < kDeep && backwards; ++i) {
      model.bones[static_cast<std::size_t>(i)].parent = i + 1 < kDeep ? i + 1 : -1;
    }
    const auto loaded = opened(model);
    ASSERT_NE(loaded, nullptr);
    EXPECT_EQ(faultOf(loaded, nullptr, {0.0}), "");
    // each bone stays at its bind position, within the error of a sum of 100,000 floats
    support::Solo session;
    session.setModel(loaded);
    EXPECT_NEAR(session.evaluate(0).boneModels[backwards ? 0 : kDeep - 1].translation.y, backwards ? 0.0F : 99.999F,
                0.1F);
    EXPECT_LE(loaded->issues.size(), 100U);
  }
}

TEST(DamagedFiles, DeepCircles) {
  pmx::Model parents = deepModel(), appends = deepModel(), ways = deepModel();
  parents.bones[0].parent = kDeep - 1;
  for (std::int32_t i = 0; i < kDeep; ++i) {
    auto& bone = appends.bones[static_cast<std::size_t>(i)];
    bone.parent = -1;
    bone.flags = pmx::boneFlag::appendRotation | pmx::boneFlag::appendTranslation;
    bone.appendParent = (i + kDeep - 1) % kDeep;
    bone.appendRatio = 1.0F;
    // every second bone of the path is in a circle of two
    ways.bones[static_cast<std::size_t>(i)].parent = i ^ 1;
  }
  for (const pmx::Model* model : {&parents, &appends, &ways}) {
    const auto loaded = opened(*model);
    ASSERT_NE(loaded, nullptr);
    EXPECT_FALSE(loaded->issues.empty());
    EXPECT_LE(loaded->issues.size(), 100U);
    EXPECT_EQ(faultOf(loaded, nullptr, {0.0}), "");
  }
}

TEST(DamagedFiles, DeepAppendsPassOnAllTheWay) {
  // GIVEN 100,000 bones each of which appends from the one before it
  pmx::Model model = deepModel();
  for (std::int32_t i = 0; i < kDeep; ++i) {
    auto& bone = model.bones[static_cast<std::size_t>(i)];
    bone.parent = -1;
    if (i == 0) continue;
    bone.flags = pmx::boneFlag::appendTranslation;
    bone.appendParent = i - 1;
    bone.appendRatio = 1.0F;
  }
  const auto loaded = opened(model);
  ASSERT_NE(loaded, nullptr);
  vmd::Motion motion = vmd::Motion::make("");
  vmd::BoneKey key;
  key.name = vmd::makeName<15>("0");
  key.translation = {3, 0, 0};
  motion.boneKeys.push_back(key);
  support::Solo session;
  session.setModel(loaded);
  session.addMotion(support::loaded(std::move(motion)));
  // THEN the first one's movement moves the last
  EXPECT_EQ(session.evaluate(0).boneModels[kDeep - 1].translation.x, 3.0F);
}

TEST(DamagedFiles, DeepGroupsAndCirclesOfGroups) {
  for (const bool circle : {false, true}) {
    // GIVEN 100,000 group morphs, each of the next, the last of a bone morph or of the first
    pmx::Model model;
    model.bones.push_back(support::bone("a", -1, {}));
    model.morphs.resize(kDeep + 1);
    for (std::int32_t i = 0; i <= kDeep; ++i) {
      pmx::Morph& morph = model.morphs[static_cast<std::size_t>(i)];
      morph.name = std::to_string(i);
      if (i < kDeep) {
        morph.kind = pmx::MorphKind::Group;
        morph.offsets = std::vector<pmx::GroupOffset>{{circle && i + 1 == kDeep ? 0 : i + 1, 1.0F}};
      } else {
        morph.kind = pmx::MorphKind::Bone;
        morph.offsets = std::vector<pmx::BoneOffset>{{0, {5, 0, 0}, base::kIdentityRotation}};
      }
    }
    const auto loaded = opened(model);
    ASSERT_NE(loaded, nullptr);
    EXPECT_LE(loaded->issues.size(), 100U);
    vmd::Motion motion = vmd::Motion::make("");
    motion.morphKeys.push_back({vmd::makeName<15>("0"), 0, 1.0F});
    support::Solo session;
    session.setModel(loaded);
    session.addMotion(support::loaded(std::move(motion)));
    EXPECT_EQ(session.evaluate(0).boneModels[0].translation.x, circle ? 0.0F : 5.0F);
  }
}

TEST(DamagedFiles, CountsBeyondTheBytesLeft) {
  // GIVEN a file, each four bytes of it in turn a count that no file holds
  const auto bytes = pmx::writePmx(support::fullModel(2.1F, base::Encoding::Utf8, 1));
  for (std::size_t at = 17; at + 4 <= bytes.size(); ++at) {
    for (const std::uint32_t count : {0x7FFFFFFFU, 0xFFFFFFFFU, 0x80000000U, 0x00FFFFFFU}) {
      auto damaged = bytes;
      std::memcpy(damaged.data() + at, &count, sizeof(count));
      // THEN it is refused with its position, or read with all its values being numbers
      const auto read = pmx::readPmx(damaged);
      if (!read) {
        ASSERT_GE(read.error().offset, 0) << at;
        ASSERT_LE(read.error().offset, static_cast<std::int64_t>(bytes.size())) << at;
        ASSERT_FALSE(read.error().section.empty()) << at;
        continue;
      }
      ASSERT_EQ(faultOf(opened(damaged), nullptr, {0.0}), "") << count << " at byte " << at;
    }
  }
}

}  // namespace

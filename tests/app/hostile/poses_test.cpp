// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The real program poses models and motions whose numbers leave their range, and whose counts would
// cost without a bound.
#include <cmath>
#include <functional>

#include <gmock/gmock.h>

#include "app/report/pose_dump_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/model_builder.h"
#include "tests/support/program_run.h"
#include "vmd/vmd_writer.h"

namespace {

namespace boneFlag = pmx::boneFlag;
using base::Vec3;
using testing::HasSubstr;

constexpr float kHuge = 3e38F;

class Poses : public support::ProgramTest {
 protected:
  void writeModel(const pmx::Model& model) const { write("model.pmx", pmx::writePmx(model)); }
  void writeMotion(const vmd::Motion& motion) const { write("motion.vmd", vmd::writeVmd(motion)); }

  [[nodiscard]] support::ProgramRun pose(const std::string& frames, std::vector<std::string> more = {}) const {
    std::vector<std::string> words{"pose", "model.pmx", "motion.vmd", "--frames", frames, "-o", "out.csv"};
    words.insert(words.end(), more.begin(), more.end());
    return odori(std::move(words));
  }

  /// Poses, expects that every row of the table is valid, and returns the rows.
  std::vector<app::PoseRow> rowsOf(const std::string& frames, std::vector<std::string> more = {}) {
    const auto outcome = run(pose(frames, std::move(more)));
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    error_ = outcome.error;
    // This refuses values that are no finite numbers.
    const auto dump = app::readPoseDump(folder() / "out.csv", {});
    EXPECT_TRUE(dump) << base::describe(dump.error());
    if (!dump) return {};
    for (const auto& row : dump->rows) {
      const auto& [p, q] = row.place;
      EXPECT_LE(std::hypot(p[0], p[1], p[2]), 1e6 * 1.000001) << "bone " << row.bone << " at " << row.frame;
      EXPECT_NEAR(std::hypot(std::hypot(q[0], q[1]), std::hypot(q[2], q[3])), 1.0, 1e-4) << "bone " << row.bone;
    }
    return dump->rows;
  }
  std::string error_;  // error of the last rowsOf()
};

/// Returns roots in the origin named 0, 1, 2 …
pmx::Model roots(int count) {
  pmx::Model model;
  for (int i = 0; i < count; ++i) model.bones.push_back(support::bone(std::to_string(i).c_str(), -1, {}));
  return model;
}

void move(vmd::Motion& motion, const char* bone, const Vec3& by, std::uint32_t frame = 0) {
  vmd::BoneKey key;
  key.name = vmd::makeName<15>(bone);
  key.frame = frame;
  key.translation = by;
  motion.boneKeys.push_back(key);
}

TEST_F(Poses, AppendsOfAMillionInAChain) {
  pmx::Model model = roots(12);
  for (std::size_t i = 1; i < 11; ++i) {
    model.bones[i].flags |= boneFlag::appendRotation | boneFlag::appendTranslation;
    model.bones[i].appendParent = static_cast<std::int32_t>(i) - 1;
    model.bones[i].appendRatio = 1e6F;
  }
  vmd::Motion motion = vmd::Motion::make("");
  move(motion, "0", {0.5F, 0, 0});
  move(motion, "11", {1, 2, 3});
  motion.boneKeys[0].rotation = {1.0F, 1e-7F, 0, 0};
  writeModel(model);
  writeMotion(motion);
  const auto rows = rowsOf("0,5");
  ASSERT_EQ(rows.size(), 24U);
  EXPECT_EQ(rows[0].place.position[0], 0.5);
  EXPECT_NEAR(rows[1].place.position[0], 5e5, 0.1);
  for (std::size_t i = 2; i < 11; ++i) EXPECT_NEAR(rows[i].place.position[0], 1e6, 0.1) << i;
  EXPECT_EQ(rows[11].place.position[2], 3.0) << "others stay as they were";
  EXPECT_EQ(support::lineCount(error_), 1) << error_;
  EXPECT_THAT(error_, HasSubstr("bones[2]: 2 is moved beyond 1000000 units at frame 0"));
}

TEST_F(Poses, MovesThatAddUpBeyondTheNumbers) {
  pmx::Model model = roots(4);
  for (std::size_t i = 1; i < 4; ++i) model.bones[i].parent = static_cast<std::int32_t>(i) - 1;
  vmd::Motion motion = vmd::Motion::make("");
  for (const char* bone : {"0", "1", "3"}) move(motion, bone, Vec3(kHuge)), move(motion, bone, Vec3(-kHuge), 10);
  writeModel(model);
  writeMotion(motion);
  const auto rows = rowsOf("0:10:1,3.3");
  ASSERT_EQ(rows.size(), 48U);
  EXPECT_NEAR(rows[0].place.position[1], 1e6 / std::sqrt(3.0), 0.1);
  EXPECT_NEAR(rows[40].place.position[1], -1e6 / std::sqrt(3.0), 0.1);
  EXPECT_EQ(support::lineCount(error_), 1) << error_;
  EXPECT_THAT(error_, HasSubstr("bones[0]: 0 is moved beyond 1000000 units at frame 0"));
}

TEST_F(Poses, MorphsThatMultiplyUp) {
  // a group of a group, each a million times, of a bone morph, a vertex morph and a material morph
  // of the largest numbers
  pmx::Model model = support::fullModel(2.0F, base::Encoding::Utf8, 4);
  const auto first = static_cast<std::int32_t>(model.morphs.size());
  const auto add = [&](const char* name, pmx::MorphKind kind, auto offsets) {
    pmx::Morph morph;
    morph.name = name;
    morph.kind = kind;
    morph.offsets = std::move(offsets);
    model.morphs.push_back(std::move(morph));
  };
  pmx::MaterialOffset tint;
  tint.material = -1;
  tint.diffuse = base::Vec4(kHuge);
  add("a", pmx::MorphKind::Group, std::vector<pmx::GroupOffset>{{first + 1, 1e6F}, {first + 2, 1e6F}});
  add("b", pmx::MorphKind::Group,
      std::vector<pmx::GroupOffset>{{first + 2, 1e6F}, {first + 3, -1e6F}, {first + 4, 1e6F}});
  add("c", pmx::MorphKind::Bone,
      std::vector<pmx::BoneOffset>{{0, Vec3(kHuge, -kHuge, kHuge), {kHuge, kHuge, kHuge, kHuge}},
                                   {1, Vec3(-kHuge), {}}});
  add("d", pmx::MorphKind::Vertex, std::vector<pmx::VertexOffset>(9, {0, Vec3(kHuge)}));
  add("e", pmx::MorphKind::Material, std::vector<pmx::MaterialOffset>(9, tint));
  writeModel(model);
  vmd::Motion motion = vmd::Motion::make("");
  motion.morphKeys.push_back({vmd::makeName<15>("a"), 0, kHuge});
  writeMotion(motion);
  EXPECT_FALSE(rowsOf("0:3").empty());
  EXPECT_THAT(error_, HasSubstr("bones["));
  const auto info = runOdori({"info", "model.pmx"});
  EXPECT_EQ(info.status, 0);
  EXPECT_THAT(info.out, HasSubstr("beyond 1000000; cut"));
}

TEST_F(Poses, PlacesBeyondTheNumbers) {
  pmx::Model model = roots(3);
  model.bones[0].position = Vec3(kHuge);
  model.bones[1].position = Vec3(-kHuge);
  model.bones[1].parent = 0;
  model.bones[2].position = {0, 7, 0};
  writeModel(model);
  writeMotion(vmd::Motion::make(""));
  const auto rows = rowsOf("0");
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[2].place.position[1], 7.0);
  const auto info = runOdori({"info", "model.pmx"});
  EXPECT_THAT(info.out, HasSubstr("bones[0]: its position is beyond 1000000 units; cut"));
  EXPECT_THAT(info.out, HasSubstr("bones[1]: its position is beyond 1000000 units; cut"));
}

// ---- costs of bodies, joints and chains

pmx::RigidBody ball(pmx::RigidMode mode) {
  pmx::RigidBody body;
  body.bone = 0;
  body.collisionMask = 0xFFFF;
  body.size = {1, 0, 0};
  body.position = {0, 10, 0};
  body.mass = 1.0F;
  body.mode = static_cast<std::uint8_t>(mode);
  return body;
}

/// Plays two frames with limits: the seconds are for a busy machine, and four times as many in a
/// sanitizer's build.
support::ProgramOutcome played(support::ProgramRun run) {
  run.mostSeconds = 60.0;
  return support::run(run);
}

TEST_F(Poses, BodiesInOneSpot) {
  writeMotion(vmd::Motion::make(""));
  for (const std::size_t count : {500U, 600U, 3000U, 50'000U}) {
    SCOPED_TRACE(count);
    pmx::Model model = roots(1);
    model.rigidBodies.assign(count, ball(pmx::RigidMode::Physics));
    writeModel(model);
    const auto outcome = played(pose("0:2", {"--physics", "on", "--pre-roll", "0"}));
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_FALSE(outcome.late);
    EXPECT_LT(outcome.peakMiB, 250.0);
    EXPECT_EQ(support::lineCount(outcome.error), 1) << outcome.error;
    EXPECT_THAT(outcome.error, HasSubstr("rigid bodies: more than 8192 pairs overlap at a time"));
  }
  const auto info = runOdori({"info", "model.pmx"});
  EXPECT_THAT(info.out, HasSubstr("rigid bodies[4096]: there are 50000, more than 4096"));
}

TEST_F(Poses, BodiesThatFollowBonesAroundOneThatMoves) {
  writeMotion(vmd::Motion::make(""));
  pmx::Model model = roots(1);
  model.rigidBodies.assign(20'000, ball(pmx::RigidMode::FollowBone));
  model.rigidBodies.insert(model.rigidBodies.begin() + 1000, 1000, ball(pmx::RigidMode::Physics));
  writeModel(model);
  const auto outcome = played(pose("0:2", {"--physics", "on", "--pre-roll", "0"}));
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_LT(outcome.peakMiB, 250.0);
}

TEST_F(Poses, JointsBetweenTwoBodies) {
  writeMotion(vmd::Motion::make(""));
  pmx::Model model = roots(1);
  model.rigidBodies = {ball(pmx::RigidMode::FollowBone), ball(pmx::RigidMode::Physics)};
  pmx::Joint joint;
  joint.bodyA = 0;
  joint.bodyB = 1;
  joint.position = {0, 10, 0};
  model.joints.assign(100'000, joint);
  writeModel(model);
  const auto outcome = played(pose("0:2", {"--physics", "on", "--pre-roll", "0"}));
  EXPECT_EQ(outcome.status, 0) << outcome.error;
  EXPECT_LT(outcome.peakMiB, 350.0);
  const auto info = runOdori({"info", "model.pmx"});
  EXPECT_THAT(info.out, HasSubstr("joints[16384]: the model has more than 16384"));
}

TEST_F(Poses, AWorldThatMemoryIsTooShortForEndsWithAStatus) {
  writeMotion(vmd::Motion::make(""));
  pmx::Model model = roots(1);
  model.rigidBodies.assign(3000, ball(pmx::RigidMode::Physics));
  writeModel(model);
  int short_ = 0;
  for (std::size_t mebibytes = 120; mebibytes <= 320; mebibytes += 20) {
    auto run = pose("0:2", {"--physics", "on", "--pre-roll", "0"});
    run.mostAddressMiB = mebibytes;
    const auto outcome = played(run);
    EXPECT_LT(outcome.status, 128) << mebibytes << " MiB: " << outcome.error;
    short_ += outcome.status != 0 ? 1 : 0;
  }
  EXPECT_GT(short_, 0);
}

TEST_F(Poses, ChainsOfLimitedLinks) {
  // 5,000 chains of one link with limits on all axes that never reach their targets, 256 loops
  // each: 400 kB
  writeMotion(vmd::Motion::make(""));
  pmx::Model model = roots(1);
  for (int i = 1; i < 4; ++i) model.bones.push_back(support::bone("link", i - 1, Vec3(0, i, 0.1F)));
  for (int i = 0; i < 5000; ++i) {
    auto target = support::bone("ik", -1, {2, 3, 1});
    target.flags |= boneFlag::ik;
    target.ik = {3, 256, 1e-4F, {{2, true, Vec3(-1), Vec3(1)}}};
    model.bones.push_back(target);
  }
  writeModel(model);
  auto run = pose("0:9");
  run.mostSeconds = 15.0;  // ten frames
  EXPECT_EQ(support::run(run).status, 0);
  const auto info = runOdori({"info", "model.pmx"});
  EXPECT_THAT(info.out, HasSubstr("the model's IK chains are too long in all"));
}

TEST_F(Poses, GroupsOfGroupsAndOffsetsByTheMillion) {
  pmx::Model model = roots(1);
  const std::int32_t groups = 30'000;
  // Each has the next one twice: there are 2^30,000 paths to the last.
  for (std::int32_t i = 0; i < groups; ++i) {
    pmx::Morph group;
    group.name = std::to_string(i);
    group.kind = pmx::MorphKind::Group;
    group.offsets = std::vector<pmx::GroupOffset>{{i + 1, 1.0F}, {i + 1, 1.0F}};
    model.morphs.push_back(group);
  }
  pmx::Morph leaf;
  leaf.name = "leaf";
  leaf.kind = pmx::MorphKind::Bone;
  leaf.offsets = std::vector<pmx::BoneOffset>(200'000, {0, {0, 1, 0}, base::kIdentityRotation});
  model.morphs.push_back(leaf);
  writeModel(model);
  vmd::Motion motion = vmd::Motion::make("");
  motion.morphKeys.push_back({vmd::makeName<15>("0"), 0, 1.0F});
  writeMotion(motion);
  const auto rows = rowsOf("0:30");
  ASSERT_FALSE(rows.empty());
  EXPECT_NEAR(rows[0].place.position[1], 1e6, 0.1);
}

TEST_F(Poses, KeysOnAnyFrames) {
  writeModel(roots(1));
  vmd::Motion motion = vmd::Motion::make("");
  for (std::uint32_t i = 0; i < 200'000; ++i) move(motion, "0", {1, 0, 0}, 0xFFFFFFFFU - (i * 2654435761U));
  for (std::uint32_t i = 0; i < 200'000; ++i) move(motion, "0", {2, 0, 0}, 7);
  writeMotion(motion);
  const auto rows = rowsOf("7");
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].place.position[0], 2.0);
}

}  // namespace

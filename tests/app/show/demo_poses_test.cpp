// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests compare the built-in demo's poses with reference poses in the repository, made by
// babylon-mmd (tests/peers/refresh_demo_poses.sh). They need no corpus, no network and no other
// model.

#include <fstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/ik_lab/named_chain.h"
#include "tests/app/show/pose_misses.h"
#include "tests/app/show/pose_source.h"
#include "tests/app/show/solo.h"
#include "tests/support/golden_files.h"
#include "tests/support/golden_rows.h"
#include "tests/support/places.h"

namespace {

namespace fs = std::filesystem;

const fs::path kDemo = ODORI_DEMO;
const fs::path kPoses = fs::path(ODORI_SOURCE_DIR) / "tests" / "peers" / "poses";
constexpr std::size_t kFrames = 28;

// The two were 1.0e-5 units and 1.9e-4 degrees apart at most when the poses were made (parity.md).
// A wrong loop, order or curve gives more than a thousandth of a unit.
constexpr support::Tolerances kOff{5e-5, 5e-4, 2e-4, 2e-3};
constexpr support::Tolerances kOn{5e-5, 1e-3, 2e-4, 5e-3};

class DemoPoses : public testing::Test {
 protected:
  void SetUp() override {
    model = app::loadModel(kDemo / "odori.pmx", {}).value_or(nullptr);
    dance = app::loadMotion(kDemo / "dance.vmd", {}).value_or(nullptr);
    ASSERT_TRUE(model && dance) << "the demo isn't built";
  }

  /// Compares a table with the poses; `off` has the IK bones whose chains are off.
  void compare(app::IkMode ik, const char* file, const support::Tolerances& most,
               const std::vector<std::string>& off = {}) {
    // GIVEN the poses of an independent runtime
    const auto rows = support::readGolden(kPoses / file);
    ASSERT_EQ(rows.size(), kFrames * model->model.bones.size()) << file;
    support::Solo session;
    session.setModel(model);
    session.addMotion(dance);
    session.setIkMode(ik);
    for (const std::string& name : off) {
      const auto chain = app::chainNamed(session.actor(), name);
      ASSERT_TRUE(chain) << name;
      session.setChainMode(*chain, app::IkMode::Off);
    }
    // WHEN the demo's frames are posed THEN the bones agree with them
    support::expectPoses(session, rows, {}, file, most);
  }

  std::shared_ptr<const app::LoadedModel> model;
  std::shared_ptr<const app::LoadedMotion> dance;
};

TEST_F(DemoPoses, WithoutIk) { compare(app::IkMode::Off, "demo__ik_off.csv.gz", kOff); }

TEST_F(DemoPoses, WithIk) { compare(app::IkMode::On, "demo__ik_on.csv.gz", kOn); }

// One chain is off, the others are on: a child of a link follows it at any index. The toes come
// before the leg's IK bone.
TEST_F(DemoPoses, WithToeIkOff) {
  compare(app::IkMode::On, "demo__toes_off.csv.gz", kOn, {"左つま先ＩＫ", "右つま先ＩＫ"});
}

TEST_F(DemoPoses, WithOneLegsIkOff) { compare(app::IkMode::On, "demo__left_leg_off.csv.gz", kOn, {"左足ＩＫ"}); }

TEST_F(DemoPoses, WithTheHairsIkOff) { compare(app::IkMode::On, "demo__hair_off.csv.gz", kOn, {"髪ＩＫ"}); }

TEST_F(DemoPoses, AreOfThisDemo) {
  // GIVEN the model and motion of the poses
  std::ifstream file(kPoses / "demo__source.txt");
  std::string source;
  std::getline(file, source);
  // WHEN the demo of this build is compared THEN it is unchanged
  EXPECT_EQ(source, support::poseSource(model->model, dance->motion))
      << "The demo's bones or dance have changed since its reference poses were made. Make them anew:\n"
         "  cmake --build build/release --target odori odori_demo odori_pose_source\n"
         "  tests/peers/refresh_demo_poses.sh build/release    (needs Node.js, npm and the network)\n"
         "and commit tests/peers/poses with the change.";
}

TEST(DemoPoseFiles, AreAllCompared) {
  EXPECT_THAT(support::uncomparedFiles(kPoses, fs::path(ODORI_SOURCE_DIR) / "tests", {}), testing::IsEmpty());
}

}  // namespace

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/show/solo.h"

#include <cmath>
#include <fstream>
#include <limits>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/pmx/pmx_writer.h"
#include "tests/app/files/dancer.h"
#include "tests/support/corpus.h"
#include "tests/support/pmd_file.h"
#include "vmd/vmd_writer.h"

namespace {

using app::FileKind;
using app::IkMode;
using base::Vec3;
using support::kAnkle;
using support::kHead;
using support::Solo;
using testing::HasSubstr;

/// This class is a folder for one test, removed with it.
class Folder {
 public:
  Folder() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path_ = std::filesystem::path(testing::TempDir()) / (std::string("odori_session_") + test->name());
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::filesystem::path file(const char* name, std::string_view bytes) const {
    std::ofstream(path_ / name, std::ios::binary) << bytes;
    return path_ / name;
  }
  std::filesystem::path operator/(const char* name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

Vec3 place(const app::ActorFrame& output, std::size_t bone) { return output.boneModels[bone].translation; }

TEST(FileKind, IsToldByTheFirstBytes) {
  const Folder folder;
  EXPECT_EQ(app::fileKind(folder.file("a.vmd", "PMX \0\0\x80\x3f"), {}), FileKind::Model);
  EXPECT_EQ(app::fileKind(folder.file("b.pmx", "Vocaloid Motion Data 0002"), {}), FileKind::Motion);
  EXPECT_EQ(app::fileKind(folder.file("c.pmx", "Vocaloid Motion Dat"), {}), FileKind::Unknown);
  EXPECT_EQ(app::fileKind(folder.file("d.pmx", ""), {}), FileKind::Unknown);
  EXPECT_EQ(app::fileKind(folder.file("e.vmd", "Pmd"), {}), FileKind::Model);
  EXPECT_EQ(app::fileKind(folder.file("f.pmd", "pmd"), {}), FileKind::Unknown);
  EXPECT_EQ(app::fileKind(folder.file("f.pmx", "Vocaloid Pose Data file\r\n"), {}), FileKind::Pose);
  EXPECT_EQ(app::fileKind(folder.file("g.txt", "\xEF\xBB\xBFVocaloid Pose Data file"), {}), FileKind::Pose);
  EXPECT_EQ(app::fileKind(folder.file("h.vpd", "\xFF\xFE" + base::encodeUtf8("Vocaloid Pose Data file\r\n\r\na;",
                                                                             base::Encoding::Utf16Le)),
                          {}),
            FileKind::Pose);
  EXPECT_EQ(app::fileKind(folder.file("i.vpd", "a pose"), {}), FileKind::Unknown);
  EXPECT_EQ(app::fileKind(folder / "missing", {}), FileKind::Unknown);
  EXPECT_EQ(app::fileKind(folder / ".", {}), FileKind::Unknown);
}

TEST(LoadModel, SaysWhatItCantOpen) {
  const Folder folder;
  const auto pmd = app::loadModel(folder.file("old.pmx", std::string("Pmd\0\0\x80\x3f", 7)), {});
  ASSERT_FALSE(pmd);
  EXPECT_THAT(base::describe(pmd.error()), HasSubstr("old.pmx: header: the file ends here"));
  const auto missing = app::loadModel(folder / "missing.pmx", {});
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, base::ErrorCode::CannotOpen);
  EXPECT_FALSE(app::loadModel(folder.file("text.pmx", "not a model at all"), {}));
  EXPECT_FALSE(app::loadMotion(folder.file("text.vmd", "not a motion at all"), {}));
  const auto pose = app::loadMotion(folder.file("text.vpd", "not a pose at all"), {});
  ASSERT_FALSE(pose);
  EXPECT_THAT(base::describe(pose.error()), HasSubstr("isn't a VPD file"));
}

TEST(LoadModel, ReadsChecksAndBuilds) {
  // GIVEN a model with an IK link that doesn't exist
  const Folder folder;
  pmx::Model model = support::dancer();
  model.bones[4].ik.links.push_back({90, false, {}, {}});
  ASSERT_TRUE(pmx::writePmxFile(model, folder / "dancer.pmx"));
  const auto loaded = app::loadModel(folder / "dancer.pmx", {});
  ASSERT_TRUE(loaded) << base::describe(loaded.error());
  // THEN it opens, the skeleton is there, and the link is among the issues
  EXPECT_EQ((*loaded)->path, folder / "dancer.pmx");
  EXPECT_EQ((*loaded)->skeleton.boneCount(), 6U);
  EXPECT_FALSE((*loaded)->issues.empty());
  ASSERT_EQ((*loaded)->skeleton.chains.size(), 1U);
  EXPECT_EQ((*loaded)->skeleton.chains[0].links.size(), 2U);
}

TEST(LoadModel, ReadsPmdByItsFirstBytes) {
  // GIVEN a PMD file with a misleading name
  const Folder folder;
  const auto bytes = support::pmdBytes(support::fullPmd());
  const auto path = folder.file("named.pmx", {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  EXPECT_EQ(app::fileKind(path, {}), FileKind::Model);
  const auto loaded = app::loadModel(path, {});
  ASSERT_TRUE(loaded) << base::describe(loaded.error());
  // THEN it opens without an issue, and its chains are there
  EXPECT_EQ((*loaded)->model.format, pmx::ModelFormat::Pmd);
  EXPECT_TRUE((*loaded)->issues.empty()) << base::describe((*loaded)->issues.front());
  EXPECT_EQ((*loaded)->skeleton.chains.size(), 2U);
}

/// Returns the radians by which the knee of a posed leg is turned.
float kneeTurn(const std::shared_ptr<const app::LoadedModel>& model, bool capIsWeight) {
  Solo session;
  session.setModel(model);
  ik::SolverSwitches switches;
  switches.pmdCapIsWeight = capIsWeight;
  session.setSolverSwitches(switches);
  session.setIkMode(IkMode::On);
  const auto& bones = session.evaluate(0).boneModels;
  const base::Quat knee = glm::inverse(bones[1].rotation) * bones[2].rotation;
  return 2.0F * std::acos(std::min(1.0F, std::abs(knee.w)));
}

TEST(LoadModel, OfPmdTheStepCapMayBeTheWeight) {
  // GIVEN a PMD file of a leg whose IK has one loop, one link (the knee) and the weight 0.01; the
  // foot's target is far behind, so that the step is as long as allowed
  const Folder folder;
  auto file = support::fullPmd();
  file.bones[4].position = {0, 2.5F, 1.5F};
  file.iks = {{4, 3, 1, 0.01F, {2}}};
  const auto bytes = support::pmdBytes(file);
  const auto loaded =
      app::loadModel(folder.file("leg.pmd", {reinterpret_cast<const char*>(bytes.data()), bytes.size()}), {});
  ASSERT_TRUE(loaded) << base::describe(loaded.error());
  // THEN a step is 4 x weight x (k + 1) with k = 0, or with the switch weight x (k + 1)
  // (ik-parity.md 2, point 4)
  EXPECT_NEAR(kneeTurn(*loaded, false), 0.04F, 1e-4F);
  EXPECT_NEAR(kneeTurn(*loaded, true), 0.01F, 1e-4F);
}

TEST(ActorTest, ReadsItsMotionsFromFilesToo) {
  const Folder folder;
  ASSERT_TRUE(vmd::writeVmdFile(support::dance(), folder / "dance.vmd"));
  const auto motion = app::loadMotion(folder / "dance.vmd", {});
  ASSERT_TRUE(motion) << base::describe(motion.error());
  support::Solo session;
  session.setModel(support::loaded(support::dancer()));
  session.addMotion(*motion);
  EXPECT_NEAR(glm::length(place(session.evaluate(10), kAnkle) - Vec3(1, 2, 0)), 0.0F, 0.01F);
}

TEST(ActorTest, ShowsTheSceneWithoutAModel) {
  // GIVEN only a camera motion
  vmd::Motion motion = vmd::Motion::make("カメラ・照明");
  vmd::CameraKey camera;
  camera.frame = 40;
  camera.distance = -20.0F;
  motion.cameraKeys.push_back(camera);
  app::Show show;
  EXPECT_EQ(show.lastFrame(), 0.0);
  EXPECT_FALSE(show.hasCamera());
  show.setSceneMotions({{support::loaded(motion)}});
  const app::ShowFrame& output = show.evaluate(10);
  EXPECT_TRUE(output.scene.hasCamera);
  EXPECT_FALSE(output.scene.hasLight);
  EXPECT_EQ(output.scene.camera.distance, -20.0F);
  EXPECT_EQ(show.lastFrame(), 40.0);
  EXPECT_TRUE(output.actors.empty());
}

TEST(ActorTest, MotionsStayWhenTheModelChanges) {
  support::Solo session;
  session.addMotion(support::loaded(support::dance()));
  session.setModel(support::loaded(support::dancer()));
  session.setIkMode(IkMode::Off);
  EXPECT_NEAR(glm::length(place(session.evaluate(10), kAnkle) - Vec3(1, 0, 0)), 0.0F, 1e-5F);
  // WHEN another model is loaded
  session.setModel(support::loaded(support::dancer()));
  // THEN the motion moves it, and the switches are the motion's again
  EXPECT_EQ(session.actor().switches().chains[0], IkMode::Motion);
  EXPECT_NEAR(glm::length(place(session.evaluate(10), kAnkle) - Vec3(1, 2, 0)), 0.0F, 0.01F);
  ASSERT_EQ(session.actor().motions().size(), 1U);
  session.clearMotions();
  EXPECT_TRUE(session.actor().motions().empty());
  EXPECT_NEAR(glm::length(place(session.evaluate(10), kAnkle) - Vec3(1, 0, 0)), 0.0F, 1e-5F);
  EXPECT_EQ(session.lastFrame(), 0.0);
}

TEST(ActorTest, SeveralMotionsCountTogether) {
  // GIVEN the dance and a second motion that moves the head, with a light, ending later
  vmd::Motion second = vmd::Motion::make("踊り子");
  vmd::BoneKey key;
  key.name = vmd::makeName<15>("頭");
  key.translation = {0, 0, -3};
  key.frame = 99;
  second.boneKeys.push_back(key);
  vmd::LightKey light;
  light.colour = Vec3(1, 0.5F, 0.25F);
  second.lightKeys.push_back(light);
  support::Solo session;
  session.setModel(support::loaded(support::dancer()));
  session.addMotion(support::loaded(support::dance()));
  session.addMotion(support::loaded(second));
  const app::ActorFrame& output = session.evaluate(10);
  EXPECT_NEAR(glm::length(place(output, kAnkle) - Vec3(1, 2, 0)), 0.0F, 0.01F);
  EXPECT_NEAR(glm::length(place(output, kHead) - Vec3(0, 16, -3)), 0.0F, 1e-5F);
  EXPECT_TRUE(session.scene().hasLight);
  EXPECT_EQ(session.scene().light.colour, Vec3(1, 0.5F, 0.25F));
  EXPECT_EQ(session.lastFrame(), 99.0);
}

TEST(ActorTest, SwitchesAreBoundToRealChains) {
  support::Solo session;
  session.setModel(support::loaded(support::dancer()));
  session.setChainMode(7, IkMode::On);
  session.setChainMode(0, IkMode::Off);
  EXPECT_EQ(session.actor().switches().chains[0], IkMode::Off);
  EXPECT_EQ(session.actor().switches().chains.size(), session.actor().skeleton().chains.size());
}

TEST(ActorTest, FramesThatAreNoNumbersAreTheFirst) {
  support::Solo session;
  session.setModel(support::loaded(support::dancer()));
  session.addMotion(support::loaded(support::dance()));
  for (const double frame : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
    static_cast<void>(session.evaluate(frame));
    EXPECT_EQ(session.scene().frame, 0.0);
    EXPECT_NEAR(glm::length(place(session.evaluate(frame), kAnkle) - Vec3(1, 0, 0)), 0.0F, 1e-5F);
  }
}

TEST(ActorTest, AnyOrderOfFramesGivesTheSameBits) {
  ODORI_NEEDS_CORPUS();
  // GIVEN whole models and dances, one session that plays every frame and one that jumps
  const std::pair<const char*, const char*> pairs[] = {{"miku/初音ミク.pmx", "motion/wavefile_v2.vmd"},
                                                       {"gene/Gene_light.pmx", "motion/wavefile_v2.vmd"},
                                                       {"yw/yw_test_model.pmx", "yw/yw_test_motion.vmd"}};
  for (const auto& [modelPath, motionPath] : pairs) {
    const auto model = app::loadModel(support::corpus() / modelPath, {});
    const auto motion = app::loadMotion(support::corpus() / motionPath, {});
    ASSERT_TRUE(model && motion);
    support::Solo stepped, jumping;
    for (support::Solo* session : {&stepped, &jumping}) {
      session->setModel(*model);
      session->addMotion(*motion);
    }
    std::mt19937 random(1);
    const double last = stepped.lastFrame();
    for (double frame = 0; frame <= last; frame += std::max(1.0, last / 40.0)) {
      (void)jumping.evaluate(last * static_cast<double>(random()) / static_cast<double>(std::mt19937::max()));
      const auto a = stepped.evaluate(frame).boneModels, b = jumping.evaluate(frame).boneModels;
      for (std::size_t i = 0; i < a.size(); ++i) {
        ASSERT_TRUE(a[i].translation == b[i].translation && a[i].rotation == b[i].rotation) << modelPath << ' ' << i;
      }
    }
  }
}

TEST(ActorTest, RealModelsHaveTheChainsTheyAreKnownFor) {
  ODORI_NEEDS_CORPUS();
  const auto miku = app::loadModel(support::corpus() / "miku/初音ミク.pmx", {});
  ASSERT_TRUE(miku) << base::describe(miku.error());
  EXPECT_EQ((*miku)->skeleton.chains.size(), 7U);
  const auto pmd = app::loadModel(support::corpus() / "pmd/miku_v2.pmd", {});
  ASSERT_TRUE(pmd) << base::describe(pmd.error());
  EXPECT_EQ((*pmd)->skeleton.chains.size(), 7U);
}

TEST(ActorTest, AMotionsEndIsBounded) {
  // GIVEN a key on the last frame that a file can name
  const Folder folder;
  vmd::Motion motion = support::dance();
  motion.boneKeys.back().frame = 0xFFFFFFFFU;
  const auto bytes = vmd::writeVmd(motion);
  const auto path = folder.file("far.vmd", {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  // WHEN
  const auto loaded = app::loadMotion(path, {});
  ASSERT_TRUE(loaded);
  // THEN it is an issue, and the motion plays to the limit of limits.md
  ASSERT_EQ((*loaded)->issues.size(), 1U);
  EXPECT_THAT(base::describe((*loaded)->issues[0]), HasSubstr("frame 4294967295; it is played to frame 10000000"));
  support::Solo session;
  session.addMotion(*loaded);
  EXPECT_EQ(session.lastFrame(), 1e7);
}

}  // namespace

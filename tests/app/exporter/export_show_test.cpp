// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/exporter/export_show.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

#include "app/export/baked_clip.h"
#include "app/exporter/export_song.h"
#include "tests/app/export/collected.h"
#include "tests/app/export/figure.h"
#include "tests/app/export/read_glb.h"
#include "tests/app/files/dancer.h"
#include "tests/support/test_folder.h"

namespace {

using app::ExportKind;
using app::ViewSolver;
using support::ReadGlb;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// This is a show of dancers that is exported, and what was told meanwhile.
class ExportShowTest : public testing::Test {
 protected:
  app::ActorId add(std::shared_ptr<const app::LoadedModel> model) {
    const app::ActorId id = show_.add(std::move(model));
    show_.setMotions(id, {{support::loadedDance()}});
    request_.actors.push_back(id);
    return id;
  }

  void hide(app::ActorId id) { show_.actor(id)->set(&app::ActorSwitches::visible, false); }

  auto exported() {
    return app::exportShow(
        show_, request_,
        {.file = file_.sink(), .mesh = mesh_.sink(), .library = library_.sink(), .libraryFile = "o.mtl"}, listener_);
  }

  /// Returns a file with a page that has its places alone.
  [[nodiscard]] std::filesystem::path pageFrame() const {
    const std::filesystem::path file = folder_ / "page.html";
    std::ofstream(file) << "%ODORI_TITLE%\n%ODORI_DANCE%\n%ODORI_MODEL%\n%ODORI_SONG%";
    return file;
  }
  /// Returns one of the lines that a page has of these: title, dance, model, song.
  [[nodiscard]] std::string pageLine(int number) const {
    std::istringstream lines(file_.bytes);
    std::string line;
    for (int i = 0; i <= number; ++i) std::getline(lines, line);
    return line;
  }

  [[nodiscard]] std::vector<std::string> clipNames() const {
    const nlohmann::json json = support::readGlb(file_.bytes).json;
    std::vector<std::string> names;
    if (!json.contains("animations")) return names;
    for (const auto& each : json["animations"]) names.push_back(each["name"]);
    return names;
  }

  support::TestFolder folder_;
  app::Show show_;
  app::ExportRequest request_{.last = 10};
  support::Collected file_, mesh_, library_;
  std::vector<std::string> told_;
  app::ExportListener listener_{
      .stopped = {},
      .progressed = {},
      .terms = [this](const app::LoadedModel& model,
                      const app::ModelTerms&) { told_.push_back("terms " + model.model.name.utf8); },
      .issues =
          [this](const app::LoadedModel* model, const base::Issues& issues) {
            for (const base::Issue& issue : issues)
              told_.push_back((model ? model->model.name.utf8 + ": " : "") + issue.detail);
          },
      .begins =
          [this](const app::ExportSummary& planned) {
            told_.push_back((planned.atMost ? "begins at most " : "begins ") + std::to_string(planned.bytes) +
                            " after " + std::to_string(file_.bytes.size()));
          }};
};

TEST_F(ExportShowTest, AGlbHasTheDanceWithAndWithoutIkUnlessClipsAreNamed) {
  add(support::loaded(support::redDancer()));
  auto done = exported();
  ASSERT_TRUE(done && *done);
  EXPECT_THAT(clipNames(), ElementsAre("dance, IK on", "dance, IK off"));
  EXPECT_EQ((*done)->clips, 2U);
  EXPECT_EQ((*done)->frames, 11U);
  EXPECT_EQ((*done)->bytes, file_.bytes.size());
  file_.bytes.clear();
  request_.clips = {{.how = ViewSolver::How::AsSet, .solver = {}}};
  ASSERT_TRUE(exported());
  EXPECT_THAT(clipNames(), ElementsAre("dance"));
  file_.bytes.clear();
  request_.clips.clear();
  request_.still = true;
  done = exported();
  ASSERT_TRUE(done && *done);
  EXPECT_THAT(clipNames(), IsEmpty());
  EXPECT_EQ((*done)->clips, 0U);
}

TEST_F(ExportShowTest, TheTermsOfAModelAreToldOnceAndBeforeTheFirstByte) {
  const auto model = support::loaded(support::redDancer());
  add(model);
  add(model);
  const auto done = exported();
  ASSERT_TRUE(done && *done);
  EXPECT_EQ((*done)->models, 2U);
  ASSERT_GE(told_.size(), 2U);
  EXPECT_EQ(told_[0], "terms 踊り子");
  EXPECT_EQ(told_[1], "begins " + std::to_string(file_.bytes.size()) + " after 0");
}

TEST_F(ExportShowTest, FormatsWithoutTheModelTellNoTerms) {
  add(support::loaded(support::redDancer()));
  request_.kind = ExportKind::Bvh;
  const auto done = exported();
  ASSERT_TRUE(done && *done);
  EXPECT_EQ((*done)->joints, 6U);
  EXPECT_EQ((*done)->bytes, file_.bytes.size());
  EXPECT_THAT(told_, testing::Not(testing::Contains(HasSubstr("terms"))));
}

TEST_F(ExportShowTest, AModelThatIsNeverShownIsLeftOutByName) {
  add(support::loaded(support::redDancer()));
  pmx::Model hidden = support::redDancer();
  hidden.name = "影";
  const app::ActorId id = add(support::loaded(hidden));
  hide(id);
  const auto done = exported();
  ASSERT_TRUE(done && *done);
  EXPECT_EQ((*done)->models, 1U);
  EXPECT_THAT(told_, testing::Contains("影: it isn't shown at any of the frames, and is left out"));
  EXPECT_THAT(told_, testing::Not(testing::Contains("terms 影")));
  // AND where nothing is shown, nothing is written
  hide(request_.actors.front());
  file_.bytes.clear();
  EXPECT_FALSE(exported());
  EXPECT_THAT(file_.bytes, IsEmpty());
}

TEST_F(ExportShowTest, ToonIsInTheGlbWithTheShowsLight) {
  pmx::Model model = support::redDancer();
  model.materials[0].sharedToon = true;
  model.materials[0].toon = 0;
  model.materials[0].flags |= pmx::materialFlag::receiveShadow;
  add(support::loaded(model));
  request_.toon = true;
  request_.pictures = [](const app::LoadedModel&) -> base::Result<app::ModelPictures> {
    const auto toon01 = [](const pmx::Material&) {  // 16 rows white, 16 rows grey (mmd-reference.md 11.5)
      std::vector<base::Vec3> ramp(32, base::Vec3(205.0F / 255.0F));
      std::fill_n(ramp.begin(), 16, base::Vec3(1.0F));
      return ramp;
    };
    return app::ModelPictures{.picture = {}, .ramp = toon01, .issues = {}};
  };
  request_.light.own.direction = {0, 0, 1};  // away from the camera, glTF's -Z
  ASSERT_TRUE(exported());
  const nlohmann::json json = support::readGlb(file_.bytes).json;
  const nlohmann::json& mtoon = json["materials"][0]["extensions"]["VRMC_materials_mtoon"];
  EXPECT_NEAR(mtoon["shadingToonyFactor"].get<float>(), 5.0F / 6.0F, 1e-6F) << "self shadow is on, as MMD starts";
  const auto light = std::ranges::find(json["nodes"], "light", [](const auto& node) { return node.value("name", ""); });
  ASSERT_NE(light, json["nodes"].end());
  EXPECT_EQ((*light)["rotation"], (std::vector<float>{0, 0, 0, 1}));
  EXPECT_THAT(told_, testing::Not(testing::Contains(HasSubstr("toon shading"))));
  // AND where the show has no self shadow, the ramp of toon 01 decides
  file_.bytes.clear();
  request_.light.self = app::SelfShadowChoice::Off;
  ASSERT_TRUE(exported());
  const nlohmann::json plain = support::readGlb(file_.bytes).json;
  EXPECT_NEAR(plain["materials"][0]["extensions"]["VRMC_materials_mtoon"]["shadingToonyFactor"].get<float>(), 0.96875F,
              1e-6F);
}

TEST_F(ExportShowTest, AVrmaHasFewKeysWithinAnError) {
  pmx::Model model = support::figure();
  for (const char* eye : {"左目", "右目"}) model.bones[support::boneOf(model, eye)].name = "x";
  const app::ActorId id = show_.add(support::loaded(std::move(model)));
  vmd::Motion motion = vmd::Motion::make("人");
  for (const std::uint32_t frame : {0U, 60U}) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("頭");
    key.frame = frame;
    key.rotation = support::about({0, 1, 0}, static_cast<float>(frame));
    key.setCurves({}, {}, {}, {});
    motion.boneKeys.push_back(key);
  }
  show_.setMotions(id, {{support::loaded(std::move(motion))}});
  request_ = {.kind = ExportKind::Vrma, .actors = {id}, .last = 60};
  const auto all = exported();
  ASSERT_TRUE(all && *all);
  EXPECT_EQ((*all)->keysOfAll, 0U);
  request_.tolerance = app::BakeTolerance{0.01, 0.1};
  const auto few = exported();
  ASSERT_TRUE(few && *few);
  EXPECT_EQ((*few)->keys, 2U) << "the head turns evenly";
  EXPECT_EQ((*few)->keysOfAll, 61U);
  EXPECT_LE((*few)->worst.degrees, 0.1);
  EXPECT_LT((*few)->bytes, (*all)->bytes);
}

TEST_F(ExportShowTest, AllClipsTogetherMustFit) {
  add(support::loaded(support::redDancer()));
  const std::uint64_t perFrame = app::clipBytesPerFrame(show_, request_.actors);
  // Half of the frames that fit in one clip, and one more, in two clips.
  request_.last = static_cast<std::int64_t>(app::kMaxClipBytes / perFrame / 2);
  const auto refused = exported();
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().detail, HasSubstr("too many to export at once"));
  EXPECT_THAT(file_.bytes, IsEmpty());
}

TEST_F(ExportShowTest, AStopEndsEveryFormatAndIsNoError) {
  add(support::loaded(support::redDancer()));
  for (const ExportKind kind : {ExportKind::Glb, ExportKind::Bvh, ExportKind::Pc2}) {
    // the first question is asked while the dance is played, the later ones while it is written
    for (int most = 0; most < 4; ++most) {
      request_.kind = kind;
      int asked = 0;
      listener_.stopped = [&asked, most] { return asked++ >= most; };
      const auto done = exported();
      ASSERT_TRUE(done) << done.error().detail;
      EXPECT_EQ(asked > most, !*done) << app::endingOf(kind) << most;
    }
  }
}

TEST_F(ExportShowTest, AnOutputThatTakesNoMoreIsAnError) {
  add(support::loaded(support::redDancer()));
  for (const ExportKind kind : app::kExportKinds) {
    if (kind == ExportKind::Vrma) continue;  // this dancer isn't a humanoid
    request_.kind = kind;
    request_.pageFrame = pageFrame();
    const auto done = app::exportShow(
        show_, request_,
        {.file = support::sinkOf(100), .mesh = mesh_.sink(), .library = library_.sink(), .libraryFile = "o.mtl"});
    ASSERT_FALSE(done) << app::endingOf(kind);
    EXPECT_EQ(done.error().code, base::ErrorCode::CannotWrite);
  }
}

TEST_F(ExportShowTest, AMeshCacheHasItsRestMeshBesideIt) {
  add(support::loaded(support::redDancer()));
  request_.kind = ExportKind::Pc2;
  const auto done = exported();
  ASSERT_TRUE(done && *done);
  EXPECT_EQ((*done)->points, 4U);
  EXPECT_EQ(file_.bytes.size(), 32U + 12U * 4U * 11U);
  EXPECT_THAT(mesh_.bytes, HasSubstr("mtllib o.mtl"));
  EXPECT_THAT(library_.bytes, HasSubstr("newmtl"));
}

TEST_F(ExportShowTest, APageHasTheClipsTheTitleAndTheSong) {
  add(support::loaded(support::redDancer()));
  request_.kind = ExportKind::Html;
  request_.pageFrame = pageFrame();
  request_.first = 6;
  std::ofstream(folder_ / "song.mp3") << "ID3";
  const auto song = app::readSong(folder_ / "song.mp3", {}, 1.0, 0.5F);
  ASSERT_TRUE(song) << song.error().detail;
  request_.song = *song;
  const auto done = exported();
  ASSERT_TRUE(done && *done);
  EXPECT_TRUE((*done)->song);
  EXPECT_EQ((*done)->clips, 2U);
  EXPECT_EQ((*done)->bytes, file_.bytes.size());
  EXPECT_THAT(told_, testing::Contains("terms 踊り子"));
  EXPECT_THAT(told_, testing::Contains(testing::MatchesRegex("begins at most [0-9]+ after 0")));
  const std::string begin = "begins at most ";
  const auto told = std::ranges::find_if(told_, [&](const std::string& each) { return each.starts_with(begin); });
  ASSERT_NE(told, told_.end());
  EXPECT_GE(std::stoull(told->substr(begin.size())), file_.bytes.size());
  EXPECT_THAT(pageLine(0), testing::StartsWith("踊り子"));
  const nlohmann::json dance = nlohmann::json::parse(pageLine(1));
  EXPECT_EQ(dance["frames"], 5);
  EXPECT_EQ(dance["clips"][0]["ik"], "on");
  EXPECT_EQ(dance["clips"][1], nlohmann::json({{"name", "dance, IK off"}, {"ik", "off"}}));
  // A song that begins a second after frame 0 begins 0.8 s after frame 6.
  EXPECT_DOUBLE_EQ(dance["song"]["start"], 0.8);
  EXPECT_EQ(dance["song"]["volume"], 0.5);
  EXPECT_EQ(pageLine(3), "SUQz");  // ID3 as base64
  request_.title = "My show";
  file_.bytes.clear();
  ASSERT_TRUE(exported());
  EXPECT_EQ(pageLine(0), "My show");
}

TEST_F(ExportShowTest, APageOfAPoseHasNoClips) {
  add(support::loaded(support::redDancer()));
  request_.kind = ExportKind::Html;
  request_.pageFrame = pageFrame();
  request_.still = true;
  ASSERT_TRUE(exported());
  const nlohmann::json dance = nlohmann::json::parse(pageLine(1));
  EXPECT_THAT(dance["clips"], IsEmpty());
  EXPECT_EQ(dance["frames"], 1);
}

TEST_F(ExportShowTest, WithoutAPageNothingIsPlayedForIt) {
  add(support::loaded(support::redDancer()));
  request_.kind = ExportKind::Html;
  request_.pageFrame = folder_ / "none.html";
  const auto done = exported();
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, base::ErrorCode::CannotOpen);
  EXPECT_THAT(told_, IsEmpty());
}

TEST_F(ExportShowTest, SongsThatBrowsersDontPlayAreRefused) {
  std::ofstream(folder_ / "song.wv", std::ios::binary) << std::string("wvpk\0\0\0\0\x10\x04", 10);
  const auto other = app::readSong(folder_ / "song.wv", {}, 0.0, 1.0F);
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, base::ErrorCode::BadArgument);
  const auto missing = app::readSong(folder_ / "none.mp3", {}, 0.0, 1.0F);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, base::ErrorCode::CannotOpen);
}

TEST_F(ExportShowTest, WhatCannotBeAskedIsRefused) {
  EXPECT_FALSE(exported()) << "no model";
  add(support::loaded(support::redDancer()));
  add(support::loaded(support::redDancer()));
  request_.kind = ExportKind::Bvh;
  const auto several = exported();
  ASSERT_FALSE(several);
  EXPECT_EQ(several.error().code, base::ErrorCode::BadArgument);
  request_.actors = {app::ActorId{12345}};
  EXPECT_FALSE(exported());
  EXPECT_THAT(file_.bytes, IsEmpty());
}

TEST(RestPaths, HaveTheNameOfTheCache) {
  const auto rest = app::restPathsOf("a/dance.pc2");
  ASSERT_TRUE(rest);
  EXPECT_EQ(rest->mesh, "a/dance.obj");
  EXPECT_EQ(rest->library, "a/dance.mtl");
  EXPECT_FALSE(app::restPathsOf("dance.obj"));
  EXPECT_FALSE(app::restPathsOf("dance.mtl"));
}

}  // namespace

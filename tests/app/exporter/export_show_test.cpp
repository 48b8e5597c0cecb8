// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/exporter/export_show.h"

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

#include "tests/app/export/collected.h"
#include "tests/app/export/read_glb.h"
#include "tests/app/files/dancer.h"

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

  [[nodiscard]] std::vector<std::string> clipNames() const {
    const nlohmann::json json = support::readGlb(file_.bytes).json;
    std::vector<std::string> names;
    if (!json.contains("animations")) return names;
    for (const auto& each : json["animations"]) names.push_back(each["name"]);
    return names;
  }

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
            told_.push_back("begins " + std::to_string(planned.bytes) + " after " + std::to_string(file_.bytes.size()));
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

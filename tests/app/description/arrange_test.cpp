// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/arrange.h"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/description/show_size.h"
#include "tests/app/files/dancer.h"

namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// This fixture has files in memory: a model "a", a dance "dance", and cameras "camera" and
/// "other". Other names are of files that can't be used, "broken" of one that ends everything.
class Arrange : public testing::Test {
 protected:
  Arrange() {
    models["a"] = support::loaded(support::dancer());
    motions["dance"] = support::loaded(support::dance());
    for (const char* name : {"camera", "other"}) {
      vmd::Motion camera = vmd::Motion::make("camera");
      camera.cameraKeys.push_back({});
      motions[name] = support::loaded(std::move(camera));
    }
  }
  template <class Item>
  base::Result<Item> find(const std::map<fs::path, Item>& known, const fs::path& file) {
    ++reads[file];
    if (file == "broken") return base::fail(base::ErrorCode::CannotRead, "not now", "broken");
    const auto at = known.find(file);
    return at == known.end() ? Item() : at->second;
  }
  base::Result<app::Arrangement> arrange(const app::ShowDescription& show, const app::ArrangeOptions& options = {}) {
    return app::arrange(show,
                        {[this](const fs::path& file) { return find(models, file); },
                         [this](const fs::path& file) { return find(motions, file); }},
                        issues, options);
  }
  static app::ActorDescription actor(const char* model, std::vector<const char*> played) {
    app::ActorDescription described;
    described.model = model;
    for (const char* each : played) described.motions.push_back({each});
    return described;
  }
  std::map<fs::path, std::shared_ptr<const app::LoadedModel>> models;
  std::map<fs::path, std::shared_ptr<const app::LoadedMotion>> motions;
  std::map<fs::path, int> reads;
  base::Issues issues;
};

TEST_F(Arrange, MotionsOfTheSceneAreTheScenesWhoeverTheyWereNamedWith) {
  // GIVEN a camera named with a model that can't be used, and one that is the show's own
  app::ShowDescription show;
  show.actors = {actor("gone", {"camera"}), actor("a", {"dance"})};
  show.motions = {{"other", false, 7}};
  const auto arranged = arrange(show);
  ASSERT_TRUE(arranged);
  // THEN the actor keeps its index, and both cameras are the scene's, the actor's first
  ASSERT_THAT(arranged->actors, SizeIs(1));
  EXPECT_EQ(arranged->actors[0].index, 1U);
  EXPECT_EQ(arranged->actors[0].model, models["a"]);
  EXPECT_THAT(arranged->actors[0].switches.motions, ElementsAre(app::MotionUse{motions["dance"]}));
  EXPECT_THAT(arranged->sceneMotions,
              ElementsAre(app::MotionUse{motions["camera"]}, app::MotionUse{motions["other"], false, 7}));
  EXPECT_THAT(issues, IsEmpty());
}

TEST_F(Arrange, AnErrorOfAReaderEndsIt) {
  app::ShowDescription show;
  show.actors = {actor("a", {"broken"}), actor("never", {})};
  const auto ended = arrange(show);
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.error().file, "broken");
  EXPECT_EQ(reads.count("never"), 0U);
}

TEST_F(Arrange, WhatIsLeftOutIsToldAsTheCallerWants) {
  // GIVEN bodies beyond the limit, and a chain that the model lacks
  pmx::Model heavy = support::dancer();
  heavy.rigidBodies.resize(app::ShowSize::kMaxBodies + 1);
  models["heavy"] = support::loaded(std::move(heavy));
  app::ShowDescription show;
  show.actors = {actor("heavy", {})};
  show.actors[0].ik.chains = {{"羽", app::IkMode::Off}};
  ASSERT_TRUE(arrange(show));
  ASSERT_THAT(issues, SizeIs(2));
  EXPECT_EQ(base::describe(issues[0]),
            "actors[0]: has no physics: with those before it, the show would have more than 65536 rigid bodies");
  EXPECT_EQ(base::describe(issues[1]), "actors[0]: has no IK bone '羽'");
  // AND by the file where the caller says so; bodies count where physics is off and may begin later
  issues.clear();
  show.physics.on = false;
  app::ArrangeOptions options;
  options.issue = [](std::string_view, std::size_t, const fs::path& file, std::string detail) {
    return base::Issue{{}, -1, -1, file.string() + ' ' + detail};
  };
  ASSERT_TRUE(arrange(show, options));
  ASSERT_THAT(issues, SizeIs(1));
  EXPECT_EQ(base::describe(issues[0]), "heavy has no IK bone '羽'");
  options.physicsMayBegin = true;
  const auto arranged = arrange(show, options);
  ASSERT_TRUE(arranged);
  EXPECT_FALSE(arranged->actors[0].switches.physics);
}

}  // namespace

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/show_scene.h"

#include <array>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/app/show/goal_shows.h"

namespace {

using app::ActorId;
using app::ShowScene;
using base::Vec3;
using testing::ElementsAre;
using testing::Pair;
using testing::SizeIs;

TEST(ShowScene, TheLooksCameraIsTheEyeOfGoals) {
  // GIVEN a head that looks at the camera
  ShowScene scene;
  const ActorId id = scene.show().add(support::loadedPuppet());
  app::Goal goal = support::lookAt({});
  goal.place.at = app::GoalTarget::Camera;
  scene.show().actor(id)->setGoals({goal});
  // WHEN a look has a camera 20 units in front of (10, 15, 0), which looks along +Z
  app::FilmLook look;
  vmd::CameraState camera;
  camera.target = {10, 15, 0};
  camera.rotation = {};
  camera.distance = -20;
  look.camera = camera;
  scene.setLook(look);
  // THEN the head looks there
  scene.show().evaluate(0);
  EXPECT_LT(support::missOfSight(scene.show(), id, {10, 15, -20}), 2e-3F);
  // AND where the look has none, at the scene's own camera: 45 units in front of (0, 10, 0), as MMD
  // begins
  ShowScene other;
  const ActorId same = other.show().add(support::loadedPuppet());
  other.show().actor(same)->setGoals({goal});
  other.setLook({});
  other.show().evaluate(0);
  EXPECT_LT(support::missOfSight(other.show(), same, {0, 10, -45}), 2e-3F);
}

TEST(ShowScene, EachModelsTexturesAreReadOnce) {
  // GIVEN three actors of two models
  ShowScene scene;
  const auto model = support::loadedPuppet(), other = support::loadedPuppet();
  const ActorId a = scene.show().add(model), b = scene.show().add(other), c = scene.show().add(model);
  std::map<const app::LoadedModel*, int> reads;
  std::map<const app::LoadedModel*, std::shared_ptr<const app::ModelTextures>> made;
  std::optional<base::Error> unread;
  const auto load = [&](const app::LoadedModel& of) {
    ++reads[&of];
    app::ModelTextures textures;
    textures.unread = &of == other.get() ? unread : std::nullopt;
    return made[&of] = std::make_shared<const app::ModelTextures>(textures);
  };
  ASSERT_TRUE(scene.loadTextures(load));
  EXPECT_THAT(reads, testing::UnorderedElementsAre(Pair(model.get(), 1), Pair(other.get(), 1)));
  EXPECT_THAT(scene.textures(),
              ElementsAre(Pair(a, made[model.get()]), Pair(b, made[other.get()]), Pair(c, made[model.get()])));
  // AND a file that the system doesn't give now is an error, since the picture would be another one
  unread = base::Error{base::ErrorCode::CannotRead, "face.png", {}, -1, -1, "no"};
  const auto failed = scene.loadTextures(load);
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().file, "face.png");
}

TEST(ShowScene, ViewsHaveCaptionsAndStandIns) {
  ShowScene scene;
  const ActorId id = scene.show().add(support::loadedPuppet());
  scene.setLook({});
  const std::vector<app::ViewSolver> views{{app::ViewSolver::How::AsSet}, {app::ViewSolver::How::WithoutIk}};
  scene.setViews(std::array{id}, views, {"as it is", "without"});
  EXPECT_THAT(scene.look().captions, ElementsAre("as it is", "without"));
  // the view that has the actor's own solvers shows the actor itself
  EXPECT_THAT(scene.show().standIns(), SizeIs(1));
}

}  // namespace

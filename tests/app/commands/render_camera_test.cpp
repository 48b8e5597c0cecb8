// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/render_camera.h"

#include <cmath>

#include <gtest/gtest.h>

#include "app/view/fit_view.h"
#include "tests/app/files/dancer.h"

namespace {

using base::Vec3, base::Vec4;

/// Adds an actor with a face one unit wide, two high, at the height of the eyes.
app::ActorId add(app::Show& show, const Vec3& place, bool visible = true) {
  pmx::Model model = support::dancer();
  for (const Vec3 corner : {Vec3(-0.5F, 9, 0), Vec3(0.5F, 9, 0), Vec3(0, 11, 0)}) {
    auto& vertex = model.vertices.emplace_back();
    vertex.position = corner;
  }
  model.indices = {0, 1, 2};
  model.materials.emplace_back().indexCount = 3;
  const auto id = show.add(support::loaded(std::move(model)));
  show.actor(id)->setPlacement({place, 0.0F, 1.0F});
  show.actor(id)->set(&app::ActorSwitches::visible, visible);
  return id;
}

vmd::CameraState cameraOf(const app::RenderCommand& command, const app::Show& show,
                          const std::optional<vmd::CameraState>& chosen = std::nullopt) {
  const auto path = app::renderCamera(command, chosen, show);
  EXPECT_TRUE(path && *path);
  return path && *path ? (*path)->camera : vmd::CameraState{};
}

/// Returns whether the middle of an actor at this position is in the picture.
bool seen(const vmd::CameraState& camera, const Vec3& place) {
  const auto matrices = app::cameraMatrices(camera, 16.0F / 9.0F);
  const Vec4 clip = matrices.projection * matrices.view * Vec4(place + Vec3(0, 10, 0), 1.0F);
  return clip.w > 0.0F && std::abs(clip.x) < clip.w && std::abs(clip.y) < clip.w;
}

app::RenderCommand asked() {
  app::RenderCommand command;
  command.view.own = true;
  return command;
}

TEST(RenderCamera, AllIsSeenFromTheSideThatItIsTurnedTo) {
  // GIVEN two actors, one far behind the other
  app::Show show;
  const Vec3 near(0, 0, -60), far(0, 0, 60);
  add(show, near);
  add(show, far);
  auto command = asked();
  command.view.fit = app::ViewFit::All;
  // WHEN the camera goes around them THEN both are visible from every side
  for (const double degrees : {0.0, 45.0, 90.0, 200.0}) {
    command.view.turnDegrees = degrees;
    const auto camera = cameraOf(command, show);
    EXPECT_TRUE(seen(camera, near) && seen(camera, far)) << degrees;
  }
  // AND in a film that turns, on every picture
  command.view.turnDegrees = 0.0;
  command.view.turntable = true;
  const auto camera = cameraOf(command, show);
  for (double degrees = 0.0; degrees < 360.0; degrees += 10.0) {
    const auto there = app::turned(camera, degrees);
    EXPECT_TRUE(seen(there, near) && seen(there, far)) << degrees;
  }
  // AND a quarter turn is the view from the left
  auto left = asked();
  left.view.fit = app::ViewFit::All;
  left.view.view = app::StandardView::Left;
  command.view.turntable = false;
  command.view.turnDegrees = 90.0;
  EXPECT_NEAR(cameraOf(left, show).distance, cameraOf(command, show).distance, 1e-3F);
}

TEST(RenderCamera, AShowsOwnCameraIsTheOneThatIsTurned) {
  app::Show show;
  add(show, Vec3(0));
  vmd::CameraState own;
  own.target = {0, 17, 0};
  own.distance = -10.0F;
  own.fovDegrees = 60.0F;
  auto command = asked();
  command.view.view = app::StandardView::Left;
  const auto left = cameraOf(command, show, own);
  EXPECT_EQ(left.target, own.target);
  EXPECT_EQ(left.distance, own.distance);
  EXPECT_EQ(left.fovDegrees, own.fovDegrees);
  EXPECT_EQ(left.rotation, app::standardView({}, app::StandardView::Left).rotation);
  command.view.fit = app::ViewFit::All;
  EXPECT_EQ(cameraOf(command, show, own).fovDegrees, own.fovDegrees);
  EXPECT_EQ(cameraOf(command, show, own).target, Vec3(0, 10, 0));
}

TEST(RenderCamera, FollowsTheFirstThatIsSeenAndHasTheBone) {
  app::Show show;
  add(show, Vec3(0), false);
  auto command = asked();
  command.view.follow = "頭";
  EXPECT_FALSE(app::renderCamera(command, std::nullopt, show));
  const auto second = add(show, Vec3(3, 0, 0));
  const auto path = app::renderCamera(command, std::nullopt, show);
  ASSERT_TRUE(path && *path);
  EXPECT_EQ((*path)->followed, second);
  EXPECT_EQ((*path)->bone, 5);
}

}  // namespace

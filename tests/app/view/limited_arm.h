// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "app/view/limit_overlay.h"
#include "app/view/show_overlay.h"
#include "tests/app/files/dancer.h"
#include "tests/app/view/default_view.h"

namespace support {

inline constexpr double kNear = 1e-4;  ///< units
inline constexpr std::int32_t kArm = 1;

inline double rad(double degrees) { return degrees * ik::solvers::kPi / 180.0; }
inline double degrees(double angle) { return angle * 180.0 / ik::solvers::kPi; }

inline void expectPoint(const ik::solvers::Vec3& got, const ik::solvers::Vec3& want, double tolerance = kNear) {
  for (int i = 0; i < 3; ++i) EXPECT_NEAR(got[i], want[i], tolerance) << i;
}

inline ik::solvers::BoneFreedom turns(const ik::solvers::Limit& limit) { return {kArm, limit, {}}; }
inline ik::solvers::Limit locked() {
  ik::solvers::Limit limit;
  limit.kind = ik::solvers::LimitKind::Locked;
  return limit;
}

/// An arm of three units stands upright at (0, 10, 0): bone 1, whose child 2 is its hand.
struct LimitedArm {
  app::Show show;
  app::ActorId id = 0;
  vmd::CameraState camera;
  float scale = 1;  // of the model
  app::ShowOverlay overlay;

  explicit LimitedArm(float length = 3.0F) {
    camera.perspective = false;
    pmx::Model model;
    for (const auto& [name, y] : {std::pair("root", 0.0F), {"arm", 10.0F}, {"hand", 10.0F + length}}) {
      pmx::Bone bone;
      bone.name = name;
      bone.position = {0, y, 0};
      bone.parent = static_cast<std::int32_t>(model.bones.size()) - 1;
      bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible;
      model.bones.push_back(bone);
    }
    id = show.add(loaded(std::move(model)));
  }
  [[nodiscard]] app::Actor& actor() { return *show.actor(id); }
  /// Poses a bone by hand.
  void pose(std::int32_t bone, const ik::solvers::Quat& turn, const base::Vec3& way = base::Vec3(0)) {
    app::Edits edits = actor().switches().edits;
    edits.set(app::BoneEdit{bone, app::EditKind::Add, {way, base::Quat(turn)}});
    actor().setEdits(edits);
  }
  [[nodiscard]] app::OverlayView view() const {
    app::Placement placement;
    placement.scale = scale;
    return {app::inModelSpace(app::cameraMatrices(camera, 1280.0F / 720.0F), placement), {1280, 720}, 1};
  }
  /// Returns the limits of the joints with these freedoms.
  std::vector<app::JointLimit> limits(std::vector<ik::solvers::BoneFreedom> freedoms,
                                      const app::FileLimits& file = {}) {
    actor().set(&app::ActorSwitches::freedoms, std::move(freedoms));
    show.evaluate(0);
    std::vector<app::JointLimit> limits;
    std::size_t left = 100;
    EXPECT_TRUE(app::addJointLimits(actor(), id, actor().frame().boneModels, app::restTails(actor().model()), file,
                                    view(), left, limits));
    EXPECT_EQ(left, 100 - limits.size());
    return limits;
  }
  /// Returns the overlay's colours.
  std::size_t count(const base::Vec4& colour, const ik::solvers::Limit& limit) {
    actor().set(&app::ActorSwitches::freedoms, {turns(limit)});
    app::OverlayChoice choice;
    choice.limits = true;
    overlay.draw(show, show.evaluate(0), choice, view());
    return static_cast<std::size_t>(std::ranges::count(overlay.triangles(), colour, &app::OverlayVertex::colour));
  }
};

/// Returns the pixel of a point at the joint's distance from the camera, relative to the joint.
inline base::Vec2 at(double right, double up) {
  return {640.0F + kUnit * static_cast<float>(right), 360.0F - kUnit * static_cast<float>(up)};
}

}  // namespace support

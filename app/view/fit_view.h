// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "app/show/show.h"
#include "app/view/camera.h"

namespace app {

/// This is a box along the axes. It is empty until a point is added.
struct Bounds {
  base::Vec3 least{1.0F}, most{-1.0F};

  [[nodiscard]] bool empty() const { return least.x > most.x; }
  [[nodiscard]] base::Vec3 centre() const { return 0.5F * (least + most); }
  [[nodiscard]] base::Vec3 size() const { return most - least; }
  /// A point that isn't finite, or is farther than kFarthestPoint from the middle of the world, is
  /// ignored.
  void add(const base::Vec3& point);
  void add(const Bounds& other);
  bool operator==(const Bounds&) const = default;
};
inline constexpr float kFarthestPoint = 1e5F;  ///< units, along each axis

/// Returns the actors that are visible at rest. Attached ones, whose place isn't known at rest, are
/// left out unless all are attached.
[[nodiscard]] std::vector<ActorId> seenAtRest(const Show& show);
/// Returns the visible bounds of each of these models at rest, at its placement, in world space:
/// the vertices of its faces, without those of hidden materials.
[[nodiscard]] std::vector<Bounds> restBounds(const Show& show);
/// Returns the visible bounds of models in a frame that `show` has just made, posed: of these, or
/// of all if `of` is empty. Hidden or wholly transparent parts are ignored. It takes as long as
/// skinning on one thread.
[[nodiscard]] Bounds shownBounds(const Show& show, const ShowFrame& frame, std::span<const ActorId> of = {});

/// Returns whether a model is wider than any figure: a stage, a hall or a sky.
[[nodiscard]] bool isStage(const pmx::Model& model);
/// Returns whether a model stands for a figure that dances: it has IK chains and isn't as wide as a
/// stage, which may have chains for its machinery. Accessories that are models have none.
[[nodiscard]] bool isFigure(const pmx::Model& model);

/// Returns the camera that sees all of the box. Its angles, field of view and projection stay; its
/// target is the box's middle, and its distance makes the box fill the picture but for a tenth of
/// its height or width. It doesn't go nearer than the near plane (app/view/camera.h) allows. aspect
/// = width / height. An empty box changes nothing.
[[nodiscard]] vmd::CameraState fitView(const vmd::CameraState& camera, const Bounds& box, float aspect);

/// Returns the camera of a picture for which nobody chose one. It is MMD's own if one of the models
/// is about as large as a person and stands in its picture (isPersonInView()). Otherwise, as for
/// glasses or a stage, it sees everything.
[[nodiscard]] vmd::CameraState startingView(std::span<const Bounds> models, float aspect);
/// Returns whether one of the models is 8 to 24 units high, at most 40 wide and deep, and has its
/// middle in the picture of MMD's own camera.
[[nodiscard]] bool isPersonInView(std::span<const Bounds> models, float aspect);

}  // namespace app

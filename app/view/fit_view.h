// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "app/show/show.h"
#include "app/view/camera.h"

namespace app {

/// A box along the axes. Without a point in it, it is empty.
struct Bounds {
  base::Vec3 least{1.0F}, most{-1.0F};

  [[nodiscard]] bool empty() const { return least.x > most.x; }
  [[nodiscard]] base::Vec3 centre() const { return 0.5F * (least + most); }
  [[nodiscard]] base::Vec3 size() const { return most - least; }
  /// A point that isn't finite, or farther than kFarthestPoint from the middle of the world, counts for nothing.
  void add(const base::Vec3& point);
  void add(const Bounds& other);
  bool operator==(const Bounds&) const = default;
};
inline constexpr float kFarthestPoint = 1e5F;  ///< units, along each axis

/// Who is seen at rest, without models that aren't visible, and without those that hang from another (whose place isn't
/// known at rest), unless all do.
[[nodiscard]] std::vector<ActorId> seenAtRest(const Show& show);
/// What is seen of each of these models at rest, where it stands, in world space: the vertices of its faces, without those
/// of materials that are hidden.
[[nodiscard]] std::vector<Bounds> restBounds(const Show& show);
/// What is seen of all models in a frame that `show` has just made, posed; or of one alone (`of`: 0 for all). What is hidden
/// or made wholly transparent counts for nothing. Takes as long as skinning them on one thread.
[[nodiscard]] Bounds shownBounds(const Show& show, const ShowFrame& frame, ActorId of = 0);

/// The camera that sees all of the box, from where it looks now: its angles, field of view and projection stay; target is
/// the box's middle, and its distance so that the box fills the picture but for a tenth of its height or width. Nearer than
/// the near plane (app/view/camera.h) allows, it doesn't go. aspect = width / height. An empty box changes nothing.
[[nodiscard]] vmd::CameraState fitView(const vmd::CameraState& camera, const Bounds& box, float aspect);

/// Where a picture is taken from that nobody chose a camera for. MMD's own place, if one of the models is about as large
/// as a person and stands before it (isPersonInView()). Else, for glasses or a stage, so that all is seen.
[[nodiscard]] vmd::CameraState startingView(std::span<const Bounds> models, float aspect);
/// Whether one of the models is 8 to 24 units high, at most 40 wide and deep, and its middle is in the picture of MMD's own
/// camera.
[[nodiscard]] bool isPersonInView(std::span<const Bounds> models, float aspect);

}  // namespace app

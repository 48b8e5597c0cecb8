// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/show/actor.h"
#include "app/view/bone_overlay.h"
#include "ik/solvers/bone_freedom.h"

namespace app {

/// This is the limit of one joint as it lies in a picture. Points are in model space.
struct JointLimit {
  std::uint32_t actor = 0;
  std::int32_t bone = -1;
  ik::solvers::Limit turn;                            ///< of kind Free where nothing limits the rotation
  std::optional<ik::solvers::SlideRange> slide;       ///< none: it doesn't slide
  bool own = false;                                   ///< a show's freedom, which can be changed; else the file's
  ik::solvers::Vec3 joint{0.0};                       ///< where the joint is
  ik::solvers::Quat parent = ik::solvers::kIdentity;  ///< from the parent's space to model space
  ik::solvers::Quat local = ik::solvers::kIdentity;   ///< the whole local rotation
  double slid = 0.0;                                  ///< units along the slide's axis from rest
  ik::solvers::Vec3 along{0.0, 1.0, 0.0};             ///< where the bone points at rest, parent's space, unit length
  double reach = 1.0;                                 ///< units: the radius of arcs and rims
  OverlayView view;                                   ///< in model space

  /// Returns a point at `reach` from the joint, in a direction of the parent's space.
  [[nodiscard]] ik::solvers::Vec3 towards(const ik::solvers::Vec3& direction) const;
  /// Returns a point of the rim of a cone or an ellipse; `aroundRad` as in borderDirection().
  [[nodiscard]] ik::solvers::Vec3 rim(double aroundRad) const;
  /// Returns where the joint would be, had it slid so many units from rest.
  [[nodiscard]] ik::solvers::Vec3 slidTo(double units) const;
};

/// This is the range of an angle about an axis: of a hinge, of one of a box's axes, which turns
/// with those outside it, or of the twist of a cone or an ellipse, about where its axis points now.
struct LimitArc {
  ik::solvers::Vec3 axis, zero;                ///< in model space, unit length; an angle of 0 lies along `zero`
  double lower = 0.0, upper = 0.0, now = 0.0;  ///< radians
  int part = 0;                                ///< of a box: 0 to 2, about X, Y, Z; of a twist: kTwistPart
  double radius = 1.0;                         ///< units
};

inline constexpr int kTwistPart = 3;

/// Writes the arcs of a limit and returns how many there are. A box's ranges and twists of 0 have
/// none.
std::size_t arcsOf(const JointLimit& limit, std::array<LimitArc, 3>& arcs);
/// Returns the point of an arc at an angle.
[[nodiscard]] ik::solvers::Vec3 pointOf(const JointLimit& limit, const LimitArc& arc, double angleRad);

/// This says whose limits are shown beside an actor's freedoms: those that the model's file gives
/// to links of IK chains.
struct FileLimits {
  std::int32_t chain = -1;  ///< this chain; -1: none
  std::int32_t bone = -1;   ///< the chains that turn this bone or that it ends; -1: none
};

/// Returns where each bone points at rest, with its length: to its tail, else to its first child,
/// else away from its parent. Time grows with the number of bones.
[[nodiscard]] std::vector<ik::solvers::Vec3> restTails(const pmx::Model& model);

/// Adds the limits of the joints of an actor (`id`) to a list, as its bones (model space) stand in
/// a frame, seen by `view` (in model space): at most `left`, which is lowered by their number.
/// Joints that turn freely have none, nor do those behind the camera. An arc's radius is the bone's
/// length, but on the screen between kMinLimitReach and kMaxLimitReach pixels, times the view's
/// scale. `tails` are restTails() of its model. Returns false where some were left out.
bool addJointLimits(const Actor& actor, std::uint32_t id, std::span<const base::Transform> bones,
                    std::span<const ik::solvers::Vec3> tails, const FileLimits& file, const OverlayView& view,
                    std::size_t& left, std::vector<JointLimit>& limits);
inline constexpr double kMinLimitReach = 32.0, kMaxLimitReach = 150.0;

}  // namespace app

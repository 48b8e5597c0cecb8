// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/limit_handles.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include "app/view/sight_drag.h"

namespace app {
namespace {

using base::Vec2;
using ik::solvers::Limit, ik::solvers::LimitKind;
using WideVec3 = ik::solvers::Vec3;

constexpr float kReachOfLimit = 7.0F;                         // pixels at scale 1
constexpr float kReachOfJoint = 12.0F;                        // pixels at scale 1
constexpr float kEndFrom = 0.35F;                             // of an arc's radius: nearer is the bone's mark
constexpr double kMinShare = 0.19;                            // of a drag far beside: see leanUnder()
constexpr double kWholeTurn = 2 * ik::solvers::kPi;           // of hinges and boxes, in files
constexpr double kMaxLean = 89.9 * ik::solvers::kPi / 180.0;  // of an ellipse, in files

/// Finds the handle that is nearest to a pixel.
class Nearest {
 public:
  explicit Nearest(Vec2 pixel) : pixel_(pixel) {}

  void tryLimit(const JointLimit& limit) {
    limit_ = &limit;
    least_ = std::min(least_, kReachOfLimit * limit.view.scale);
    const Sight sight(limit.view);
    if (limit.slide) trySlide(sight);
    if (limit.turn.kind == LimitKind::Cone || limit.turn.kind == LimitKind::Ellipse) tryRim(sight);
    tryArcs(sight);
  }
  [[nodiscard]] LimitHandle found() const { return found_; }

 private:
  std::optional<Vec2> pixelOf(const Sight& sight, const WideVec3& point) const {
    return sight.pixel(sight.seen(base::Vec3(point)));
  }
  void offer(float distance, LimitHandle::Kind kind, int part, bool far = false) {
    if (!(distance < least_)) return;
    least_ = distance;
    found_ = {kind, part, limit_->actor, limit_->bone, far};
  }
  void tryRim(const Sight& sight) {
    const base::Vec3 centre = sight.seen(base::Vec3(limit_->joint));
    std::optional<Vec2> before;
    for (int i = 0; i <= kRimPieces; ++i) {
      const base::Vec3 seen = sight.seen(base::Vec3(limit_->rim(kWholeTurn * i / kRimPieces)));
      const auto now = sight.pixel(seen);
      // A piece lies between two points: its quarter is that of its middle.
      const int quarter = (2 * i - 1 + kRimPieces / 4) / (kRimPieces / 2) % 4;
      const bool far = glm::dot(seen - centre, sight.away(centre)) > 0.0F;
      if (before && now)
        offer(distanceTo(pixel_, *before, *now), LimitHandle::Kind::Lean,
              limit_->turn.kind == LimitKind::Ellipse ? quarter : 0, far);
      before = now;
    }
  }
  void tryArcs(const Sight& sight) {
    std::array<LimitArc, 3> arcs;
    const std::size_t count = arcsOf(*limit_, arcs);
    for (std::size_t i = 0; i < count; ++i) {
      // The upper end comes first: of a closed range, it is the one that opens it.
      for (const bool upper : {true, false}) {
        const WideVec3 end = pointOf(*limit_, arcs[i], upper ? arcs[i].upper : arcs[i].lower);
        const auto from = pixelOf(sight, glm::mix(limit_->joint, end, static_cast<double>(kEndFrom)));
        const auto to = pixelOf(sight, end);
        if (from && to)
          offer(distanceTo(pixel_, *from, *to), LimitHandle::Kind::Turn, 2 * arcs[i].part + (upper ? 1 : 0));
      }
    }
  }
  void trySlide(const Sight& sight) {
    for (const int part : {1, 0}) {
      const auto end = pixelOf(sight, limit_->slidTo(part == 1 ? limit_->slide->upper : limit_->slide->lower));
      if (end) offer(glm::distance(pixel_, *end), LimitHandle::Kind::Way, part);
    }
  }

  Vec2 pixel_;
  float least_ = INFINITY;
  const JointLimit* limit_ = nullptr;
  LimitHandle found_;
};

/// Returns the angle of a cone whose rim is under a pixel, or that of an ellipse towards one of its
/// four sides, with which its rim is there while the other three stay; radians. An ellipse is one
/// in the plane at right angles to its axis: (x / tan a)² + (y / tan b)² = 1. Beyond nine tenths of
/// b the side would go far at each pixel; from there on it goes with x alone.
double leanUnder(const Sight& sight, const JointLimit& limit, const LimitHandle& handle, Vec2 pixel) {
  const base::Vec3 centre = sight.seen(base::Vec3(limit.joint));
  const WideVec3 direction(
      onSphere(sight, centre, static_cast<float>(limit.reach) * sight.unitsPerUnit(), handle.far, pixel));
  const auto inView = [&](const WideVec3& way) { return WideVec3(sight.turned(base::Vec3(limit.parent * way))); };
  const WideVec3 axis = inView(limit.turn.axis);
  if (limit.turn.kind == LimitKind::Cone) return ik::solvers::angleBetween(axis, direction);
  const WideVec3 side = handle.part % 2 == 0 ? limit.turn.right : glm::cross(limit.turn.axis, limit.turn.right);
  const WideVec3 other = glm::cross(axis, inView(handle.part < 2 ? side : -side));
  const double forward = glm::dot(direction, axis), x = glm::dot(direction, inView(handle.part < 2 ? side : -side)),
               y = glm::dot(direction, other);
  if (!(forward > 0.0)) return std::atan2(x, forward);
  // The sides go around the axis in the order of their parts.
  const int beside = (handle.part + (y >= 0.0 ? 1 : 3)) % 4;
  const double share = y / forward / std::tan(limit.turn.angles.at(static_cast<std::size_t>(beside)));
  return std::atan2(x / std::sqrt(std::max(kMinShare, 1.0 - share * share)), forward);
}

double* numberOf(ik::solvers::BoneFreedom& freedom, const LimitHandle& handle) {
  const auto part = static_cast<std::size_t>(handle.part);
  if (handle.kind == LimitHandle::Kind::Way && freedom.slide)
    return part == 0 ? &freedom.slide->lower : &freedom.slide->upper;
  if (!freedom.turn) return nullptr;
  Limit& turn = *freedom.turn;
  if (handle.kind == LimitHandle::Kind::Lean && part < turn.angles.size()) return &turn.angles[part];
  if (handle.kind == LimitHandle::Kind::Turn && handle.part / 2 == kTwistPart)
    return part % 2 == 0 ? &turn.twistLower : &turn.twistUpper;
  if (handle.kind != LimitHandle::Kind::Turn || part >= 6) return nullptr;
  const int axis = handle.part / 2;
  return part % 2 == 0 ? &turn.lower[axis] : &turn.upper[axis];
}

}  // namespace

LimitHandle handleAt(std::span<const JointLimit> limits, Vec2 pixel) {
  Nearest nearest(pixel);
  for (const JointLimit& limit : limits)
    if (limit.own) nearest.tryLimit(limit);
  return nearest.found();
}

const JointLimit* jointAt(std::span<const JointLimit> limits, Vec2 pixel) {
  const JointLimit* nearest = nullptr;
  float least = INFINITY;
  for (const JointLimit& limit : limits) {
    const Sight sight(limit.view);
    const auto at = sight.pixel(sight.seen(base::Vec3(limit.joint)));
    const float distance = at ? glm::distance(*at, pixel) : INFINITY;
    if (distance > kReachOfJoint * limit.view.scale || !(distance < least)) continue;
    least = distance;
    nearest = &limit;
  }
  return nearest;
}

const JointLimit* limitOf(std::span<const JointLimit> limits, const LimitHandle& handle) {
  const auto at = std::ranges::find_if(limits, [&handle](const JointLimit& limit) {
    return limit.own && limit.actor == handle.actor && limit.bone == handle.bone;
  });
  return handle.any() && at != limits.end() ? &*at : nullptr;
}

double valueOf(const ik::solvers::BoneFreedom& freedom, const LimitHandle& handle) {
  ik::solvers::BoneFreedom copy = freedom;
  const double* number = numberOf(copy, handle);
  return number != nullptr ? *number : 0.0;
}

void setValue(ik::solvers::BoneFreedom& freedom, const LimitHandle& handle, double value) {
  double* number = numberOf(freedom, handle);
  if (number == nullptr || !std::isfinite(value)) return;
  if (handle.kind == LimitHandle::Kind::Lean) {
    const bool cone = freedom.turn->kind == LimitKind::Cone;
    *number = std::clamp(value, 0.0, cone ? ik::solvers::kPi : kMaxLean);
    if (cone) freedom.turn->angles.fill(*number);
    return;
  }
  const bool way = handle.kind == LimitHandle::Kind::Way, upper = handle.part % 2 == 1;
  const double most = way ? static_cast<double>(base::kMaxUnits) : kWholeTurn;
  LimitHandle end = handle;
  end.part += upper ? -1 : 1;
  const double other = valueOf(freedom, end);
  *number = upper ? std::clamp(value, other, most) : std::clamp(value, -most, other);
}

double draggedBy(const JointLimit& limit, const LimitHandle& handle, Vec2 from, Vec2 to) {
  const Sight sight(limit.view);
  double by = 0.0;
  switch (handle.kind) {
    case LimitHandle::Kind::None:
      break;
    case LimitHandle::Kind::Lean:
      by = leanUnder(sight, limit, handle, to) - leanUnder(sight, limit, handle, from);
      break;
    case LimitHandle::Kind::Turn: {
      std::array<LimitArc, 3> arcs;
      const std::size_t count = arcsOf(limit, arcs);
      for (std::size_t i = 0; i < count; ++i) {
        if (arcs[i].part != handle.part / 2) continue;
        const base::Vec3 centre = sight.seen(base::Vec3(limit.joint));
        const double pixel = sight.unitsPerPixel(centre.z) / sight.unitsPerUnit();
        by = angleDragged(sight, centre, sight.turned(base::Vec3(arcs[i].axis)), from, to,
                          static_cast<float>(arcs[i].radius / pixel));
      }
      break;
    }
    case LimitHandle::Kind::Way: {
      if (!limit.slide) break;
      const base::Vec3 at = sight.seen(base::Vec3(limit.joint));
      const base::Vec3 axis = sight.turned(base::Vec3(limit.parent * limit.slide->axis));
      by = wayDragged(sight, at, axis, from, to) / sight.unitsPerUnit();
      break;
    }
  }
  return std::isfinite(by) ? by : 0.0;
}

}  // namespace app

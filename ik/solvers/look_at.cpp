// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/look_at.h"

#include <algorithm>

#include "ik/angle_limit.h"

namespace ik::solvers {

namespace {

constexpr double kOnBone = 1e-6;  // units

/// This class aims one chain: it knows the bone that looks, and its present line of sight.
class Looker {
 public:
  Looker(const LookAtSettings& settings, Workspace& workspace)
      : settings_(settings),
        work_(workspace),
        aimer_(workspace.effectors[0]),
        forward_(unit(settings.forward, Vec3(0, 0, -1))) {}

  [[nodiscard]] std::size_t aimer() const { return aimer_; }

  [[nodiscard]] Vec3 eye() const {
    return work_.posture.positions[aimer_] + turned(work_.posture.rotations[aimer_], settings_.eye);
  }
  [[nodiscard]] Vec3 sight() const { return turned(work_.posture.rotations[aimer_], forward_); }
  [[nodiscard]] double miss() const { return angleBetween(sight(), work_.targets[0] - eye()); }

  /// Computes the point of the line of sight that is as far from a member as the target is; returns
  /// false where the line passes farther away.
  [[nodiscard]] bool pointOfSight(std::size_t i, Vec3& point) const {
    const Vec3 from = work_.posture.positions[i];
    const Vec3 o = eye() - from, f = sight();
    const double distance = glm::length(work_.targets[0] - from), along = glm::dot(o, f);
    const double squared = distance * distance - glm::dot(o, o) + along * along;
    if (squared < 0) return false;
    const double s = std::sqrt(squared) - along;
    point = o + f * s;
    return s > 0;
  }

  /// Turns one member by a part of what the line of sight needs. Returns false where that isn't
  /// defined.
  bool turn(std::size_t i, double share) {
    Vec3 point;
    if (!pointOfSight(i, point)) return false;
    const Vec3 toTarget = work_.targets[0] - work_.posture.positions[i];
    const Limit& limit = work_.members[i].limit;
    if (limit.kind == LimitKind::Hinge) {
      turnHinge(i, limit, point, toTarget);
    } else if (limit.kind == LimitKind::Euler && share >= 1) {
      lookWithin(i, limit, point, toTarget);
    } else {
      const Quat whole = shortestArc(point, toTarget);
      const Quat part = share >= 1 ? whole : glm::slerp(kIdentity, whole.w < 0 ? -whole : whole, share);
      work_.turnTo(i, product(part, work_.posture.rotations[i]));
    }
    work_.place(i);
    return true;
  }

  /// Tries to turn each link a little about each of its axes, and keeps what brings the sight
  /// nearer. Returns false if nothing did.
  bool tryAround(double byRad, double& miss) {
    bool better = false;
    for (std::size_t i = 0; i <= aimer_; ++i) {
      const Member& member = work_.members[i];
      if (!member.turns() || member.weight <= 0) continue;
      for (int axis = 0; axis < (member.limit.kind == LimitKind::Hinge ? 1 : 3); ++axis) {
        for (const double by : {byRad, -byRad}) {
          const Quat start = work_.posture.locals[i];
          work_.posture.locals[i] = nudged(member.limit, start, axis, by);
          work_.place(i);
          const double now = this->miss();
          if (now < miss - 1e-12) {
            miss = now;
            better = true;
            break;
          }
          work_.posture.locals[i] = start;
          work_.place(i);
        }
      }
    }
    return better;
  }

  /// Turns the bone that aims about its line to the target until upAxis is nearest to the pole;
  /// returns false where that is no direction.
  bool turnUp() {
    const Vec3 line = unit(work_.targets[0] - work_.posture.positions[aimer_], Vec3(0.0));
    const Vec3 up = turned(work_.posture.rotations[aimer_], settings_.upAxis);
    if (glm::length(across(up, line)) < 1e-9 || glm::length(across(settings_.upPole, line)) < 1e-9) return false;
    const Quat turn = about(line, angleAbout(line, up, settings_.upPole));
    work_.turnTo(aimer_, product(turn, work_.posture.rotations[aimer_]));
    work_.place(aimer_);
    return true;
  }

 private:
  static Quat nudged(const Limit& limit, const Quat& local, int axis, double by) {
    if (limit.kind == LimitKind::Euler) {
      Vec3 angles = decompose(limit.order, local);
      angles[axis] = cutOnCircle(onCircle(angles[axis] + by), limit.lower[axis], limit.upper[axis]);
      return compose(limit.order, angles);
    }
    Vec3 about(0.0);
    about[axis] = by;
    if (limit.kind == LimitKind::Hinge) about = limit.axis * by;
    return cut(limit, glm::normalize(product(fromRotationVector(about), local)));
  }

  void turnHinge(std::size_t i, const Limit& limit, const Vec3& point, const Vec3& toTarget) {
    const Vec3 axis = turned(work_.frame(i), limit.axis);
    const double angle =
        swingTwist(work_.posture.locals[i], limit.axis).twistAngleRad + angleAbout(axis, point, toTarget);
    work_.turnTo(i, product(work_.frame(i), about(limit.axis, onCircle(angle))));
  }

  // Finds pitch about X and yaw about Y that bring `point` (of the bone at rest) to `to`, with the
  // roll nearest to none.
  void lookWithin(std::size_t i, const Limit& limit, const Vec3& pointModel, const Vec3& toTarget) {
    const Quat toParent = glm::conjugate(work_.frame(i));
    const Vec3 to = glm::normalize(turned(toParent, toTarget));
    const Vec3 rest = turned(glm::conjugate(work_.posture.rotations[i]), pointModel);
    const Vec3 point = unit(rest, forward_);
    Vec3 angles(0.0);
    angles.z = cutOnCircle(0.0, limit.lower.z, limit.upper.z);
    const Vec3 rolled = turned(about({0, 0, 1}, angles.z), point);
    // y cos p - z sin p = to.y
    const double amplitude = std::hypot(rolled.y, rolled.z);
    if (limit.order != EulerOrder::Yxz || amplitude <= kNoLength) return descend(i, limit, pointModel, toTarget);
    const double middle = std::atan2(-rolled.z, rolled.y);
    const double aside = std::acos(std::clamp(to.y / amplitude, -1.0, 1.0));
    const double one = onCircle(middle + aside), other = onCircle(middle - aside);
    angles.x = std::abs(one) <= std::abs(other) ? one : other;
    angles.y = yawFor(rolled, angles.x, to);
    const Vec3 inside = cutAngles(limit, angles);
    Vec3 best = inside;
    if (settings_.nearest && inside != angles) best = nearestInBox(limit, rolled, to, inside);
    work_.posture.locals[i] = compose(limit.order, best);
  }

  static double yawFor(const Vec3& rolled, double pitch, const Vec3& to) {
    const Vec3 level = turned(about({1, 0, 0}, pitch), rolled);
    if (std::hypot(level.x, level.z) < 1e-9 || std::hypot(to.x, to.z) < 1e-9) return 0;
    return angleAbout({0, 1, 0}, level, to);
  }
  static double pitchFor(const Vec3& rolled, double yaw, const Vec3& to) {
    return angleAbout({1, 0, 0}, rolled, turned(about({0, 1, 0}, -yaw), to));
  }

  // The nearest direction lies on a side of the box: along each side, the other angle is found by
  // itself.
  static Vec3 nearestInBox(const Limit& limit, const Vec3& rolled, const Vec3& to, const Vec3& start) {
    Vec3 best = start;
    double most = glm::dot(turned(compose(limit.order, Vec3(start.x, start.y, 0.0)), rolled), to);
    const auto offer = [&](double pitch, double yaw) {
      const double along = glm::dot(turned(compose(limit.order, Vec3(pitch, yaw, 0.0)), rolled), to);
      if (along <= most + 1e-15) return;
      most = along;
      best.x = pitch;
      best.y = yaw;
    };
    for (const double yaw : {limit.lower.y, limit.upper.y}) {
      offer(cutOnCircle(pitchFor(rolled, yaw, to), limit.lower.x, limit.upper.x), yaw);
    }
    for (const double pitch : {limit.lower.x, limit.upper.x}) {
      offer(pitch, cutOnCircle(yawFor(rolled, pitch, to), limit.lower.y, limit.upper.y));
    }
    return best;
  }

  void descend(std::size_t i, const Limit& limit, const Vec3& point, const Vec3& toTarget) {
    work_.posture.locals[i] = cut(limit, product(glm::conjugate(work_.frame(i)),
                                                 product(shortestArc(point, toTarget), work_.posture.rotations[i])));
  }

  const LookAtSettings& settings_;
  Workspace& work_;
  std::size_t aimer_;
  Vec3 forward_;
};

// From the root outwards, each takes its share of what is left; the bone that aims takes the exact
// rest.
void shareOut(const LookAtSettings& settings, Workspace& work, Looker& looker) {
  double all = 0;
  std::size_t place = 0;
  for (int i = static_cast<int>(looker.aimer()); i >= 0; i = work.members[static_cast<std::size_t>(i)].parent) {
    if (!work.members[static_cast<std::size_t>(i)].turns()) continue;
    work.spent[static_cast<std::size_t>(i)] =
        place < settings.shares.size() ? std::max(settings.shares[place], 0.0) : 0.0;
    all += work.spent[static_cast<std::size_t>(i)];
    ++place;
  }
  for (std::size_t i = 0; i <= looker.aimer(); ++i) {
    if (!work.members[i].turns() || work.members[i].weight <= 0) continue;
    const double share = i == looker.aimer() ? 1.0 : all > 0 ? work.spent[i] / all : 0.0;
    if (share > 0) looker.turn(i, share);
    all -= work.spent[i];
  }
}

}  // namespace

LookAtReport solveLookAt(const LookAtSettings& settings, Workspace& work) {
  LookAtReport report;
  if (!work.fit() || work.targets.size() != 1) return report;
  Looker looker(settings, work);
  const std::size_t aimer = looker.aimer();
  if (!work.members[aimer].turns()) return report;
  Vec3 point;
  report.state = LookAt::TargetOnBone;
  if (glm::length(work.targets[0] - work.posture.positions[aimer]) <= kOnBone) return report;
  report.state = LookAt::TargetInEye;
  if (!looker.pointOfSight(aimer, point)) return report;
  shareOut(settings, work, looker);
  // The bone that aims has come to its limit: the others go on, as long as that brings the sight
  // nearer.
  double miss = looker.miss();
  while (miss > settings.tolerance && report.loops < settings.loops) {
    ++report.loops;
    const double start = miss;
    for (std::size_t i = aimer + 1; i-- > 0;) {
      if (!work.members[i].turns() || work.members[i].weight <= 0) continue;
      work.keep(work.before);
      looker.turn(i, 1.0);
      const double now = looker.miss();
      if (now < miss) {
        miss = now;
      } else {
        work.restore(work.before);
      }
    }
    if (start - miss < settings.tolerance / 100) break;
  }
  // Where limits decide, turning towards the target isn't quite the smallest miss.
  for (double by = 0.05; settings.nearest && miss > settings.tolerance && by > 1e-5; by /= 2) {
    for (int again = 0; again < 16 && looker.tryAround(by, miss); ++again) continue;
  }
  if (settings.hasUp) report.upDefined = looker.turnUp();
  report.missRad = looker.miss();
  report.state = report.missRad <= std::max(settings.tolerance, 1e-9) ? LookAt::Aimed : LookAt::Limited;
  return report;
}

}  // namespace ik::solvers

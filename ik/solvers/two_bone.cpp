// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/two_bone.h"

#include <algorithm>
#include <array>

#include "ik/solvers/ccd.h"
#include "ik/solvers/step_writing.h"

namespace ik::solvers {

namespace {

constexpr double kNoDistance = 1e-6;  // units: nearer to the root, a target has no direction

/// This is the chain in the closed form. Vectors are in the root's own space, where the mid's angle
/// is 0.
struct Bones {
  std::size_t root = 0, mid = 0, effector = 0;
  Vec3 a{0.0}, b{0.0}, hinge{0.0};
  double angle = 0;  // the mid's present angle
  double lower = -kPi, upper = kPi;
  // The squared distance is squared + 2 (constant + cosine·cos + sine·sin).
  double squared = 0, constant = 0, cosine = 0, sine = 0;

  [[nodiscard]] double distance(double angleRad) const {
    const double d = squared + 2 * (constant + cosine * std::cos(angleRad) + sine * std::sin(angleRad));
    return std::sqrt(std::max(d, 0.0));
  }
  [[nodiscard]] Vec3 end(double angleRad) const { return a + turned(about(hinge, angleRad), b); }
  /// Returns the angle as one that lies in the range, if there is one.
  [[nodiscard]] std::optional<double> inRange(double angleRad) const {
    for (const double turn : {0.0, 2 * kPi, -2 * kPi}) {
      const double same = angleRad + turn;
      if (same >= lower - 1e-9 && same <= upper + 1e-9) return std::clamp(same, lower, upper);
    }
    return {};
  }
};

bool findLinks(const Workspace& work, Bones& bones) {
  if (work.targets.size() != 1 || !work.slides.empty()) return false;
  bones.effector = work.effectors[0];
  std::array<std::size_t, 2> turning{};
  std::size_t count = 0;
  for (int i = work.members[bones.effector].parent; i >= 0; i = work.members[static_cast<std::size_t>(i)].parent) {
    if (!work.members[static_cast<std::size_t>(i)].turns()) continue;
    if (count == 2) return false;
    turning[count++] = static_cast<std::size_t>(i);
  }
  bones.mid = turning[0];
  bones.root = turning[1];
  const LimitKind kind = work.members[bones.mid].limit.kind;
  return count == 2 && (kind == LimitKind::Hinge || kind == LimitKind::Free);
}

// Returns the axis that a free mid bends about: across the plane that it is bent in, else across
// that of the pole.
Vec3 bendAxis(const Vec3& a, const Vec3& b, const Vec3& pole) {
  const Vec3 plane = glm::cross(a, b);
  if (glm::length(plane) > 1e-6 * glm::length(a) * glm::length(b)) return glm::normalize(plane);
  const Vec3 side = glm::cross(pole, a);
  if (glm::length(side) > 1e-6 * glm::length(a)) return glm::normalize(side);
  return anyAcross(glm::length(a) > kNoLength ? a : b);
}

void measure(const Workspace& work, const TwoBoneSettings& settings, Bones& bones) {
  const Posture& pose = work.posture;
  const Quat toRoot = glm::conjugate(pose.rotations[bones.root]);
  const Quat frame = product(toRoot, work.frame(bones.mid));
  const Member& mid = work.members[bones.mid];
  bones.a = turned(toRoot, pose.positions[bones.mid] - pose.positions[bones.root]);
  bones.b = turned(toRoot, pose.positions[bones.effector] - pose.positions[bones.mid]);
  if (mid.limit.kind == LimitKind::Hinge) {
    bones.hinge = turned(frame, mid.limit.axis);
    bones.angle = swingTwist(pose.locals[bones.mid], mid.limit.axis).twistAngleRad;
    bones.b = turned(about(bones.hinge, -bones.angle), bones.b);
    bones.lower = mid.limit.lower.x;
    bones.upper = mid.limit.upper.x;
    bones.angle = bones.inRange(bones.angle).value_or(bones.angle);
  } else {
    const Vec3 pole = settings.pole ? turned(toRoot, *settings.pole - pose.positions[bones.root]) : Vec3(0.0);
    bones.hinge = bendAxis(bones.a, bones.b, pole);
  }
  const double along = glm::dot(bones.a, bones.hinge) * glm::dot(bones.b, bones.hinge);
  bones.squared = glm::dot(bones.a, bones.a) + glm::dot(bones.b, bones.b);
  bones.constant = along;
  bones.cosine = glm::dot(bones.a, bones.b) - along;
  bones.sine = glm::dot(bones.a, glm::cross(bones.hinge, bones.b));
}

// Returns the mid's angle for a distance of the effector from the root.
double angleFor(const Bones& bones, double distance) {
  const double amplitude = std::hypot(bones.cosine, bones.sine);
  const double straight = std::atan2(bones.sine, bones.cosine);
  const double c = ((distance * distance - bones.squared) / 2 - bones.constant) / amplitude;
  std::optional<double> found;
  if (std::abs(c) <= 1 + 1e-12) {
    const double aside = std::acos(std::clamp(c, -1.0, 1.0));
    for (const double angle : {straight + aside, straight - aside}) {
      const std::optional<double> legal = bones.inRange(angle);
      if (legal && (!found || std::abs(*legal - bones.angle) < std::abs(*found - bones.angle))) found = legal;
    }
  }
  if (found) return *found;
  // The target is too far or too near, or the limits forbid it: the nearest end is taken.
  double best = bones.lower, miss = std::abs(bones.distance(bones.lower) - distance);
  for (const std::optional<double>& angle :
       {std::optional<double>(bones.upper), bones.inRange(straight), bones.inRange(straight + kPi)}) {
    if (!angle || std::abs(bones.distance(*angle) - distance) >= miss - 1e-12) continue;
    best = *angle;
    miss = std::abs(bones.distance(*angle) - distance);
  }
  return best;
}

/// Records that the member turned by `angle` about `axis` (model space).
void write(Workspace& work, std::size_t member, const Vec3& axis, double angleRad, Aim aim) {
  if (!writes(work)) return;
  Step step;
  step.kind = StepKind::Turn;
  step.loop = 1;
  step.bone = work.members[member].bone;
  step.axis = axis;
  step.angleRad = angleRad;
  step.aim = aim;
  const Posture now = work.posture;
  work.place();
  step.residual = work.residual();
  step.points = work.posture.positions;
  work.restore(now);
  work.log->steps.push_back(std::move(step));
}

/// Records a turn by the member's rotation before it.
void writeTurn(Workspace& work, std::size_t member, const Quat& before) {
  if (!writes(work)) return;
  const Quat turn = product(work.posture.rotations[member], glm::conjugate(before));
  const Quat same = turn.w < 0 ? -turn : turn;
  write(work, member, unit(Vec3(same.x, same.y, same.z), Vec3(0.0)), angleOf(turn), Aim::None);
}

double softened(double distance, double length, double share) {
  if (!(share < 1) || !(share >= 0) || distance <= share * length) return distance;
  const double rest = length * (1 - share);
  const double x = (distance - share * length) / rest;
  return share * length + rest * (1 - 81 / std::pow(x + 3, 4));
}

}  // namespace

TwoBoneReport solveTwoBone(const TwoBoneSettings& settings, Workspace& workspace) {
  TwoBoneReport report;
  Bones bones;
  if (!workspace.fit() || !findLinks(workspace, bones)) return report;
  measure(workspace, settings, bones);
  Posture& pose = workspace.posture;
  const Vec3 from = pose.positions[bones.root];
  const Vec3 toTarget = workspace.targets[0] - from;
  const double distance = glm::length(toTarget);
  const double amplitude = std::hypot(bones.cosine, bones.sine);
  report.hasEffect = amplitude > kNoLength * std::max(1.0, bones.squared);
  report.angleRad = bones.angle;
  if (report.hasEffect) {
    const double length = glm::length(bones.a) + glm::length(bones.b);
    report.angleRad = angleFor(bones, softened(distance, length, settings.soften));
  }
  const Quat startMid = pose.locals[bones.mid];
  if (workspace.members[bones.mid].limit.kind == LimitKind::Hinge) {
    pose.locals[bones.mid] = about(workspace.members[bones.mid].limit.axis, report.angleRad);
  } else {
    const Quat toMid = product(glm::conjugate(workspace.frame(bones.mid)), pose.rotations[bones.root]);
    pose.locals[bones.mid] = glm::normalize(product(about(turned(toMid, bones.hinge), report.angleRad), startMid));
  }
  if (writes(workspace)) {
    const double began = workspace.members[bones.mid].limit.kind == LimitKind::Hinge ? bones.angle : 0.0;
    write(workspace, bones.mid, turned(pose.rotations[bones.root], bones.hinge), report.angleRad - began, Aim::Cosines);
  }
  if (distance > kNoDistance) {
    const Quat start = pose.rotations[bones.root];
    Quat root =
        product(shortestArc(turned(start, bones.end(report.angleRad)), toTarget, turned(start, bones.hinge)), start);
    report.sideDefined = true;
    if (settings.pole) {
      const Vec3 line = toTarget / distance;
      const Vec3 toMid = across(turned(root, bones.a), line), toPole = across(*settings.pole - from, line);
      report.sideDefined = glm::length(toMid) > kNoDistance && glm::length(toPole) > kNoDistance;
      if (report.sideDefined) root = product(about(line, angleAbout(line, toMid, toPole)), root);
    }
    workspace.turnTo(bones.root, root);
    writeTurn(workspace, bones.root, start);
  }
  workspace.place(bones.root);
  Report end = workspace.report(Stop::NoProgress, 1, settings.tolerance);
  // If the root is at its limit, the two angles have to be found together.
  const bool rootLimited = workspace.members[bones.root].limit.kind != LimitKind::Free;
  if (end.ended != Stop::Reached && rootLimited && settings.finishLoops > 0) {
    CcdSettings finish;
    finish.tolerance = settings.tolerance;
    finish.loops = settings.finishLoops;
    end = solveCcd(finish, workspace);
  }
  static_cast<Report&>(report) = end;
  return report;
}

}  // namespace ik::solvers

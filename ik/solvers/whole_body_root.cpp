// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This file finds where a body's root stands, before spine and limbs are solved.
#include <algorithm>

#include "ik/solvers/whole_body.h"
#include "pmx/base/index.h"

namespace ik::solvers {

namespace {

constexpr int kReachRounds = 4;
// The heading is defined if the ankles are at least this many units apart, level.
constexpr double kMinStance = 0.2;

using base::toIndex;

}  // namespace

// The body turns about the vertical for its ankles by half of what would bring its hips in line
// with them. The legs turn by the other half.
double WholeBody::heading(const BodyGoals& goals) const {
  if (!goals.ankles[0] || !goals.ankles[1] || !parts_.legs[0].whole() || !parts_.legs[1].whole()) return 0;
  const Vec3 now = positions_[toIndex(parts_.legs[1].upper)] - positions_[toIndex(parts_.legs[0].upper)];
  const Vec3 wanted = *goals.ankles[1] - *goals.ankles[0];
  if (std::hypot(now.x, now.z) < kMinStance || std::hypot(wanted.x, wanted.z) < kMinStance) return 0;
  const double angle = angleAbout({0, 1, 0}, now, wanted);
  // Legs may be crossed: beyond a quarter turn it is the legs that are crossed, and not the body
  // that looks back.
  return std::abs(angle) > kPi / 2 ? 0.0 : angle / 2;
}

void WholeBody::moveRoot(const Chain& body, const Vec3& byModel) {
  const int parent = body.bones[toIndex(parts_.root)].parent;
  const Quat above = parent < 0 ? body.baseRotation : rotations_[toIndex(parent)];
  shift_ += turned(glm::conjugate(above), byModel);
  place(body);
}

// The root goes between where the ankles want it and where the head does; the head decides its
// height.
void WholeBody::placeRoot(const Chain& body, const BodyGoals& goals, const WholeBodySettings& settings) {
  const double turn = heading(goals);
  if (turn != 0) turnTo(body, parts_.root, product(about({0, 1, 0}, turn), rotations_[toIndex(parts_.root)]));
  if (goals.root) return moveRoot(body, *goals.root - positions_[toIndex(parts_.root)]);
  Vec3 byAnkles(0.0);
  int ankles = 0;
  for (std::size_t side = 0; side < 2; ++side) {
    if (!goals.ankles[side] || !parts_.legs[side].whole()) continue;
    byAnkles += *goals.ankles[side] - positions_[toIndex(parts_.legs[side].end)];
    ++ankles;
  }
  const bool head = goals.head && parts_.head >= 0;
  const Vec3 byHead = head ? *goals.head - positions_[toIndex(parts_.head)] : Vec3(0.0);
  if (ankles > 0) byAnkles /= ankles;
  const double share = !head ? 0.0 : ankles == 0 ? 1.0 : std::clamp(settings.headShare, 0.0, 1.0);
  moveRoot(body, byAnkles * (1 - share) + byHead * share);
  if (head) keepUpright(body, *goals.head);
  keepInReach(body, goals);
}

// Knees bend, and spines hardly get shorter: the root stays as far below the head as the spine was
// long.
void WholeBody::keepUpright(const Chain& body, const Vec3& head) {
  if (spine_.bones.empty()) return;
  const Vec3 foot = positions_[toIndex(spine_.bones.front())];
  const Vec3 spine = positions_[toIndex(parts_.head)] - foot;
  const double level = std::hypot(head.x - foot.x, head.z - foot.z);
  const double squared = glm::dot(spine, spine) - level * level;
  if (squared <= 0) return;
  const double height = std::copysign(std::sqrt(squared), spine.y);
  moveRoot(body, {0, head.y - height - foot.y, 0});
}

// Moves the root towards the ankles and the head that spine and legs are too short for.
void WholeBody::keepInReach(const Chain& body, const BodyGoals& goals) {
  for (int round = 0; round < kReachRounds; ++round) {
    Vec3 sum(0.0);
    int count = 0;
    const auto pull = [&](const std::optional<Vec3>& goal, const Part& part) {
      if (!goal || part.bones.empty()) return;
      const Vec3 way = *goal - positions_[toIndex(part.bones.front())];
      const double over = glm::length(way) - part.length();
      if (over <= 1e-9) return;
      sum += unit(way, Vec3(0.0)) * over;
      ++count;
    };
    pull(goals.head, spine_);
    for (std::size_t side = 0; side < 2; ++side) pull(goals.ankles[side], legs_[side]);
    if (count == 0) return;
    moveRoot(body, sum / static_cast<double>(count));
  }
}

}  // namespace ik::solvers

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <utility>

#include "ik/angle_limit.h"
#include "ik/solvers/ccd.h"
#include "ik/solvers/fitted_rotation.h"
#include "ik/solvers/step_writing.h"

namespace ik::solvers {

/// This class is the state of a solve, with the effectors as the links beyond have left them: from
/// the tip to the root, a loop moves nothing else.
class CcdLoop {
 public:
  CcdLoop(const CcdSettings& settings, Workspace& workspace) : settings_(settings), work_(workspace) {}

  void run(int loop) {
    loop_ = loop;
    const std::size_t count = work_.members.size();
    carryAll();
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t member = settings_.tipFirst ? count - 1 - i : i;
      if (work_.members[member].weight <= 0) continue;
      step(member);
      if (settings_.tipFirst) continue;
      work_.place(member);
      carryAll();
    }
    work_.place();
  }

 private:
  void carryAll() {
    for (std::size_t goal = 0; goal < work_.targets.size(); ++goal) {
      work_.carried[goal] = work_.posture.positions[work_.effectors[goal]];
    }
  }

  void step(std::size_t i) {
    const Member& member = work_.members[i];
    if (member.turns()) turnLink(i);
    for (int slide = member.slideBegin; slide < member.slideBegin + member.slideCount; ++slide) {
      moveAlong(i, static_cast<std::size_t>(slide));
    }
  }

  [[nodiscard]] double leftOf(std::size_t i) const {
    const double cap = std::min(settings_.capRad, work_.members[i].capRad);
    return settings_.capIsBudget ? std::max(cap - work_.spent[i], 0.0) : cap;
  }

  /// Visits effectors and targets seen from a member, in model space.
  template <class Visit>
  void forGoals(std::size_t i, const Visit& visit) const {
    const Vec3& from = work_.posture.positions[i];
    for (const int index : work_.goalsOf(work_.members[i])) {
      const auto goal = static_cast<std::size_t>(index);
      if (work_.weights[goal] > 0) visit(work_.carried[goal] - from, work_.targets[goal] - from, work_.weights[goal]);
    }
  }

  // Returns the turn about a model axis that brings the effectors nearest: it maximises a sine and
  // a cosine, summed up.
  [[nodiscard]] double bestAngleAbout(std::size_t i, const Vec3& axis) const {
    double sine = 0, cosine = 0;
    forGoals(i, [&](const Vec3& effector, const Vec3& target, double weight) {
      sine += weight * glm::dot(axis, glm::cross(effector, target));
      cosine += weight * glm::dot(across(effector, axis), across(target, axis));
    });
    return std::hypot(sine, cosine) > kNoLength * kNoLength ? std::atan2(sine, cosine) : 0.0;
  }

  [[nodiscard]] Quat bestTurn(std::size_t i) const {
    VectorPairs pairs;
    Vec3 onlyEffector(0.0), onlyTarget(0.0);
    forGoals(i, [&](const Vec3& effector, const Vec3& target, double weight) {
      if (glm::length(effector) <= kNoLength || glm::length(target) <= kNoLength) return;
      pairs.add(effector, target, weight);
      onlyEffector = effector;
      onlyTarget = target;
    });
    // Everything lies on one line, so there is no direction to turn to.
    if (pairs.count() == 0) return kIdentity;
    if (pairs.count() == 1) {
      const double lengths = glm::length(onlyEffector) * glm::length(onlyTarget);
      if (glm::length(glm::cross(onlyEffector, onlyTarget)) <= 1e-12 * lengths) return kIdentity;
    }
    return pairs.rotation();
  }

  void turnLink(std::size_t i) {
    const Limit& limit = work_.members[i].limit;
    if (leftOf(i) <= 0) return;
    if (limit.kind == LimitKind::Hinge) return turnHinge(i, limit.axis, limit.lower.x, limit.upper.x);
    if (limit.kind == LimitKind::Euler) return turnBox(i);
    turnBall(i);
  }

  // A hinge goes where the effector is nearest. On the circle that is the end of its range nearest
  // to the best angle.
  void turnHinge(std::size_t i, const Vec3& axisParent, double lower, double upper) {
    const Vec3 axis = turned(work_.frame(i), axisParent);
    const double now = swingTwist(work_.posture.locals[i], axisParent).twistAngleRad;
    const double wanted = bestAngleAbout(i, axis);
    double turn = cutOnCircle(onCircle(now + wanted), lower, upper) - now;
    turn = shorterWay(now, turn, lower, upper);
    const double cap = leftOf(i);
    const double capped = std::clamp(turn, -cap, cap);
    apply(i, about(axisParent, now + capped), axis, capped, std::abs(capped - wanted) > 1e-9);
  }

  // Returns the turn that stays inside the range, if there is one.
  static double shorterWay(double now, double turn, double lower, double upper) {
    if (upper - lower >= 2 * kPi) return onCircle(turn);
    double from = now - lower;
    from -= std::floor((from + 1e-9) / (2 * kPi)) * 2 * kPi;  // above lower, inside the range
    double to = now + turn - lower;
    to -= std::floor((to + 1e-9) / (2 * kPi)) * 2 * kPi;
    return to - from;
  }

  // Each angle of a box is a hinge between the others.
  void turnBox(std::size_t i) {
    const Limit& limit = work_.members[i].limit;
    const Quat frame = work_.frame(i);
    constexpr int kOrders[3][3] = {{1, 0, 2}, {2, 1, 0}, {0, 2, 1}};
    const int* order = kOrders[static_cast<int>(limit.order)];
    double left = leftOf(i);
    for (int place = 2; place >= 0 && left > 0; --place) {
      Vec3 angles = decompose(limit.order, work_.posture.locals[i]);
      Quat before = kIdentity;
      for (int k = 0; k < place; ++k) before = product(before, about(unitAxis(order[k]), angles[order[k]]));
      const int own = order[place];
      const Vec3 axis = turned(frame, turned(before, unitAxis(own)));
      const double wanted = bestAngleAbout(i, axis);
      // The middle angle goes to a quarter turn and no farther.
      const bool middle = place == 1;
      const double lower = middle ? std::max(limit.lower[own], -kMiddle) : limit.lower[own];
      const double upper = middle ? std::min(limit.upper[own], kMiddle) : limit.upper[own];
      double turn = cutOnCircle(onCircle(angles[own] + wanted), lower, upper) - angles[own];
      turn = std::clamp(shorterWay(angles[own], turn, lower, upper), -left, left);
      if (turn == 0) continue;
      left -= std::abs(turn);
      angles[own] += turn;
      apply(i, compose(limit.order, angles), axis, turn, std::abs(turn - wanted) > 1e-9);
    }
  }

  // Takes the shortest arc, or what the limit leaves of it or of a part of it: the one that brings
  // the effectors nearest.
  void turnBall(std::size_t i) {
    const Limit& limit = work_.members[i].limit;
    const Quat whole = bestTurn(i);
    const double cap = leftOf(i), angle = std::min(angleOf(whole), cap);
    if (angle > 1e-15) {
      const Quat same = whole.w < 0 ? -whole : whole;
      const Vec3 axis = unit(Vec3(same.x, same.y, same.z), Vec3(0.0));
      const Quat frame = work_.frame(i);
      const Quat start = work_.posture.locals[i];
      const bool free = limit.kind == LimitKind::Free;
      Quat best = start;
      double most = 0, turnedBy = 0, part = angle;
      for (int attempt = 0; attempt < (free ? 1 : kParts); ++attempt, part /= 2) {
        const Quat turn = product(glm::conjugate(frame), product(about(axis, part), frame));
        const Quat legal = cut(limit, glm::normalize(product(turn, start)));
        const double gained = gain(i, start, legal), by = angleOf(product(legal, glm::conjugate(start)));
        if (!free && (gained <= most || by > cap * (1 + 1e-9))) continue;
        most = gained;
        best = legal;
        turnedBy = free ? part : by;
      }
      if (turnedBy > 0) apply(i, best, axis, turnedBy, std::abs(turnedBy - angleOf(whole)) > 1e-9);
    }
    if (limit.kind == LimitKind::Free) return;
    if (limit.kind == LimitKind::Cone) turnLean(i);
    turnTwist(i);
  }

  // The angle by which a bone leans inside its cone is a hinge, too.
  void turnLean(std::size_t i) {
    const Limit& limit = work_.members[i].limit;
    const Vec3 direction = turned(work_.posture.locals[i], limit.axis);
    const double lean = angleBetween(limit.axis, direction);
    const Vec3 side = glm::cross(limit.axis, direction);
    if (glm::length(side) < 1e-6) return;
    const Vec3 hinge = glm::normalize(side), axis = turned(work_.frame(i), hinge);
    const double wanted = bestAngleAbout(i, axis);
    const double cap = leftOf(i);
    const double turn = std::clamp(std::clamp(lean + wanted, 0.0, limit.angles[0]) - lean, -cap, cap);
    if (std::abs(turn) < 1e-15) return;
    apply(i, product(about(hinge, turn), work_.posture.locals[i]), axis, turn, std::abs(turn - wanted) > 1e-9);
  }

  // The twist about the bone is a hinge inside the swing.
  void turnTwist(std::size_t i) {
    const Limit& limit = work_.members[i].limit;
    const SwingTwist parts = swingTwist(work_.posture.locals[i], limit.axis);
    const Vec3 axis = turned(work_.frame(i), turned(parts.swing, limit.axis));
    const double wanted = bestAngleAbout(i, axis);
    double turn = wanted;
    if (limit.twistLimited) {
      turn =
          cutOnCircle(onCircle(parts.twistAngleRad + wanted), limit.twistLower, limit.twistUpper) - parts.twistAngleRad;
      turn = shorterWay(parts.twistAngleRad, turn, limit.twistLower, limit.twistUpper);
    }
    const double cap = leftOf(i);
    turn = std::clamp(turn, -cap, cap);
    if (std::abs(turn) < 1e-15) return;
    apply(i, product(parts.swing, about(limit.axis, parts.twistAngleRad + turn)), axis, turn,
          std::abs(turn - wanted) > 1e-9);
  }

  // Returns what the effectors of a member gain by another local rotation: half the sum of the
  // squares that they come nearer by.
  [[nodiscard]] double gain(std::size_t i, const Quat& start, const Quat& legal) const {
    const Quat frame = work_.frame(i);
    const Quat turn = product(product(frame, product(legal, glm::conjugate(start))), glm::conjugate(frame));
    double sum = 0;
    forGoals(i, [&](const Vec3& effector, const Vec3& target, double weight) {
      sum += weight * glm::dot(turned(turn, effector) - effector, target);
    });
    return sum;
  }

  void apply(std::size_t i, const Quat& local, const Vec3& axis, double angle, bool limited) {
    const Quat frame = work_.frame(i);
    const Quat old = product(frame, work_.posture.locals[i]);
    work_.posture.locals[i] = glm::normalize(local);
    const Quat turn = product(product(frame, work_.posture.locals[i]), glm::conjugate(old));
    const Vec3& from = work_.posture.positions[i];
    for (const int goal : work_.goalsOf(work_.members[i])) {
      Vec3& effector = work_.carried[static_cast<std::size_t>(goal)];
      effector = from + turned(turn, effector - from);
    }
    work_.spent[i] += std::abs(angle);
    if (writes(work_)) write(i, axis, angle, limited);
  }

  void moveAlong(std::size_t i, std::size_t slide) {
    const Slide& along = work_.slides[slide];
    const Vec3 axis = turned(work_.parentRotation(i), along.axis);
    double sum = 0, weights = 0;
    forGoals(i, [&](const Vec3& effector, const Vec3& target, double weight) {
      sum += weight * glm::dot(axis, target - effector);
      weights += weight;
    });
    if (weights <= 0) return;
    double& length = work_.posture.slides[slide];
    const double moved = std::clamp(length + sum / weights, along.lower, std::max(along.lower, along.upper)) - length;
    length += moved;
    for (const int goal : work_.goalsOf(work_.members[i]))
      work_.carried[static_cast<std::size_t>(goal)] += axis * moved;
  }

  void write(std::size_t i, const Vec3& axis, double angle, bool limited) const {
    Step step;
    step.kind = StepKind::Turn;
    step.loop = loop_;
    step.bone = work_.members[i].bone;
    step.axis = axis;
    step.angleRad = angle;
    step.limited = limited;
    double sum = 0;
    for (std::size_t goal = 0; goal < work_.targets.size(); ++goal) {
      const Vec3 miss = work_.targets[goal] - work_.carried[goal];
      sum += work_.weights[goal] * glm::dot(miss, miss);
    }
    step.residual = std::sqrt(sum);
    // The bones as they stand now: those beyond the link have turned with it.
    Posture pose = work_.posture;
    Workspace* work = &work_;
    work->place();
    step.points = work_.posture.positions;
    work->restore(pose);
    work_.log->steps.push_back(std::move(step));
  }

  static constexpr int kParts = 6;  // parts of an arc that are tried
  static constexpr double kMiddle = 88.0 * kPi / 180.0;
  const CcdSettings& settings_;
  Workspace& work_;
  int loop_ = 0;
};

}  // namespace ik::solvers

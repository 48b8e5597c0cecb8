// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/fabrik_points.h"

#include <algorithm>
#include <utility>

#include "ik/solvers/rotations_from_positions.h"
#include "ik/solvers/step_writing.h"
#include "ik/solvers/straight_chain.h"

namespace ik::solvers {

namespace {

constexpr double kNoMove = 1e-13;  // units

/// These are the points of one chain. They are in Workspace::points, the positions of the inward
/// pass in Workspace::wanted, and each bone's last direction, from the parent outwards, in
/// Workspace::before.positions.
class Points {
 public:
  explicit Points(Workspace& workspace) : work_(workspace), directions_(workspace.before.positions) {
    for (std::size_t i = 0; i < work_.members.size(); ++i) {
      work_.points[i] = work_.posture.positions[i];
      directions_[i] = unit(turned(work_.parentRotation(i), work_.members[i].offset), Vec3(0.0));
    }
  }

  // Goes from the targets to the root: each point is put on the line to the one beyond it, which is
  // placed already.
  void inwards(Step* step) {
    for (std::size_t i = work_.members.size(); i-- > 0;) {
      const Member& member = work_.members[i];
      work_.wanted[i] = work_.points[i];
      if (member.weight <= 0) continue;
      Vec3 sum(0.0);
      double weights = 0;
      vote(i, sum, weights, step);
      work_.addOwnTargets(i, sum, weights);
      work_.wanted[i] = sum / weights;
    }
  }

  // Goes from the root outwards: each point is as far from its parent as its bone is long.
  void outwards() {
    for (std::size_t i = 0; i < work_.members.size(); ++i) {
      const Member& member = work_.members[i];
      if (member.parent < 0 || member.weight <= 0) continue;
      const Vec3& from = work_.points[static_cast<std::size_t>(member.parent)];
      directions_[i] = unit(work_.wanted[i] - from, directions_[i]);
      work_.points[i] = from + directions_[i] * member.length;
    }
  }

  /// These are the distances that are left: all of them together, and the largest change of one of
  /// them.
  struct Distance {
    double residual, change;
  };
  Distance measure() {
    double sum = 0, change = 0;
    for (std::size_t goal = 0; goal < work_.targets.size(); ++goal) {
      const double distance = glm::length(work_.targets[goal] - work_.points[work_.effectors[goal]]);
      sum += work_.weights[goal] * distance * distance;
      change = std::max(change, std::abs(distance - std::exchange(work_.distances[goal], distance)));
    }
    return {std::sqrt(sum), change};
  }

 private:
  // Everything attached to a link is attached at one point, which goes to the mean of where each of
  // them would have it.
  void vote(std::size_t i, Vec3& sum, double& weights, Step* step) {
    const Member& member = work_.members[i];
    Vec3 place(0.0);
    double weight = 0, length = 0;
    std::size_t last = i;
    int votes = 0;
    for (const int index : work_.attachedTo(member)) {
      const auto child = static_cast<std::size_t>(index);
      const Member& hangs = work_.members[child];
      if (hangs.weight <= 0) continue;
      place += work_.wanted[child] * hangs.weight;
      weight += hangs.weight;
      length = hangs.length;
      last = child;
      ++votes;
      if (step != nullptr) step->towards.push_back(work_.wanted[child]);
    }
    if (step != nullptr && votes < 2) step->towards.resize(step->towards.size() - static_cast<std::size_t>(votes));
    if (votes == 0) return;
    // A single position is taken as it is, not as a sum divided by its weight: that keeps every
    // digit.
    place = votes == 1 ? work_.wanted[last] : place / weight;
    const Vec3 direction = unit(place - work_.points[i], directions_[last]);
    for (const int index : work_.attachedTo(member)) {
      const auto child = static_cast<std::size_t>(index);
      if (work_.members[child].weight <= 0) continue;
      directions_[child] = direction;
      work_.wanted[child] = place;  // all of them share one point
    }
    sum += (place - direction * length) * weight;
    weights += weight;
  }

  Workspace& work_;
  std::vector<Vec3>& directions_;
};

Step logged(StepKind kind, int loop, const std::vector<Vec3>& points, double residual) {
  Step step;
  step.kind = kind;
  step.loop = loop;
  step.points = points;
  step.residual = residual;
  return step;
}

}  // namespace

bool solvableByPoints(const Workspace& work) {
  if (!work.slides.empty()) return false;
  for (const Member& member : work.members) {
    if (member.weight <= 0) continue;
    const bool ends = member.attachedCount == 0 || member.weight <= 0;
    if (!ends && (!member.turns() || member.limit.kind != LimitKind::Free)) return false;
    const Vec3* place = nullptr;
    for (const int index : work.attachedTo(member)) {
      const Member& hangs = work.members[static_cast<std::size_t>(index)];
      if (hangs.weight <= 0) continue;
      if (place != nullptr && glm::length(*place - hangs.offset) > kNoLength) return false;
      place = &hangs.offset;
    }
  }
  return true;
}

Report solveFabrikByPoints(const FabrikSettings& settings, Workspace& work) {
  if (settings.stretchFirst && stretch(work)) return work.report(Stop::OutOfReach, 0, settings.tolerance);
  if (settings.bendWhenStraight && isStraight(work)) static_cast<void>(bend(work));
  Points points(work);
  double distance = points.measure().residual;
  Stop ended = Stop::Loops;
  int loop = 0;
  while (loop < settings.loops) {
    ++loop;
    Step inward;
    points.inwards(writes(work) ? &inward : nullptr);
    if (writes(work)) {
      Step step = logged(StepKind::Inwards, loop, work.wanted, distance);
      step.towards = std::move(inward.towards);
      work.log->steps.push_back(std::move(step));
    }
    points.outwards();
    const Points::Distance now = points.measure();
    distance = now.residual;
    if (writes(work)) work.log->steps.push_back(logged(StepKind::Outwards, loop, work.points, distance));
    if (distance <= settings.tolerance || now.change < kNoMove) {
      ended = distance <= settings.tolerance ? Stop::Reached : Stop::NoProgress;
      break;
    }
  }
  rotationsFromPositions(work.points, work);
  // The points met the tolerance; the rotations bring them there to the last digits.
  Report made = work.report(ended, loop, settings.tolerance);
  if (ended == Stop::Reached) made.ended = made.stop = Stop::Reached;
  return made;
}

}  // namespace ik::solvers

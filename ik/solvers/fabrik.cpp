// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solvers/fabrik.h"

#include "ik/solvers/ccd.h"
#include "ik/solvers/fabrik_points.h"
#include "ik/solvers/jacobian.h"
#include "ik/solvers/rotations_from_positions.h"
#include "ik/solvers/step_writing.h"
#include "ik/solvers/straight_chain.h"

namespace ik::solvers {

namespace {

constexpr double kProgress = 0.99;  // of the distance: a gain below a hundredth isn't progress

/// This class is FABRIK that keeps the bones' rotations. Workspace::wanted has the positions of the
/// inward pass.
class Frames {
 public:
  explicit Frames(Workspace& workspace) : work_(workspace) {}

  void inwards() {
    for (std::size_t i = work_.members.size(); i-- > 0;) {
      const Member& member = work_.members[i];
      work_.wanted[i] = work_.posture.positions[i];
      if (member.weight <= 0) continue;
      Vec3 sum(0.0), hub(0.0), hubWanted(0.0);
      double weights = 0, hubWeight = 0;
      for (const int index : work_.attachedTo(member)) {
        const auto child = static_cast<std::size_t>(index);
        const Member& hangs = work_.members[child];
        if (hangs.weight <= 0) continue;
        hub += (work_.posture.positions[child] - work_.posture.positions[i]) * hangs.weight;
        hubWanted += work_.wanted[child] * hangs.weight;
        hubWeight += hangs.weight;
      }
      if (hubWeight > 0) {
        sum += inwardsFrom(i, hub / hubWeight, hubWanted / hubWeight) * hubWeight;
        weights += hubWeight;
      }
      work_.addOwnTargets(i, sum, weights);
      work_.wanted[i] = sum / weights;
    }
  }

  void outwards() {
    for (std::size_t i = 0; i < work_.members.size(); ++i) {
      work_.placeOne(i);
      if (work_.members[i].turns() && work_.members[i].weight > 0) turnTowards(i, work_.wanted, work_);
    }
  }

 private:
  // Returns where a bone should begin if it has to end at `end`: its length away, on the line to
  // where it begins now. A hinge stays in the plane that it has, and the part of the bone along its
  // axis can't change. A bone that doesn't turn is only moved.
  [[nodiscard]] Vec3 inwardsFrom(std::size_t i, const Vec3& bone, const Vec3& end) const {
    const Member& member = work_.members[i];
    if (!member.turns()) return end - bone;
    const Vec3 seen = end - work_.posture.positions[i];
    if (member.limit.kind != LimitKind::Hinge) return end - unit(seen, unit(bone, Vec3(0.0))) * glm::length(bone);
    const Vec3 axis = turned(work_.frame(i), member.limit.axis);
    const Vec3 aside = across(bone, axis);
    return end - axis * glm::dot(bone, axis) - unit(across(seen, axis), unit(aside, Vec3(0.0))) * glm::length(aside);
  }

  Workspace& work_;
};

void write(Workspace& work, StepKind kind, int loop) {
  if (!writes(work)) return;
  Step step;
  step.kind = kind;
  step.loop = loop;
  step.points = kind == StepKind::Inwards ? work.wanted : work.posture.positions;
  step.residual = work.residual();
  work.log->steps.push_back(std::move(step));
}

Report goOnFromThere(const FabrikSettings& settings, Workspace& work) {
  if (settings.finish == FabrikSettings::Finish::DampedLeastSquares) {
    DampedLeastSquaresSettings own;
    own.tolerance = settings.tolerance;
    own.loops = settings.finishLoops;
    return solveDampedLeastSquares(own, work);
  }
  CcdSettings own;
  own.tolerance = settings.tolerance;
  own.loops = settings.finishLoops;
  return solveCcd(own, work);
}

Report solveByFrames(const FabrikSettings& settings, Workspace& work) {
  if (settings.bendWhenStraight && isStraight(work)) static_cast<void>(bend(work));
  Frames frames(work);
  double best = work.residual();
  work.keep(work.best);
  int loop = 0, without = 0;
  while (loop < settings.loops && best > settings.tolerance && without < settings.patience) {
    ++loop;
    frames.inwards();
    write(work, StepKind::Inwards, loop);
    frames.outwards();
    write(work, StepKind::Outwards, loop);
    const double now = work.residual();
    without = now < best * kProgress ? 0 : without + 1;
    if (now >= best) continue;
    best = now;
    work.keep(work.best);
  }
  work.restore(work.best);
  const Stop ended = loop < settings.loops ? Stop::NoProgress : Stop::Loops;
  Report made = work.report(ended, loop, settings.tolerance);
  if (made.ended == Stop::Reached || settings.finish == FabrikSettings::Finish::Nobody) return made;
  Report last = goOnFromThere(settings, work);
  last.loops += loop;
  return last;
}

}  // namespace

Report solveFabrik(const FabrikSettings& settings, Workspace& workspace) {
  if (!workspace.fit()) return {};
  if (workspace.residual() <= settings.tolerance) return workspace.report(Stop::Reached, 0, settings.tolerance);
  return solvableByPoints(workspace) ? solveFabrikByPoints(settings, workspace) : solveByFrames(settings, workspace);
}

}  // namespace ik::solvers

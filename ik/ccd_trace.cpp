// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/ccd_trace.h"

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

#include "ik/ccd_solve.h"

namespace ik {

namespace {

// Double precision, so that lengths whose squares a float can't hold are reported as well.
using Wide = glm::dvec3;

/// The limit counts all steps together, since a path may have tens of thousands of bones.
/// (limits.md)
constexpr std::size_t kMaxTracedPoints = 1 << 20;

Wide wide(const lanes::Four& v) { return {v[0], v[1], v[2]}; }

std::vector<Vec3> pointsOf(const ChainState& state) {
  std::vector<Vec3> points;
  points.reserve(state.path().size());
  for (const PathBone& bone : state.path()) points.push_back(lanes::vec3(bone.position));
  return points;
}

/// Returns what a link's step is meant to be, before it is made.
CcdTraceStep intended(const CcdSolve& solve, const Link& link) {
  const ChainState& state = solve.state();
  CcdTraceStep step;
  step.loop = solve.loop();
  step.link = static_cast<std::int32_t>(&link - state.chain().links.data());
  step.joint = lanes::vec3(state.at(link).position);
  step.effector = lanes::vec3(state.effector());
  step.limited = link.limited || solve.step().ownedByAxis(link);
  const Wide joint = wide(state.at(link).position);
  const Wide toEffector = wide(state.effector()) - joint, toTarget = wide(state.target()) - joint;
  // If they lie on one line, in either direction, a step has nothing to turn about.
  const lanes::Four effector = state.effector() - state.at(link).position,
                    target = state.target() - state.at(link).position, across = lanes::cross(effector, target);
  if (!CcdStep::seesAngle(lanes::dot3(across, across), lanes::dot3(effector, effector), lanes::dot3(target, target)))
    return step;
  const Wide cross = glm::cross(toEffector, toTarget);
  const double sine = glm::length(cross);
  step.wantedRad = static_cast<float>(std::atan2(sine, glm::dot(toEffector, toTarget)));
  if (sine > 0.0) step.axis = Vec3(cross / sine);
  const double cap = std::acos(std::clamp(double(solve.step().capOf(link, state.chain()).cosAngle), -1.0, 1.0));
  step.cappedRad = std::min(step.wantedRad, static_cast<float>(cap));
  return step;
}

/// Adds how the bone was turned in model space by the step.
void noteTurn(const lanes::Four& before, const lanes::Four& after, CcdTraceStep& step) {
  const lanes::Four turn = lanes::product(after, lanes::conjugate(before));
  Wide axis = wide(turn);
  double w = turn[3];
  if (w < 0) {
    axis = -axis;
    w = -w;
  }
  const double sine = glm::length(axis);
  if (!(sine > 1e-7)) return;
  const bool away = glm::dot(axis, Wide(step.axis)) < 0;
  step.turnedRad = static_cast<float>(2.0 * std::atan2(sine, w)) * (away ? -1.0F : 1.0F);
  step.axis = Vec3((away ? -axis : axis) / sine);
}

void write(CcdTrace& trace, CcdTraceStep step) {
  if (trace.steps.size() < trace.most) {
    trace.steps.push_back(std::move(step));
  } else {
    ++trace.leftOut;
  }
}

}  // namespace

int traceChain(const Skeleton& skeleton, const Chain& chain, const SolverSwitches& switches, Pose& pose,
               CcdTrace& trace) {
  CcdSolve solve(chain, switches, std::span(pose.path).first(chain.path.size() + chain.anchors.size()));
  solve.load(skeleton, pose);
  trace.start = pointsOf(solve.state());
  trace.target = lanes::vec3(solve.state().target());
  trace.steps.clear();
  trace.most = std::min(trace.most, kMaxTracedPoints / chain.path.size());
  trace.leftOut = 0;
  bool goesOn = solve.begin();
  if (std::vector<Vec3> bent = pointsOf(solve.state()); bent != trace.start) {
    CcdTraceStep step;
    step.points = std::move(bent);
    write(trace, std::move(step));
  }
  while (goesOn) {
    const Link& link = solve.next();
    if (trace.steps.size() >= trace.most) {
      ++trace.leftOut;
      goesOn = solve.advance();
      continue;
    }
    CcdTraceStep step = intended(solve, link);
    const lanes::Four before = solve.state().at(link).rotation;
    goesOn = solve.advance();
    noteTurn(before, solve.state().at(link).rotation, step);
    step.points = pointsOf(solve.state());
    write(trace, std::move(step));
  }
  solve.store(skeleton, true, pose);
  return solve.loopsRun();
}

}  // namespace ik

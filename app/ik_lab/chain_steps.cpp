// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ik_lab/chain_steps.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <glm/geometric.hpp>

#include "app/ik_lab/fabrik_steps.h"
#include "app/show/actor.h"
#include "app/show/solver_settings.h"
#include "ik/ccd_trace.h"
#include "ik/solvers/step_writing.h"
#include "pmx/base/index.h"

namespace app {
namespace {

using base::Vec3;
using ik::solvers::Stop;
using Wide = glm::dvec3;

using base::toIndex;

/// Gets the steps of MMD's own solver, by the trace of its solve.
void byMmd(const Actor& actor, const ik::SolverSwitches& switches, ik::Pose& pose, ChainSteps& made) {
  const ik::Skeleton& skeleton = actor.posedSkeleton();
  const ik::Chain& source = skeleton.chains[made.chain];
  const auto limited = ik::solvers::limitedAsMmd(actor.switches().freedoms, source);
  const ik::Chain& chain = limited ? *limited : source;
  ik::CcdTrace trace;
  trace.most = kMaxChainSteps - 2;
  made.loops = ik::traceChain(skeleton, chain, switches, pose, trace);
  made.bones.assign(chain.path.begin(), chain.path.end());
  for (const std::uint32_t slot : chain.parentSlots)
    made.parents.push_back(slot < chain.path.size() ? static_cast<int>(slot) : -1);
  for (const ik::Link& link : chain.links) made.joints.push_back(static_cast<int>(link.slot));
  made.effector = static_cast<int>(chain.effectorSlot);
  made.target = trace.target;
  made.leftOut = trace.leftOut > 0;
  made.steps.push_back({});
  made.steps.back().points = std::move(trace.start);
  for (ik::CcdTraceStep& traced : trace.steps) {
    ChainStep step;
    step.kind = traced.link < 0 ? ChainStepKind::Limits : ChainStepKind::Turn;
    step.loop = traced.link < 0 ? 0 : traced.loop + 1;
    if (traced.link >= 0) step.joint = static_cast<int>(chain.links[toIndex(traced.link)].slot);
    step.axis = traced.axis;
    step.limited = traced.limited;
    step.wantedRad = traced.wantedRad;
    step.cappedRad = traced.cappedRad;
    step.turnedRad = traced.turnedRad;
    step.points = std::move(traced.points);
    made.steps.push_back(std::move(step));
  }
}

std::vector<Vec3> narrow(const std::vector<Wide>& points) { return {points.begin(), points.end()}; }

/// Adds what a turn aimed at, since the logs of the other solvers hold only its result.
void tellTurn(const ik::solvers::Step& logged, const ik::solvers::Member& member, const ChainSteps& made,
              ChainStep& step) {
  const std::vector<Vec3>& before = made.steps.back().points;
  const Wide joint(before[toIndex(step.joint)]), axis = logged.axis;
  step.axis = Vec3(axis);
  step.turnedRad = logged.angleRad;
  step.limited = member.limit.kind != ik::solvers::LimitKind::Free;
  if (logged.aim != ik::solvers::Aim::None) {
    // The log has the angle that was chosen; a bone at its limit turned less.
    step.wantedRad = logged.angleRad;
    step.closes = logged.aim == ik::solvers::Aim::Cosines;
    const int onward = made.onward(step.joint);
    if (logged.limited && onward >= 0)
      step.turnedRad = ik::solvers::angleAbout(axis, Wide(before[toIndex(onward)]) - joint,
                                               Wide(step.points[toIndex(onward)]) - joint);
  } else {
    const Wide effector(before[toIndex(made.effector)]);
    step.wantedRad = ik::solvers::angleAbout(axis, effector - joint, Wide(made.target) - joint);
  }
  if (step.wantedRad < 0) {
    step.axis = -step.axis;
    step.wantedRad = -step.wantedRad;
    step.turnedRad = -step.turnedRad;
  }
  step.cappedRad = step.wantedRad;
}

/// Adds the members of the workspace as the bones of the steps.
void tellMembers(const ik::solvers::Workspace& work, const ik::solvers::ModelChain& chain, ChainSteps& made) {
  for (const ik::solvers::Member& member : work.members) {
    made.bones.push_back(chain.bones[toIndex(member.bone)]);
    made.parents.push_back(member.parent);
  }
  for (const ik::solvers::Link& link : chain.chain.links) {
    const int member = work.memberOfBone[toIndex(link.bone)];
    if (member >= 0) made.joints.push_back(member);
  }
  if (!work.effectors.empty()) made.effector = static_cast<int>(work.effectors[0]);
}

/// Returns the positions of the members as the motion has them. A workspace begins inside the
/// limits, so this one has no limits.
std::vector<Vec3> asMoved(ik::solvers::Chain chain) {
  for (ik::solvers::Link& link : chain.links) link.limit = {};
  return narrow(ik::solvers::Workspace(chain).posture.positions);
}

/// Adds the start, and the step in which limits are applied before anything is solved.
void tellStart(const ik::solvers::Workspace& work, const ik::solvers::ModelChain& chain, ChainSteps& made) {
  made.steps.push_back({});
  made.steps.back().points = asMoved(chain.chain);
  std::vector<Vec3> legal = narrow(work.posture.positions);
  if (legal == made.steps.back().points) return;
  made.steps.push_back({});
  made.steps.back().kind = ChainStepKind::Limits;
  made.steps.back().points = std::move(legal);
}

/// Gets the steps of another solver, by its log.
void byOther(const Actor& actor, ik::Pose& pose, ChainSteps& made) {
  const ik::Skeleton& skeleton = actor.posedSkeleton();
  const ActorSwitches& by = actor.switches();
  const ik::solvers::Settings settings =
      settingsOf(skeleton, solversFor(skeleton, by.chainSolvers, by.freedoms), by.freedoms)[made.chain];
  ik::solvers::ModelChain chain = chainFor(skeleton, made.chain, by.chainSolvers, by.freedoms);
  ik::solvers::readPose(skeleton, pose, chain);
  ik::solvers::Workspace work(chain.chain);
  work.begin(chain.chain);
  if (!work.fit()) return;
  tellMembers(work, chain, made);
  made.target = Vec3(work.targets[0]);
  tellStart(work, chain, made);
  ik::solvers::StepLog log;
  work.log = &log;
  const ik::solvers::Report report = ik::solvers::solve(*made.solver, settings, work);
  work.log = nullptr;
  made.loops = report.loops;
  made.stop = report.stop;
  made.leftOut = log.steps.size() >= ik::solvers::mostLogged(work);
  int loops = 0;  // FABRIK's, before another solver went on from there
  for (const ik::solvers::Step& logged : log.steps) {
    const bool pass = logged.kind == ik::solvers::StepKind::Inwards || logged.kind == ik::solvers::StepKind::Outwards;
    if (pass) loops = logged.loop;
    ChainStep step;
    step.loop = pass ? logged.loop : loops + logged.loop;
    step.damping = logged.damping;
    step.points = narrow(logged.points);
    switch (logged.kind) {
      case ik::solvers::StepKind::Turn:
        step.kind = ChainStepKind::Turn;
        step.joint = work.memberOfBone[toIndex(logged.bone)];
        tellTurn(logged, work.members[toIndex(step.joint)], made, step);
        break;
      case ik::solvers::StepKind::Together:
        step.kind = ChainStepKind::Together;
        break;
      case ik::solvers::StepKind::Inwards:
      case ik::solvers::StepKind::Outwards:
        addPass(logged.kind == ik::solvers::StepKind::Inwards, std::move(step), made);
        continue;
    }
    made.steps.push_back(std::move(step));
  }
  ik::solvers::writePose(work, chain, pose);
}

/// Fills in what all steps have in common, and adds the end.
void finish(const ik::Pose& pose, ChainSteps& made) {
  if (made.steps.empty()) return;
  const std::size_t most =
      std::max<std::size_t>(2, std::min(kMaxChainSteps, ik::solvers::kMaxLoggedPoints / made.bones.size()));
  if (made.steps.size() > most - 1) {
    made.steps.resize(most - 1);
    made.leftOut = true;
  }
  ChainStep end;
  end.kind = ChainStepKind::End;
  end.loop = made.loops;
  for (const std::int32_t bone : made.bones)
    end.points.push_back(bone < 0 ? Vec3(0.0F) : pose.models[toIndex(bone)].translation);
  made.steps.push_back(std::move(end));
  for (std::size_t i = 0; i < made.steps.size(); ++i) {
    ChainStep& step = made.steps[i];
    step.left = glm::distance(Wide(step.points[toIndex(made.effector)]), Wide(made.target));
    if (i == 0) continue;
    const ChainStep& before = made.steps[i - 1];
    // While FABRIK's joints are being placed they aren't connected: the distance left is known at
    // the end of both passes.
    const bool between = step.kind == ChainStepKind::Outwards && step.joint != made.effector;
    if (step.kind == ChainStepKind::Inwards || between) step.left = before.left;
    for (std::size_t p = 0; p < step.points.size(); ++p) {
      const double moved = glm::distance(Wide(step.points[p]), Wide(before.points[p]));
      if (!(moved > step.moved)) continue;
      step.moved = moved;
      step.farthest = static_cast<int>(p);
    }
  }
}

/// This class solves all chains as the actor does, and records one of them.
class Onlooker : public ik::OtherSolver {
 public:
  Onlooker(const Actor& actor, ChainSteps& made)
      : actor_(actor),
        made_(made),
        switches_(actor.switches().solver),
        chainSolvers_(actor.posedSkeleton(), actor.switches().chainSolvers, actor.switches().freedoms) {
    chainSolvers_.setSwitches(switches_);
  }

  bool solve(const ik::Skeleton& skeleton, std::size_t chain, ik::Pose& pose) override {
    if (chain != made_.chain) return chainSolvers_.solve(skeleton, chain, pose);
    made_.state = ChainStepsState::Solved;
    if (made_.byMmd) {
      byMmd(actor_, switches_, pose, made_);
    } else {
      byOther(actor_, pose, made_);
    }
    finish(pose, made_);
    return true;
  }

 private:
  const Actor& actor_;
  ChainSteps& made_;
  const ik::SolverSwitches switches_;
  ChainSolvers chainSolvers_;
};

/// MMD's solver has no tolerance: it ends when it has reached the target, or with its loops.
Stop stopOfMmd(const ChainSteps& made) { return made.steps.back().left < 1e-3 ? Stop::Reached : Stop::Loops; }

}  // namespace

int ChainSteps::onward(int joint) const {
  int point = effector;
  while (point >= 0 && parents[toIndex(point)] != joint) point = parents[toIndex(point)];
  return point;
}

ChainSteps stepsOf(const Actor& actor, std::size_t chain) {
  const ik::Skeleton& skeleton = actor.posedSkeleton();
  ChainSteps made;
  made.chain = chain;
  if (chain >= skeleton.chains.size() || !skeleton.chains[chain].solvable()) return made;
  const ChainSolver by = solversFor(skeleton, actor.switches().chainSolvers, actor.switches().freedoms)[chain];
  made.solver = by.solver;
  made.byMmd = solvedByMmd(by, skeleton.chains[chain]);
  made.state = ChainStepsState::Off;
  if (actor.pose().ikEnabled[chain] == 0) return made;
  ik::Pose pose = actor.pose();
  Onlooker onlooker(actor, made);
  const ik::SolverSwitches switches = actor.switches().solver;
  const MotionPhysics* physics = actor.physics();
  const ik::DrivenBones* driven = physics != nullptr ? &physics->driven() : nullptr;
  ik::beginPose(pose);
  ik::solvePhaseInOrder(skeleton, ik::Phase::BeforePhysics, switches, pose, nullptr, &onlooker);
  if (made.state != ChainStepsState::Solved) {
    if (driven != nullptr) ik::followDriven(skeleton, *driven, switches, pose);
    ik::solvePhaseInOrder(skeleton, ik::Phase::AfterPhysics, switches, pose, driven, &onlooker);
  }
  if (made.byMmd && !made.steps.empty()) made.stop = stopOfMmd(made);
  return made;
}

}  // namespace app

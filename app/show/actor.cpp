// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/actor.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <string>
#include <unordered_map>
#include <utility>

#include "app/show/actor_state.h"
#include "app/show/root_motion_scale.h"
#include "app/show/solved_as.h"
#include "ik/poses_side_by_side.h"
#include "vmd/sampling_job.h"

namespace app {

double endOf(std::span<const MotionUse> motions) {
  double end = 0.0;
  for (const MotionUse& use : motions) {
    if (!use.on || use.motion->pose) continue;
    end = std::max(end, static_cast<double>(use.motion->motion.lastFrame()) + use.shift);
  }
  return std::min(end, static_cast<double>(base::kMaxFrame));
}

Actor::Actor(std::shared_ptr<const LoadedModel> model, pmx::MorphScope scope)
    : state_(std::make_unique<ActorState>(std::move(model), scope)) {}
Actor::~Actor() = default;
Actor::Actor(Actor&&) noexcept = default;
Actor& Actor::operator=(Actor&&) noexcept = default;

const std::shared_ptr<const LoadedModel>& Actor::loadedModel() const { return state_->model; }

const ActorSwitches& Actor::switches() const { return state_->switches; }

void Actor::set(ActorSwitches wanted) { state_->set(std::move(wanted)); }

std::uint64_t ActorState::nextInputRevision() {
  static std::atomic<std::uint64_t> last = 0;
  return ++last;
}

void ActorState::set(ActorSwitches wanted) {
  fit(wanted);
  if (wanted == switches) return;
  const ActorSwitches was = std::exchange(switches, std::move(wanted));
  changed();
  follow(was);
}

void ActorState::fitFreedoms(std::vector<ik::solvers::BoneFreedom>& freedoms) const {
  using ik::solvers::BoneFreedom;
  std::erase_if(freedoms, [bones = static_cast<std::int32_t>(skeleton().boneCount())](const BoneFreedom& each) {
    return each.bone < 0 || each.bone >= bones || !(each.turn || each.slide);
  });
  ik::solvers::putInOrder(freedoms);
  if (freedoms.size() > kMaxFreedoms) freedoms.resize(kMaxFreedoms);
}

void ActorState::fit(ActorSwitches& wanted) const {
  const std::vector<IkMode>& chains = switches.chains;
  const std::size_t named = std::min(wanted.chains.size(), chains.size());
  wanted.chains.resize(named);
  wanted.chains.insert(wanted.chains.end(), chains.begin() + static_cast<std::ptrdiff_t>(named), chains.end());
  wanted.chainSolvers.resize(std::min(wanted.chainSolvers.size(), chains.size()));
  while (!wanted.chainSolvers.empty() && wanted.chainSolvers.back() == ChainSolver()) wanted.chainSolvers.pop_back();
  if (wanted.goals.size() > kMaxGoals) wanted.goals.resize(kMaxGoals);
  if (wanted.readouts.size() > kMaxReadouts) wanted.readouts.resize(kMaxReadouts);
  fitFreedoms(wanted.freedoms);
  wanted.opacity = std::clamp(wanted.opacity, 0.0F, 1.0F);
  wanted.rootMotionScale = std::clamp(wanted.rootMotionScale, kMinRootMotionScale, kMaxRootMotionScale);
  wanted.outsideParents = switches.outsideParents;
}

void ActorState::follow(const ActorSwitches& was) {
  if (switches.motions != was.motions || switches.names != was.names) {
    bind();
  } else if (switches.editsOn != was.editsOn || switches.edits != was.edits) {
    layPoses();
  }
  if (switches.hiddenMaterials != was.hiddenMaterials) materialsEdited = true;
  const bool freed = switches.freedoms != was.freedoms;
  const bool otherReads = readsChains(switches.readouts) != readsChains(was.readouts);
  if (switches.chainSolvers != was.chainSolvers || freed || otherReads) {
    makeChainSolvers();
  } else if (other) {
    other->setSwitches(switches.solver);
  }
  if (freed || (switches.goals != was.goals && !(goals && goals->change(switches.goals)))) makeGoals();
  if (switches.rootMotionScale != 1.0F && rootMotionBones.empty())
    rootMotionBones = rootMotionBonesOf(model->model, skeleton());
  if (switches.physics != was.physics) {
    makePhysics();
    if (physics) physics->forget();
  }
}

bool ActorState::isBehind(const ActorState& of) {
  const bool behind = takenRevision != of.inputRevision || ownRevision != inputRevision;
  takenRevision = of.inputRevision;
  return behind;
}

void Actor::setMotions(std::vector<MotionUse> motions) { set(&ActorSwitches::motions, std::move(motions)); }
void Actor::setNames(std::vector<vmd::BoneName> names) { set(&ActorSwitches::names, std::move(names)); }

void Actor::setIkMode(IkMode mode) { set(&ActorSwitches::chains, std::vector<IkMode>(switches().chains.size(), mode)); }

void Actor::setChainMode(std::size_t chain, IkMode mode) {
  std::vector<IkMode> chains = switches().chains;
  if (chain < chains.size()) chains[chain] = mode;
  set(&ActorSwitches::chains, std::move(chains));
}

void Actor::setSolverSwitches(const ik::SolverSwitches& switches) { set(&ActorSwitches::solver, switches); }
void Actor::setPlacement(const Placement& placement) { set(&ActorSwitches::placement, placement); }
void Actor::setGoals(std::vector<Goal> goals) { set(&ActorSwitches::goals, std::move(goals)); }

void Actor::setEdits(Edits edits, bool on) {
  ActorSwitches wanted = switches();
  wanted.edits = std::move(edits);
  wanted.editsOn = on;
  set(std::move(wanted));
}

void Actor::setChainSolvers(std::vector<ChainSolver> chainSolvers, bool measured) {
  const bool other = std::exchange(state_->measured, measured) != measured;
  set(&ActorSwitches::chainSolvers, std::move(chainSolvers));
  if (other) state_->makeChainSolvers();
}

void Actor::shareMotions(const Actor& other) {
  state_->changed();
  state_->switches.motions = other.switches().motions;
  state_->switches.names = other.switches().names;
  state_->binding = other.state_->binding;
  state_->motionStart = other.state_->motionStart;
  state_->poses = other.state_->poses;
  state_->layPoses();
  state_->motionsChanged();
}

const vmd::MotionBinding& Actor::binding() const { return *state_->binding; }
double Actor::motionStart() const { return state_->motionStart; }

UnmatchedTracks Actor::unmatched() const {
  const vmd::MotionBinding& bound = binding();
  UnmatchedTracks tracks{bound.unmatchedBones, bound.unmatchedMorphs, bound.unmatchedChains};
  const auto join = [](std::vector<vmd::Unmatched>& to, const std::vector<vmd::Unmatched>& from) {
    std::unordered_map<std::string, std::size_t> indices;
    for (std::size_t i = 0; i < to.size(); ++i) indices.try_emplace(to[i].name.utf8, i);
    for (const vmd::Unmatched& track : from) {
      const auto [at, isNew] = indices.try_emplace(track.name.utf8, to.size());
      if (isNew) {
        to.push_back(track);
      } else {
        to[at->second].keyCount += track.keyCount;
      }
    }
  };
  join(tracks.bones, unmatchedOfPoses().bones);
  join(tracks.morphs, unmatchedOfPoses().morphs);
  return tracks;
}

const UnmatchedTracks& Actor::unmatchedOfPoses() const { return state_->poses->unmatched; }

double Actor::lastFrame() const { return state_->lastFrame; }

std::span<const ChainReport> Actor::chainReports() const {
  return state_->other ? state_->other->reports() : std::span<const ChainReport>();
}

const ik::solvers::ModelChain* Actor::goalProblem(std::size_t goal) const {
  return state_->goals ? state_->goals->problem(goal) : nullptr;
}

std::span<const GoalReport> Actor::goalReports() const {
  return state_->goals ? state_->goals->reports() : std::span<const GoalReport>();
}

void Actor::seeGoals(const GoalScene& scene, ActorId self) {
  if (state_->goals) state_->goals->see(scene, self);
}

/// Ghosts, stand-ins and followers share this: the other actor's motions, bound once for both, and
/// these switches.
void Actor::imitate(const Actor& other, ActorSwitches as) {
  as.ghost = std::nullopt;
  if (state_->binding != other.state_->binding || state_->poses != other.state_->poses) shareMotions(other);
  set(std::move(as));
  state_->ownRevision = state_->inputRevision;
}

void Actor::becomeGhostOf(const Actor& other) {
  state_->meets = false;
  if (!state_->isBehind(*other.state_)) return;
  ActorSwitches as = other.switches();
  const GhostChoice choice = as.ghost.value_or(GhostChoice());
  if (choice.ik != IkMode::Motion) std::ranges::fill(as.chains, choice.ik);
  as.solver = choice.solver;
  as.chainSolvers = allBy(choice.chainSolver, as.chains.size());
  as.placement = ghostPlacement(as.placement, choice.place);
  as.opacity *= kGhostOpacity;
  as.groundShadow = false;
  imitate(other, std::move(as));
}

void Actor::becomeStandInOf(const Actor& other, const ViewSolver& view) {
  state_->meets = false;
  if (!state_->isBehind(*other.state_)) return;
  ActorSwitches as = other.switches();
  solveAs(as, view);
  imitate(other, std::move(as));
}

void Actor::follow(const Actor& other) {
  if (!state_->isBehind(*other.state_)) return;
  ActorSwitches as = other.switches();
  as.goals = switches().goals;
  as.physics = switches().physics;
  imitate(other, std::move(as));
  if (switches().outsideParents == other.switches().outsideParents) return;
  state_->attach(other.switches().outsideParents);
  state_->ownRevision = state_->inputRevision;
}

const Edits& Actor::laidEdits() const { return state_->laid; }

void Actor::setPhysics(const PhysicsChoice& choice) {
  ActorState& state = *state_;
  const bool was = state.moves();
  PhysicsSettings old = state.choice.settings;
  old.gravity = choice.settings.gravity;
  if (old != choice.settings) state.physics.reset();
  state.choice = choice;
  if (state.physics) {
    state.physics->world().setGravity(choice.settings.gravity);
    if (state.physics->pacing() != choice.pacing) state.physics->setPacing(choice.pacing);
  }
  state.makePhysics();
  if (state.moves() != was) resetPhysics();
}

void Actor::resetPhysics() {
  if (state_->physics) state_->physics->forget();
}

void Actor::startPhysics(double frame, double restFrames) { state_->job(frame).startPhysics(frame, restFrames); }

void Actor::setShowEnd(double lastFrame) { state_->showEnd = lastFrame; }

double Actor::physicsEnd() const { return physicsEndAfter(std::max(state_->lastFrame, state_->showEnd)); }

MotionPhysics* Actor::physics() { return state_->moves() ? &*state_->physics : nullptr; }
const MotionPhysics* Actor::physics() const { return state_->moves() ? &*state_->physics : nullptr; }

base::Issues Actor::playIssues() const {
  return state_->issues.list(model(), state_->physics ? &*state_->physics : nullptr,
                             state_->goals ? &*state_->goals : nullptr);
}

std::size_t Actor::playIssueCount() const {
  return state_->issues.count(state_->physics ? &*state_->physics : nullptr, state_->goals ? &*state_->goals : nullptr);
}

void Actor::beginBlend() {
  if (!state_->out.boneModels.empty()) state_->blend.begin(state_->skeleton(), state_->pose);
}

void Actor::setBlend(float amount) { state_->blend.setAmount(amount); }

const ActorFrame& Actor::evaluate(double frame) {
  if (!std::isfinite(frame)) frame = 0.0;
  state_->job(frame).run();
  state_->output(frame);
  return state_->out;
}

void Actor::evaluate(std::span<Actor> actors, std::span<const double> frames, ik::PosesSideBySide& sideBySide) {
  std::array<FrameJob, ik::kPosesSideBySide> jobs;
  for (std::size_t first = 0; first < actors.size(); first += jobs.size()) {
    const std::size_t count = std::min(jobs.size(), actors.size() - first);
    const auto frameOf = [&](std::size_t i) { return std::isfinite(frames[first + i]) ? frames[first + i] : 0.0; };
    for (std::size_t i = 0; i < count; ++i) jobs[i] = actors[first + i].state_->job(frameOf(i));
    runTogether(std::span(jobs).first(count), sideBySide);
    for (std::size_t i = 0; i < count; ++i) actors[first + i].state_->output(frameOf(i));
  }
}

const ActorFrame& Actor::frame() const { return state_->out; }
const ik::Pose& Actor::pose() const { return state_->pose; }
const ik::Skeleton& Actor::posedSkeleton() const { return state_->skeleton(); }
std::span<const float> Actor::sampledWeights() const { return state_->weights; }

void Actor::weightsWithoutEdits(std::span<float> weights) const {
  vmd::sampleMorphWeights(*state_->binding, state_->made + state_->motionStart, weights);
  state_->poses->edits.applyTo(weights);
}

std::vector<std::uint8_t> Actor::movedMorphs() const {
  std::vector<std::uint8_t> moved(model().morphs.size(), 0);
  for (std::size_t i = 0; i < moved.size(); ++i) moved[i] = state_->weights[i] != 0.0F ? 1 : 0;
  for (const auto& track : binding().morphTracks) moved[static_cast<std::size_t>(track.morph)] = 1;
  for (const MorphEdit& edit : state_->laid.morphs()) {
    if (static_cast<std::size_t>(edit.morph) < moved.size()) moved[static_cast<std::size_t>(edit.morph)] = 1;
  }
  return moved;
}

}  // namespace app

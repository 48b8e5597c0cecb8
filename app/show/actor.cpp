// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/actor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <unordered_map>
#include <utility>

#include "app/show/actor_state.h"
#include "app/show/travel_scale.h"
#include "ik/poses_side_by_side.h"
#include "vmd/sampling_job.h"

namespace app {

double endOf(std::span<const MotionUse> motions) {
  double end = 0.0;
  for (const MotionUse& use : motions) {
    if (!use.on || use.motion->pose) continue;
    end = std::max(end, static_cast<double>(use.motion->motion.lastFrame()) + use.shift);
  }
  return std::min(end, static_cast<double>(base::kMostFrame));
}

Actor::Actor(std::shared_ptr<const LoadedModel> model, pmx::MorphScope scope)
    : state_(std::make_unique<State>(std::move(model), scope)) {}
Actor::~Actor() = default;
Actor::Actor(Actor&&) noexcept = default;
Actor& Actor::operator=(Actor&&) noexcept = default;

const std::shared_ptr<const LoadedModel>& Actor::loadedModel() const { return state_->model; }

void Actor::setMotions(std::vector<MotionUse> motions) {
  ++state_->said;
  state_->motions = std::move(motions);
  state_->bind();
}

void Actor::setNames(std::vector<vmd::BoneName> names) {
  if (names == state_->names) return;
  ++state_->said;
  state_->names = std::move(names);
  state_->bind();
}

const std::vector<vmd::BoneName>& Actor::names() const { return state_->names; }

void Actor::shareMotions(const Actor& other) {
  ++state_->said;
  state_->motions = other.state_->motions;
  state_->names = other.state_->names;
  state_->binding = other.state_->binding;
  state_->motionStart = other.state_->motionStart;
  state_->poses = other.state_->poses;
  state_->layPoses();
  state_->motionsChanged();
}

const std::vector<MotionUse>& Actor::motions() const { return state_->motions; }
const vmd::MotionBinding& Actor::binding() const { return *state_->binding; }
double Actor::motionStart() const { return state_->motionStart; }

UnmatchedTracks Actor::unmatched() const {
  const vmd::MotionBinding& bound = binding();
  UnmatchedTracks tracks{bound.unmatchedBones, bound.unmatchedMorphs, bound.unmatchedChains};
  const auto join = [](std::vector<vmd::Unmatched>& to, const std::vector<vmd::Unmatched>& from) {
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < to.size(); ++i) places.try_emplace(to[i].name.utf8, i);
    for (const vmd::Unmatched& track : from) {
      const auto [at, isNew] = places.try_emplace(track.name.utf8, to.size());
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

void Actor::setIkMode(IkMode mode) { std::ranges::fill(state_->modes, mode); }

void Actor::setChainMode(std::size_t chain, IkMode mode) {
  if (chain < state_->modes.size()) state_->modes[chain] = mode;
}

IkMode Actor::chainMode(std::size_t chain) const {
  return chain < state_->modes.size() ? state_->modes[chain] : IkMode::Motion;
}

void Actor::setSolverSwitches(const ik::SolverSwitches& switches) {
  state_->switches = switches;
  if (state_->other) state_->other->setSwitches(switches);
}

void Actor::setWays(std::vector<ChainWay> ways, bool measured) {
  ways.resize(std::min(ways.size(), state_->modes.size()));
  while (!ways.empty() && ways.back() == ChainWay()) ways.pop_back();
  if (ways == state_->ways && measured == state_->measured) return;
  state_->ways = std::move(ways);
  state_->measured = measured;
  state_->makeWays();
}

const std::vector<ChainWay>& Actor::ways() const { return state_->ways; }

std::span<const ChainReport> Actor::chainReports() const {
  return state_->other ? state_->other->reports() : std::span<const ChainReport>();
}

ActorSwitches Actor::switches() const {
  const State& state = *state_;
  return {state.motions,         state.modes, state.ways,    state.switches,   state.visible, state.ownPhysics,
          state.placement,       state.edits, state.editsOn, outsideParents(), state.opacity, state.groundShadow,
          state.hiddenMaterials, state.names, state.ghost,   goals(),          state.travel};
}

void Actor::setSwitches(const ActorSwitches& switches) {
  for (std::size_t chain = 0; chain < switches.chains.size(); ++chain) setChainMode(chain, switches.chains[chain]);
  setSolverSwitches(switches.solver);
  setWays(switches.ways);
  setVisible(switches.visible);
  setOwnPhysics(switches.physics);
  setPlacement(switches.placement);
  setEdits(switches.edits, switches.editsOn);
  setOpacity(switches.opacity);
  setGroundShadow(switches.groundShadow);
  setHiddenMaterials(switches.hiddenMaterials);
  setNames(switches.names);
  setGoals(switches.goals);
  setTravel(switches.travel);
}

void Actor::setGoals(std::vector<Goal> goals) {
  if (goals == this->goals()) return;
  ++state_->said;
  if (state_->goals && state_->goals->change(goals)) return;
  state_->makeGoals(std::move(goals));
}

const std::vector<Goal>& Actor::goals() const {
  static const std::vector<Goal> none;
  return state_->goals ? state_->goals->goals() : none;
}

std::span<const GoalReport> Actor::goalReports() const {
  return state_->goals ? state_->goals->reports() : std::span<const GoalReport>();
}

void Actor::seeGoals(const GoalScene& scene, ActorId self) {
  if (state_->goals) state_->goals->see(scene, self);
}

void Actor::setTravel(float travel) {
  if (state_->travellers.empty() && travel != 1.0F) state_->travellers = travellersOf(model(), skeleton());
  state_->travel = std::clamp(travel, kLeastTravel, kMostTravel);
}

float Actor::travel() const { return state_->travel; }

void Actor::setVisible(bool visible) { state_->visible = visible; }
bool Actor::visible() const { return state_->visible; }
void Actor::setPlacement(const Placement& placement) { state_->placement = placement; }
const Placement& Actor::placement() const { return state_->placement; }
void Actor::setOpacity(float opacity) { state_->opacity = std::clamp(opacity, 0.0F, 1.0F); }
void Actor::setGroundShadow(bool on) { state_->groundShadow = on; }

void Actor::setHiddenMaterials(std::vector<std::int32_t> materials) {
  if (materials == state_->hiddenMaterials) return;
  ++state_->said;
  state_->hiddenMaterials = std::move(materials);
  state_->editsChanged = true;
}

void Actor::setEdits(Edits edits, bool on) {
  ++state_->said;
  const std::vector<MaterialEdit> before(state_->laid.materials().begin(), state_->laid.materials().end());
  state_->edits = std::move(edits);
  state_->editsOn = on;
  state_->layPoses();
  // Bones and morphs that a hand drags leave the materials as they are.
  if (!std::ranges::equal(before, state_->laid.materials())) state_->editsChanged = true;
}

const std::optional<GhostChoice>& Actor::ghost() const { return state_->ghost; }

void Actor::setGhost(const std::optional<GhostChoice>& choice) { state_->ghost = choice; }

/// Motions, edits and materials of another actor, where anything was said of them since the last call. Says whether it was.
bool Actor::takeOver(const Actor& other) {
  const State& of = *other.state_;
  if (std::exchange(state_->haunted, of.said) == of.said) return false;
  if (state_->binding != of.binding || state_->poses != of.poses) shareMotions(other);
  setEdits(of.edits, of.editsOn);
  setHiddenMaterials(of.hiddenMaterials);
  return true;
}

void Actor::follow(const Actor& other) {
  const State& of = *other.state_;
  takeOver(other);
  state_->modes = of.modes;
  setSolverSwitches(of.switches);
  if (state_->ways != of.ways) setWays(of.ways);
  setTravel(of.travel);
  state_->placement = of.placement;
  const auto same = [](const State::Hanging& a, const State::Hanging& b) { return a.outside == b.outside; };
  if (!std::ranges::equal(state_->hangings, of.hangings, same)) state_->hang(other.outsideParents());
}

/// What ghosts and stand-ins have in common.
void Actor::imitate(const Actor& other) {
  const State& of = *other.state_;
  if (takeOver(other)) setGoals(other.goals());
  setTravel(of.travel);
  state_->visible = of.visible;
  state_->meets = false;
  setOwnPhysics(of.ownPhysics);
}

void Actor::haunt(const Actor& other) {
  const State& of = *other.state_;
  const GhostChoice choice = of.ghost.value_or(GhostChoice());
  imitate(other);
  for (std::size_t chain = 0; chain < state_->modes.size(); ++chain)
    state_->modes[chain] = choice.ik == IkMode::Motion ? of.modes[chain] : choice.ik;
  setSolverSwitches(choice.solver);
  solveAllBy(choice.way);
  state_->placement = ghostPlacement(of.placement, choice.place);
  state_->opacity = of.opacity * kGhostOpacity;
  state_->groundShadow = false;
}

void Actor::standIn(const Actor& other, const ViewSolver& view) {
  const State& of = *other.state_;
  imitate(other);
  for (std::size_t chain = 0; chain < state_->modes.size(); ++chain)
    state_->modes[chain] = view.how == ViewSolver::How::WithoutIk ? IkMode::Off : of.modes[chain];
  setSolverSwitches(of.switches);
  ChainWay way;
  if (view.how == ViewSolver::How::Other) way.solver = view.solver;
  solveAllBy(way);
  state_->placement = of.placement;
  state_->opacity = of.opacity;
  state_->groundShadow = of.groundShadow;
}

/// Allocates only where that is another way than before.
void Actor::solveAllBy(const ChainWay& way) {
  if (!way.solver) return setWays({});
  if (state_->ways.size() != state_->modes.size() || state_->ways.front() != way)
    setWays(std::vector<ChainWay>(state_->modes.size(), way));
}

const Edits& Actor::edits() const { return state_->edits; }
bool Actor::editsOn() const { return state_->editsOn; }
const Edits& Actor::laidEdits() const { return state_->laid; }

void Actor::setPhysics(const PhysicsChoice& choice) {
  State& state = *state_;
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

void Actor::setOwnPhysics(bool on) {
  if (on == state_->ownPhysics) return;
  state_->ownPhysics = on;
  state_->makePhysics();
  resetPhysics();
}

bool Actor::ownPhysics() const { return state_->ownPhysics; }

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

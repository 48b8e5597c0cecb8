// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/actor.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "app/show/motion_shift.h"
#include "app/show/play_issues.h"
#include "pmx/base/frames.h"

namespace app {

double endOf(std::span<const MotionUse> motions) {
  double end = 0.0;
  for (const MotionUse& use : motions) {
    if (use.on) end = std::max(end, static_cast<double>(use.motion->motion.lastFrame()) + use.shift);
  }
  return std::min(end, static_cast<double>(base::kMostFrame));
}

namespace {

double physicsEndOf(const std::vector<MotionUse>& motions) {
  std::vector<MotionUse> moving = motions;
  std::erase_if(moving, [](const MotionUse& use) { return !use.motion->motion.movesModel(); });
  return endOf(moving) + base::kFramesPerSecond;
}

}  // namespace

struct Actor::State {
  State(std::shared_ptr<const LoadedModel> loaded, pmx::MorphScope scope)
      : model(std::move(loaded)),
        binding(std::make_shared<const vmd::MotionBinding>(std::span<const vmd::Motion* const>{}, model->model)),
        pose(model->skeleton),
        morphs(model->model, scope),
        weights(model->model.morphs.size()),
        modes(model->skeleton.chains.size(), IkMode::Motion) {}

  void motionsChanged() {
    const bool any = std::ranges::any_of(binding->boneKeys, [](const auto& key) { return key.physicsOff; });
    physicsOff.assign(any ? model->model.bones.size() : 0, 0);
    physicsEnd = physicsEndOf(motions);
    issues = {};
    if (physics) physics->forget();
  }

  [[nodiscard]] bool moves() const { return choice.on && ownPhysics && physics.has_value(); }

  /// Made when first wanted: a viewer of poses has no need of it.
  void makePhysics() {
    if (!choice.on || !ownPhysics || physics) return;
    if (model->model.rigidBodies.empty() && model->model.softBodies.empty()) return;
    if (!tickMorphs) tickMorphs.emplace(model->model, pmx::MorphScope::Bones);
    physics.emplace(model->model, model->skeleton, choice.settings, choice.pacing);
    if (!softSkin && !physics->world().softBodies().empty())
      softSkin.emplace(model->model, physics->world().softBodies());
  }

  [[nodiscard]] FrameJob job(double frame) {
    FrameJob job;
    job.model = &model->model;
    job.skeleton = &model->skeleton;
    job.binding = binding.get();
    job.ikModes = modes;
    job.switches = switches;
    job.frame = frame;
    job.motionStart = motionStart;
    job.edits = edits.empty() ? nullptr : &edits;
    job.physicsEnd = physicsEnd;
    job.pose = &pose;
    job.morphs = &morphs;
    job.weights = weights;
    job.visible = &shown;
    job.physics = moves() ? &*physics : nullptr;
    job.softSkin = softSkin ? &*softSkin : nullptr;
    job.tickMorphs = tickMorphs ? &*tickMorphs : nullptr;
    job.physicsOff = physicsOff;
    return job;
  }

  void output(double frame) {
    out.visible = visible && shown;
    out.placement = placement;
    out.palette = pose.palette;
    out.boneModels = pose.models;
    out.ikEnabled = pose.ikEnabled;
    out.morphWeights = morphs.resolvedWeights;
    out.positions = morphs.positions;
    out.uvs = morphs.uvs;
    out.additionalUvs = morphs.additionalUvs;
    out.materials = morphs.materials;
    issues.note(frame, pose);
    const bool soft = softSkin && softSkin->show(out);
    if (soft || morphs.positionsChanged) ++out.revisions.positions;
    if (morphs.uvsChanged) ++out.revisions.uvs;
    const bool edited = std::exchange(editsChanged, false);
    if (morphs.materialsChanged || edited) ++out.revisions.materials;
    if (edits.materials().empty()) return;
    if (morphs.materialsChanged || edited) {
      materials = morphs.materials;
      edits.applyTo(std::span(materials));
    }
    out.materials = materials;
  }

  std::shared_ptr<const LoadedModel> model;
  std::vector<MotionUse> motions;
  std::shared_ptr<const vmd::MotionBinding> binding;
  double motionStart = 0.0;  // where frame 0 lies in the binding
  double physicsEnd = base::kFramesPerSecond;
  ik::Pose pose;
  pmx::MorphState morphs;
  std::vector<float> weights;
  std::vector<IkMode> modes;
  ik::SolverSwitches switches;
  std::vector<std::uint8_t> physicsOff;  // empty where the motion never switches physics off
  PhysicsChoice choice;
  bool ownPhysics = true;
  std::optional<pmx::MorphState> tickMorphs;
  std::optional<MotionPhysics> physics;
  std::optional<SoftSkin> softSkin;  // of a model with soft bodies
  PlayIssues issues;
  bool visible = true, shown = true;  // the user's word, the motion's
  Placement placement;
  Edits edits;
  std::vector<pmx::MaterialState> materials;  // with the edits
  bool editsChanged = false;
  ActorFrame out;
};

Actor::Actor(std::shared_ptr<const LoadedModel> model, pmx::MorphScope scope)
    : state_(std::make_unique<State>(std::move(model), scope)) {}
Actor::~Actor() = default;
Actor::Actor(Actor&&) noexcept = default;
Actor& Actor::operator=(Actor&&) noexcept = default;

const std::shared_ptr<const LoadedModel>& Actor::loadedModel() const { return state_->model; }

void Actor::setMotions(std::vector<MotionUse> motions) {
  state_->motions = std::move(motions);
  const ShiftedMotions shifted(state_->motions);
  state_->binding = std::make_shared<const vmd::MotionBinding>(shifted.pointers(), model());
  state_->motionStart = shifted.start();
  state_->motionsChanged();
}

void Actor::shareMotions(const Actor& other) {
  state_->motions = other.state_->motions;
  state_->binding = other.state_->binding;
  state_->motionStart = other.state_->motionStart;
  state_->motionsChanged();
}

const std::vector<MotionUse>& Actor::motions() const { return state_->motions; }
const vmd::MotionBinding& Actor::binding() const { return *state_->binding; }
double Actor::lastFrame() const { return endOf(state_->motions); }

void Actor::setIkMode(IkMode mode) { std::ranges::fill(state_->modes, mode); }

void Actor::setChainMode(std::size_t chain, IkMode mode) {
  if (chain < state_->modes.size()) state_->modes[chain] = mode;
}

IkMode Actor::chainMode(std::size_t chain) const {
  return chain < state_->modes.size() ? state_->modes[chain] : IkMode::Motion;
}

void Actor::setSolverSwitches(const ik::SolverSwitches& switches) { state_->switches = switches; }

ActorSwitches Actor::switches() const {
  const State& state = *state_;
  return {state.motions, state.modes, state.switches, state.visible, state.ownPhysics, state.placement, state.edits};
}

void Actor::setSwitches(const ActorSwitches& switches) {
  for (std::size_t chain = 0; chain < switches.chains.size(); ++chain) setChainMode(chain, switches.chains[chain]);
  setSolverSwitches(switches.solver);
  setVisible(switches.visible);
  setOwnPhysics(switches.physics);
  setPlacement(switches.placement);
  setEdits(switches.edits);
}

void Actor::setVisible(bool visible) { state_->visible = visible; }
bool Actor::visible() const { return state_->visible; }
void Actor::setPlacement(const Placement& placement) { state_->placement = placement; }
const Placement& Actor::placement() const { return state_->placement; }

void Actor::setEdits(Edits edits) {
  state_->edits = std::move(edits);
  state_->editsChanged = true;
}

const Edits& Actor::edits() const { return state_->edits; }

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

double Actor::physicsEnd() const { return state_->physicsEnd; }

MotionPhysics* Actor::physics() { return state_->moves() ? &*state_->physics : nullptr; }
const MotionPhysics* Actor::physics() const { return state_->moves() ? &*state_->physics : nullptr; }

base::Issues Actor::playIssues() const {
  return state_->issues.list(model(), state_->physics ? &*state_->physics : nullptr);
}

std::size_t Actor::playIssueCount() const {
  return state_->issues.count(state_->physics ? &*state_->physics : nullptr);
}

const ActorFrame& Actor::evaluate(double frame) {
  if (!std::isfinite(frame)) frame = 0.0;
  state_->job(frame).run();
  state_->output(frame);
  return state_->out;
}

const ActorFrame& Actor::frame() const { return state_->out; }
const ik::Pose& Actor::pose() const { return state_->pose; }

}  // namespace app

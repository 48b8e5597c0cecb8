// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/session.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "app/show/play_issues.h"
#include "pmx/base/frames.h"

namespace app {

/// What belongs to one model: made anew with it, so that no buffer outlives what it was sized for.
struct Posing {
  explicit Posing(std::shared_ptr<const LoadedModel> loaded, std::span<const vmd::Motion* const> motions)
      : model(std::move(loaded)),
        binding(motions, model->model),
        pose(model->skeleton),
        morphs(model->model),
        weights(model->model.morphs.size()),
        modes(model->skeleton.chains.size(), IkMode::Motion) {
    bindPhysicsSwitches();
  }

  std::shared_ptr<const LoadedModel> model;
  vmd::MotionBinding binding;
  ik::Pose pose;
  pmx::MorphState morphs;
  std::vector<float> weights;
  std::vector<IkMode> modes;
  std::vector<std::uint8_t> physicsOff;  // empty where the motion never switches physics off
  std::optional<pmx::MorphState> tickMorphs;
  std::optional<MotionPhysics> physics;
  std::optional<SoftSkin> softSkin;  // of a model with soft bodies
  PlayIssues issues;

  void bindPhysicsSwitches() {
    const bool any = std::ranges::any_of(binding.boneKeys, [](const auto& key) { return key.physicsOff; });
    physicsOff.assign(any ? model->model.bones.size() : 0, 0);
  }

  /// Made when first wanted: a viewer of poses has no need of it.
  void makePhysics(const PhysicsSettings& settings, const PhysicsPacing& pacing) {
    physics.reset();
    if (model->model.rigidBodies.empty() && model->model.softBodies.empty()) return;
    if (!tickMorphs) tickMorphs.emplace(model->model, pmx::MorphScope::Bones);
    physics.emplace(model->model, model->skeleton, settings, pacing);
    if (!softSkin && !physics->world().softBodies().empty()) {
      softSkin.emplace(model->model, physics->world().softBodies());
    }
  }
};

struct Session::State {
  std::vector<std::shared_ptr<const LoadedMotion>> motions;
  std::optional<Posing> posing;
  vmd::SceneTracks scene{{}};
  std::uint32_t lastFrame = 0;
  std::uint32_t modelEnd = 0;  // of the motions that move the model: cameras don't count
  ik::SolverSwitches switches;
  bool physicsOn = false;
  PhysicsSettings physicsSettings;
  PhysicsPacing physicsPacing;
  FrameOutput output;

  void makePhysics() {
    if (posing && physicsOn && !posing->physics) posing->makePhysics(physicsSettings, physicsPacing);
  }

  [[nodiscard]] FrameJob job(double frame) {
    FrameJob job;
    job.model = &posing->model->model;
    job.skeleton = &posing->model->skeleton;
    job.binding = &posing->binding;
    job.ikModes = posing->modes;
    job.switches = switches;
    job.frame = frame;
    job.physicsEnd = modelEnd + base::kFramesPerSecond;
    job.pose = &posing->pose;
    job.morphs = &posing->morphs;
    job.weights = posing->weights;
    job.visible = &output.visible;
    job.physics = physicsOn && posing->physics ? &*posing->physics : nullptr;
    job.softSkin = posing->softSkin ? &*posing->softSkin : nullptr;
    job.tickMorphs = posing->tickMorphs ? &*posing->tickMorphs : nullptr;
    job.physicsOff = posing->physicsOff;
    return job;
  }

  [[nodiscard]] std::vector<const vmd::Motion*> motionPointers() const {
    std::vector<const vmd::Motion*> pointers;
    for (const auto& loaded : motions) pointers.push_back(&loaded->motion);
    return pointers;
  }

  void motionsChanged() {
    const std::vector<const vmd::Motion*> pointers = motionPointers();
    scene = vmd::SceneTracks(pointers);
    lastFrame = modelEnd = 0;
    for (const vmd::Motion* motion : pointers) lastFrame = std::max(lastFrame, motion->lastFrame());
    lastFrame = std::min(lastFrame, static_cast<std::uint32_t>(base::kMostFrame));
    for (const vmd::Motion* motion : pointers) {
      if (motion->movesModel()) modelEnd = std::max(modelEnd, motion->lastFrame());
    }
    modelEnd = std::min(modelEnd, lastFrame);
    if (!posing) return;
    posing->binding = vmd::MotionBinding(pointers, posing->model->model);
    posing->bindPhysicsSwitches();
    posing->issues = {};
    if (posing->physics) posing->physics->forget();
  }
};

Session::Session() : state_(std::make_unique<State>()) {}
Session::~Session() = default;

void Session::setModel(std::shared_ptr<const LoadedModel> model) {
  state_->posing.reset();
  state_->output = FrameOutput{};
  if (model) state_->posing.emplace(std::move(model), state_->motionPointers());
  state_->makePhysics();
}

void Session::addMotion(std::shared_ptr<const LoadedMotion> motion) {
  if (!motion) return;
  state_->motions.push_back(std::move(motion));
  state_->motionsChanged();
}

void Session::clearMotions() {
  state_->motions.clear();
  state_->motionsChanged();
}

const LoadedModel* Session::model() const { return state_->posing ? state_->posing->model.get() : nullptr; }

const std::vector<std::shared_ptr<const LoadedMotion>>& Session::motions() const { return state_->motions; }

const vmd::MotionBinding* Session::binding() const { return state_->posing ? &state_->posing->binding : nullptr; }

bool Session::hasCamera() const { return state_->scene.hasCamera(); }
bool Session::hasLight() const { return state_->scene.hasLight(); }
double Session::lastFrame() const { return state_->lastFrame; }

void Session::setIkMode(IkMode mode) {
  if (state_->posing) std::ranges::fill(state_->posing->modes, mode);
}

void Session::setChainMode(std::size_t chain, IkMode mode) {
  if (state_->posing && chain < state_->posing->modes.size()) state_->posing->modes[chain] = mode;
}

IkMode Session::chainMode(std::size_t chain) const {
  if (!state_->posing || chain >= state_->posing->modes.size()) return IkMode::Motion;
  return state_->posing->modes[chain];
}

void Session::setSolverSwitches(const ik::SolverSwitches& switches) { state_->switches = switches; }

void Session::setPhysics(bool on) {
  if (on == state_->physicsOn) return;
  state_->physicsOn = on;
  state_->makePhysics();
  resetPhysics();
}

bool Session::physicsOn() const { return state_->physicsOn; }

void Session::setGravity(const base::Vec3& gravity) {
  state_->physicsSettings.gravity = gravity;
  if (state_->posing && state_->posing->physics) state_->posing->physics->world().setGravity(gravity);
}

base::Vec3 Session::gravity() const { return state_->physicsSettings.gravity; }

void Session::setPhysicsSettings(const PhysicsSettings& settings) {
  state_->physicsSettings = settings;
  if (!state_->posing) return;
  state_->posing->physics.reset();
  state_->makePhysics();
}

void Session::setPhysicsPacing(const PhysicsPacing& pacing) {
  state_->physicsPacing = pacing;
  if (state_->posing && state_->posing->physics) state_->posing->physics->setPacing(pacing);
}

const PhysicsPacing& Session::physicsPacing() const { return state_->physicsPacing; }

void Session::resetPhysics() {
  if (state_->posing && state_->posing->physics) state_->posing->physics->forget();
}

void Session::startPhysics(double frame, double restFrames) {
  if (state_->posing) state_->job(frame).startPhysics(frame, restFrames);
}

void Session::playPhysicsFromStart(double restFrames) {
  PhysicsPacing pacing;
  pacing.longestRunFrames = std::numeric_limits<double>::infinity();
  setPhysicsPacing(pacing);
  startPhysics(0.0, restFrames);
}

double Session::physicsEnd() const { return state_->modelEnd + base::kFramesPerSecond; }

MotionPhysics* Session::physics() {
  if (!state_->posing || !state_->physicsOn || !state_->posing->physics) return nullptr;
  return &*state_->posing->physics;
}

const MotionPhysics* Session::physics() const { return const_cast<Session*>(this)->physics(); }

base::Issues Session::playIssues() const {
  if (!state_->posing) return {};
  const Posing& posing = *state_->posing;
  return posing.issues.list(posing.model->model, posing.physics ? &*posing.physics : nullptr);
}

std::size_t Session::playIssueCount() const {
  if (!state_->posing) return 0;
  const Posing& posing = *state_->posing;
  return posing.issues.count(posing.physics ? &*posing.physics : nullptr);
}

const FrameOutput& Session::evaluate(double frame) {
  FrameOutput& output = state_->output;
  output.frame = std::isfinite(frame) ? frame : 0.0;
  output.hasCamera = hasCamera();
  output.hasLight = hasLight();
  output.camera = state_->scene.camera(output.frame);
  output.light = state_->scene.light(output.frame);
  output.selfShadow = state_->scene.selfShadow(output.frame);
  output.hasSelfShadow = state_->scene.hasSelfShadow();
  if (!state_->posing) return output;

  Posing& posing = *state_->posing;
  state_->job(output.frame).run();

  output.palette = posing.pose.palette;
  output.boneModels = posing.pose.models;
  posing.issues.note(output.frame, posing.pose);
  output.ikEnabled = posing.pose.ikEnabled;
  output.morphWeights = posing.morphs.resolvedWeights;
  output.positions = posing.morphs.positions;
  output.uvs = posing.morphs.uvs;
  output.additionalUvs = posing.morphs.additionalUvs;
  output.materials = posing.morphs.materials;
  output.positionsChanged = posing.morphs.positionsChanged;
  output.uvsChanged = posing.morphs.uvsChanged;
  output.materialsChanged = posing.morphs.materialsChanged;
  if (posing.softSkin) posing.softSkin->show(output);
  return output;
}

}  // namespace app

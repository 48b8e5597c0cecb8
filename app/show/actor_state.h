// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// The state of an actor. Its own sources and those of coupled actors see it: actor.cpp, actor_coupling.cpp,
// coupled_actors.cpp and coupled_rest.cpp.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/show/actor.h"
#include "app/show/actor_goals.h"
#include "app/show/frame_job.h"
#include "app/show/motion_shift.h"
#include "app/show/physics_end.h"
#include "app/show/play_issues.h"
#include "app/show/shared_world.h"
#include "pmx/base/frames.h"

namespace app {

struct Actor::State {
  /// The poses of an actor, as edits of its model.
  struct BoundPoses {
    Edits edits;
    UnmatchedTracks unmatched;
  };

  State(std::shared_ptr<const LoadedModel> loaded, pmx::MorphScope scope)
      : model(std::move(loaded)),
        binding(std::make_shared<const vmd::MotionBinding>(std::span<const vmd::Motion* const>{}, model->model)),
        pose(model->skeleton),
        morphs(model->model, scope),
        weights(model->model.morphs.size()),
        hasImpulses(std::ranges::any_of(model->model.morphs, [](const pmx::Morph& morph) {
          return std::holds_alternative<std::vector<pmx::ImpulseOffset>>(morph.offsets);
        })) {
    switches.chains.assign(model->skeleton.chains.size(), IkMode::Motion);
  }

  /// As Actor::set().
  void set(ActorSwitches wanted);
  /// What the ranges and the model allow of them.
  void fit(ActorSwitches& wanted) const;
  /// Makes anew what follows from switches that were others before.
  void follow(const ActorSwitches& was);
  /// Whether anything was set of another actor, or of this one, since the last call.
  [[nodiscard]] bool isBehind(const State& of);
  void changed() { inputRevision = nextInputRevision(); }

  void motionsChanged() {
    const bool any = std::ranges::any_of(binding->boneKeys, [](const auto& key) { return key.physicsOff; });
    physicsOff.assign(any ? model->model.bones.size() : 0, 0);
    lastFrame = endOf(switches.motions);
    issues = {};
    if (physics) physics->forget();
  }

  void bind() {
    const ShiftedMotions shifted(switches.motions);
    const vmd::BoneNames chosen(switches.names);
    binding = std::make_shared<const vmd::MotionBinding>(shifted.pointers(), model->model, chosen);
    motionStart = shifted.start();
    bindPoses(chosen);
    motionsChanged();
  }

  /// Of the poses that are switched on.
  void bindPoses(const vmd::BoneNames& chosen) {
    BoundPoses bound;
    for (const MotionUse& use : switches.motions) {
      if (!use.on || !use.motion->pose) continue;
      const vmd::PoseBinding set(*use.motion->pose, model->model, chosen);
      bound.edits.lay(set);
      for (const auto& name : set.unmatchedBones) bound.unmatched.bones.push_back({name, 1});
      for (const auto& name : set.unmatchedMorphs) bound.unmatched.morphs.push_back({name, 1});
    }
    poses = std::make_shared<const BoundPoses>(std::move(bound));
    layPoses();
  }

  /// The user's edits, where they count, are laid over the poses.
  void layPoses() {
    const Edits before = std::exchange(laid, poses->edits);
    if (switches.editsOn) laid.lay(switches.edits);
    // Bones and morphs that a hand drags leave the materials as they are.
    if (!std::ranges::equal(before.materials(), laid.materials())) materialsEdited = true;
  }

  void makeWays() {
    other.reset();
    if (switches.ways.empty() && !measured) return;
    other.emplace(skeleton(), switches.ways);
    other->setSwitches(switches.solver);
  }

  void makeGoals() {
    goals.reset();
    if (!switches.goals.empty()) goals.emplace(model->model, skeleton(), switches.goals);
  }

  [[nodiscard]] bool moves() const { return choice.on && switches.physics && physics.has_value(); }

  /// Moves bodies as the frames come.
  [[nodiscard]] bool ticks() const { return moves() && !physics->replays(); }

  /// The model's, or that of hungSkeleton() where bones hang from others'.
  [[nodiscard]] const ik::Skeleton& skeleton() const { return hung ? *hung : model->skeleton; }

  void makeTickMorphs() {
    if (!tickMorphs) tickMorphs.emplace(model->model, pmx::MorphScope::Bones);
  }

  /// Made when first wanted: a viewer of poses has no need of it.
  void makePhysics() {
    if (!choice.on || !switches.physics || physics) return;
    if (model->model.rigidBodies.empty() && model->model.softBodies.empty()) return;
    makeTickMorphs();
    physics.emplace(model->model, skeleton(), choice.settings, choice.pacing);
    if (!softSkin && !physics->world().softBodies().empty())
      softSkin.emplace(model->model, physics->world().softBodies());
  }

  [[nodiscard]] FrameJob job(double frame) {
    FrameJob job;
    job.model = &model->model;
    job.skeleton = &skeleton();
    job.binding = binding.get();
    job.ikModes = switches.chains;
    job.switches = switches.solver;
    job.other = other ? &*other : nullptr;
    if (other) other->begin();
    job.goals = goals ? &*goals : nullptr;
    job.placement = switches.placement;
    job.rootMotionBones = switches.rootMotionScale == 1.0F ? std::span<const std::int32_t>() : rootMotionBones;
    job.rootMotionScale = switches.rootMotionScale;
    job.frame = frame;
    job.motionStart = motionStart;
    job.edits = laid.empty() ? nullptr : &laid;
    job.outside = outside;
    job.physicsEnd = physicsEndAfter(std::max(lastFrame, showEnd));
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
    made = frame;
    out.visible = switches.visible && shown;
    out.placement = switches.placement;
    out.opacity = switches.opacity;
    out.groundShadow = switches.groundShadow;
    const std::size_t bones = model->model.bones.size();
    out.palette = std::span<const base::Mat3x4>(pose.palette).first(bones);
    out.boneModels = std::span<const base::Transform>(pose.models).first(bones);
    out.ikEnabled = pose.ikEnabled;
    out.morphWeights = morphs.resolvedWeights;
    out.positions = morphs.positions;
    out.uvs = morphs.uvs;
    out.additionalUvs = morphs.additionalUvs;
    out.materials = morphs.materials;
    // A bone beyond those of the model stands for the one that hangs from it.
    if (pose.outOfRange >= static_cast<std::int32_t>(bones))
      pose.outOfRange = hangings[static_cast<std::size_t>(pose.outOfRange) - bones].outside.bone;
    issues.note(frame, pose);
    const bool soft = softSkin && softSkin->show(out);
    if (soft || morphs.positionsChanged) ++out.revisions.positions;
    if (morphs.uvsChanged) ++out.revisions.uvs;
    const bool edited = std::exchange(materialsEdited, false);
    if (morphs.materialsChanged || edited) ++out.revisions.materials;
    if (laid.materials().empty() && switches.hiddenMaterials.empty()) return;
    if (morphs.materialsChanged || edited) {
      materials = morphs.materials;
      laid.applyTo(std::span(materials));
      hideMaterials();
    }
    out.materials = materials;
  }

  /// What is wholly transparent isn't drawn; its outline would be.
  void hideMaterials() {
    for (const std::int32_t hidden : switches.hiddenMaterials) {
      if (hidden < 0 || static_cast<std::size_t>(hidden) >= materials.size()) continue;
      pmx::MaterialState& material = materials[static_cast<std::size_t>(hidden)];
      material.diffuse.a = 0.0F;
      material.edgeColour.a = 0.0F;
    }
  }

  std::shared_ptr<const LoadedModel> model;
  ActorSwitches switches;  // what is below follows from them, or is what the show says
  std::shared_ptr<const vmd::MotionBinding> binding;
  double motionStart = 0.0;  // where frame 0 lies in the binding
  double lastFrame = 0.0;    // of the motions that are on
  double showEnd = 0.0;      // the last frame of the show
  ik::Pose pose;
  pmx::MorphState morphs;
  std::vector<float> weights;
  bool hasImpulses = false;                   // among the morphs
  bool measured = false;                      // of chains
  std::optional<ChainSolvers> other;          // where not all chains are MMD's, or they are measured
  std::optional<ActorGoals> goals;            // none without any
  std::vector<std::int32_t> rootMotionBones;  // made when first wanted
  std::vector<std::uint8_t> physicsOff;       // empty where the motion never switches physics off
  PhysicsChoice choice;
  std::optional<pmx::MorphState> tickMorphs;
  std::optional<MotionPhysics> physics;
  std::optional<SoftSkin> softSkin;  // of a model with soft bodies
  PlayIssues issues;
  bool shown = true;  // as the motion says
  std::shared_ptr<const BoundPoses> poses = std::make_shared<const BoundPoses>();
  Edits laid;                                 // the edits over the poses
  std::vector<pmx::MaterialState> materials;  // with the edits
  bool materialsEdited = false;               // since the last frame
  /// Another number after each change of the switches, which no other actor has.
  std::uint64_t inputRevision = nextInputRevision();
  static std::uint64_t nextInputRevision();
  // Of a ghost, a stand-in or a follower: the other actor's inputRevision, and its own, when it took over the switches.
  std::uint64_t takenRevision = 0, ownRevision = 0;
  bool meets = true;  // its bodies may meet those of others
  double made = 0.0;  // the frame that was made last
  ActorFrame out;

  // What ties the actor to others: see actor_coupling.cpp.
  void hang(std::vector<OutsideParent> parents);
  void hangAtTick(std::int64_t tick);
  void hangInPicture();
  [[nodiscard]] base::Transform heldAt(const base::Transform& bone) const;
  void runTicks(const MotionPhysics::Way& way);
  void leaveTrail(std::int64_t tick, const FrameJob& job);
  void keepTrail(std::int64_t tick);
  void beginTrail(std::int64_t from, std::int64_t to);
  /// runTicks() of a way that begins, in parts: begins at this tick without rest; once it has rested.
  void beginAtTick(std::int64_t tick);
  void endRest(std::int64_t tick);
  void poseShared(std::int64_t tick, bool begins, SharedWorld& world);
  void takeShared(std::int64_t tick, bool begins, const SharedWorld& world);
  [[nodiscard]] bool movesWatched() const;

  /// A bone that hangs from another actor's.
  struct Hanging {
    OutsideParent outside;
    const State* from = nullptr;  ///< null until the show has said it
    std::size_t slot = 0;         ///< in its `watched`
  };
  std::vector<Hanging> hangings;
  std::vector<base::Transform> outside;  // per hanging, where its parent is: model space of this actor
  std::unique_ptr<ik::Skeleton> hung;    // null without hangings
  std::vector<std::int32_t> watched;     // the bones from which others hang
  std::vector<base::Transform> trail;    // world space: a row of the watched bones for each tick from trailBegin on
  std::int64_t trailBegin = 0;
  bool wholeTrail =
      false;  // some watched bone moves after the world's steps: the tick is posed to its end for the trail
  static constexpr std::size_t kNoSlot = ~std::size_t{0};
  std::size_t sharedSlot = kNoSlot;  // in the world that it shares with others
  std::vector<BodyState> bodies;     // scratch, per body
};

}  // namespace app

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// This is the private state of an actor. Only the actor's own sources, actor*.cpp, include it.
// Others use Actor, and those that play several actors together use PhysicsParticipant.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/show/actor.h"
#include "app/show/actor_goals.h"
#include "app/show/attachments.h"
#include "app/show/bone_trail.h"
#include "app/show/frame_job.h"
#include "app/show/motion_shift.h"
#include "app/show/physics_end.h"
#include "app/show/play_issues.h"
#include "app/show/pose_blend.h"
#include "pmx/base/frames.h"

namespace app {

struct ActorState {
  /// These are the poses of an actor, as edits of its model.
  struct BoundPoses {
    Edits edits;
    UnmatchedTracks unmatched;
  };

  ActorState(std::shared_ptr<const LoadedModel> loaded, pmx::MorphScope scope)
      : model(std::move(loaded)),
        binding(std::make_shared<const vmd::MotionBinding>(std::span<const vmd::Motion* const>{}, model->model)),
        pose(model->skeleton),
        morphs(model->model, scope),
        weights(model->model.morphs.size()),
        hasImpulses(std::ranges::any_of(model->model.morphs,
                                        [](const pmx::Morph& morph) {
                                          return std::holds_alternative<std::vector<pmx::ImpulseOffset>>(morph.offsets);
                                        })),
        attachments(model->model.format == pmx::ModelFormat::X, switches.placement),
        trail(pose, switches.placement) {
    switches.chains.assign(model->skeleton.chains.size(), IkMode::Motion);
  }

  /// Does what Actor::set() says.
  void set(ActorSwitches wanted);
  /// Limits the switches to what the ranges and the model allow.
  void fit(ActorSwitches& wanted) const;
  /// Sorts freedoms by bones, the first of each counts, and leaves out those of bones that aren't
  /// there.
  void fitFreedoms(std::vector<ik::solvers::BoneFreedom>& freedoms) const;
  /// Makes anew whatever depends on switches that have changed.
  void follow(const ActorSwitches& was);
  /// Returns whether anything was set for another actor, or for this one, since the last call.
  [[nodiscard]] bool isBehind(const ActorState& of);
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

  /// Binds the poses that are switched on.
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

  /// The user's edits, if they are switched on, are laid over the poses.
  void layPoses() {
    const Edits before = std::exchange(laid, poses->edits);
    if (switches.editsOn) laid.lay(switches.edits);
    // Dragging bones and morphs leaves the materials as they are.
    if (!std::ranges::equal(before.materials(), laid.materials())) materialsEdited = true;
  }

  void makeChainSolvers() {
    other.reset();
    const bool plain = switches.chainSolvers.empty() && switches.freedoms.empty();
    if (plain && !measured && !readsChains(switches.readouts)) return;
    other.emplace(skeleton(), switches.chainSolvers, switches.freedoms);
    other->setSwitches(switches.solver);
  }

  void makeGoals() {
    goals.reset();
    if (!switches.goals.empty()) goals.emplace(model->model, skeleton(), switches.goals, switches.freedoms);
  }

  [[nodiscard]] bool moves() const { return choice.on && switches.physics && physics.has_value(); }

  /// Returns whether bodies move as the frames come.
  [[nodiscard]] bool ticks() const { return moves() && !physics->replays(); }

  /// Returns the model's skeleton, or that of attachedSkeleton() where bones are attached to
  /// others'.
  [[nodiscard]] const ik::Skeleton& skeleton() const { return attached ? *attached : model->skeleton; }

  void makeTickMorphs() {
    if (!tickMorphs) tickMorphs.emplace(model->model, pmx::MorphScope::Bones);
  }

  /// Physics is made when first wanted: a viewer of poses doesn't need it.
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
    job.outside = attachments.locals();
    job.ticksPerFrame = choice.pacing.ticksPerFrame;
    job.physicsEnd = physicsEndAfter(std::max(lastFrame, showEnd));
    job.pose = &pose;
    job.morphs = &morphs;
    job.weights = weights;
    job.visible = &shown;
    job.physics = moves() ? &*physics : nullptr;
    job.blend = blend.running() ? &blend : nullptr;
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
    // A bone beyond those of the model stands for the outside parent of an attached bone.
    if (pose.outOfRange >= static_cast<std::int32_t>(bones))
      pose.outOfRange = attachments.boneOf(static_cast<std::size_t>(pose.outOfRange) - bones);
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

  /// A wholly transparent surface isn't drawn, but its outline would be.
  void hideMaterials() {
    for (const std::int32_t hidden : switches.hiddenMaterials) {
      if (hidden < 0 || static_cast<std::size_t>(hidden) >= materials.size()) continue;
      pmx::MaterialState& material = materials[static_cast<std::size_t>(hidden)];
      material.diffuse.a = 0.0F;
      material.edgeColour.a = 0.0F;
    }
  }

  std::shared_ptr<const LoadedModel> model;
  ActorSwitches switches;  // the rest follows from them, or is set by the show
  std::shared_ptr<const vmd::MotionBinding> binding;
  double motionStart = 0.0;  // where frame 0 lies in the binding
  double lastFrame = 0.0;    // of the motions that are on
  double showEnd = 0.0;      // last frame of the show
  ik::Pose pose;
  pmx::MorphState morphs;
  std::vector<float> weights;
  bool hasImpulses = false;  // whether there are any among the morphs
  bool measured = false;     // whether chains are measured, also without a readout
  // This is used where not all chains are MMD's, or they are measured.
  std::optional<ChainSolvers> other;
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
  /// This is another number after each change of the switches, unique among all actors.
  std::uint64_t inputRevision = nextInputRevision();
  static std::uint64_t nextInputRevision();
  // In a ghost, a stand-in or a follower these are the other actor's inputRevision, and its own,
  // when it took over the switches.
  std::uint64_t takenRevision = 0, ownRevision = 0;
  bool meets = true;  // its bodies may meet those of others
  double made = 0.0;  // frame that was made last
  PoseBlend blend;
  ActorFrame out;

  // These couple the actor to others: see PhysicsParticipant.
  void attach(std::vector<OutsideParent> parents);
  /// Returns job(), for an actor that is coupled with others.
  [[nodiscard]] FrameJob coupledJob(double frame);
  Attachments attachments;
  BoneTrail trail;
  std::unique_ptr<ik::Skeleton> attached;  // the skeleton with attachments; null without any
  std::optional<std::size_t> member;       // index in the world that it shares with others
  std::vector<BodyState> bodies;           // scratch, per body
};

}  // namespace app

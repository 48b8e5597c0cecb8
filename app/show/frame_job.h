// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "app/show/attachments.h"
#include "app/show/bone_trail.h"
#include "app/show/edits.h"
#include "app/show/frame.h"
#include "app/show/motion_physics.h"
#include "app/show/placement.h"
#include "app/show/soft_skin.h"
#include "ik/pose.h"
#include "ik/pose_solver.h"
#include "pmx/deform/morph_job.h"
#include "vmd/motion_binding.h"

namespace ik {
class PosesSideBySide;
}

namespace app {

class ActorGoals;
class PoseBlend;

/// This job makes a frame from its inputs. All buffers are the caller's, sized once.
struct FrameJob {
  // inputs
  const pmx::Model* model = nullptr;
  const ik::Skeleton* skeleton = nullptr;
  const vmd::MotionBinding* binding = nullptr;
  std::span<const IkMode> ikModes;  ///< per chain
  ik::SolverSwitches switches;
  double frame = 0.0;
  /// This is the binding's frame that is frame 0: more than 0 where a motion begins before it.
  double motionStart = 0.0;
  const Edits* edits = nullptr;  ///< over the motion; null: none
  /// This solves the chains that MMD's solver doesn't; null: it solves all.
  ik::OtherSolver* other = nullptr;
  ActorGoals* goals = nullptr;  ///< null: none
  Placement placement;          ///< of model space in the world, for goals
  /// These bones carry the figure, and the scale multiplies their paths in the motion
  /// (root_motion_scale.h).
  std::span<const std::int32_t> rootMotionBones;
  float rootMotionScale = 1.0F;
  /// These are local transforms of the bones that the skeleton has after those of the model
  /// (attachedSkeleton()).
  std::span<const base::Transform> outside;
  int ticksPerFrame = 1;  ///< of physics; used for an actor that is coupled with others
  /// This is the frame from which on physics stands still.
  double physicsEnd = std::numeric_limits<double>::infinity();
  // inputs and outputs
  ik::Pose* pose = nullptr;
  pmx::MorphState* morphs = nullptr;
  std::span<float> weights;  ///< per morph, scratch
  bool* visible = nullptr;   ///< output
  /// This is for the ticks of physics, MorphScope::Bones; used with physics.
  pmx::MorphState* tickMorphs = nullptr;
  MotionPhysics* physics = nullptr;  ///< null: off
  PoseBlend* blend = nullptr;        ///< over the bones of the picture; null: none
  SoftSkin* softSkin = nullptr;      ///< null without soft bodies; used with physics
  /// This is scratch per bone; empty where the motion never switches physics off.
  std::span<std::uint8_t> physicsOff;
  // These are set for an actor that is coupled with others (PhysicsParticipant), and else null.
  Attachments* attachments = nullptr;  ///< moved along with the ticks and the picture
  BoneTrail* trail = nullptr;          ///< what other actors' attachments read

  /// Runs the whole frame, in the order of frame_job.cpp.
  void run() const;
  /// Does run() without the ticks of physics: its bodies are shown as they are.
  void picture() const;
  /// Finishes a frame whose bones are posed: the palette, and vertices that physics has set.
  void finish() const;
  /// Poses the bones of a tick of physics, by the steps of a frame, without what only pictures
  /// show.
  [[nodiscard]] MotionPhysics::TickPose poseTick(double tick, const ik::DrivenBones* driven) const;
  /// Poses the bones before physics from the pose's present local transforms; with `late` those
  /// after it, too, as if nothing were driven.
  void poseBones(bool late) const;
  /// Starts physics at a frame, with restFrames of rest there. run() then makes pictures of it.
  void startPhysics(double atFrame, double restFrames) const;

  // These make the ticks of an actor that is coupled with others, in the order of frame_job.cpp.
  // They need attachments, trail and tickMorphs.

  /// Runs these ticks and leaves a trail of them.
  void runTicks(const MotionPhysics::TickRange& range) const;
  /// These are runTicks() for a tick that begins physics, in parts: the first begins without rest,
  /// the second leaves the trail when it has rested.
  void beginRest(std::int64_t tick) const;
  void endRest(std::int64_t tick) const;
  /// These are runTicks() for one tick of a world that several actors share. The first returns what
  /// the world takes, valid until the second; the second leaves the trail. `begins`: physics
  /// restarts at this tick.
  [[nodiscard]] MotionPhysics::TickPose poseSharedTick(std::int64_t tick, bool begins) const;
  void endSharedTick(std::int64_t tick, bool begins) const;

 private:
  [[nodiscard]] bool ticks() const { return physics != nullptr && !physics->replays(); }
  [[nodiscard]] MotionPhysics::Poser poser() const;
  void beginTrail(std::int64_t first, std::int64_t last) const;
  void leaveTrail(std::int64_t tick) const;
  void poseAfterTick(double tick, const ik::DrivenBones* driven) const;
  void placeBodiesByKeys() const;
  [[nodiscard]] MotionPhysics::TickPose tickAfterPhysics(const ik::DrivenBones& driven) const;
  void showSwingToBodies(const ik::DrivenBones& driven) const;
};

/// Does run() for several jobs, ik::kPosesSideBySide at most, with equal bits. Those with the first
/// one's skeleton and switches that only motions move, with MMD's solver, are posed side by side,
/// the others by themselves.
void runTogether(std::span<const FrameJob> jobs, ik::PosesSideBySide& sideBySide);

}  // namespace app

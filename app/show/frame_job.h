// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <span>

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

/// What a frame is made from. All buffers are the caller's, sized once.
struct FrameJob {
  // in
  const pmx::Model* model = nullptr;
  const ik::Skeleton* skeleton = nullptr;
  const vmd::MotionBinding* binding = nullptr;
  std::span<const IkMode> ikModes;  ///< per chain
  ik::SolverSwitches switches;
  double frame = 0.0;
  double motionStart = 0.0;      ///< the binding's frame that is frame 0: more than 0 where a motion begins before it
  const Edits* edits = nullptr;  ///< over the motion; null: none
  ik::OtherSolver* other = nullptr;  ///< of chains that aren't solved MMD's way; null: all are
  ActorGoals* goals = nullptr;       ///< null: none
  Placement placement;               ///< of model space in the world, for goals
  /// The bones that carry the figure about, and what their ways in the motion are multiplied by (root_motion_scale.h).
  std::span<const std::int32_t> rootMotionBones;
  float rootMotionScale = 1.0F;
  /// Local transforms of the bones that the skeleton has behind those of the model (hungSkeleton()).
  std::span<const base::Transform> outside;
  double physicsEnd = std::numeric_limits<double>::infinity();  ///< the frame from which on physics stands still
  // in and out
  ik::Pose* pose = nullptr;
  pmx::MorphState* morphs = nullptr;
  std::span<float> weights;               ///< per morph, scratch
  bool* visible = nullptr;                ///< out
  pmx::MorphState* tickMorphs = nullptr;  ///< of the ticks of physics, MorphScope::Bones; used with physics
  MotionPhysics* physics = nullptr;       ///< null: off
  SoftSkin* softSkin = nullptr;           ///< null without soft bodies; used with physics
  std::span<std::uint8_t> physicsOff;     ///< per bone, scratch; empty where the motion never switches physics off

  /// THE order of a frame. See frame_job.cpp.
  void run() const;
  /// run() without the ticks of physics: its bodies are shown as they are.
  void picture() const;
  /// What a frame is when its bones are posed: the palette, and vertices that physics has set.
  void finish() const;
  /// The bones of a tick of physics. The same steps as those of a frame, without what only pictures show.
  [[nodiscard]] MotionPhysics::TickPose poseTick(double tick, const ik::DrivenBones* driven) const;
  /// All bones at the end of a tick, moved by what physics moves (null: nothing). Needs tickMorphs.
  void poseAfterTick(double tick, const ik::DrivenBones* driven) const;
  /// The bones before physics from the local transforms that the pose has now; with `late` those after it, too, as they are
  /// where nothing is driven.
  void poseBones(bool late) const;
  /// Begins physics at a frame, with restFrames of rest there. run() then makes pictures of it.
  void startPhysics(double atFrame, double restFrames) const;

 private:
  void placeBodiesByKeys() const;
  [[nodiscard]] MotionPhysics::TickPose tickAfterPhysics(const ik::DrivenBones& driven) const;
  void showSwingToBodies(const ik::DrivenBones& driven) const;
};

/// run() of several jobs, ik::kPosesSideBySide at most, with the same bits. Those of the first one's skeleton and switches
/// that only motions move, with MMD's solver, are posed side by side, the others by themselves.
void runTogether(std::span<const FrameJob> jobs, ik::PosesSideBySide& sideBySide);

}  // namespace app

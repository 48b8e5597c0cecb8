// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "app/show/edits.h"
#include "app/show/motion_physics.h"
#include "app/show/placement.h"
#include "app/show/soft_skin.h"
#include "ik/pose.h"
#include "ik/pose_solver.h"
#include "pmx/deform/morph_job.h"
#include "vmd/motion_binding.h"
#include "vmd/scene_tracks.h"

namespace ik {
class PosesSideBySide;
}

namespace app {

class ActorGoals;

/// Who decides whether a chain is solved.
enum class IkMode : std::uint8_t { Motion, On, Off };

/// Numbers that begin at 1 and grow whenever what they stand for changes. Who shows an actor remembers the numbers of what
/// it shows: so it sees what is new even where it missed frames, and any number of others may look, too.
struct Revisions {
  std::uint64_t positions = 1;  ///< positions, normals and softVertices
  std::uint64_t uvs = 1;        ///< uvs and additionalUvs
  std::uint64_t materials = 1;
  bool operator==(const Revisions&) const = default;
};

/// One frame of one actor. Spans belong to the actor, and live until its next frame.
struct ActorFrame {
  bool visible = true;                          ///< by the motion's switch and the user's
  Placement placement;                          ///< of model space in the world
  float opacity = 1.0F;                         ///< 0 to 1, times the alpha of materials and outlines
  bool groundShadow = true;                     ///< throws one, where the picture has them
  std::span<const base::Mat3x4> palette;        ///< per bone, model space
  std::span<const base::Transform> boneModels;  ///< per bone, model space
  std::span<const std::uint8_t> ikEnabled;      ///< per chain: what was true at this frame
  std::span<const float> morphWeights;          ///< per morph, after flips and groups
  std::span<const base::Vec3> positions;        ///< per vertex, after vertex morphs, before skinning; see softVertices
  std::span<const base::Vec2> uvs;              ///< per vertex
  std::span<const std::vector<base::Vec4>> additionalUvs;
  std::span<const pmx::MaterialState> materials;  ///< per material
  /// Vertices whose positions and normals physics has set, model space: bones don't count. Empty while there are none; what
  /// they are depends on the model alone.
  std::span<const std::uint32_t> softVertices;
  std::span<const base::Vec3> normals;  ///< per vertex: those of softVertices are set; empty while there are none
  Revisions revisions;
};

/// What all actors of a frame share.
struct SceneFrame {
  double frame = 0.0;       ///< 30 a second
  vmd::CameraState camera;  ///< the motions'; meaningful when hasCamera
  vmd::LightState light;
  vmd::SelfShadowState selfShadow;
  bool hasCamera = false, hasLight = false, hasSelfShadow = false;
};

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
  /// The bones that carry the figure about, and what their ways in the motion are multiplied by (travel_scale.h).
  std::span<const std::int32_t> travellers;
  float travel = 1.0F;
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

  /// THE order of a frame. See frame.cpp.
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
};

/// run() of several jobs, ik::kPosesSideBySide at most, with the same bits. Those of the first one's skeleton and switches
/// that only motions move, with MMD's solver, are posed side by side, the others by themselves.
void runTogether(std::span<const FrameJob> jobs, ik::PosesSideBySide& sideBySide);

}  // namespace app

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/show/placement.h"
#include "pmx/base/math.h"
#include "pmx/deform/morph_job.h"
#include "vmd/scene_tracks.h"

namespace app {

/// This says who decides whether a chain is solved.
enum class IkMode : std::uint8_t { Motion, On, Off };

/// These numbers begin at 1 and rise whenever what they stand for changes. A viewer of an actor
/// remembers the numbers of what it shows, so it sees what is new even where it missed frames, and
/// any number of viewers may look.
struct Revisions {
  std::uint64_t positions = 1;  ///< positions, normals and softVertices
  std::uint64_t uvs = 1;        ///< uvs and additionalUvs
  std::uint64_t materials = 1;
  bool operator==(const Revisions&) const = default;
};

/// This is one frame of one actor. Spans belong to the actor, and are valid until its next frame.
struct ActorFrame {
  bool visible = true;   ///< by the motion's switch and the user's
  Placement placement;   ///< of model space in the world
  float opacity = 1.0F;  ///< This is 0 to 1, multiplied with the alpha of materials and outlines.
  /// It throws a shadow on the ground where the picture has such shadows.
  bool groundShadow = true;
  std::span<const base::Mat3x4> palette;        ///< per bone, model space
  std::span<const base::Transform> boneModels;  ///< per bone, model space
  std::span<const std::uint8_t> ikEnabled;      ///< per chain: its state at this frame
  std::span<const float> morphWeights;          ///< per morph, after flips and groups
  /// These are per vertex, after vertex morphs, before skinning; see softVertices.
  std::span<const base::Vec3> positions;
  std::span<const base::Vec2> uvs;  ///< per vertex
  std::span<const std::vector<base::Vec4>> additionalUvs;
  std::span<const pmx::MaterialState> materials;  ///< per material
  /// These are the vertices whose positions and normals physics has set, in model space; bones
  /// don't move them. Empty while there are none; their indices depend on the model only.
  std::span<const std::uint32_t> softVertices;
  /// These are per vertex, but only those of softVertices are set; empty while there are none.
  std::span<const base::Vec3> normals;
  Revisions revisions;
};

/// This is shared by all actors of a frame.
struct SceneFrame {
  double frame = 0.0;       ///< 30 per second
  vmd::CameraState camera;  ///< from the motions; meaningful when hasCamera
  vmd::LightState light;
  vmd::SelfShadowState selfShadow;
  bool hasCamera = false, hasLight = false, hasSelfShadow = false;
};

}  // namespace app

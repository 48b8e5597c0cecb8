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

}  // namespace app

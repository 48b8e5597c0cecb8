// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "pmx/base/text.h"
#include "pmx/base/unfilled.h"
#include "pmx/model/model.h"
#include "vmd/bone_names.h"
#include "vmd/motion.h"

namespace vmd {

/// This is a name of a motion for which the model has no bone, morph or IK chain. Names whose keys
/// all hold the rest pose, weight 0 or "on" aren't listed: nothing is lost, and MMD writes such a
/// key for every bone of the model that a motion was made on.
struct Unmatched {
  base::Text name;  ///< decoded for people
  std::size_t keyCount = 0;
};

/// This class binds one or more motions to one model: names are resolved to indices once
/// (mmd-reference.md 4.5), keys are sorted by frame, and if a track has two keys on one frame, the
/// later one (in file order, then in motion order) is kept (5.1). Rotations are normalised, and
/// fixed axes are applied to the keys (ik-parity.md 1: the angle is kept, the axis replaced, a zero
/// axis turns nothing; it isn't the twist of mmd-reference.md 6.5). IK switches are the IK bone's
/// only, and one that a key doesn't list stays as it was (5.4). Keys with a value that isn't finite
/// are left out. Time and memory grow with keys and bones. Immutable.
class MotionBinding {
 public:
  /// `motions` are in the order in which they were opened. No motion gives the bind pose. `names`:
  /// bones that stand for names that the model doesn't have, those of IK switches included.
  MotionBinding(std::span<const Motion* const> motions, const pmx::Model& model, const BoneNames& names = {});

  // Keys are stored as a structure of arrays per kind of track; SamplingJob reads them.
  struct BoneTrack {
    std::int32_t bone;
    std::uint32_t first, count;
  };
  struct MorphTrack {
    std::int32_t morph;
    std::uint32_t first, count;
  };
  struct SwitchTrack {
    std::int32_t chain;
    std::uint32_t first, count;
  };
  struct BoundBoneKey {
    Vec3 translation;
    Quat rotation;
    std::array<std::uint32_t, 4> curveWords;  ///< see curve()
    std::array<bool, 4> linear;
    bool physicsOff;

    /// Returns the curve of the segment that ends here, clamped to 127.
    [[nodiscard]] CurveBytes curve(BoneChannel channel) const {
      return std::bit_cast<CurveBytes>(curveWords[static_cast<std::size_t>(channel)]);
    }
  };
  std::vector<BoneTrack> boneTracks;
  std::vector<std::uint32_t> boneFrames;  ///< parallel to boneKeys
  std::vector<BoundBoneKey, base::UnfilledAllocator<BoundBoneKey>> boneKeys;
  std::vector<MorphTrack> morphTracks;
  std::vector<std::uint32_t> morphFrames;
  std::vector<float> morphWeights;
  // A key that doesn't list a chain leaves it as it was, so each chain has a track of its own
  // switches. Chains that the first of all keys doesn't list begin with an "on" there.
  std::vector<SwitchTrack> chainTracks;
  std::vector<std::uint32_t> chainFrames;    ///< parallel to chainStates
  std::vector<std::uint8_t> chainStates;     ///< 1 on
  std::vector<std::uint32_t> visibleFrames;  ///< of the whole model; parallel to visibleStates
  std::vector<std::uint8_t> visibleStates;

  std::size_t boneCount = 0, morphCount = 0, chainCount = 0;
  std::vector<Unmatched> unmatchedBones, unmatchedMorphs, unmatchedChains;
  std::uint32_t lastFrame = 0;  ///< of any key of any motion, bound or not
};

}  // namespace vmd

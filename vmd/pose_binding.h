// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "pmx/model/model.h"
#include "vmd/bone_names.h"
#include "vmd/pose.h"

namespace vmd {

/// This struct binds a pose to one model: whole names are resolved to indices. They match where
/// they are equal, or differ only in the forms of characters that MMD's users don't tell apart
/// (mmd-reference.md 4.5, point 3), or where the pose's name is at most 15 bytes long and what a
/// motion would have of the model's name. If several bones have one name, the model's first is
/// meant; if a bone has several values, the last counts. Rotations are those of keys: unit length,
/// about a fixed axis where the bone has one.
struct PoseBinding {
  struct BoneValue {
    std::int32_t bone = 0;
    /// It has translation and rotation on top of the bind pose, as in a motion's key.
    base::Transform local;
  };
  struct MorphValue {
    std::int32_t morph = 0;
    float weight = 0.0F;
  };

  PoseBinding() = default;
  /// `names`: bones that stand for names that the model doesn't have.
  PoseBinding(const Pose& pose, const pmx::Model& model, const BoneNames& names = {});

  std::vector<BoneValue> bones;    ///< in order of the index, one per bone
  std::vector<MorphValue> morphs;  ///< in order of the index, one per morph
  /// These are names for which the model has nothing, once each, in the file's order. Those that
  /// hold the rest pose or weight 0 aren't listed: nothing is lost.
  std::vector<base::Text> unmatchedBones, unmatchedMorphs;
};

}  // namespace vmd

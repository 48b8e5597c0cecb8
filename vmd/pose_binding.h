// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "pmx/model/model.h"
#include "vmd/bone_names.h"
#include "vmd/pose.h"

namespace vmd {

/// A pose bound to one model: whole names resolved to indices. They match where they are the same, or differ only in the
/// forms of characters that MMD's users don't tell apart (mmd-reference.md 4.5, point 3), or where the pose's name is at
/// most 15 bytes long and what a motion would have of the model's name. Of several bones of a name the model's first is
/// meant; of several values for a bone the last one counts. Rotations are those of keys: unit length, about a fixed axis
/// where the bone has one.
struct PoseBinding {
  struct BoneValue {
    std::int32_t bone = 0;
    base::Transform local;  ///< translation and rotation on top of the bind pose, as a motion's key
  };
  struct MorphValue {
    std::int32_t morph = 0;
    float weight = 0.0F;
  };

  PoseBinding() = default;
  /// `names`: bones that stand for names that the model doesn't have.
  PoseBinding(const Pose& pose, const pmx::Model& model, const BoneNames& names = {});

  std::vector<BoneValue> bones;    ///< in order of the index, one a bone
  std::vector<MorphValue> morphs;  ///< the same
  /// Names that the model has nothing for, once each, in the file's order. Those that hold the rest pose or weight 0 aren't
  /// listed: nothing is lost.
  std::vector<base::Text> unmatchedBones, unmatchedMorphs;
};

}  // namespace vmd

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// This is the content of a VPD file: one pose. The format: mmd-reference.md 4.8.

#include <vector>

#include "pmx/base/math.h"
#include "pmx/base/text.h"

namespace vmd {

using base::Quat;
using base::Vec3;

struct PoseBone {
  base::Text name;                         ///< whole: VPD doesn't cut names
  Vec3 translation{0.0F};                  ///< local, units, added to the bind pose
  Quat rotation{base::kIdentityRotation};  ///< local, unit length
  bool operator==(const PoseBone&) const = default;
};

struct PoseMorph {
  base::Text name;
  float weight = 0.0F;  ///< any finite number
  bool operator==(const PoseMorph&) const = default;
};

/// Bones and morphs are in file order. If several have one name, the last counts.
struct Pose {
  base::Text modelName;  ///< as in the file, mostly with an extension such as ".osm"
  std::vector<PoseBone> bones;
  std::vector<PoseMorph> morphs;
  bool operator==(const Pose&) const = default;
};

/// A file's first line begins with this.
inline constexpr std::string_view kPoseSignature = "Vocaloid Pose Data file";

}  // namespace vmd

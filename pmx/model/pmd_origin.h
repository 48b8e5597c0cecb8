// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "pmx/base/text.h"

namespace pmx {

/// This is the purpose of a bone of a PMD file. (mmd-reference.md 3.2)
enum class PmdBoneKind : std::uint8_t {
  Rotate = 0,
  RotateAndMove = 1,
  Ik = 2,
  Unknown = 3,
  UnderIk = 4,
  UnderRotation = 5,  ///< turns like the bone in its IK field
  IkEffector = 6,     ///< the format says "IK target"
  Invisible = 7,
  Twist = 8,         ///< turns about the line to its tail bone
  ShareRotation = 9  ///< turns like its tail bone, times its IK field / 100
};

struct PmdBone {
  std::uint8_t kind = 0;      ///< PmdBoneKind, as stored
  std::uint16_t tail = 0;     ///< as stored; 0 and 0xFFFF are none, except for kind 9
  std::uint16_t ikField = 0;  ///< as stored: a bone, or for kind 9 a signed number of hundredths
  bool operator==(const PmdBone&) const = default;
};

/// This is an entry of the IK list. The file's weight is a quarter of IkBlock::unitAngleRad.
struct PmdIk {
  std::uint16_t bone = 0;     ///< as stored
  std::int32_t carrier = -1;  ///< the bone of the model that carries the block; -1: left out
  float weight = 0.0F;        ///< radians
  bool operator==(const PmdIk&) const = default;
};

struct PmdMaterial {
  std::int8_t toon = -1;  ///< entry of the toon list, -1 is none
  std::uint8_t edge = 0;  ///< as stored
  base::Text file;        ///< the surface and the sphere map, with a `*` between them
  bool operator==(const PmdMaterial&) const = default;
};

/// This is what a PMD file has that its model expresses in another way, or not at all. Lists are in
/// the order of the file.
struct PmdOrigin {
  float version = 1.0F;
  bool english = false;  ///< it has an English part
  /// Model::bones has these first, then those that carry further IK blocks.
  std::vector<PmdBone> bones;
  std::vector<PmdIk> iks;  ///< in the order in which they are solved
  std::vector<PmdMaterial> materials;
  std::vector<base::Text> toons;  ///< ten names; none where the file ends before them
  /// This is the morph that lists vertices, which the offsets of the others refer to. It isn't in
  /// Model::morphs.
  std::int32_t baseMorph = -1;
  std::vector<std::int32_t> baseVertices;
  bool operator==(const PmdOrigin&) const = default;
};

}  // namespace pmx

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "pmx/model/model.h"

namespace support {

/// Returns a bone that can be rotated, below `parent` (-1: a root), at a position in model space.
[[nodiscard]] pmx::Bone bone(const char* name, std::int32_t parent, const base::Vec3& position);

/// Returns a small valid model: bones 0 "センター", 1 to 3 a leg, 4 its IK; two triangles in one
/// material on bone 0. validate() reports nothing about it.
[[nodiscard]] pmx::Model smallModel();

/// Returns a small valid model that has something of everything in PMX: every deform, morph, joint
/// and display kind, two additional UVs, all bone flags, soft bodies if the version is 2.1.
/// `indexSize` (1, 2 or 4) is the size of all its indices.
[[nodiscard]] pmx::Model fullModel(float version, base::Encoding encoding, std::uint8_t indexSize);

}  // namespace support

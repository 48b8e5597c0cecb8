// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "pmx/model/model.h"
#include "vmd/motion.h"

namespace bench {

/// A figure as heavy as models people dance with: 20,000 vertices of all deform kinds, 250 bones, two legs with foot and
/// toe IK and D bones that append from them, strands with bodies and joints, vertex, bone and group morphs. Valid.
[[nodiscard]] pmx::Model figure();

/// A chain of `links` free links along X, one unit each, and an IK bone. Bone 0 the root, bones 1 to links the links,
/// then the effector, then the IK bone; `loops` as given, no link reaches its step cap first.
[[nodiscard]] pmx::Model chain(std::size_t links, int loops);

/// A dance that has a key of each of the first `bones` bones every `spacing` frames up to `lastFrame`, every second with a
/// curve, and as many keys of each of the first eight morphs.
[[nodiscard]] vmd::Motion dance(const pmx::Model& model, std::size_t bones, std::uint32_t lastFrame,
                                std::uint32_t spacing);

}  // namespace bench

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "pmx/model/model.h"
#include "vmd/motion.h"

namespace bench {

/// Returns a valid model as heavy as models in use: 20,000 vertices of all deform kinds, 250 bones,
/// two legs with foot and toe IK and D bones that append from them, strands with bodies and joints,
/// vertex, bone and group morphs.
[[nodiscard]] pmx::Model figure();

/// Returns a chain of `links` free links along X, one unit each, and an IK bone. Bone 0 is the
/// root, bones 1 to links the links, then come the effector and the IK bone; `loops` as given, no
/// link reaches its step cap first.
[[nodiscard]] pmx::Model chain(std::size_t links, int loops);

/// Returns a motion that has a key of each of the first `bones` bones every `spacing` frames up to
/// `lastFrame`, every second with a curve, and as many keys of each of the first eight morphs.
[[nodiscard]] vmd::Motion dance(const pmx::Model& model, std::size_t bones, std::uint32_t lastFrame,
                                std::uint32_t spacing);

}  // namespace bench

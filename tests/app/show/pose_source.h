// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "pmx/model/model.h"
#include "vmd/motion.h"

namespace support {

/// Returns 32 hexadecimal digits that change with anything that a pose without physics depends on:
/// bones, chains, morphs that move bones or drive others, and the motion. Vertices, materials and
/// bodies don't count.
[[nodiscard]] std::string poseSource(pmx::Model model, const vmd::Motion& motion);

}  // namespace support

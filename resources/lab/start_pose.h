// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/model/model.h"
#include "vmd/motion.h"

namespace lab {

/// Returns a model whose vertices are where the keys of frame 0 bring them, without IK and goals:
/// so only those models fit whose motion says it all. Parents must come before their children.
[[nodiscard]] pmx::Model posedAtStart(const pmx::Model& model, const vmd::Motion& motion);

}  // namespace lab

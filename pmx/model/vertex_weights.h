// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/model/model.h"

namespace pmx {

/// Returns four weights prepared for skinning, by the rule of mmd-reference.md chapter 9: kept if
/// their sum is within 1e-3 of 1, else divided by it, else (sum not above 1e-6) all on the first
/// bone.
[[nodiscard]] Vec4 normalisedWeights(const Vertex& vertex);

}  // namespace pmx

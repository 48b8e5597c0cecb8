// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "pmx/model/model.h"

namespace pmx::checks {

// Quick looks at what is nearly always as it should be, so that the slow ones with their issues are rarely taken.

/// Whether every number of every vertex and SDEF vector is finite and within base::kMaxUnits, every bone index exists or is -1, weights of four bones
/// add up, and SDEF vectors are where they belong. False may be a false alarm; true never is.
[[nodiscard]] bool allPlain(const Model& model);

/// Whether every normal can be made unit length.
[[nodiscard]] bool allHaveNormals(const Model& model);

[[nodiscard]] bool allFinite(const std::vector<Vec4>& values);

}  // namespace pmx::checks

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "pmx/model/model.h"

namespace pmx::checks {

// These are quick checks of data that is nearly always right, so that the slow ones with their
// issues rarely run.

/// Returns whether every number of every vertex and SDEF vector is finite and within
/// base::kMaxUnits, every bone index exists or is -1, weights of four bones add up, and SDEF
/// vectors are where they belong. False may be a false alarm; true never is.
[[nodiscard]] bool allPlain(const Model& model);

/// Returns whether every normal can be normalised.
[[nodiscard]] bool allHaveNormals(const Model& model);

[[nodiscard]] bool allFinite(const std::vector<Vec4>& values);

}  // namespace pmx::checks

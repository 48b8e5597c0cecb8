// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// These settings are for the law of cosines, bone after bone from the root: each bone makes a
/// triangle of itself, all bones beyond it laid out straight, and the line to the target
/// (ik-solvers.md 5).
struct TriangulationSettings {
  double tolerance = 1e-3;  ///< units
};

/// Solves a chain with one goal. It makes one pass; without limits the effector ends as near to the
/// target as it can. With limits each link is put inside its own, without regard to those beyond
/// it.
[[nodiscard]] Report solveTriangulation(const TriangulationSettings& settings, Workspace& workspace);

}  // namespace ik::solvers

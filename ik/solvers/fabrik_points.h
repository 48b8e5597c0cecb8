// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/fabrik.h"

namespace ik::solvers {

/// Returns whether FABRIK can solve the chain by its points alone: no link is limited, and
/// everything attached to one link is attached at one point.
[[nodiscard]] bool solvableByPoints(const Workspace& workspace);

/// Solves such a chain by FABRIK over points.
[[nodiscard]] Report solveFabrikByPoints(const FabrikSettings& settings, Workspace& workspace);

}  // namespace ik::solvers

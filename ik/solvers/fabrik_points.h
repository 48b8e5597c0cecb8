// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ik/solvers/fabrik.h"

namespace ik::solvers {

/// Whether FABRIK can solve the chain by its points alone: no link is limited, and what hangs from one link hangs from one
/// place.
[[nodiscard]] bool solvableByPoints(const Workspace& workspace);

/// FABRIK over points, for such a chain.
[[nodiscard]] Report solveFabrikByPoints(const FabrikSettings& settings, Workspace& workspace);

}  // namespace ik::solvers

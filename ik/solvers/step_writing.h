// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "ik/solvers/workspace.h"

namespace ik::solvers {

/// At most this many steps of one solve are recorded, and points of all of them together: chains of
/// hundreds of links run a thousand loops. (limits.md)
inline constexpr std::size_t kMaxLoggedSteps = 4096, kMaxLoggedPoints = 1 << 20;

[[nodiscard]] inline std::size_t mostLogged(const Workspace& work) {
  return std::min(kMaxLoggedSteps, kMaxLoggedPoints / std::max<std::size_t>(work.members.size(), 1));
}

/// Returns whether the next step is to be recorded.
[[nodiscard]] inline bool writes(const Workspace& work) {
  return work.log != nullptr && work.log->steps.size() < mostLogged(work);
}

}  // namespace ik::solvers

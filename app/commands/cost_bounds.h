// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace app {

/// A CostBounds limits what a run may cost.
struct CostBounds {
  unsigned processorSeconds = 20;  ///< all threads together
  unsigned wallSeconds = 300;      ///< against files that never come, as from a lost network
  std::size_t dataMiB = 3072;      ///< memory that is written to
};

/// Bounds the process from now on: it ends with status 1 and a line on standard error after so much
/// time, and memory beyond the bound isn't given (std::bad_alloc). Lower existing bounds stay. It
/// is meant for a process with a single task, at its start.
void boundCost(const CostBounds& bounds);

/// Ends the bounds on time: the rest, such as writing a file, must not be cut off.
void endTimeBounds();

}  // namespace app

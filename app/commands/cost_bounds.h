// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace app {

/// What a run may cost.
struct CostBounds {
  unsigned processorSeconds = 20;  ///< of all threads together
  unsigned wallSeconds = 300;      ///< for files that don't come, as on a network that is gone
  std::size_t dataMiB = 3072;      ///< of memory that is written to
};

/// From now on the program ends with status 1 and a line on standard error when it has taken that much time, and memory
/// beyond the bound isn't given (std::bad_alloc). Bounds that are lower already stay. For one thing done by a whole
/// process, at its start.
void boundCost(const CostBounds& bounds);

/// Time isn't counted any more: what is left, such as writing a file, isn't to be cut.
void endTimeBounds();

}  // namespace app

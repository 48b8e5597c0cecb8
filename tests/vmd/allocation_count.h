// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace support {

/// This struct counts the requests to operator new since the last reset(), in this program.
struct Allocations {
  std::size_t count = 0;
  std::size_t largestBytes = 0;

  static void reset();
  [[nodiscard]] static Allocations sinceReset();
};

}  // namespace support

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace support {

/// What a program holds of operator new, in bytes as the allocator rounds them. Only programs with memory_meter.cpp
/// among their sources have it; it replaces operator new. Measures from its own making on; one at a time.
class MemoryMeter {
 public:
  MemoryMeter();
  /// Most bytes held at once since the meter was made, beyond those held then.
  [[nodiscard]] std::size_t peakBytes() const;

 private:
  std::size_t before_;
};

}  // namespace support

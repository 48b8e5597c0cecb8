// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace support {

/// This class measures what a program holds of operator new, in bytes as the allocator rounds them,
/// since the meter was made. Only one meter may exist at a time. Only programs with
/// memory_meter.cpp among their sources have it; it replaces operator new.
class MemoryMeter {
 public:
  MemoryMeter();
  /// Returns the most bytes held at once since the meter was made, beyond those held then.
  [[nodiscard]] std::size_t peakBytes() const;

 private:
  std::size_t before_;
};

}  // namespace support

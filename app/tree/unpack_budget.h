// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>

namespace app {

/// What an archive, and those in it, may cost as long as they are open: bytes that are unpacked to reach others. May be
/// used from several threads.
class UnpackBudget {
 public:
  explicit UnpackBudget(std::uint64_t most) : left_(most) {}
  /// Takes so much off it. False where it isn't there; then it never is again.
  [[nodiscard]] bool take(std::uint64_t bytes) {
    for (std::uint64_t left = left_; left >= bytes;) {
      if (left_.compare_exchange_weak(left, left - bytes)) return true;
    }
    left_ = 0;
    return false;
  }

 private:
  std::atomic<std::uint64_t> left_;
};

}  // namespace app

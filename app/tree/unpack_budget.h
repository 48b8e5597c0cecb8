// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>

namespace app {

/// An UnpackBudget limits how many bytes may be unpacked to reach others, in an archive and those
/// inside it, while they are open. Several threads may use it.
class UnpackBudget {
 public:
  explicit UnpackBudget(std::uint64_t most) : left_(most) {}
  /// Takes `bytes` off the budget. Returns false where less is left; then the budget is spent for
  /// good.
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

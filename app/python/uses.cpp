// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/python/uses.h"

#include <stdexcept>

#include <fmt/format.h>

namespace app {

std::vector<MotionUse> usesOf(const std::vector<Use>& motions) {
  std::vector<MotionUse> uses;
  for (const auto& [motion, shift] : motions) {
    if (shift < -kMaxShift || shift > kMaxShift)
      throw std::invalid_argument(fmt::format("shift {}: {} frames at most", shift, kMaxShift));
    uses.push_back({motion->loaded, true, shift});
  }
  return uses;
}

}  // namespace app

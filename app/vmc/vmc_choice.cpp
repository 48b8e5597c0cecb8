// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/vmc/vmc_choice.h"

#include <cmath>

namespace app {

std::uint64_t nextPose(std::uint64_t sent, double elapsed, int rate) {
  const double due = std::ceil(elapsed * rate);
  return due > static_cast<double>(sent + 1) ? static_cast<std::uint64_t>(due) : sent + 1;
}

}  // namespace app

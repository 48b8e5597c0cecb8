// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/math.h"

namespace app {

/// This is how far a bone is from where it has to be, model space.
struct BoneMiss {
  double units = 0.0;
  double degrees = 0.0;
};

[[nodiscard]] BoneMiss missOf(const base::Transform& got, const base::Transform& wanted);

}  // namespace app

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "pmx/base/math.h"

namespace app {

/// These are the angles of a rotation Rz · Rx · Ry, degrees; they may lie beyond a whole turn.
struct ZxyAngles {
  double z = 0.0, x = 0.0, y = 0.0;
};

/// Returns the angles of a rotation that are nearest to those before it (the sum of the three
/// differences): each rotation has two triples, each of whose angles may have whole turns more. At
/// x = ±90 degrees, where only z and y together count, y stays as it was. `rotation`: of any length
/// but 0.
[[nodiscard]] ZxyAngles nearestZxy(const base::Quat& rotation, const ZxyAngles& before);

}  // namespace app

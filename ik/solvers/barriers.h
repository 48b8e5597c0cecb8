// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "ik/solvers/limit.h"

namespace ik::solvers {

/// These are the directions in which a rotation at its limit can't turn on: a small turn v (axis
/// times angle, parent's space) leaves the limit where dot(v, normal) > 0.
struct Barriers {
  std::array<Vec3, 5> normals;
  int count = 0;
};
/// Returns the barriers of a rotation that is nearer than `nearRad` to its bounds or on them. A
/// hinge's barriers are its axis; the directions across it aren't included.
[[nodiscard]] Barriers barriers(const Limit& limit, const Quat& local, double nearRad);

/// Returns those of some barriers that hold a turn: without its parts along their normals it is the
/// nearest turn that goes beyond none of them. At most three.
[[nodiscard]] Barriers holding(const Barriers& barriers, const Vec3& turn);

}  // namespace ik::solvers

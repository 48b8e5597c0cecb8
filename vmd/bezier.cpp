// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/bezier.h"

#include <algorithm>

namespace vmd {
namespace {

constexpr int kMaxControl = 127;
constexpr int kBisections = 12;

/// This is one coordinate of the curve times 127, as a polynomial in t without a constant term. The
/// coefficients are whole numbers of at most ten bits and t has at most thirteen, so every value
/// below is exact in double: the order of operations, or fusing them, can't change a comparison.
struct Coordinate {
  double cubic, square, linear;

  Coordinate(int p1, int p2) : cubic(kMaxControl + 3 * p1 - 3 * p2), square(3 * p2 - 6 * p1), linear(3 * p1) {}
  [[nodiscard]] double at(double t) const { return ((cubic * t + square) * t + linear) * t; }
};

}  // namespace

double ease(const CurveBytes& curve, double u) {
  const double inside = u > 0.0 ? std::min(u, 1.0) : 0.0;  // NaN compares false
  const CurveBytes c = clamped(curve);
  if (isLinear(c)) return inside;
  const Coordinate x(c.x1, c.x2);
  const double wanted = kMaxControl * inside;
  double t = 0.5;
  double step = 0.25;
  for (int i = 0; i < kBisections; ++i) {
    const double miss = x.at(t) - wanted;
    if (miss == 0.0) break;
    t += miss < 0.0 ? step : -step;
    step *= 0.5;
  }
  return Coordinate(c.y1, c.y2).at(t) / kMaxControl;
}

}  // namespace vmd

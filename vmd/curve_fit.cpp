// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/curve_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include <glm/matrix.hpp>

#include "vmd/bezier.h"

namespace vmd {
namespace {

constexpr int kMaxByte = 127;
constexpr std::size_t kMaxPoints = 20;  // of the least squares; all gates are checked afterwards

struct Point {
  double u, wanted, weight;
};

/// The curve's y at a moment is y1 · first + y2 · second + rest, where x1 and x2 alone determine t.
struct Basis {
  double first, second, rest;
};

/// Returns the parameter at which the curve's x is u. It is nearer than that of ease(), which
/// decides in the end.
double parameterAt(double x1, double x2, double u) {
  const double cubic = 1 + 3 * x1 - 3 * x2, square = 3 * x2 - 6 * x1, linear = 3 * x1;
  double low = 0.0, high = 1.0, t = u;
  for (int i = 0; i < 16; ++i) {
    const double miss = ((cubic * t + square) * t + linear) * t - u;
    if (std::abs(miss) < 1e-7) break;
    (miss > 0.0 ? high : low) = t;
    const double slope = (3 * cubic * t + 2 * square) * t + linear;
    const double next = slope > 1e-6 ? t - miss / slope : -1.0;
    // Newton's step, where it stays inside.
    t = next > low && next < high ? next : 0.5 * (low + high);
  }
  return t;
}

Basis basisAt(double x1, double x2, double u) {
  const double t = parameterAt(x1, x2, u), s = 1 - t;
  return {3 * s * s * t, 3 * s * t * t, t * t * t};
}

struct Ends {
  double y1 = 0, y2 = 0;
};

/// These are sums of a least-squares problem in y1 and y2.
struct Sums {
  double aa = 0, ab = 0, bb = 0, ac = 0, bc = 0, cc = 0;

  void add(const Basis& basis, const Point& point) {
    const double miss = point.wanted - basis.rest, w = point.weight;
    aa += w * basis.first * basis.first;
    ab += w * basis.first * basis.second;
    bb += w * basis.second * basis.second;
    ac += w * basis.first * miss;
    bc += w * basis.second * miss;
    cc += w * miss * miss;
  }
  [[nodiscard]] double at(const Ends& y) const {
    return y.y1 * y.y1 * aa + 2 * y.y1 * y.y2 * ab + y.y2 * y.y2 * bb - 2 * y.y1 * ac - 2 * y.y2 * bc + cc;
  }
  /// Returns the best solution in [0, 1] x [0, 1].
  [[nodiscard]] Ends best() const {
    const double determinant = aa * bb - ab * ab;
    if (determinant > 1e-12 * aa * bb) {
      const Ends free{(ac * bb - bc * ab) / determinant, (bc * aa - ac * ab) / determinant};
      if (free.y1 >= 0 && free.y1 <= 1 && free.y2 >= 0 && free.y2 <= 1) return free;
    }
    Ends found;
    double least = std::numeric_limits<double>::infinity();
    const auto take = [&](const Ends& y) {
      if (const double cost = at(y); cost < least) least = cost, found = y;
    };
    for (const double edge : {0.0, 1.0}) {
      take({edge, bb > 0 ? std::clamp((bc - edge * ab) / bb, 0.0, 1.0) : 0.0});
      take({aa > 0 ? std::clamp((ac - edge * ab) / aa, 0.0, 1.0) : 0.0, edge});
    }
    return found;
  }
};

bool passes(const CurveBytes& curve, std::span<const CurveGate> gates) {
  return std::ranges::all_of(gates, [&](const CurveGate& gate) {
    const double eased = ease(curve, gate.u);
    return eased >= gate.least && eased <= gate.most;
  });
}

using Four = glm::dvec4;

/// This is a step of the least squares in all four control values at once (Gauss and Newton, damped
/// as Levenberg has it): in order x1, x2, y1, y2, each of [0, 1].
struct Slopes {
  glm::dmat4 squares{0.0};
  Four rates{0.0};
  double cost = 0.0;

  void add(const Four& c, const Point& point) {
    const double t = parameterAt(c.x, c.y, point.u), s = 1 - t;
    const double b1 = 3 * s * s * t, b2 = 3 * s * t * t;
    const auto rate = [&](double p1, double p2) {
      return 3 * s * s * p1 + 6 * s * t * (p2 - p1) + 3 * t * t * (1 - p2);
    };
    const double steep = rate(c.z, c.w) / std::max(rate(c.x, c.y), 1e-3);
    const double miss = point.wanted - (b1 * c.z + b2 * c.w + t * t * t);
    const Four by(-steep * b1, -steep * b2, b1, b2);
    squares += point.weight * glm::outerProduct(by, by);
    rates += point.weight * miss * by;
    cost += point.weight * miss * miss;
  }
};

/// This class looks for control values: coarse ones, then their best neighbours among the real
/// numbers, then whole numbers near those.
class Search {
 public:
  explicit Search(std::span<const CurveGate> gates) : gates_(gates) {
    count_ = std::min(gates.size(), kMaxPoints);
    for (std::size_t i = 0; i < count_; ++i) {
      const CurveGate& gate = gates[(2 * i + 1) * gates.size() / (2 * count_)];
      const double half = std::max(0.5 * (gate.most - gate.least), 1e-9);
      points_[i] = {gate.u, 0.5 * (gate.least + gate.most), 1.0 / (half * half)};
    }
  }

  FittedCurve run() {
    constexpr std::array<int, 5> kCoarse{0, 32, 64, 95, 127};
    for (const int x1 : kCoarse) {
      for (const int x2 : kCoarse) {
        if (look(x1, x2)) return through();
      }
    }
    Four real(found_.x1, found_.x2, found_.y1, found_.y2);
    const double cost = improve(real /= kMaxByte);
    // All misses can be within half their gates only where the mean of their squares, in these
    // units, is at most 1.
    constexpr double kHopeless = 2.0;
    if (cost > kHopeless * static_cast<double>(count_)) return {};
    if (lookNear(static_cast<int>(std::lround(real.x * kMaxByte)), static_cast<int>(std::lround(real.y * kMaxByte))))
      return through();
    return {CurveFit::Nearly, found_};
  }

 private:
  /// Improves `real` and returns its cost.
  double improve(Four& real) const {
    constexpr int kSteps = 12;
    double damping = 1e-3;
    Slopes now = slopesAt(real);
    for (int i = 0; i < kSteps && damping < 1e6; ++i) {
      glm::dmat4 squares = now.squares;
      for (int k = 0; k < 4; ++k) squares[k][k] *= 1.0 + damping;
      for (int k = 0; k < 4; ++k) squares[k][k] += 1e-12;
      const Four next = glm::clamp(real + glm::inverse(squares) * now.rates, 0.0, 1.0);
      const Slopes there = slopesAt(next);
      const bool better = there.cost < now.cost;
      const bool little = better && there.cost > 0.999 * now.cost;
      if (better) real = next, now = there;
      damping *= better ? 0.2 : 8.0;
      if (little) break;
    }
    return now.cost;
  }

  [[nodiscard]] Slopes slopesAt(const Four& real) const {
    Slopes slopes;
    for (std::size_t i = 0; i < count_; ++i) slopes.add(real, points_[i]);
    return slopes;
  }

  [[nodiscard]] FittedCurve through() const { return {CurveFit::Through, found_}; }

  bool lookNear(int x1, int x2) {
    for (int a = -1; a <= 1; ++a) {
      for (int b = -1; b <= 1; ++b) {
        if (look(x1 + a, x2 + b)) return true;
      }
    }
    for (int step = 4; step > 0;) {
      const double before = cost_;
      if (lookAround(step)) return true;
      if (cost_ >= before) step /= 2;
    }
    return false;
  }

  /// Returns true when the curve found there goes through all gates.
  bool look(int x1, int x2) {
    if (x1 < 0 || x2 < 0 || x1 > kMaxByte || x2 > kMaxByte) return false;
    Sums sums;
    for (std::size_t i = 0; i < count_; ++i)
      sums.add(basisAt(static_cast<double>(x1) / kMaxByte, static_cast<double>(x2) / kMaxByte, points_[i].u),
               points_[i]);
    const Ends ends = sums.best();
    const double y1 = std::round(ends.y1 * kMaxByte), y2 = std::round(ends.y2 * kMaxByte);
    const double cost = sums.at({y1 / kMaxByte, y2 / kMaxByte});
    if (!(cost < cost_)) return false;
    cost_ = cost;
    const auto byte = [](double value) { return static_cast<std::uint8_t>(value); };
    found_ = {static_cast<std::uint8_t>(x1), byte(y1), static_cast<std::uint8_t>(x2), byte(y2)};
    return passes(found_, gates_);
  }

  bool lookAround(int step) {
    const int x1 = found_.x1, x2 = found_.x2;
    for (const int a : {-step, 0, step}) {
      for (const int b : {-step, 0, step}) {
        if ((a != 0 || b != 0) && look(x1 + a, x2 + b)) return true;
      }
    }
    return false;
  }

  std::span<const CurveGate> gates_;
  std::array<Point, kMaxPoints> points_{};
  std::size_t count_ = 0;
  double cost_ = std::numeric_limits<double>::infinity();
  CurveBytes found_;
};

}  // namespace

FittedCurve fitCurve(std::span<const CurveGate> gates) {
  constexpr CurveBytes kStraight;
  const auto closed = [](const CurveGate& gate) {
    // The values of y stay in [0, 1].
    return !(gate.least <= 1.0) || !(gate.most >= 0.0) || !(gate.least <= gate.most);
  };
  if (std::ranges::any_of(gates, closed)) return {};
  if (passes(kStraight, gates)) return {CurveFit::Through, kStraight};
  return Search(gates).run();
}

}  // namespace vmd

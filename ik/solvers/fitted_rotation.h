// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/mat3x3.hpp>

#include "ik/solvers/numbers.h"

namespace ik::solvers {

/// This class sums up pairs of vectors and finds the rotation that brings the first of each nearest
/// to the second, by least squares.
class VectorPairs {
 public:
  void add(const Vec3& from, const Vec3& to, double weight) {
    // Column c: to times from's component c.
    for (int c = 0; c < 3; ++c) sum_[c] += to * (from[c] * weight);
    from_ = from;
    to_ = to;
    ++count_;
  }
  [[nodiscard]] int count() const { return count_; }
  /// Returns the rotation: the shortest arc of one pair; else Horn's quaternion (the largest
  /// eigenvector of a 4 x 4 matrix), which equals the result of Kabsch's singular values. Where
  /// several are equally near, since vectors lie on one line, the shortest arc.
  [[nodiscard]] Quat rotation() const;

 private:
  glm::dmat3 sum_{0.0};
  Vec3 from_{0.0}, to_{0.0};
  int count_ = 0;
};

}  // namespace ik::solvers

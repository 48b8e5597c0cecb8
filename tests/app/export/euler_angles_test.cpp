// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/euler_angles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <random>

#include <gtest/gtest.h>

namespace {

using app::ZxyAngles;

using Matrix = std::array<std::array<double, 3>, 3>;

Matrix times(const Matrix& a, const Matrix& b) {
  Matrix product{};
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      for (std::size_t k = 0; k < 3; ++k) product[i][j] += a[i][k] * b[k][j];
  return product;
}

/// Returns Rz · Rx · Ry as readers of BVH multiply it, from the definition of turns about the axes.
Matrix matrixOf(const ZxyAngles& angles) {
  const auto cosine = [](double degrees) { return std::cos(degrees * std::numbers::pi / 180.0); };
  const auto sine = [](double degrees) { return std::sin(degrees * std::numbers::pi / 180.0); };
  const double cz = cosine(angles.z), sz = sine(angles.z), cx = cosine(angles.x), sx = sine(angles.x),
               cy = cosine(angles.y), sy = sine(angles.y);
  const Matrix z{{{cz, -sz, 0}, {sz, cz, 0}, {0, 0, 1}}}, x{{{1, 0, 0}, {0, cx, -sx}, {0, sx, cx}}},
      y{{{cy, 0, sy}, {0, 1, 0}, {-sy, 0, cy}}};
  return times(z, times(x, y));
}

/// Returns the matrix of a quaternion by q v q*, with v the axes.
Matrix matrixOf(const base::Quat& q) {
  Matrix matrix{};
  for (int column = 0; column < 3; ++column) {
    base::Vec3 axis(0.0F);
    axis[column] = 1.0F;
    const base::Vec3 turned = q * axis;
    for (int row = 0; row < 3; ++row)
      matrix[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = turned[row];
  }
  return matrix;
}

double apart(const Matrix& a, const Matrix& b) {
  double most = 0.0;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j) most = std::max(most, std::abs(a[i][j] - b[i][j]));
  return most;
}

base::Quat about(const base::Vec3& axis, double degrees) {
  return glm::angleAxis(static_cast<float>(degrees * std::numbers::pi / 180.0), axis);
}
const base::Vec3 kX{1, 0, 0}, kY{0, 1, 0}, kZ{0, 0, 1};

void expectAngles(const ZxyAngles& got, const ZxyAngles& want, double tolerance = 1e-4) {
  EXPECT_NEAR(got.z, want.z, tolerance);
  EXPECT_NEAR(got.x, want.x, tolerance);
  EXPECT_NEAR(got.y, want.y, tolerance);
}

TEST(EulerAngles, AreThoseOfTurnsInTheOrderZxy) {
  // sin 15° and cos 15°: a knee that bends back by 30° in the axes of exported files.
  expectAngles(app::nearestZxy(base::Quat(0.965926F, 0.258819F, 0, 0), {}), {0, 30, 0});
  expectAngles(app::nearestZxy(about(kZ, 20) * about(kX, 30) * about(kY, 40), {}), {20, 30, 40});
  expectAngles(app::nearestZxy(about(kZ, -170) * about(kX, -80) * about(kY, 10), {-170, -80, 10}), {-170, -80, 10});
}

TEST(EulerAngles, GoOnBeyondAWholeTurn) {
  ZxyAngles angles;
  for (int degrees = 0; degrees <= 720; degrees += 10) {
    angles = app::nearestZxy(about(kZ, degrees), angles);
    expectAngles(angles, {static_cast<double>(degrees), 0, 0});
  }
  for (int degrees = 720; degrees >= -360; degrees -= 10) angles = app::nearestZxy(about(kZ, degrees), angles);
  expectAngles(angles, {-360, 0, 0});
}

TEST(EulerAngles, TakeTheSecondTripleWhereItIsNearer) {
  // A leg that swings over the top: x goes on to 170°, and doesn't turn back while z and y jump.
  ZxyAngles angles;
  for (int degrees = 0; degrees <= 170; degrees += 17) {
    angles = app::nearestZxy(about(kZ, 5) * about(kX, degrees), angles);
    expectAngles(angles, {5, static_cast<double>(degrees), 0}, 1e-3);
  }
}

TEST(EulerAngles, KeepYWhereOnlyZAndYTogetherCount) {
  for (const double x : {90.0, -90.0}) {
    const ZxyAngles before{12, x, 34};
    const base::Quat turn = about(kZ, 50) * about(kX, x) * about(kY, 30);
    const ZxyAngles angles = app::nearestZxy(turn, before);
    EXPECT_LT(apart(matrixOf(angles), matrixOf(turn)), 1e-5);
    EXPECT_NEAR(angles.x, x, 0.05);
  }
  // Exactly there: x is 90 degrees to the last bit.
  const float half = std::sqrt(0.5F);
  expectAngles(app::nearestZxy(base::Quat(half, half, 0, 0), {0, 80, 25}), {-25, 90, 25});
  expectAngles(app::nearestZxy(base::Quat(half, -half, 0, 0), {0, -80, 25}), {25, -90, 25});
}

TEST(EulerAngles, SayTheRotationAndAreTheNearest) {
  std::mt19937 random(35);
  std::normal_distribution<float> any;
  ZxyAngles before;
  for (int i = 0; i < 20000; ++i) {
    const base::Quat turn = glm::normalize(base::Quat(any(random), any(random), any(random), any(random)));
    const ZxyAngles angles = app::nearestZxy(turn, before);
    ASSERT_LT(apart(matrixOf(angles), matrixOf(turn)), 2e-6) << i;
    for (const double turnZ : {-360.0, 0.0, 360.0}) {
      for (const double turnX : {-360.0, 0.0, 360.0}) {
        for (const double turnY : {-360.0, 0.0, 360.0}) {
          const ZxyAngles other{angles.z + 180 + turnZ, 180 - angles.x + turnX, angles.y + 180 + turnY};
          const ZxyAngles same{angles.z + turnZ, angles.x + turnX, angles.y + turnY};
          const auto far = [&](const ZxyAngles& a) {
            return std::abs(a.z - before.z) + std::abs(a.x - before.x) + std::abs(a.y - before.y);
          };
          ASSERT_LE(far(angles), std::min(far(other), far(same)) + 1e-9) << i;
        }
      }
    }
    before = angles;
  }
}

}  // namespace

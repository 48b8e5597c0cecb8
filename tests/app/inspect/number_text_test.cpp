// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/number_text.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

namespace {

base::Quat about(const base::Vec3& axis, float degrees) { return glm::angleAxis(glm::radians(degrees), axis); }

TEST(NumberText, TwoDecimalsWithoutAMinusBeforeZero) {
  EXPECT_EQ(app::shownNumbers({1.0F, -0.001F, -17.256F}), "1.00, 0.00, -17.26");
  EXPECT_EQ(app::shownNumber(std::numeric_limits<double>::quiet_NaN()), "nan");
}

TEST(NumberText, AnglesAreThoseOfRyRxRz) {
  // GIVEN rotations made by the written product WHEN taken apart THEN their angles come back
  const base::Vec3 x(1, 0, 0), y(0, 1, 0), z(0, 0, 1);
  for (const base::Vec3 angles : {base::Vec3(10, 20, 30), base::Vec3(-80, 170, -100), base::Vec3(0, -45, 0)}) {
    const base::Vec3 got = app::anglesOf(about(y, angles.y) * about(x, angles.x) * about(z, angles.z));
    for (int axis = 0; axis < 3; ++axis) EXPECT_NEAR(got[axis], angles[axis], 1e-3F) << axis;
  }
  EXPECT_EQ(app::shownAngles(about(x, 90.0F)), "90.0°, 0.0°, 0.0°") << "also where two of them are one";
  EXPECT_EQ(app::shownAngles(base::Vec3(base::kPi, 0.0F, -base::kPi / 2.0F)), "180.0°, 0.0°, -90.0°");
}

}  // namespace

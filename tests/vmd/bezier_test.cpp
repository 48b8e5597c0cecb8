// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/bezier.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

namespace vmd {
namespace {

TEST(Ease, givesThePublishedNumbersOfTwelveBisections) {
  // GIVEN the curve and numbers of ik-parity.md 1
  const CurveBytes curve{0, 127, 127, 127};
  const double published[] = {0.5933867, 0.7697493, 0.875, 0.9420012, 0.9825947};
  for (int k = 1; k <= 5; ++k) {
    // WHEN eased at sixths THEN the published number, which thirteen steps would miss by 1e-5 and
    // more
    EXPECT_NEAR(ease(curve, k / 6.0), published[k - 1], 2e-7) << "at " << k << "/6";
  }
}

struct ExactRow {
  CurveBytes curve;
  double values[5];  ///< values of the exact curve at 0.1, 0.25, 0.5, 0.75, 0.9
};

class EaseOfExactCurve : public testing::TestWithParam<ExactRow> {};

TEST_P(EaseOfExactCurve, isWithinWhatTwelveBisectionsLeave) {
  // GIVEN the true values (mmd-reference.md 12.4), to six digits; the parameter's error is at most
  // its last step, 2^-13, and the slope of a coordinate at most 3
  constexpr double kBound = 3.0 / 8192.0 + 5e-7;
  constexpr double kAt[] = {0.1, 0.25, 0.5, 0.75, 0.9};
  for (int i = 0; i < 5; ++i) {
    EXPECT_NEAR(ease(GetParam().curve, kAt[i]), GetParam().values[i], kBound) << "at " << kAt[i];
  }
}

INSTANTIATE_TEST_SUITE_P(Reference, EaseOfExactCurve,
                         testing::Values(ExactRow{{20, 20, 107, 107}, {.1, .25, .5, .75, .9}},
                                         ExactRow{{64, 0, 64, 127}, {.014384, .104103, .494095, .892274, .985135}},
                                         ExactRow{{127, 0, 0, 127}, {.003762, .029725, .5, .970275, .996238}},
                                         ExactRow{{0, 127, 127, 0}, {.387400, .479055, .5, .520945, .612600}},
                                         ExactRow{{20, 107, 20, 107}, {.474861, .763610, .892697, .952171, .981251}},
                                         ExactRow{{0, 127, 33, 52}, {.578764, .661784, .725040, .831482, .925112}}));

TEST(Ease, stopsWhereTheBisectionIsExact) {
  // GIVEN curves that are symmetric about their middle, WHEN asked there THEN the middle itself
  for (int x = 0; x <= 127; ++x) {
    const auto near = static_cast<std::uint8_t>(x);
    const auto far = static_cast<std::uint8_t>(127 - x);
    EXPECT_EQ(ease({near, far, far, near}, 0.5), 0.5) << x;
  }
}

TEST(Ease, isTheStraightLineForLinearCurves) {
  EXPECT_EQ(ease({20, 20, 107, 107}, 0.3), 0.3);
  EXPECT_EQ(ease({0, 0, 0, 0}, 0.7), 0.7);
  EXPECT_EQ(ease({90, 90, 3, 3}, 0.123), 0.123);
}

TEST(Ease, takesControlValuesAbove127As127) {
  EXPECT_EQ(ease({0, 200, 255, 128}, 1.0 / 6.0), ease({0, 127, 127, 127}, 1.0 / 6.0));
  EXPECT_EQ(ease({255, 200, 107, 107}, 0.4), 0.4) << "both are 127, so the curve is linear";
}

TEST(Ease, staysInsideForAnyMoment) {
  for (const CurveBytes& curve : {CurveBytes{}, CurveBytes{127, 0, 0, 127}}) {
    EXPECT_NEAR(ease(curve, -1.0), 0.0, 4e-4);
    EXPECT_NEAR(ease(curve, 2.0), 1.0, 4e-4);
    EXPECT_NEAR(ease(curve, std::numeric_limits<double>::quiet_NaN()), 0.0, 4e-4);
    EXPECT_NEAR(ease(curve, std::numeric_limits<double>::infinity()), 1.0, 4e-4);
  }
}

TEST(Ease, neverRunsBackwardsWhereTheCurveRises) {
  // GIVEN curves over a grid of control values; y1 and y2 in [0, 127] make the true curve rise
  for (int p = 0; p < 256; ++p) {
    const auto value = [p](int digit) { return static_cast<std::uint8_t>(((p >> (2 * digit)) & 3) * 127 / 3); };
    const CurveBytes curve{value(0), value(1), value(2), value(3)};
    double before = 0.0;
    for (int k = 0; k <= 300; ++k) {
      const double now = ease(curve, k / 300.0);
      EXPECT_GE(now, before) << "curve " << p << " at " << k;
      EXPECT_LE(now, 1.0);
      before = now;
    }
  }
}

}  // namespace
}  // namespace vmd

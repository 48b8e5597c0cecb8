// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/curve_fit.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "vmd/bezier.h"

namespace vmd {
namespace {

/// Returns gates around a curve, at the whole frames between two keys.
template <class Value>
std::vector<CurveGate> gatesAround(Value value, int frames, double half) {
  std::vector<CurveGate> gates;
  for (int i = 1; i < frames; ++i) {
    const double u = static_cast<double>(i) / frames;
    gates.push_back({u, value(u) - half, value(u) + half});
  }
  return gates;
}

void expectThrough(const CurveBytes& curve, const std::vector<CurveGate>& gates) {
  for (const CurveGate& gate : gates) {
    EXPECT_GE(ease(curve, gate.u), gate.least) << gate.u;
    EXPECT_LE(ease(curve, gate.u), gate.most) << gate.u;
  }
}

TEST(FitCurve, aStraightLineIsALinearCurve) {
  const FittedCurve fitted = fitCurve(gatesAround([](double u) { return u; }, 12, 1e-9));
  ASSERT_EQ(fitted.fit, CurveFit::Through);
  EXPECT_TRUE(isLinear(fitted.curve));
}

TEST(FitCurve, noGatesAtAllAreALinearCurve) {
  const FittedCurve fitted = fitCurve({});
  ASSERT_EQ(fitted.fit, CurveFit::Through);
  EXPECT_TRUE(isLinear(fitted.curve));
}

TEST(FitCurve, aCurveOfMmdsIsFoundAgain) {
  // GIVEN curves as in dances, and odd ones, known to a thousandth of the distance
  for (const CurveBytes made : {CurveBytes{64, 0, 64, 127},
                                {20, 107, 20, 107},
                                {0, 127, 33, 52},
                                {127, 0, 0, 127},
                                {90, 10, 117, 60},
                                {3, 40, 80, 127},
                                {0, 0, 10, 127}}) {
    const auto gates = gatesAround([&](double u) { return ease(made, u); }, 30, 1e-3);
    // WHEN a fit is computed THEN there is one, which goes through all gates
    const FittedCurve fitted = fitCurve(gates);
    ASSERT_EQ(fitted.fit, CurveFit::Through)
        << int{made.x1} << ' ' << int{made.y1} << ' ' << int{made.x2} << ' ' << int{made.y2};
    expectThrough(fitted.curve, gates);
  }
}

TEST(FitCurve, aSineIsNearEnough) {
  // GIVEN half a wave, which no cubic is: (1 - cos(pi u)) / 2
  const auto wave = [](double u) { return 0.5 - 0.5 * std::cos(M_PI * u); };
  const auto gates = gatesAround(wave, 40, 5e-3);
  const FittedCurve fitted = fitCurve(gates);
  ASSERT_EQ(fitted.fit, CurveFit::Through);
  expectThrough(fitted.curve, gates);
  // AND an exact one doesn't exist
  EXPECT_EQ(fitCurve(gatesAround(wave, 40, 1e-5)).fit, CurveFit::None);
}

TEST(FitCurve, aPartOfACurveIsOneOfRealNumbers) {
  // GIVEN the first seven tenths of a curve, known to a ten thousandth
  const CurveBytes made{64, 0, 64, 127};
  const auto part = [&](double u) { return ease(made, 0.7 * u) / ease(made, 0.7); };
  // THEN whole numbers may miss it, but the search doesn't give up
  EXPECT_NE(fitCurve(gatesAround(part, 21, 2e-4)).fit, CurveFit::None);
}

TEST(FitCurve, whatNoCurveReachesIsRefused) {
  EXPECT_EQ(fitCurve(std::vector<CurveGate>{{0.5, 1.01, 1.2}}).fit, CurveFit::None) << "beyond the later key";
  EXPECT_EQ(fitCurve(std::vector<CurveGate>{{0.5, -0.3, -0.01}}).fit, CurveFit::None) << "before the earlier one";
  EXPECT_EQ(fitCurve(std::vector<CurveGate>{{0.3, 0.9, 1.0}, {0.6, 0.0, 0.1}}).fit, CurveFit::None) << "down again";
  const double nan = std::nan("");
  EXPECT_EQ(fitCurve(std::vector<CurveGate>{{0.5, nan, nan}}).fit, CurveFit::None);
}

}  // namespace
}  // namespace vmd

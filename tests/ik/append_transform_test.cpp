// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/append_transform.h"

#include <gtest/gtest.h>

#include "tests/ik/rig.h"

namespace {

using base::Quat;
using base::Vec3;
using support::degreesAboutX;
using support::degreesBetween;
using support::kLocal;
using support::kRotation;
using support::kTranslation;
using support::kX;
using support::kZ;
using support::Rig;
using support::rotation;

TEST(AppendTransform, ScalesOnTheShortWayWithoutClamping) {
  // B2, B3, B4 of mmd-reference.md 12.7
  const auto scaled = [](float degrees, float ratio) { return ik::scaledRotation(rotation(degrees, kZ), ratio); };
  EXPECT_LT(degreesBetween(scaled(90, 0.5F), rotation(45, kZ)), 1e-3F);
  EXPECT_LT(degreesBetween(scaled(90, -1.0F), rotation(-90, kZ)), 1e-3F);
  EXPECT_LT(degreesBetween(scaled(60, 2.0F), rotation(120, kZ)), 1e-3F);
  EXPECT_LT(degreesBetween(scaled(170, 2.0F), Quat(-0.984808F, 0, 0, 0.173648F)), 1e-3F);
  EXPECT_LT(degreesBetween(scaled(200, 0.5F), rotation(-80, kZ)), 1e-3F);
  EXPECT_LT(degreesBetween(scaled(0, 0.5F), rotation(0, kZ)), 1e-6F);
  EXPECT_LT(degreesBetween(scaled(1e-5F, 3.0F), rotation(3e-5F, kZ)), 1e-6F);
}

TEST(AppendTransform, ChainsPassOnOwnAndAppended) {
  // GIVEN A turned by 40 degrees, B = half of A + own 10, C = half of B (B5)
  Rig rig;
  const auto a = rig.add({0, 0, 0}, -1), b = rig.add({1, 0, 0}, -1), c = rig.add({2, 0, 0}, -1);
  rig.setAppend(b, a, 0.5F, kRotation);
  rig.setAppend(c, b, 0.5F, kRotation);
  rig.build();
  rig.local(a).rotation = rotation(40, kX);
  rig.local(b).rotation = rotation(10, kX);
  rig.solve();
  EXPECT_NEAR(degreesAboutX(rig.posed(b).rotation), 30.0F, 1e-3F);
  EXPECT_NEAR(degreesAboutX(rig.posed(c).rotation), 15.0F, 1e-3F);
}

TEST(AppendTransform, TranslationsAdd) {
  // B6: half of (2,0,0) and own (1,0,0); a third bone takes twice of what the second has
  Rig rig;
  const auto a = rig.add({0, 5, 0}, -1), b = rig.add({0, 0, 0}, -1), c = rig.add({0, 0, 0}, -1);
  rig.setAppend(b, a, 0.5F, kTranslation);
  rig.setAppend(c, b, 2.0F, kTranslation);
  rig.build();
  rig.local(a).translation = {2, 0, 0};
  rig.local(b).translation = {1, 0, 0};
  rig.solve();
  EXPECT_NEAR(glm::length(rig.posed(b).translation - Vec3(2, 0, 0)), 0.0F, 1e-6F);
  EXPECT_NEAR(glm::length(rig.posed(c).translation - Vec3(4, 0, 0)), 0.0F, 1e-6F);
}

TEST(AppendTransform, MorphsAreLentToo) {
  // GIVEN a source moved by a bone morph and by the motion
  Rig rig;
  const auto a = rig.add({0, 0, 0}, -1), b = rig.add({0, 0, 0}, -1);
  rig.setAppend(b, a, 1.0F, kRotation | kTranslation);
  rig.build();
  rig.local(a) = {{1, 0, 0}, rotation(90, kX)};
  rig.morph(a) = {{0, 1, 0}, rotation(90, kZ)};
  rig.solve();
  // THEN the source gives morph · animation and the sum
  EXPECT_LT(degreesBetween(rig.posed(b).rotation, rotation(90, kZ) * rotation(90, kX)), 1e-3F);
  EXPECT_NEAR(glm::length(rig.posed(b).translation - Vec3(1, 1, 0)), 0.0F, 1e-6F);
}

TEST(AppendTransform, LocalFlagReadsTheModelTransform) {
  // GIVEN a source at rest whose parent is turned by 90 degrees about X
  Rig rig;
  const auto root = rig.add({0, 0, 0}, -1), a = rig.add({0, 1, 0}, root), b = rig.add({5, 0, 0}, -1);
  rig.setAppend(b, a, 1.0F, kRotation | kTranslation | kLocal);
  rig.build();
  rig.local(root).rotation = rotation(90, kX);
  rig.solve();
  // THEN the bone has that rotation, and the source's movement: from (0,1,0) to (0,0,1)
  EXPECT_NEAR(degreesAboutX(rig.posed(b).rotation), 90.0F, 1e-3F);
  EXPECT_NEAR(glm::length(rig.posed(b).translation - Vec3(5, -1, 1)), 0.0F, 1e-6F);
}

TEST(AppendTransform, IsAppliedAfterTheBonesOwnRotation) {
  // rotation = animation · append: the append turns first (mmd-reference.md 6.3)
  Rig rig;
  const auto a = rig.add({0, 0, 0}, -1), b = rig.add({0, 0, 0}, -1);
  rig.setAppend(b, a, 1.0F, kRotation);
  rig.build();
  rig.local(a).rotation = rotation(90, kX);
  rig.local(b).rotation = rotation(90, kZ);
  rig.solve();
  EXPECT_LT(degreesBetween(rig.posed(b).rotation, rotation(90, kZ) * rotation(90, kX)), 1e-3F);
}

}  // namespace

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/gradient.h"

#include <gtest/gtest.h>

namespace {

using app::Gradient, app::GroundShadow;

float lightness(const base::Vec3& c) { return (c.x + c.y + c.z) / 3.0F; }

TEST(Gradient, TheFloorFadesOut) {
  EXPECT_FLOAT_EQ(app::floorOpacity(0, 0), 1.0F);
  // (1 - (30 / 60)^2)^2, whatever the direction
  EXPECT_FLOAT_EQ(app::floorOpacity(30, 0), 0.5625F);
  EXPECT_FLOAT_EQ(app::floorOpacity(-18, 24), 0.5625F);
  EXPECT_FLOAT_EQ(app::floorOpacity(0, -60), 0.0F);
  EXPECT_FLOAT_EQ(app::floorOpacity(60, 60), 0.0F);
}

TEST(Gradient, TheDarkOneIsDarkAndItsGridIsSeen) {
  const auto light = app::coloursOf(Gradient::Light), dark = app::coloursOf(Gradient::Dark);
  for (const base::Vec3& of : {light.top, light.bottom}) {
    EXPECT_GT(lightness(of), 0.75F);
    EXPECT_LT(lightness(light.grid), lightness(of) - 0.1F);
  }
  for (const base::Vec3& of : {dark.top, dark.bottom}) {
    EXPECT_LT(lightness(of), 0.3F);
    EXPECT_GT(lightness(of), 0.1F);  // black hair stands out
    EXPECT_GT(lightness(dark.grid), lightness(of) + 0.05F);
  }
}

TEST(Gradient, ShadowsOnItDarkenIt) {
  const vmd::LightState light;
  // MMD's shadow has the light's colour (mmd-reference.md 11.8).
  EXPECT_EQ(app::groundShadowColour(light, GroundShadow::Opaque, Gradient::None), base::Vec4(light.colour, 1.0F));
  EXPECT_EQ(app::groundShadowColour(light, GroundShadow::Translucent, Gradient::None), base::Vec4(light.colour, 0.5F));
  for (const Gradient gradient : {Gradient::Light, Gradient::Dark}) {
    const base::Vec4 opaque = app::groundShadowColour(light, GroundShadow::Opaque, gradient);
    EXPECT_EQ(base::Vec3(opaque), base::Vec3(0.0F));
    EXPECT_LT(opaque.w, 0.6F);
    EXPECT_FLOAT_EQ(app::groundShadowColour(light, GroundShadow::Translucent, gradient).w, 0.5F * opaque.w);
  }
}

}  // namespace

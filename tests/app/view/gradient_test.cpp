// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/gradient.h"

#include <gtest/gtest.h>
#include <glm/common.hpp>

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

TEST(Gradient, ContactShadowsAreDarkestOnTheDarkOneAndNowhereElse) {
  for (const GroundShadow shadow : {GroundShadow::Off, GroundShadow::Opaque, GroundShadow::Translucent})
    EXPECT_EQ(app::contactOpacity(shadow, Gradient::None), 0.0F);
  for (const Gradient gradient : {Gradient::Light, Gradient::Dark}) {
    const float opaque = app::contactOpacity(GroundShadow::Opaque, gradient);
    EXPECT_EQ(app::contactOpacity(GroundShadow::Off, gradient), 0.0F);
    EXPECT_FLOAT_EQ(app::contactOpacity(GroundShadow::Translucent, gradient), 0.5F * opaque);
    EXPECT_GT(opaque, 0.3F);
    EXPECT_LT(opaque, 0.8F);
  }
}

TEST(Gradient, DarkShoesStandOutFromTheDarkFloorAndItsGridFromIt) {
  // Black leather in the toon's light is about a seventh of white.
  constexpr float kLeather = 0.14F;
  const auto dark = app::coloursOf(Gradient::Dark);
  const base::Vec4 colour = app::floorColour(Gradient::Dark);
  const base::Vec3 floor = glm::mix(dark.bottom, base::Vec3(colour), colour.w);
  EXPECT_GT(lightness(floor), kLeather + 0.1F);
  EXPECT_LT(lightness(floor), 0.35F);
  EXPECT_GT(lightness(dark.grid), lightness(floor) + 0.05F);
  EXPECT_EQ(app::floorColour(Gradient::Light).w, 0.0F);
}

}  // namespace

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <gtest/gtest.h>
#include <QColor>
#include <QImage>

#include "app/scene/scene_view.h"
#include "app/scene/shader_source.h"
#include "app/textures/model_textures.h"
#include "pmx/model/model.h"

namespace support {

/// Returns a model of one square that faces MMD's default camera: 10 units wide, centre (0, 10, z),
/// one bone at the origin. The square's material is plain white diffuse unless changed.
[[nodiscard]] pmx::Model square(base::Vec3 normal = {0, 0, -1}, float z = 0.0F);

/// Adds another such square as a material of its own.
void addSquare(pmx::Model& model, base::Vec3 normal, float z, float halfSide = 5.0F);

/// This normal faces MMD's default camera.
inline constexpr base::Vec3 kTowardsCamera{0, 0, -1};
/// This is the row and the column of the middle of a picture of draw()'s own size.
inline constexpr int kMiddle = 48;
/// A picture for squares side by side is twice as wide; kWideMiddle is the column of its middle.
inline constexpr QSize kWideSize{192, 96};
inline constexpr int kWideMiddle = 96;
/// This light goes from the camera into the scene and slightly down, so that nearer squares cast
/// shadow on those behind them.
inline const vmd::LightState kFrontLight{base::Vec3(154.0F / 255.0F), {0.0F, -0.1F, 1.0F}};
inline const QColor kRed(255, 0, 0), kGreen(0, 255, 0), kBlue(0, 0, 255);

struct Shadows {
  app::GroundShadow ground = app::GroundShadow::Off;
  vmd::SelfShadowState self;
};

/// Draws a model at rest with MMD's default camera and light, no ground, white background. `images`
/// are those of model.textures, in their order.
[[nodiscard]] QImage draw(const pmx::Model& model, const std::vector<QImage>& images = {}, QSize size = {96, 96},
                          const vmd::CameraState& camera = {}, const vmd::LightState& light = {},
                          const Shadows& shadows = {});

/// This class is a model at rest as an actor that can be shown. The model is the caller's and must
/// outlive it.
class Resting {
 public:
  explicit Resting(const pmx::Model& model);
  ~Resting();
  Resting(Resting&&) noexcept;

  app::ActorFrame frame;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Returns a picture of one colour.
[[nodiscard]] QImage plain(const QColor& colour, int width = 8, int height = 8);

}  // namespace support

/// Compares the colour of a pixel with another, with a tolerance in 255ths for each channel; prints
/// both.
::testing::AssertionResult colourNear(const QImage& picture, int x, int y, const QColor& wanted, int tolerance = 1);

#define ODORI_NEEDS_OPENGL()                                              \
  if (!app::gpuLimits().usable()) {                                       \
    if (qEnvironmentVariableIsSet("CI")) FAIL() << "no OpenGL 3.3 in CI"; \
    GTEST_SKIP() << "no OpenGL 3.3 here";                                 \
  }

// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "app/show/placement.h"
#include "pmx/base/math.h"

namespace app {

/// This is the block of resources/shaders/view.glsl (std140), with values for the whole picture.
/// World space is MMD's.
struct ViewBlock {
  base::Mat4 worldToClip{1.0F}, worldToView{1.0F}, worldToGround{1.0F}, worldToShadowMap{1.0F}, worldToShadowClip{1.0F};
  base::Vec4 shadowSizes{0.0F};  ///< units a texel, units of depth, darkening a unit, texels a side
  base::Vec4 groundShadowColour{0.0F};
  base::Vec3 lightColour{0.0F};
  float orthographic = 0.0F;  ///< 1: rays are parallel to viewForward
  base::Vec3 lightDirection{0.0F};
  float pixelScale = 1.0F;  ///< pixels drawn per pixel of the picture, each way
  base::Vec3 cameraEye{0.0F};
  std::int32_t selfShadow = 0;  ///< 1: some material may receive it
  base::Vec3 viewForward{0.0F};
  /// Where a picture that moves is drawn with fewer pixels, an outline is at least this wide, in
  /// world units at a distance of 1 along the view (orthographic: at any), and translucent to make
  /// up for it. It is the size of a drawn pixel; 0 leaves outlines as they are.
  float leastOutline = 0.0F;
  /// Other than 0: for each direction an eye stands so many world units to the right of cameraEye
  /// (negative: to the left), times the cosine of the direction's latitude. It is an eye of a
  /// picture of all directions for two eyes.
  float eyeRing = 0.0F;
  float unused[3] = {};
};
static_assert(sizeof(ViewBlock) == 432 && offsetof(ViewBlock, lightColour) == 352 &&
              offsetof(ViewBlock, viewForward) == 400);

/// This is the block of resources/shaders/actor.glsl (std140), with the transform of one actor.
struct ActorBlock {
  base::Vec4 modelToWorld[3] = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}};  ///< rows
  float modelScale = 1.0F;
  float edgeWidth = 0.0F;  ///< world units, for an edge size and scale of 1
  std::int32_t shown = 0;  ///< 0: leaves no mark
  std::int32_t unused = 0;

  void place(const Placement& placement) {
    const base::Mat4 rows = glm::transpose(placement.matrix());
    for (int i = 0; i < 3; ++i) modelToWorld[i] = rows[i];
    modelScale = placement.scale;
  }
};
static_assert(sizeof(ActorBlock) == 64);

}  // namespace app
